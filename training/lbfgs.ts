/** Finds the lowest point of a smooth function from its slopes (L-BFGS with a halving step): same start, same end. */

export type Slope = (at: Float64Array, into: Float64Array) => number

const memory = 8

export function descend(size: number, slope: Slope, steps: number): Float64Array {
  let at = new Float64Array(size)
  let down = new Float64Array(size)
  let value = slope(at, down)
  const moves: { s: Float64Array; y: Float64Array; rho: number }[] = []
  for (let step = 0; step < steps; step++) {
    const way = direction(down, moves)
    let length = moves.length ? 1 : 1 / Math.sqrt(dot(down, down) || 1)
    const fall = dot(way, down)
    let next = at
    let nextDown = down
    let reached = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 20; tries++, length /= 2) {
      next = at.map((x, i) => x + length * way[i]!)
      nextDown = new Float64Array(size)
      reached = slope(next, nextDown)
      if (reached <= value + 1e-4 * length * fall) break
    }
    if (!(reached < value)) break
    const s = next.map((x, i) => x - at[i]!)
    const y = nextDown.map((x, i) => x - down[i]!)
    const sy = dot(s, y)
    if (sy > 1e-10) moves.push({ s, y, rho: 1 / sy })
    if (moves.length > memory) moves.shift()
    const gained = value - reached
    at = next
    down = nextDown
    value = reached
    if (gained < 1e-5 * Math.abs(value)) break
  }
  return at
}

function direction(
  down: Float64Array,
  moves: { s: Float64Array; y: Float64Array; rho: number }[],
): Float64Array {
  const way = down.map(x => -x)
  const shares: number[] = []
  for (let i = moves.length - 1; i >= 0; i--) {
    const { s, y, rho } = moves[i]!
    const share = rho * dot(s, way)
    shares[i] = share
    for (let j = 0; j < way.length; j++) way[j]! -= share * y[j]!
  }
  const last = moves.at(-1)
  if (last) {
    const scale = 1 / (last.rho * dot(last.y, last.y))
    for (let j = 0; j < way.length; j++) way[j]! *= scale
  }
  moves.forEach(({ s, y, rho }, i) => {
    const back = shares[i]! - rho * dot(y, way)
    for (let j = 0; j < way.length; j++) way[j]! += back * s[j]!
  })
  return way
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
