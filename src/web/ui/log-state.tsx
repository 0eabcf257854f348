/** The top of a log: loading, failed, or more to load. */
import { texts } from '#web/platform/texts.ts'
import { LoadFailed } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'
import './log-state.css'

type LogStateProps = {
  loading: boolean
  failed: boolean
  /** There are earlier messages. */
  earlier: boolean
  again: () => void
  words: { notLoaded: string; again: string; earlier: string }
}

export function LogState({ loading, failed, earlier, again, words }: LogStateProps) {
  if (failed)
    return <LoadFailed tone="warn" words={{ failed: words.notLoaded, again: words.again }} again={again} />
  if (loading)
    return (
      <div className="log-loading">
        <span className="unseen">{texts.shell.loading}</span>
        <Skeleton width="52%" height="3rem" />
        <Skeleton width="68%" height="4rem" />
        <Skeleton width="44%" height="3rem" />
      </div>
    )
  return earlier ? <p className="log-earlier">{words.earlier}</p> : null
}
