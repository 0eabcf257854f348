/** Straight quotes and apostrophes, as the companion's lines are stored, in the shape in which they are printed. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([“])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
