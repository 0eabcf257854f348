/**
 * Cuts a text into the word pieces the model was trained with, as BERT's own tokenizer does, and remembers where in the
 * text each piece stands: evidence is shown as the person's own characters, which the published tokenizers for
 * JavaScript cannot tell. Takes time in proportion to the text, whatever it holds.
 */
import { readFileSync } from 'node:fs'

export type Piece = { id: number; start: number; end: number /** Begins a word. */; first: boolean }

const UNKNOWN = 100
/** Longer ones are unknown as a whole, as in BERT. */
const LONGEST_WORD = 100

const space = /\s/u
const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u
const mark = /\p{Mn}/u
const punctuation = /[\p{P}$+<=>^`|~]/u
const ideograph = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]/u

/** Phones type curly quotes where the messages it learned from have straight ones. */
const straight: Record<string, string> = { '‘': "'", '’': "'", '“': '"', '”': '"' }

type Word = { letters: string; starts: number[]; ends: number[] }

export function createWordPieces(vocabularyFile: string | URL) {
  const ids = new Map(
    readFileSync(vocabularyFile, 'utf8')
      .split('\n')
      .map((piece, id) => [piece.replace(/\r$/, ''), id] as const),
  )

  function cut(text: string): Piece[] {
    const pieces: Piece[] = []
    for (const word of wordsOf(text)) addPieces(word, ids, pieces)
    return pieces
  }

  return { cut }
}

/** Lower-case words without accents; punctuation and ideographs are words of their own. Keeps each letter's offset. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let word: Word | undefined
  let at = 0
  for (const sign of text) {
    const start = at
    at += sign.length
    if (space.test(sign)) {
      word = undefined
      continue
    }
    if (sign === '\ufffd' || control.test(sign)) continue
    const alone = punctuation.test(sign) || ideograph.test(sign)
    if (alone || !word) {
      word = { letters: '', starts: [], ends: [] }
      words.push(word)
    }
    addLetters(word, sign, start, at)
    if (alone) word = undefined
  }
  return words
}

function addLetters(word: Word, sign: string, start: number, end: number): void {
  const typed = straight[sign] ?? sign
  const folded = typed < '\u0080' ? typed.toLowerCase() : typed.toLowerCase().normalize('NFD')
  for (const letter of folded) {
    if (letter > '\u007f' && mark.test(letter)) continue
    word.letters += letter
    for (let unit = 0; unit < letter.length; unit += 1) {
      word.starts.push(start)
      word.ends.push(end)
    }
  }
}

/** Takes the longest known piece each time; if any part of a word is unknown, the whole word is. */
function addPieces({ letters, starts, ends }: Word, ids: Map<string, number>, pieces: Piece[]): void {
  if (letters.length === 0) return
  const found: Piece[] = []
  let from = 0
  while (from < letters.length && letters.length <= LONGEST_WORD) {
    let to = letters.length
    let id: number | undefined
    for (; to > from; to -= 1) {
      id = ids.get(from === 0 ? letters.slice(0, to) : `##${letters.slice(from, to)}`)
      if (id !== undefined) break
    }
    if (id === undefined) break
    found.push({ id, start: starts[from]!, end: ends[to - 1]!, first: from === 0 })
    from = to
  }
  if (from === letters.length) pieces.push(...found)
  else pieces.push({ id: UNKNOWN, start: starts[0]!, end: ends.at(-1)!, first: true })
}
