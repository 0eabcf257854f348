/** People in a group chat: `const ada = await join(app, 'ada', 'sleep')`, then `ada.say('Good morning.')`. */
import { randomUUID } from 'node:crypto'
import type { SignedIn, TestApp } from './app.ts'
import type { Name } from './cast.ts'
import type { Frame, TestSocket } from './socket.ts'

export type Member = SignedIn & {
  live: TestSocket
  /** The `opened` frame: their id in this thread, and its head. */
  opened: Frame
  /** The frame as the web app sends it; `over` replaces fields. */
  send(text: string, over?: Record<string, unknown>): string
  /** Sends and waits for the ack. */
  say(text: string, over?: Record<string, unknown>): Promise<Frame>
  /** The texts of the next messages from others. */
  hear(count: number): Promise<unknown[]>
}

export async function join(app: TestApp, who: Name | SignedIn, threadId: string): Promise<Member> {
  const person = typeof who === 'string' ? await app.signIn(who) : who
  const live = await app.socket({ token: person.token, threadId })
  const opened = await live.next('opened')

  function send(text: string, over: Record<string, unknown> = {}): string {
    const id = String(over.id ?? randomUUID())
    live.send({
      action: 'sendMessage',
      type: 'group_message',
      stream_id: threadId,
      from: person.user.given_name,
      text,
      timestamp: new Date().toISOString(),
      userId: person.user.sub,
      id,
      ...over,
    })
    return id
  }

  return {
    ...person,
    live,
    opened,
    send,
    async say(text, over) {
      send(text, over)
      return live.next('ack')
    },
    async hear(count) {
      const texts: unknown[] = []
      while (texts.length < count) texts.push((await live.next('group_message')).text)
      return texts
    },
  }
}
