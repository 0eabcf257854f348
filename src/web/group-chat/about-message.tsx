/** What one can do about another's message: report it, or not see its author any more. */
import { Ban, Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { blockAuthor } from '#shared/moderation.ts'
import { call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ReportForm } from './report-form.tsx'
import type { Said } from './timeline.ts'
import './about-message.css'

type AboutProps = {
  threadId: string
  said: Said
  /** Their words are to go from the screen. */
  onBlocked: (said: Said) => void
  onClose: () => void
}
type Step = 'choose' | 'report' | 'reported' | 'reported-help' | 'block'

export function AboutMessage({ threadId, said, onBlocked, onClose }: AboutProps) {
  const words = texts.moderation
  const name = said.name || texts.group.formerMember
  const [step, setStep] = useState<Step>('choose')
  const place = { threadId, messageId: said.key }
  const titles: Record<Step, string> = {
    choose: words.title(name),
    report: words.reportTitle,
    reported: words.sentTitle,
    'reported-help': words.sentTitle,
    block: words.blockTitle(name),
  }
  return (
    <Dialog title={titles[step]} closeLabel={words.close} onClose={onClose}>
      {step === 'choose' && (
        <ul className="about-choices">
          {!said.removed && (
            <Choice
              icon={<Flag size={20} strokeWidth={1.75} aria-hidden="true" />}
              hint={words.reportHint}
              onChoose={() => setStep('report')}
            >
              {words.report}
            </Choice>
          )}
          <Choice
            icon={<Ban size={20} strokeWidth={1.75} aria-hidden="true" />}
            hint={words.blockHint}
            onChoose={() => setStep('block')}
          >
            {words.block(name)}
          </Choice>
        </ul>
      )}
      {step === 'report' && (
        <ReportForm
          place={place}
          onSent={help => setStep(help ? 'reported-help' : 'reported')}
          onBack={() => setStep('choose')}
        />
      )}
      {step.startsWith('reported') && (
        <>
          <p>{words.sent(name)}</p>
          {step === 'reported-help' && <GetHelp />}
          <div className="dialog-actions">
            <Button kind="sec" onClick={() => setStep('block')}>
              {words.block(name)}
            </Button>
            <Button onClick={onClose}>{words.done}</Button>
          </div>
        </>
      )}
      {step === 'block' && (
        <Block name={name} place={place} onBlocked={() => onBlocked(said)} onBack={() => setStep('choose')} />
      )}
    </Dialog>
  )
}

type ChoiceProps = { icon: ReactNode; hint: string; onChoose: () => void; children: ReactNode }

function Choice({ icon, hint, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className="about-choice" onClick={onChoose}>
        {icon}
        <span>
          <b>{children}</b>
          <small>{hint}</small>
        </span>
      </button>
    </li>
  )
}

function GetHelp() {
  return (
    <p className="about-help">
      {texts.moderation.help}{' '}
      <Link className="link" to="/help-now">
        {texts.moderation.helpLink}
      </Link>
    </p>
  )
}

type BlockProps = {
  name: string
  place: { threadId: string; messageId: string }
  onBlocked: () => void
  onBack: () => void
}

function Block({ name, place, onBlocked, onBack }: BlockProps) {
  const words = texts.moderation
  const toast = useToast()
  const [state, setState] = useState<'asking' | 'blocking' | 'failed'>('asking')

  async function block(): Promise<void> {
    setState('blocking')
    try {
      await call(blockAuthor, { body: place })
    } catch (error) {
      console.warn('Nobody was blocked.', error)
      return setState('failed')
    }
    toast(words.blocked(name))
    onBlocked()
  }

  return (
    <>
      <p>{words.blockWhat(name)}</p>
      {state === 'failed' && (
        <div role="alert">
          <FieldError>{words.notBlocked}</FieldError>
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="ghost" onClick={onBack}>
          {words.back}
        </Button>
        <Button loading={state === 'blocking'} onClick={block}>
          {words.block(name)}
        </Button>
      </div>
    </>
  )
}
