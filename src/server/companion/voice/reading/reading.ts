// Everything the voice knows of one message before it decides what to say: clauses, feelings, weight.
import { withMarks } from '#server/companion/voice/spelling/apostrophes.ts'
import { asCommonWords, withNames } from '#server/companion/voice/spelling/capitals.ts'
import { wholeAgain } from '#server/companion/voice/spelling/half-said.ts'
import { inSoundEnglish } from '#server/companion/voice/spelling/learners.ts'
import { isCareless, partRunOns } from '#server/companion/voice/spelling/run-ons.ts'
import { asMeant } from '#server/companion/voice/spelling/sound-alikes.ts'
import type { Speller } from '#server/companion/voice/spelling/spelling.ts'
import type { Vocabulary } from '#server/companion/voice/spelling/vocabulary.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { Feelings, OwnFeeling, Polarity } from './feelings.ts'
import { isIdiom, type Weight, weightOf } from './heavy.ts'
import type { Parser, Sentence } from './parse.ts'
import { textOf } from './parse.ts'

export type Reading = {
  raw: string
  /** With spelling repaired: what echoes are made of. */
  text: string
  sentences: number
  /** Each sentence in full, for what asks for more than its clauses. */
  spoken: Sentence[]
  clauses: Clause[]
  weight: Weight
  idiom: boolean
}
export type Reader = {
  read: (raw: string) => Reading
  feeling: (clause: Clause) => OwnFeeling | undefined
  polarity: (clause: Clause) => Polarity
  /** "so proud and so sad": a line on one of the two would lose the other. */
  mixed: (clause: Clause) => boolean
}

const bad =
  /\b(?:never|no longer|hate|hates|worse|worst|awful|terrible|unfair|upset|cry|crying|cried|can't|cannot|won't|lost|losing|lose|broke|broken|quit|left|leaving|fired|failed|failing|fail|fight|fighting|argued|arguing|yelled|shouted|ignored?|ignores|lied|lies|cheated|sick|ill|pain|hurts|hurt|(?:feel|felt|so|all|left|am|I'm|be|being) alone|nobody|wrong|problem|scared|afraid|tired|exhausted|stress|stressed|angry|sad|anxious|worry|worried|miss|missed|struggling|struggle|late|debt|owe|stuck|skipping|rejected|dumped|ghosted|blocked|panic|nothing left|bad|badly|too much|laughed at|mad|hasn't|haven't|complain|complains|nagging|blames?|criticis|layoffs?|ex|hung up|cost me|unable|couldn't|wouldn't|bored|resent|awkward|embarrass\w*|snapped|refused|turned down|behind on|no one|lump|overreacting|stain|dread|dreading|stole|robbed|took my|forgot|forgotten|bullied|bully|bullies|bullying|teased|mocked|excluded|mugged|attacked|threatened|burgled|broken into|sacked|redundant|redundancy|evicted|divorce|refused|denied|rejection|ashamed|guilty|disgusting|horrible|horrid|awkward|jealous|grief|hospital|cancer|funeral|died|not invited|no word|no reply|cancelled|canceled|ruined|ruins|unpaid|overdue|nightmare|hell|suffer\w*|hit by|useless|pointless|pathetic|worthless|failure|snores|blamed|accused|reported me|struggles|numb|empty|lonely|loneliest|heartbroken|humiliat\w*|invisible)\b/i
const good =
  /\b(?:better|finally|passed(?! (?:by|him|her|them|away|on|out|over|down|round|around|through|me|us|it to|(?:my|the|our|his|her|their|your|a|an|that) (?:[\p{L}']+ ){0,2}(?:schools?|house|home|street|flat|shop|church|mosque|temple|office|hospital|grave|cemetery|place|road|café|cafe|pub|bar|station|park|building|gate|window|door|car|van|harbour|factory|library|bakery|peas|salt)\b))|won|proud|happy|glad|great|good|enjoyed|calm|peace|peaceful|relieved|excited|grateful|hope|hopeful|laughed together|(?:was|were|is|came back|all) (?:clear|negative|benign)|in remission|went (?:really |so |very |pretty )?(?:well|great|fine|smoothly|brilliantly)|best (?:day|week|hour|night|evening|weekend)|doing (?:really |very )?(?:well|okay|ok|great|fine)|(?:chemo|treatment|operation|it|medication) (?:has |have )?worked|thank|helped|managed|(?<!\bI'm (?:so |just |completely )?)finished|succeeded|celebrat)\b/iu

/** "I can't stop grinning" is nothing bad. */
const beaming =
  /\bcan't (?:stop|help) (?:grinning|smiling|laughing|beaming|singing|dancing)\b|\blaughed (?:until|till|so (?:much|hard)) (?:\p{L}+ )?(?:I |we |it )?(?:cried|hurt)\b|\bcan't believe (?:how (?:kind|lucky|good|nice|lovely|well|happy|generous)|my luck)\b|\bcried (?:with )?laughing\b|\bhappy tears\b|\bcouldn't be (?:happier|prouder|better|more pleased)\b/iu
/** "Proud of everyone but me", "I used to be happy": a good word, and no good news. */
const glum =
  /\b(?:not|never|used to|wish|would|no|want|but|except|than|until|if|too|instead|only|supposed|pretend\w*|everyone|everybody|nobody|others|hope|hoping|enough|without|less|hardly|barely|stopped)\b|n't\b/i
/** "I left the house today" is no loss. */
const leaving =
  /\bcan't believe (?:it|this|my eyes)\b|\bleft (?:the (?:house|flat|office|building|room)|home|early|on time|at \w+|for (?:work|school|a))\b/i
/** "I haven't shouted this week" is nothing bad. */
const spared =
  /\b(?:haven't|hasn't|didn't|not|never) (?:\w+ )?(?:shouted|shout|snapped|snap|cried|cry|drunk|drank|smoked|yelled|yell|fought|argued|argue|missed|failed|panicked|quit|forgot|forgotten|late|lost)\b/i
/** "relieved, I think, and guilty": what is put in between is no clause. */
const aside =
  /, (?:I (?:think|guess|suppose|reckon|mean)|to be (?:honest|fair)|honestly|if I'm honest|you know|tbh|apparently),? (?=(?:and|but|or|which|except|because|though|although|so|when|if)\b)/gi
/** "The interview I told you about, I got it": to us it is the interview. */
const mentioned =
  /\b((?:the|my|that|our) (?:\p{L}+ ){0,3}\p{L}+) (?:that |which )?I(?:'ve| had)? (?:told you (?:about|of)|was telling you about|mentioned|was on about|talked about|wrote about)(?=,| )/giu
/** "I'd report him, only I've got two years left" */
const onlyFor = /, only (?=(?:I|I'm|I've|he|she|it|they|we)\b|(?:my|the) (?:[\p{L}']+ ){2,}[\p{L}'])/gu
/** "Humiliated, if I'm honest." */
const frankly =
  /,? (?:if I'm (?:being |quite |really )?honest|to be (?:perfectly |quite )?honest|truth be told)(?=[.,!]|$)/gi
/** "My ex going to be there": gonna, written out. */
const withoutBe =
  /\b((?:my|his|her|our|their|the) \p{L}+) going to (?=(?:be|have|get|make|come|leave|see|go|take|tell|ask|move|stay|say|find|hate|love|win|lose|fail|kill|think|know|die|want|need|bench|call|ring)\b)/giu
/** "On one hand I miss her, on the other I don't." */
const oneHand =
  /,? (?:and |but )?on the other(?: hand)?,? (?=(?:i|i'm|i'd|i've|it|he|she|they|we|my|the)\b)/gi
/** "Has anyone else gone quiet on their family" says that one has. */
const anyoneElseHas =
  /^(?:has |have )(?:anyone|anybody|any of you) else (?:here )?(?:also |ever |just )?((?:gone|been|had|lost|stopped|started|felt|\p{L}+ed)\b[^?]+)\?*$/iu
/** "Morning everyone," is to the others. */
const toAll =
  /^(?:good )?(?:morning|hi|hey|hello|evening|afternoon) (?:all|everyone|everybody|folks|guys|friends)[,.!:\s-]+(?=\p{L})/iu
/** "Anyone else dreading Monday?" says that one is. */
const anyoneElseIs =
  /^(?:is |are )?(?:anyone|anybody|any of you|who) else(?:'s| is)? (?:here |also |just |so |really )?(?=\p{L}{3,}ing\b|(?:scared|afraid|tired|sick|fed up|worried|terrified|nervous|anxious|exhausted|lonely|sad|angry|jealous|stuck|awake|up|excited|ashamed|homesick|behind|done)\b)([^?]+)\?*$/iu
/** "Anyone else feel like work never ends?" says that work never ends. */
const anyoneElse =
  /^(?:does |do |is |has )?(?:anyone|anybody|any of you|any one|who) else (?:here |in here )?(?:also |ever |just )?(?:feel(?:s)? (?:like|that)|find(?:s)? that|think(?:s)? that|notice(?:d|s)? that)\s+([^?]+)\?*$/i

/** "Does anyone else hate Sundays?" says that one does. */
const anyoneElseDoes =
  /^(?:does |do )?(?:anyone|anybody|any of you) else (?:here |in here )?(?:also |ever |just |sometimes |always )?((?:feel|get|find|sit|stand|stay|stare|spend|scroll|pretend|buy|talk|cook|clean|walk|drive|put|leave|end|start|turn|say|check|count|read|watch|write|wear|go|come|run|hide|rehearse|procrastinate|apologi[sz]e|binge|snap|have|dream|look|take|make|hate|love|struggle|dread|miss|worry|cry|forget|wake|lie|need|want|avoid|overthink|compare|freeze|panic|lose|keep|can't|eat|drink|sleep|think)\b[^?]+)\?*$/i

/** "… that they're faking it" is said of oneself, "makes them forget" of people. */
const ownWords = (rest: string): string =>
  /^they\b/i.test(rest)
    ? `I feel like ${rest}`
        .replace(/\bthey're\b/gi, "I'm")
        .replace(/\bthey've\b/gi, "I've")
        .replace(/\bthey\b/gi, 'I')
        .replace(/\btheir\b/gi, 'my')
        .replace(/\bthem\b/gi, 'me')
    : rest.replace(/\bthem\b/, 'people')

export function createReader(tools: {
  parser: Parser
  speller: Speller
  feelings: Feelings
  vocabulary: Vocabulary
}): Reader {
  const { parser, speller, feelings, vocabulary } = tools
  const found = new WeakMap<Clause, OwnFeeling | undefined>()
  const feelingOf = (clause: Clause): OwnFeeling | undefined => {
    if (!found.has(clause)) found.set(clause, feelings.own(clause.words))
    return found.get(clause)
  }
  return {
    read: raw => {
      const written = wholeAgain(
        withNames(inSoundEnglish(asMeant(withMarks(speller.repair(raw)), /^\P{L}*\p{Ll}/u.test(raw)))),
      )
        .replace(toAll, '')
        // Said back, "you died when he came in" is no joke any more.
        .replace(/\bI (?:literally |just |actually )?died when\b/i, 'I could have died when')
        .replace(/(?:going to|gonna) (?:kill|murder) me (?=when|if|for|once)/i, 'going to be cross with me ')
        .replace(withoutBe, (_, who: string) => `${who} ${/[^s]s$/.test(who) ? 'are' : 'is'} going to `)
        .replace(oneHand, ', but ')
        .replace(onlyFor, ', but ')
        .replace(frankly, '')
        .replace(/^on (?:the )?one hand,? /i, '')
        .replace(mentioned, '$1')
        .replace(anyoneElseHas, (_, rest: string) => `I've ${rest.trim().replace(/\btheir\b/gi, 'my')}.`)
        .replace(aside, (_, at: number, whole: string) =>
          /^which/i.test(whole.slice(at + _.length)) ? ', ' : ' ',
        )
        .replace(anyoneElseIs, (_, rest: string) => `I'm ${rest.trim()}.`)
        .replace(anyoneElseDoes, (whole, rest: string) =>
          anyoneElse.test(whole) || /\b(?:them|they|their)\b/i.test(rest) ? whole : `I ${rest.trim()}.`,
        )
        .replace(anyoneElse, (_, rest: string) => ownWords(rest))
      const parsed = { text: written, sentences: parser.sentences(written) }
      asCommonWords(parsed.sentences, vocabulary)
      const { text, sentences } = isCareless(raw)
        ? partRunOns(parsed.sentences, written, feelings.isFeeling)
        : parsed
      return {
        raw,
        text,
        sentences: sentences.length,
        spoken: sentences,
        clauses: clausesOf(sentences, feelings.isFeeling),
        weight: weightOf(text),
        idiom: isIdiom(text),
      }
    },
    feeling: feelingOf,
    mixed: clause => {
      const own = feelingOf(clause)
      return !!own && feelings.isMixed(own)
    },
    polarity: clause => {
      const own = feelingOf(clause)
      if (own && !own.negated) return feelings.isMixed(own) ? 'any' : own.polarity
      // "I don't even feel bad about it"
      if (own && own.polarity === 'neg') return 'any'
      const text = textOf(clause.words).replace(beaming, 'happy').replace(leaving, ' ').replace(spared, ' ')
      // Good and bad in one clause: neither tone is safe.
      if (bad.test(text)) return good.test(text) && !/\b(?:not|never)\b|n't\b/.test(text) ? 'any' : 'neg'
      return good.test(text) && !glum.test(text) ? 'pos' : 'any'
    },
  }
}
