import { expect, test, vi } from 'vitest'
import { storage } from '#web/platform/storage.ts'
import { endPushAtSignOut, watchWorker } from './worker-registration.ts'

/** A fake of the browser's service worker container. */
class Workers extends EventTarget {
  controller: object | null
  registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage(said: unknown): void } | null,
    installing: null as (EventTarget & { state: string }) | null,
  })
  said: unknown[] = []

  constructor(controller: object | null) {
    super()
    this.controller = controller
  }

  register = async () => this.registration

  /** A worker is installed, and then waits. */
  install(): void {
    const worker = Object.assign(new EventTarget(), { state: 'installing' })
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    this.registration.waiting = { postMessage: said => this.said.push(said) }
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
  }

  takeOver(): void {
    this.controller = {}
    this.dispatchEvent(new Event('controllerchange'))
  }
}

async function watched(workers: Workers) {
  const registered = vi.spyOn(workers, 'register')
  const reload = vi.fn()
  const updates = watchWorker(workers as unknown as ServiceWorkerContainer, reload)
  await expect.poll(() => registered.mock.calls.length).toBeGreaterThan(0)
  await registered.mock.results[0]?.value
  return { updates, reload }
}

test('the first worker of a browser is no update, and nothing is loaded anew', async () => {
  const workers = new Workers(null)
  const { updates, reload } = await watched(workers)
  workers.install()
  workers.takeOver()
  expect(updates.isReady()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a new version waits until it is asked for, and only then is the page loaded anew', async () => {
  const workers = new Workers({})
  const { updates, reload } = await watched(workers)
  const heard = vi.fn()
  updates.subscribe(heard)
  workers.install()
  expect(heard).toHaveBeenCalledOnce()
  expect(updates.isReady()).toBe(true)
  expect(workers.said).toEqual([])
  updates.apply()
  expect(workers.said).toEqual([{ type: 'update' }])
  expect(reload).not.toHaveBeenCalled()
  workers.takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a tab in which somebody may be writing is not loaded anew because another tab was updated', async () => {
  const workers = new Workers({})
  const { updates, reload } = await watched(workers)
  workers.takeOver()
  expect(reload).not.toHaveBeenCalled()
  expect(updates.isReady()).toBe(true)
  updates.apply()
  expect(reload).toHaveBeenCalledOnce()
})

test('at sign-out the browser gives up its push address and takes away what it shows', async () => {
  const unsubscribe = vi.fn(async () => true)
  const close = vi.fn()
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
    getNotifications: async () => [{ close }],
  }
  const workers = { getRegistration: async () => registration } as unknown as ServiceWorkerContainer
  const stop = endPushAtSignOut(workers)
  storage.clearPerson()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(unsubscribe).toHaveBeenCalledOnce()
  stop()
})
