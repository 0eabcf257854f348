/**
 * The menu of a message: reply or copy; edit or unsend your own; report somebody else's, or block its author. It is a
 * small menu at the message where there is room, and a sheet on a phone; what cannot be undone is asked in a dialog.
 */
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { texts } from '#web/platform/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MenuPopup } from '#web/ui/menu-popup.tsx'
import { BlockPerson } from './block-person.tsx'
import { type MessageChoice, type MessageChoices, messageChoices, type Step } from './message-choices.ts'
import { plainLabel } from './message-menu-button.tsx'
import { ReportForm } from './report-form.tsx'
import type { MessageLine } from './timeline.ts'
import { Unsend } from './unsend.tsx'
import './message-menu.css'

type MenuProps = Omit<MessageChoices, 'onStep'> & {
  threadId: string
  said: MessageLine
  /** The button that opened it. */
  button: HTMLElement
  /** Returns whether it worked. */
  unsend: (id: string) => Promise<boolean>
  onUnsent: () => void
  /** Removes their messages from the screen. */
  onBlocked: (said: MessageLine) => void
  onClose: () => void
}

const isWide = () => window.matchMedia?.('(min-width: 56.25em)').matches ?? false
/** Closed by the browser, which gives the focus back to the message's button. */
const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('dialog')?.close()

export function MessageMenu(props: MenuProps) {
  const { threadId, said, button, unsend, onUnsent, onBlocked, onClose } = props
  const words = texts.moderation
  const name = said.name || texts.group.formerMember
  const [step, setStep] = useState<Step>('choose')
  const [atMessage] = useState(isWide)
  const [openedAt] = useState(Date.now)
  const choices = messageChoices(said, { ...props, onStep: setStep }, openedAt)
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
  if (step === 'choose' && atMessage)
    return (
      <MenuPopup button={button} label={plainLabel(said)} onClose={onClose}>
        {choices.map(choice => (
          <Choice
            key={choice.name}
            choice={choice}
            role="menuitem"
            onChoose={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
              choice.choose()
            }}
          />
        ))}
      </MenuPopup>
    )
  return (
    <Dialog title={titles[step]} closeLabel={words.close} onClose={onClose}>
      {step === 'choose' && (
        <>
          <Excerpt said={said} />
          <ul className="message-menu-items">
            {choices.map(choice => (
              <li key={choice.name}>
                <Choice
                  choice={choice}
                  onChoose={event => {
                    choice.choose()
                    if (choice.closes) closeDialog(event)
                  }}
                />
              </li>
            ))}
          </ul>
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
            <Button onClick={closeDialog}>{words.done}</Button>
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

type ChoiceProps = {
  choice: MessageChoice
  role?: 'menuitem'
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

function Choice({ choice: { icon: Icon, name, hint, danger }, role, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      role={role}
      className={danger ? 'action-row message-menu-item danger' : 'action-row message-menu-item'}
      onClick={onChoose}
    >
      <Icon size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{name}</b>
        {hint && <small>{hint}</small>}
      </span>
    </button>
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
