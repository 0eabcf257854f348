/** One country's emergency number, then the helplines to call, then those to write to. */
import { ChevronDown, ExternalLink, MessageSquareText, MessagesSquare, Phone, PhoneCall } from 'lucide-react'
import { type ReactNode, use, useSyncExternalStore } from 'react'
import { frontLines, type Help, type Helpline } from '#shared/helplines.ts'
import type { CareTap } from '#shared/support.ts'
import { countryInSentence } from '#web/platform/country-names.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { texts } from '#web/platform/texts.ts'
import { careStore } from './care-store.ts'
import { reportTap } from './report-tap.ts'
import './helpline-list.css'

export function EmergencyNumber({ help }: { help: Help }) {
  const words = use(pageTexts()).helplines
  if (help.emergency === null)
    return (
      <p className="action-row help-contact told">
        <Icon>
          <PhoneCall size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </Icon>
        <span>
          <b>{words.emergencyUnknown}</b>
          <small>{words.emergencyUnknownNote}</small>
        </span>
      </p>
    )
  return (
    <a
      className="action-row help-contact first"
      href={`tel:${help.emergency}`}
      onClick={() => reportTap('emergency')}
    >
      <Icon>
        <PhoneCall size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
      </Icon>
      <span>
        <b className="tabular">{words.emergency(help.emergency)}</b>
        <small>{words.emergencyNote}</small>
      </span>
    </a>
  )
}

/** Somebody under 18 sees the youth line first. Lines for a particular group are in `OtherHelplines`. */
export function PhoneHelplines({ help }: { help: Help }) {
  return useFrontLines(help).map(line => <Call key={line.id} line={line} />)
}

export function TextHelplines({ help }: { help: Help }) {
  return (
    <>
      {useFrontLines(help).map(line => (
        <Written key={line.id} line={line} />
      ))}
      <Directories help={help} />
    </>
  )
}

/** For a particular group or topic, so folded away. */
export function OtherHelplines({ help }: { help: Help }) {
  const words = use(pageTexts()).helplines
  const front = useFrontLines(help)
  const others = help.lines.filter(line => !front.includes(line))
  if (others.length === 0 || !help.country) return null
  return (
    <details className="more-lines">
      <summary>
        {words.more(countryInSentence(help.country))}
        <ChevronDown size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {others.map(line => (
        <div key={line.id} className="help-list">
          <Call line={line} />
          <Written line={line} />
        </div>
      ))}
    </details>
  )
}

function useFrontLines(help: Help): readonly Helpline[] {
  const young = useSyncExternalStore(careStore.subscribe, () => careStore.get().young)
  return frontLines(help, young)
}

function Directories({ help }: { help: Help }) {
  const words = use(pageTexts()).helplines
  // With helplines listed above, one directory is enough.
  const shown = help.lines.length > 0 ? help.directories.slice(0, 1) : help.directories
  return shown.map(({ url }) => (
    <Contact
      key={url}
      href={url}
      tap="directory"
      outside
      note={words.openNote}
      title={words.open}
      shown={new URL(url).hostname}
    >
      <ExternalLink size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
    </Contact>
  ))
}

function Call({ line: { name, phone, ...line } }: { line: Helpline }) {
  const words = use(pageTexts()).helplines
  const note = useNote(line)
  if (!phone) return null
  return (
    <Contact
      href={phone.href}
      tap="call"
      title={words.call(texts.helplineToCall(name))}
      shown={phone.shown}
      note={note}
    >
      <Phone size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
    </Contact>
  )
}

function Written({ line: { name, text, chat, ...line } }: { line: Helpline }) {
  const words = use(pageTexts()).helplines
  const note = useNote(line)
  return (
    <>
      {text && (
        <Contact
          href={text.href}
          tap="text"
          title={words.text(name)}
          shown={words.textShown(text.shown)}
          note={note}
        >
          <MessageSquareText size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </Contact>
      )}
      {chat && (
        <Contact href={chat} tap="chat" outside title={words.chat(name)} note={note}>
          <MessagesSquare size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </Contact>
      )}
    </>
  )
}

/** Topic, audience and hours, each only where it narrows the line down. */
function useNote({ topics, who, hours }: Pick<Helpline, 'topics' | 'who' | 'hours'>): string {
  const words = use(pageTexts()).helplines
  const about = topics.includes('distress') ? undefined : words.topics[topics[0] ?? '']
  const whom = who === 'anyone' ? undefined : words.forWhom(who)
  return [about, whom, hours === '24/7' ? words.anyTime : words.hours(hours)].filter(Boolean).join(' · ')
}

type ContactProps = {
  /** Without one the contact is shown but not linked. */
  href: string | undefined
  tap: CareTap
  title: string
  shown?: string
  note: string
  /** Opens in a new tab, so that this page stays open. */
  outside?: boolean
  children: ReactNode
}

function Contact({ href, tap, title, shown, note, outside, children }: ContactProps) {
  const words = use(pageTexts()).helplines
  const content = (
    <>
      <Icon>{children}</Icon>
      <span>
        <b>{title}</b>
        {shown && <b className="help-number tabular">{shown}</b>}
        <small>{note}</small>
        {outside && <span className="unseen">({words.otherSite})</span>}
      </span>
    </>
  )
  if (!href) return <p className="action-row help-contact">{content}</p>
  const where = outside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className="action-row help-contact" href={href} {...where} onClick={() => reportTap(tap)}>
      {content}
    </a>
  )
}

function Icon({ children }: { children: ReactNode }) {
  return <span className="icon-disc help-icon">{children}</span>
}
