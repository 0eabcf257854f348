import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadBank } from '#server/companion/voice/bank.ts'
import { loadClosings } from './closings.ts'
import type { Share } from './meaning.ts'

const voiceFolder = join(import.meta.dirname, '..')
const closings = loadClosings(loadBank(join(voiceFolder, 'lines')), join(voiceFolder, 'stance', 'usual.tsv'))
const share = (name: string, of: number): Share => ({ name, tone: 'neg', share: of })
const firstOf = (shares: Share[], gists: Share[] = []) => closings(shares, gists, () => 0.5)

describe('whoever tells something whose meaning is open', () => {
  test('hears a sentence for just that where it is sure', () => {
    const { telling } = firstOf([share('outsider', 0.9), share('lonely', 0.1)])
    expect(telling[0]?.fits?.split(' ')).toContain('outsider')
    expect(telling[0]?.fits?.split(' ').length).toBeLessThan(5)
  })

  test('hears one that is right for all of what is likely, where nothing is sure', () => {
    const likely = ['unfair', 'stung', 'angry', 'unseen']
    const { telling, safe } = firstOf(likely.map(name => share(name, 0.25)))
    const [best] = [...telling, ...safe]
    const right = `${best?.fits} ${best?.halfFits}`.split(' ')
    expect(likely.filter(name => right.includes(name)).length).toBeGreaterThanOrEqual(3)
  })

  test('hears none of them where it could be anything', () => {
    const all = ['glad', 'worn', 'torn', 'loss', 'proud', 'angry', 'comfort', 'strange', 'playful', '-']
    const { telling, safe } = firstOf(all.map(name => share(name, 0.1)))
    expect([...telling, ...safe]).toEqual([])
  })

  test('is understood better by what the message is about', () => {
    const open = [share('waiting', 0.6), share('glad', 0.4)]
    const about = firstOf(open, [share('waiting-results', 0.9)])
    expect(about.telling[0]?.fits).toMatch(/waiting/)
    expect(firstOf(open).telling).toEqual([])
  })
})
