// Which clauses of a story carry it: the loss, the sting at the end, what was wished for, and not the scenery. The
// signs are named here, what each is worth was learned from stories in which people marked the sentences that a good
// listener would not miss (training/salience.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clause } from './clauses.ts'
import { loss, weightOf } from './heavy.ts'
import { countWords, textOf } from './parse.ts'
import type { Reader, Reading } from './reading.ts'

export type Salience = (clause: Clause, reading: Reading, reader: Reader) => number

/** Patterns over a clause; the rest are below, since they ask for more than its words. */
const signs: Record<string, RegExp> = {
  mine: /\b(?:I|I'm|I've|I'd|me|my|myself)\b/,
  'starts with I': /^(?:and |but |so |then )?I\b/i,
  ours: /\b(?:we|us|our)\b/i,
  'points back': /^(?:it|it's|that|that's|this|there|there's)\b/i,
  denies: /\b(?:not|never|no|nobody|nothing|none|neither|without)\b|n't\b/i,
  tears:
    /\b(?:cr(?:y|ied|ying)|tears?|sob\w*|weep\w*|wept|shak(?:e|ing)|hid|hide|hiding|sat in|ran the tap)\b/i,
  alone: /\b(?:alone|lonely|by myself|on my own|no one|nobody|only one|quiet)\b/i,
  wishes:
    /\b(?:wish|want|wanted|hope|hoped|hoping|miss|missed|need|needed|long for|would (?:like|love|give))\b/i,
  feels:
    /\b(?:feel|feels|felt|feeling|ashamed|guilty|scared|afraid|proud|sad|angry|tired|sorry|love|loved|hate|hated|worried)\b/i,
  thinks:
    /\b(?:think|thought|thinking|know|knew|wonder|wondered|realis\w+|realiz\w+|believe|remember|forgot)\b/i,
  speech: /\b(?:said|says|say|told|tells|asked|asks|called|text(?:ed)?|wrote)\b/i,
  quotes: /"/,
  turns: /\b(?:but|still|yet|though|even|only|just|instead|anyway)\b/i,
  'says what counts':
    /\b(?:worst|what (?:gets|hurts|kills|bothers)|the thing is|truth is|mostly|really|honestly|the point|most of all|can't stop|keep)\b/i,
  now: /\b(?:now|today|tonight|this (?:morning|week|year)|anymore|any more|since)\b/i,
  family:
    /\b(?:mum|mom|mother|dad|father|son|daughter|kids?|child(?:ren)?|wife|husband|partner|sister|brother|baby|nan|gran\w*|boy|girl)\b/i,
  numbers: /\d/,
  work: /\b(?:work|job|boss|shift|office|manager|team|school|class|exam|rent|money|bills?)\b/i,
  unsure: /\b(?:don't know|not sure|no idea|can't (?:tell|decide)|maybe|perhaps|whether)\b/i,
  describes: /^(?:the|a|an|there|he|she|they|it)\b.* (?:is|was|are|were|has|had)\b/i,
  'is called': /^(?:I'm|I am|my name|we're|we are) (?:a|an|the|\d)/i,
}

/** Every sign and whether, or how far, the clause has it. */
export function signsOf(clause: Clause, reading: Reading, reader: Reader): Record<string, number> {
  const text = textOf(clause.words)
  const count = countWords(clause.words)
  const last = reading.sentences - 1
  const weight = weightOf(text)
  const own = reader.feeling(clause)
  const polarity = reader.polarity(clause)
  const found: Record<string, number> = {
    always: 1,
    bare: +(weight === 'bare'),
    grave: +(weight === 'grave'),
    loss: +loss.test(text),
    feeling: +!!(own && !own.negated),
    bad: +(polarity === 'neg'),
    good: +(polarity === 'pos'),
    question: +clause.question,
    last: +(clause.sentence === last),
    'last but one': +(clause.sentence === last - 1),
    first: +(clause.sentence === 0),
    second: +(clause.sentence === 1),
    late: last ? clause.sentence / last : 0,
    brief: +(count < 4),
    short: +(count >= 4 && count < 8),
    long: +(count > 18),
    'after but': +(clause.link === 'but'),
    'after because': +(clause.link === 'because'),
  }
  for (const [name, pattern] of Object.entries(signs)) found[name] = +pattern.test(text)
  return found
}

export function loadSalience(folder: string): Salience {
  const worth = JSON.parse(readFileSync(join(folder, 'salience.json'), 'utf8')) as Record<string, number>
  return (clause, reading, reader) =>
    Object.entries(signsOf(clause, reading, reader)).reduce(
      (sum, [name, by]) => sum + by * (worth[name] ?? 0),
      0,
    )
}
