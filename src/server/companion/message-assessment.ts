/**
 * Reads a message alone and as an answer to the open question; a short one also together with the previous
 * message. Then care judges it, before any reply, even if the reader failed.
 */
import type { Likely, Reading, TurnReading } from '#server/reading/reading.ts'
import type { Care } from '#shared/care.ts'
import { Refusal } from '#shared/errors.ts'
import type { Surface } from '#shared/support.ts'
import { asideIn, isQuestion, kindOfClass } from './answering/answering.ts'
import { type ConversationState, freshState } from './answering/state.ts'
import type { Services } from './services.ts'
import { wordsOf } from './text/words.ts'

/** Longer messages make sense without context. */
const SHORT = 8

export type AssessedMessage = {
  care: Care
  reading: Reading | undefined
  answering: Reading | undefined
  joined: Reading | undefined
  /** What it does when read alone, if a question may follow. */
  alone: TurnReading | undefined
  /** Questions it calls for, the likeliest first. */
  followUps: readonly Likely[]
  /** A sentence addressed to the companion itself: a question or a goodbye. */
  aside: { text: string; reading: Reading } | undefined
}

export function createMessageAssessment({
  reader,
  support,
  log,
}: Pick<Services, 'reader' | 'support' | 'log'>) {
  async function read(
    text: string,
    asked: string | null,
    userId: string,
    match = true,
  ): Promise<Reading | undefined> {
    try {
      return await reader.read(text, { asked, match }, userId)
    } catch (error) {
      // The queue is full; the client retries.
      if (error instanceof Refusal) throw error
      log.error({ err: error }, 'a message could not be read')
      return undefined
    }
  }

  return async function assess(
    userId: string,
    surface: Surface,
    text: string,
    messageId: string,
    chat: string,
    conversation: Pick<ConversationState, 'open' | 'lastSaid'> = freshState(),
  ): Promise<AssessedMessage> {
    const { open, lastSaid } = conversation
    const isShort = wordsOf(text).length < SHORT
    const part = asideIn(text)
    // A question isn't answered with one, and in a group the people ask each other.
    const mayAsk = surface === 'companion' && !isQuestion(text)
    const [reading, asAnswer, continued, partRead, alone] = await Promise.all([
      read(text, null, userId),
      // Of a longer one only care needs to know what it may answer.
      open ? read(text, open, userId, isShort) : undefined,
      isShort && lastSaid ? read(`${lastSaid} ${text}`, null, userId) : undefined,
      part ? read(part, null, userId) : undefined,
      mayAsk ? reader.turn(text, '', userId).catch(() => undefined) : undefined,
    ])
    const isAdvice = reading !== undefined && kindOfClass(reading.kind) === 'advice'
    // "Should I tell her?" does not say what it is about.
    const joined =
      continued ?? (isAdvice && lastSaid ? await read(`${lastSaid} ${text}`, null, userId) : undefined)
    const care = await support.assess(userId, surface, text, messageId, {
      reading,
      answering: asAnswer,
      context: { asked: open },
      chat,
    })
    const answering = isShort ? asAnswer : undefined
    const aside = part && partRead ? { text: part, reading: partRead } : undefined
    return { care, reading, answering, joined, alone, followUps: alone?.followUps ?? [], aside }
  }
}
