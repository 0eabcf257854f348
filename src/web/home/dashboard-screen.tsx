/** /dashboard: eight places to go, in the same spot every day. */
import { Activity, Archive, ArrowLeft, ArrowRight, Compass, Settings, UsersRound, Waves } from 'lucide-react'
import { useNavigate } from 'react-router'
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { UnreadTiles } from '#web/notifications/notifications.tsx'
import { chatPath } from '#web/platform/paths.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { IconButton, IconLink } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LogOutButton } from '#web/ui/log-out.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { HeroTile, Tile, Tiles } from '#web/ui/tile.tsx'
import { FirstVisit } from './first-visit.tsx'
import { useLastSession } from './use-last-session.ts'
import './dashboard.css'

export function DashboardScreen() {
  const words = texts.dashboard
  const { tiles } = words
  const { companionName } = useSignedIn()
  const last = useLastSession()
  return (
    <Screen
      title={words.page}
      start={<Arrows />}
      actions={
        <IconLink to="/settings" label={texts.shell.settings}>
          <Settings size="1.25rem" strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
      }
      end={<LogOutButton />}
    >
      <div className="dashboard-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <Tiles label={words.page} columns={3}>
        <HeroTile
          to={chatPath(companionName)}
          title={tiles.myChats.title}
          // Its first two words stay together, so that no line ends with “I.
          line={
            last
              ? tiles.myChats.last(last.replace(' ', '\u00a0'))
              : tiles.myChats.line(companionName ?? DEFAULT_COMPANION_NAME)
          }
        />
        <UnreadTiles />
        <Tile to="/community-home" {...tiles.community} icon={UsersRound} space="shared" />
        <Tile to="/stream-selector" {...tiles.streamSelector} icon={Compass} space="shared" />
        <Tile to="/stream-threads" {...tiles.streamThreads} icon={Waves} space="shared" />
        <Tile to="/archive" {...tiles.archive} icon={Archive} space="private" />
        <Tile to="/emotion-check" {...tiles.emotionCheck} icon={Activity} space="private" />
      </Tiles>
      <FirstVisit companion={companionName ?? DEFAULT_COMPANION_NAME} />
    </Screen>
  )
}

/** The browser's Navigation API; without it, both arrows are enabled. */
type BrowserNavigation = { canGoBack: boolean; canGoForward: boolean }

function Arrows() {
  const navigate = useNavigate()
  const known = (window as { navigation?: BrowserNavigation }).navigation
  const canGoBack = known?.canGoBack ?? true
  const canGoForward = known?.canGoForward ?? true
  return (
    <span className="arrows">
      <IconButton
        label={texts.shell.back}
        aria-disabled={!canGoBack || undefined}
        onClick={() => canGoBack && navigate(-1)}
      >
        <ArrowLeft size="1.3125rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.shell.forward}
        aria-disabled={!canGoForward || undefined}
        onClick={() => canGoForward && navigate(1)}
      >
        <ArrowRight size="1.3125rem" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
