/** One person's connection to a thread: posts messages and waits for each ack. */
import { randomUUID } from 'node:crypto'

const PATIENCE_MS = 10_000

export type Speaker = { token: string; sub: string; given: string }

export async function sayInThread(url: string, who: Speaker, thread: string, text: string): Promise<string> {
  const address = new URL('/production', url.replace(/^http/, 'ws'))
  address.search = new URLSearchParams({ token: who.token, threadId: thread }).toString()
  const socket = new WebSocket(address)
  const id = randomUUID()
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('The thread did not answer.')), PATIENCE_MS).unref()
      socket.onerror = () => reject(new Error('The thread could not be opened.'))
      socket.onclose = () => reject(new Error('The thread was closed.'))
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(String(data))
        if (frame.type === 'opened') socket.send(JSON.stringify(messageFrame(who, thread, text, id)))
        if (frame.type === 'ack') resolve()
        if (frame.type === 'error') reject(new Error(frame.error))
      }
    })
  } finally {
    socket.onclose = null
    socket.close()
  }
  return id
}

function messageFrame({ sub, given }: Speaker, thread: string, text: string, id: string) {
  return {
    action: 'sendMessage',
    type: 'group_message',
    stream_id: thread,
    from: given,
    text,
    timestamp: new Date().toISOString(),
    userId: sub,
    id,
  }
}
