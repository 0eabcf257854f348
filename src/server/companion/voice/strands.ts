// A message of several sentences: the two or three clauses that carry it, in the person's order.
import type { Clause } from './clauses.ts'
import type { Plan } from './compose.ts'
import { clauseEcho, type Echo } from './echo.ts'
import { verdictOf } from './verdict.ts'
import { byWeight, said, type Ways, wholeEcho } from './ways.ts'

export function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const wish = { heavy: reading.weight !== 'ordinary' }
  const most = 14
  const seen = new Set<number>()
  const strands = byWeight(ways)
    .filter(clause => !clause.question && !verdictOf(clause.words))
    .map(clause => ({ clause, whole: wholeEcho(ways, clause, most), part: clauseEcho(clause, most) }))
    .map(({ clause, whole, part }) => ({ clause, whole: !!whole, echo: whole ?? part }))
    .filter(
      (each): each is { clause: Clause; whole: boolean; echo: Echo } =>
        !!each.echo && each.echo.count >= 3 && !each.echo.absolute,
    )
    .filter(
      each =>
        !/^(?:you )?(?:don't know|think|guess|mean)\b|^(?:that|it)(?:'s| is| was)\b(?! been)/.test(
          each.echo.text,
        ),
    )
    .filter(each => {
      if (each.whole && seen.has(each.clause.sentence)) return false
      if (each.whole) seen.add(each.clause.sentence)
      return true
    })
  const inOrder = (picked: typeof strands) =>
    picked
      .sort((a, b) => reading.clauses.indexOf(a.clause) - reading.clauses.indexOf(b.clause))
      .map(each => said(each.echo.text))
  if (long) withoutStrays(strands)
  const plans: Plan[] = []
  const tone = (picked: typeof strands) =>
    picked.some(each => ways.reader.polarity(each.clause) === 'neg') ? ('neg' as const) : ('any' as const)
  if (!long) withAntecedent(strands, reading.clauses)
  const threeWords = strands.slice(0, 3).reduce((sum, each) => sum + each.echo.count, 0)
  if (long && strands.length >= 3 && threeWords <= 33) {
    const [one, two, three] = inOrder(strands.slice(0, 3))
    plans.push({
      frame: 'three',
      slots: { one: one!, two: two!, three: three! },
      wish: { ...wish, polarity: tone(strands.slice(0, 3)) },
    })
  }
  if (strands.length >= 2) {
    const [one, two] = inOrder(strands.slice(0, 2))
    plans.push({
      frame: 'two',
      slots: { one: one!, two: two! },
      wish: { ...wish, polarity: tone(strands.slice(0, 2)) },
    })
  }
  return plans
}

/** In a long story "he eats your yoghurt" is anybody's doing: such a clause comes only where nothing else is left. */
function withoutStrays(strands: { echo: Echo }[]): void {
  const stray = (each: { echo: Echo }) =>
    +/^(?:then |now )?(?:he|she|they|it|him|her)\b/i.test(each.echo.text)
  strands.sort((a, b) => stray(a) - stray(b))
}

/** "She died on Tuesday" says nothing without the sentence that says who she was. */
function withAntecedent(strands: { clause: Clause; echo: Echo }[], clauses: readonly Clause[]): void {
  const [first, second] = strands
  if (!first || !second) return
  const earliest = clauses.indexOf(first.clause) < clauses.indexOf(second.clause) ? first : second
  if (!/^(?:he|she|they|him|her)\b/.test(earliest.echo.text)) return
  const at = strands.findIndex(
    each =>
      clauses.indexOf(each.clause) < clauses.indexOf(earliest.clause) && /\byour? \w+/.test(each.echo.text),
  )
  if (at < 2) return
  const [named] = strands.splice(at, 1)
  strands.splice(earliest === first ? 1 : 0, 0, named!)
  if (earliest !== first) strands.splice(1, 0, ...strands.splice(strands.indexOf(earliest), 1))
}
