// How much each sentence of a story is worth telling, with what is known of stories beside what was learned.

import { textOf } from '#server/companion/voice/reading/parse.ts'
import type { Ways } from '#server/companion/voice/ways.ts'
import { introduces } from './openings.ts'
import type { Retold } from './retold.ts'
import { signIn, tellsNewDay, tellsOldFear } from './story-signs.ts'

/** How much less an introduction carries than it seems to. */
const introduction = 0.7
/** How much more a feeling is worth that somebody names at the end of a story, and so much of the story is its end. */
const felt = { bonus: 0.9, end: 2 }
/** What somebody dared at last is worth more than what they were afraid of. */
const outcome = 0.8
/** A sentence that says in so many words how it is. */
const saysSo = 0.7
/** What a listener would never pass over, whatever else is told, and what somebody has made up their mind to. */
const weighs = { grave: 1, decided: 0.4 }
/** How much more a sentence is worth that turns the story: "But now I …". */
const turned = 0.35

/** How much a sentence carries, with what is known of stories beside what was learned. */
export function worthIn(ways: Ways): (each: Retold) => number {
  const { reading } = ways
  const last = reading.sentences - 1
  const overcame = reading.sentences > 3 && tellsOldFear(reading.text)
  return each =>
    each.worth +
    (overcame ? (tellsOldFear(each.text) ? -outcome : tellsNewDay(each.text) ? outcome : 0) : 0) +
    (reading.sentences > 3 &&
    each.sentence > last / 2 &&
    turnsIt.test(textOf(reading.spoken[each.sentence]!.words))
      ? turned
      : 0) +
    (reading.sentences > 3 ? gravity(each.text) : 0) +
    (reading.sentences > 3 && signIn(textOf(reading.spoken[each.sentence]!.words)) ? saysSo : 0) +
    (each.sentence > last - felt.end && reading.sentences > 3 && namesFeeling(each, ways) ? felt.bonus : 0) -
    (reading.sentences > 2 && introduces.test(each.text) ? introduction : 0)
}

const gravity = (text: string): number =>
  (grave.test(text) ? weighs.grave : 0) + (decided.test(text) ? weighs.decided : 0)
const grave =
  /\b(?:arrested|stabb\w+|redundan\w+|sacked|fired|laid off|diagnosed|cancer|chemo|tumour|stroke|miscarr\w+|stillborn|affair|cheat(?:ed|ing)|evicted|scammed|bankrupt|overdose\w*|relapsed|attacked|assaulted|bullied|hospice|heart attack|dementia|lied to|hit (?:me|you|him|her|his|my|your)|left (?:me|you) for|walked out on|lost (?:the|my|your|her|his|a) (?:baby|child|house|home|job|sight|leg|arm|farm|shop|business))\b/i
const decided =
  /\byou(?:'ve| have)? (?:decided|quit|resigned|handed in your|said (?:yes|no)\b|turned (?:it|him|her|them) down|blocked|won't|will not|aren't going|signed|told (?:him|her|them) (?:no\b|you (?:want|won't|can't|couldn't|don't)))|\byou're (?:not (?:going|selling|doing|taking)|leaving|keeping)\b/i

const turnsIt =
  /^(?:but|now|then|and then|so now|and now|and I|today|tonight|in the end|last night|this morning)\b/i

const namesFeeling = ({ clauses }: Retold, { reader }: Ways): boolean =>
  clauses.some(clause => {
    const own = reader.feeling(clause)
    return !!own && !own.negated && !own.past
  })
