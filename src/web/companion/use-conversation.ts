/** A running conversation: loaded, paged back, answered, and kept in sync with other tabs and devices. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ChatMessage, finishSession, getMessages, reopenSession } from '#shared/companion.ts'
import { CallError, call } from '#web/platform/api.ts'
import { offlineCache } from '#web/platform/offline-cache.ts'
import type { Outbox } from '#web/platform/outbox.ts'
import { useSignedIn } from '#web/platform/session.tsx'
import { texts } from '#web/platform/texts.ts'
import type { Delivered } from '#web/platform/unsent.ts'
import type { CompanionAnswer } from './companion.ts'
import {
  type Conversation,
  newestOf,
  showsHelp,
  spokenBy,
  spokenIn,
  withAnswer,
  withEarlier,
  withMessage,
  withNewest,
  withStar,
} from './conversation.ts'

const PAGE = 50
const copyOf = (chatId: string) => `chat ${chatId}`
/** A tab that was hidden for this long reloads the conversation. */
const LOOK_AGAIN_MS = 30_000

/** The companion's latest message, to be announced once. */
export type Heard = { id: string; text: string; help: boolean }

export function useConversation(chatId: string, outbox: Outbox) {
  const owner = useSignedIn().user.sub
  const [conversation, setConversation] = useState<Conversation | null>(null)
  const [failed, setFailed] = useState(false)
  const [heard, setHeard] = useState<Heard | null>(null)
  const known = useRef<Conversation | null>(null)
  /** Increases with every message here, so that an older page is not taken for the newest. */
  const said = useRef(0)
  const lookedAt = useRef(0)
  /** Showing only the cached copy. */
  const copied = useRef(false)
  const paging = useRef(false)

  const become = useCallback((next: Conversation | null) => {
    known.current = next
    setConversation(next)
  }, [])

  const look = useCallback(async (): Promise<void> => {
    const asked = said.current
    lookedAt.current = Date.now()
    try {
      const page = await call(getMessages, { params: { chatId }, query: { limit: PAGE } })
      if (asked !== said.current) return look()
      become(withNewest(copied.current ? null : known.current, page))
      copied.current = false
      setFailed(false)
    } catch (error) {
      console.warn('The conversation did not load.', error)
      const page = known.current ? null : await offlineCache(owner).read(copyOf(chatId), getMessages.reply)
      if (page && !known.current) {
        copied.current = true
        become(withNewest(null, page))
      }
      // The offline banner says it already.
      setFailed(!known.current || navigator.onLine)
    }
  }, [chatId, owner, become])

  useEffect(() => {
    if (conversation) offlineCache(owner).write(copyOf(chatId), newestOf(conversation, PAGE))
  }, [conversation, owner, chatId])

  useEffect(() => void look(), [look])

  useEffect(() => {
    const again = () => {
      const due = Date.now() - lookedAt.current > LOOK_AGAIN_MS
      if (document.visibilityState === 'visible' && due) void look()
    }
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look])

  useEffect(() => {
    const hear = ({ words, answer }: Delivered) => {
      if (words.kind !== 'companion' || words.place !== chatId) return
      said.current += 1
      const got = answer as CompanionAnswer
      if (!got || !known.current) return void look()
      become(withAnswer(known.current, got))
      setHeard({ id: words.id, text: spokenIn(got), help: showsHelp(got) })
    }
    return outbox.onDelivered(hear)
  }, [outbox, chatId, look, become])

  /** A message from the companion that is not a reply. */
  const addMessage = useCallback(
    (message: ChatMessage) => {
      said.current += 1
      if (!known.current) return void look()
      become(withMessage(known.current, message))
      setHeard({ id: message.id, text: message.text, help: false })
    },
    [look, become],
  )

  const earlier = useCallback(async () => {
    const before = known.current?.before
    if (!before || paging.current) return
    paging.current = true
    try {
      const page = await call(getMessages, { params: { chatId }, query: { before, limit: PAGE } })
      if (known.current?.before === before) become(withEarlier(known.current, page))
    } catch (error) {
      console.warn('Earlier messages did not load.', error)
    } finally {
      paging.current = false
    }
  }, [chatId, become])

  async function lookAnew(): Promise<void> {
    said.current += 1
    become(null)
    await look()
  }

  /** Archives the session and starts the next one. */
  async function finish(): Promise<string | null | undefined> {
    let archivedAs: string | null
    try {
      archivedAs = (await call(finishSession, { params: { chatId } })).archivedAs
    } catch (error) {
      console.warn('The session was not finished.', error)
      return undefined
    }
    await lookAnew()
    if (known.current) setHeard({ id: `begun ${said.current}`, text: spokenBy(known.current), help: false })
    return archivedAs
  }

  /** Reopens the finished session. */
  async function undo(archivedAs: string): Promise<string | undefined> {
    try {
      await call(reopenSession, { params: { chatId: archivedAs } })
    } catch (error) {
      const movedOn = error instanceof CallError && error.code === 'session-moved-on'
      return movedOn ? error.sentence : texts.companion.notUndone
    }
    await lookAnew()
    return undefined
  }

  const showStar = (starred: boolean) => known.current && become(withStar(known.current, starred))

  return { conversation, failed, heard, addMessage, look, earlier, finish, undo, showStar }
}
