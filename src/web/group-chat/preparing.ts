/**
 * Before a message goes out to the thread it is classified, and the companion answers its author. Only an error of the
 * companion within three seconds brings it back to the composer; nothing else stops it.
 */
import type { Care } from '#shared/care.ts'
import { classify } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { handleCare, handleUnanswered, needsTime } from '#web/care/care.tsx'
import { CallError, call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { PermanentRefusal, type Unsent } from '#web/platform/unsent.ts'
import type { CachedThread } from './cached-thread.ts'
import { domainsIn, noteOf } from './domain-notes.ts'
import { loadTaxonomy } from './taxonomy.ts'
import { withOwn } from './thread.ts'

const PATIENCE_MS = 3000
/** Temporary refusals: the message waits, as it does without a network. */
const PASSING = [0, 401, 408, 425, 429]

/** Settles when the message is final. A repeated message is classified and answered once. */
export async function prepare(words: Unsent, owner: string, cached: CachedThread): Promise<void> {
  const known = cached.get().own[words.id]
  if (known?.said) return
  if (!known?.read) await withPatience(read(words, owner, cached))
  await ask(words, cached)
  cached.change(thread => withOwn(thread, words.id, own => ({ ...own, said: true })), 'now')
}

/** A failure is only logged; the conversation goes on. */
async function read(words: Unsent, owner: string, cached: CachedThread): Promise<void> {
  const { id, place, text } = words
  const body = { userId: owner, context: 'group', text, messageId: id, threadId: place }
  try {
    const reading = call(classify, { body })
    reading.then(({ care }) => showCare(care, id)).catch(() => {})
    const [found, taxonomy] = await Promise.all([reading, loadTaxonomy()])
    const note =
      taxonomy && found.care.tier !== 'crisis'
        ? noteOf(domainsIn(found.results, taxonomy.tags, taxonomy.hierarchy))
        : undefined
    cached.change(
      thread => withOwn(thread, id, own => ({ ...own, read: true, ...(note !== undefined && { note }) })),
      'now',
    )
  } catch (error) {
    console.warn('A message was not read.', error)
    handleUnanswered(text, { id, surface: 'group' }, error)
  }
}

async function ask({ id, place, text }: Unsent, cached: CachedThread): Promise<void> {
  const answering = call(postChat, { body: { text, chatId: place, messageId: id, context: 'group' } })
  const keep = (answer: Reply<typeof postChat>) => {
    showCare(answer.care, id)
    keepReply(id, answer, cached)
  }
  try {
    const answer = await withPatience(answering)
    if (answer) keep(answer)
    else answering.then(keep, error => console.warn('A late answer did not come.', error))
  } catch (error) {
    console.warn('The companion did not answer.', error)
    handleUnanswered(text, { id, surface: 'group' }, error)
    const status = error instanceof CallError ? error.status : 0
    // Accepted, but the reply could not be parsed: final, without a reply.
    if (status >= 200 && status < 300) return
    if (PASSING.includes(status)) throw error
    cached.change(thread => withOwn(thread, id, () => undefined), 'now')
    throw new PermanentRefusal(texts.group.notAnswered)
  }
}

function keepReply(
  id: string,
  { reply, messages, care }: Reply<typeof postChat>,
  cached: CachedThread,
): void {
  if (reply === '') return
  const at = messages.at(-1)?.timestamp ?? new Date().toISOString()
  const help = needsTime(care)
  const removed = cached.get().messages.some(message => message.id === id && message.removed)
  if (removed) return
  cached.change(thread => withOwn(thread, id, own => ({ ...own, reply: { text: reply, at, help } })), 'now')
}

/** The check-in is shown with the companion's reply. */
function showCare(care: Care, id: string): void {
  handleCare(care, { id, row: `reply ${id}`, surface: 'group' })
}

/** Undefined when it takes longer than people should have to wait. */
function withPatience<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
