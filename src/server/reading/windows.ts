/** Splits a long text into overlapping windows of the length the model was trained on, so that all of it is read. */

/** Up to this many pieces, one window is enough. */
const WHOLE = 160
const STRETCH = 112
const STEP = 80

export function windowsOf(length: number): [from: number, to: number][] {
  if (length <= WHOLE) return [[0, length]]
  const found: [number, number][] = []
  for (let from = 0; ; from += STEP) {
    const to = Math.min(length, from + STRETCH)
    found.push([from, to])
    if (to === length) return found
  }
}
