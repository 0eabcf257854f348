import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Line, loadBank } from './bank.ts'

const { lines } = loadBank(join(import.meta.dirname, 'lines'))
const classes = Map.groupBy(lines, line => line.class)
const slots = new Set(
  'clause feeling about first second insult harsh event fragment topic earlier one two three wondering state condition name companion greeting goal span age nth times how thing day tongue word quote'.split(
    ' ',
  ),
)

describe('the authored lines', () => {
  test('each have an id of their own and say which messages they suit', () => {
    expect(new Set(lines.map(line => line.id)).size).toBe(lines.length)
    for (const line of lines) {
      expect(['neg', 'pos', 'any'], line.id).toContain(line.polarity)
      expect(['low', 'mid', 'high', 'any'], line.id).toContain(line.intensity)
      expect(typeof line.heavySafe, line.id).toBe('boolean')
    }
  })

  test('come in at least eight to a class, six to a feeling, and four to a kind of its own', () => {
    const fewest = (name: string) => {
      // What adds nothing to the person's words needs no variety of its own.
      if (name.startsWith('told')) return 1
      // A second sentence that fits surely is worth more than many: those that readers doubted were taken out.
      if (/^feeling:/.test(name)) return 6
      if (/^(?:stance|small):/.test(name)) return 2
      return /^(?:gist:|story:|win\.|ambiv\.|selfcrit\.|advice)/.test(name) ? 4 : 8
    }
    for (const [name, list] of classes) expect(list.length, name).toBeGreaterThanOrEqual(fewest(name))
    expect(lines.length).toBeGreaterThanOrEqual(600)
  })

  test('are right for each stance six times at least, by what readers said of them', () => {
    const right = (stance: string) => (line: Line) =>
      `${line.fits ?? ''} ${line.halfFits ?? ''}`.split(' ').includes(stance)
    const stances = readFileSync(join(import.meta.dirname, 'stance', 'stances.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map(line => line.split('\t')[0]!)
    for (const stance of stances.filter(each => each !== 'playful'))
      expect(lines.filter(right(stance)).length, stance).toBeGreaterThanOrEqual(6)
  })

  test('ask only in a group, and never shout', () => {
    for (const line of lines) {
      if (line.class !== 'group.question') expect(line.text, line.id).not.toContain('?')
      expect(line.text, line.id).not.toMatch(/[!\p{Emoji_Presentation}]/u)
    }
  })

  test('name only slots that are filled', () => {
    for (const line of lines)
      for (const [, name] of line.text.matchAll(/\{(\w+)\}/g))
        expect(slots, line.id).toContain(name!.toLowerCase())
  })

  test('never advise, promise, cheer, diagnose or say what the product never says', () => {
    const never =
      /\byou (?:should|need to|must|could try)\b|have you tried|just try|everything happens|bright side|at least you|stay positive|could be worse|calm down|good job|well done|proud of you|always here|commit(?:ted)? suicide|(?:failed|successful) attempt|think of your family|stays? secret|alerted|i understand exactly|how you feel inside|you've got this|gets better|language model|\b(?:we|I) (?:will )?(?:diagnose|treat)\b/i
    for (const line of lines) expect(line.text, line.id).not.toMatch(never)
  })
})
