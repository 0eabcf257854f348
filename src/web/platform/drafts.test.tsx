import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useDraft, useOutboxHandover } from './drafts.ts'
import type { Tracked } from './unsent.ts'

beforeEach(() => sessionStorage.clear())

const waiting = (id: string, text: string): Tracked => ({
  id,
  kind: 'group',
  place: 'sleep',
  text,
  writtenAt: 0,
  progress: 'waiting',
})

/** Ada's composer after a reload. */
function openComposer(unsent: Tracked[] = []) {
  return renderHook(
    ({ unsent }) => {
      const draft = useDraft('ada', 'group sleep')
      return { draft, handedOver: useOutboxHandover('ada', 'group sleep', draft, unsent) }
    },
    { initialProps: { unsent } },
  ).result
}

/** She presses Send, and the tab is closed before the outbox has stored it. */
function sendAndClose(id: string, text: string): void {
  const composer = openComposer()
  act(() => composer.current.draft.write(text))
  act(() => {
    composer.current.draft.show('')
    composer.current.handedOver.begin(id)
  })
  expect(composer.current.draft.text).toBe('')
}

test('words that the outbox has are not in the composer as well', () => {
  sendAndClose('m1', 'Good night.')
  const again = openComposer([waiting('m1', 'Good night.')])
  expect([again.current.draft.text, again.current.handedOver.id]).toEqual(['', ''])
  expect(openComposer().current.draft.text).toBe('')
})

test('words that the outbox never got are back, and sent again they are the same message', () => {
  sendAndClose('m1', 'Good night.')
  const again = openComposer()
  expect([again.current.draft.text, again.current.handedOver.id]).toEqual(['Good night.', 'm1'])
})

test('changed, they are another message', () => {
  sendAndClose('m1', 'Good night.')
  const again = openComposer()
  act(() => {
    again.current.draft.write('Good night, all.')
    again.current.handedOver.changed()
  })
  expect(again.current.handedOver.id).toBe('')
  expect(openComposer().current.handedOver.id).toBe('')
})

test('once the outbox has them nothing is kept here', () => {
  const composer = openComposer()
  act(() => composer.current.draft.write('Good night.'))
  act(() => {
    composer.current.draft.show('')
    composer.current.handedOver.begin('m1')
    composer.current.handedOver.end('m1', 'Good night.')
  })
  const again = openComposer()
  expect([again.current.draft.text, again.current.handedOver.id]).toEqual(['', ''])
})
