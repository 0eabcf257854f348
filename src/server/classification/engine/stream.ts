/**
 * The words of a text as the cues read them: fillers left out, chat spellings and misspellings put right, sentence
 * ends marked. Every word still knows the token it came from.
 */
import { CHAT, FILLERS } from './everyday-spelling.ts'
import { STOP } from './machine.ts'
import type { Token } from './tokens.ts'

export type Stream = {
  words: string[]
  /** for each word the index of its token, or -1 for a mark that stands for no token */
  tokens: number[]
  /** for each word the number of its sentence */
  sentences: number[]
  /** for each word: does it stand between quotation marks */
  quoted: boolean[]
  /** for each word: is it written like a name */
  names: boolean[]
  /** for each sentence: does it end in a question mark */
  asks: boolean[]
}

/** Before these "so" is a reason and stays, as "therefore"; elsewhere it only adds force. */
const SO_THAT = new Set('i we he she they you it that my no nobody people'.split(' '))

/** After these an "'s" is "is"; after a name or a noun it may be a possession. */
const IS_AFTER = new Set(
  `it that this what there here he she who where how when everything nothing something everyone nobody someone life one
   point matter`.split(/\s+/),
)

const MEANT = new Map(Object.entries(CHAT))

/** Puts a word right, and tells whether it is one. */
export type Correct = { correct: (word: string) => string; knows: (word: string) => boolean }

export function toStream(text: string, tokens: Token[], correct: Correct): Stream {
  const inSingle = singleQuotes(text)
  const stream: Stream = { words: [], tokens: [], sentences: [], quoted: [], names: [], asks: [false] }
  let sentence = 0
  let quote = -1
  let fresh = true
  const add = (word: string, token: number) => {
    stream.words.push(word)
    stream.tokens.push(token)
    stream.sentences.push(sentence)
    stream.names.push(token >= 0 && isName(tokens, token, stream.words.at(-2) === '<', correct))
    stream.quoted.push(quote >= 0 || (token >= 0 && inSingle(tokens[token]!.start)))
  }
  tokens.forEach((token, index) => {
    if (token.kind === 'mark') {
      const { word } = token
      if (word === '"') {
        if (quote >= 0) quote = -1
        else if (closes(tokens, index)) quote = index
      } else if (word === '.' || word === '!' || word === '?' || word === '\n') {
        if (word === '?') stream.asks[sentence] = true
        if (fresh) return
        add(STOP, -1)
        stream.asks[++sentence] = false
        fresh = true
      } else if (word !== '-' && word !== '*' && !fresh) add(',', -1)
      else if (word === '-' && spaced(tokens, index) && !fresh) add(',', -1)
      return
    }
    if (fresh) {
      add('<', -1)
      fresh = false
    }
    const word =
      token.kind === 'word' ? normal(token.word, correct) : token.kind === 'number' ? '#' : token.word
    if (word === "'s" && IS_AFTER.has(tokens[index - 1]?.word ?? '')) add('is', index)
    else if (word === 'so') {
      if (SO_THAT.has(tokens[index + 1]?.word ?? '')) add('therefore', index)
    } else if (!FILLERS.has(word)) add(word, index)
  })
  return stream
}

const SINGLE = /(?<=^|[\s(:])['‘](?:[^'‘’\n]|['’](?=\p{L}))+['’](?=[\s.,!?;:)]|$)/gu

/** Tells whether a place stands between single quotation marks (an apostrophe inside a word is none). */
function singleQuotes(text: string): (place: number) => boolean {
  if (!/['‘’]/.test(text)) return () => false
  const spans = [...text.matchAll(SINGLE)].map(found => [found.index, found.index + found[0].length] as const)
  return place => spans.some(([from, to]) => place >= from && place < to)
}

/** A capital inside a sentence, or one at its start on a word nobody knows. */
function isName(tokens: Token[], at: number, first: boolean, correct: Correct): boolean {
  const { word, capital, kind } = tokens[at]!
  if (kind === 'name') return true
  if (!capital || kind !== 'word' || word === 'i' || word.length < 3) return false
  return first ? !correct.knows(word) : !tokens[at + 1]?.capital || !tokens[at - 1]?.capital
}

/** Is there a closing quotation mark further on? A lone one (inches, a slip) opens nothing. */
function closes(tokens: Token[], from: number): boolean {
  for (let i = from + 1; i < tokens.length; i++) if (tokens[i]!.word === '"') return true
  return false
}

/** A dash with room around it parts clauses; one inside a word does not. */
function spaced(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  return !before || !after || before.end < tokens[at]!.start || after.start > tokens[at]!.end
}

function normal(word: string, { correct }: Correct): string {
  return MEANT.get(word) ?? correct(word)
}

/** Cues are written in everyday spelling; the same changes apply to them. */
export function cueWord(word: string): string {
  if (word === 'so') return ''
  return MEANT.get(word) ?? word
}
