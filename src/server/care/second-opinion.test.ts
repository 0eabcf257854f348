import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedReader } from '#test/support/shared-reader.ts'
import { temporary } from '#test/support/temporary-folder.ts'
import { combineOpinions, type Danger, modelsFolder, readSecondOpinion } from './second-opinion.ts'

const { sha256 } = JSON.parse(readFileSync(new URL('matcher/matcher.json', modelsFolder), 'utf8'))
const matcher = sha256.slice(0, 12)
const calm: Danger = { concern: 0.01, crisis: 0.01 }
const grave: Danger = { concern: 0.1, crisis: 0.85 }

describe('two opinions on somebody', () => {
  it('agree on danger where both see it', () => {
    expect(combineOpinions(grave, grave).crisis).toBeCloseTo(0.85)
  })

  it('talk each other out of it, whichever is the calm one', () => {
    expect(combineOpinions(grave, calm).crisis).toBeLessThan(0.5)
    expect(combineOpinions(calm, grave)).toEqual(combineOpinions(grave, calm))
  })

  it('stay probabilities, also where one of them is certain', () => {
    const sure = combineOpinions({ concern: 0, crisis: 1 }, { concern: 0, crisis: 0 })
    // Neither certainty wins over the opposite one.
    expect(sure.crisis).toBeCloseTo(0.5)
    expect(sure.concern).toBeCloseTo(0)
  })

  it('come out between the two, and rise when one of them rises', () => {
    const share = fc.double({ min: 0.001, max: 1, noNaN: true })
    const opinion = fc.tuple(share, share, share).map(([none, concern, crisis]): Danger => {
      const all = none + concern + crisis
      return { concern: concern / all, crisis: crisis / all }
    })
    /** How much likelier a crisis is than nothing at all. */
    const odds = ({ concern, crisis }: Danger) => crisis / (1 - concern - crisis)
    const holds = fc.property(
      opinion,
      opinion,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other, more) => {
        const both = combineOpinions(one, other)
        expect(combineOpinions(other, one)).toEqual(both)
        expect(odds(both)).toBeGreaterThanOrEqual(Math.min(odds(one), odds(other)) * 0.999)
        expect(odds(both)).toBeLessThanOrEqual(Math.max(odds(one), odds(other)) * 1.001)
        expect(combineOpinions(one, one).concern).toBeCloseTo(one.concern)
        expect(combineOpinions(one, one).crisis).toBeCloseTo(one.crisis)
        const graver = { ...one, crisis: one.crisis + more * (1 - one.concern - one.crisis) * 0.999 }
        expect(combineOpinions(graver, other).crisis).toBeGreaterThanOrEqual(both.crisis - 1e-9)
      },
    )
    fc.assert(holds, { numRuns: 500 })
  })
})

describe('the second opinion', () => {
  it('tells somebody in danger from somebody who only uses such words', async () => {
    const opinion = readSecondOpinion(matcher)!
    const danger = async (text: string) => {
      const [vector] = await sharedReader().match([text])
      const { concern, crisis } = opinion(vector!)
      return { crisis: Math.round(crisis * 100) / 100, any: Math.round((concern + crisis) * 100) / 100 }
    }
    expect(
      (await danger('I am going to end my life tonight, there is nothing left.')).crisis,
    ).toBeGreaterThan(0.9)
    expect((await danger('I cannot stop cutting my arms and nobody knows about it.')).any).toBeGreaterThan(
      0.9,
    )
    for (const harmless of [
      'This heat is killing me, I could die for an ice cream.',
      'The meeting was so dull that I nearly died of boredom.',
      'We baked bread this morning and the kitchen smells lovely.',
    ])
      expect([harmless, (await danger(harmless)).any]).toEqual([harmless, 0])
  })

  it('is not asked where it was made for another matcher, or there is none', () => {
    expect(readSecondOpinion('000000000000')).toBeUndefined()
    expect(readSecondOpinion('')).toBeUndefined()
  })

  it('is not asked where its file is damaged', () => {
    const folder = temporary()
    cpSync(new URL('second-opinion/', modelsFolder), join(folder, 'second-opinion'), { recursive: true })
    const models = pathToFileURL(`${folder}/`)
    const opinion = readSecondOpinion(matcher, models)!(new Int8Array(384))
    expect(opinion.concern + opinion.crisis).toBeLessThan(1)
    writeFileSync(join(folder, 'second-opinion', 'hidden.bin'), new Uint8Array(384 * 1024))
    expect(readSecondOpinion(matcher, models)).toBeUndefined()
  })
})
