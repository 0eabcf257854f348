// Our own labelled turns for the router, by the hand that wrote them. `unread-e` is never trained on nor looked at:
// it says, once, what to expect of turns by somebody new.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLanguage } from '#server/companion/voice/reading/language.ts'
import { type Features, loadFeaturer } from '#server/companion/voice/router/features.ts'
import { kindOfClass } from '#server/companion/voice/router/kind.ts'
import { loadSpeller } from '#server/companion/voice/spelling/spelling.ts'
import { loadVocabulary } from '#server/companion/voice/spelling/vocabulary.ts'

export type Turn = { text: string; class: string; lastQuestion?: string; channel?: string }
export type Featured = { hand: string; turn: Turn; fixed: string; features: Features }
export type View = (turn: Turn) => string | undefined

const folder = join(import.meta.dirname, 'router-examples')
const voice = join(import.meta.dirname, '../src/server/companion/voice')
export const target = join(voice, 'router')

const forms = ['feel', 'sit', 'ambiv', 'selfcrit', 'win', 'frag']

export const views: Record<'kind' | 'form', View> = {
  // What the care detector catches never reaches the router.
  kind: turn => (turn.class === 'crisis' ? undefined : kindOfClass(turn.class)),
  form: turn => (forms.includes(turn.class) ? turn.class : undefined),
}

export const lexicon = join(voice, 'lexicon')
export const vocabulary = loadVocabulary(target, lexicon)
export const speller = loadSpeller(lexicon, vocabulary)
export const featurer = loadFeaturer(target, vocabulary)
export const language = createLanguage(vocabulary)

/** The traces of a message that stands alone. */
export const featuresOf = (text: string): Features =>
  featurer(text, speller.repair(text), { group: false, answers: false })

export function readTurns(): Featured[] {
  return readdirSync(folder)
    .filter(file => file.endsWith('.jsonl') && file !== 'unread-e.jsonl')
    .sort()
    .flatMap(file => {
      const hand = file.replace('.jsonl', '').replace('unread-', '')
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
      return lines.map(line => {
        const turn = JSON.parse(line) as Turn
        const fixed = speller.repair(turn.text)
        return {
          hand,
          turn,
          fixed,
          features: featurer(turn.text, fixed, placeOf(turn)),
        }
      })
    })
}

export const placeOf = (turn: Turn) => ({
  group: turn.channel === 'group' || turn.class === 'group',
  answers: !!turn.lastQuestion,
})
