// Puts back what notes leave out: the "I" of "talked to my sister", the "is" of "mum mad at me", the last "and".
import {
  baseVerbs,
  feelingGerunds,
  hasVerb,
  pastVerbs,
  skipped,
  subjectPronouns,
} from '#server/companion/voice/reading/grammar.ts'
import type { Word } from '#server/companion/voice/reading/parse.ts'

/** "boss was out of order", "dog died": whose is never in doubt. */
const bareOwn =
  /^(?:boss|dog|cat|manager|teacher|landlord|wife|husband|boyfriend|girlfriend|sister|brother|son|daughter|flatmate|roommate|nephew|niece|uncle|aunt|cousin|ex|partner|grandson|granddaughter|phone|car|laptop|lecturer|supervisor|tutor|therapist|counsellor|neighbour|neighbor|housemate|stepdad|stepmum)$/

/** "buried my gran" is a deed, "buried in work" a state. */
const takesObject = (next: Word | undefined): boolean =>
  next?.pos === 'DET' || /^(?:my|our|his|her|their|him|it|them|me|us)$/.test(next?.lower ?? '')
/** "Pulled up the old hedge" */
const particle = /^(?:up|out|off|down|over|back|through|away|in|on)$/
const isDeed = (words: readonly Word[], at: number): boolean =>
  takesObject(words[particle.test(words[at + 1]?.lower ?? '') ? at + 2 : at + 1])

/** "missed calls": the tagger takes them for a verb. */
const isThing = ({ pos, lower }: Word): boolean => pos === 'NOUN' || (pos === 'VERB' && /[^s]s$/.test(lower))

/** "Fixed term ends in May", "missed calls from school are the worst": what looks like a deed describes what follows. */
function describes(words: readonly Word[], at: number): boolean {
  const thing = words[at + 1]
  if (!/ed$|^(?:lost|burnt|cut)$/.test(words[at]!.lower) || !thing || !isThing(thing)) return false
  const next = words.slice(at + 2, at + 8)
  const stop = next.findIndex(word => !/^(?:NOUN|ADP|DET|ADJ)$/.test(word.pos))
  const verb = next[stop]
  if (!verb?.isWord) return false
  if (verb.pos === 'AUX') return !/^(?:do|did|have|had)/.test(verb.lower)
  if (verb.pos !== 'VERB' || stop > 1) return false
  return (
    pastVerbs.has(verb.lower) ||
    /(?:[^s]s|[^e]ed)$/.test(verb.lower) ||
    (stop === 0 && /[^s]s$/.test(thing.lower))
  )
}

/** "moved house", "moved three times" */
const movedOn =
  /^(?:house|home|in|into|out|back|away|here|to|from|on|once|twice|two|three|four|five|six|\d+|again|abroad)$/

const invented = (text: string, pos: string): Word => ({
  text,
  lower: text.toLowerCase(),
  pos,
  isWord: true,
  spaced: true,
})

/** "used to tell me everything" is somebody else's doing, and "relieved isn't the word" has its subject. */
function lacksOtherSubject(words: readonly Word[], at: number): boolean {
  // "today was awful"
  if (
    /^(?:was|is|went|has|had)$/.test(words[at]!.lower) &&
    /^(?:today|now)$/.test(words[at - 1]?.lower ?? '')
  )
    return true
  if (words[at + 1]?.pos === 'AUX' || /n't$|^is$|^was$/.test(words[at + 1]?.lower ?? ''))
    return words[at]!.pos !== 'AUX'
  const stop = words.findIndex(
    (word, i) => i > at && (!word.isWord || /^(?:that|and|but|because|when)$/.test(word.lower)),
  )
  const own = words.slice(at + 1, stop < 0 ? at + 5 : Math.min(stop, at + 5))
  return pastVerbs.has(words[at]!.lower) || /ed$/.test(words[at]!.lower)
    ? own.some(word => word.lower === 'me') && !/^(?:took|cost)$/.test(words[at]!.lower)
    : false
}

const joined = invented('and', 'CCONJ')
const myself = invented('I', 'PRON')

/** "Passed the theory, failed the practical": of two deeds told like that, the second takes an "and". */
export function withAnd(words: readonly Word[]): Word[] {
  const at = words.findLastIndex(word => word.text === ',')
  const next = words[at + 1]?.lower ?? ''
  const deed = at > 1 && (pastVerbs.has(next) || baseVerbs.has(next) || /[^e]ed$/.test(next))
  if (
    !deed ||
    !(
      takesObject(words[at + 2]) ||
      /^(?:ADP|ADV|PART)$|^$/.test(words[at + 2]?.pos ?? '') ||
      /ing$/.test(words[at + 2]?.lower ?? '') ||
      (/^(?:got|was|been)$/.test(next) && words[at + 2]?.pos === 'VERB') ||
      (/^(?:can't|couldn't|don't|didn't|haven't)$/.test(next) && words[at + 2]?.pos === 'VERB') ||
      /^(?:failed|passed|missed|lost|dropped|forgot|skipped)$/.test(next)
    )
  )
    return [...words]
  const and = words.slice(0, at).some(word => word.lower === 'and')
  if (and || !/^(?:i|i've|we)$/.test(words[0]!.lower)) return [...words]
  // "I can't face anyone, got called in again": what happened is told after how it is.
  const now = /^(?:am|can't|don't|won't|hate|feel|need|want|can|have)$/.test(words[1]?.lower ?? '')
  const link = (now && pastVerbs.has(next)) || baseVerbs.has(next) ? [words[at]!, joined, myself] : [joined]
  return [...words.slice(0, at), ...link, ...words.slice(at + 1)]
}

/** "Talked to my sister" lacks its "I", "mom mad at me again" its "is". */
export function completed(words: readonly Word[], isFeeling: (word: string) => boolean): Word[] {
  let at = 0
  while (
    at < words.length - 1 &&
    (skipped.has(words[at]!.lower) ||
      /^(?:quite|very|pretty|rather|mostly|bit|proper|properly|dead|well|pure|absolutely|totally|completely)$/.test(
        words[at]!.lower,
      ))
  )
    at++
  const first = words[at]
  if (!first || lacksOtherSubject(words, at)) return [...words]
  if (describes(words, at)) return [...words]
  // "used to ring every day"
  if (
    first.lower === 'used' &&
    words[at + 1]?.lower === 'to' &&
    !/^(?:DET|PRON|NUM)$/.test(words[at + 2]?.pos ?? '') &&
    !/ing$/.test(words[at + 2]?.lower ?? 'ing')
  )
    return [myself, ...lowered(words)]
  // "Miss Okafor gave my part away", "Even Miss Okafor."
  if (
    first.text === 'Miss' &&
    /^\p{Lu}/u.test(words[at + 1]?.text ?? '') &&
    words[at + 1]!.lower !== 'i' &&
    (at > 0 || hasVerb(words.slice(at + 2)))
  )
    return words.map(word => (word === first ? { ...word, pos: 'PROPN' } : word))
  // "miss said I could": a teacher.
  if (/^(?:miss|sir)$/.test(first.lower) && pastVerbs.has(words[at + 1]?.lower ?? '')) return [...words]
  // "so relieved the biopsy is done"
  if (isFeeling(first.lower) && /^(?:so|very|super)$/.test(words[at - 1]?.lower ?? ''))
    return [invented("I'm", 'PRON'), ...lowered(words)]
  if (
    isFeeling(first.lower) &&
    !(first.lower === 'moved' && movedOn.test(words[at + 1]?.lower ?? '')) &&
    !(/ed$/.test(first.lower) && isDeed(words, at)) &&
    !pastVerbs.has(first.lower) &&
    /^(?:ADJ|VERB|PROPN)$/.test(first.pos) &&
    !/^(?:NOUN|PROPN)$/.test(words[at + 1]?.pos ?? '') &&
    words.length > 1
  )
    return [invented("I'm", 'PRON'), ...lowered(words)]
  // "relieved" alone is how one is, not what one did.
  const past =
    pastVerbs.has(first.lower) ||
    ((!isFeeling(first.lower) || isDeed(words, at) || movedOn.test(words[at + 1]?.lower ?? '')) &&
      (first.pos === 'VERB' || isDeed(words, at)) &&
      /[^e]ed$/.test(first.lower))
  const bare = baseVerbs.has(first.lower) && !subjectPronouns.has(first.lower)
  const next = words[at + 1]
  if (first.lower === 'hurt' && /^(?:that|by|about|when|because)$/.test(next?.lower ?? ''))
    return [invented("I'm", 'PRON'), ...lowered(words)]
  // "took two years and three of us"
  if (
    /^(?:took|takes|cost|costs)$/.test(first.lower) &&
    (next?.pos === 'NUM' || /^(?:me|us|ages|hours|forever|weeks|years)$/.test(next?.lower ?? ''))
  )
    return [invented('it', 'PRON'), ...lowered(words)]
  if ((past || bare) && !(next && subjectPronouns.has(next.lower) && /^(?:AUX)$/.test(first.pos))) {
    if (next?.lower !== 'the' || past || bare)
      return [invented(first.lower === 'been' ? "I've" : 'I', 'PRON'), ...lowered(words)]
  }
  if (
    at === 0 &&
    bareOwn.test(first.lower) &&
    next &&
    !/^(?:NOUN|PROPN|ADJ)$/.test(next.pos) &&
    hasVerb(words)
  )
    return [invented('my', 'PRON'), ...lowered(words)]
  if (
    at === 0 &&
    first.lower === 'best' &&
    /^(?:mate|friend)(?:'s)?$/.test(next?.lower ?? '') &&
    hasVerb(words)
  )
    return [invented('my', 'PRON'), ...lowered(words)]
  if (feelingGerunds.has(first.lower)) return [invented("I'm", 'PRON'), ...lowered(words)]
  if (hasVerb(words)) return [...words]
  const adjective = words.findIndex((word, i) => i > 0 && (isFeeling(word.lower) || word.pos === 'ADJ'))
  const subject = words.slice(0, adjective)
  const person =
    /^(?:mum|mom|dad|boss|mother|father|sister|brother|everyone|everything|teacher|husband|wife|boyfriend|girlfriend|parents|friends|kids|manager|work|school|life|head|brain)$/
  if (adjective > 0 && person.test(subject.at(-1)?.lower ?? '') && words[adjective + 1]?.pos !== 'NOUN') {
    const many = /s$/.test(subject.at(-1)!.lower) && !/boss$/.test(subject.at(-1)!.lower)
    return [...subject, invented(many ? 'are' : 'is', 'AUX'), ...words.slice(adjective)]
  }
  return [...words]
}

const lowered = (words: readonly Word[]): Word[] =>
  words.map((word, at) =>
    at === 0 && word.text !== 'I'
      ? { ...word, text: word.text[0]!.toLowerCase() + word.text.slice(1) }
      : word,
  )
