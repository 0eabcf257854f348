/** True positives, false positives and false negatives, and the rates derived from them. */
export type Counts = { tp: number; fp: number; fn: number }
export type ClassScores = Counts & { p: number; r: number; f1: number }

function f1({ tp, fp, fn }: Counts): number {
  return tp === 0 ? 0 : (2 * tp) / (2 * tp + fp + fn)
}

export function rate(counts: Counts): ClassScores {
  const { tp, fp, fn } = counts
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  return {
    ...counts,
    p: short(tp + fp ? tp / (tp + fp) : 0),
    r: short(tp + fn ? tp / (tp + fn) : 0),
    f1: short(f1(counts)),
  }
}

export function noCounts(): Counts {
  return { tp: 0, fp: 0, fn: 0 }
}

export function sum(all: Record<string, Counts>): Counts {
  return Object.values(all).reduce(
    (a, b) => ({ tp: a.tp + b.tp, fp: a.fp + b.fp, fn: a.fn + b.fn }),
    noCounts(),
  )
}
