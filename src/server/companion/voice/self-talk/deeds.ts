// What somebody did, taken out of a message that is hard on them: told without the harsh word beside it.
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import { fallsOnYou, isInward } from '#server/companion/voice/reading/inward.ts'
import { countWords, textOf, type Word } from '#server/companion/voice/reading/parse.ts'
import { reflect, reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { clipped } from '#server/companion/voice/ways.ts'

export type Deed = { text: string; opens: boolean }

const judged =
  /^you're\b|^you(?:'ll| will)\b|^you(?:'ve|'d)? (?:are|were|can't|cannot|couldn't|don't|didn't even|need|want|know|think|thought|would|say|dress|never|always|just can't|feel(?! you ought)|hate|am|guess|suppose|mean|wish|bet|swear|deserve|look|looked|sound|sounded|seem|have no|used to be|tell yourself|told yourself|include|bet|paint|must|may|might|could|have to|have got|'ve got)\b/

/** What happened, told beside the harsh word or in the same breath with it. */
export function deedIn(clauses: readonly Clause[]): Deed | undefined {
  const told = clauses.flatMap(clause => {
    if (verdictOf(clause.words) || isInward(textOf(clause.words)) || clause.question) return []
    const echo = clauseEcho(clause, 16)
    const fits = echo && echo.count >= 3 && !echo.absolute && /^you\b/.test(echo.text) && isDeed(echo.text)
    return fits ? [{ echo, clause }] : []
  })
  const [one, two] = told
  if (one) {
    const opens = !!one.echo.opens || /^you feel you ought|\bbecause\b/.test(one.echo.text)
    // "I said I'd quit and I smoked two": the second is what the first was for.
    const both = two && two.clause.sentence === one.clause.sentence && /^(?:and|but)$/.test(two.clause.link)
    const text = both ? `${one.echo.text} ${two.clause.link} ${two.echo.text}` : one.echo.text
    return { text: text.split(' ').length < 19 ? text : one.echo.text, opens: opens || !!both }
  }
  for (const clause of clauses)
    for (const part of partsOf(clause.words)) {
      const text = partAsDeed(part)
      if (text && isDeed(text)) return { text, opens: false }
    }
  return undefined
}

/** "you get every order wrong", "you always freeze": a verdict on all of oneself, and nothing that happened once. */
export const sweeping =
  /^(?:you|I)(?:'ve)? (?:always|never(?! once)|(?:just |even )?(?:get|got|mess up|do|did|threw|let) (?:every|everything|everyone|it all|nothing|(?:the|this|that|our|your|my) (?:\p{L}+ ){0,2}(?:match|game|team|side|class|family|house|lads|girls)\b.*(?:down|for everyone|away)))\b|^(?:you're|you are|I'm|I am) (?:not|too|never) |^(?:you|I) \p{L}+ everything$|\bhow (?:you are|I am)$/iu

const isDeed = (text: string): boolean =>
  !sweeping.test(text) &&
  // "you lived up to it" points at what was left out.
  !judged.test(text) &&
  !/\b(?:it|that|this|them|one since|been one)$/.test(text) &&
  !fallsOnYou(text)

const past =
  /^(?!need|indeed|instead|embed|speed|feed|bleed)(?:\p{L}{2,}ed|told|left|forgot|said|sent|lost|broke|drove|ate|drank|spent|gave|took|went|came|got|made|bought|fell|hid|lied|ran|threw|wrote|slept|overslept|froze|spoke|put|let|cut|hit|shut|burnt|spilt|lent|paid|kept|stood|sat|woke|blew|knocked)$/iu

/** Whether it is over and done: what somebody does every day is nothing to forgive oneself for. */
export const isDone = (text: string): boolean => {
  const [, first = '', second = ''] = text.replace(/^so /, '').split(' ')
  return (
    /^(?:didn't|couldn't|wouldn't|hadn't|haven't|had|were|was|have)$/.test(first) ||
    /^you'(?:ve|d) /.test(text) ||
    past.test(first) ||
    past.test(second)
  )
}

/** "Classic me, left the passports at home", "I'm so stupid I left the oven on". */
function partAsDeed(words: readonly Word[]): string | undefined {
  const first = words[0]
  if (!first || countWords(words) < 3 || countWords(words) > 15) return undefined
  const verb = /^i$/i.test(first.lower) ? words[1] : first
  if (!verb || !past.test(verb.lower)) return undefined
  const said = clipped(reflectWords(words))
  return /^you\b/i.test(said) ? said.replace(/^Y/, 'y') : `you ${said[0]!.toLowerCase()}${said.slice(1)}`
}

function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  words.forEach((word, at) => {
    const next = words[at + 1]?.lower ?? ''
    if (/^[,;:–—-]$/.test(word.text)) parts.push([])
    else if (word.lower === 'and' && past.test(next)) parts.push([])
    else if (
      at > 1 &&
      word.text === 'I' &&
      past.test(next) &&
      !/^(?:that|what|when|because|how|if|since|after|before|thing|time|ones?|which|who|everything|all|as|where)$/.test(
        words[at - 1]!.lower,
      )
    )
      parts.push([word])
    else parts.at(-1)!.push(word)
  })
  return parts.filter(part => part.length)
}

const doubled =
  /^(?:get|forget|put|let|cut|hit|set|sit|run|quit|stop|drop|slip|trip|rip|split|spit|plan|snap|chat|bet|win|shut|swim|dig|beg|ban|hug|rob|skip|step|slam|grab|admit|begin|regret)$/

export const ending = (verb: string): string =>
  /ie$/.test(verb)
    ? verb.replace(/ie$/, 'ying')
    : doubled.test(verb)
      ? `${verb}${verb.at(-1)}ing`
      : `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`

/** "Only an idiot like me would send that email", "trust me to forget the candles", "third time failing the test". */
const would =
  /\b(?:like me (?:would|could|can|manages to|managed to)|(?:trust|leave it to|count on|rely on) me to|only I (?:could|would|can)) (?:have )?(?:even |actually |just )?(\p{L}+)\b(.*)$/iu
const doing =
  /(?:^|[,;:-] ?)(?:and |still |(?:the )?\p{L}+ time (?:this \p{L}+ )?|for |just )?((?!nothing|something|everything|anything|being|during|thing|morning|evening|according|including)\p{L}{2,}ing\b(?: [^,;]+)?)(?:$|[,;])/iu

/** "Ruined Diwali by burning the sweets": what was done, without the verdict. */
const by = /\b(?:ruin|ruined|spoilt|spoiled|wrecked) [^,.]+? by ((?!being)\p{L}{2,}ing [^,.]+)/iu

/** The deed as it follows "being hard on yourself": "for sending that email". */
export function deedFor(clauses: readonly Clause[]): string | undefined {
  for (const clause of clauses) {
    const text = textOf(clause.words)
    const verb = would.exec(text)
    const said = verb
      ? `${ending(verb[1]!.toLowerCase())}${verb[2]}`
      : isInward(text) || verdictOf(clause.words)
        ? (by.exec(text) ?? doing.exec(text))?.[1]
        : undefined
    if (!said) continue
    const about = clipped(reflect(said)).replace(/,.*$/, '')
    if (about.split(' ').length > 1 && about.split(' ').length < 14 && !fallsOnYou(about))
      return `for ${about[0]!.toLowerCase()}${about.slice(1)}`
  }
  return undefined
}
