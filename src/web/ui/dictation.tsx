/** The microphone button beside Send, and the dictation notices above the composer. */
import { Mic, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from './button.tsx'
import { FieldError } from './field.tsx'
import type { UsedDictation } from './use-dictation.ts'
import './dictation.css'

type DictateButtonProps = { dictation: UsedDictation; ref: RefObject<HTMLButtonElement | null> }

export function DictateButton({ dictation: { state, toggle }, ref }: DictateButtonProps) {
  const words = texts.dictation
  const listening = state === 'listening'
  return (
    <IconButton
      ref={ref}
      className={listening ? 'dictate listening' : 'dictate'}
      label={listening ? words.stop : words.start}
      aria-expanded={listening ? undefined : state === 'asking'}
      onClick={toggle}
    >
      {listening ? (
        <Square size="1rem" strokeWidth={2} fill="currentColor" aria-hidden="true" />
      ) : (
        <Mic size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      )}
    </IconButton>
  )
}

type DictationLineProps = { dictation: UsedDictation; onLeave: () => void }

/** `onLeave` returns focus to where it was. */
export function DictationLine({ dictation, onLeave }: DictationLineProps) {
  const { state, problem, agree, decline } = dictation
  const words = texts.dictation
  return (
    <>
      {state === 'asking' && <Ask agree={agree} decline={decline} onLeave={onLeave} />}
      <div role="status">
        {state === 'listening' && <p className="hint dictation-listening">{words.listening}</p>}
      </div>
      {problem && (
        <div role="alert">
          <FieldError>{words.problems[problem]}</FieldError>
        </div>
      )}
    </>
  )
}

type AskProps = { agree: () => void; decline: () => void; onLeave: () => void }

function Ask({ agree, decline, onLeave }: AskProps) {
  const words = texts.dictation
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const leave = (how: () => void) => () => {
    onLeave()
    how()
  }
  return (
    <section
      className="card dictation-ask"
      aria-label={words.start}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave(decline)()}
    >
      <p id="dictation-where">{words.where}</p>
      <div className="dictation-answers">
        <Button kind="ghost" onClick={leave(decline)}>
          {words.notNow}
        </Button>
        <Button ref={first} kind="sec" aria-describedby="dictation-where" onClick={leave(agree)}>
          {words.agree}
        </Button>
      </div>
    </section>
  )
}
