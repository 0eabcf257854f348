/** A running conversation: loaded, paged back, answered, and kept in sync with other tabs and devices. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { showsHelp } from '#shared/care.ts'
import {
  type ArchivedChat,
  type ChatMessage,
  finishSession,
  getMessages,
  reopenSession,
  SESSION_IDLE_MS,
} from '#shared/companion.ts'
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
  nothingSaid,
  type Page,
  spokenBy,
  spokenIn,
  withAnswer,
  withChange,
  withEarlier,
  withMessage,
  withNewest,
} from './conversation.ts'
import { finishedHere } from './finished-here.ts'

const PAGE = 50
const copyOf = (chatId: string) => `chat ${chatId}`
/** A tab that was hidden for this long reloads the conversation. */
const LOOK_AGAIN_MS = 30_000
const isUnknown = (error: unknown) => error instanceof CallError && error.code === 'not-found'

/** The companion's latest message, to be announced once. */
export type ReplyAnnouncement = { id: string; text: string; help: boolean }

/** A session finished here, which stays in view until the next one begins. Its summary may fail to load. */
export type Finished = { id: string; session: ArchivedChat | undefined }

export function useConversation(chatId: string, outbox: Outbox) {
  const owner = useSignedIn().user.sub
  const [conversation, setConversation] = useState<Conversation | null>(null)
  const [failed, setFailed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [announcement, setAnnouncement] = useState<ReplyAnnouncement | null>(null)
  const [finished, setFinished] = useState<Finished | null>(null)
  const known = useRef<Conversation | null>(null)
  /** Increases with every message here, so that an older page is not taken for the newest. */
  const said = useRef(0)
  const lookedAt = useRef(0)
  /** Showing only the cached copy. */
  const copied = useRef(false)
  const paging = useRef(false)
  /** The finished session in view. Opening the chat itself would begin the next one. */
  const resting = useRef<string | null>(null)

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
      // A finished session came back into view meanwhile.
      if (resting.current) return
      become(withNewest(copied.current ? null : known.current, page))
      copied.current = false
      setFailed(false)
    } catch (error) {
      if (!known.current && isUnknown(error)) return setMissing(true)
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

  /** Which finished session rests here, if any; remembered, so that it is still here on coming back. */
  const rest = useCallback(
    (archivedAs: string | null) => {
      resting.current = archivedAs
      finishedHere.set(chatId, archivedAs)
    },
    [chatId],
  )

  /** Still remembered, until something is said: a letter typed by mistake must not cost the way back. */
  const leaveFinished = useCallback(() => {
    resting.current = null
    setFinished(null)
    become(nothingSaid)
  }, [become])

  /** Shows the session finished here before, if it can still be reopened; otherwise the chat. */
  const comeBack = useCallback(async (): Promise<void> => {
    const archivedAs = finishedHere.of(chatId)
    if (!archivedAs) return look()
    resting.current = archivedAs
    lookedAt.current = Date.now()
    const page = await finishedPage(archivedAs)
    if (resting.current !== archivedAs) return
    if (!page) {
      rest(null)
      return look()
    }
    // It stands in the chat, with the companion's name above it, as when it was finished.
    const { session, ...messages } = page
    become(withNewest(null, { ...messages, archived: false, title: null }))
    setFinished({ id: archivedAs, session })
  }, [chatId, look, rest, become])

  useEffect(() => void comeBack(), [comeBack])

  /** After a finished session: the next one, with its greeting. */
  const begin = useCallback(async (): Promise<void> => {
    if (!resting.current) return
    said.current += 1
    leaveFinished()
    await look()
    const text = known.current ? spokenBy(known.current) : ''
    if (text) setAnnouncement({ id: `begun ${said.current}`, text, help: false })
  }, [look, leaveFinished])

  /** What was typed is gone again, and nothing was said: the finished session is back in view. */
  const stay = useCallback(async (): Promise<void> => {
    const hasBegun = known.current?.messages.some(({ from }) => from === 'user')
    if (!resting.current && !hasBegun && finishedHere.of(chatId)) await comeBack()
  }, [chatId, comeBack])

  useEffect(() => {
    const again = () => {
      const due = Date.now() - lookedAt.current > (resting.current ? SESSION_IDLE_MS : LOOK_AGAIN_MS)
      if (document.visibilityState === 'visible' && due) void (resting.current ? begin() : look())
    }
    const online = () => resting.current || void look()
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', again)
    return () => {
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, begin])

  useEffect(() => {
    const onDelivered = ({ words, answer }: Delivered) => {
      if (words.kind !== 'companion' || words.place !== chatId) return
      said.current += 1
      if (resting.current) leaveFinished()
      finishedHere.set(chatId, null)
      const got = answer as CompanionAnswer
      if (!got || !known.current) return void look()
      become(withAnswer(known.current, got))
      setAnnouncement({ id: words.id, text: spokenIn(got), help: showsHelp(got.care) })
    }
    return outbox.onDelivered(onDelivered)
  }, [outbox, chatId, look, become, leaveFinished])

  /** A message from the companion that is not a reply. */
  const addMessage = useCallback(
    (message: ChatMessage) => {
      said.current += 1
      if (!known.current) return void look()
      become(withMessage(known.current, message))
      setAnnouncement({ id: message.id, text: message.text, help: false })
    },
    [look, become],
  )

  const earlier = useCallback(async () => {
    const before = known.current?.before
    if (!before || paging.current) return
    paging.current = true
    try {
      const shown = resting.current ?? chatId
      const page = await call(getMessages, { params: { chatId: shown }, query: { before, limit: PAGE } })
      if (known.current?.before === before) become(withEarlier(known.current, page))
    } catch (error) {
      console.warn('Earlier messages did not load.', error)
    } finally {
      paging.current = false
    }
  }, [chatId, become])

  /** Archives the session and leaves it in view. Returns whether that worked. */
  async function finish(): Promise<boolean> {
    let archivedAs: string | null
    try {
      archivedAs = (await call(finishSession, { params: { chatId } })).archivedAs
    } catch (error) {
      console.warn('The session was not finished.', error)
      return false
    }
    said.current += 1
    if (!archivedAs) {
      // Finished in another tab already.
      become(nothingSaid)
      await look()
      return true
    }
    lookedAt.current = Date.now()
    rest(archivedAs)
    const session = (await finishedPage(archivedAs, 1))?.session
    if (resting.current === archivedAs) setFinished({ id: archivedAs, session })
    return true
  }

  /** Reopens the finished session. */
  async function undo(): Promise<string | undefined> {
    const archivedAs = resting.current
    if (!archivedAs) return undefined
    try {
      await call(reopenSession, { params: { chatId: archivedAs } })
    } catch (error) {
      const movedOn = error instanceof CallError && error.code === 'session-moved-on'
      return movedOn ? error.sentence : texts.companion.notUndone
    }
    said.current += 1
    rest(null)
    setFinished(null)
    await look()
    return undefined
  }

  const showChange = (change: Partial<ArchivedChat>) =>
    known.current && become(withChange(known.current, change))

  const shown = { conversation, failed, missing, announcement, finished }
  return { ...shown, addMessage, look, earlier, finish, begin, stay, undo, showChange }
}

/** A finished session that can be reopened. Without its summary it is finished all the same. */
async function finishedPage(id: string, limit = PAGE): Promise<Page | undefined> {
  try {
    const page = await call(getMessages, { params: { chatId: id }, query: { limit } })
    const last = page.messages.at(-1)
    const isRecent = last && Date.now() - Date.parse(last.timestamp) < SESSION_IDLE_MS
    return page.archived && isRecent ? page : undefined
  } catch (error) {
    console.warn('The finished session did not load.', error)
    return undefined
  }
}
