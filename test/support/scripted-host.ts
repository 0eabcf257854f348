// A language model host on loopback with scripted answers, in either API format, that records requests.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

/** A reply in words, or a fault to simulate. */
export type Step =
  | string
  | { raw: string; status?: number; headers?: Record<string, string> }
  | { cut: string }
  | { after: number; reply: string }
export type Request = {
  path: string
  headers: Record<string, unknown>
  body: z.infer<typeof Body>
  raw: string
}

const Turn = z.object({ role: z.string(), content: z.string() })
const Body = z.object({
  model: z.string(),
  max_tokens: z.number(),
  system: z.optional(z.string()),
  messages: z.array(Turn),
})
export const usage = 120

export async function openScriptedHost(...script: Step[]) {
  const requests: Request[] = []
  const steps = [...script]
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const part of request) raw += part
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers, body: Body.parse(JSON.parse(raw)), raw })
    const step = steps.shift() ?? { raw: 'nothing more is written down', status: 500 }
    if (typeof step === 'object' && 'raw' in step)
      return response.writeHead(step.status ?? 200, step.headers).end(step.raw)
    if (typeof step === 'object' && 'after' in step) await wait(step.after, undefined, { ref: false })
    const text = typeof step === 'string' ? step : 'cut' in step ? step.cut : step.reply
    const isCut = typeof step === 'object' && 'cut' in step
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(path.endsWith('/v1/messages') ? message(text, isCut) : completion(text, isCut)),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    add: (...more: Step[]) => void steps.push(...more),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function completion(content: string, isCut: boolean) {
  return {
    id: 'cmpl-1',
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', content }, finish_reason: isCut ? 'length' : 'stop' },
    ],
    usage: { prompt_tokens: usage - 20, completion_tokens: 20, total_tokens: usage },
  }
}

function message(text: string, isCut: boolean) {
  return {
    id: 'msg-1',
    type: 'message',
    role: 'assistant',
    content: [{ type: 'text', text }],
    stop_reason: isCut ? 'max_tokens' : 'end_turn',
    usage: { input_tokens: usage - 20, output_tokens: 20 },
  }
}
