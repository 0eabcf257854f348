/**
 * The illustration of the first steps: a disc over a horizon and its reflection. Each step is higher than the one
 * before, and on arrival the disc rises from where it was last shown.
 */
import { useEffect, useId, useState } from 'react'
import { discSlice } from './disc-slice.ts'
import './scene.css'

export type SceneStep = 'sign-up' | 'verify' | 'meet'

type Frame = {
  horizon: number
  r: number
  /** Height of the disc's centre above the horizon, in radii. */
  lift: number
}

const wide: Record<SceneStep, Frame> = {
  'sign-up': { horizon: 0.6, r: 140, lift: -0.173 },
  verify: { horizon: 0.58, r: 132, lift: 0.412 },
  meet: { horizon: 0.55, r: 124, lift: 1.1 },
}
/** On a phone only a band around the middle is visible, so everything is closer together. */
const narrow: Record<SceneStep, Frame> = {
  'sign-up': { horizon: 0.54, r: 104, lift: -0.173 },
  verify: { horizon: 0.53, r: 84, lift: 0.412 },
  meet: { horizon: 0.51, r: 66, lift: 1.186 },
}

const width = 640
const height = 768
/** How far each slice of the reflection is pushed aside, like water that is not quite still. */
const ripple = [0, 0.4, -4, 5, -3.5, 4.5, -2.5, 5, -5, 3, -2]

/** The disc's last position, so that the next step can rise from there. */
let lastSeen: SceneStep | null = null

export function Scene({ step }: { step: SceneStep }) {
  const [from, setFrom] = useState(lastSeen ?? step)
  useEffect(() => {
    lastSeen = step
    // Two frames: the first paints the old height, only then can the change be seen as movement.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setFrom(step)))
    return () => cancelAnimationFrame(frame)
  }, [step])
  return (
    <div className="scene" aria-hidden="true">
      <Picture className="scene-wide" frame={wide[step]} was={wide[from]} />
      <Picture className="scene-narrow" frame={narrow[step]} was={narrow[from]} />
    </div>
  )
}

function Picture({ className, frame, was }: { className: string; frame: Frame; was: Frame }) {
  const id = useId()
  const horizon = frame.horizon * height
  const lift = frame.lift * frame.r
  const sunk = lift - was.lift * frame.r
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset="1" stopColor="var(--sky-2)" />
        </linearGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--water-1)" />
          <stop offset="1" stopColor="var(--water-2)" />
        </linearGradient>
        <clipPath id={`${id}above`}>
          <rect width={width} height={horizon} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <rect y={horizon + 8} width={width} height={height - horizon} />
        </clipPath>
      </defs>
      <rect x={-width} width={3 * width} height={horizon + 1} fill={`url(#${id}sky)`} />
      <rect x={-width} y={horizon} width={3 * width} height={height - horizon} fill={`url(#${id}water)`} />
      <g clipPath={`url(#${id}above)`}>
        <circle
          className="scene-moving"
          cx={width / 2}
          cy={horizon - lift}
          r={frame.r}
          fill="var(--sun)"
          style={{ transform: `translateY(${sunk}px)` }}
        />
      </g>
      <g clipPath={`url(#${id}below)`}>
        <g className="scene-moving" fill="var(--glint)" style={{ transform: `translateY(${-sunk}px)` }}>
          {reflection(horizon, horizon + lift, frame.r).map(part => (
            <path key={part.d} d={part.d} opacity={part.opacity} />
          ))}
        </g>
      </g>
    </svg>
  )
}

/** Thick and bright below the horizon, thinner and further apart the deeper it goes. */
function reflection(horizon: number, middle: number, r: number): { d: string; opacity: number }[] {
  const parts = []
  const bottom = middle + r
  let top = Math.max(horizon + 10, middle - r)
  for (let index = 0; top < bottom - 4; index += 1) {
    const depth = (top - horizon) / (bottom - horizon)
    const thick = 31 - 25 * depth
    const gap = 6 + 6 * depth
    // The rest below the last slice is too thin for a slice of its own.
    const end = bottom - (top + thick + gap) < 8 ? bottom : top + thick
    const x = width / 2 + (ripple[index % ripple.length] ?? 0)
    parts.push({ d: discSlice({ x, y: middle, r }, top, end), opacity: 0.94 - 0.42 * depth })
    top = end + gap
  }
  return parts
}
