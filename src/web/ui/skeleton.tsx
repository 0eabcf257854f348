/** Grey placeholders of the final size. The text that says it is loading is separate. */
import './skeleton.css'

export function Skeleton({
  width,
  height = '0.75rem',
  round,
}: {
  width: string
  height?: string
  round?: boolean
}) {
  return (
    <span className={round ? 'skeleton round' : 'skeleton'} style={{ width, height }} aria-hidden="true" />
  )
}

/** A checkbox with its label. */
export function SkeletonCheckbox() {
  return (
    <div className="skeleton-checkbox" aria-hidden="true">
      <Skeleton width="1.375rem" height="1.375rem" />
      <Skeleton width="min(14rem, 70%)" />
    </div>
  )
}

/** One row of a list: a disc and two lines. */
export function SkeletonRow() {
  return (
    <div className="skeleton-row" aria-hidden="true">
      <Skeleton width="2.75rem" height="2.75rem" round />
      <span>
        <Skeleton width="70%" />
        <Skeleton width="44%" />
      </span>
    </div>
  )
}
