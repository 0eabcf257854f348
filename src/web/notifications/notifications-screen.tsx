/** /notifications: threads with unread messages and an excerpt of each, or that there is nothing new. */
import type { Notification } from '#shared/group-chat.ts'
import { texts } from '#web/platform/texts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'
import './notifications.css'

export function NotificationsScreen() {
  const words = texts.notifications
  const { threads, failed, refresh } = useNotifications()
  return (
    <Screen
      title={words.title}
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
      </div>
      {failed && <LoadFailed words={words} again={refresh} />}
      {threads ? <Threads threads={threads} sure={!failed} /> : !failed && <ListLoading />}
    </Screen>
  )
}

/** "Nothing new" is shown only for a fresh reply. */
function Threads({ threads, sure }: { threads: readonly Notification[]; sure: boolean }) {
  const words = texts.notifications
  if (threads.length === 0) return sure && <EmptyState action={<Onward />}>{words.none}</EmptyState>
  return (
    <ul className="card notifications" aria-label={words.list}>
      {threads.map(notification => (
        <NotificationRow key={notification.threadId} notification={notification} />
      ))}
    </ul>
  )
}

function Onward() {
  const words = texts.notifications
  return (
    <div className="notifications-onward">
      <ButtonLink kind="sec" to="/stream-threads">
        {texts.group.toThreads}
      </ButtonLink>
      <ButtonLink kind="quiet" to="/settings#notifications">
        {words.settings}
      </ButtonLink>
    </div>
  )
}

function ListLoading() {
  return (
    <Loading className="notifications-loading" label={texts.notifications.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}
