import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './api.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { memoryStore, type OutboxStore } from './outbox-store.ts'
import { createSessionCipher } from './session-cipher.ts'
import { type Delivered, newMessageId, PermanentRefusal, type Sender, type Unsent } from './unsent.ts'

let store: OutboxStore
let signedIn: string
const stops: (() => void)[] = []
const arrived: string[] = []
const network = { down: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store = memoryStore()
  signedIn = 'ada'
  arrived.length = 0
  network.down = false
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** One of Ada's tabs; they share the same storage. */
function openTab(companion: Sender = overTheNetwork, group: Sender = overTheNetwork): Outbox {
  const outbox = createOutbox({
    owner: 'ada',
    store: Promise.resolve(store),
    senders: { companion, group },
    isOwner: () => signedIn === 'ada',
  })
  stops.push(outbox.start())
  return outbox
}

async function overTheNetwork({ text }: Unsent): Promise<string> {
  if (network.down) throw new CallError('network', 0, 'no network')
  arrived.push(text)
  return `heard: ${text}`
}

const words = (text: string, place = 'Wren'): Unsent => ({
  id: newMessageId(),
  kind: 'companion',
  place,
  text,
  writtenAt: 0,
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const left = async () => (await store.list()).map(({ text }) => text)

test('what Ada says goes out in order, and each answer comes back with its words', async () => {
  const outbox = openTab()
  const heard: Delivered[] = []
  outbox.onDelivered(news => heard.push(news))
  await Promise.all(['one', 'two', 'three'].map(text => outbox.add(words(text))))
  await settle()
  expect(arrived).toEqual(['one', 'two', 'three'])
  expect(heard.map(({ words, answer }) => [words.text, answer])).toEqual([
    ['one', 'heard: one'],
    ['two', 'heard: two'],
    ['three', 'heard: three'],
  ])
  expect(await left()).toEqual([])
  expect(outbox.get()).toEqual([])
})

test('words are shown the moment they are said', () => {
  const outbox = openTab()
  void outbox.add(words('at once'))
  expect(outbox.get()).toMatchObject([{ text: 'at once', progress: 'new' }])
})

test('words said in a tunnel wait, and go out by themselves a little later', async () => {
  network.down = true
  const outbox = openTab()
  await outbox.add(words('in the tunnel'))
  await settle()
  expect(outbox.get()).toMatchObject([{ progress: 'waiting' }])
  await vi.advanceTimersByTimeAsync(2500)
  network.down = false
  await vi.advanceTimersByTimeAsync(4000)
  expect(arrived).toEqual(['in the tunnel'])
})

test('the moment the network is back, nobody waits for the clock', async () => {
  network.down = true
  const outbox = openTab()
  await outbox.add(words('hello'))
  await vi.advanceTimersByTimeAsync(60_000)
  network.down = false
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(arrived).toEqual(['hello'])
})

test('a later page sends what an earlier one left', async () => {
  await store.put(words('left behind'))
  network.down = true
  const outbox = openTab()
  await settle()
  expect(outbox.get()).toMatchObject([{ text: 'left behind' }])
  network.down = false
  outbox.wake()
  await settle()
  expect(arrived).toEqual(['left behind'])
})

test.each([
  ['the server', new CallError('text-too-long', 413, 'That is too long.'), 'That is too long.'],
  ['the sender', new PermanentRefusal('You cannot write here.'), 'You cannot write here.'],
])('what %s refuses for good is kept with the reason and holds nobody back', async (_, refusal, reason) => {
  const outbox = openTab(async said => {
    if (said.text === 'bad') throw refusal
    return overTheNetwork(said)
  })
  await outbox.add(words('bad'))
  await outbox.add(words('good'))
  await settle()
  expect(arrived).toEqual(['good'])
  expect(outbox.get()).toMatchObject([{ text: 'bad', progress: 'refused', refused: reason }])
  await outbox.remove(outbox.get()[0]?.id ?? '')
  expect(await left()).toEqual([])
})

test.each([401, 429, 500, 503])('an answer of %d loses nothing', async status => {
  let tries = 0
  const outbox = openTab(async said => {
    tries += 1
    if (tries === 1) throw new CallError('unexpected', status, 'Something went wrong')
    return overTheNetwork(said)
  })
  await outbox.add(words('still here'))
  await settle()
  expect(await left()).toEqual(['still here'])
  await vi.advanceTimersByTimeAsync(1500)
  expect(arrived).toEqual(['still here'])
})

test('trouble in one chat holds up no other', async () => {
  const outbox = openTab(async said => {
    if (said.place === 'broken') throw new CallError('unexpected', 500, 'Something went wrong')
    return overTheNetwork(said)
  })
  await outbox.add(words('stuck', 'broken'))
  await outbox.add(words('free'))
  await settle()
  expect(arrived).toEqual(['free'])
})

test('what Ada says to a group goes to the group, and nowhere else', async () => {
  const toGroup: string[] = []
  const outbox = openTab(overTheNetwork, async ({ place, text }) => toGroup.push(`${place}: ${text}`))
  await outbox.add({ ...words('hi all', 'sleep'), kind: 'group' })
  await outbox.add(words('hi Wren'))
  await settle()
  expect(toGroup).toEqual(['sleep: hi all'])
  expect(arrived).toEqual(['hi Wren'])
})

test('while somebody else has the browser, nothing of Ada’s goes out', async () => {
  signedIn = 'ben'
  const outbox = openTab()
  await outbox.add(words('mine'))
  await settle()
  expect(arrived).toEqual([])
  expect(await left()).toEqual(['mine'])
})

test('a stopped outbox sends nothing more', async () => {
  const outbox = openTab()
  for (const stop of stops.splice(0)) stop()
  await outbox.add(words('later'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toEqual([])
})

test('sealed words open under their own key and for their own place only', async () => {
  const key = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)))
  const ada = await createSessionCipher(key(1))
  const ben = await createSessionCipher(key(2))
  const sealed = await ada!.seal('a secret', 'ada 1')
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('secret')
  expect(await ada!.open(sealed, 'ada 1')).toBe('a secret')
  expect(await ada!.open(sealed, 'ada 2')).toBeNull()
  expect(await ben!.open(sealed, 'ada 1')).toBeNull()
  expect(await createSessionCipher('no key')).toBeNull()
})
