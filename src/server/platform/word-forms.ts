/**
 * Finds words in any of their forms, so that "sleep" finds "slept" and "sleeping". By the Morphy rules of WordNet:
 * its list of irregular forms, then endings taken off. A part of a word is found as well.
 */
import irregular from './irregular-forms.json' with { type: 'json' }

const bases = new Map(Object.entries(irregular))
const irregularOf = Map.groupBy(bases.keys(), form => bases.get(form)!)

/** Ending, and what stands in its place in the base form. */
const ENDINGS: readonly [ending: string, base: string][] = [
  ['s', ''],
  ['es', ''],
  ['es', 'e'],
  ['ies', 'y'],
  ['men', 'man'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
]
const SHORTEST_BASE = 3
/** Forms of a word begin alike, apart from irregular ones: only such words of a text are looked at. */
const BEGINNING = 2

export type WordForms = ReturnType<typeof wordForms>

/** `words` as asked for, and texts folded alike. */
export function wordForms(words: readonly string[]) {
  const wanted = words.map(word => ({ word, bases: basesOf(word), candidates: candidatesFor(word) }))
  type Wanted = (typeof wanted)[number]

  function formsOf({ bases: asked, candidates }: Wanted, text: string): string[] {
    return [...new Set(text.match(candidates))].filter(form => !asked.isDisjointFrom(basesOf(form)))
  }

  const isIn = (one: Wanted, text: string) => text.includes(one.word) || formsOf(one, text).length > 0

  return {
    /** What stands in the text for the words: they themselves, and their forms. */
    in: (text: string): string[] =>
      wanted.flatMap(one => [...(text.includes(one.word) ? [one.word] : []), ...formsOf(one, text)]),
    count: (text: string): number => wanted.filter(one => isIn(one, text)).length,
    areAllIn: (text: string): boolean => wanted.every(one => isIn(one, text)),
  }
}

/** Words this one may be a form of, itself included. */
function basesOf(word: string): Set<string> {
  const found = new Set([word])
  const base = bases.get(word)
  if (base) found.add(base)
  for (const [ending, instead] of ENDINGS) {
    const begin = word.slice(0, -ending.length)
    if (word.endsWith(ending) && begin.length + instead.length >= SHORTEST_BASE) found.add(begin + instead)
  }
  return found
}

function candidatesFor(word: string): RegExp {
  const known = [...basesOf(word)].flatMap(base => [base, ...(irregularOf.get(base) ?? [])])
  const beginnings = new Set(known.map(form => RegExp.escape([...form].slice(0, BEGINNING).join(''))))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...beginnings].join('|')})[\\p{L}\\p{N}]*`, 'gu')
}
