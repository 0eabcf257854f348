/** /notifications: says that there is nothing new. */
import { texts } from '#web/platform/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'

export function NotificationsScreen() {
  const words = texts.notifications
  return (
    <Screen
      title={words.title}
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
      width="narrow"
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
      </div>
      <EmptyState>{words.none}</EmptyState>
    </Screen>
  )
}
