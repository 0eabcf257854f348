/** Tells what of a reply nobody wrote. */

const days = '(?:today|yesterday|earlier|on \\w+(?: \\w+)?)'
/** Whom or what somebody told of, as it is said back to them. */
const mentioned = '(?:(?:your|the) )?([^.!?"]{1,40}?)'

/** What is left of a reply when every written line, and every quotation of theirs, is taken out. */
export function takesOut(written: Iterable<string>) {
  const longestFirst = [...new Set(written)].sort((a, b) => b.length - a.length)
  const frames = longestFirst
    .filter(line => line.includes('{'))
    .map(frame =>
      frame
        .replace(/[.?()]/g, '\\$&')
        .replace('{when}', days)
        .replace('{it}', mentioned)
        .replace(/\{\w+\}/g, ''),
    )
    .map(pattern => new RegExp(pattern, 'i'))

  return (reply: string, said: readonly string[]): string => {
    let rest = reply
    // First our own lines whole, since some have quotation marks of their own.
    for (const line of longestFirst) rest = rest.replace(line, '')
    rest = rest.replace(/"([^"]*)"/g, (quote, own: string) =>
      said.some(text => text.replace(/["“”]/g, "'").replace(/\s+/g, ' ').includes(own)) ? '""' : quote,
    )
    const isTheirs = (words: string) => said.some(text => text.toLowerCase().includes(words.toLowerCase()))
    for (const frame of frames)
      rest = rest.replace(frame, (line, ...found) =>
        typeof found[0] === 'string' && !isTheirs(found[0]) ? line : '',
      )
    return rest.trim()
  }
}
