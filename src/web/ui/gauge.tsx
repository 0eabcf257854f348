/**
 * A share in percent as a ring that starts at twelve o'clock. It sweeps from its last value to the new one,
 * number and ring together; where motion is unwanted it is simply there.
 */
import { useEffect, useId, useRef, useState } from 'react'
import './gauge.css'

type GaugeProps = {
  label: string
  percent: number
  colour: string
  /** Of the track; a tint of the colour unless given. */
  track?: string
  size: 'big' | 'small'
}

const radius = 45.75
const around = 2 * Math.PI * radius

export function Gauge({ label, percent, colour, track, size }: GaugeProps) {
  const id = useId()
  const shown = useSweep(percent)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a ring
    <div
      className={`gauge ${size}`}
      role="meter"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} percent`}
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
          {Math.round(shown)}
          <sup>%</sup>
        </span>
      </div>
      <span className="gauge-label" id={id}>
        {label}
      </span>
    </div>
  )
}

export function GaugeSkeleton({ label, size }: { label: string; size: 'big' | 'small' }) {
  return (
    <div className={`gauge loading ${size}`} aria-hidden="true">
      <div className="gauge-ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={radius} stroke="color-mix(in srgb, var(--ink) 9%, transparent)" />
        </svg>
      </div>
      <span className="gauge-label">{label}</span>
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
