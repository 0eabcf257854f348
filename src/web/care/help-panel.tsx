/**
 * Everything that can help, in a fixed order, over any screen. Calm: nothing in it is red, animated or urgent. It opens
 * automatically when somebody is not safe, and only they can close it.
 */
import { X } from 'lucide-react'
import { use, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { helpIn, isReviewDue, reviewBy } from '#shared/helplines.ts'
import type { CareTap } from '#shared/support.ts'
import { fullDay } from '#web/platform/dates.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { useSession } from '#web/platform/session.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { careStore, type OpenPanel } from './care-store.ts'
import { CountryPicker } from './country-picker.tsx'
import { reportFalseAlarm } from './false-alarm.ts'
import { Grounding } from './grounding.tsx'
import { EmergencyNumber, OtherHelplines, PhoneHelplines, TextHelplines } from './helpline-list.tsx'
import { reportTap } from './report-tap.ts'
import { SafetyPlanCard } from './safety-plan.tsx'
import { TrustedMessage } from './trusted-message.tsx'
import { useCountry } from './use-country.ts'
import '#web/ui/side-panel.css'
import './help-panel.css'

export function HelpPanel({ category, surface }: OpenPanel) {
  const { helpPanel: words, helplines } = use(pageTexts())
  const help = helpIn(useCountry())
  const young = useSyncExternalStore(careStore.subscribe, () => careStore.get().young)
  const signedIn = useSession().status === 'signed-in'
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal?.()
  }, [])
  // A new disclosure while it is open scrolls back to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each disclosure
  useEffect(() => {
    sheet.current?.scrollTo?.(0, 0)
    heading.current?.focus()
  }, [category, surface])

  function close(tap?: CareTap): void {
    if (tap) reportTap(tap)
    dialog.current?.close()
    careStore.close()
  }

  function takeBack(): void {
    reportTap('not-meant')
    dialog.current?.close()
    careStore.notMeant()
    if (surface === 'companion') reportFalseAlarm(words.notMeant)
  }

  const known =
    category && category in words.openings ? words.openings[category as keyof typeof words.openings] : null
  return (
    <dialog
      ref={dialog}
      className="side-panel help-panel"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}opening`}
      onClose={() => careStore.close()}
    >
      <div className="help-sheet" ref={sheet}>
        <header className="help-panel-head">
          <h2 id={`${id}title`} ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <IconButton label={words.close} onClick={() => close()}>
            <X size="1.375rem" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        <p id={`${id}opening`} className="help-panel-opening">
          {young && category === 'abuse_violence' && `${words.blameless} `}
          {known ?? (surface ? words.opening : words.fromBar)}
        </p>
        <section className="help-list" aria-label={helplines.label}>
          <EmergencyNumber help={help} />
          <PhoneHelplines help={help} />
          <TextHelplines help={help} />
          <OtherHelplines help={help} />
          <TrustedMessage />
          <Grounding />
          {signedIn && <SafetyPlanCard />}
          <CountryPicker help={help} />
        </section>
        {isReviewDue(Date.now()) && (
          <p className="hint">{helplines.reviewDue(fullDay(new Date(reviewBy)))}</p>
        )}
        <div className="help-panel-end">
          <Button kind="sec" onClick={() => close('safer')}>
            {words.safer}
          </Button>
          <Button kind="ghost" onClick={takeBack}>
            {words.notMeant}
          </Button>
        </div>
        <p className="help-panel-foot">{words.footer}</p>
      </div>
    </dialog>
  )
}
