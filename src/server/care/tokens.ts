// Turns a text into sentences of plain lower-case tokens, each token knowing whether it stood in quotation marks.
// Contractions are opened, empty words dropped and set phrases rewritten, so that the rules see one form.
import { contractions, fillers, heldJust, ordinary, rewrites } from './lexicon/forms.ts'
import { kindAt, kinds, pieceEnd } from './pieces.ts'
import { vocabulary } from './vocabulary.ts'

/** A sentence as the rules see it. */
export class Sentence {
  readonly tokens: string[] = []
  /** The tokens' numbers in the vocabulary; -1 for a word that no layer knows. */
  readonly ids: number[] = []
  readonly quoted: boolean[] = []
  private marked: string | null = null
  private offsets: number[] | null = null

  push(token: string, id: number, quoted: boolean): void {
    this.tokens.push(token)
    this.ids.push(id)
    this.quoted.push(quoted)
  }

  /** Tokens with a space before each and the marks ^ and $ at the ends; made only when asked for. */
  get line(): string {
    this.marked ??= ` ^ ${this.tokens.map(token => `${token} `).join('')}$ `
    return this.marked
  }

  /** Where each token starts in `line`. */
  get starts(): number[] {
    if (this.offsets) return this.offsets
    let at = 2
    this.offsets = this.tokens.map(token => {
      const start = at
      at += token.length + 1
      return start
    })
    return this.offsets
  }
}

const longest = 80
const comma = vocabulary.add(',')

/** Makes a reader of texts that mends spelling by `spell`. */
export function createSentenceReader(spell: (word: string) => string): (text: string) => Sentence[] {
  for (const word of [...contractions.keys(), ...ordinary]) vocabulary.add(word)
  // What a word of the vocabulary opens into, worked out when it is first met; null when it stays as it is.
  const opened: (Sentence | null | undefined)[] = []
  const open = (word: string): Sentence | null => {
    const parts = openWord(word, spell)
    if (parts.length === 1 && parts[0] === word) return null
    const form = new Sentence()
    for (const part of parts) form.push(part, vocabulary.find(part), false)
    return form
  }
  const openKnown = (id: number): Sentence | null => {
    while (opened.length <= id) opened.push(undefined)
    const before = opened[id]
    if (before !== undefined) return before
    const form = open(vocabulary.words[id]!)
    opened[id] = form
    return form
  }
  return text => {
    const sentences: Sentence[] = []
    let draft = new Sentence()
    let inQuote = false
    const close = () => {
      if (draft.tokens.length === 0) return
      sentences.push(finish(draft))
      draft = new Sentence()
    }
    const add = (token: string, id: number) => {
      draft.push(token, id, inQuote)
      if (draft.tokens.length >= longest) close()
    }
    for (let at = 0, end = 0; at < text.length; at = end) {
      const kind = kindAt(text, at)
      end = pieceEnd(text, at, kind)
      if (kind <= kinds.han) {
        const id = vocabulary.find(text, at, end)
        const word = id < 0 ? text.slice(at, end) : vocabulary.words[id]!
        const form = id < 0 ? open(word) : openKnown(id)
        if (form === null) add(word, id)
        else for (let i = 0; i < form.tokens.length; i++) add(form.tokens[i]!, form.ids[i]!)
      } else if (kind === kinds.stop) close()
      else if (kind === kinds.pause) add(',', comma)
      else if (kind === kinds.mark || kind === kinds.sign) {
        const piece = text.slice(at, end)
        add(piece, vocabulary.find(piece))
      } else if (kind !== kinds.nothing) {
        inQuote = kind === kinds.quoteEither ? !inQuote : kind === kinds.quoteOpens
        add(',', comma)
      }
    }
    close()
    return sentences
  }
}

function openWord(piece: string, spell: (word: string) => string): string[] {
  const curly = piece.includes('’') ? piece.replaceAll('’', "'") : piece
  const word = curly.endsWith("'") ? curly.slice(0, -1) : curly
  const whole = contractions.get(word)
  if (whole) return whole
  const cut = word.indexOf("'")
  if (cut > 0) return openApostrophe(word, cut, spell)
  const spelt = spell(word)
  const form = contractions.get(spelt)
  if (form) return form
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

const just = vocabulary.add('just')
const held = new Set([...heldJust].map(word => vocabulary.add(word)))

type Rewrite = { from: number[]; to: Sentence }

const rewritesById = new Map<number, Rewrite[]>()
for (const options of rewrites.values()) {
  const byIds = options.map(({ from, to }) => {
    const into = new Sentence()
    for (const word of to) into.push(word, vocabulary.add(word), false)
    return { from: from.map(word => vocabulary.add(word)), to: into }
  })
  rewritesById.set(byIds[0]!.from[0]!, byIds)
}

// What finishing looks at, by the word's number: 1 an empty word, 2 the first word of a set phrase.
const filler = 1
const rewritten = 2
const fillerIds = [...fillers].map(word => vocabulary.add(word))
const special = new Uint8Array(vocabulary.words.length)
for (const id of fillerIds) special[id]! |= filler
for (const id of rewritesById.keys()) special[id]! |= rewritten

const isSpecial = (id: number) => id >= 0 && id < special.length && special[id] !== 0

function finish(draft: Sentence): Sentence {
  const { tokens, ids, quoted } = draft
  if (!ids.some(isSpecial)) return draft
  const finished = new Sentence()
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    const stays = !isSpecial(id) || (id === just && held.has(ids[i + 1] ?? -1))
    if (!stays && special[id]! & filler) continue
    const rewrite = stays ? null : rewriteAt(ids, i)
    if (!rewrite) {
      finished.push(tokens[i]!, id, quoted[i]!)
      continue
    }
    const { from, to } = rewrite
    for (let k = 0; k < to.tokens.length; k++) finished.push(to.tokens[k]!, to.ids[k]!, quoted[i]!)
    i += from.length - 1
  }
  return finished
}

function rewriteAt(ids: readonly number[], at: number): Rewrite | null {
  for (const rewrite of rewritesById.get(ids[at]!) ?? []) {
    const { from } = rewrite
    let i = 1
    while (i < from.length && ids[at + i] === from[i]) i++
    if (i === from.length) return rewrite
  }
  return null
}
