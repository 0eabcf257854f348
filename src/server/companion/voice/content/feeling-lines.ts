// Which second sentences fit a feeling that somebody names: by the word they chose, not by its family alone.
import type { OwnFeeling } from '#server/companion/voice/reading/feelings.ts'

/** "Irritable" is no anger at anything, "trapped" no indecision, and "left out" not the same as alone. */
const byWord: [string, RegExp][] = [
  ['irritable', /^(?:irritable|snappy|short-tempered|in a (?:foul|bad|vile|filthy|rotten) mood)$/],
  ['annoyed', /^(?:annoyed|irritated|fed up|cross)$/],
  ['appalled', /^(?:disgusted|appalled|sickened)$/],
  ['edgy', /^(?:jumpy|on edge|uneasy|shaky|tense|jittery|twitchy|wound up|keyed up|unsafe|paranoid|antsy)$/],
  ['leftout', /^(?:left out|excluded)$/],
  ['trapped', /^(?:trapped|boxed in|caged|suffocated|cooped up)$/],
  ['lost', /^lost$/],
  ['bored', /^bored$/],
  ['gutted', /^(?:gutted|devastated|crushed)$/],
  ['low', /^(?:low|down|flat|blue|gloomy)$/],
  ['small', /^(?:small|humiliated|belittled|patronised)$/],
  ['embarrassed', /^mortified$/],
  ['confident', /^(?:confident|capable|strong)$/],
]

/** Words that say no more than that it is good or bad: only the rest of the message says how. */
const vague =
  /^(?:ok|okay|alright|bad|awful|terrible|off|weird|strange|horrible|rough|rubbish|crap|like crap|heavy|odd|not great|shit|like shit|nothing|good|great|surprised|selfish|sorry)$/
/** What is over can still be spoken of with these. */
const looksBack =
  /^(?:embarrassed|hurt|disappointed|ashamed|proud|grateful|relieved|angry|happy|excited|sad)$/

/** The class of second sentences, or nothing where the word alone says too little. */
export function linesFor(own: OwnFeeling, mixed: boolean): string | undefined {
  if (mixed) return 'feeling:gladbut'
  if (own.negated || (own.past && !looksBack.test(own.family)) || vague.test(own.word)) return undefined
  // "angry with myself" is no anger at anybody else.
  if (own.polarity === 'neg' && own.rest.slice(0, 3).some(word => word.lower === 'myself'))
    return 'selfcrit.more'
  // Who was robbed in the street is not who feels robbed.
  if (own.family === 'wronged' && !own.said.some(word => /^feel/.test(word.lower))) return undefined
  // "tired of it" is not "tired", and pride in a daughter is no pride in oneself.
  const of = own.rest[0]?.lower === 'of'
  if (of && /^(?:tired|sick|bored)$/.test(own.word)) return 'feeling:fedup'
  if (own.family === 'proud' && /^(?:of|for)$/.test(own.rest[0]?.lower ?? ''))
    return own.rest[1]?.lower === 'myself' ? 'feeling:proud' : 'feeling:proudof'
  const word = own.word.replace(/^(?:weirdly|strangely|oddly|slightly|increasingly|deeply) /, '')
  return `feeling:${byWord.find(([, words]) => words.test(word))?.[0] ?? own.family}`
}
