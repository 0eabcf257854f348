/** Where one writes in a conversation, with what stands in the way of sending it. */
import type { Ref } from 'react'
import { Composer } from './composer.tsx'
import { FieldError } from './field.tsx'

type WritingProps = {
  label: string
  words: { placeholder: string; send: string }
  composing: { text: string; problem: string; write: (text: string) => void; send: () => void }
  onEscape?: (() => void) | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function Writing({ label, words, composing, onEscape, ref }: WritingProps) {
  const { text, problem, write, send } = composing
  return (
    <>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <Composer
        ref={ref}
        label={label}
        placeholder={words.placeholder}
        send={words.send}
        value={text}
        onChange={write}
        onSend={send}
        onEscape={onEscape}
      />
    </>
  )
}
