/** The menu of a message: reply or copy; edit or unsend your own; report somebody else's, or block its author. */
import { Ban, Copy, Flag, type LucideIcon, Pencil, Reply, Trash2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { EDIT_WITHIN_MS } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BlockPerson } from './block-person.tsx'
import { ReportForm } from './report-form.tsx'
import type { MessageLine } from './timeline.ts'
import { Unsend } from './unsend.tsx'
import './message-menu.css'

type MenuProps = {
  threadId: string
  said: MessageLine
  onReply: (said: MessageLine) => void
  onCopy: (said: MessageLine) => void
  onEdit: (said: MessageLine) => void
  /** Returns whether it worked. */
  unsend: (id: string) => Promise<boolean>
  onUnsent: () => void
  /** Removes their messages from the screen. */
  onBlocked: (said: MessageLine) => void
  onClose: () => void
}
type Step = 'choose' | 'unsend' | 'report' | 'reported' | 'reported-help' | 'block'

export function MessageMenu(props: MenuProps) {
  const { threadId, said, unsend, onUnsent, onBlocked, onClose } = props
  const words = texts.moderation
  const name = said.name || texts.group.formerMember
  const [step, setStep] = useState<Step>('choose')
  const message = { threadId, messageId: said.key }
  const titles: Record<Step, string> = {
    choose: said.by === 'me' ? texts.thread.yours : words.title(name),
    unsend: texts.group.unsendSure,
    report: words.reportTitle,
    reported: words.sentTitle,
    'reported-help': words.sentTitle,
    block: words.blockTitle(name),
  }
  const back = () => setStep('choose')
  return (
    <Dialog title={titles[step]} closeLabel={words.close} onClose={onClose}>
      {step === 'choose' && (
        <>
          <Excerpt said={said} />
          <MenuItems {...props} onStep={setStep} />
        </>
      )}
      {step === 'unsend' && <Unsend unsend={() => unsend(said.key)} onDone={onUnsent} onBack={back} />}
      {step === 'report' && (
        <ReportForm
          message={message}
          onSent={help => setStep(help ? 'reported-help' : 'reported')}
          onBack={back}
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
        <BlockPerson name={name} message={message} onBlocked={() => onBlocked(said)} onBack={back} />
      )}
    </Dialog>
  )
}

/** Shows which of several messages the menu is about. A covered message stays covered. */
function Excerpt({ said: { text, removed, covered } }: { said: MessageLine }) {
  if (removed || covered) return null
  return (
    <p className="message-menu-excerpt" dir="auto">
      {text}
    </p>
  )
}

function MenuItems({ said, onReply, onCopy, onEdit, onStep }: MenuProps & { onStep: (step: Step) => void }) {
  const words = texts.thread
  const { moderation } = texts
  const [inTime] = useState(() => Date.now() - said.at.getTime() < EDIT_WITHIN_MS)
  const mine = said.by === 'me'
  /** Closed by the browser, which gives the focus back to the message's button. */
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onCopy(said)
    currentTarget.closest('dialog')?.close()
  }
  return (
    <ul className="message-menu-items">
      {!said.removed && (
        <Choice icon={Reply} hint={words.replyHint} onChoose={() => onReply(said)}>
          {words.reply}
        </Choice>
      )}
      {!said.removed && !said.covered && (
        <Choice icon={Copy} hint={words.copyHint} onChoose={copy}>
          {words.copy}
        </Choice>
      )}
      {mine && inTime && (
        <Choice icon={Pencil} hint={words.editHint} onChoose={() => onEdit(said)}>
          {words.edit}
        </Choice>
      )}
      {mine && (
        <Choice icon={Trash2} hint={words.unsendHint} danger onChoose={() => onStep('unsend')}>
          {texts.group.unsend}
        </Choice>
      )}
      {!mine && !said.removed && (
        <Choice icon={Flag} hint={moderation.reportHint} onChoose={() => onStep('report')}>
          {moderation.report}
        </Choice>
      )}
      {!mine && (
        <Choice icon={Ban} hint={moderation.blockHint} onChoose={() => onStep('block')}>
          {moderation.block(said.name || texts.group.formerMember)}
        </Choice>
      )}
    </ul>
  )
}

type ChoiceProps = {
  icon: LucideIcon
  hint: string
  danger?: boolean
  onChoose: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

function Choice({ icon: Icon, hint, danger, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        className={danger ? 'action-row message-menu-item danger' : 'action-row message-menu-item'}
        onClick={onChoose}
      >
        <Icon size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
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
    <p className="report-help">
      {texts.moderation.help}{' '}
      <Link className="link" to="/help-now">
        {texts.moderation.helpLink}
      </Link>
    </p>
  )
}
