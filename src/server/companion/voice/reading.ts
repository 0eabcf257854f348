// Everything the voice knows of one message before it decides what to say: clauses, feelings, themes, weight.
import { type Clause, clausesOf } from './clauses.ts'
import type { Feelings, OwnFeeling, Polarity } from './feelings.ts'
import { isIdiom, type Weight, weightOf } from './heavy.ts'
import type { Parser } from './parse.ts'
import { textOf } from './parse.ts'
import type { Speller } from './spelling.ts'
import type { Themes } from './themes.ts'

export type Reading = {
  raw: string
  /** With spelling repaired: what echoes are made of. */
  text: string
  sentences: number
  clauses: Clause[]
  weight: Weight
  idiom: boolean
}
export type Reader = {
  read: (raw: string) => Reading
  feeling: (clause: Clause) => OwnFeeling | undefined
  themes: (clause: Clause) => string[]
  polarity: (clause: Clause) => Polarity
}

const bad =
  /\b(?:never|no longer|hate|hates|worse|worst|awful|terrible|unfair|upset|cry|crying|cried|can't|cannot|won't|lost|losing|lose|broke|broken|quit|left|leaving|fired|failed|failing|fail|fight|fighting|argued|arguing|yelled|shouted|ignored?|ignores|lied|lies|cheated|sick|ill|pain|hurts|hurt|alone|nobody|wrong|problem|scared|afraid|tired|exhausted|stress|stressed|angry|sad|anxious|worry|worried|miss|missed|struggling|struggle|late|debt|owe|stuck|skipping|rejected|dumped|ghosted|blocked|panic|nothing left|bad|badly|too much|laughed at|mad|hasn't|haven't|complain|complains|nagging|blames?|criticis|layoffs?|ex|hung up|cost me|unable|couldn't|wouldn't|bored|resent|awkward|embarrass\w*|snapped|refused|turned down|behind on|no one|lump|overreacting|stain|dread|dreading|stole|robbed|took my|forgot)\b/i
const good =
  /\b(?:better|finally|passed|won|proud|happy|glad|great|good|love|loved|enjoyed|calm|peace|relieved|excited|grateful|hope|hopeful|laughed together|thank|helped|managed|finished|succeeded|celebrat)\b/i

/** "Morning everyone," is to the others. */
const toAll =
  /^(?:good )?(?:morning|hi|hey|hello|evening|afternoon) (?:all|everyone|everybody|folks|guys|friends)[,.!:\s-]+(?=\p{L})/iu
/** "Anyone else dreading Monday?" says that one is. */
const anyoneElseIs =
  /^(?:is |are )?(?:anyone|anybody|any of you|who) else(?:'s| is)? (?:here |also |just )?(?=\p{L}{3,}ing\b)([^?]+)\?*$/iu
/** "Anyone else feel like work never ends?" says that work never ends. */
const anyoneElse =
  /^(?:does |do |is |has )?(?:anyone|anybody|any of you|any one|who) else (?:here |in here )?(?:also |ever |just )?(?:feel(?:s)? (?:like|that)|find(?:s)? that|think(?:s)? that|notice(?:d|s)? that)\s+([^?]+)\?*$/i

export function createReader(tools: {
  parser: Parser
  speller: Speller
  feelings: Feelings
  themes: Themes
}): Reader {
  const { parser, speller, feelings, themes } = tools
  const found = new WeakMap<Clause, OwnFeeling | undefined>()
  const feelingOf = (clause: Clause): OwnFeeling | undefined => {
    if (!found.has(clause)) found.set(clause, feelings.own(clause.words))
    return found.get(clause)
  }
  return {
    read: raw => {
      const text = speller
        .repair(raw)
        .replace(toAll, '')
        .replace(anyoneElseIs, (_, rest: string) => `I'm ${rest.trim()}.`)
        .replace(anyoneElse, (_, rest: string) => rest.replace(/\bthem\b/, 'people'))
      const sentences = parser.sentences(text)
      return {
        raw,
        text,
        sentences: sentences.length,
        clauses: clausesOf(sentences, feelings.isFeeling),
        weight: weightOf(text),
        idiom: isIdiom(text),
      }
    },
    feeling: feelingOf,
    themes: clause => themes.of(clause.words),
    polarity: clause => {
      const own = feelingOf(clause)
      if (own && !own.negated) return own.polarity
      const text = textOf(clause.words)
      if (bad.test(text)) return 'neg'
      return good.test(text) && !/\b(?:not|never|n't)\b/.test(text) ? 'pos' : 'any'
    },
  }
}
