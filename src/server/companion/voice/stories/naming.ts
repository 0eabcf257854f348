// Names whoever comes up in a sentence taken out of a story: it must not speak of "him" where nobody knows whom. Where
// it is sure he is named; where it is not he stays "he", which is true at least, and the sentence counts as unclear.
import {
  type Gender,
  genderOf,
  isPerson,
  type Mention,
  type People,
} from '#server/companion/voice/reading/people.ts'
import { isUnderstood, type Known, unknown } from './referring.ts'
import type { Place } from './the-one.ts'
import { whoIs } from './who-is.ts'

const notOwned =
  /^(?:to|in|at|on|up|for|and|but|that|when|because|with|about|from|again|out|off|so|today|now|every|how|what|if|like|last|yesterday|down|away|into|the|a|an|your|not|than|before|after|i|you|he|she|who|go|do|be|come|leave|say|yet|too|either|anymore|anything|everything|something|nothing|back|alone|there|here|first|once|twice|whether|why|where|this|it|is|was|any|one|over|round|around|through|properly|tonight|tomorrow|anyway|still|already|together|while|until|since|whenever|though|instead|much|more|all|both|even|just|as|by|happy|cry|laugh|sleep)$/

/** "A woman in Ohio" is the woman. */
const lastWordOf = (name: string): RegExp => new RegExp(`\\b${name.split(' ').at(-1)}\\b`, 'i')

const somebody =
  /\b(?:your|the|an?|this|that|some|one) (?:\p{L}+ )?(?!(?:weather|summer|winter|october|november|december|number|letter|paper|dinner|supper|water|corner|computer|shower|counter|theatre|door|floor|mirror|matter|order|river|sofa|tower|power|flower|drawer|other|another|after|ever|over|under)\b)\p{L}{2,}(?:er|or|ist|ian|man|woman|person|mate|fella|lass|ee)\b/giu

/** Somebody of these words whom no list knows: "my grocer", "the florist", and for a "she" not "my father". */
function hasSomebody(text: string, gender: Gender): boolean {
  for (const found of text.matchAll(somebody)) {
    const own = genderOf(found[0].split(' ').at(-1)!.toLowerCase())
    if (!own || own === gender) return true
  }
  return false
}

const state =
  /^(?:is|isn't|was|wasn't|has|hasn't|had|hadn't|never|always|hardly|doesn't|didn't|can't|couldn't|wants?|wanted|thinks?|likes?|loves?|loved|knows?|knew|used|lives?|lived|seems?|still|told|must)$/

/** The words with whoever comes up in them named; `clear` where nobody and nothing is left to guess. */
export function named(
  told: Place,
  earlier: readonly Place[],
  people: People,
  known: Known = unknown,
): { text: string; clear: boolean } {
  const he = namedOne(told, earlier, people, 'he')
  const she = namedOne({ ...told, text: he.text }, earlier, people, 'she')
  return { text: she.text, clear: he.clear && she.clear && isUnderstood(told, earlier, isPerson, known) }
}

const otherHand =
  /^(?:your|the) \p{L}+ (?:\p{L}+ )?(?:shook his hand|(?:thanked|hugged|hit|paid|told|asked|let|gave|forgave|called|rang|visited) him\b)/u
const between =
  /\b(?:your|his|her|their) (?!(?:way|own|mind|head|phone|car|room|house|bag|bed|birthday|desk|hands?|job|kitchen|door|life)\b)\p{L}+ (?:\p{L}+ )?(?:and|but|who|when|because)\b|\p{L} \p{Lu}\p{Ll}+/u

const pronouns = {
  he: /\b(?:he's|he'd|he'll|himself|he|him|his)\b/,
  she: /\b(?:she's|she'd|she'll|herself|she|hers|her)\b/,
} as const

function namedOne(
  told: Place,
  earlier: readonly Place[],
  people: People,
  gender: 'he' | 'she',
): { text: string; clear: boolean } {
  const { text } = told
  const open = text.replace(/"[^"]*"/g, quote => ' '.repeat(quote.length))
  const one = pronouns[gender].exec(open)
  if (!one) return { text, clear: true }
  const fits = (each: Mention) => !each.gender || each.gender === gender
  const inText = open.slice(0, one.index)
  const mentioned = (words: string) =>
    people.some(each => each.name && fits(each) && lastWordOf(each.name).test(words))
  // "Your father shook his hand and thanked him": whoever that is, he is not the father.
  const another = gender === 'he' && otherHand.test(open.slice(0, one.index + one[0].length + 5))
  if (!another && (mentioned(inText) || hasSomebody(inText, gender))) return { text, clear: true }
  const saidBefore = earlier.map(each => each.text).join(' ')
  // There may be only one it can be, and he was just told of.
  const all = new Set(people.filter(each => each.name && fits(each)).map(each => each.name))
  const otherwise = people.some(each => each.gender && each.gender !== gender)
  const sole = all.size === 1 && (!otherwise || people.some(each => each.name && each.gender === gender))
  if (sole && lastWordOf([...all][0]!).test(saidBefore)) return { text, clear: true }
  // Whoever "she" is in the second half of a sentence may stand in the half that is not told.
  if (told.from !== undefined && told.from > told.sentence) return { text, clear: false }
  const justBefore = earlier
    .filter(each => each.sentence === told.sentence - 1 || each.sentence === told.sentence)
    .map(each => each.text)
    .join(' ')
  const fitting = people.filter(fits)
  const object = one[0] === 'him' || (one[0] === 'her' && one.index + 3 === open.length)
  const who = whoIs(fitting, told.sentence, people, object)
  if (who === 'nobody') {
    // Nobody was named: who wrote so from the first sentence on means to leave it so.
    const first = fitting.find(each => !each.name)
    const left =
      !first ||
      first.sentence === 0 ||
      (told.sentence === first.sentence && /\b(?:who|a|an|the) /.test(inText))
    return {
      text,
      clear: left || hasSomebody(justBefore, gender) || pronouns[gender].test(justBefore),
    }
  }
  // After a sentence without anybody, "him" is nobody yet; but there may be only one woman in the whole story.
  if (who === 'unsure') {
    const certain = new Set(
      people
        .filter(each => each.name && each.gender === gender && each.sentence <= told.sentence)
        .map(each => each.name),
    )
    // "My tutor marked it. I felt I'd sold her": where a woman came up before, that reads as the tutor and is not.
    const others = new Set(fitting.filter(each => each.name).map(each => each.name)).size > 1
    const surely = (words: string) =>
      people.some(
        each =>
          each.name &&
          (each.gender === gender || (!each.gender && !others)) &&
          lastWordOf(each.name).test(words),
      )
    const [certainly] = certain
    const last = people.findLast(each => each.name === certainly && each.sentence <= told.sentence)
    // "My mum hoards. My friend Noor came. I could see her": whoever came up since may be a woman too.
    const since = fitting.some(
      each =>
        each.name &&
        each.name !== certainly &&
        each.sentence > (last?.sentence ?? -1) &&
        each.sentence <= told.sentence,
    )
    const only = certain.size === 1 && !since && lastWordOf(certainly!).test(saidBefore)
    return {
      text,
      clear:
        only ||
        pronouns[gender].test(justBefore) ||
        surely(justBefore) ||
        (!others && (mentioned(saidBefore) || hasSomebody(justBefore, gender))),
    }
  }
  if (lastWordOf(who).test(saidBefore)) return { text, clear: true }
  if (/'d|'ll|self/.test(one[0])) return { text, clear: false }
  // "You told your oma and she laughed", "you asked Kwame and he said": somebody stands between, and it may be them.
  if (another || between.test(inText)) return { text, clear: false }
  // Somebody who may be a man or a woman is hardly the "him" at whom something is thrown.
  const sure = people.some(each => each.name === who && each.gender)
  if (!sure && one[0] === 'him') return { text, clear: false }
  const next = /^ ([\p{L}'-]+)/u.exec(open.slice(one.index + one[0].length))?.[1] ?? ''
  const lastName = /^ (?:last|first|own|new|old) \p{L}/u.test(open.slice(one.index + one[0].length))
  const owns =
    /^(?:his|hers)$/.test(one[0]) ||
    (one[0] === 'her' &&
      !!next &&
      (!notOwned.test(next) ||
        (lastName &&
          !/^(?:last|first) (?:week|night|time|month|year|thing)/.test(open.slice(one.index + 4)))))
  const isFresh = who.startsWith('the ') && people.find(each => each.name === who)?.fresh
  // "To come off a new girl's line": nobody knows of whom nothing was told whose it is.
  if (isFresh && owns) return { text, clear: false }
  // "The boy" of whom nothing was told yet is a boy; but of a boy nobody says how he is.
  const fresh = isFresh && !one[0].endsWith("'s") && !state.test(next)
  const called = fresh ? who.replace(/^the (?=([aeiou])?)/, (_, vowel) => (vowel ? 'an ' : 'a ')) : who
  const name = owns || one[0].endsWith("'s") ? `${called}'s` : called
  return { text: text.slice(0, one.index) + name + text.slice(one.index + one[0].length), clear: true }
}
