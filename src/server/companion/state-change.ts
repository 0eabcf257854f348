/**
 * What changed between two values of plain JSON, said shortly, and that change made again: a turn writes what it
 * changed and not all that is known. Whatever the values, making the change to the first gives the second.
 */
export type Change =
  | { set: unknown }
  | { keys: Record<string, Change>; gone?: string[] }
  /** A new list: runs of the old one as [from, how many], and what is new. */
  | { list: ([number, number] | { set: unknown })[] }

/** Nothing, when they are the same. Of two values that share parts only the others are looked at. */
export function changeFrom(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after)
  if (isRecord(before) && isRecord(after)) return keyChange(before, after)
  return { set: after }
}

function keyChange(before: Record<string, unknown>, after: Record<string, unknown>): Change | undefined {
  const keys: [string, Change][] = []
  const old = Object.keys(before)
  let kept = 0
  for (const key of Object.keys(after)) {
    const was = before[key]
    const is = after[key]
    if (is === undefined) continue
    // Most often nothing changed; what is only inherited is never the same as a value of plain JSON.
    if (was === is) {
      kept += 1
      continue
    }
    const had = was !== undefined && Object.hasOwn(before, key)
    if (had) kept += 1
    const change = had ? changeFrom(was, is) : { set: is }
    if (change) keys.push([key, change])
  }
  const gone =
    kept === old.length ? [] : old.filter(key => before[key] !== undefined && after[key] === undefined)
  if (keys.length === 0 && gone.length === 0) return undefined
  return { keys: Object.fromEntries(keys), ...(gone.length > 0 && { gone }) }
}

/** Lists here lose some at the front, now and then one in the middle, and get new ones at the end. */
function listChange(before: unknown[], after: unknown[]): Change | undefined {
  const list: ([number, number] | { set: unknown })[] = []
  let next = 0
  let run: [number, number] | undefined
  for (const value of after) {
    const at = indexFrom(before, value, next)
    if (at < 0) {
      run = undefined
      list.push({ set: value })
      continue
    }
    if (run && at === next) run[1] += 1
    else {
      run = [at, 1]
      list.push(run)
    }
    next = at + 1
  }
  const [only] = list
  const isWhole = list.length === 1 && Array.isArray(only) && only[1] === before.length
  return isWhole || (before.length === 0 && after.length === 0) ? undefined : { list }
}

/** The very same wherever it is now, or one that is alike where it is expected. */
function indexFrom(list: unknown[], value: unknown, from: number): number {
  const at = list.indexOf(value, from)
  return at < 0 && from < list.length && isSame(list[from], value) ? from : at
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

export function changed(before: unknown, change: Change): unknown {
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
  for (const [key, part] of Object.entries(keys)) after.set(key, changed(after.get(key), part))
  return Object.fromEntries(after)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isRecord = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value)
