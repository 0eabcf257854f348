/** A text as it is compared when somebody searches: without case and accents, so that "cafe" finds "Café". */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words somebody asked for; all of them must occur. */
export function wordsAskedFor(asked: string): string[] {
  return fold(asked).split(/\s+/).filter(Boolean)
}
