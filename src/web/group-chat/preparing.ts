/**
 * Before a message goes out to the thread it is classified, and the companion answers its author. Only an error of the
 * companion within three seconds brings it back to the composer; nothing else stops it.
 */
import type { Care } from '#shared/care.ts'
import { classify } from '#shared/classification.ts'
import { postChat } from '#shared/companion.ts'
import type { Reply } from '#shared/endpoint.ts'
import { hearCare, hearUnanswered, staysFor } from '#web/care/care.tsx'
import { CallError, call } from '#web/platform/api.ts'
import { texts } from '#web/platform/texts.ts'
import { RefusedForGood, type Unsent } from '#web/platform/unsent.ts'
import type { KeptThread } from './kept-thread.ts'
import { domainsIn, noteOf } from './notes.ts'
import { loadTaxonomy } from './taxonomy.ts'
import { withOwn } from './thread.ts'

const PATIENCE_MS = 3000
/** Temporary refusals: the message waits, as it does without a network. */
const PASSING = [0, 401, 408, 425, 429]

/** Settles when the message counts as said. A repeated message is read and answered once. */
export async function prepare(words: Unsent, owner: string, kept: KeptThread): Promise<void> {
  const known = kept.get().own[words.id]
  if (known?.said) return
  if (!known?.read) await withPatience(read(words, owner, kept))
  await ask(words, kept)
  kept.change(thread => withOwn(thread, words.id, own => ({ ...own, said: true })), 'now')
}

/** A failure is only logged; the conversation goes on. */
async function read(words: Unsent, owner: string, kept: KeptThread): Promise<void> {
  const { id, place, text } = words
  const body = { userId: owner, context: 'group', text, messageId: id, threadId: place }
  try {
    const reading = call(classify, { body })
    reading.then(({ care }) => heard(care, id)).catch(() => {})
    const [found, taxonomy] = await Promise.all([reading, loadTaxonomy()])
    const note =
      taxonomy && found.care.tier !== 'crisis'
        ? noteOf(domainsIn(found.results, taxonomy.tags, taxonomy.hierarchy))
        : undefined
    kept.change(
      thread => withOwn(thread, id, own => ({ ...own, read: true, ...(note !== undefined && { note }) })),
      'now',
    )
  } catch (error) {
    console.warn('A message was not read.', error)
    hearUnanswered(text, { id, surface: 'group' }, error)
  }
}

async function ask({ id, place, text }: Unsent, kept: KeptThread): Promise<void> {
  const answering = call(postChat, { body: { text, chatId: place, messageId: id, context: 'group' } })
  const keep = (answer: Reply<typeof postChat>) => {
    heard(answer.care, id)
    keepReply(id, answer, kept)
  }
  try {
    const answer = await withPatience(answering)
    if (answer) keep(answer)
    else answering.then(keep, error => console.warn('A late answer did not come.', error))
  } catch (error) {
    console.warn('The companion did not answer.', error)
    hearUnanswered(text, { id, surface: 'group' }, error)
    const status = error instanceof CallError ? error.status : 0
    // Accepted, but the reply could not be parsed: it counts as said, without a reply.
    if (status >= 200 && status < 300) return
    if (PASSING.includes(status)) throw error
    kept.change(thread => withOwn(thread, id, () => undefined), 'now')
    throw new RefusedForGood(texts.group.notAnswered)
  }
}

function keepReply(id: string, { reply, messages, care }: Reply<typeof postChat>, kept: KeptThread): void {
  if (reply === '') return
  const at = messages.at(-1)?.timestamp ?? new Date().toISOString()
  const help = staysFor(care)
  const removed = kept.get().messages.some(message => message.id === id && message.removed)
  if (removed) return
  kept.change(thread => withOwn(thread, id, own => ({ ...own, reply: { text: reply, at, help } })), 'now')
}

/** The check-in is shown with the companion's reply. */
function heard(care: Care, id: string): void {
  hearCare(care, { id, row: `reply ${id}`, surface: 'group' })
}

/** Undefined when it takes longer than people should have to wait. */
function withPatience<T>(work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
