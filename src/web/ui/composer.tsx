/**
 * The text box: grows from one line to six, on a phone over its whole width, above the buttons. Enter sends,
 * Shift+Enter breaks the line, and an Enter that only ends an input method's composition does neither. While blank,
 * Send looks disabled and does nothing.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from './button.tsx'
import { MentionList } from './mention-list.tsx'
import { useAutoGrow } from './use-auto-grow.ts'
import { useMentions } from './use-mentions.ts'
import './composer.css'

type ComposerProps = {
  label: string
  placeholder: string
  send: string
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** Buttons beside Send, such as dictation. */
  tools?: ReactNode
  onEscape?: (() => void) | undefined
  /** Offered after an @. */
  names?: readonly string[] | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export function Composer(props: ComposerProps) {
  const { label, placeholder, send, value, onChange, onSend, onEscape, tools, names = [], ref } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)
  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    // Measured beside the buttons, so that the answer does not depend on the last one.
    const box = field.parentElement as HTMLElement
    box.classList.remove('several-lines')
    field.style.height = ''
    box.classList.toggle('several-lines', value !== '' && field.scrollHeight > field.clientHeight + 1)
  }, [value])
  useAutoGrow(area, value, 6)
  const mentions = useMentions({ area, text: value, names, write: onChange })
  const blank = value.trim() === ''

  function submit(): void {
    if (!blank) onSend()
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (mentions.onKeyDown(event)) return
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEscape?.()
    // 229 is how some browsers report a key that belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey) return
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    event.preventDefault()
    submit()
  }

  return (
    <div className="composer">
      <textarea
        ref={area}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        dir="auto"
        {...mentions.attributes}
        onChange={event => {
          mentions.onWrite(event.target.value)
          onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {mentions.names.length > 0 && (
        <MentionList
          id={mentions.id}
          names={mentions.names}
          chosen={mentions.chosen}
          onChoose={mentions.complete}
        />
      )}
      {tools}
      <Button aria-disabled={blank} onClick={submit}>
        {send}
      </Button>
    </div>
  )
}
