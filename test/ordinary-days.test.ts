/**
 * Five hundred ordinary messages, as three people might write them over a week: almost none may count as a
 * crisis.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rememberDevice } from '#shared/accounts.ts'
import { postChat } from '#shared/companion.ts'
import { openApp } from '#test/support/any-engine.ts'
import { createTestClock } from '#test/support/clock.ts'
import { breachesIn } from '#test/support/lexicon.ts'

const MESSAGES = 500
const APART_MS = 60 * 60_000

const folder = join(import.meta.dirname, 'support', 'ordinary')
const lines = globSync('*.txt', { cwd: folder })
  .sort()
  .flatMap(file => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  .slice(0, MESSAGES)

/** What they wrote themselves may come back to them in quotation marks. */
const withoutQuotes = (reply: string): string => reply.replace(/"[^"]*"/g, '')

/** The companion may repeat "my therapist" to somebody who said it, but never name a method. */
const isOurs = (text: string) => (breach: string) =>
  !(breach.startsWith('diagnose') && breachesIn(text).length > 0)

const panels: string[] = []

test('of 500 answers to ordinary messages none uses a word never used', async () => {
  expect(new Set(lines).size).toBe(MESSAGES)
  const clock = createTestClock()
  const app = await openApp({ clock })
  const names = ['ada', 'ben', 'chloe'] as const
  const people = await Promise.all(names.map(name => app.signIn(name)))
  // A session does not last a week.
  for (const { call, deviceKey: key } of people) await call(rememberDevice, { params: { key }, body: {} })
  const breaches: string[] = []
  // Each writes once an hour, all three in the same moment, so that no thread of the reader waits for nothing to do.
  for (let at = 0; at < lines.length; at += people.length) {
    clock.advance(APART_MS)
    const texts = lines.slice(at, at + people.length)
    const answers = await Promise.all(
      texts.map((text, i) => people[i]!.call(postChat, { body: { text, chatId: 'TwinBot' } })),
    )
    for (const [i, { care, reply }] of answers.entries()) {
      if (care.show === 'panel') panels.push(texts[i]!)
      breaches.push(...breachesIn(withoutQuotes(reply)).filter(isOurs(texts[i]!)))
    }
  }
  expect(breaches).toEqual([])
})

// A few count as a concern; nearby concerns raise the next one to a crisis only if it is clear.
test('of 500 ordinary messages at most one raises a panel', () => {
  expect(panels.length, panels.join('\n')).toBeLessThanOrEqual(1)
})
