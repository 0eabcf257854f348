import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
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
    expect(sure.crisis).toBeGreaterThan(0)
    expect(sure.concern + sure.crisis).toBeLessThan(1)
  })
})

describe('the second opinion', () => {
  it('is there, made for the matcher that is', () => {
    const opinion = readSecondOpinion(matcher)?.(new Int8Array(384))
    expect(opinion!.concern).toBeGreaterThan(0)
    expect(opinion!.crisis).toBeGreaterThan(0)
    expect(opinion!.concern + opinion!.crisis).toBeLessThan(1)
  })

  it('is not asked where it was made for another matcher, or there is none', () => {
    expect(readSecondOpinion('000000000000')).toBeUndefined()
    expect(readSecondOpinion('')).toBeUndefined()
  })

  it('is not asked where its file is damaged', () => {
    const folder = temporary()
    cpSync(new URL('second-opinion/', modelsFolder), join(folder, 'second-opinion'), { recursive: true })
    const models = pathToFileURL(`${folder}/`)
    expect(readSecondOpinion(matcher, models)).toBeDefined()
    writeFileSync(join(folder, 'second-opinion', 'hidden.bin'), new Uint8Array(384 * 1024))
    expect(readSecondOpinion(matcher, models)).toBeUndefined()
  })
})
