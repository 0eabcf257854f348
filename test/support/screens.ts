/** Every screen of the product and who can open it, for journeys and `npm run walk`. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { login } from '#shared/accounts.ts'
import { classify } from '#shared/classification.ts'
import { finishSession, postChat } from '#shared/companion.ts'
import { createCaller } from './call.ts'
import type { Person } from './cast.ts'
import type { TestServer } from './test-server.ts'

type Who = 'nobody' | 'member' | 'newcomer'
export type Screen = { name: string; path: string; who: Who; leadsTo: string }

/** `leadsTo`: where the address ends up; anywhere else is another screen. */
const screen = (who: Who, name: string, path = `/${name}`, leadsTo = path): Screen => ({
  name,
  path,
  who,
  leadsTo,
})

export const screens: Screen[] = [
  screen('nobody', 'signup'),
  screen('nobody', 'login', '/signup?mode=login'),
  screen('nobody', 'verify'),
  screen('nobody', 'reset-password'),
  screen('nobody', 'help-now'),
  screen('nobody', 'safety'),
  screen('nobody', 'terms'),
  screen('nobody', 'privacy'),
  screen('nobody', 'how-it-reads'),
  screen('member', 'dashboard'),
  screen('member', 'chat2', '/chat2', '/chat2/Robin'),
  screen('member', 'archive'),
  screen('member', 'emotion-check'),
  screen('member', 'stream-selector'),
  screen('member', 'stream-threads'),
  screen('member', 'stream-threads-one', '/stream-threads/work-productivity'),
  screen('member', 'group-chat', '/group-chat/remote-work'),
  screen('member', 'community-home'),
  screen('member', 'notifications'),
  screen('member', 'contact'),
  screen('member', 'chat-intro'),
  screen('member', 'settings'),
  screen('member', 'settings-memory', '/settings/memory'),
  screen('member', 'settings-group-record', '/settings/group-record'),
  screen('newcomer', 'build-profile'),
]

/** Opens a screen and waits until its content is there. */
export async function open(page: Page, { path, leadsTo }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(leadsTo)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(page).toHaveURL(leadsTo)
  await fontsLoaded(page)
}

/** Another font moves what stands under it. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => {})')
}

/** By how much a screen is wider than its window, after it has settled at the new width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  const wide = 'document.documentElement.scrollWidth'
  // As long as a busy machine may take; only a screen that is too wide waits for it.
  await page.waitForFunction(`${wide} <= ${width}`, undefined, { timeout: 10_000 }).catch(() => {})
  return Math.max(0, (await page.evaluate<number>(wide)) - width)
}

const lastTime = [
  'The move is done, but every evening I sit between boxes and cannot decide where anything goes.',
  'My brother called and we laughed for an hour. It did me good.',
]
const today = [
  'Work was a lot today. Two deadlines, and I am behind on both of them.',
  'I finally told my manager that I need a quieter week.',
]

/** Gives a member data to show: an archived session, an open one, and readings. */
export async function fill({ url }: TestServer, { email, password, given }: Person): Promise<void> {
  const { token, user } = await createCaller(url)(login, { body: { email, password } })
  const call = createCaller(url, token)
  for (const text of lastTime) await call(postChat, { body: { chatId: 'Robin', text } })
  await call(finishSession, { params: { chatId: 'Robin' } })
  for (const text of today) await call(postChat, { body: { chatId: 'Robin', text } })
  const threadId = 'remote-work'
  for (const text of today) {
    const messageId = randomUUID()
    await call(classify, { body: { userId: user.sub, context: 'group', threadId, text, messageId } })
    await post(url, { token, sub: user.sub, given }, threadId, text, messageId)
  }
}

/** Sends as the web app does over its socket, and resolves when it is stored. */
async function post(
  url: string,
  { token, sub, given }: { token: string; sub: string; given: string },
  threadId: string,
  text: string,
  id: string,
): Promise<void> {
  const address = new URL('/production', url.replace(/^http/, 'ws'))
  address.search = new URLSearchParams({ token, threadId }).toString()
  const socket = new WebSocket(address)
  const timestamp = new Date().toISOString()
  const message = {
    type: 'group_message',
    stream_id: threadId,
    from: given,
    text,
    timestamp,
    userId: sub,
    id,
  }
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ action: 'sendMessage', ...message })))
    socket.addEventListener('message', ({ data }) => JSON.parse(String(data)).type === 'ack' && resolve())
    socket.addEventListener('close', () => reject(new Error('The socket was closed before it acknowledged.')))
  })
  socket.close()
}
