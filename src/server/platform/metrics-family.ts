/** All series of one metric, in Prometheus' text format. */
export type Labels = Record<string, string>
export type MetricKind = 'counter' | 'gauge' | 'histogram'

export type Family = {
  add(by: number, labels: Labels): void
  set(value: number, labels: Labels): void
  observe(seconds: number, labels: Labels): void
  text(): string
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Timed = { labels: Labels; buckets: number[]; sum: number; count: number }

export function createFamily(name: string, kind: MetricKind): Family {
  const values = new Map<string, number>()
  const timings = new Map<string, Timed>()

  function timed(labels: Labels): Timed {
    const key = written(labels)
    const known = timings.get(key)
    if (known) return known
    const made = { labels, buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
    timings.set(key, made)
    return made
  }

  function* lines(): Generator<string> {
    yield `# TYPE ${name} ${kind}`
    for (const [labels, value] of [...values].sort()) yield `${name}${labels} ${value}`
    for (const { labels, buckets, sum, count } of timings.values()) {
      for (const [i, most] of BUCKETS.entries()) {
        yield `${name}_bucket${written({ ...labels, le: String(most) })} ${buckets[i]}`
      }
      yield `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`
      yield `${name}_sum${written(labels)} ${sum}`
      yield `${name}_count${written(labels)} ${count}`
    }
  }

  return {
    add(by, labels) {
      const key = written(labels)
      values.set(key, (values.get(key) ?? 0) + by)
    },
    set: (value, labels) => void values.set(written(labels), value),
    observe(seconds, labels) {
      const series = timed(labels)
      series.sum += seconds
      series.count += 1
      for (const [i, most] of BUCKETS.entries()) if (seconds <= most) series.buckets[i]! += 1
    },
    text: () => `${[...lines()].join('\n')}\n`,
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}
