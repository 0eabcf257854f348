/** /emotion-check: gauges of what came up in your messages, the sentences behind each, and trends over time. */
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { NoteMood, useMoods } from '#web/mood/mood.tsx'
import { useOnline } from '#web/platform/online.ts'
import { texts } from '#web/platform/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { ToastPlace, useToast } from '#web/ui/toast.tsx'
import { GaugeCards } from './gauge-cards.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { TopicSummary } from './topic-summary.tsx'
import { TrendsCard } from './trends-card.tsx'
import { useInsights } from './use-insights.ts'
import { useNarrowWindow } from './use-narrow-window.ts'
import './emotion-check.css'

export function EmotionCheckScreen() {
  const words = texts.insights
  const toast = useToast()
  const narrow = useNarrowWindow()
  const online = useOnline()
  const [opened, setOpened] = useState<string | null>(null)
  const moods = useMoods()
  const { state, gauges, summary, refresh, changed } = useInsights(() => toast(words.refreshed))
  const refreshing = state === 'refreshing'
  const button = (
    <Button
      kind="sec"
      large={narrow}
      block={narrow}
      loading={refreshing}
      disabled={!online}
      onClick={refresh}
    >
      {!refreshing && <RefreshCw size="1.125rem" strokeWidth={1.75} aria-hidden="true" />}
      {words.refresh}
    </Button>
  )
  return (
    <Screen
      title={words.title}
      start={<BackLink to="/dashboard" place={texts.dashboard.page} />}
      actions={!narrow && button}
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">{words.lede}</p>
        {words.onlyEnglish && <p className="hint">{words.onlyEnglish}</p>}
      </div>
      <div className="insights">
        {/* Offline, the bar above says why already. */}
        {state === 'failed' && <Banner tone={online ? 'error' : 'info'}>{words.failed}</Banner>}
        {state === 'not-refreshed' && <Banner tone="error">{words.notRefreshed}</Banner>}
        {(gauges || state === 'loading' || refreshing) && (
          <>
            <TopicSummary gauges={gauges} open={setOpened} />
            <NoteMood moods={moods} />
            <GaugeCards gauges={gauges} messages={summary?.total ?? 0} open={setOpened} />
            <TrendsCard
              summary={summary}
              moods={moods}
              mentions={Math.max(gauges?.balance.total ?? 0, gauges?.domains.total ?? 0)}
            />
          </>
        )}
        {narrow && (
          <>
            <ToastPlace />
            <div className="insights-refresh">{button}</div>
          </>
        )}
      </div>
      {opened && gauges && (
        <ReceiptsPanel gauge={opened} gauges={gauges} changed={changed} close={() => setOpened(null)} />
      )}
    </Screen>
  )
}
