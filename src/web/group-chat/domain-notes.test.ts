import { expect, test } from 'vitest'
import { domainsIn, domainsOf, noteOf } from './domain-notes.ts'

const hierarchy = {
  Coping: ['CO-01 Breathe', 'CO-02 Walk'],
  PERMA: ['PE-01 Joy'],
  Empowerment: ['EM-01 Stand'],
}
const tags = { Breathe: ['CO-01'], Joy: ['PE-01', 'CO-02'], Stand: ['EM-01'] }
const found = { score: 1, codes: [], evidence: [] }

test('a tag belongs to the domain of its first code, and domains stand in their fixed order', () => {
  const domains = domainsIn({ Joy: found, Breathe: found }, tags, hierarchy)
  expect(domains).toEqual(['Coping', 'PERMA'])
  expect(noteOf(domains)).toBe('Domains: Coping, PERMA')
  expect(domainsOf('Domains: Coping, PERMA')).toEqual(['Coping', 'PERMA'])
})

test('without tags, or with none that is known, the note says so', () => {
  expect(noteOf(domainsIn({}, tags, hierarchy))).toBe('No tags')
  expect(noteOf(domainsIn({ Unheard: found }, tags, hierarchy))).toBe('No tags')
  expect(domainsOf('No tags')).toEqual([])
})
