/** Runs `work` on every item, at most `atOnce` at a time. */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = Iterator.from(items)
  async function takeNext(): Promise<void> {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
}
