/** What the companion says without being asked: the first words of a chat, and an apology for a reply that missed. */
import type { Quoting } from './quoting.ts'
import { markUsed, memoryForGreeting } from './recall.ts'
import { seededRandom } from './seeded-random.ts'
import { type ConversationState, markValidated, withReply } from './state.ts'

export type PersonToGreet = {
  name: string
  companion: string
  chatId: string
  returning: boolean
  /** They were here a moment ago: a short hello, with nothing recalled. */
  justHere?: boolean
  avoid: readonly string[]
  now: number
  timeZone?: string | undefined
}

export function createGreeting(quoting: Pick<Quoting, 'frame' | 'fillFrame'>) {
  /** Somebody who comes back another day may be reminded of one thing they said. */
  function greet(
    person: PersonToGreet,
    state: ConversationState,
  ): { text: string; state: ConversationState } {
    const random = seededRandom(`${person.chatId}:greeting:${state.turn}:${person.now}`)
    const { returning, justHere } = person
    const open = returning && !justHere ? memoryForGreeting(state, person.avoid, person.now) : undefined
    const bare = open
      ? quoting.fillFrame('greeting-recall', { memories: [open], text: open.said }, person, state, random)
      : quoting.frame(justHere ? 'greeting-again' : returning ? 'greeting-back' : 'greeting', state, random)
    const text = bare
      .replace(/,? \{name\}/, person.name ? '$&' : '')
      .replace('{name}', () => person.name)
      .replace('{companion}', () => person.companion)
    const replies = withReply(state.replies, text)
    return {
      text,
      state: markValidated({
        ...state,
        replies,
        said: text,
        memories: markUsed(state.memories, open ? [open] : [], person.now),
      }),
    }
  }

  /** An apology for a reply that missed. */
  function sorry(chatId: string, state: ConversationState): { text: string; state: ConversationState } {
    const text = quoting.frame('not-it', state, seededRandom(`${chatId}:sorry:${state.turn}`))
    return {
      text,
      state: markValidated({ ...state, open: null, said: text, replies: withReply(state.replies, text) }),
    }
  }

  return { greet, sorry }
}
