// Mends slips in the few dozen words the rules hang on ("myslef", "sucide", "dieee", "killmyself"), and only there:
// a slip that is itself an ordinary word is left alone.
import { mendable, ordinary } from './lexicon/forms.ts'

export type Spelling = {
  /** The word as meant; two or more words with spaces when it was written without them. */
  mend: (word: string) => string
  /** The mended word, or null when it is none that the rules know. */
  known: (word: string) => string | null
}

export function createSpelling(vocabulary: ReadonlySet<string>): Spelling {
  const slips = new Map<string, string>()
  for (const word of mendable) {
    for (const slip of slipsOf(word)) {
      if (!vocabulary.has(slip) && !ordinary.has(slip) && !slips.has(slip)) slips.set(slip, word)
    }
  }
  const known = (word: string): string | null => {
    if (vocabulary.has(word)) return word
    const slip = slips.get(word)
    if (slip) return slip
    const single = singled(word)
    if (single !== word) {
      if (vocabulary.has(single) && single.length > 2) return single
      const slipped = slips.get(single)
      if (slipped) return slipped
    }
    return word.length > 5 && word.length < 60 && roots.test(word) ? cutUp(word, vocabulary) : null
  }
  const mend = (word: string) => (vocabulary.has(word) || ordinary.has(word) ? word : (known(word) ?? word))
  return { known, mend }
}

const doubled = /(\p{L})\1+/gu

// Every letter once where it stood twice or more; a quick look first, since most words have none.
function singled(word: string): string {
  for (let i = 1; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    if (unit === word.charCodeAt(i - 1) || (unit & 0xf800) === 0xd800) return word.replace(doubled, '$1')
  }
  return word
}

const roots = /die|dead|kill|suicid|selfh|life|alive|exist|hurt|myself/u

function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let i = 0; i < word.length; i++) {
    const without = word.slice(0, i) + word.slice(i + 1)
    if (word.length > 3 && i > 0) slips.push(without)
    slips.push(word.slice(0, i + 1) + word.slice(i))
    if (i + 1 < word.length) slips.push(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2))
    for (const near of neighbours[word[i]!] ?? '') {
      if (word.length > 4) slips.push(word.slice(0, i) + near + word.slice(i + 1))
    }
  }
  return slips
}

const neighbours: Record<string, string> = {
  ...{
    a: 'sq',
    c: 'vxks',
    d: 'sf',
    e: 'wra',
    f: 'dgv',
    h: 'gj',
    i: 'uoey',
    k: 'jlc',
    l: 'k',
    m: 'n',
    n: 'm',
  },
  ...{ o: 'ip', p: 'o', r: 'te', s: 'adz', t: 'ry', u: 'yioe', v: 'bf', w: 'qe', x: 'zc', y: 'tui' },
}

// Words run together ("iwanttodie"): the fewest known words that make it up, or null.
function cutUp(word: string, vocabulary: ReadonlySet<string>): string | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || !(vocabulary.has(part) && (part.length > 1 || part === 'i'))) continue
      const now = best[end]
      if (!now || before.length + 1 < now.length) best[end] = [...before, part]
    }
  }
  const cut = best[word.length]
  return cut && cut.length < 9 ? cut.join(' ') : null
}
