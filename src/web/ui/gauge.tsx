/**
 * A percentage as a ring that starts at twelve o'clock. Number and ring animate together from the last value to the
 * new one, unless reduced motion is preferred.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { percentParts } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'
import './gauge.css'

type GaugeProps = {
  label: string
  /** One line on what it stands for. */
  about?: string
  percent: number
  /** Based on too little data. */
  pale?: boolean
  colour: string
  /** Colour of the track; a tint of `colour` by default. */
  track?: string
  size: 'big' | 'small'
}

const radius = 45.75
const around = 2 * Math.PI * radius

export function Gauge({ label, about, percent, pale, colour, track, size }: GaugeProps) {
  const id = useId()
  const shown = useSweep(percent)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a ring
    <div
      className={`gauge ${size}${pale ? ' pale' : ''}`}
      role="meter"
      aria-labelledby={id}
      aria-describedby={about ? `${id}-about` : undefined}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={texts.insights.spoken(percent)}
    >
      <div className="gauge-ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle
            cx="50"
            cy="50"
            r={radius}
            stroke={track ?? `color-mix(in srgb, ${colour} 15%, var(--surface))`}
          />
          {shown > 0 && (
            <circle
              cx="50"
              cy="50"
              r={radius}
              stroke={colour}
              strokeLinecap="round"
              strokeDasharray={`${(shown / 100) * around} ${around}`}
              transform="rotate(-90 50 50)"
            />
          )}
        </svg>
        <span className="gauge-number tabular" aria-hidden="true">
          <Percent of={shown} />
        </span>
      </div>
      <span className="gauge-label" id={id}>
        {label}
      </span>
      {about && (
        <span className="gauge-about" id={`${id}-about`}>
          {about}
        </span>
      )}
    </div>
  )
}

/** The number large, its sign and the space between them small, in the order of the reader's language. */
function Percent({ of }: { of: number }) {
  return percentParts(Math.round(of)).map(({ type, value }) =>
    type === 'integer' ? value : <sup key={type}>{value}</sup>,
  )
}

type SkeletonProps = Pick<GaugeProps, 'label' | 'about' | 'size'>

export function GaugeSkeleton({ label, about, size }: SkeletonProps) {
  return (
    <div className={`gauge loading ${size}`} aria-hidden="true">
      <div className="gauge-ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} stroke="color-mix(in srgb, var(--ink) 9%, transparent)" />
        </svg>
        <span className="gauge-number tabular">
          <Percent of={0} />
        </span>
      </div>
      <span className="gauge-label">{label}</span>
      {about && <span className="gauge-about">{about}</span>}
    </div>
  )
}

const sweepMs = 900

function useSweep(target: number): number {
  const [shown, setShown] = useState(() => (isStill() ? target : 0))
  const from = useRef(shown)
  from.current = shown
  useEffect(() => {
    const start = from.current
    if (isStill() || start === target) {
      setShown(target)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / sweepMs)
      setShown(start + (target - start) * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])
  return shown
}

function isStill(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
