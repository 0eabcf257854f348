/** The composer with dictation, and the reason why a message could not be sent. */
import { type Ref, useRef } from 'react'
import { Composer } from './composer.tsx'
import { DictateButton, DictationLine } from './dictation.tsx'
import { FieldError } from './field.tsx'
import { useDictation } from './use-dictation.ts'

type MessageFormProps = {
  label: string
  words: { placeholder: string; send: string }
  composing: { text: string; problem: string; write: (text: string) => void; send: () => void }
  onEscape?: (() => void) | undefined
  /** Offered after an @. */
  names?: readonly string[]
  ref?: Ref<HTMLTextAreaElement>
}

export function MessageForm({ label, words, composing, onEscape, names, ref }: MessageFormProps) {
  const { text, problem, write, send } = composing
  const dictation = useDictation(text, write)
  const microphone = useRef<HTMLButtonElement>(null)
  return (
    <>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {dictation.isPossible && (
        <DictationLine dictation={dictation} onLeave={() => microphone.current?.focus()} />
      )}
      <Composer
        ref={ref}
        label={label}
        placeholder={words.placeholder}
        send={words.send}
        value={text}
        onChange={written => {
          dictation.abort()
          write(written)
        }}
        onSend={() => {
          dictation.abort()
          send()
        }}
        tools={dictation.isPossible && <DictateButton ref={microphone} dictation={dictation} />}
        onEscape={onEscape}
        names={names}
      />
    </>
  )
}
