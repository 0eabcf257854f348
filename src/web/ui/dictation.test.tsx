/** Dictation into a composer, with a fake recogniser that hears what the test says. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MessageForm } from './message-form.tsx'

/** A fake of the browser's speech recognition, which jsdom does not have. */
class HearingBrowser {
  static last: HearingBrowser | undefined
  state: 'new' | 'listening' | 'over' = 'new'
  onresult: ((heard: object) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null

  start() {
    HearingBrowser.last = this
    this.state = 'listening'
  }
  stop() {
    this.end()
  }
  abort() {
    this.end()
  }
  hear(...phrases: string[]) {
    act(() => this.onresult?.({ results: phrases.map(transcript => [{ transcript }]) }))
  }
  fail(error: string) {
    act(() => this.onerror?.({ error }))
    this.end()
  }
  private end() {
    this.state = 'over'
    act(() => this.onend?.())
  }
}

const sent: string[] = []

function Chat() {
  const [text, write] = useState('')
  const send = () => {
    sent.push(text)
    write('')
  }
  const words = { placeholder: 'Take your time...', send: 'Send' }
  return <MessageForm label="Message" words={words} composing={{ text, problem: '', write, send }} />
}

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  HearingBrowser.last = undefined
  vi.stubGlobal('SpeechRecognition', HearingBrowser)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (value: string) => fireEvent.change(area(), { target: { value } })

/** Gives the one-time consent, and returns the recogniser that listens. */
function begin(): HearingBrowser {
  press('Dictate')
  press('Start dictating')
  return HearingBrowser.last as HearingBrowser
}

test('a browser that cannot hear shows Ada no microphone', () => {
  vi.unstubAllGlobals()
  render(<Chat />)
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
})

test('Ada is told where the sound may go before anything listens, and only once', () => {
  render(<Chat />)
  press('Dictate')
  screen.getByText(/may send the audio to the company that makes it/)
  expect(HearingBrowser.last).toBeUndefined()
  press('Not now')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dictate' }))
  expect(HearingBrowser.last).toBeUndefined()
  begin()
  expect(screen.getByRole('status').textContent).toContain('Listening')
  press('Stop dictating')
  HearingBrowser.last = undefined
  press('Dictate')
  expect(HearingBrowser.last).toBeDefined()
})

test('what Ada says follows what she wrote, changes while she speaks, and is sent only by her', () => {
  render(<Chat />)
  write('Today ')
  const browser = begin()
  browser.hear('I sleep')
  expect(area().value).toBe('Today I sleep')
  browser.hear('I slept well', 'and woke up')
  expect(area().value).toBe('Today I slept well and woke up')
  expect(sent).toEqual([])
  press('Send')
  expect(sent).toEqual(['Today I slept well and woke up'])
  expect(browser.state).toBe('over')
  browser.hear('I slept well', 'and woke up', 'late')
  expect(area().value).toBe('')
})

test('Ada writes on by hand, and nothing she hears changes it any more', () => {
  render(<Chat />)
  const browser = begin()
  browser.hear('I sleep')
  write('I slept.')
  browser.hear('I sleep in')
  expect(area().value).toBe('I slept.')
  expect(browser.state).toBe('over')
  screen.getByRole('button', { name: 'Dictate' })
})

test('Ada is told why it stopped, unless she was only silent', () => {
  render(<Chat />)
  const complaint = () => screen.queryByRole('alert')?.textContent ?? ''
  begin().fail('no-speech')
  expect(complaint()).toBe('')
  for (const [error, told] of [
    ['not-allowed', /is blocking the microphone/],
    ['network', /needs a connection/],
    ['language-not-supported', /Dictation stopped/],
  ] as const) {
    press('Dictate')
    HearingBrowser.last?.fail(error)
    expect(complaint()).toMatch(told)
  }
})

test('Ada leaves the chat, and nothing listens any more', () => {
  render(<Chat />)
  const browser = begin()
  cleanup()
  expect(browser.state).toBe('over')
})
