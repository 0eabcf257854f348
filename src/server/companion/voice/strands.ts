// A message of several sentences: the two or three clauses that carry it, in the person's order.
import { onlyPerson, type Person, withNames } from './antecedent.ts'
import type { Clause } from './clauses.ts'
import type { Plan } from './compose.ts'
import { clauseEcho, type Echo } from './echo.ts'
import { loss, weightOf } from './heavy.ts'
import { textOf } from './parse.ts'
import { verdictOf } from './verdict.ts'
import { byWeight, isHarsh, said, type Ways, wholeEcho } from './ways.ts'
import { leans } from './whole.ts'

export function strandPlans(ways: Ways, long: boolean): Plan[] {
  const { reading } = ways
  const wish = { heavy: reading.weight !== 'ordinary' }
  const most = 14
  const seen = new Set<number>()
  const whole = long ? undefined : fromFirstToLast(ways)
  const strands = byWeight(ways)
    .filter(clause => !clause.question && !callsNames(clause, ways))
    .map(clause => ({
      clause,
      whole: wholeEcho(ways, clause, most),
      part: clauseEcho(clause, isHeavy(clause) ? 18 : most),
    }))
    .map(({ clause, whole, part }) => ({ clause, whole: !!whole, echo: whole ?? part }))
    .filter(
      (each): each is { clause: Clause; whole: boolean; echo: Echo } =>
        !!each.echo &&
        each.echo.count >=
          (long &&
          !isHeavy(each.clause) &&
          !ways.reader.feeling(each.clause) &&
          ways.reader.polarity(each.clause) !== 'neg'
            ? 5
            : 3) &&
        !each.echo.absolute,
    )
    .filter(
      each =>
        !(each.echo.count < 6 && /^(?:you )?(?:don't know|think|guess|mean)\b/.test(each.echo.text)) &&
        !/^(?:that\b|it(?:'s| is| was)\b(?! been))/.test(each.echo.text),
    )
    .filter(each => {
      if (each.whole && seen.has(each.clause.sentence)) return false
      if (each.whole) seen.add(each.clause.sentence)
      return true
    })
  if (long) withoutStrays(strands)
  // Too much of a copy, it may still give way to two of the three.
  const plans: Plan[] = whole ? [whole] : []
  const person = onlyPerson(reading)
  // The heaviest clause, if there is one, is always told; the others are those that can be told beside it.
  const heaviest = strands.find(each => isHeavy(each.clause))
  const order = heaviest ? [heaviest, ...strands.filter(each => each !== heaviest)] : strands
  // Two leave room for a sentence on what it all may mean.
  for (const count of long ? (ways.meaning ? [2, 3] : [3, 2]) : [2]) {
    // Where the weightiest can be told beside nothing ("he goes quiet"), the next ones are tried.
    let picked: ReturnType<typeof pick>
    for (let from = 0; from < Math.min(4, order.length) && !picked; from++)
      picked = pick(order.slice(from), count, reading.clauses, person)
    if (!picked) continue
    const polarity = picked.some(each => ways.reader.polarity(each.clause) === 'neg') ? 'neg' : 'any'
    const [one, two, three] = picked.map(each => said({ ...each.echo, text: each.text }))
    if (three)
      plans.push({ frame: 'three', slots: { one: one!, two: two!, three }, wish: { ...wish, polarity } })
    else plans.push({ frame: 'two', slots: { one: one!, two: two! }, wish: { ...wish, polarity } })
  }
  return plans
}

type Strand = { clause: Clause; echo: Echo }

/** "I'm a bully": whatever the noun, where somebody is hard on themselves it is a verdict and no fact. */
const callsNames = (clause: Clause, { route }: Ways): boolean => {
  const text = textOf(clause.words)
  const named = /^I(?:'m| am|'ve been| was) (?:such |just |only |basically )?an? /i.test(text)
  return (
    !!verdictOf(clause.words) || isHarsh(text) || (named && route.formScore('selfcrit') > hardOnThemselves)
  )
}
const hardOnThemselves = 0.15

/** Three short sentences are told whole: which of them is the point need not be guessed, and everybody is named. */
function fromFirstToLast(ways: Ways): Plan | undefined {
  const { reading, reader } = ways
  if (reading.sentences !== 3 || reading.clauses.some(each => each.question || callsNames(each, ways)))
    return undefined
  const echoes = [0, 1, 2].map(sentence => {
    const clauses = reading.clauses.filter(each => each.sentence === sentence)
    return clauses.length === 1 ? clauseEcho(clauses[0]!, 14) : clauses[0] && wholeEcho(ways, clauses[0], 16)
  })
  const [one, two, three] = echoes
  if (!one || !two || !three || echoes.some(echo => echo!.absolute)) return undefined
  if (one.count + two.count + three.count > 28) return undefined
  const polarity = reading.clauses.some(each => reader.polarity(each) === 'neg') ? 'neg' : 'any'
  const slots = { one: said(one), two: said(two), three: said(three) }
  return { frame: 'three.short', slots, wish: { heavy: reading.weight !== 'ordinary', polarity } }
}

const isHeavy = (clause: Clause): boolean => {
  const text = textOf(clause.words)
  return weightOf(text) !== 'ordinary' || loss.test(text)
}

/** So many strands, the first ones first, that can be told in the person's order with everybody named. */
function pick(
  strands: readonly Strand[],
  count: number,
  clauses: readonly Clause[],
  person: Person | undefined,
): (Strand & { text: string })[] | undefined {
  const [first, ...others] = strands
  if (!first) return undefined
  let chosen: Strand[] = [first]
  const told = (some: readonly Strand[]) => {
    const sorted = [...some].sort((a, b) => clauses.indexOf(a.clause) - clauses.indexOf(b.clause))
    // "he died in 1998" after a sentence about mum would be about nobody.
    const stray = sorted.some((each, at) => {
      if (person || at === 0 || !/^(?:he|she|his|her)\b/.test(each.echo.text)) return false
      const here = clauses.indexOf(each.clause)
      const last = sorted[at - 1]!.clause
      return clauses.indexOf(last) !== here - 1 && last.sentence < each.clause.sentence - 1
    })
    if (stray) return undefined
    // Told from the start and without a gap, everybody is as clear as the person made them.
    const gapless = clauses.length <= 3 && sorted.every((each, at) => each.clause === clauses[at])
    if (gapless && sorted.length > 1) return sorted.map(each => ({ ...each, text: each.echo.text }))
    if (sorted.some(each => leans(each.echo.text))) return undefined
    const texts = withNames(
      sorted.map(each => each.echo.text),
      person,
      /^(?:he|she|they)\b/i.test(textOf(clauses[0]?.words ?? [])) && !person,
    )
    return texts && sorted.map((each, at) => ({ ...each, text: texts[at]! }))
  }
  // Two halves of one sentence tell less of a story than two sentences.
  const elsewhere = others.filter(each => each.clause.sentence !== first.clause.sentence)
  const inOrder = [...elsewhere, ...others.filter(each => !elsewhere.includes(each))]
  for (const other of inOrder.slice(0, 12)) {
    if (chosen.length === count) break
    const words = [...chosen, other].reduce((sum, each) => sum + each.echo.count, 0)
    if (words > (count === 3 ? 33 : 31)) continue
    // Two that lean on each other may be told together where neither can be alone.
    if (told([...chosen, other])) chosen = [...chosen, other]
  }
  return chosen.length === count ? told(chosen) : undefined
}

/** In a long story "he eats your yoghurt" is anybody's doing: such a clause comes only where nothing else is left. */
function withoutStrays(strands: { echo: Echo }[]): void {
  const stray = (each: { echo: Echo }) =>
    +/^(?:then |now )?(?:he|she|they|it|him|her)\b/i.test(each.echo.text)
  strands.sort((a, b) => stray(a) - stray(b))
}
