// One request to the host. Errors carry a short reason that contains nothing anybody wrote.
import type { Prompt } from './prompt.ts'
import { type Address, type ModelAnswer, type WireFormat, wireFormats } from './wire-formats.ts'

export type Fetch = typeof globalThis.fetch
type Why = 'unreachable' | 'slow' | 'status' | 'size' | 'json' | 'shape'

export class Failure extends Error {
  readonly why: Why
  readonly status: number | undefined
  constructor(why: Why, status?: number) {
    super(why)
    this.why = why
    this.status = status
  }
}

/** Many times the size of a reply; a host that sends more is broken. */
const MOST_BYTES = 256 * 1024

export async function ask(
  address: Address & { format: WireFormat },
  prompt: Prompt,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const wire = wireFormats[address.format]
  const text = await exchange(() =>
    fetch(wire.url(address.baseUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...wire.headers(address.apiKey),
      },
      body: JSON.stringify(wire.body(address, prompt)),
      signal,
      // The person agreed to one host, so the request must not be redirected to another.
      redirect: 'error',
    }),
  ).catch(error => {
    if (error instanceof Failure) throw error
    throw new Failure(signal.aborted ? 'slow' : 'unreachable')
  })
  const answer = wire.read(parsed(text))
  if (!answer) throw new Failure('shape')
  return answer
}

async function exchange(send: () => Promise<Response>): Promise<string> {
  const response = await send()
  if (!response.ok) {
    await response.body?.cancel()
    throw new Failure('status', response.status)
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Failure('size')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('json')
  }
}
