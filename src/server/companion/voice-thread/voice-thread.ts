/**
 * The companion's voice on a thread of its own: a reply takes milliseconds of pure work, in which the event loop
 * goes on with everybody else. Promises the very words of `loadVoice`, and that somebody who wrote is always
 * answered, if need be with the plainest of replies.
 */
import { changed } from '#server/companion/state-change.ts'
import { lastResort, plainGreeting } from '#server/companion/voice/last-resort.ts'
import { freshState, ownState, readState, type VoiceState } from '#server/companion/voice/state.ts'
import type { VoiceInput, VoiceReply } from '#server/companion/voice/voice.ts'
import type { Log } from '#server/platform/log.ts'
import { createThread } from '#server/platform/thread.ts'
import type { About, Answer, GreetingInput, Question } from './at-work.ts'

type Said = Omit<VoiceReply, 'segments'>
export type VoiceThread = ReturnType<typeof startVoiceThread>

const FIRST_WORDS = 'I slept badly because of the letter, and my sister laughed when I told her.'

export function startVoiceThread(log: Log) {
  const thread = createThread<Question, Answer>({
    file: new URL('./at-work.ts', import.meta.url),
    ended: why => log.error({ why }, 'the thread of the voice ended and is started again'),
  })
  /** By which number the thread knows a state: most of it need not go over for every turn, nor come back. */
  const numbers = new WeakMap<VoiceState, number>()
  let last = 0

  async function ask(about: About, before: VoiceState): Promise<Said> {
    const to = ++last
    const known = numbers.get(before)
    const answer =
      (known === undefined ? undefined : await thread.ask({ ...about, from: known, to })) ??
      (await thread.ask({ ...about, from: before, to }))
    if (!answer) throw new Error('A reply to a state without that state.')
    const { change, ...said } = answer
    const state = change ? (changed(before, change) as VoiceState) : before
    ownState(state)
    numbers.set(state, to)
    return { ...said, state }
  }

  async function askOr<T>(about: About, before: VoiceState, otherwise: (state: VoiceState) => T) {
    try {
      return await ask(about, before)
    } catch (error) {
      log.error({ err: error }, 'the voice had no reply')
      return otherwise(before)
    }
  }

  let readiness: Promise<unknown> | undefined
  return {
    /** Once the voice has loaded and spoken: its first reply takes a second, which is nobody's then. */
    ready(): Promise<unknown> {
      readiness ??= ask({ reply: { text: FIRST_WORDS, chatId: '' } }, freshState())
      readiness.catch(() => {})
      return readiness
    },
    reply: (input: VoiceInput, state: unknown): Promise<Said> =>
      askOr({ reply: input }, readState(state), lastResort),
    /** The first words of a chat, or of a new day in one. */
    greet: (input: GreetingInput, state: unknown): Promise<Pick<Said, 'text' | 'state'>> =>
      askOr({ greet: input }, readState(state), plainGreeting),
    /** How many wait for their reply. */
    waiting: thread.waiting,
    /** Ends the thread, after everybody is answered. */
    close: thread.close,
  }
}
