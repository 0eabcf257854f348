/**
 * Joins the writes of one event-loop turn into one: a durable write costs a disk flush, and a hundred of
 * them cost the same flush when they go together. One batch is under way at a time; the next gathers meanwhile.
 */
export type Batch<Item, Result> = ((item: Item) => Promise<Result>) & {
  /** How many wait for the batch under way to end; for the metrics. */
  waiting(): number
}

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void }

const MOST_AT_ONCE = 500
/** How often it is looked whether what is expected has come. */
const LOOK_MS = 2

/**
 * `write` answers for each item in order, and writes all of them or none. With `gatherMs` it is put off while more
 * comes in, or is known to come, up to that time: the first few words of many would else cost as much as all of them.
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
      // Nothing of it was written: one bad item must not take its neighbours along.
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
