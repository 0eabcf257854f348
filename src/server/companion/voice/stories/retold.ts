// A sentence of a story as it can be said back: whole, turned to "you", as the person put it. Only what is too long to
// be said in one breath is cut, and then between clauses; a question somebody asks themselves is told as wondering.

import { questionAsClause } from '#server/companion/voice/fixed/wondering.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho, type Echo, looseEcho } from '#server/companion/voice/reading/echo.ts'
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import { countWords, type Sentence, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { isHarsh, type Ways } from '#server/companion/voice/ways.ts'
import { againstSelf, kindly, withoutComment } from './kindly.ts'
import { pointsBack } from './pointing-back.ts'
import { answersTo, isOwn, stopsShort } from './stopping-short.ts'
import { shouted, theirOwn, theirPlan, unmarked } from './whose-words.ts'

/** `worth`: how much of the story it carries; `from`: where it stands, sentence by sentence and word by word. */
export type Retold = {
  text: string
  count: number
  sentence: number
  from: number
  worth: number
  clauses: Clause[]
  opens: boolean
  /** Not the whole sentence. */
  part: boolean
  /** Clear only beside the sentence before: "It was my decision." */
  leans: boolean
}

/** So many sentences are tried, the weightiest first. */
const tried = 5
/** What can be said in one breath. */
const breath = 30
/** Of what is longer, hardly anything else can be told beside it. */
const half = 19
/** So much longer may it be where somebody's words are quoted. */
const quoted = 6
const loosest = 18
const leastOfLoose = 5
/** Of a sentence told in part something is missing, and more of one that was short enough and could not be told. */
const partial = { long: 0.4, end: 0.7, short: 1.2 }

export function retell(ways: Ways): Retold[] {
  const { reading } = ways
  const worths = ways.salience.sentences(reading, ways.reader)
  const order = worths.map((_, at) => at).sort((a, b) => worths[b]! - worths[a]!)
  // Each with the one before it, which it may lean on.
  const heard = new Set([0, ...order.slice(0, tried), worths.length - 1].flatMap(at => [at - 1, at]))
  return reading.spoken.flatMap((sentence, at): Retold[] => {
    if (!heard.has(at)) return []
    const clauses = reading.clauses.filter(clause => clause.sentence === at)
    const text = textOf(sentence.words)
    if (!clauses.length || talksToUs.test(text) || theirOwn.test(text)) return []
    const worth = worths[at]!
    const whole =
      !theirPlan.test(text) && clauses.every(clause => mayTell(clause, ways))
        ? wholeOf(sentence, clauses)
        : undefined
    const parts = (): Retold[] =>
      partsOf(sentence.words, clauses, ways).map(part => ({
        ...part,
        part: true,
        sentence: at,
        from: at + clauses.indexOf(part.clauses[0]!) / 100,
        worth:
          worth +
          part.worth -
          (whole ? partial.end : countWords(sentence.words) > breath ? partial.long : partial.short),
      }))
    // Before the first sentence nothing stands that it could lean on.
    const told = whole ? { ...whole, leans: whole.leans && at > 0 } : wondering(sentence, clauses)
    if (!told) return parts()
    // What a long sentence ends in can be told beside another one, and the whole of it cannot.
    const ends = whole && at > 0 && told.count > half && clauses.length > 1 ? parts().filter(endsIt) : []
    return [{ ...told, sentence: at, from: at, worth, clauses, part: false }, ...ends]

    function endsIt(part: Retold): boolean {
      return part.from > at && part.clauses.at(-1) === clauses.at(-1)
    }
  })
}

/** "You can see the sea from there": of everybody, and odd when it is said back. */
export const talksToUs =
  /^where (?:do|should) I (?:begin|start)\b|^(?:(?:and|but|so|well),? )?(?:you|your|you're|you'd|you've|thank|thanks|sorry|forgive)\b|^(?:ok,? )?(?:long one|long story)\b/i
/** "I don't know why I'm writing this": about the telling, and not about what is told. */
const aboutTelling =
  /\b(?:forgive (?:me|my|the)|bear with me|write that down|why I'm (?:writing|telling|saying|here)|I'm (?:writing|typing) this|I want (?:to explain|(?:that|this) said)|(?:I'll|I will) (?:just )?(?:say it|try to explain|keep it short|start)|get (?:it|this) out somewhere|sorry for|don't know where to (?:start|begin)|(?:need|have|want|going) to (?:vent|moan|rant|complain|get (?:it|this) (?:out|off))|(?:I'll|I will|I shall) (?:tell you|try to take this)|story time|hear me out|where else to (?:put|say|tell) (?:this|it)|(?:put|dump|type|write|leave) (?:this|it|that)(?: all)?(?: down)? (?:here|somewhere)|just (?:going to|gonna) (?:type|dump|say|write|put)|tell (?:somebody|someone) (?:this|about this)|this (?:will|is going to|might) be long|(?:don't|do not) usually (?:write|do|say) (?:this|these)|(?:say|write|get|type) it all\b.{0,12}(?:out|down|here|$))\b/i

export function mayTell(clause: Clause, ways: Ways): boolean {
  const text = textOf(clause.words)
  if (unmarked.test(text) || againstSelf.test(text)) return false
  const named = /^I(?:'m| am|'ve been| was) (?:such |just |only |basically )?an? /i.test(text)
  // "I'm a bully": whatever the noun, where somebody is hard on themselves it is a verdict and no fact.
  const verdict = named && ways.route.formScore('selfcrit') > hardOnThemselves
  return !verdictOf(clause.words) && !isHarsh(text) && !verdict && !aboutTelling.test(text)
}
const hardOnThemselves = 0.15

export type Said = Pick<Retold, 'text' | 'count' | 'opens' | 'leans'>

/** Whoever is asked within quotation marks, it is told and not asked. */
const asks = ({ words, end }: Sentence): boolean => end.includes('?') && !words.at(-1)?.text.startsWith('"')

function wholeOf(sentence: Sentence, clauses: readonly Clause[]): Said | undefined {
  if (asks(sentence)) return undefined
  return saidOf(clauses[0]!, spanOf(sentence.words, clauses))
}

/** From the first word of the first clause to the last of the last one, with whatever stood between. */
export function spanOf(words: readonly Word[], clauses: readonly Clause[]): Word[] {
  const first = clauses[0]!.words
  const last = clauses.at(-1)!.words.at(-1)!
  const [from, to] = [words.indexOf(first.at(-1)!), words.indexOf(last)]
  if (from < 0 || to < 0 || clauses.length === 1)
    return withoutAsides(clauses.flatMap(clause => clause.words))
  return withoutAsides([...first, ...words.slice(from + 1, to + 1)])
}

/** "They have gone for good you know": said to whoever listens. */
const withoutAsides = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => {
    const [before, next] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? '']
    const ends = (after: Word | undefined) => !after?.isWord
    if (word.lower === 'you' && /^(?:know|see)$/.test(next)) return !ends(words[at + 2])
    return !(/^(?:know|see)$/.test(word.lower) && before === 'you' && ends(words[at + 1]))
  })

export function saidOf(clause: Clause, words: Word[], mayBeLoose = true): Said | undefined {
  if (countWords(words) > breath) return undefined
  const sentence = clauseEcho({ ...clause, words }, breath)
  // "44 years and I never once gave her the microphone" is no sentence, and good where one begins.
  const echo = withBoth(
    withoutExcept(sentence ?? (mayBeLoose ? looseEcho(words, loosest) : undefined)),
    words,
  )
  if (!echo || echo.absolute || says.test(echo.text) || doing.test(echo.text) || shouted.test(textOf(words)))
    return undefined
  if (/\b(?:what's|who's|where's|and|because)$/.test(echo.text)) return undefined
  // "I keep remembering that he said | please": what is left out as said to us was said in the story.
  const end = words.findLast(word => word.isWord)?.lower ?? ''
  if (
    /\b(?:before|after|said|says|than|of|for|with)$/.test(echo.text) &&
    !echo.text.toLowerCase().endsWith(end)
  )
    return undefined
  // "Me, who has mended nets all my life": somebody is named, and nothing is said of them yet.
  if (/^(?:you|he|she|they), who\b/.test(echo.text)) return undefined
  // "Forty seconds, maybe" is something beside what came before.
  const scrap = !sentence && echo.count < leastOfLoose && weightOf(echo.text) === 'ordinary'
  const opens = !sentence || !!echo.opens || span.test(echo.text)
  // A quotation is one word to the parser, and many to the ear.
  const count = Math.max(echo.count, echo.text.split(' ').length)
  if (count > breath + quoted) return undefined
  // "While I was sat ten feet away": when or how, of what stands before.
  const beside =
    /^(?:while|because|although|though|until|by|with|without)\b[^,]*$/.test(echo.text) ||
    (!sentence && /^(?:when|after|before|if|since)\b/.test(echo.text))
  return { text: echo.text, count, opens, leans: scrap || beside || pointsBack(echo.text, count) }
}

/** "Except he said he'd been looking at flats" goes with the sentence before. */
const withoutExcept = (echo: Echo | undefined): Echo | undefined =>
  echo && {
    ...echo,
    text: withoutComment(kindly(echo.text.replace(/^except (?:that )?(?=\p{L}+ \p{L}+ \p{L})/iu, '')))
      .replace(tag, '')
      .replace(/\bwhose your\b/, 'whose')
      .replace(/^(?:since then|after that|by then),? (?=(?:you|he|she|they|your|his|her|the)\b)/, '')
      .replace(supposed, 'you $2 $1'),
  }
/** "…, right, first place", "…, hey": said to whoever listens. */
const tag = /, (?:hey|right|eh|innit|aye|so)(?=$|, )/g

/** "My apprentice noticed I think" */
const supposed =
  /^((?!.*\b(?:what|how|than|as|who|where|like|that)\b).+\S),? you (think|suppose|reckon|guess)$/

/** "The piano was ours": of two people, which "yours" would not say. */
const withBoth = (echo: Echo | undefined, words: readonly Word[]): Echo | undefined =>
  echo && words.some(word => word.lower === 'ours')
    ? {
        ...echo,
        text: echo.text.replace(
          /\b(was|is) yours\b/,
          (_, is) => `${is === 'is' ? 'belongs' : 'belonged'} to you both`,
        ),
      }
    : echo

/** "Thirty years, and I have no right even to be told." */
const span = /^(?:\S+ ){1,2}(?:years|months|weeks|days|hours|minutes),? and\b/

/** Words about the telling itself: "I guess", "long story short", "bear with me". */
const says =
  /^(?:you're (?:weird|good|funny|odd|long|strange|bad) (?:one|news)\b.*|you (?:don't know|think|guess|mean|swear)(?: [\p{L}']+)?|(?:first off|bear with|long story|anyway|yours is|funny how|go figure|such is life|it is what it is)\b.*)$/iu

/** "Sitting in a closet next to a mop": nobody is sitting there. */
const doing =
  /^(?!(?:being|nothing|everything|something|anything|morning|evening)\b)\p{L}+ing (?:in|on|at|with|to|for|by|up|down|there|next|the|a|an|your|his|her)\b/u
const tells =
  /\b(?:is|isn't|was|wasn't|are|makes?|made|feels?|felt|helps?|gets?|got|means?|keeps?|kept|has|would|seems?|takes?|took|scares?|hurts?)\b/
export const isDoing = (text: string): boolean => doing.test(text) && !tells.test(text)

/** Where somebody changes the subject the question is over. */
const plain = (words: readonly Word[]): string => textOf(words).replace(/,? (?:but )?anyway\b.*/i, '')

/** "So why do I keep checking if she's online" may be the point of it all. */
function wondering({ words }: Sentence, clauses: readonly Clause[]): Said | undefined {
  const last = clauses.at(-1)!
  const asked = questionAsClause(plain(last.words)) ?? questionAsClause(plain(words))
  if (!asked || !/\byou(?:r|'re|'ve|'d)?\b/.test(asked)) return undefined
  // "What do I do, sign or not" is two questions.
  if (/,.* or not$|^what you do\b/.test(asked)) return undefined
  const before = clauses.slice(0, -1)
  const lead = before.length ? saidOf({ ...before[0]!, question: false }, spanOf(words, before)) : undefined
  const text = `${lead ? `${lead.text}, and ` : ''}you wonder ${asked}`
  const count = text.split(' ').length
  return count > breath ? undefined : { text, count, opens: !!lead?.opens, leans: !!lead?.leans }
}

const speech = /\b(?:said|says|told|tells|thought|asked|wrote|texted)\b/i
/** What was said or thought is still to come, or "… with my coat on for | I don't know how long". */
const cutShort =
  /\b(?:said|says|goes|thought|asked|asks|replied|wrote|texted|told|(?:told|asked|tells|asks|texted|reminded) (?:you|him|her|them|me|us|your \p{L}+|the \p{L}+)|mr|mrs|dr)(?: (?:oh|like|ok|no|yes|yeah))?$|\b(?:for|and|but|because|the|an?|than|your|his|their|if|that|so|like|where|when|who|which|then|what|what's|how|why|who's)$/iu
/** "… hide two beds and | my clothes and go and sit somewhere": the end of a list, and no beginning. */
const listed = /^(?:your|the|his|her|their|an?) \p{L}+ and \p{L}+ /u
/** "… smelling so | that I always took the chair", "three regulars, | ladies I have done for years": hangs on what is cut. */
const hangs =
  /^(?:there (?:was|were|is|are)\b|the (?:bottom|top|side|inside|back|front|end|rest|other|first|second|third|last)\b|that|which|who|whose|where|than|as)\b|^when (?:you|he|she|they) did\b|^\p{L}+ (?:you|he|she|they)(?:'ve| have|'d| had)\b/u
const teller = /^(?:I|I'm|I've|we|he|she|they)\b/
/** Fewer words out of the middle of a sentence say nothing. */
const leastOfPart = 6
/** A run of clauses may be so long, and is rather told than one of them. */
const run = { words: 28, bonus: 0.3, loses: 0.6, ends: 0.5 }
const turn = /^(?:so|because|but|then|and then|yet)$/

/** The clauses of a sentence that is too long, or that cannot be told whole, alone and up to three together. */
function partsOf(words: readonly Word[], clauses: readonly Clause[], ways: Ways): Part[] {
  const worths = clauses.map(clause => ways.salience.words(clause.words))
  const mean = worths.reduce((sum, each) => sum + each, 0) / worths.length
  const condition = clauses.findIndex(({ words: each }) =>
    each.some(word => /^(?:if|unless)$/.test(word.lower)),
  )
  const fit = clauses.map((clause, at) => {
    const text = textOf(clause.words)
    // "I said some are dead and some are only waiting": the second half is still what was said.
    const reported = at > 0 && speech.test(textOf(clauses[at - 1]!.words)) && !teller.test(text)
    const asked = clause.question && at === clauses.length - 1
    // "If I ask then I've seen it | and I have to eat by myself", "… | so she would think I was out": not so yet.
    const supposed =
      at > 0 &&
      ((condition >= 0 && condition < at) ||
        (clause.link === 'so' && /\b(?:would|could|can|will)\b/i.test(text)))
    return !reported && !asked && !supposed && !/\byou\b/i.test(text) && mayTell(clause, ways)
  })
  return clauses.flatMap((clause, at) =>
    [1, 2, 3].flatMap((length): Part[] => {
      const some = clauses.slice(at, at + length)
      if (some.length < length || !some.every((each, i) => follows(each, at + i, at))) return []
      const said = saidOf(clause, length > 1 ? spanOf(words, some) : clause.words, false)
      if (!said || cutShort.test(said.text) || (at > 0 && (listed.test(said.text) || hangs.test(said.text))))
        return []
      if (length === 1 ? said.count < leastOfPart : said.count > run.words) return []
      const next = clauses[at + length]
      if (next && stopsShort(said.text, some.at(-1)!)) return []
      if (at > 0 && answersTo.test(said.text)) return []
      // "The man came to look | and he said that I had opened them too early": what it was for me is still to come.
      if (at === 0 && !some.some(isOwn) && clauses.slice(length).some(isOwn)) return []
      // "The thing is she lent me the tools, | and she never asked": then it is not the thing.
      if (next && /^the thing is\b/i.test(said.text)) return []
      // "… because we were married forty years | and most of it was talking": the reason is not over yet.
      if (next && unfinished(some.at(-1)!)) return []
      // "… has no visas | so it will be August": what comes of it belongs to it, and so does the turn it takes.
      const turns = clauses.slice(at + length).some(each => turn.test(each.link))
      const loses = (turns ? run.loses : 0) - (next ? 0 : run.ends)
      const sum = worths.slice(at, at + length).reduce((total, each) => total + each, 0)
      const worth = sum / length - mean + (length > 1 ? run.bonus : 0) - loses
      return [{ ...said, worth, clauses: some }]
    }),
  )

  /** A clause may be told after the one before: what was said always, what only stands beside it where it is tied. */
  function follows(clause: Clause, at: number, from: number): boolean {
    if (at === from) return fit[at]!
    const before = clauses[at - 1]!
    const asked = clause.question && at === clauses.length - 1
    if (speech.test(textOf(before.words))) return !asked
    return clause.link !== ',' && fit[at]!
  }
}

/** A clause that gives a reason, or sets something against what came before, is told to its end or not at all. */
const unfinished = ({ link, words }: Clause): boolean =>
  /^(?:because|but|so|yet|although|though|if)$/.test(link) ||
  words.some((word, at) => at > 2 && /^(?:because|although|though)$/.test(word.lower))

type Part = Said & { worth: number; clauses: Clause[] }
