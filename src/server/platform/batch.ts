/**
 * Joins the writes of one event-loop turn: a durable write costs a disk flush, and a hundred together cost
 * one. While one batch is being written, the next one fills up.
 */
export type Batch<Item, Result> = ((item: Item) => Promise<Result>) & {
  /** How many items wait for the current batch; for the metrics. */
  waiting(): number
}

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

const MOST_AT_ONCE = 500
/** How often we check whether the expected items have arrived. */
const LOOK_MS = 2

/**
 * `write` returns a result per item, in order, and writes all of them or none. With `gatherMs` it waits up
 * to that long while more items arrive or are expected, so a burst costs one write instead of several.
 */
export function createBatch<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  { gatherMs = 0, isMoreComing = () => false }: { gatherMs?: number; isMoreComing?(): boolean } = {},
): Batch<Item, Result> {
  let waiting: Waiting<Item, Result>[] = []
  let busy = false

  function gather(seen: number, since: number): void {
    if (waiting.length >= MOST_AT_ONCE || performance.now() - since >= gatherMs) flush()
    else if (waiting.length > seen) setImmediate(gather, waiting.length, since)
    else if (isMoreComing()) setTimeout(gather, LOOK_MS, seen, since)
    else flush()
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      await settle(batch)
    }
    busy = false
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result)
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error)
      // Nothing was written. Retry one by one, so a single bad item does not fail the others.
      for (const one of batch) await settle([one])
    }
  }

  const add = (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy) return
      busy = true
      setImmediate(gather, 0, gatherMs && performance.now())
    })
  return Object.assign(add, { waiting: () => waiting.length })
}
