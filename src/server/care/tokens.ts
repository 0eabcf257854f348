// Turns a text into sentences of plain lower-case tokens, each token knowing whether it stood in quotation marks.
// Contractions are opened, empty words dropped and set phrases rewritten, so that the rules see one form.
import { contractions, fillers, heldJust, rewrites } from './lexicon/forms.ts'

export type Sentence = {
  tokens: string[]
  quoted: boolean[]
  /** Tokens with a space before each and the marks ^ and $ at the ends: what the patterns run over. */
  line: string
  /** Where each token starts in `line`. */
  starts: number[]
}

const longest = 80

type Draft = { tokens: string[]; quoted: boolean[] }

export function readSentences(text: string, spell: (word: string) => string): Sentence[] {
  const drafts: Draft[] = []
  let draft: Draft = { tokens: [], quoted: [] }
  let inQuote = false
  const close = () => {
    if (draft.tokens.length > 0) drafts.push(draft)
    draft = { tokens: [], quoted: [] }
  }
  const add = (token: string) => {
    draft.tokens.push(token)
    draft.quoted.push(inQuote)
    if (draft.tokens.length >= longest) close()
  }
  for (const piece of text.match(beyondAscii.test(text) ? pieces : asciiPieces) ?? []) {
    const kind = kindOf(piece)
    if (kind === 'word') {
      for (const part of openWord(piece, spell)) add(part)
    } else if (kind === 'stop') close()
    else if (kind === 'pause') add(',')
    else if (kind === 'quote') {
      inQuote = opens.has(piece) ? true : closes.has(piece) ? false : !inQuote
      add(',')
    } else add(piece)
  }
  close()
  return drafts.map(finish)
}

// Words (any letters and marks, apostrophes inside), single Han signs, emoji, and the punctuation that matters.
const pieces =
  /\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:['’*@$!][\p{L}\p{M}\p{N}]+)*['’]?|\.{2,}|…|[.!?;\n。！？।؟]|[,:()[\]/—–，、：،]| - |["“”«»„「」]|\p{Extended_Pictographic}/gu
// The same for plain letters, which is most text, and much faster.
const asciiPieces = /[a-z0-9]+(?:['*@$!][a-z0-9]+)*'?|\.{2,}|[.!?;\n]|[,:()[\]/]| - |"/g
const beyondAscii = /[^\x20-\x7e\s]/
const opens = new Set(['“', '«', '„', '「'])
const closes = new Set(['”', '»', '」'])
const stops = new Set(['.', '!', '?', ';', '\n', '。', '！', '？', '।', '؟'])
const pauses = new Set([...[',', ':', '(', ')', '[', ']', '/', '—', '–', '，', '、', '：', '،', ' - ', '…']])
const letter = /^[\p{L}\p{N}]/u

function kindOf(piece: string): 'word' | 'stop' | 'pause' | 'quote' | 'sign' {
  const code = piece.charCodeAt(0)
  if ((code > 96 && code < 123) || (code > 47 && code < 58)) return 'word'
  if (letter.test(piece)) return 'word'
  if (stops.has(piece)) return 'stop'
  if (pauses.has(piece) || piece.startsWith('..')) return 'pause'
  return opens.has(piece) || closes.has(piece) || piece === '"' ? 'quote' : 'sign'
}

function openWord(piece: string, spell: (word: string) => string): string[] {
  const curly = piece.includes('’') ? piece.replaceAll('’', "'") : piece
  const word = curly.endsWith("'") ? curly.slice(0, -1) : curly
  const whole = contractions.get(word)
  if (whole) return whole
  const cut = word.indexOf("'")
  if (cut > 0) return openApostrophe(word, cut, spell)
  const spelt = spell(word)
  const opened = contractions.get(spelt)
  if (opened) return opened
  return spelt.includes(' ') ? spelt.split(' ').flatMap(part => contractions.get(part) ?? [part]) : [spelt]
}

const endings: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

function openApostrophe(word: string, cut: number, spell: (word: string) => string): string[] {
  const head = word.slice(0, cut)
  const tail = word.slice(cut + 1)
  if (tail === 't' && head.endsWith('n')) return [head.slice(0, -1), 'not']
  const ending = endings[tail]
  if (ending) return [head, ending]
  // A possessive says nothing the rules need; French and Italian elisions stand as two words.
  if (tail === 's') return [spell(head)]
  return [head, ...(tail ? [spell(tail.replace(/'/gu, ''))] : [])]
}

function finish(draft: Draft): Sentence {
  const tokens: string[] = []
  const quoted: boolean[] = []
  for (let i = 0; i < draft.tokens.length; i++) {
    const token = draft.tokens[i]!
    if (token === 'just' && heldJust.has(draft.tokens[i + 1] ?? '')) {
      tokens.push(token)
      quoted.push(draft.quoted[i]!)
      continue
    }
    if (fillers.has(token)) continue
    const rewrite = rewriteAt(draft.tokens, i)
    if (rewrite) {
      for (const word of rewrite.to) {
        tokens.push(word)
        quoted.push(draft.quoted[i]!)
      }
      i += rewrite.length - 1
      continue
    }
    tokens.push(token)
    quoted.push(draft.quoted[i]!)
  }
  return lineUp(tokens, quoted)
}

function rewriteAt(tokens: string[], at: number): { length: number; to: string[] } | null {
  const options = rewrites.get(tokens[at]!)
  if (!options) return null
  for (const { from, to } of options) {
    let i = 1
    while (i < from.length && tokens[at + i] === from[i]) i++
    if (i === from.length) return { length: from.length, to }
  }
  return null
}

function lineUp(tokens: string[], quoted: boolean[]): Sentence {
  const starts: number[] = []
  let line = ' ^'
  for (const token of tokens) {
    starts.push(line.length)
    line += ` ${token}`
  }
  return { tokens, quoted, line: `${line} $ `, starts }
}
