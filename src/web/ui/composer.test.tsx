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
      names={['Ben', 'Bettina', 'Chloe']}
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

/** Types letter by letter where the caret is. */
function type(text: string): void {
  area().focus()
  for (const letter of text) {
    const { value, selectionEnd } = area()
    write(value.slice(0, selectionEnd) + letter + value.slice(selectionEnd))
  }
}
const press = (key: string) => fireEvent.keyDown(area(), { key })
const offered = () => screen.queryAllByRole('option').map(option => option.textContent)

test('after @ people are offered by the first letters of their names, and Enter completes instead of sending', () => {
  type('Hello @be')
  expect(offered()).toEqual(['Ben', 'Bettina'])
  const list = screen.getByRole('listbox', { name: 'People in this thread' })
  const box = screen.getByRole('combobox')
  expect(box.getAttribute('aria-controls')).toBe(list.id)
  press('ArrowDown')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('Bettina')
  expect(active?.getAttribute('aria-selected')).toBe('true')
  press('Enter')
  expect(sent).toEqual([])
  expect(area().value).toBe('Hello @Bettina ')
  expect(offered()).toEqual([])
  press('Enter')
  expect(sent).toEqual(['Hello @Bettina '])
})

test('Escape closes the names, and a click chooses one', () => {
  type('@')
  expect(offered()).toEqual(['Ben', 'Bettina', 'Chloe'])
  press('Escape')
  type('b')
  expect(offered()).toEqual([])
  press('Enter')
  expect(sent).toEqual(['@b'])
  type('@c')
  fireEvent.click(screen.getByRole('option', { name: 'Chloe' }))
  expect(area().value).toBe('@Chloe ')
})

test('nobody is offered in an address, for a name that is complete, or for letters that fit nobody', () => {
  for (const text of ['ben@be', '@Chloe', '@x', 'be']) {
    write('')
    type(text)
    expect(offered()).toEqual([])
  }
})
