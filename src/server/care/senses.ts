// Says which of some hundred plain notions (dying, a door, a husband, food, tonight ...) each word of a sentence
// stands for, the same in nine languages, so that what was learned from one word holds for its neighbours.
import { contractions } from './lexicon/forms.ts'
import { fold } from './normalise.ts'
import { Steps } from './steps.ts'
import type { Sentence } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

export type Senses = {
  names: string[]
  /** The notions of a sentence in the order of its words; a denied one has `names.length` added. */
  read: (sentence: Sentence, into: number[]) => void
  denied: number
}

/** A word's own notions, and the state from which rows that begin with it go on. */
type Entry = { own: readonly number[]; state: number }

const han = /\p{Script=Han}/u
const denialReach = 3
const none: readonly number[] = []
const shortestStem = 4
const longestStem = 10

export function createSenses(text: string): Senses {
  const names: string[] = []
  // Words and rows of two or three by the words' numbers, and stems by their letters, each with its notions.
  const rows = new Steps()
  const ofRow: number[][] = []
  const stems = new Steps()
  const ofStem: number[][] = []
  const put = (notions: number[][], state: number, id: number) => {
    while (notions.length <= state) notions.push([])
    if (!notions[state]!.includes(id)) notions[state]!.push(id)
  }
  for (const row of text.trim().split('\n')) {
    const [name, list] = row.split(': ')
    const id = names.push(name!) - 1
    for (const raw of list!.trim().split(' ')) {
      const tokens = tokensOf(fold(raw))
      let state = 0
      if (tokens.length === 1 && raw.endsWith('*')) {
        for (const sign of tokens[0]!.slice(0, -1).split('')) state = stems.add(state, sign.charCodeAt(0))
        put(ofStem, state, id)
      } else {
        for (const token of tokens) state = rows.add(state, vocabulary.add(token))
        put(ofRow, state, id)
      }
    }
  }
  const not = names.indexOf('not')
  // The notions of the longest stem that the word begins with.
  const stemmed = (token: string): readonly number[] => {
    let best = none
    let state = 0
    for (let i = 0; i < token.length && i < longestStem; i++) {
      state = stems.go(state, token.charCodeAt(i))
      if (state < 0) return best
      const found = i + 1 >= shortestStem ? ofStem[state] : undefined
      if (found && found.length > 0) best = found
    }
    return best
  }
  // What the words of the vocabulary stand for, worked out when they are first met.
  const known: (Entry | undefined)[] = []
  const look = (token: string, id: number): Entry => {
    const state = id < 0 ? -1 : rows.go(0, id)
    const own = state < 0 ? none : (ofRow[state] ?? none)
    return { own: own.length > 0 ? own : stemmed(token), state }
  }
  const lookKnown = (token: string, id: number): Entry => {
    while (known.length <= id) known.push(undefined)
    const entry = known[id] ?? look(token, id)
    known[id] = entry
    return entry
  }
  const read = ({ tokens, ids }: Sentence, into: number[]) => {
    let deniedUntil = -1
    for (let i = 0; i < tokens.length; i++) {
      const id = ids[i]!
      const { own, state } = id < 0 ? look(tokens[i]!, id) : lookKnown(tokens[i]!, id)
      const add = i <= deniedUntil ? names.length : 0
      // Rows of two and of three words that begin here.
      for (let k = i + 1, at = state; at >= 0 && k < i + 3 && k < ids.length; k++) {
        at = ids[k]! < 0 ? -1 : rows.go(at, ids[k]!)
        const found = at < 0 ? none : (ofRow[at] ?? none)
        for (let j = 0; j < found.length; j++) into.push(found[j]! + add)
      }
      for (let j = 0; j < own.length; j++) {
        const notion = own[j]!
        if (notion === not) deniedUntil = i + denialReach
        into.push(notion === not ? notion : notion + add)
      }
    }
  }
  return { names, read, denied: names.length }
}

// As the tokenizer would give it: contractions opened, Chinese sign by sign.
function tokensOf(word: string): string[] {
  const parts = word.split('_').flatMap(part => (han.test(part) ? [...part] : [part]))
  return parts.flatMap(part => {
    const form = contractions.get(part)
    return form?.length === 1 ? form : [part]
  })
}
