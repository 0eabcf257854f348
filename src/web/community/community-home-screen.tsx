/** /community-home: the four places shared with other people, and where they wrote last. */
import { Compass, Waves } from 'lucide-react'
import { UnreadTiles } from '#web/notifications/notifications.tsx'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { LogOutButton } from '#web/ui/log-out.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { Tile, Tiles } from '#web/ui/tile.tsx'
import { ActiveThreads } from './active-threads.tsx'

export function CommunityHomeScreen() {
  const words = texts.community
  const { tiles, page } = texts.dashboard
  return (
    <Screen title={words.title} start={<BackLink to="/dashboard" place={page} />} end={<LogOutButton />}>
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <Tiles label={words.title} columns={2}>
        <Tile to="/stream-selector" {...tiles.streamSelector} icon={Compass} space="shared" />
        <Tile to="/stream-threads" {...tiles.streamThreads} icon={Waves} space="shared" />
        <UnreadTiles />
      </Tiles>
      <ActiveThreads />
    </Screen>
  )
}
