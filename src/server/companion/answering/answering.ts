/**
 * What the companion says to a message that was read: one of the library's sentences, or the person's own in quotation
 * marks, and never anything else. Pure, the same for the same chat and turn, and never throwing: who wrote is answered.
 */
import type { Library } from '#server/companion/library/library.ts'
import { newId } from '#server/platform/ids.ts'
import type { Reading } from '#server/reading/reading.ts'
import type { Question } from '#shared/questions.ts'
import { type Because, type Choice, choose, LAST_WORD, presence } from './choose.ts'
import { isRepeated, type TurnContext } from './guard.ts'
import { createJudge } from './judge.ts'
import { isToCompanion, isTruth, type Kind, kindOfClass } from './kinds.ts'
import { nearest } from './nearest.ts'
import { moodQuestion, questionAfter } from './questions.ts'
import {
  earlierLike,
  isParticular,
  leftOpen,
  markUsed,
  memoriesOf,
  recalled,
  saidIn,
  whenSaid,
} from './recall.ts'
import { type Random, seededRandom } from './seeded.ts'
import { freshState, type Memory, owned, plain, type VoiceState, withMemories, withReply } from './state.ts'
import { type ReplyThresholds, readThresholds } from './thresholds.ts'

export { asideIn } from './aside.ts'
export { kindOfClass } from './kinds.ts'
export type { VoiceState } from './state.ts'

export type Heard = {
  text: string
  /** None, when the reader failed. */
  reading: Reading | undefined
  /** The same words read together with the question that stood open, where they may be the answer to it. */
  answering?: Reading | undefined
  /** And together with what they said before, where they are few. */
  joined?: Reading | undefined
  /** A sentence of it read by itself, where it may be meant for the companion. */
  aside?: { text: string; reading: Reading } | undefined
  /** Seeds the choice, together with the turn. */
  chatId: string
  channel?: 'group' | undefined
  avoid: readonly string[]
  /** Questions of the bank that were asked. */
  asked: ReadonlySet<string>
  /** Nothing is asked: somebody may not be well. */
  isCareful?: boolean
  now: number
  timeZone?: string | undefined
}
export type Answered = {
  /** With its own question at the end, if it asks one. */
  text: string
  followUp: Question | null
  why: Because
  kind: Kind
  /** The nearest moments: a reply of each, to show how it is said here. */
  examples: { said: string; reply: string }[]
  state: VoiceState
}
type Spoken = {
  text: string
  /** What of it must not come again soon. */
  line: string
  why: Because
  choice: Choice
  used: Memory[]
  referred: boolean
}
export type Greeted = {
  name: string
  companion: string
  chatId: string
  returning: boolean
  avoid: readonly string[]
  now: number
  timeZone?: string | undefined
}

const QUIET_TURNS = 5
const UNASKED = 0.35
const MOST_WORDS = 45
const KEPT_QUESTIONS = 30
const ASKED_AGAIN = 0.6

export type Answering = ReturnType<typeof createAnswering>

export function createAnswering(library: Library, thresholds: ReplyThresholds = readThresholds()) {
  const { asking } = library
  const judge = createJudge(library.weights)

  function reply(heard: Heard, state: VoiceState): Answered {
    const random = seededRandom(`${heard.chatId}:${state.turn}`)
    const meant = meantIn(library, heard, thresholds.kind)
    const { reading } = meant
    const spoken = reading ? speak(meant, reading, state, random) : present(heard, state, random)
    const question = reading ? asked(meant, reading, spoken, state, random) : undefined
    const own = question && 'own' in question ? question.own : undefined
    const followUp = question && 'bank' in question ? question.bank : null
    return {
      text: own ? `${spoken.text} ${own}` : spoken.text,
      followUp,
      why: spoken.why,
      kind: kindOfClass(reading?.kind ?? ''),
      examples: examplesIn(spoken.choice),
      state: next(heard, spoken, own, followUp, state),
    }
  }

  function present(heard: Heard, state: VoiceState, random: Random): Spoken {
    const sort = heard.channel === 'group' ? 'group' : 'presence'
    const said = { ...heard, replies: state.replies }
    const choice = { ...presence(sort, ['any'], library, said, random), near: [], moods: [] }
    return { text: choice.text, line: choice.text, why: choice.why, choice, used: [], referred: false }
  }

  function speak(heard: Heard, reading: Reading, state: VoiceState, random: Random): Spoken {
    const isGroup = heard.channel === 'group'
    const said = contextOf(heard, reading, state)
    const choice = choose(library, thresholds, judge, { ...heard, reading }, said, isGroup, random)
    const plainly = {
      text: choice.text,
      line: choice.text,
      why: choice.why,
      choice,
      used: [],
      referred: false,
    }
    if (isGroup) return plainly
    const known = recall(heard, reading, state, choice, random)
    if (known) return known
    const earlier = earlierLike(thresholds.refer, state, { ...heard, reading })
    if (!earlier || isToCompanion(reading.kind)) return plainly
    const text = `${choice.text} ${framed('refer-back', [earlier], heard, state, random)}`
    if (text.split(' ').length > MOST_WORDS) return plainly
    return { ...plainly, text, used: [earlier], referred: true }
  }

  /** "Do you remember …?": their own words and the day, or plainly not. Of another question only if the words are there. */
  function recall(heard: Heard, reading: Reading, state: VoiceState, choice: Choice, random: Random) {
    const act = choice.moment?.act
    const isAsked = act === 'recall' || act === 'recall-all'
    if (!isAsked && (choice.moment || !isQuestion(heard.text))) return undefined
    const say = (text: string, used: Memory[] = []): Spoken => ({
      text,
      line: text,
      why: choice.why,
      choice,
      used,
      referred: used.length > 0,
    })
    const quote = (of: string, memories: Memory[]) => framed(of, memories, heard, state, random)
    const [best, ...others] = recalled(library, asking, state, { ...heard, reading })
    if (isParticular(asking, heard.text)) {
      // Nobody asked what is remembered: nearly all that the question names must be in it.
      const threshold = isAsked ? thresholds.recall : thresholds.recall + UNASKED
      if (best && best.score >= threshold) return say(quote('recall', best.memories), best.memories)
      return isAsked ? say(frame(best ? 'recall-none' : 'recall-nothing', state, random)) : undefined
    }
    if (!isAsked) return undefined
    if (!best) return say(frame('recall-nothing', state, random))
    const single = [best, ...others].flatMap(({ memories }) => (memories.length === 1 ? memories : []))
    const [first, second] = single.sort(byTime) as [Memory, Memory?]
    if (!second) return say(quote('recall', [first]), [first])
    return say(`${quote('recall', [first])} ${quote('recall-more', [second])}`, [first, second])
  }

  function frame(of: string, state: VoiceState, random: Random): string {
    const all = library.lines('frame', of)
    const free = all.filter(line => !isRepeated(line, state.replies))
    const from = free.length > 0 ? free : all
    return from[Math.floor(random() * from.length)] ?? LAST_WORD
  }

  function framed(
    of: string,
    memories: Memory[],
    { now, timeZone }: Pick<Heard, 'now' | 'timeZone'>,
    state: VoiceState,
    random: Random,
  ) {
    return frame(of, state, random)
      .replace('{when}', () => whenSaid(memories[0]!.at, now, timeZone))
      .replace('{said}', () => saidIn(memories).replace(/["“”]/g, "'"))
  }

  function asked(
    heard: Heard,
    reading: Reading,
    { choice, referred }: Spoken,
    state: VoiceState,
    random: Random,
  ) {
    const { moment } = choice
    const isQuiet = heard.isCareful || referred || state.turn < state.quietUntil || moment?.act !== undefined
    if (isQuiet || isQuestion(heard.text) || isTruth(reading.kind)) return undefined
    // Not one after the other without a pause, or it becomes an interview.
    if (state.askedAt === state.turn && random() > ASKED_AGAIN) return undefined
    if (heard.channel === 'group' && state.turn - state.askedAt < 3) return undefined
    if (isToCompanion(reading.kind) && !moment?.questions.length) return undefined
    const said = contextOf(heard, reading, state)
    const found = questionAfter(
      library,
      thresholds.ask,
      choice,
      said,
      reading.labels,
      state,
      heard.asked,
      random,
    )
    const isForAnyone = heard.channel === 'group' || isToCompanion(reading.kind)
    if (isForAnyone) return found && 'bank' in found ? undefined : found
    return found ?? moodQuestion(library, choice, said, state, random)
  }

  function next(
    heard: Heard,
    spoken: Spoken,
    own: string | undefined,
    followUp: Question | null,
    state: VoiceState,
  ): VoiceState {
    const { reading, now } = heard
    const turn = state.turn + 1
    const keeps = reading && heard.channel !== 'group' && !heard.isCareful
    const told = keeps ? memoriesOf({ ...heard, reading }, turn, newId) : []
    const known = new Set(state.memories.map(({ said }) => plain(said)))
    const kept = told.filter(({ said }) => !known.has(plain(said)))
    const isQuiet = spoken.choice.moment?.act === 'quiet'
    return owned({
      ...state,
      turn,
      replies: withReply(state.replies, spoken.line),
      questions: own ? [...state.questions, plain(own)].slice(-KEPT_QUESTIONS) : state.questions,
      own: state.own + (own ? 1 : 0),
      bank: state.bank + (followUp ? 1 : 0),
      open: own ?? followUp?.text ?? null,
      askedAt: own || followUp ? turn : state.askedAt,
      quietUntil: isQuiet ? turn + QUIET_TURNS : state.quietUntil,
      referredAt: spoken.referred ? turn : state.referredAt,
      lastSaid: heard.text.slice(0, 500),
      memories: withMemories(markUsed(state.memories, spoken.used, now), kept),
    })
  }

  /** The first words of a chat, or of a new day in one: then one thing of last time, if there is one. */
  function greet(person: Greeted, state: VoiceState): { text: string; state: VoiceState } {
    const random = seededRandom(`${person.chatId}:greeting:${state.turn}:${person.now}`)
    const open = person.returning ? leftOpen(state, person.avoid) : undefined
    const bare = open
      ? framed('greeting-recall', [open], person, state, random)
      : frame(person.returning ? 'greeting-back' : 'greeting', state, random)
    const text = bare
      .replace(/,? \{name\}/, person.name ? '$&' : '')
      .replace('{name}', () => person.name)
      .replace('{companion}', () => person.companion)
    const replies = withReply(state.replies, text)
    return {
      text,
      state: owned({ ...state, replies, memories: markUsed(state.memories, open ? [open] : [], person.now) }),
    }
  }

  /** A line that says sorry for one that missed. */
  function sorry(chatId: string, state: VoiceState): { text: string; state: VoiceState } {
    const text = frame('not-it', state, seededRandom(`${chatId}:sorry:${state.turn}`))
    return { text, state: owned({ ...state, open: null, replies: withReply(state.replies, text) }) }
  }

  return { reply, greet, sorry, fresh: freshState }
}

/** Whoever asks the companion about itself, or says goodbye, is answered that, whatever else they told. */
function meantIn(library: Library, heard: Heard, sure: number): Heard {
  const { aside } = heard
  if (!aside || aside.reading.kindSure < sure) return heard
  const kind = kindOfClass(aside.reading.kind)
  const isParting = () => nearest(library, aside.reading.match)[0]?.moment.act === 'farewell'
  if (kind !== 'meta' && !(kind === 'social' && isParting())) return heard
  return { ...heard, ...aside, answering: undefined, joined: undefined }
}

const isQuestion = (text: string): boolean => /\?["”’)\s]*$/.test(text)
const byTime = (a: Memory, b: Memory): number => (b.at ?? 0) - (a.at ?? 0)

function contextOf({ text, avoid }: Heard, { valence }: Reading, state: VoiceState): TurnContext {
  return { text, valence, before: `${state.open ?? ''} ${state.lastSaid}`, avoid, replies: state.replies }
}

function examplesIn({ near }: Choice): Answered['examples'] {
  return near.slice(0, 3).map(({ moment }) => ({ said: moment.name, reply: moment.replies[0]!.text }))
}
