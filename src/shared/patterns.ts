/** Builds regular expressions from word lists in data files; an entry may be a pattern itself. */

export function oneOf(words: readonly string[]): string {
  return `(?:${words.join('|')})`
}

/** The same, but not inside a longer word. */
export function wholeWord(words: readonly string[]): string {
  return `\\b${oneOf(words)}\\b`
}

/** Fills placeholders such as <NUMBER>, which several patterns share. */
export function fillPattern(source: string, parts: Record<string, string>): string {
  return source.replace(/<([A-Z]+)>/g, (_, name: string) => {
    if (!(name in parts)) throw new Error(`${name} is no part of a pattern.`)
    return parts[name]!
  })
}
