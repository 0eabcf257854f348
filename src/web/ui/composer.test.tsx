import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Composer } from './composer.tsx'

const sent: string[] = []

function Writing() {
  const [text, setText] = useState('')
  const send = () => {
    sent.push(text)
    setText('')
  }
  return (
    <Composer
      label="Message"
      placeholder="Take your time..."
      send="Send"
      value={text}
      onChange={setText}
      onSend={send}
    />
  )
}

beforeEach(() => {
  sent.length = 0
  render(<Writing />)
})
afterEach(cleanup)

const area = () => screen.getByLabelText('Message') as HTMLTextAreaElement
const write = (text: string) => fireEvent.change(area(), { target: { value: text } })

/** Returns whether the default action, a line break, was allowed. */
function pressEnter(more: object = {}): boolean {
  const event = createEvent.keyDown(area(), { key: 'Enter', ...more })
  fireEvent(area(), event)
  return !event.defaultPrevented
}

test('Enter sends what was written and clears the field', () => {
  write('Hello there')
  expect(pressEnter()).toBe(false)
  expect(sent).toEqual(['Hello there'])
  expect(area().value).toBe('')
})

test('Shift and Enter break the line', () => {
  write('Hello')
  expect(pressEnter({ shiftKey: true })).toBe(true)
  expect(sent).toEqual([])
})

test('Enter that ends an input method’s composition sends nothing', () => {
  write('こんにちは')
  pressEnter({ isComposing: true })
  pressEnter({ keyCode: 229 })
  expect(sent).toEqual([])
})

test('a blank message is not sent, by key or by button, and the focus stays', () => {
  write('   ')
  pressEnter()
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(area())
})
