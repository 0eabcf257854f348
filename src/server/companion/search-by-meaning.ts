/**
 * Finds a person's archived messages by meaning: those whose vectors lie near to what they search for. Where there is no
 * matcher, or it is too busy, nothing is found. Messages without a vector of this matcher (imported, or from before
 * it) get one after a search, for the next.
 */
import { setImmediate, setTimeout } from 'node:timers/promises'
import { createLruCache } from '#server/platform/lru-cache.ts'
import type { PersonalKey } from '#server/platform/seal.ts'
import { Refusal } from '#shared/errors.ts'
import { archiveStore, type ListedRow, type MessageKey } from './archive-store.ts'
import { cosineSimilarity } from './library/library.ts'
import { openVector, sealVector } from './message-vectors.ts'
import { isComparable, searchThreshold, withoutStragglers } from './search-threshold.ts'
import type { Services } from './services.ts'
import { BODY } from './sessions.ts'

export type CloseMessage = { sessionId: string; messageId: string; text: string }
type Message = MessageKey & { vector: Int8Array | null }
type Wanted = {
  most: number
  isKnown: (messageId: string, text: string) => boolean
  /** Whether the text has one of the words asked for. */
  hasWord: (text: string) => boolean
}

/** The newest; opening and comparing their vectors takes time in proportion. */
const MOST_COMPARED = 5000
const LOADED_TOGETHER = 1000
/** Then other people's requests get their turn. */
const OPENED_TOGETHER = 200
/** Only the nearest are tried; the others may have been found by their words. */
const MOST_TRIED = 50
/** Sessions found by their words wait no longer for those found by meaning. */
const WAIT_MS = 2000
/** A search is sent at every pause in typing, so the opened vectors are kept for the next; up to 3 MB a person. */
const PEOPLE_KEPT = 10
const KEPT_MS = 60_000
const MOST_MADE = 500
const WRITTEN_TOGETHER = 20

export function createSearchByMeaning({ db, reader, seal, clock, log }: Services) {
  const rows = archiveStore(db)
  const opened = createLruCache<{ of: string; messages: Message[] }>({
    most: PEOPLE_KEPT,
    idleMs: KEPT_MS,
    clock,
  })
  let making: Promise<void> | undefined
  let isClosing = false

  /** The nearest first, without those that `isKnown`. `sessions` are the person's own, the newest first. */
  async function closeTo(
    asked: string,
    userId: string,
    sessions: readonly ListedRow[],
    { most, isKnown, hasWord }: Wanted,
  ): Promise<CloseMessage[]> {
    const wanted = await vectorOf(asked, userId)
    if (!wanted) return []
    const key = await seal.keyOf(userId)
    const messages = await messagesIn(userId, sessions, key)
    makeVectors(
      userId,
      key,
      messages.filter(({ vector }) => vector === null),
    )
    const least = searchThreshold(asked, { hasWord: true })
    const near = messages
      .map(message => ({ ...message, score: message.vector ? cosineSimilarity(message.vector, wanted) : 0 }))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)
    const found: (CloseMessage & { score: number })[] = []
    for (const { session_id, position, score } of near.slice(0, MOST_TRIED)) {
      const said = await rows.said(userId, { session_id, position })
      const text = said && key.open(BODY, said.body)
      if (!text || !isComparable(text) || isKnown(said.id, text)) continue
      if (score < searchThreshold(asked, { hasWord: hasWord(text) })) continue
      found.push({ sessionId: session_id, messageId: said.id, text, score })
      if (found.length === most) break
    }
    return withoutStragglers(found)
  }

  async function vectorOf(asked: string, userId: string): Promise<Int8Array | undefined> {
    if (!reader.matcher) return undefined
    const reading = reader.match([asked], userId).catch(() => [])
    const [vector] = await Promise.race([reading, setTimeout(WAIT_MS, [], { ref: false })])
    return vector
  }

  async function messagesIn(
    userId: string,
    sessions: readonly ListedRow[],
    key: PersonalKey,
  ): Promise<Message[]> {
    const of = sessions.map(({ id, messages }) => `${id} ${messages}`).join()
    const known = opened.get(userId)
    if (known?.of === of) return known.messages
    const messages: Message[] = []
    for (const ids of inGroups(sessions)) {
      const left = MOST_COMPARED - messages.length
      if (left === 0) break
      for (const [i, row] of (await rows.vectorsIn(userId, ids, left)).entries()) {
        if (i % OPENED_TOGETHER === 0) await setImmediate()
        messages.push({ ...row, vector: openVector(row.vector, reader.matcher, key) })
      }
    }
    opened.set(userId, { of, messages })
    return messages
  }

  /** One person's at a time on a node; who comes meanwhile gets theirs after their next search. */
  function makeVectors(userId: string, key: PersonalKey, messages: readonly MessageKey[]): void {
    if (messages.length === 0 || making || isClosing) return
    making = make(userId, key, messages.slice(0, MOST_MADE))
      .catch(error => {
        // The queue is full; the next search goes on.
        if (!(error instanceof Refusal)) log.error({ err: error }, 'older messages could not be read')
      })
      .finally(() => {
        making = undefined
        opened.delete(userId)
      })
  }

  async function make(userId: string, key: PersonalKey, messages: readonly MessageKey[]): Promise<void> {
    for (let from = 0; from < messages.length && !isClosing; from += WRITTEN_TOGETHER) {
      const made = []
      for (const { session_id, position } of messages.slice(from, from + WRITTEN_TOGETHER)) {
        const said = await rows.said(userId, { session_id, position })
        if (!said) continue
        const { match } = await reader.read(key.open(BODY, said.body), { match: true }, userId)
        made.push({ session_id, position, vector: sealVector(match, reader.matcher, key) })
      }
      await rows.setVectors(userId, made)
    }
  }

  async function close(): Promise<void> {
    isClosing = true
    await making
  }

  return { closeTo, evict: opened.delete, close }
}

function* inGroups(sessions: readonly ListedRow[]): Generator<string[]> {
  let group: string[] = []
  let size = 0
  for (const { id, messages } of sessions) {
    group.push(id)
    size += messages
    if (size < LOADED_TOGETHER) continue
    yield group
    group = []
    size = 0
  }
  if (group.length > 0) yield group
}
