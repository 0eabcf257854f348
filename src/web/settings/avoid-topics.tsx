/** Topics the companion does not bring up, added and removed one at a time. */
import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

const MAX_TOPICS = 50
const MAX_TOPIC_LENGTH = 80

type AvoidTopicsProps = { topics: readonly string[]; save: (topics: string[]) => Promise<boolean> }

export function AvoidTopics({ topics, save }: AvoidTopicsProps) {
  const words = texts.memory
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function change(next: string[]): Promise<boolean> {
    setBusy(true)
    const saved = await save(next)
    setBusy(false)
    setProblem(saved ? undefined : words.notSaved)
    return saved
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    const topic = written.trim()
    if (topic === '' || busy) return
    if (topic.length > MAX_TOPIC_LENGTH) return setProblem(words.topicTooLong(MAX_TOPIC_LENGTH))
    if (topics.length >= MAX_TOPICS) return setProblem(words.tooMany(MAX_TOPICS))
    const known = topics.some(other => other.toLowerCase() === topic.toLowerCase())
    if (known || (await change([...topics, topic]))) setWritten('')
  }

  async function remove(topic: string): Promise<void> {
    if (busy) return
    if (await change(topics.filter(other => other !== topic))) form.current?.querySelector('input')?.focus()
  }

  return (
    <section className="avoid" aria-labelledby="memory-avoid">
      <h2 className="section-head" id="memory-avoid">
        {words.avoidTitle}
      </h2>
      <p className="hint">{words.avoidLede}</p>
      <form ref={form} onSubmit={add} noValidate aria-busy={busy}>
        <Field
          label={words.topic}
          name="topic"
          autoComplete="off"
          dir="auto"
          value={written}
          error={problem}
          onChange={event => {
            setWritten(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" kind="sec" loading={busy} aria-disabled={written.trim() === ''}>
          {words.add}
        </Button>
      </form>
      {topics.length === 0 ? (
        <p className="hint">{words.noTopics}</p>
      ) : (
        <ul className="avoid-topics">
          {topics.map(topic => (
            <li key={topic}>
              <bdi>{topic}</bdi>
              <IconButton label={words.remove(topic)} onClick={() => remove(topic)}>
                <X size="1rem" strokeWidth={2} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
