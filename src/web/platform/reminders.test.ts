import { expect, test } from 'vitest'
import { createReminders } from './reminders.ts'

const told = (...times: string[]) => {
  const due = createReminders()
  return times.map(time => due(new Date(`2026-11-${time}`)).join(' '))
}

test('each day begins with the line that it is a program', () => {
  expect(told('10T09:00', '10T09:05', '11T08:00')).toEqual(['program', '', 'program'])
})

test('after three hours of talking it is said again, with the word that a break is due', () => {
  const talk = ['10T09:00', '10T09:50', '10T10:40', '10T11:30', '10T12:10', '10T12:20']
  expect(told(...talk)).toEqual(['program', '', '', '', 'program break', ''])
})

test('who has just had a break is not sent on one', () => {
  expect(told('10T09:00', '10T13:00', '10T13:05')).toEqual(['program', 'program', ''])
})
