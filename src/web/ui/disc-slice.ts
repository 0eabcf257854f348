/** Slices of a disc between two heights: the logo and the scene's reflection are drawn from them. */

type Disc = { x: number; y: number; r: number }

/** An outline of the part of the disc between `top` and `bottom`, clamped to the disc. */
export function discSlice(disc: Disc, top: number, bottom: number): string {
  const from = Math.max(top, disc.y - disc.r)
  const to = Math.min(bottom, disc.y + disc.r)
  if (to <= from) return ''
  const upper = halfChord(disc, from)
  const lower = halfChord(disc, to)
  const arc = `A${n(disc.r)} ${n(disc.r)} 0 0`
  return (
    `M${n(disc.x - upper)} ${n(from)}${arc} 0 ${n(disc.x - lower)} ${n(to)}` +
    `L${n(disc.x + lower)} ${n(to)}${arc} 0 ${n(disc.x + upper)} ${n(from)}Z`
  )
}

function halfChord(disc: Disc, y: number): number {
  return Math.sqrt(Math.max(0, disc.r ** 2 - (y - disc.y) ** 2))
}

function n(value: number): string {
  return value.toFixed(2)
}
