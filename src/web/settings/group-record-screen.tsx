/** /settings/group-record: imported group messages, visible only to their author. */
import type { Recorded } from '#shared/group-chat.ts'
import { fullDay, timeOfDay } from '#web/platform/dates.ts'
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'
import { threadTitle } from '#web/platform/thread-names.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { useGroupRecord } from './use-group-record.ts'
import './group-record.css'

export function GroupRecordScreen() {
  const words = texts.groupRecord
  const online = useOnline()
  const { items, hasMore, state, more } = useGroupRecord()
  const failed = state === 'failed'
  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/settings" place={texts.shell.settings} />}
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
      </div>
      {!items && state === 'loading' && (
        <Loading className="card record-loading" label={words.loading} seen>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {!items && failed && !online && <EmptyState>{words.offline}</EmptyState>}
      {items?.length === 0 && (
        <EmptyState
          action={
            <ButtonLink kind="sec" to="/settings#import">
              {texts.settings.bring}
            </ButtonLink>
          }
        >
          {words.none}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className="card record-list">
          {items.map(message => (
            <RecordEntry key={message.id} message={message} />
          ))}
        </ul>
      )}
      {failed && online && <LoadFailed words={words} again={more} />}
      {hasMore && !failed && (
        <div className="record-more">
          <Button kind="sec" loading={state === 'loading'} onClick={more}>
            {state === 'loading' ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </Screen>
  )
}

function RecordEntry({ message: { threadId, text, timestamp, held, edited } }: { message: Recorded }) {
  const words = texts.groupRecord
  const at = new Date(timestamp)
  return (
    <li>
      <p className="record-words" dir="auto">
        {text}
      </p>
      <p className="hint">
        <time dateTime={timestamp}>{words.when(threadTitle(threadId), fullDay(at), timeOfDay(at))}</time>
        {edited && <span className="record-held">{words.edited}</span>}
        {held && <span className="record-held">{words.held}</span>}
      </p>
    </li>
  )
}
