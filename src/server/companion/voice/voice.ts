/**
 * The companion's voice: for a message and what is kept of the conversation, what is said back. Pure, synchronous,
 * the same for the same chat and turn, and never throwing; whoever calls it has asked the care detector first.
 */
import { join } from 'node:path'
import { contentPlans } from '#server/companion/voice/content/content.ts'
import { besidePlans, fixedPlans } from '#server/companion/voice/fixed/fixed.ts'
import { type Closing, type Closings, loadClosings } from '#server/companion/voice/meaning/closings.ts'
import { loadMeanings } from '#server/companion/voice/meaning/meaning.ts'
import {
  closingsOf,
  loadAgreement,
  type Meant,
  meant,
  meantByStory,
} from '#server/companion/voice/meaning/meant.ts'
import { loadFeelings } from '#server/companion/voice/reading/feelings.ts'
import { createLanguage } from '#server/companion/voice/reading/language.ts'
import { loadParser, type Parser } from '#server/companion/voice/reading/parse.ts'
import { createReader, type Reader } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { loadFeaturer } from '#server/companion/voice/router/features.ts'
import { type Heard, hear } from '#server/companion/voice/router/heard.ts'
import type { Kind } from '#server/companion/voice/router/kind.ts'
import { loadRouter, type Route, type Router } from '#server/companion/voice/router/router.ts'
import { loadSpeller } from '#server/companion/voice/spelling/spelling.ts'
import { loadVocabulary } from '#server/companion/voice/spelling/vocabulary.ts'
import { loadSalience, type Salience } from '#server/companion/voice/stories/salience.ts'
import { type Bank, loadBank } from './bank.ts'
import { type Composed, compose, type Plan, type Setting } from './compose.ts'
import { groupPlans } from './group.ts'
import { type Segment, wordCount } from './guard.ts'
import { lastResort, plainest } from './last-resort.ts'
import { callback, keep, leftOpen, markUsed, summary } from './memory.ts'
import { type ProfileAnswers, profileRecall } from './profile-recall.ts'
import { seededRandom } from './seeded.ts'
import {
  afterReply,
  forgetMemory,
  freshState,
  type Memory,
  ownState,
  readState,
  type VoiceState,
} from './state.ts'
import type { Ways } from './ways.ts'

export { kindOfClass } from '#server/companion/voice/router/kind.ts'
export type VoiceInput = {
  text: string
  /** Seeds the choice of words, together with the turn. */
  chatId: string
  channel?: 'one-to-one' | 'group'
  name?: string | undefined
  companion?: string | undefined
  profile?: ProfileAnswers | undefined
  /** The bank question that stands unanswered, if one does. */
  lastQuestion?: string | null | undefined
  /** The care detector is concerned: only the plainest lines, none that lifts or lightens. */
  careful?: boolean | undefined
  /** Topics the person does not want brought up. */
  avoid?: readonly string[] | undefined
}
export type VoiceReply = {
  text: string
  segments: Segment[]
  kind: Kind
  suppressFollowUp: boolean
  state: VoiceState
}
export type Greeting = { text: string; segments: Segment[]; state: VoiceState }
export type Voice = {
  reply: (input: VoiceInput, state: unknown) => VoiceReply
  /** The first words of a chat, or of a new day in one. */
  greet: (input: Omit<VoiceInput, 'text'> & { returning: boolean }, state: unknown) => Greeting
  forget: (state: unknown, memoryId: string) => VoiceState
  /** The state of a conversation that has not begun. */
  fresh: () => VoiceState
  memories: (state: unknown) => Memory[]
  /** What a person says of themselves, said to them: for whoever measures the voice. */
  reflect: (text: string) => string
}

type Tools = Meant & {
  bank: Bank
  router: Router
  reader: Reader
  parser: Parser
  salience: Salience
  closings: Closings
}
type Spoken = {
  composed: Composed
  recalled: Memory[]
  called: boolean
  summed: boolean
  profileKey?: string
}

const quietTurns = 5

export function loadVoice(): Voice {
  const here = import.meta.dirname
  const lexicon = join(here, 'lexicon')
  const weights = join(here, 'router')
  const vocabulary = loadVocabulary(weights, lexicon)
  const parser = loadParser()
  const feelings = loadFeelings(lexicon)
  const reader = createReader({
    parser,
    speller: loadSpeller(lexicon, vocabulary),
    feelings,
    vocabulary,
  })
  const featurer = loadFeaturer(weights, vocabulary)
  const router = loadRouter(weights, featurer, createLanguage(vocabulary))
  const bank = loadBank(join(here, 'lines'))
  const tools: Tools = {
    bank,
    closings: loadClosings(bank, join(here, 'stance', 'usual.tsv')),
    router,
    reader,
    parser,
    gists: loadMeanings(join(here, 'gist')),
    stances: loadMeanings(join(here, 'stance')),
    agree: loadAgreement(join(here, 'stance', 'usual.tsv')),
    featurer,
    salience: loadSalience(lexicon),
  }
  return {
    reply: (input, stored) => {
      const state = readState(stored)
      const said = answerOrLastResort(input, state, tools)
      ownState(said.state)
      return said
    },
    greet: (input, stored) => greet(input, readState(stored), tools.bank),
    forget: (stored, memoryId) => forgetMemory(readState(stored), memoryId),
    fresh: freshState,
    reflect,
    memories: stored => readState(stored).memories,
  }
}

function answerOrLastResort(input: VoiceInput, state: VoiceState, tools: Tools): VoiceReply {
  try {
    return answer(input, state, tools)
  } catch {
    return lastResort(state)
  }
}

function answer(input: VoiceInput, state: VoiceState, tools: Tools): VoiceReply {
  const { reader, router, bank } = tools
  const group = input.channel === 'group'
  const heard = hear(input, reader, router)
  const { route, reading } = heard
  const random = seededRandom(`${input.chatId}:${state.turn}:${group ? 'group' : ''}`)
  const setting: Setting = { bank, state, random, message: reflect(reading.text), group }
  const ways = waysOf(heard, random, input.lastQuestion ?? '', tools)
  const spoken = group ? inGroup(route, setting, ways, input) : inPrivate(heard, setting, ways, input, tools)
  return {
    text: spoken.composed.text,
    segments: spoken.composed.segments,
    kind: route.kind,
    suppressFollowUp: isQuiet(route, state),
    state: nextState(state, input, heard, spoken, reader, group),
  }
}

function waysOf({ route, reading }: Heard, random: Setting['random'], asked: string, tools: Tools): Ways {
  const { reader, salience } = tools
  const ways: Ways = { reading, route, reader, random, answers: !!asked, asked, salience, meaning: undefined }
  if (route.kind !== 'content') return ways
  ways.meaning = meant(ways, tools)
  ways.meantBy = told => meantByStory(ways, tools, told)
  ways.shares = () => tools.stances.shares(route.features)
  // However many plans ask, the message is weighed once.
  let ofWhole: Closing | undefined
  ways.closings = told => {
    if (told) return closingsOf(ways, tools, told)
    ofWhole = ofWhole ?? closingsOf(ways, tools)
    return ofWhole
  }
  return ways
}

function inPrivate(heard: Heard, setting: Setting, ways: Ways, input: VoiceInput, tools: Tools): Spoken {
  const { state } = setting
  const { route, beside } = heard
  const avoid = input.avoid ?? []
  if (route.kind !== 'content') {
    const person = { name: input.name, companion: input.companion || 'TwinBot', group: false }
    const { plans, memories } = fixedPlans(route, ways.reading, state, person)
    return (beside && withTold(beside, plans, setting, tools)) ?? spoke(plans, setting, memories)
  }
  const summed = summary(ways.reading, state)
  const sum = summed && compose([summed.plan], setting)
  if (summed && sum) return { composed: sum, recalled: summed.memories, called: false, summed: true }
  const recall = callback(ways.reading, ways.reader, state, avoid)
  const recalled = recall && compose([recall.plan], setting)
  if (recall && recalled)
    return { composed: recalled, recalled: [recall.memory], called: true, summed: false }
  const spoken = spoke(contentPlans(ways), setting, [])
  return input.profile ? withProfile(spoken, input.profile, setting, ways, tools.parser) : spoken
}

/** What was asked is answered in a word, and what was told beside it is told back. */
function withTold(
  beside: NonNullable<Heard['beside']>,
  plans: readonly Plan[],
  setting: Setting,
  tools: Tools,
): Spoken | undefined {
  const short = besidePlans(plans)
  const lead = compose(short, { ...setting, message: '' })
  const told = compose(contentPlans(waysOf(beside, setting.random, '', tools)), {
    ...setting,
    message: reflect(beside.reading.text),
  })
  if (!lead || !told) return undefined
  const last = beside.first || /\.(?:bye|night)$/.test(short[0]?.frame ?? '')
  const joined = [told, firstSentence(told)]
    .map(each => (last ? together(each, lead) : together(lead, each)))
    .find(each => wordCount(each.text) <= 45)
  return joined && { composed: joined, recalled: [], called: false, summed: false }
}

const together = (one: Composed, two: Composed): Composed => ({
  segments: [...one.segments, { text: ' ', source: 'authored' }, ...two.segments],
  text: `${one.text} ${two.text}`,
  lines: [...one.lines, ...two.lines],
})

/** A word on what the person wrote at the start, after the reflection and never instead of it. */
function withProfile(
  spoken: Spoken,
  profile: ProfileAnswers,
  setting: Setting,
  ways: Ways,
  parser: Parser,
): Spoken {
  const recall = profileRecall(ways.reading, profile, setting.state, parser)
  const more = recall && compose([recall.plan], { ...setting, message: '' })
  if (!recall || !more) return spoken
  const composed = together(firstSentence(spoken.composed), more)
  if (composed.text.split(' ').length > 45) return spoken
  return { ...spoken, composed, profileKey: recall.key }
}

function firstSentence(composed: Composed): Composed {
  if (composed.lines.length < 2) return composed
  const segments = composed.segments.slice(0, -1)
  return { segments, text: segments.map(segment => segment.text).join(''), lines: composed.lines.slice(0, 1) }
}

function inGroup(route: Route, setting: Setting, ways: Ways, input: VoiceInput): Spoken {
  if (route.kind === 'content') return spoke(groupPlans(ways, setting.state), setting, [])
  const person = { companion: input.companion || 'TwinBot', group: true }
  return spoke(fixedPlans(route, ways.reading, setting.state, person).plans, setting, [])
}

function spoke(plans: Iterable<Plan>, setting: Setting, recalled: Memory[]): Spoken {
  const composed = compose(plans, setting) ?? compose([{ frame: 'bare' }], setting)
  return { composed: composed ?? plainly(), recalled, called: false, summed: false }
}

function isQuiet(route: Route, state: VoiceState): boolean {
  if (route.kind === 'language' || route.kind === 'code') return true
  if (/^social\.(?:bye|night)/.test(route.sub) || route.sub === 'repair.stop-asking') return true
  return state.turn < state.quietUntil
}

function nextState(
  state: VoiceState,
  input: VoiceInput,
  { route, reading, beside }: Heard,
  spoken: Spoken,
  reader: Reader,
  group: boolean,
): VoiceState {
  const { composed, recalled } = spoken
  const told = route.kind === 'content' ? reading : beside?.reading
  const next = afterReply(state, composed.text, composed.lines)
  if (route.sub === 'repair.stop-asking') next.quietUntil = next.turn + quietTurns
  if (group) {
    next.groupTurns = state.groupTurns + 1
    if (composed.text.includes('?')) next.lastGroupQuestion = next.groupTurns
    return next
  }
  if (!told) return { ...next, memories: markUsed(next.memories, recalled, next.turn) }
  next.contentTurns = state.contentTurns + 1
  if (spoken.called) next.lastCallback = state.turn
  if (spoken.summed) next.lastSummary = next.contentTurns
  if (spoken.profileKey) next.profileUsed = { ...state.profileUsed, [spoken.profileKey]: next.turn }
  const kept = told.weight === 'bare' ? [] : keep(told, reader, state, input.avoid ?? [])
  next.memories = [...markUsed(state.memories, recalled, next.turn), ...kept].slice(-120)
  return next
}

function greet(
  input: Omit<VoiceInput, 'text'> & { returning: boolean },
  state: VoiceState,
  bank: Bank,
): Greeting {
  const random = seededRandom(`${input.chatId}:greeting:${state.turn}`)
  const setting: Setting = { bank, state, random, message: '', group: false }
  const slots: Plan['slots'] = { companion: { text: input.companion || 'TwinBot', source: 'authored' } }
  if (input.name) slots.name = { text: input.name, source: 'authored' }
  const open = input.returning ? leftOpen(state, input.avoid ?? []) : undefined
  const plans: Plan[] = input.returning ? [{ frame: 'return.bare', slots }] : [{ frame: 'greeting', slots }]
  if (open) plans.unshift({ frame: 'return', slots: { earlier: { text: open.clause, source: 'memory' } } })
  const composed = compose(plans, setting) ?? plainly()
  const next = afterReply(state, composed.text, composed.lines)
  const memories =
    open && composed.segments.some(segment => segment.source === 'memory')
      ? markUsed(next.memories, [open], state.turn)
      : next.memories
  // A greeting is no turn: only its words are remembered, so that they do not come again soon.
  return { text: composed.text, segments: composed.segments, state: { ...next, turn: state.turn, memories } }
}

function plainly(): Composed {
  return { text: plainest, segments: [{ text: plainest, source: 'authored' }], lines: [] }
}
