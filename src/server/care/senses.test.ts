import { expect, it } from 'vitest'
import { createReader, readSenses } from './care.ts'

const senses = readSenses()
const read = createReader()

function notionsOf(text: string): string[] {
  return read(text).flatMap(({ sentence }) => {
    const ids: number[] = []
    senses.read(sentence, ids)
    return ids.map(id => (id < senses.denied ? senses.names[id]! : `not ${senses.names[id - senses.denied]}`))
  })
}

it.each([
  'my husband is outside the door',
  'mi marido está detrás de la puerta',
  'mon mari est derrière la porte',
  'पति दरवाज़ा तोड़ रहे हैं',
  '老公在砸门',
])('finds a husband and a door, whatever the language: %s', text => {
  expect(notionsOf(text)).toEqual(expect.arrayContaining(['partner', 'locked']))
})

it('knows a notion that somebody denies from one that stands', () => {
  expect(notionsOf('I want to die')).toContain('die')
  expect(notionsOf('I do not want to die')).toContain('not die')
  expect(notionsOf('I do not want to die')).not.toContain('die')
})

it('has no notion twice', () => {
  expect(new Set(senses.names).size).toBe(senses.names.length)
})
