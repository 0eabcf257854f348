// What models tend to say and this companion does not: advice, comfort, diagnoses, a self of its own, harsh
// judgements as facts, and words of danger.
import { sentencesOf } from '#server/companion/text/words.ts'
import { fillPattern, oneOf, wholeWord } from '#shared/patterns.ts'
import type { Fault } from './faults.ts'
import lexicon from './phrases.json' with { type: 'json' }

const PARTS = { VERBS: oneOf(lexicon.advice.verbs), HARSH: oneOf(lexicon.harsh) }
const pattern = (source: string) => new RegExp(fillPattern(source, PARTS), 'i')
const phrases = (list: readonly string[]) => new RegExp(wholeWord(list), 'i')

const advice = [...lexicon.advice.patterns.map(pattern), phrases(lexicon.advice.phrases)]
const promises = [...lexicon.promises.patterns.map(pattern), phrases(lexicon.promises.phrases)]
const diagnoses = [phrases(lexicon.diagnoses)]
const obliged = [/\byou(?:'ve| have)? (?:got to|have to)\b/i]
const firstPerson = phrases(lexicon.firstPerson)
const us = /\bus\b/
const itself = phrases(lexicon.itself)
const leak = phrases(lexicon.leak)
const danger = phrases(lexicon.danger)
const never = phrases(lexicon.never)
const verdict = pattern(lexicon.verdict.join('|'))
const hedge = phrases(lexicon.hedge)

const echoed = (patterns: readonly RegExp[], text: string, said: string): boolean =>
  patterns.some(pattern => {
    const found = pattern.exec(text)?.[0]
    return found !== undefined && !said.toLowerCase().includes(found.toLowerCase())
  })

/** Words for death, danger and means of self-harm, even if harmless in context. */
export const namesDanger = (text: string): boolean => danger.test(text)

/**
 * `said` is the message in the second person: a person's own words may be repeated where that does no harm.
 */
export function phraseFault(text: string, said: string): Fault | undefined {
  const open = text.replace(/"[^"]*"/g, '""')
  if (namesDanger(text)) return 'grave'
  if (never.test(text)) return 'phrase'
  if (leak.test(text)) return 'leak'
  if (firstPerson.test(open) || us.test(open) || itself.test(text)) return 'self'
  if (advice.some(pattern => pattern.test(text)) || echoed(obliged, text, said)) return 'advice'
  if (echoed(diagnoses, text, said)) return 'diagnosis'
  if (echoed(promises, text, said)) return 'promise'
  return sentencesOf(open).some(isVerdict) ? 'verdict' : undefined
}

/** Only a preceding clause makes it a reported thought: "a voice says that you are lazy". */
function isVerdict(sentence: string): boolean {
  const found = verdict.exec(sentence)
  return found !== null && !hedge.test(sentence.slice(0, found.index))
}
