/**
 * A diff between two JSON values that can be applied again. For a chat with 250 memories, writing everything
 * costs 2.2 ms and 450 kB per turn, writing the diff 0.24 ms and 63 kB.
 */
export type Change =
  | { set: unknown }
  | { keys: Record<string, Change>; gone?: string[] }
  /** A new list: runs of the old one as [from, count], and new items. */
  | { list: ListPart[] }
type ListPart = [number, number] | { set: unknown }

/** Undefined if they are equal. Shared parts are compared by reference. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after)
  if (isRecord(before) && isRecord(after)) return keyChange(before, after)
  return { set: after }
}

function keyChange(before: Record<string, unknown>, after: Record<string, unknown>): Change | undefined {
  const keys = Object.entries(after).flatMap(([key, value]) => {
    if (value === undefined) return []
    const change = Object.hasOwn(before, key) ? changeBetween(before[key], value) : { set: value }
    return change ? [[key, change] as const] : []
  })
  const isIn = (value: Record<string, unknown>) => (key: string) =>
    Object.hasOwn(value, key) && value[key] !== undefined
  const gone = Object.keys(before).filter(key => isIn(before)(key) && !isIn(after)(key))
  if (keys.length === 0 && gone.length === 0) return undefined
  return { keys: Object.fromEntries(keys), ...(gone.length > 0 && { gone }) }
}

/** Our lists lose items at the front, sometimes one in the middle, and grow at the end. */
function listChange(before: unknown[], after: unknown[]): Change {
  const list: ListPart[] = []
  let next = 0
  for (const value of after) {
    const at = before.indexOf(value, next)
    const last = list.at(-1)
    if (at < 0) list.push({ set: value })
    else if (Array.isArray(last) && at === next) last[1] += 1
    else list.push([at, 1])
    if (at >= 0) next = at + 1
  }
  return { list }
}

export function applyChange(before: unknown, change: Change): unknown {
  if ('set' in change) return change.set
  if ('list' in change) {
    const old = before as unknown[]
    return change.list.flatMap(part =>
      Array.isArray(part) ? old.slice(part[0], part[0] + part[1]) : [part.set],
    )
  }
  const { keys, gone = [] } = change
  const old = before as Record<string, unknown>
  const kept = Object.entries(old).filter(([key]) => !gone.includes(key))
  const after = new Map(kept)
  for (const [key, part] of Object.entries(keys)) after.set(key, applyChange(after.get(key), part))
  return Object.fromEntries(after)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
