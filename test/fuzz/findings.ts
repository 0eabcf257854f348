/** Counters and faults of a run; repeated faults are merged and counted. */
export type Fault = { what: string; example: string; times: number; weight: number }

export type Findings = {
  count(what: string, by?: number): void
  /** `what` names the fault without its details; the heaviest example is kept. */
  fault(what: string, example: string, weight?: number): void
  counted(what: string): number
  counts(): [what: string, times: number][]
  faults(): Fault[]
}

const LONGEST_EXAMPLE = 1500

export function createFindings(): Findings {
  const counts = new Map<string, number>()
  const faults = new Map<string, Fault>()
  return {
    count: (what, by = 1) => void counts.set(what, (counts.get(what) ?? 0) + by),
    fault(what, example, weight = 0) {
      const known = faults.get(what)
      const times = (known?.times ?? 0) + 1
      if (known && known.weight >= weight) known.times = times
      else faults.set(what, { what, example: example.slice(0, LONGEST_EXAMPLE), times, weight })
    },
    counted: what => counts.get(what) ?? 0,
    counts: () => [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
    faults: () => [...faults.values()],
  }
}
