// Whom a "he" or a "she" of a story means, where it can be only one.
import type { Mention } from './people.ts'

/** The only one it can be, if there is one and he was spoken of just before. */
export function whoIs(fitting: readonly Mention[], sentence: number): string | 'nobody' | 'unsure' {
  const before = fitting.filter(each => each.sentence < sentence)
  if (!before.some(each => each.name)) return 'nobody'
  // "He left everything to the boy": he is not the boy.
  if (!before[0]!.name) return 'unsure'
  const named = before.filter(each => each.name)
  const distinct = (some: readonly Mention[]) => new Set(some.map(each => each.name))
  // Whoever is spoken of all along is near, by name or as "he".
  const spoken = before.some(each => each.sentence >= sentence - 2)
  const near = named.filter(each => each.sentence >= sentence - (spoken ? 6 : 2))
  const last = named.filter(each => each.sentence === sentence - 1)
  // Of several, whom the sentence before was about; of one, whoever was spoken of just now.
  const sure = distinct(named).size === 1 ? near : distinct(last).size === 1 && last[0]!.leads ? last : []
  // "My tutor" may be a man: where a woman was spoken of as well, "she" is hardly the tutor.
  const other = named.some(each => each.gender && each.name !== sure[0]?.name)
  // "The owner walked past with a customer. He …": whom no list knows may have come before whom it does.
  const doubtful = sure.every(each => !each.gender && !each.leads)
  return !sure[0] || doubtful || (!sure[0].gender && other) ? 'unsure' : sure[0].name
}
