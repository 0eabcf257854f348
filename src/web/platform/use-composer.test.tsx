import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError } from './api.ts'
import { createOutbox } from './outbox.ts'
import { useUnsent } from './outbox-provider.tsx'
import { memoryStore } from './outbox-store.ts'
import { PermanentRefusal, type Unsent } from './unsent.ts'
import { useComposer } from './use-composer.ts'

const stops: (() => void)[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

/** Ada's composer in a chat with Wren, and what it has sent so far. */
function openComposer(server: (words: Unsent) => Promise<unknown>) {
  const tried: Unsent[] = []
  const untried: string[] = []
  const sender = (words: Unsent) => {
    tried.push(words)
    return server(words)
  }
  const outbox = createOutbox({
    owner: 'ada',
    store: Promise.resolve(memoryStore()),
    senders: { companion: sender, group: sender },
    isOwner: () => true,
  })
  stops.push(outbox.start())
  const { result } = renderHook(() =>
    useComposer({
      owner: 'ada',
      kind: 'companion',
      place: 'Wren',
      outbox,
      unsent: useUnsent(outbox, 'companion', 'Wren'),
      onUntried: ({ text }) => untried.push(text),
    }),
  )
  const say = (text: string) => {
    act(() => result.current.write(text))
    let id: string | undefined
    act(() => {
      id = result.current.send()
    })
    return id
  }
  return { composer: () => result.current, say, outbox, tried, untried }
}

test('words the server will not take are back with the reason, and sent again they are the same message', async () => {
  let takes = false
  const { composer, say, tried } = openComposer(async () => {
    if (!takes) throw new PermanentRefusal('Not now.')
  })
  const id = say('Good night.')
  await waitFor(() => expect(composer().text).toBe('Good night.'))
  expect(composer().problem).toContain('Not now.')
  takes = true
  act(() => composer().write('Good night, Wren.'))
  expect(composer().problem).toBe('')
  let again: string | undefined
  act(() => {
    again = composer().send()
  })
  await waitFor(() => expect(tried).toHaveLength(2))
  expect([again, tried[1]?.id, tried[1]?.text]).toEqual([id, id, 'Good night, Wren.'])
  expect(composer().text).toBe('')
})

test('once she has emptied the composer, what she writes is another message', async () => {
  const { composer, say } = openComposer(async () => {
    throw new PermanentRefusal('Not now.')
  })
  const id = say('Good night.')
  await waitFor(() => expect(composer().text).toBe('Good night.'))
  act(() => composer().write(''))
  expect(say('Good morning.')).not.toBe(id)
})

test('too many words are not sent, and said to be too many', () => {
  const { composer, say, tried } = openComposer(async () => {})
  expect(say('x'.repeat(8001))).toBeUndefined()
  expect(composer().problem).toContain('8,001')
  expect(composer().text).toHaveLength(8001)
  expect(say('   ')).toBeUndefined()
  expect(tried).toEqual([])
})

test('words behind others that cannot be sent are told as such', async () => {
  const { say, outbox, untried } = openComposer(async () => {
    throw new CallError('network', 0, 'no network')
  })
  say('One.')
  await waitFor(() => expect(outbox.get()).toMatchObject([{ progress: 'waiting' }]))
  expect(untried).toEqual([])
  say('Two.')
  expect(untried).toEqual(['Two.'])
})
