/** One sentence on what somebody wrote about most, lately or in all; each topic in it opens its sentences. */
import { listParts } from '#web/platform/locale.ts'
import { texts } from '#web/platform/texts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FEW_MENTIONS } from './gauge-cards.tsx'
import { leadingTopics } from './leading-topics.ts'
import type { Gauges } from './use-insights.ts'

type SummaryProps = { gauges: Gauges | null; open: (gauge: string) => void }

export function TopicSummary({ gauges, open }: SummaryProps) {
  return (
    <p className="topic-summary">
      {gauges ? (
        <Sentence gauges={gauges} open={open} />
      ) : (
        <Skeleton width="min(32rem, 100%)" height="1.25rem" />
      )}
    </p>
  )
}

function Sentence({ gauges: { domains, lately }, open }: { gauges: Gauges; open: (gauge: string) => void }) {
  const words = texts.insights.summary
  if (domains.total < FEW_MENTIONS) return words.tooFew
  const period = lately.total < FEW_MENTIONS ? 'ever' : 'lately'
  const topics = leadingTopics(period === 'ever' ? domains.counts : lately.counts)
  if (topics.length === 0) return words[period].many
  const [before, after] = words[period].most('|').split('|')
  const named = new Map(topics.map(topic => [nameOf(topic), topic]))
  return (
    <>
      {before}
      {listParts([...named.keys()]).map(({ type, value }) =>
        type === 'element' ? (
          <button
            key={value}
            type="button"
            className="text-button"
            aria-haspopup="dialog"
            onClick={() => open(named.get(value) ?? '')}
          >
            {value}
          </button>
        ) : (
          value
        ),
      )}
      {after}
    </>
  )
}

/** As it is said within a sentence; a domain that has no such name goes by its own. */
function nameOf(domain: string): string {
  const names: Record<string, string> = texts.insights.summary.topics
  return names[domain] ?? texts.named(domain)
}
