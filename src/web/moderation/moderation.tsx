/** The people you have blocked, by the names you saw, each with Unblock. Mounted in Settings. */
import { useRef, useState } from 'react'
import type { BlockedPerson } from '#shared/moderation.ts'
import { fullDay } from '#web/platform/dates.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LoadFailed, Loading, useFailureLine } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useBlocked } from './use-blocked.ts'
import './moderation.css'

export function BlockedList() {
  const words = texts.moderation
  const { blocked, failed, again, lift } = useBlocked()
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const failureLine = useFailureLine(words.failed)

  async function liftAndTell({ id, name }: BlockedPerson): Promise<void> {
    if (!(await lift(id))) {
      toast(words.notUnblocked, 'error')
      return
    }
    toast(words.unblocked(name || texts.group.formerMember))
    // The focused button is gone, so focus moves to its list.
    heading.current?.focus()
  }

  return (
    <section id="blocked" aria-labelledby="blocked-people">
      <h2 className="section-head" id="blocked-people" ref={heading} tabIndex={-1}>
        {words.list}
      </h2>
      <Disclosure summary={failed ? failureLine : blocked ? summaryOf(blocked) : words.loading}>
        <p className="hint">{words.listHint}</p>
        {failed && <LoadFailed words={words} again={again} />}
        {!blocked && !failed && (
          <Loading className="card blocked-loading" label={words.loading}>
            <Skeleton width="min(12rem, 100%)" height="1.5rem" />
          </Loading>
        )}
        {blocked && blocked.length > 0 && (
          <ul className="card">
            {blocked.map(person => (
              <Blocked key={person.id} person={person} lift={() => liftAndTell(person)} />
            ))}
          </ul>
        )}
      </Disclosure>
    </section>
  )
}

function summaryOf({ length }: readonly BlockedPerson[]): string {
  return length > 0 ? texts.moderation.people(length) : texts.moderation.none
}

function Blocked({ person, lift }: { person: BlockedPerson; lift: () => Promise<void> }) {
  const words = texts.moderation
  const [busy, setBusy] = useState(false)
  const name = person.name || texts.group.formerMember

  async function unblockThem(): Promise<void> {
    setBusy(true)
    await lift()
    setBusy(false)
  }

  return (
    <li className="blocked-person">
      <p>
        <b dir="auto">{name}</b>
        <small>{words.since(fullDay(new Date(person.since)))}</small>
      </p>
      <Button kind="sec" loading={busy} aria-label={words.unblockThis(name)} onClick={unblockThem}>
        {words.unblock}
      </Button>
    </li>
  )
}
