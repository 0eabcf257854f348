/** How cues and phrases together become a probability, found on messages of hands that the phrases were not fitted on. */
import { scoreOf, type TagModel, together } from '#server/classification/engine/tag-model.ts'
import { f1 } from '#server/classification/score/rates.ts'
import { taxonomy } from '#shared/taxonomy.ts'
import { fitPhrases, type PhraseExample } from './fit-phrases.ts'

export type Example = PhraseExample & { hand: string; byCues: (number | null)[] }
type Pair = { hand: string; both: number; truth: boolean; weight: number }

/** Lower finds more, higher is wrong less often on messages that carry nothing. */
const THRESHOLD = 0.25
const ROUNDS = 2000
const RATE = 0.3

export function calibrated(
  examples: Example[],
  say: (line: string) => void,
): Pick<TagModel, 'slope' | 'shift' | 'threshold'> {
  const hands = [...new Set(examples.map(({ hand }) => hand))]
  const pairs = hands.flatMap(hand => {
    const { phrases } = fitPhrases(examples.filter(each => each.hand !== hand))
    return examples.filter(each => each.hand === hand).flatMap(each => pairsOf(each, phrases))
  })
  const line = fitLine(pairs)
  const model = { ...line, threshold: THRESHOLD }
  say(`tags: slope ${line.slope.toFixed(3)}, shift ${line.shift.toFixed(3)}`)
  for (const threshold of [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5])
    say(`tags: phrases of other hands, from ${threshold}: ${told(pairs, model as TagModel, threshold)}`)
  for (const hand of hands) {
    const own = pairs.filter(pair => pair.hand === hand)
    say(`tags: hand ${hand}, from ${THRESHOLD}: ${told(own, model as TagModel, THRESHOLD)}`)
  }
  return model
}

function pairsOf(
  { message, heads, byCues, hand }: Example,
  phrases: ReturnType<typeof fitPhrases>['phrases'],
): Pair[] {
  if (!message.heard) return []
  const { logits } = phrases.read(message.heard.stream, heads)
  return taxonomy.flatMap(({ tag }, place) => {
    const truth = message.tags.includes(tag)
    if (!truth && message.maybe.includes(tag)) return []
    return { hand, both: together(byCues[place]!, logits[place]!), truth, weight: message.weight }
  })
}

function fitLine(pairs: Pair[]): { slope: number; shift: number } {
  let slope = 1
  let shift = 0
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    let up = 0
    let over = 0
    for (const { both, truth, weight } of pairs) {
      const wrong = (1 / (1 + Math.exp(-(slope * both + shift))) - (truth ? 1 : 0)) * weight
      up += wrong * both
      over += wrong
    }
    slope -= (RATE * up) / total
    shift -= (RATE * over) / total
  }
  return { slope, shift }
}

function told(pairs: Pair[], model: TagModel, threshold: number): string {
  const counts = { tp: 0, fp: 0, fn: 0 }
  for (const { both, truth } of pairs) {
    const said = scoreOf(model, both) >= threshold
    if (said && truth) counts.tp++
    else if (said) counts.fp++
    else if (truth) counts.fn++
  }
  const { tp, fp, fn } = counts
  const shares = [tp / (tp + fp), tp / (tp + fn), f1(counts)].map(share => share.toFixed(3))
  return `precision ${shares[0]}, recall ${shares[1]}, F1 ${shares[2]}`
}
