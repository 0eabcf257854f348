/**
 * The care detector with each person's history: recent messages make the next concern more serious, and
 * after a crisis support mode lasts a day. Stores tiers and times only, never words, and caches them, so a
 * message costs no query. Counts what was shown and tapped, never for whom.
 */
import type { CareDetector } from '#server/care/care.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Live } from '#server/platform/live.ts'
import type { Log } from '#server/platform/log.ts'
import type { Seal } from '#server/platform/seal.ts'
import type { Reader, Reading } from '#server/reading/reading.ts'
import { type Care, type CareCategory, type CareTier, isGraver, showFor } from '#shared/care.ts'
import { isReviewDue, reviewBy } from '#shared/helplines.ts'
import { type CareTap, SUPPORT_MS, type Surface } from '#shared/support.ts'
import { isYoungWriter } from '#shared/young-writer.ts'
import { answerTo } from './answers.ts'
import { type CareHistory, createCareHistory, KEPT } from './care-history.ts'
import { createCareResponseClassifier } from './care-response-classifier.ts'
import { isShort, saysNoMore } from './care-response-meaning.ts'
import { type CareState, createCareStates, type SpokenCare, textFingerprint } from './care-state.ts'
import { type AssessmentContext, createContextualCare, nextCheckIn } from './contextual-care.ts'
import { createJudgedMessages } from './judged-messages.ts'
import { createPersonal } from './personal.ts'
import { createSafetyPlans } from './safety-plans.ts'
import { type CareCount, supportStore } from './store.ts'
import { createYoungPeople } from './young-people.ts'

/** A moment is recorded slightly before its answer. */
const MINUTE_MS = 60_000
const PEOPLE_KEPT = 20_000
/** Nodes announce whose history has changed, by id only. */
const MOVED_ON = 'support:moved-on'

type Parts = {
  db: Db
  seal: Seal
  detector: CareDetector
  reader: Pick<Reader, 'read' | 'version'>
  live?: Live
  clock: Clock
  log: Log
  /** Somebody's profile answers, which may mention their age. */
  answersOf?(userId: string): Promise<readonly string[]>
}
/** What an answer needs besides the verdict. */
type Written = {
  text: string
  chat: string
  reading?: Reading | undefined
  country: string | null
  languages: readonly string[]
}
type Tapped = { tap: CareTap; surface?: Surface | undefined; category?: CareCategory | null | undefined }

export type Support = ReturnType<typeof createSupport>

export function createSupport({ db, seal, detector, reader, live, clock, log, answersOf }: Parts) {
  const store = supportStore(db)
  const people = new Map<string, Promise<CareHistory>>()
  const judged = createJudgedMessages()
  const histories = createCareHistory({ store, log })
  const states = createCareStates({ store, seal, clock, log })
  const responseClassifier = createCareResponseClassifier(reader, log)
  const judge = createContextualCare({ detector, reader, responseClassifier, seal, log })
  const plans = createSafetyPlans({ store, seal, clock })
  const young = createYoungPeople({ clock, answersOf })
  const tierCounts: Partial<Record<CareTier, number>> = {}
  live?.watch(MOVED_ON, payload => {
    people.delete(payload.toString())
    states.forget(payload.toString())
  })
  if (isReviewDue(clock.now()))
    log.warn({ reviewBy }, 'the helplines were to be checked by this day: see npm run check:helplines')

  function historyOf(userId: string): Promise<CareHistory> {
    const known = people.get(userId)
    if (known) return known
    const loading = histories.load(userId, clock.now())
    if (people.size >= PEOPLE_KEPT) people.delete(people.keys().next().value ?? '')
    people.set(userId, loading)
    loading.catch(() => people.delete(userId))
    return loading
  }

  const historyOrNone = (userId: string) => historyOf(userId).catch(() => histories.fallback(userId))

  /** Judges a text before anything else happens with it. The same message counts once. */
  async function assess(
    userId: string,
    surface: Surface,
    text: string,
    messageId?: string,
    beside: AssessmentContext = {},
  ): Promise<Care> {
    // A profile answer has no id, and is judged both when saved and when read.
    const id = messageId ?? (surface === 'companion' || surface === 'group' ? undefined : surface)
    const asked = id && judged.keyOf(userId, id, text)
    const before = asked && judged.get(asked)
    if (before) return before
    const history = await historyOrNone(userId)
    const now = clock.now()
    const state = await states.of(userId)
    const quick = surface === 'group' && !beside.reading
    const { verdict, meant, last } = await judge(userId, text, { ...beside, quick }, { state, history, now })
    if (verdict.failed) log.error({ surface }, 'the care detector failed')
    young.listen(userId, text)
    const isYoung = verdict.tier !== 'none' && (await young.includes(userId))
    const checkIn =
      verdict.tier === 'concern' ? nextCheckIn(verdict.category, history, state, now) : undefined
    const care: Care = {
      tier: verdict.tier,
      category: verdict.category,
      show: showFor(verdict),
      ...(isYoung && { young: true }),
      ...(checkIn && { checkIn: checkIn.checkIn }),
      ...((meant === 'yes' || meant === 'no') && { answered: meant }),
      ...(meant === 'over' && { over: true }),
    }
    if (checkIn) await keepState(userId, { ...state, asked: [...state.asked, checkIn].slice(-KEPT) })
    if (meant === 'over') await endSupport(userId, last)
    if (asked) judged.set(asked, userId, care)
    tierCounts[care.tier] = (tierCounts[care.tier] ?? 0) + 1
    remember(history, verdict.tier, now)
    if (care.show) countEvent(surface, care.tier, care.category, `shown:${care.show}`)
    if (care.tier !== 'none') await keep(userId, care.tier, now)
    return care
  }

  /**
   * The care reply, recorded as sent; undefined if the conversation continues as usual. With `goesOn` the
   * ordinary reply follows: to this text or, if it only retracts the alarm, to the one before.
   */
  async function answer(
    userId: string,
    care: Care,
    written: Written,
  ): Promise<{ reply: string; goesOn?: 'with-this' | 'with-earlier' } | null> {
    const { text, chat, reading, country, languages } = written
    const state = await states.of(userId)
    const supported = await inSupport(userId)
    const now = clock.now()
    const isLong = care.tier === 'crisis' && now >= state.longUntil
    const read = reading && supported && !isLong ? await responseClassifier.of(reading) : 'hurting'
    // Once the conversation has moved on, a short message no longer answers the care text.
    const said = read === 'short' && !state.spoken[chat] ? 'ordinary' : read
    const plain = detector.isPlain(text)
    const mark = care.tier === 'none' ? '' : textFingerprint(await seal.keyOf(userId), chat, text)
    const situation = { now, inSupport: supported, chat, mark, plain, isShort: isShort(text), said }
    const isYoung = care.young || (supported && (await young.includes(userId)))
    const made = answerTo(
      { ...care, ...(isYoung && { young: true }) },
      { ...situation, country, languages },
      state,
    )
    if (made) {
      await keepState(userId, made.goesOn ? without(made.state, chat) : made.state)
      if (!made.goesOn) return { reply: made.reply }
      return { reply: made.reply, goesOn: saysNoMore(text) ? 'with-earlier' : 'with-this' }
    }
    if (state.spoken[chat]) await keepState(userId, without(state, chat))
    return null
  }

  async function keepState(userId: string, state: CareState): Promise<void> {
    if (await states.save(userId, state)) live?.tellOthers(MOVED_ON, Buffer.from(userId))
  }

  /** A false alarm: removes today's crisis, and marks these words as harmless in this chat. */
  async function endSupport(userId: string, last: SpokenCare | undefined): Promise<void> {
    const now = clock.now()
    const since = last ? last.at - MINUTE_MS : now
    const history = await historyOrNone(userId)
    history.crisisAt = 0
    history.recent = history.recent.map(each =>
      each.tier === 'crisis' || each.at >= since ? { ...each, tier: 'none' } : each,
    )
    await histories.retract(userId, { since, now })
    const state = await states.of(userId)
    const marks = [...new Set([...state.marks, ...(last?.mark ? [last.mark] : [])])]
    await keepState(userId, { ...state, longUntil: 0, marks })
  }

  /** Judges the text alone, without history or counting, for when the database is down. */
  async function assessAnonymous(texts: readonly string[]): Promise<Care> {
    let gravest: Care = { tier: 'none', category: null, show: null }
    for (const text of texts) {
      const verdict = await detector.judge(text, { now: clock.now() })
      const care: Care = { tier: verdict.tier, category: verdict.category, show: showFor(verdict) }
      if (isGraver(care.tier, gravest.tier) || (!gravest.show && care.show)) gravest = care
    }
    const isYoung = gravest.tier !== 'none' && texts.some(isYoungWriter)
    return { ...gravest, ...(isYoung && { young: true }) }
  }

  /** The recent verdict on a profile text, if any. */
  const knownAssessment = (userId: string, surface: Surface, text: string): Care | undefined =>
    judged.get(judged.keyOf(userId, surface, text))

  function remember(history: CareHistory, tier: CareTier, at: number): void {
    history.recent.push({ tier, at })
    while (history.recent.length > KEPT) history.recent.shift()
    if (tier === 'crisis') history.crisisAt = at
  }

  async function keep(userId: string, tier: CareTier, at: number): Promise<void> {
    if (await histories.keep(userId, tier, at)) live?.tellOthers(MOVED_ON, Buffer.from(userId))
  }

  function countEvent(
    surface: Surface | '',
    tier: CareTier | '',
    category: CareCategory | null,
    what: string,
  ): void {
    const hour = new Date(clock.now()).toISOString().slice(0, 13)
    const event: CareCount = {
      hour,
      surface,
      tier,
      category: category ?? '',
      detector: String(detector.version),
      what,
    }
    log.info(event, 'care')
    store.count(event).catch(error => log.error({ err: error }, 'care not counted'))
  }

  async function tapped(userId: string, { tap, surface, category }: Tapped): Promise<void> {
    countEvent(surface ?? '', '', category ?? null, `tapped:${tap}`)
    if (tap === 'not-meant') {
      const { spoken } = await states.of(userId)
      return endSupport(userId, Object.values(spoken).sort((a, b) => b.at - a.at)[0])
    }
    // Not wanting to live is a crisis, even when told by pressing a button.
    if (tap !== 'check-in-yes') return
    const now = clock.now()
    remember(await historyOrNone(userId), 'crisis', now)
    await keep(userId, 'crisis', now)
  }

  /** Whether there was a crisis within the last day: bank questions stay off. */
  async function inSupport(userId: string): Promise<boolean> {
    return clock.now() - (await historyOrNone(userId)).crisisAt < SUPPORT_MS
  }

  async function until(userId: string): Promise<string | null> {
    const { crisisAt } = await historyOrNone(userId)
    const end = crisisAt + SUPPORT_MS
    return end > clock.now() ? new Date(end).toISOString() : null
  }

  function forget(userId: string): void {
    people.delete(userId)
    histories.forget(userId)
    states.forget(userId)
    judged.forget(userId)
    young.forget(userId)
  }

  return {
    ready: responseClassifier.ready,
    assess,
    answer,
    assessAnonymous,
    knownAssessment,
    /** How many texts were judged at each tier since the start. */
    tierCounts: (): Readonly<typeof tierCounts> => tierCounts,
    inSupport,
    until,
    /** Whether there was a crisis between these times, unless it turned out to be a false alarm. */
    hadCrisis: (userId: string, from: number, to: number) => store.hadCrisis(userId, from - MINUTE_MS, to),
    tapped,
    plans,
    personal: createPersonal({ db, plans, evict: forget }),
    forget,
  }
}

/** The chat's next message no longer follows a care text. */
function without(state: CareState, chat: string): CareState {
  const { [chat]: _, ...spoken } = state.spoken
  return { ...state, spoken }
}
