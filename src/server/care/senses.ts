// Says which of some hundred plain notions (dying, a door, a husband, food, tonight ...) each word of a sentence
// stands for, the same in nine languages, so that what was learned from one word holds for its neighbours.
import { contractions } from './lexicon/forms.ts'
import { fold } from './normalise.ts'

export type Senses = {
  names: string[]
  /** The notions of a sentence in the order of its words; a denied one has `names.length` added. */
  read: (tokens: readonly string[], into: number[]) => void
  denied: number
}

type Entry = { own: number[]; starts: boolean }

const han = /\p{Script=Han}/u
const nothing: Entry = { own: [], starts: false }
const denialReach = 3

export function createSenses(text: string): Senses {
  const names: string[] = []
  const words = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const starters = new Set<string>()
  const put = (map: Map<string, number[]>, key: string, id: number) => {
    const known = map.get(key)
    if (!known) map.set(key, [id])
    else if (!known.includes(id)) known.push(id)
  }
  for (const row of text.trim().split('\n')) {
    const [name, list] = row.split(': ')
    const id = names.push(name!) - 1
    for (const raw of list!.trim().split(' ')) {
      const tokens = tokensOf(fold(raw))
      if (tokens.length === 1 && raw.endsWith('*')) put(stems, tokens[0]!.slice(0, -1), id)
      else put(words, tokens.join(' '), id)
      if (tokens.length > 1) starters.add(tokens[0]!)
    }
  }
  const not = names.indexOf('not')
  const seen = new Map<string, Entry>()
  const look = (token: string): Entry => {
    const before = seen.get(token)
    if (before) return before
    const own = words.get(token) ?? stemmed(token, stems)
    const starts = starters.has(token)
    const entry = own || starts ? { own: own ?? [], starts } : nothing
    if (seen.size > 5000) seen.clear()
    seen.set(token, entry)
    return entry
  }
  const read = (tokens: readonly string[], into: number[]) => {
    let deniedUntil = -1
    for (let i = 0; i < tokens.length; i++) {
      const { own, starts } = look(tokens[i]!)
      const add = i <= deniedUntil ? names.length : 0
      if (starts) {
        const two = `${tokens[i]} ${tokens[i + 1]}`
        for (const id of words.get(two) ?? []) into.push(id + add)
        for (const id of words.get(`${two} ${tokens[i + 2]}`) ?? []) into.push(id + add)
      }
      for (const id of own) {
        if (id === not) deniedUntil = i + denialReach
        into.push(id === not ? id : id + add)
      }
    }
  }
  return { names, read, denied: names.length }
}

function stemmed(token: string, stems: Map<string, number[]>): number[] | undefined {
  for (let end = Math.min(token.length, 10); end > 3; end--) {
    const found = stems.get(token.slice(0, end))
    if (found) return found
  }
  return undefined
}

// As the tokenizer would give it: contractions opened, Chinese sign by sign.
function tokensOf(word: string): string[] {
  const parts = word.split('_').flatMap(part => (han.test(part) ? [...part] : [part]))
  return parts.flatMap(part => {
    const form = contractions.get(part)
    return form?.length === 1 ? form : [part]
  })
}
