// The common words of English: to tell a slip of the fingers from a word, and English from other languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWordList } from './word-list.ts'

export type Vocabulary = {
  /** One of the common words. */
  knows: (word: string) => boolean
  /** Common or rare, it is a word and no slip. */
  spells: (word: string) => boolean
  /** In the large word list: however rare, it is right as it was typed. */
  lists: (word: string) => boolean
  /** The place in the order of frequency, or -1. */
  rank: (word: string) => number
  /** The commonest words, and the contractions. */
  commonest: (many: number) => string[]
}

const contractions =
  "i'm i've i'd i'll don't can't won't didn't doesn't isn't wasn't aren't weren't couldn't wouldn't shouldn't haven't hasn't hadn't mustn't needn't that's what's who's how's where's it's he's she's they're they've they'll they'd you're you've you'll you'd we're we've we'll we'd there's here's let's it'll he'll she'll it'd he'd she'd that'll o'clock"

export function loadVocabulary(folder: string, lexicon: string): Vocabulary {
  const ranks = new Map<string, number>()
  const words = readFileSync(join(folder, 'words.txt'), 'utf8').split('\n').filter(Boolean)
  words.forEach((word, at) => void ranks.set(word, at))
  for (const word of contractions.split(' ')) if (!ranks.has(word)) ranks.set(word, words.length)
  const rare = new Set(readFileSync(join(lexicon, 'dictionary.txt'), 'utf8').split('\n'))
  const lists = loadWordList(join(lexicon, 'words.bloom'))
  const rank = (word: string) => ranks.get(word) ?? -1
  return {
    knows: word => ranks.has(word),
    spells: word => ranks.has(word) || rare.has(word),
    lists,
    rank,
    commonest: many => [...words.slice(0, many), ...contractions.split(' ')],
  }
}
