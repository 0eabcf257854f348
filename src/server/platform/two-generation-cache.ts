/**
 * A bounded cache of two generations: when the newer one is full it becomes the older one, and the previous older one
 * is dropped at once. Deleting the oldest keys one by one would slow a Map down, because it steps over their gaps.
 */
export type TwoGenerationCache<V> = {
  get(key: string): V | undefined
  set(key: string, value: V): void
  deleteWhere(matches: (value: V) => boolean): void
}

export function createTwoGenerationCache<V>(perGeneration: number): TwoGenerationCache<V> {
  let newer = new Map<string, V>()
  let older = new Map<string, V>()
  return {
    get: key => newer.get(key) ?? older.get(key),
    set(key, value) {
      if (newer.size >= perGeneration) {
        older = newer
        newer = new Map()
      }
      newer.set(key, value)
    },
    deleteWhere(matches) {
      for (const generation of [newer, older])
        for (const [key, value] of generation) if (matches(value)) generation.delete(key)
    },
  }
}
