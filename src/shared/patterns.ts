/** Patterns made of the lists of words that lie in data files; an entry of a list may be a pattern itself. */

export function oneOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`
}

/** The same where it does not stand inside a longer word. */
export function wholeWord(words: readonly string[]): string {
  return `\\b${oneOf(words)}\\b`
}

/** A pattern in which places such as <NUMBER> stand for parts that several patterns share. */
export function withParts(source: string, parts: Record<string, string>): string {
  return source.replace(/<([A-Z]+)>/g, (_, name: string) => {
    if (!(name in parts)) throw new Error(`${name} is no part of a pattern.`)
    return parts[name]!
  })
}
