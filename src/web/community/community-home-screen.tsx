/** /community-home: the four places where other people are. */
import { Bell, Compass, MessagesSquare, Waves } from 'lucide-react'
import { useNews } from '#web/notifications/notifications.ts'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { LogOutButton } from '#web/ui/log-out.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { Tile, Tiles } from '#web/ui/tile.tsx'

export function CommunityHomeScreen() {
  const words = texts.community
  const { tiles, page } = texts.dashboard
  const news = useNews()
  return (
    <Screen title={words.title} start={<BackLink to="/dashboard" place={page} />} end={<LogOutButton />}>
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      <Tiles label={words.title} columns={2}>
        <Tile to="/stream-selector" {...tiles.streamSelector} icon={Compass} space="shared" />
        <Tile to="/stream-threads" {...tiles.streamThreads} icon={Waves} space="shared" />
        <Tile
          to="/group-chat"
          {...tiles.groupChat}
          icon={MessagesSquare}
          space="shared"
          news={news.groupChat}
        />
        <Tile
          to="/notifications"
          {...tiles.notifications}
          icon={Bell}
          space="shared"
          news={news.notifications}
        />
      </Tiles>
    </Screen>
  )
}
