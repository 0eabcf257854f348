/** The top of the log: what is still loading, and what could not be. */
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type LogStateProps = { loading: boolean; failed: boolean; earlier: boolean; again: () => void }

export function LogState({ loading, failed, earlier, again }: LogStateProps) {
  const words = texts.group
  if (failed)
    return (
      <Banner tone="warn">
        {words.notLoaded}{' '}
        <button type="button" className="text-button" onClick={again}>
          {words.again}
        </button>
      </Banner>
    )
  if (loading)
    return (
      <div className="thread-loading">
        <span className="unseen">{texts.shell.loading}</span>
        <Skeleton width="52%" height="3rem" />
        <Skeleton width="44%" height="3rem" />
      </div>
    )
  return earlier ? <p className="thread-earlier">{words.earlier}</p> : null
}
