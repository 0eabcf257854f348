/**
 * A person's past sessions: listing with a summary in their own words, search by words and meaning, stars and titles,
 * reopening and deleting.
 */
import type { Caller } from '#server/platform/endpoint.ts'
import type { PersonalKey } from '#server/platform/seal.ts'
import { type WordForms, wordForms } from '#server/platform/word-forms.ts'
import { type ArchivedChat, SESSION_IDLE_MS } from '#shared/companion.ts'
import { Refusal } from '#shared/errors.ts'
import { fold, wordsAskedFor } from '#shared/fold.ts'
import { questions } from '#shared/questions.ts'
import { snippetOf } from '#shared/snippet.ts'
import { archiveStore, type ListedRow } from './archive-store.ts'
import { forgetMessages } from './chat-state.ts'
import { pickSummary } from './highlights.ts'
import { createSearchByMeaning } from './search-by-meaning.ts'
import type { Services } from './services.ts'
import { BODY, hasWords, highlightsOf, openMessage, TITLE, WORDS } from './sessions.ts'
import type { SessionRow } from './store.ts'

/** Only the newest results show a snippet; decrypting every one of a long archive would take too long. */
const MOST_SNIPPETS = 100
const MOST_CLOSE = 10

type Result = { row: ListedRow; match?: ArchivedChat['match'] }

export function createArchive(services: Services) {
  const { db, chats, sessions, seal, store, classification, clock } = services
  const rows = archiveStore(db)
  const meaning = createSearchByMeaning(services)

  /**
   * Newest first. With `asked`: those with all its words, in any form, in the title or the person's messages, then
   * messages close to it in meaning, the closest first.
   */
  async function archive(
    { userId }: Pick<Caller, 'userId'>,
    asked = '',
    limit?: number,
  ): Promise<ArchivedChat[]> {
    for (const session of await rows.idleSessions(userId, clock.now() - SESSION_IDLE_MS))
      await sessions.archive(session, await avoided(userId, session.chat_id))
    const key = await seal.keyOf(userId)
    const words = wordsAskedFor(asked)
    const all: Result[] =
      words.length === 0
        ? (await rows.archived(userId, limit)).map(row => ({ row }))
        : await search(asked, wordForms(words), userId, key)
    const results = all.slice(0, limit)
    const avoid = new Map<string, readonly string[]>()
    for (const chatId of new Set(results.map(({ row }) => row.chat_id)))
      avoid.set(chatId, await avoided(userId, chatId))
    return results.map(({ row, match }) => ({
      ...asArchived(row, key, avoid.get(row.chat_id) ?? []),
      ...(match && { match }),
    }))
  }

  async function avoided(userId: string, chatId: string): Promise<readonly string[]> {
    return (await chats.byId(userId, chatId)).state.avoid
  }

  async function search(
    asked: string,
    words: WordForms,
    userId: string,
    key: PersonalKey,
  ): Promise<Result[]> {
    const all = await rows.archivedWithWords(userId)
    const found = all.filter(row => {
      const title = row.title ? key.open(TITLE, row.title) : ''
      return words.areAllIn(`${fold(title)}\n${row.words ? key.open(WORDS, row.words) : ''}`)
    })
    const matches = await matchesIn(found.slice(0, MOST_SNIPPETS), words, key)
    const shown = new Set([...matches.values()].map(({ messageId }) => messageId))
    const isKnown = (id: string, text: string) => shown.has(id) || words.areAllIn(fold(text))
    const hasWord = (text: string) => words.count(fold(text)) > 0
    const close = await meaning.closeTo(asked, userId, all, { most: MOST_CLOSE, isKnown, hasWord })
    const rowOf = new Map(all.map(row => [row.id, row]))
    return [
      ...found.map(row => ({ row, match: matches.get(row.id) })),
      ...close.map(({ sessionId, messageId, text }) => ({
        row: rowOf.get(sessionId)!,
        match: { messageId, snippet: snippetOf(text, []), byMeaning: true as const },
      })),
    ]
  }

  /** In each session, the message with most of the words. */
  async function matchesIn(found: readonly ListedRow[], words: WordForms, key: PersonalKey) {
    const best = new Map<string, { messageId: string; text: string; count: number; more: number }>()
    const said = found.length > 0 ? await rows.saidIn(found.map(({ id }) => id)) : []
    for (const { session_id, id, body } of said) {
      const text = key.open(BODY, body)
      const count = words.count(fold(text))
      const before = best.get(session_id)
      if (count > (before?.count ?? 0)) best.set(session_id, { messageId: id, text, count, more: 0 })
      else if (before?.count === count) before.more += 1
    }
    return new Map(
      [...best].map(([id, { messageId, text, more }]) => {
        const forms = words.in(fold(text))
        return [id, { messageId, snippet: snippetOf(text, forms), words: forms, more }]
      }),
    )
  }

  async function star({ userId }: Caller, archiveId: string, starred: boolean): Promise<boolean> {
    if (!(await rows.star(userId, archiveId, starred))) throw new Refusal('not-found')
    return starred
  }

  async function renameSession({ userId }: Caller, archiveId: string, title: string): Promise<string> {
    const key = await seal.keyOf(userId)
    if (!(await rows.rename(userId, archiveId, key.seal(TITLE, title)))) throw new Refusal('not-found')
    return title
  }

  /** For good, with everything made from it. */
  async function deleteSession({ userId }: Caller, archiveId: string): Promise<void> {
    const { chat_id } = await inArchive(userId, archiveId)
    const key = await seal.keyOf(userId)
    await chats.inTurn(chat_id, () =>
      services.untilNotOvertaken(chat_id, async () => {
        const session = await inArchive(userId, archiveId)
        const said = (await store.messages(session.id, session.messages, session.messages)).map(row =>
          openMessage(row, key),
        )
        const chat = await chats.byId(userId, chat_id)
        const state = { ...chat.state, voice: forgetMessages(chat.state.voice, said) }
        const moved = await chats.move(chat, state, { whole: true })
        const mine = said.filter(({ from }) => from === 'user').map(({ id }) => id)
        await rows.remove(session, mine, moved.row, classification.dropReadings)
        chats.forget(chat_id)
      }),
    )
    meaning.evict(userId)
  }

  /** Undoes a finish, unless something was said since. */
  async function reopen({ userId }: Caller, archiveId: string): Promise<void> {
    const { chat_id } = await inArchive(userId, archiveId)
    await chats.inTurn(chat_id, () =>
      services.untilNotOvertaken(chat_id, async () => {
        const session = await inArchive(userId, archiveId)
        const chat = await chats.byId(userId, chat_id)
        const next = await sessions.running(chat)
        if (sessions.isIdle(session) || (next && hasWords(next))) throw new Refusal('session-moved-on')
        const asked = next
          ? (await store.messages(next.id, next.messages, 10)).map(row => row.question_id)
          : []
        const [last] = await store.messages(session.id, session.messages, 1)
        const question = questions.find(({ id }) => id === last?.question_id)
        const moved = await chats.move(chat, {
          ...chat.state,
          // The removed greeting's question may be asked again.
          asked: chat.state.asked.filter(id => !asked.includes(id)),
          openQuestion: question?.id ?? null,
          voice: { ...chat.state.voice, open: question?.text ?? null },
        })
        await rows.reopen(session, next, moved.row)
        chats.forget(chat_id)
      }),
    )
  }

  async function inArchive(userId: string, archiveId: string): Promise<SessionRow> {
    const session = await store.archivedSession(userId, archiveId)
    if (!session) throw new Refusal('not-found')
    return session
  }

  return { archive, star, renameSession, deleteSession, reopen, evict: meaning.evict, close: meaning.close }
}

export function asArchived(
  row: Omit<ListedRow, 'id'>,
  key: PersonalKey,
  avoid: readonly string[],
): ArchivedChat {
  const title = row.title ? key.open(TITLE, row.title) : ''
  return {
    id: row.archive_id ?? '',
    title,
    date: new Date(row.started_at).toISOString(),
    summary: pickSummary(highlightsOf(row, key), title, avoid),
    messages: row.messages,
    starred: row.starred === 1,
  }
}
