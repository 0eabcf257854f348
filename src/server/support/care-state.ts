/**
 * What care has told somebody, so nothing is repeated and a false alarm stays one. Sealed, small, and
 * without their words; false alarms are stored as fingerprints with their own key.
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { PersonalKey, Seal } from '#server/platform/seal.ts'
import { checkIns } from '#shared/care.ts'
import type { SupportStore } from './store.ts'

/**
 * The care text that a chat's next message follows: the long one, a short one, a concern's, or a check-in.
 */
const spoken = z.object({
  what: z.enum(['long', 'short', 'worry', ...checkIns]),
  /** Which wording of the check-in was used. */
  wording: z.number(),
  /** It answered a plain statement, which nothing lowers. */
  plain: z.boolean(),
  mark: z.string(),
  at: z.number(),
})
export type SpokenCare = z.infer<typeof spoken>

const shape = z.object({
  /** The end of the support period for which the long text was shown. */
  longUntil: z.number(),
  /** Short answers already used, and the last care text. */
  used: z.array(z.string()),
  last: z.string(),
  asked: z.array(z.object({ checkIn: z.enum(checkIns), wording: z.number(), at: z.number() })),
  /** By chat. */
  spoken: z.record(z.string(), spoken),
  /** Fingerprints of false alarms, each bound to its chat. */
  marks: z.array(z.string()),
})
export type CareState = z.infer<typeof shape>

export const freshCare: CareState = { longUntil: 0, used: [], last: '', asked: [], spoken: {}, marks: [] }

const SEAL_CONTEXT = 'care.state'
const PEOPLE_KEPT = 20_000
const MOST_CHATS = 20
const MOST_MARKS = 200

type Parts = { store: SupportStore; seal: Seal; clock: Clock; log: Log }

export function createCareStates({ store, seal, clock, log }: Parts) {
  const people = new Map<string, CareState>()

  async function of(userId: string): Promise<CareState> {
    const known = people.get(userId)
    if (known) return known
    try {
      const row = await store.careState(userId)
      const { data } = shape.safeParse(
        row ? JSON.parse((await seal.keyOf(userId)).open(SEAL_CONTEXT, row.state)) : undefined,
      )
      return keep(userId, data ?? freshCare)
    } catch (error) {
      log.error({ err: error }, 'care state not read')
      return freshCare
    }
  }

  function keep(userId: string, state: CareState): CareState {
    if (people.size >= PEOPLE_KEPT) people.delete(people.keys().next().value ?? '')
    people.set(userId, state)
    return state
  }

  /** Returns whether it was stored; otherwise it is kept in memory while this process lives. */
  async function save(userId: string, state: CareState): Promise<boolean> {
    if (people.get(userId) === state) return false
    const newest = Object.entries(state.spoken).sort(([, a], [, b]) => b.at - a.at)
    const kept = keep(userId, {
      ...state,
      spoken: Object.fromEntries(newest.slice(0, MOST_CHATS)),
      marks: state.marks.slice(-MOST_MARKS),
    })
    try {
      const sealed = (await seal.keyOf(userId)).seal(SEAL_CONTEXT, JSON.stringify(kept))
      await store.saveCareState(userId, sealed, clock.now())
      return true
    } catch (error) {
      log.error({ err: error }, 'care state not kept')
      return false
    }
  }

  return { of, save, forget: (userId: string) => void people.delete(userId) }
}

/** Identifies the same words in one chat, whatever their formatting. */
export function textFingerprint(key: PersonalKey, chat: string, text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? text
  return createHmac('sha256', Buffer.from(key.derive('care-marks'), 'base64'))
    .update(`${chat}\n${words}`)
    .digest('base64')
}
