import { afterEach, expect, test, vi } from 'vitest'
import { goWhenTapped, openTapped } from './open-notifications.ts'

afterEach(() => void vi.useRealTimers())

/** The browser's windows, of which one may be a page of ours. */
function windows({ page, leads = true }: { page?: EventTarget | undefined; leads?: boolean } = {}) {
  const done: string[] = []
  const window = {
    focus: async () => {
      done.push('front')
      throw new Error('A browser that does not want to.')
    },
    navigate: async (address: string) => {
      if (!leads) throw new Error('Not controlled by this worker.')
      done.push(`load ${address}`)
    },
    postMessage: (data: unknown, ports: MessagePort[]) =>
      page?.dispatchEvent(new MessageEvent('message', { data, ports })),
  }
  return {
    done,
    matchAll: async () => (page ? [window] : []) as unknown as readonly WindowClient[],
    openWindow: async (address: string) => void done.push(`new ${address}`),
  }
}

test('a tap with no window open opens one at the notifications', async () => {
  const all = windows()
  await openTapped(all, 'unread')
  expect(all.done).toEqual(['new /notifications'])
})

test('an open page goes there by itself, and is not loaded anew', async () => {
  const page = new EventTarget()
  const gone: string[] = []
  const stop = goWhenTapped(page, path => gone.push(path))
  const all = windows({ page })
  await openTapped(all, 'unread')
  expect([gone, all.done]).toEqual([['/notifications'], ['front']])
  stop()
})

test('a page that does not listen is loaded there; one that cannot be led stays, and another is opened', async () => {
  vi.useFakeTimers()
  for (const [leads, expected] of [
    [true, 'load /notifications'],
    [false, 'new /notifications'],
  ] as const) {
    const all = windows({ page: new EventTarget(), leads })
    const opening = openTapped(all, 'unread')
    await vi.runAllTimersAsync()
    await opening
    expect(all.done).toEqual(['front', expected])
  }
})

test('a tap on a reminder leads to the companion, in a new window or in the open page', async () => {
  const closed = windows()
  await openTapped(closed, 'reminder')
  expect(closed.done).toEqual(['new /chat2'])
  const page = new EventTarget()
  const gone: string[] = []
  const stop = goWhenTapped(page, path => gone.push(path))
  await openTapped(windows({ page }), 'reminder')
  expect(gone).toEqual(['/chat2'])
  stop()
})
