/** A draft message to somebody you trust, sent with the device's own apps. It never goes through us. */
import { HeartHandshake } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { pageTexts } from '#web/platform/page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useAutoGrow } from '#web/ui/use-auto-grow.ts'
import { HelpDisclosure } from './help-disclosure.tsx'

export function TrustedMessage() {
  const words = use(pageTexts()).trusted
  return (
    <HelpDisclosure
      title={words.title}
      tap="trusted"
      icon={<HeartHandshake size="1.25rem" strokeWidth={1.75} aria-hidden="true" />}
    >
      <Draft />
    </HelpDisclosure>
  )
}

function Draft() {
  const words = use(pageTexts()).trusted
  const [text, setText] = useState(words.draft)
  const [said, setSaid] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useAutoGrow(area, text)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      area.current?.select()
      setSaid(words.notCopied)
    }
  }

  return (
    <>
      <TextArea
        ref={area}
        label={words.label}
        hint={words.note}
        rows={3}
        dir="auto"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="row">
        <a className="button pri" href={`sms:?&body=${encodeURIComponent(text)}`}>
          {words.sms}
        </a>
        {'share' in navigator && (
          <Button kind="sec" onClick={() => void navigator.share({ text }).catch(() => {})}>
            {words.share}
          </Button>
        )}
        <Button kind="sec" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </>
  )
}
