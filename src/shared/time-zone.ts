/** Times of day in a time zone, across daylight saving changes. */

export function isTimeZone(named: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: named })
    return true
  } catch {
    return false
  }
}

const DAY_MS = 86_400_000

/** Local date and time as if it were UTC, for arithmetic. */
export function wallClock(at: number, timeZone: string): number {
  const parts = formatFor(timeZone).formatToParts(at)
  const part = (type: string) => Number(parts.find(one => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * When calendar and clock show this there. Where clocks went back it was so twice, and the first is meant; where they
 * went forward it was never so, and it is as much later as they were put forward.
 */
export function momentOf(shown: number, timeZone: string): number {
  const before = shown - offsetAt(shown - DAY_MS, timeZone)
  const after = shown - offsetAt(shown + DAY_MS, timeZone)
  const right = [before, after].filter(at => wallClock(at, timeZone) === shown)
  return right.length > 0 ? Math.min(...right) : before
}

function offsetAt(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000
  return wallClock(second, timeZone) - second
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Slow to make, and there are only some hundred time zones. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    const digits = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en', { timeZone, ...digits, ...clock })
    formats.set(timeZone, format)
  }
  return format
}
