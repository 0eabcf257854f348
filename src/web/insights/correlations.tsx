/** Correlations between tags and metrics, in plain words; nothing until there are enough days. */
import type { Link } from '#shared/insights.ts'
import { texts } from '#web/platform/texts.ts'
import { gaugeName } from './gauge-names.ts'

const MOST = 5

export function Correlations({ links, looked }: { links: readonly Link[]; looked: boolean }) {
  const words = texts.trends
  if (!looked) return null
  return (
    <div className="correlations">
      <h3 className="section-head">{words.together}</h3>
      {links.length === 0 && <p className="hint">{words.noLink}</p>}
      <ul>
        {links.slice(0, MOST).map(({ metric, tag, direction }) => (
          <li key={metric + tag}>{words[direction](texts.named(tag), gaugeName(metric))}</li>
        ))}
      </ul>
      {links[0] && <p className="hint">{words.over(links[0].days)}</p>}
    </div>
  )
}
