/** Mood check-ins by the same days, weeks or months as the trends beside them, and the latest ones in words. */
import type { CSSProperties } from 'react'
import type { TrendStep } from '#shared/trends.ts'
import { texts } from '#web/platform/texts.ts'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { feelingName } from './check-in-text.ts'
import { type MoodGrid, moodGrid } from './mood-grid.ts'
import { MoodList } from './mood-list.tsx'
import type { Moods } from './use-moods.ts'
import './mood-history.css'

/** Names of the buckets: short ones for all column headings, a long one for screen readers. */
type Names = {
  axis: (starts: readonly string[], step: TrendStep) => string[]
  long: (start: string, step: TrendStep) => string
}

type MoodHistoryProps = {
  step: TrendStep
  names: Names
  moods: Moods
}

export function MoodHistory({ step, names, moods }: MoodHistoryProps) {
  const words = texts.mood
  const { mood, failed, again, remove } = moods
  const grid = mood && moodGrid(mood.checkIns, step, mood.today)
  return (
    <section className="mood-history" aria-labelledby="mood-history">
      <h3 className="section-head" id="mood-history">
        {words.title}
      </h3>
      {failed && <LoadFailed words={words} again={again} />}
      {!mood && !failed && (
        <Loading label={words.loading}>
          <Skeleton width="70%" height="1.125rem" />
        </Loading>
      )}
      {mood?.checkIns.length === 0 && <p className="hint">{words.none}</p>}
      {grid && grid.rows.length > 0 && <Grid grid={grid} step={step} names={names} />}
      {mood && mood.checkIns.length > 0 && <MoodList checkIns={mood.checkIns} remove={remove} />}
    </section>
  )
}

function Grid({ grid: { starts, rows }, step, names }: { grid: MoodGrid; step: TrendStep; names: Names }) {
  const words = texts.mood
  const headings = names.axis(starts, step)
  return (
    <>
      <div className="mood-scroll">
        <table className="mood-grid" style={{ '--columns': starts.length } as CSSProperties}>
          <caption className="unseen">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{words.feeling}</span>
                {step === 'week' && <span aria-hidden="true">{texts.trends.when.week}</span>}
              </th>
              {starts.map((start, i) => (
                <th key={start} scope="col" className="tabular">
                  <span className="unseen">{names.long(start, step)}</span>
                  <span aria-hidden="true">{headings[i]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, cells }) => (
              <tr key={word}>
                <th scope="row" dir="auto">
                  {feelingName(word)}
                </th>
                {cells.map((cell, i) => (
                  <td key={starts[i]}>
                    {cell && (
                      <i className={cell.strength}>
                        <span className="unseen">
                          {words.cell(words.strengths[cell.strength], cell.times)}
                        </span>
                      </i>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{words.legend}</p>
    </>
  )
}
