/** The logo: a disc over its horizon and its reflection, cut into more slices the larger it is. */
import { discSlice } from './disc-slice.ts'

type Cut = readonly [top: number, bottom: number, aside?: number]

const few: readonly Cut[] = [
  [57, 72],
  [79.5, 100],
]
const some: readonly Cut[] = [
  [55, 67.5],
  [72.5, 82],
  [87, 100],
]
const many: readonly Cut[] = [
  [52.6, 61.2],
  [63.8, 71, 1.6],
  [73.6, 79.4, -2],
  [82, 86.4, 1.4],
  [89, 92.2, -0.8],
  [95, 100],
]

function cutsFor(size: number): readonly Cut[] {
  if (size <= 44) return few
  return size <= 64 ? some : many
}

/** `size` is in CSS pixels at the default text size; the drawing scales with the text. */
export function Logo({ size, className }: { size: number; className?: string }) {
  const twin = cutsFor(size).map(([top, bottom, aside = 0]) =>
    discSlice({ x: 50 + aside, y: 50, r: 50 }, top, bottom),
  )
  return (
    <svg
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 100 100"
      overflow="visible"
      aria-hidden="true"
    >
      <path d="M0 50a50 50 0 0 1 100 0z" fill="var(--sun)" />
      <path d={twin.join('')} fill="var(--twin)" />
    </svg>
  )
}

/** An outline, for empty states. */
export function LogoOutline({ size }: { size: number }) {
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M8 50a42 42 0 0 1 84 0z" fill="none" stroke="var(--line-strong)" strokeWidth="3" />
      <g stroke="var(--line-strong)" strokeWidth="3.4" strokeLinecap="round">
        <path d="M14 60h72" />
        <path d="M24 72h52" opacity="0.8" />
        <path d="M38 84h24" opacity="0.6" />
      </g>
    </svg>
  )
}
