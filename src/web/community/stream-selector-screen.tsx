/** /stream-selector: your profile, where you can go, and the five streams with their topics. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Stream, streams } from '#shared/community.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { storage } from '#web/platform/storage.ts'
import { texts } from '#web/platform/texts.ts'
import { Accordion, AccordionSection } from '#web/ui/accordion.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SelectPill } from '#web/ui/select-pill.tsx'
import { type PictureChoice, PictureHint, ProfilePicture } from './profile-picture.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import { useThreadActivity } from './use-thread-activity.ts'
import './stream-selector.css'
import './threads.css'

export function StreamSelectorScreen() {
  const words = texts.streams
  const { user } = useSignedIn()
  const [choice, setChoice] = useState<PictureChoice>('none')
  const activity = useThreadActivity()
  return (
    <Screen
      title={words.page}
      start={<BackLink to="/community-home" place={texts.community.title} />}
      actions={
        <span className="go-to-phone">
          <GoTo />
        </span>
      }
    >
      <div className="streams">
        <aside>
          <ProfilePicture name={user.given_name} onChoose={setChoice} />
          <div>
            <Heading>
              <bdi>{user.given_name}</bdi>
            </Heading>
            <p className="lede">{words.lede}</p>
            <PictureHint choice={choice} />
          </div>
          <span className="go-to-desktop">
            <GoTo />
          </span>
        </aside>
        <Accordion>
          {streams.map(stream => (
            <StreamSection key={stream.id} stream={stream} activity={activity} />
          ))}
        </Accordion>
      </div>
    </Screen>
  )
}

function GoTo() {
  const navigate = useNavigate()
  const { tiles, page } = texts.dashboard
  const places = [
    { value: '/dashboard', label: page },
    { value: '/chat2', label: tiles.myChats.title },
    { value: '/community-home', label: tiles.community.title },
    { value: '/notifications', label: tiles.notifications.title },
  ]
  return <SelectPill placeholder={texts.streams.goTo} options={places} onChoose={to => navigate(to)} />
}

const openStreams = () => (storage.getTab('twinbot_open_streams') ?? '').split(' ')

/** This tab remembers which streams are open, so that going back after each topic shows the same list. */
function rememberOpen(id: string, open: boolean): void {
  const others = openStreams().filter(one => one !== id)
  storage.setTab('twinbot_open_streams', [...others, ...(open ? [id] : [])].join(' '))
}

type StreamSectionProps = { stream: Stream; activity: ReturnType<typeof useThreadActivity> }

function StreamSection({ stream, activity }: StreamSectionProps) {
  const { id, title, emoji, subtopics } = stream
  const sum = (what: 'unread' | 'mentions') =>
    stream.threads.reduce((total, thread) => total + (activity?.get(thread)?.[what] ?? 0), 0)
  const unread = sum('unread')
  return (
    <AccordionSection
      title={texts.named(title)}
      open={openStreams().includes(id)}
      onToggle={open => rememberOpen(id, open)}
      aside={texts.streams.topics(subtopics.length)}
      badge={unread > 0 && <UnreadBadge unread={unread} mentions={sum('mentions')} />}
      plate={
        <span className="stream-plate emoji" data-stream={id} aria-hidden="true">
          {emoji}
        </span>
      }
    >
      <ul className="subtopics">
        {subtopics.map(subtopic => (
          <li key={subtopic}>
            <Link to={`/stream-threads/${id}?topic=${encodeURIComponent(subtopic)}`}>
              {texts.named(subtopic)}
            </Link>
          </li>
        ))}
      </ul>
    </AccordionSection>
  )
}
