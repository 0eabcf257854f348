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
  // Lower than they might be: the learned layer is held so strictly that it fits its own lines less well.
  it('keeps to its floors on the lines it was tuned on', () => {
    const share = shares(/^lines-/)
    expect(share['plainly stated crisis flagged']).toBe(1)
    expect(share['crisis flagged at all']).toBeGreaterThan(0.91)
    expect(share['crisis called crisis']).toBeGreaterThan(0.74)
    expect(share['concern flagged']).toBeGreaterThan(0.8)
    expect(share['none called crisis']).toBeLessThan(0.02)
    expect(share['none flagged at all']).toBeLessThan(0.05)
    expect(share['crisis not in English, flagged']).toBeGreaterThan(0.97)
  })

  // A little under what was seen; docs/care.md tells the first, only honest run and the goals not reached.
  it('gets no worse on the lines it was never tuned on', () => {
    const share = shares(/^unread-[ab]/)
    expect(share['plainly stated crisis flagged']).toBeGreaterThan(0.9)
    expect(share['crisis flagged at all']).toBeGreaterThan(0.82)
    expect(share['crisis called crisis']).toBeGreaterThan(0.67)
    expect(share['concern flagged']).toBeGreaterThan(0.7)
    expect(share['none called crisis']).toBeLessThan(0.11)
    expect(share['none flagged at all']).toBeLessThan(0.29)
  })
})

describe('the interval of a share', () => {
  it('is honest about few cases', () => {
    const [low, high] = interval(10, 10)
    expect(low).toBeCloseTo(0.722, 3)
    expect(high).toBe(1)
  })
})
