/** The emergency number, the lines to call, and those to write to, in this order and for one country. */
import { ChevronDown, ExternalLink, MessageSquareText, MessagesSquare, Phone, PhoneCall } from 'lucide-react'
import { type ReactNode, use, useSyncExternalStore } from 'react'
import { frontLines, type Help, type Helpline } from '#shared/helplines.ts'
import type { CareTap } from '#shared/support.ts'
import { countryName } from '#web/platform/country-names.ts'
import { pageTexts } from '#web/platform/page-texts.ts'
import { careStore } from './care-store.ts'
import { tapped } from './taps.ts'
import './ways.css'

export function Emergency({ help }: { help: Help }) {
  const words = use(pageTexts()).ways
  if (help.emergency === null)
    return (
      <p className="way told">
        <Plate>
          <PhoneCall size={20} strokeWidth={1.75} aria-hidden="true" />
        </Plate>
        <span>
          <b>{words.emergencyUnknown}</b>
          <small>{words.emergencyUnknownNote}</small>
        </span>
      </p>
    )
  return (
    <a className="way first" href={`tel:${help.emergency}`} onClick={() => tapped('emergency')}>
      <Plate>
        <PhoneCall size={20} strokeWidth={1.75} aria-hidden="true" />
      </Plate>
      <span>
        <b className="tabular">{words.emergency(help.emergency)}</b>
        <small>{words.emergencyNote}</small>
      </span>
    </a>
  )
}

/** The lines one can speak with; for somebody under 18 theirs is the first. Those for some only are a tap further. */
export function CallLines({ help }: { help: Help }) {
  return useFront(help).map(line => <Call key={line.id} line={line} />)
}

export function WriteLines({ help }: { help: Help }) {
  return (
    <>
      {useFront(help).map(line => (
        <Written key={line.id} line={line} />
      ))}
      <Directories help={help} />
    </>
  )
}

/** For some people, or about one thing. */
export function MoreLines({ help }: { help: Help }) {
  const words = use(pageTexts()).ways
  const front = useFront(help)
  const others = help.lines.filter(line => !front.includes(line))
  if (others.length === 0 || !help.country) return null
  return (
    <details className="more-lines">
      <summary>
        {words.more(countryName(help.country))}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {others.map(line => (
        <div key={line.id} className="ways">
          <Call line={line} />
          <Written line={line} />
        </div>
      ))}
    </details>
  )
}

function useFront(help: Help): readonly Helpline[] {
  const young = useSyncExternalStore(careStore.subscribe, () => careStore.get().young)
  return frontLines(help, young)
}

function Directories({ help }: { help: Help }) {
  const words = use(pageTexts()).ways
  // Where there are lines, one directory is enough.
  const shown = help.lines.length > 0 ? help.directories.slice(0, 1) : help.directories
  return shown.map(({ url }) => (
    <Way
      key={url}
      href={url}
      tap="directory"
      outside
      note={words.openNote}
      title={words.open}
      shown={new URL(url).hostname}
    >
      <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
    </Way>
  ))
}

function Call({ line: { name, phone, ...line } }: { line: Helpline }) {
  const words = use(pageTexts()).ways
  const note = useNote(line)
  if (!phone) return null
  return (
    <Way href={phone.href} tap="call" title={words.call(name)} shown={phone.shown} note={note}>
      <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
    </Way>
  )
}

function Written({ line: { name, text, chat, ...line } }: { line: Helpline }) {
  const words = use(pageTexts()).ways
  const note = useNote(line)
  return (
    <>
      {text && (
        <Way
          href={text.href}
          tap="text"
          title={words.text(name)}
          shown={words.textShown(text.shown)}
          note={note}
        >
          <MessageSquareText size={20} strokeWidth={1.75} aria-hidden="true" />
        </Way>
      )}
      {chat && (
        <Way href={chat} tap="chat" outside title={words.chat(name)} note={note}>
          <MessagesSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        </Way>
      )}
    </>
  )
}

/** Whom it is for, what it is about, when it answers: as much of it as is not a matter of course. */
function useNote({ topics, who, hours }: Pick<Helpline, 'topics' | 'who' | 'hours'>): string {
  const words = use(pageTexts()).ways
  const about = topics.includes('distress') ? undefined : words.topics[topics[0] ?? '']
  const whom = who === 'anyone' ? undefined : words.forWhom(who)
  return [about, whom, hours === '24/7' ? words.anyTime : words.hours(hours)].filter(Boolean).join(' · ')
}

type WayProps = {
  /** Without one the way is told, not linked. */
  href: string | undefined
  tap: CareTap
  title: string
  shown?: string
  note: string
  /** Leads to another site, in a tab of its own so that this one stays. */
  outside?: boolean
  children: ReactNode
}

function Way({ href, tap, title, shown, note, outside, children }: WayProps) {
  const words = use(pageTexts()).ways
  const content = (
    <>
      <Plate>{children}</Plate>
      <span>
        <b>{title}</b>
        {shown && <b className="way-number tabular">{shown}</b>}
        <small>{note}</small>
        {outside && <span className="unseen">({words.otherSite})</span>}
      </span>
    </>
  )
  if (!href) return <p className="way">{content}</p>
  const where = outside ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className="way" href={href} {...where} onClick={() => tapped(tap)}>
      {content}
    </a>
  )
}

function Plate({ children }: { children: ReactNode }) {
  return <span className="way-plate">{children}</span>
}
