import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { interval, readLabelled, score } from './score.ts'

const folder = new URL('../labelled/', import.meta.url).pathname
const care = createCare()
const shares = (pattern: RegExp) => {
  const files = readdirSync(folder).filter(name => pattern.test(name))
  const lines = files.flatMap(name => readLabelled(folder + name))
  const { figures } = score(lines, text => care.judge(text))
  return Object.fromEntries(figures.map(({ name, hits, of }) => [name, hits / of]))
}

describe('the detector on our labelled lines', () => {
  // Its own lines, which it knows: what strangers may hope for is in docs/care.md.
  it('keeps to its floors on the lines it was tuned on', () => {
    const share = shares(/^lines-/)
    expect(share['plainly stated crisis flagged']).toBe(1)
    expect(share['crisis flagged at all']).toBeGreaterThan(0.97)
    expect(share['crisis called crisis']).toBeGreaterThan(0.9)
    expect(share['concern flagged']).toBeGreaterThan(0.95)
    expect(share['none called crisis']).toBeLessThan(0.01)
    expect(share['none flagged at all']).toBeLessThan(0.03)
    expect(share['crisis not in English, flagged']).toBeGreaterThan(0.97)
    expect(share['flagged with the right category']).toBeGreaterThan(0.85)
  })

  // A little under what was seen on 180 lines that were never taught; docs/care.md tells their first run.
  it('gets no worse on the lines it was never tuned on', () => {
    const share = shares(/^unread-[ab]\./)
    expect(share['plainly stated crisis flagged']).toBe(1)
    expect(share['crisis flagged at all']).toBeGreaterThan(0.87)
    expect(share['crisis called crisis']).toBeGreaterThan(0.7)
    expect(share['concern flagged']).toBeGreaterThan(0.8)
    expect(share['none called crisis']).toBeLessThan(0.09)
    expect(share['none flagged at all']).toBeLessThan(0.17)
    expect(share['flagged with the right category']).toBeGreaterThan(0.62)
  })
})

describe('the interval of a share', () => {
  it('is honest about few cases', () => {
    const [low, high] = interval(10, 10)
    expect(low).toBeCloseTo(0.722, 3)
    expect(high).toBe(1)
  })
})
