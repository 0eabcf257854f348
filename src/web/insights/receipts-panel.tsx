/** The sentences behind a gauge, newest first; each can be excluded. */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { HelpNowLink } from '#web/ui/help-now-link.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { gaugeDescription, gaugeName, isMetric } from './gauge-names.ts'
import { ReceiptEntry } from './receipt-entry.tsx'
import type { Gauges, Summary } from './use-insights.ts'
import { useReceipts } from './use-receipts.ts'
import '#web/ui/side-panel.css'
import './receipts.css'

type PanelProps = { gauge: string; gauges: Gauges; changed: (summary: Summary) => void; close: () => void }

export function ReceiptsPanel({ gauge, gauges, changed, close }: PanelProps) {
  const words = texts.receipts
  const name = gaugeName(gauge)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { receipts, hasMore, state, more, object } = useReceipts(gauge, changed)
  const whole = isMetric(gauge) ? gauges.balance : gauges.domains
  const percent = whole.shares[gauge] ?? 0
  const [done, setDone] = useState<'taken-out' | 'put-back' | null>(null)

  async function setCounted(messageId: string, counted: boolean): Promise<boolean> {
    setDone(null)
    if (!(await object(messageId, counted))) return false
    setDone(counted ? 'put-back' : 'taken-out')
    return true
  }

  return (
    <Modal ref={dialog} className="side-panel receipts" labelledBy={id} onClose={close}>
      <div className="receipts-sheet">
        <header className="receipts-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <HelpNowLink />
          <IconButton label={words.close} onClick={() => dialog.current?.close()}>
            <X size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        <p className="hint receipts-about">{gaugeDescription(gauge)}</p>
        <p className="receipts-share">
          <b className="tabular">{words.share(percent, whole.counts[gauge] ?? 0, whole.total)}</b>{' '}
          {isMetric(gauge) ? words.ofThree : words.ofDomains} {words.perTag}
        </p>
        <p className="unseen" role="status">
          {state === 'loading' && words.loading}
          {done === 'taken-out' && words.takenOut(name, percent)}
          {done === 'put-back' && words.putBack(name, percent)}
        </p>
        <ul className="receipts-list">
          {receipts.map(receipt => (
            <ReceiptEntry
              key={receipt.messageId}
              receipt={receipt}
              setCounted={counted => setCounted(receipt.messageId, counted)}
            />
          ))}
        </ul>
        {state === 'ready' && receipts.length === 0 && <p className="hint">{words.none}</p>}
        {state === 'loading' && receipts.length === 0 && <Loading />}
        {state === 'failed' && (
          <Banner tone="error">
            {words.failed}{' '}
            <button type="button" className="text-button" onClick={more}>
              {words.again}
            </button>
          </Banner>
        )}
        {hasMore && state !== 'failed' && (
          <Button kind="sec" block loading={state === 'loading'} onClick={more}>
            {words.more}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function Loading() {
  return (
    <div className="receipts-loading">
      {['94%', '71%', '86%'].map(width => (
        <div key={width}>
          <Skeleton width="38%" />
          <Skeleton width={width} height="1rem" />
        </div>
      ))}
    </div>
  )
}
