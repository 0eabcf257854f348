// Whom a "he" or a "she" of a story means, where it can be only one.
import type { Mention } from '#server/companion/voice/reading/people.ts'

/** The only one it can be, if there is one and he was spoken of just before. */
export function whoIs(
  fitting: readonly Mention[],
  sentence: number,
  people: readonly Mention[] = fitting,
  justNow = false,
): string | 'nobody' | 'unsure' {
  const before = fitting.filter(each => each.sentence < sentence)
  if (!before.some(each => each.name)) return 'nobody'
  // "He left everything to the boy": he is not the boy.
  if (!before[0]!.name) return 'unsure'
  const named = before.filter(each => each.name)
  const distinct = (some: readonly Mention[]) => new Set(some.map(each => each.name))
  // Whoever is spoken of all along is near, by name or as "he"; in a story of several, or as
  // the one to whom something is done, only if it was just now.
  const alone = distinct(people.filter(each => each.name)).size === 1
  const spoken = before.some(each => each.sentence >= sentence - (alone && !justNow ? 2 : 1))
  const near = spoken ? named.filter(each => each.sentence >= sentence - 6) : []
  // With two in reach it may be either: a wrong name is worse than none.
  const sure = distinct(named).size === 1 ? near : []
  // "The vet said two weeks. She's fourteen. She still wants the ball": only right after it is the vet.
  const [first] = sure
  if (first && !first.gender && /^the /.test(first.name) && sure.at(-1)!.sentence !== sentence - 1)
    return 'unsure'
  // "My tutor" may be a man: where a woman was spoken of as well, "she" is hardly the tutor.
  const other = named.some(each => each.gender && each.name !== sure[0]?.name)
  // "The owner walked past with a customer. He …": whom no list knows may have come before whom it does.
  const doubtful = sure.every(each => !each.gender && !each.leads)
  return !sure[0] || doubtful || (!sure[0].gender && other) ? 'unsure' : sure[0].name
}
