/**
 * Work that waits for a free worker, fairly between people: whoever sends a hundred messages waits behind everybody who
 * sends one. Bounded for each person and in all; what does not fit is refused at once, so that it can be tried again.
 */
import { Refusal } from '#shared/errors.ts'

type Waiting = { run(): Promise<unknown>; refuse(error: Error): void }

export function createFairQueue({ atOnce, mostEach, most }: { atOnce: number; mostEach: number; most: number }) {
  const lines = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0

  function add<T>(person: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(person) ?? []
    if (waiting >= most || line.length >= mostEach) return Promise.reject(new Refusal('busy'))
    return new Promise<T>((resolve, reject) => {
      line.push({ run: () => work().then(resolve, reject), refuse: reject })
      lines.set(person, line)
      waiting += 1
      next()
    })
  }

  function next(): void {
    while (running < atOnce && waiting > 0) {
      const [person, line] = lines.entries().next().value!
      const first = line.shift()!
      // To the end of the round: the next turn is somebody else's.
      lines.delete(person)
      if (line.length > 0) lines.set(person, line)
      waiting -= 1
      running += 1
      first.run().finally(() => {
        running -= 1
        next()
      })
    }
  }

  return { add, waiting: () => waiting + running }
}
