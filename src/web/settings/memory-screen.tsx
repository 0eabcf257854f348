/** /settings/memory: all that the companion keeps of what was said, and the topics it is not to ask about. */
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fetching, NotFetched } from '#web/ui/fetching.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { AvoidTopics } from './avoid-topics.tsx'
import { byDay } from './by-day.ts'
import { MemoryEntry } from './memory-entry.tsx'
import { useMemory } from './use-memory.ts'
import './memory.css'

export function MemoryScreen() {
  const words = texts.memory
  const { companionName } = useSignedIn()
  const { kept, failed, again, forget, avoid } = useMemory()
  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/settings" place={texts.shell.settings} />}
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">
          <bdi>{words.lede(companionName ?? DEFAULT_COMPANION_NAME)}</bdi>
        </p>
      </div>
      {failed && <NotFetched words={words} again={again} />}
      {!kept && !failed && (
        <Fetching className="card memory-loading" label={words.loading} seen>
          <SkeletonRow />
          <SkeletonRow />
        </Fetching>
      )}
      {kept && (
        <>
          <section aria-labelledby="memory-kept">
            <h2 className="section-head" id="memory-kept" tabIndex={-1}>
              {words.kept}
            </h2>
            {kept.memories.length === 0 ? (
              <EmptyState>{words.none}</EmptyState>
            ) : (
              byDay(kept.memories).map(({ key, name, memories }) => (
                <section key={key} className="memory-day">
                  <h3>{name ?? words.noDay}</h3>
                  <ul className="card memory-list">
                    {memories.map(memory => (
                      <MemoryEntry key={memory.id} memory={memory} forget={() => forget(memory.id)} />
                    ))}
                  </ul>
                </section>
              ))
            )}
          </section>
          <AvoidTopics topics={kept.avoid} save={avoid} />
        </>
      )}
    </Screen>
  )
}
