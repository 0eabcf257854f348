/** Under a reply to somebody who may not be well: the check-in's three answers, and a link to help. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Surface } from '#shared/support.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { careStore } from './care-store.ts'
import { reportTap } from './report-tap.ts'
import './help-row.css'

const answers = ['yes', 'no', 'unsaid'] as const

type HelpRowProps = {
  /** The row given to `handleCare`; an unknown one asks nothing. */
  row: string
  surface: Surface
  /** The row asks the question itself, because no reply above it does. */
  asks?: boolean
  /** Of a session in the archive, or followed by another row: the question is no longer open. */
  past?: boolean
}

export function HelpRow({ row, surface, asks, past }: HelpRowProps) {
  const words = texts.care
  const asked = useSyncExternalStore(careStore.subscribe, () => careStore.get().checkIns[row])
  const question = useSyncExternalStore(careStore.subscribe, () => careStore.get().questions[row]) ?? 'living'
  const said = useRef<HTMLParagraphElement>(null)
  const before = useRef(asked)
  // The buttons are gone, so focus moves to the text in their place, which also announces it.
  useEffect(() => {
    if (before.current === 'asked' && asked !== 'asked' && !careStore.get().panel) said.current?.focus()
    before.current = asked
  }, [asked])

  function answer(given: (typeof answers)[number]): void {
    reportTap(`check-in-${given}`, surface)
    careStore.answer(row, given, surface)
  }

  return (
    <div className="help-row">
      {asked === 'asked' && !past && (
        <fieldset className="option-row">
          <legend className={asks ? undefined : 'unseen'}>{words.checkIns[question]}</legend>
          {answers.map(given => (
            <Button key={given} kind="sec" onClick={() => answer(given)}>
              {given === 'yes' && question === 'living' ? words.sometimes : words.answers[given]}
            </Button>
          ))}
        </fieldset>
      )}
      <p ref={said} tabIndex={-1}>
        {asked === 'yes' && words.afterYes}
        {asked === 'no' && words.afterNo}
        {asked === 'unsaid' && words.afterUnsaid}
        {(asked === undefined || asked === 'asked') && words.line}{' '}
        <Link className="link" to="/help-now">
          {words.link}
        </Link>
      </p>
    </div>
  )
}
