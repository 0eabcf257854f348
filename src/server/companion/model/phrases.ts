// What a model is apt to say and this companion does not: advice, comfort, diagnoses, a self of its own, a harsh
// word as a fact, and words of danger.
import { sentencesOf } from '#server/companion/words.ts'
import type { Fault } from './faults.ts'

const verbsOfAdvice =
  "try|consider|take (?:a|some|time|care|it|things|one)|remember (?:that|to)|make (?:sure|time|a)|let (?:yourself|go)|allow yourself|give (?:yourself|it|them|him|her)|talk (?:to|with|about)|speak (?:to|with|up)|reach out|seek|focus|go (?:easy|for|to)|be (?:kind|gentle|patient|honest|good|careful|proud|brave|yourself)|breathe|keep (?:going|trying|it|at|your)|don't|do not|never|start|call|ask|tell|write|rest|hang in|hold on|trust|know that|see (?:a|your|if)|set|stop|find|listen|notice|share|accept|practi[cs]e|quit|leave (?:him|her|them|it|the|your)|stay (?:strong|calm|with)|just|drink|sleep on|ignore|forgive|think (?:of|about)|get (?:some|help|out|a)|please"

const advice: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.;:–—…]\\s*|\\b(?:maybe|perhaps|please|so|instead),? )["']?(?:${verbsOfAdvice})\\b(?! (?:getting|going|trying|doing|seems|feels|is|was|has))`,
    'i',
  ),
  /\byou (?:should|shouldn't|must|mustn't|ought|need to|needn't|'d better|had better|may want|might (?:want|try|consider|like to|benefit)|can (?:always|try|start|begin|choose to|do this))\b|\byou'd (?:better|benefit)\b/i,
  /(?<!\b(?:wish|wished|if|though|like|that|think|thought|whether|until|hope|hoped|all|what|than|so) )\byou (?:could|can) (?:also |maybe |perhaps |just |simply |start (?:by|with) )?(?:try|start|talk|ask|consider|take|speak|write|call|reach|tell|set|let|go|make|find|use|see|do|leave|quit)\b/i,
  /\b(?:it|this|that|talking|writing|rest|sleep|walking|which) (?:might|may|could|can|would|will|'ll) (?:really |also |well )?(?:help|be (?:helpful|good|worth|useful|wise|best|time|healthy|wiser))\b/i,
  /\b(?:helps? to|helpful to|worth \w+ing|worth a try|suggest|suggestion|recommend\w*|advise|advisable|my advice|encourage you|invite you|how about|why not|if i were you|a good (?:idea|first step|step|start|time to)|(?:the )?best (?:thing|option|way|choice) (?:is|would|may|might)|first step|next step|one (?:step|way|option|idea) (?:is|would|could|might)|important (?:to|that)|(?:best|time|wise|better|healthy) to|right (?:decision|choice|thing)|professional help|seek help|self-care|boundaries)\b/i,
]

const promises: readonly RegExp[] = [
  /\b(?:will|gonna|going to|gets?|'ll) (?:be |turn out |all be |get )?(?:okay|ok|fine|alright|all right|better|easier|pass)\b/i,
  /\byou(?:'re| are) (?:so |very |really |incredibly |truly |such a |a |an |clearly )?(?:strong|brave|amazing|capable|resilient|enough|worthy|loved|special|great|good person|not alone|doing (?:great|well|fine|your best|the best|so well)|right to)\b/i,
  /\b(?:valid|not alone|never alone|proud|congratulations|congrats|bravo|great (?:job|work|news)|good (?:for you|work|going)|keep it up|silver lining|believe in|have faith|no need to|nothing wrong with|not your fault|time heals|will pass|here for you|safe space|impressive|inspiring|wonderful|fantastic|awesome|incredible|brilliant|no one can blame|you deserve|you've got|you can do|(?:it's|it is|that's|that is|perfectly|completely) (?:okay|ok|alright|all right|fine|normal|natural) (?:to|that|if))\b/i,
]

const diagnoses: readonly RegExp[] = [
  /\b(?:depression|depressive|depressed|anxiety disorder|adhd|autis\w*|bipolar|ptsd|ocd|trauma\w*|burnout|burned out|burnt out|narcissis\w*|gaslight\w*|toxic|codependen\w*|attachment style|disorder|syndrome|symptoms?|clinical\w*|medication|medicine|dose|dosage|antidepress\w*|ssri|therapy|therapists?|counsell?or|psychiatr\w*|psycholog\w*|treatment|coping mechanism)\b/i,
]

const echoed = (patterns: readonly RegExp[], text: string, said: string): boolean =>
  patterns.some(pattern => {
    const found = pattern.exec(text)?.[0]
    return found !== undefined && !said.toLowerCase().includes(found.toLowerCase())
  })

const obliged = [/\byou(?:'ve| have)? (?:got to|have to)\b/i]
const firstPerson =
  /\b(?:I|I'm|I've|I'd|I'll)\b|\b(?:me|my|mine|myself|we|we're|we've|we'll|our|ours|ourselves|let's)\b/i
const us = /\bus\b/
const itself =
  /\b(?:as an? (?:ai|bot|machine|program|friend|human|companion|listener)|language model|chatbot|chat ?gpt|assistant|this (?:bot|program|companion|app)|an ai)\b/i
const leak =
  /\b(?:instructions?|prompts?|system message|json|data block|guidelines|the rules|these rules|"?(?:message|draft|earlier|background|rejected)"? field|api key|override|password)\b/i
const danger =
  /\b(?:suicid\w*|kill\w*|murder\w*|dies?|died|dying|dead|death|overdos\w*|pills?|tablets|hang(?:ed|ing)? (?:yourself|himself|herself)|noose|rope|guns?|knife|knives|blades?|razors?|poison\w*|drown\w*|bleed\w*|self[- ]?harm\w*|(?:cut|cutting|hurt|hurting|harm|harming|burn|burning|starve|starving) yourself|end it(?: all)?|ending it|not be here|disappear|better off without|give up on life|goodbye (?:note|letter)|988|911|999|112|hotline|helpline|emergency)\b/i

const never =
  /\b(?:have you tried|have you considered|why don't you|just try|i know (?:exactly )?how you feel|i understand exactly|everything happens for a reason|look on the bright side|at least you|stay positive|it could be worse|calm down|language model|always here|think of your family|stays secret|cheer up|sorry to hear)\b/i
const harsh =
  'worthless|useless|pathetic|stupid|lazy|broken|ugly|fat|disgusting|weak|dumb|unlovable|incompetent|needy|boring|crazy|selfish|a (?:failure|burden|loser|mess|fraud|monster|joke|disappointment|coward|fool|disaster|wreck|waste|freak|liar|nobody|nothing|problem|bad \\w+|terrible \\w+|awful \\w+|horrible \\w+)|an (?:idiot|impostor|imposter|embarrassment|awful \\w+)|the (?:problem|weak link)|nothing|hopeless|too (?:sensitive|much|old|fat|weak|slow|emotional|needy|boring|ugly)|(?:not|never) \\w+ enough|to blame|at fault'
const verdict = new RegExp(
  `\\byou(?:'re| are| were|'ve been| have been| look)(?: (?:just|so|such|really|always|basically|clearly|simply|a bit|completely|totally|nothing but)){0,2} (?:${harsh})\\b|\\b(?:nobody|no one|everyone|everybody) (?:\\w+ )?(?:likes|loves|wants|hates|needs|cares about) you\\b|\\byou (?:\\w+ )?(?:ruin|ruined|destroy|destroyed|fail at|mess up|break|spoil) everything\\b|\\byou (?:can't|cannot) do anything\\b|\\byou (?:\\w+ )?hate yourself\\b|\\b(?:is|was|it's|all|that's) your (?:own )?fault\\b|\\byou (?:don't|do not) deserve\\b|\\byou(?:'ll| will) never\\b`,
  'i',
)
const hedge =
  /\b(?:voice|thoughts?|feels?|felt|feeling|seems?|seemed|as if|as though|like|tells?|telling|told|saying|says|said|calls?|called|calling|part of you|mind|inner|critic|story|verdict|judgement|sense|fear|worry|afraid|wonder\w*|believe|idea|label|word|words)\b/i

/** Death, danger and what people hurt themselves with, also where it is harmless. */
export const namesDanger = (text: string): boolean => danger.test(text)

/** `said` is the message turned to "you": a person's own words may come back to them where that does no harm. */
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

/** Only what comes before it can make a thought of it: "a voice says that you are lazy". */
function isVerdict(sentence: string): boolean {
  const found = verdict.exec(sentence)
  return found !== null && !hedge.test(sentence.slice(0, found.index))
}
