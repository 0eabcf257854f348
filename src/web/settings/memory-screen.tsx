/** /settings/memory: the topics the companion must not bring up, and everything it remembers. */
import { DEFAULT_COMPANION_NAME } from '#shared/profile.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import { Heading } from '#web/ui/heading.tsx'
import { LoadFailed, Loading } from '#web/ui/loading.tsx'
import { BackLink, Screen } from '#web/ui/screen.tsx'
import { SkeletonRow } from '#web/ui/skeleton.tsx'
import { AvoidTopics } from './avoid-topics.tsx'
import { ForgetAll } from './forget-all.tsx'
import { MemoryList } from './memory-list.tsx'
import { useMemory } from './use-memory.ts'
import './memory.css'

export function MemoryScreen() {
  const words = texts.memory
  const { companionName } = useSignedIn()
  const name = companionName ?? DEFAULT_COMPANION_NAME
  const { memory, failed, again, forget, forgetAll, avoid } = useMemory()
  return (
    <Screen
      title={words.title}
      width="narrow"
      start={<BackLink to="/settings" place={texts.shell.settings} />}
    >
      <div className="screen-head">
        <Heading>{words.title}</Heading>
        <p className="lede">
          <bdi>{words.lede(name)}</bdi>
        </p>
      </div>
      {failed && <LoadFailed words={words} again={again} />}
      {!memory && !failed && (
        <Loading className="card memory-loading" label={words.loading} seen>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {memory && (
        <>
          <AvoidTopics topics={memory.avoid} save={avoid} />
          <section className="memory" aria-labelledby="memory-kept">
            <div className="memory-head">
              <h2 className="section-head" id="memory-kept" tabIndex={-1}>
                {words.kept}
              </h2>
              {memory.memories.length > 0 && <ForgetAll name={name} forgetAll={forgetAll} />}
            </div>
            <MemoryList memories={memory.memories} forget={forget} />
          </section>
        </>
      )}
    </Screen>
  )
}
