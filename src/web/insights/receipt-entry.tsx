/** A sentence behind a gauge: when and where it was written, its evidence marked, and a button to exclude it. */
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Receipt } from '#shared/insights.ts'
import { dayName } from '#web/platform/dates.ts'
import { chatPath } from '#web/platform/paths.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

type EntryProps = { receipt: Receipt; setCounted: (counted: boolean) => Promise<boolean> }

export function ReceiptEntry({ receipt, setCounted }: EntryProps) {
  const words = texts.receipts
  const id = useId()
  const [step, setStep] = useState<'still' | 'saving' | 'failed'>('still')
  const counted = receipt.tags.filter(tag => tag.counted).map(({ tag }) => tag)
  const isOut = counted.length === 0
  const at = new Date(receipt.at)

  async function change(): Promise<void> {
    setStep('saving')
    setStep((await setCounted(isOut)) ? 'still' : 'failed')
  }

  return (
    <li className={isOut ? 'receipt out' : 'receipt'}>
      <p className="receipt-where hint">
        <time dateTime={receipt.at} className="tabular">
          {dayName(at)}
        </time>
        <PlaceLink place={receipt.place} />
      </p>
      <blockquote id={id} className="evidence" dir="auto">
        {receipt.quotes.map((quote, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quotes never change their places
          <span key={i}>
            {i > 0 && ' … '}
            <Quote {...quote} />
          </span>
        ))}
      </blockquote>
      <div className="receipt-foot">
        <p className="hint">{isOut ? words.notCounted : words.countedFor(counted.map(texts.named))}</p>
        <Button kind="sec" loading={step === 'saving'} aria-describedby={id} onClick={change}>
          {isOut ? words.undo : words.notMeant}
        </Button>
      </div>
      {step === 'failed' && (
        <div role="alert">
          <FieldError>{words.notSaved}</FieldError>
        </div>
      )}
    </li>
  )
}

function Quote({ text, marks }: Receipt['quotes'][number]) {
  let from = 0
  const pieces = marks.map(({ start, end }) => {
    const before = text.slice(from, start)
    from = end
    return (
      <span key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  )
}

function PlaceLink({ place: { kind, id, title } }: { place: Receipt['place'] }) {
  const words = texts.receipts
  if (kind === 'archive') {
    return (
      <Link className="link" to={`/app/chat2/${id}`} state={{ title }} dir="auto">
        {title || words.pastSession}
      </Link>
    )
  }
  const [to, name] =
    kind === 'chat'
      ? [chatPath(id), words.chat(id ?? texts.productName)]
      : id
        ? [`/group-chat/${encodeURIComponent(id)}`, words.thread(threadTitle(id))]
        : ['/group-chat', words.groupChat]
  return (
    <Link className="link" to={to} dir="auto">
      {name}
    </Link>
  )
}
