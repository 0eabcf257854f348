/** The top of the log: what is still loading, and what could not be. */
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type LogStateProps = {
  loading: boolean
  failed: boolean
  /** There is more above. */
  earlier: boolean
  again: () => void
}

export function LogState({ loading, failed, earlier, again }: LogStateProps) {
  const words = texts.companion
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
      <div className="log-loading">
        <span className="unseen">{texts.shell.loading}</span>
        <Skeleton width="52%" height="3rem" />
        <Skeleton width="68%" height="4rem" />
        <Skeleton width="44%" height="3rem" />
      </div>
    )
  return earlier ? <p className="log-earlier">{words.earlier}</p> : null
}
