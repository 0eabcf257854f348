/** Between two single quotes, with apostrophes inside of words. */
const QUOTED = /(^|[\s([“])'(?=\S)([^']*(?:\p{L}'\p{L}[^']*)*)'(?!\p{L})/gu

/** Straight quotes and apostrophes, as the companion's lines are stored, in the shape in which they are printed. */
export function typographic(text: string): string {
  return text
    .replace(/(^|[\s([“])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(QUOTED, '$1‘$2’')
    .replaceAll("'", '’')
}
