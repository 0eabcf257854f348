/** The first words of a text, enough to tell it from others: for labels that name a message. */
const LETTERS = 40

export function startOf(text: string): string {
  const letters = [...text.trim()]
  if (letters.length <= LETTERS) return letters.join('')
  const start = letters.slice(0, LETTERS + 1).join('')
  const words = start.replace(/\s+\S*$/u, '')
  // One long word, or a language written without spaces, is cut within it.
  return `${words === start ? letters.slice(0, LETTERS).join('') : words}…`
}
