/** Parses a client's frame, or returns the refusal that explains what is wrong with it. */
import { messageId } from '#shared/companion.ts'
import { Refusal } from '#shared/errors.ts'
import {
  type ClientFrame,
  clientFrame,
  fieldLengths,
  isBlank,
  isTime,
  MAX_FRAME_BYTES,
  type SendMessage,
} from '#shared/live.ts'
import { MAX_TEXT_LENGTH } from '#shared/person-text.ts'
import { parseJson } from './parse-json.ts'

export type ParsedFrame = { frame: ClientFrame } | { refusal: Refusal; id?: string | undefined }

export function readFrame(data: Buffer, binary: boolean): ParsedFrame {
  if (binary) return { refusal: new Refusal('unsupported-type') }
  if (data.length > MAX_FRAME_BYTES) {
    return { refusal: new Refusal('too-large', { length: data.length, limit: MAX_FRAME_BYTES }) }
  }
  const came = parse(data)
  if (came === undefined) return { refusal: new Refusal('not-json') }
  const quick = asPlainMessage(came)
  if (quick) return { frame: quick }
  const { data: frame, error } = clientFrame.safeParse(came)
  if (frame) return { frame }
  const [issue] = error.issues
  return { refusal: refusalFor(issue as Issue, came), id: idOf(came) }
}

/**
 * Fast path: nearly every frame is a valid message, and the schema takes several times as long to confirm
 * it. Anything doubtful goes through the schema, which also explains the error.
 */
export function asPlainMessage(came: unknown): SendMessage | undefined {
  if (typeof came !== 'object' || came === null) return undefined
  const { action, type, stream_id, text, userId, id, from, timestamp, replyTo } = came as Record<
    string,
    unknown
  >
  if (action !== 'sendMessage' || type !== 'group_message' || replyTo !== undefined) return undefined
  if (!fits(stream_id, fieldLengths.stream_id) || !fits(userId, fieldLengths.userId)) return undefined
  if (!fits(text, MAX_TEXT_LENGTH) || isBlank(text) || !messageId.safeParse(id).success) return undefined
  if (!fits(from, fieldLengths.from)) return undefined
  if (!fits(timestamp, fieldLengths.timestamp) || !isTime(timestamp)) return undefined
  return { action, type, stream_id, text, userId, id: id as string, from, timestamp }
}

function fits(value: unknown, length: number): value is string {
  return typeof value === 'string' && value.length <= length
}

function parse(data: Buffer): unknown {
  try {
    return parseJson(data)
  } catch {
    return undefined
  }
}

type Issue = { code?: string; path: PropertyKey[]; maximum?: unknown }

function refusalFor({ code, path, maximum }: Issue, came: unknown): Refusal {
  const field = path.join('.')
  if (code === 'too_big' && maximum === MAX_TEXT_LENGTH) {
    const { length } = (came as { text: string }).text
    const sentence = `That is ${length} characters; ${MAX_TEXT_LENGTH} is the most.`
    return new Refusal('text-too-long', { field, length, limit: MAX_TEXT_LENGTH, sentence })
  }
  if (!field) return new Refusal('bad-input')
  return new Refusal('bad-input', { field, sentence: `The field "${field}" is missing or not valid.` })
}

/** So the client knows which of its messages was refused. */
function idOf(came: unknown): string | undefined {
  const { id } = (came ?? {}) as { id?: unknown }
  return typeof id === 'string' && id.length <= 100 ? id : undefined
}
