/** Sends a message over its thread's connection; settles when the server has stored it. */
import type { ClientFrame, Problem, ServerFrame } from '#shared/live.ts'
import { handleCare } from '#web/care/care.tsx'
import type { Live, LiveEvent, Opened } from '#web/platform/live.ts'
import { storedUser } from '#web/platform/session-store.ts'
import { texts } from '#web/platform/texts.ts'
import { PermanentRefusal, type Unsent } from '#web/platform/unsent.ts'

const OPEN_WITHIN_MS = 15_000
const ACK_WITHIN_MS = 10_000
/** Temporary refusals. */
const PASSING = ['rate-limited', 'busy', 'unavailable', 'not-signed-in', 'not-confirmed']
/** A server that fails on the same message this often will not take it. */
const MOST_STUMBLES = 3
const stumbles = new Map<string, number>()

export type Ack = Extract<ServerFrame, { type: 'ack' }>

export async function post(live: Live, words: Unsent, owner: string): Promise<{ ack: Ack; as: Opened }> {
  const as = await untilOpen(live)
  const frame: ClientFrame = {
    action: 'sendMessage',
    type: 'group_message',
    stream_id: words.place,
    from: storedUser()?.given_name ?? '',
    text: words.text,
    timestamp: new Date(words.writtenAt).toISOString(),
    userId: owner,
    id: words.id,
    ...(words.replyTo !== undefined && { replyTo: words.replyTo }),
  }
  const ack = await untilEvent(
    live,
    ACK_WITHIN_MS,
    event => answerFor(words.id, event),
    () => live.send(frame),
  )
  stumbles.delete(words.id)
  return { ack, as }
}

async function untilOpen(live: Live): Promise<Opened> {
  return (
    live.opened() ??
    untilEvent(
      live,
      OPEN_WITHIN_MS,
      event => (event.type === 'opened' ? event : undefined),
      () => true,
    )
  )
}

function answerFor(id: string, event: LiveEvent): Ack | undefined {
  if (event.type === 'ack' && event.id === id) return event
  if (event.type === 'error' && event.id === id) {
    openPanelIfNeeded(id, event)
    throw refusalOf(id, event)
  }
  if (event.type === 'lost') throw new Error('The line was lost before the answer came.')
  return undefined
}

/** Without a reply there is no check-in question, so only the panel is opened. */
function openPanelIfNeeded(id: string, { care }: Problem): void {
  if (care?.show === 'panel') handleCare(care, { id, surface: 'group' })
}

function refusalOf(id: string, { code, error }: Problem): Error {
  const times = (stumbles.get(id) ?? 0) + 1
  if (code === 'unexpected') stumbles.set(id, times)
  const passes = PASSING.includes(code) || (code === 'unexpected' && times < MOST_STUMBLES)
  return passes ? new Error(error) : new PermanentRefusal(texts.errors.refused(code, error))
}

/** `wanted` returns what was awaited, or throws when it will not come. */
function untilEvent<T>(
  live: Live,
  ms: number,
  wanted: (event: LiveEvent) => T | undefined,
  begin: () => boolean,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      stop()
      settle()
    }
    const fail = (error: unknown) => end(() => reject(error))
    const timer = setTimeout(() => fail(new Error('No answer over the line in time.')), ms)
    const stop = live.listen(event => {
      try {
        const found = wanted(event)
        if (found !== undefined) end(() => resolve(found))
      } catch (error) {
        fail(error)
      }
    })
    if (!begin()) fail(new Error('The line is not open.'))
  })
}
