/** A 60-second grounding exercise, step by step. The ring is animated unless reduced motion is preferred. */
import { Wind } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { pageTexts } from '#web/platform/page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { HelpDisclosure } from './help-disclosure.tsx'
import './grounding.css'

const SECONDS = 60

export function Grounding() {
  const words = use(pageTexts()).grounding
  return (
    <HelpDisclosure
      title={words.title}
      tap="grounding"
      icon={<Wind size="1.25rem" strokeWidth={1.75} aria-hidden="true" />}
    >
      <Exercise />
    </HelpDisclosure>
  )
}

function Exercise() {
  const words = use(pageTexts()).grounding
  /** Seconds elapsed; null before the first start. */
  const [gone, setGone] = useState<number | null>(null)
  const [running, setRunning] = useState(false)
  const began = useRef(0)
  useEffect(() => {
    if (!running) return
    began.current = Date.now()
    const tick = setInterval(() => {
      const passed = Math.min(SECONDS, Math.floor((Date.now() - began.current) / 1000))
      setGone(passed)
      if (passed >= SECONDS) setRunning(false)
    }, 250)
    return () => clearInterval(tick)
  }, [running])

  const seconds = gone ?? 0
  const done = !running && seconds >= SECONDS
  const step =
    words.steps[Math.min(words.steps.length - 1, Math.floor((seconds / SECONDS) * words.steps.length))]

  function start(): void {
    setGone(0)
    setRunning(true)
  }

  return (
    <div className="grounding">
      <div className={running ? 'grounding-ring running' : 'grounding-ring'} aria-hidden="true">
        <i />
        <span className="tabular">{running ? SECONDS - seconds : SECONDS}</span>
      </div>
      <p className="grounding-step" role="status">
        {running && step}
        {done && words.done}
        {!running && !done && words.note}
      </p>
      <div className="row">
        {running ? (
          <Button kind="sec" onClick={() => setRunning(false)}>
            {words.stop}
          </Button>
        ) : (
          <Button kind="sec" onClick={start}>
            {gone === null ? words.start : words.again}
          </Button>
        )}
      </div>
    </div>
  )
}
