/** Folds case and accents for searching, so "cafe" finds "Café". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words somebody asked for; all of them must occur. */
export function wordsAskedFor(asked: string): string[] {
  return fold(asked).split(/\s+/).filter(Boolean)
}
