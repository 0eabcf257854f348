import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletePush, getPush, putPush } from '#shared/push.ts'
import { getReminders, putReminders } from '#shared/reminders.ts'
import { openStubApi, type StubApi } from '#test/support/stub-api.ts'
import { getPageConfig } from '#web/platform/page-config.ts'
import { PushSetting } from './push.tsx'

const publicKey = 'BMZC2kNQ'
const night = { from: '22:00', to: '08:00' }
const keys = { p256dh: 'BCk', auth: 'c2Vj' }
const endpoint = 'https://push.example.com/ada'

/** A fake browser: whether it asked for permission, and its subscription. */
let permission: NotificationPermission
let subscription: object | null
let wanted: unknown
let api: StubApi

beforeEach(async () => {
  api = await openStubApi()
  getPageConfig().apiBaseUrl = api.url
  permission = 'default'
  subscription = null
  const made = {
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (how: unknown) => {
      wanted = how
      subscription = made
      return made
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      if (permission === 'default') permission = 'granted'
      return permission
    },
  })
  const workers = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const turnOn = 'Tell me about new messages in my threads'

test('it is off until she turns it on, quiet at night at first, and off again when she likes', async () => {
  api.answer(getPush, { publicKey, device: null })
  api.answer(putPush, { publicKey, device: { quiet: night, threads: true, reminders: false } })
  api.answer(deletePush, { publicKey, device: null })
  render(<PushSetting />)
  expect((await choice(turnOn)).checked).toBe(false)
  expect(screen.queryByLabelText('From')).toBeNull()

  fireEvent.click(await choice(turnOn))
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('22:00')
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  expect(wanted).toMatchObject({ userVisibleOnly: true })
  expect(sent('PUT')[0]).toMatchObject({ endpoint, keys, quiet: night, timeZone: expect.any(String) })

  fireEvent.change(screen.getByLabelText('To'), { target: { value: '06:30' } })
  await waitFor(() => expect(sent('PUT').at(-1)).toMatchObject({ quiet: { from: '22:00', to: '06:30' } }))
  fireEvent.click(await choice('Quiet hours at night'))
  await waitFor(() => expect(sent('PUT').at(-1)).toMatchObject({ quiet: null }))

  fireEvent.click(await choice(turnOn))
  await waitFor(() => expect(subscription).toBeNull())
  expect(sent('DELETE')).toHaveLength(1)
  expect((await choice(turnOn)).checked).toBe(false)
})

const sent = (method: string) =>
  api.asked.filter(({ call }) => call.startsWith(method)).map(({ body }) => body)

const remind = 'Remind me to take a moment'

test('Ada turns reminders on, and chooses her times and days, without news of threads', async () => {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const everyDay = [1, 2, 3, 4, 5, 6, 7]
  const first = { times: ['20:00'], days: everyDay, timeZone }
  api.answer(getPush, { publicKey, device: null })
  api.answer(putPush, { publicKey, device: { quiet: night, threads: false, reminders: true } })
  api.answer(getReminders, { reminders: null })
  api.answer(putReminders, { reminders: first })
  render(<PushSetting />)
  fireEvent.click(await choice(remind))
  const time = await screen.findByLabelText<HTMLInputElement>('Time')
  expect(time.value).toBe('20:00')
  expect(reminded()).toEqual([first])
  expect(sent('PUT')[0]).toMatchObject({ threads: false, reminders: true, quiet: night })

  api.answer(putReminders, { reminders: { ...first, times: ['20:00', '23:30'] } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a time' }))
  const second = await screen.findByLabelText<HTMLInputElement>('Time 2')
  await waitFor(() => expect(second.value).toBe('23:30'))
  // Within quiet hours: she is told that this one will not come.
  expect(screen.getByText('This is during your quiet hours, so you won’t get a reminder.')).toBeTruthy()

  api.answer(putReminders, { reminders: first })
  fireEvent.click(screen.getByRole('button', { name: 'Remove 23:30' }))
  await waitFor(() => expect(reminded().at(-1)).toMatchObject({ times: ['20:00'] }))
  await waitFor(() => expect(screen.queryByLabelText('Time 2')).toBeNull())
  api.answer(putReminders, { reminders: { ...first, days: [1, 2, 3, 4, 5, 6] } })
  fireEvent.click(await choice('Sunday'))
  await waitFor(() => expect(reminded().at(-1)).toMatchObject({ days: [1, 2, 3, 4, 5, 6] }))
  expect((await choice('Sunday')).checked).toBe(false)

  api.refuse(putReminders, 'unavailable')
  fireEvent.click(await choice('Monday'))
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t save that')
  expect((await choice('Monday')).checked).toBe(true)
})

const reminded = () => api.asked.filter(({ call }) => call === 'PUT /api/reminders').map(({ body }) => body)

test('times of another time zone say so, and one press brings them here', async () => {
  const there = { times: ['07:00'], days: [1], timeZone: 'Antarctica/Troll' }
  api.answer(getPush, { publicKey, device: { quiet: null, threads: false, reminders: true } })
  api.answer(getReminders, { reminders: there })
  api.answer(putReminders, { reminders: there })
  subscription = {}
  render(<PushSetting />)
  expect(await screen.findByText(/Times are in the Antarctica\/Troll time zone/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Switch to/ }))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await waitFor(() => expect(reminded()).toMatchObject([{ timeZone }]))
})

test('what could not be changed goes back and says so', async () => {
  api.answer(getPush, { publicKey, device: null })
  api.refuse(putPush, 'unexpected')
  render(<PushSetting />)
  fireEvent.click(await choice(turnOn))
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t save that')
  expect((await choice(turnOn)).checked).toBe(false)
})

test('a browser that forbids it, cannot do it, or was cleared is told so plainly', async () => {
  api.answer(getPush, { publicKey, device: { quiet: null, threads: true, reminders: false } })
  const cleared = render(<PushSetting />)
  expect((await choice(turnOn)).checked).toBe(false)
  cleared.unmount()
  permission = 'denied'
  const denied = render(<PushSetting />)
  expect(await screen.findByText(/press the icon beside the address, allow notifications/)).toBeTruthy()
  expect((await choice(turnOn)).disabled).toBe(true)
  // She allows them in the browser's settings, and comes back.
  permission = 'granted'
  fireEvent.focus(window)
  await waitFor(async () => expect((await choice(turnOn)).disabled).toBe(false))
  denied.unmount()
  vi.unstubAllGlobals()
  render(<PushSetting />)
  expect(screen.getByText(/can’t show notifications here/)).toBeTruthy()
})
