/** The evaluation on held-out messages, which the reader was not trained on; the others say nothing. Pure. */
import type { Figures } from '#shared/classification.ts'

type MessageSet = Figures['gold'][string]
type Sum = { tp: number; fp: number; fn: number }

/** The same sets as in training/reader/data.py. */
const heldOut = new Set(['visible', 'gold-h', 'unread-m'])
/** The thresholds were tuned on this set, so its figures are too good. */
const CHOSEN_ON = 'gold-h'

export function heldOutOf({ gold }: Figures): [name: string, set: MessageSet][] {
  return Object.entries(gold).filter(([name]) => heldOut.has(name))
}

export function byTag(sets: readonly MessageSet[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { perTag } of sets) {
    for (const [tag, { tp, fp, fn }] of Object.entries(perTag)) {
      const sum = sums.get(tag) ?? { tp: 0, fp: 0, fn: 0 }
      sums.set(tag, { tp: sum.tp + tp, fp: sum.fp + fp, fn: sum.fn + fn })
    }
  }
  return sums
}

/** The summary in three shares: precision, recall, and wrong tags per message. */
export function summaryOf(figures: Figures) {
  const sets = heldOutOf(figures)
    .filter(([name]) => name !== CHOSEN_ON)
    .map(([, set]) => set)
  const sum = { tp: 0, fp: 0, fn: 0 }
  for (const { tp, fp, fn } of byTag(sets).values()) {
    sum.tp += tp
    sum.fp += fp
    sum.fn += fn
  }
  const messages = sets.reduce((all, set) => all + set.messages, 0)
  const wrong = sets.reduce((all, set) => all + set.falseTags * set.messages, 0)
  return {
    messages,
    right: share(sum.tp, sum.tp + sum.fp),
    found: share(sum.tp, sum.tp + sum.fn),
    wrong: share(wrong, messages),
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
