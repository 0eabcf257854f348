// The last look at a model's reply: the voice's own lints on the whole of it, and everything else that a
// stranger's sentence has to be checked for. Rather one good reply too few than one bad one too many.
import { faultIn } from '#server/companion/voice/guard.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import {
  openingOf,
  plain,
  restOfLines,
  restOfOpenings,
  restOfReplies,
} from '#server/companion/voice/state.ts'
import type { Fault } from './faults.ts'
import type { Judge } from './gate.ts'
import { isInventive } from './invention.ts'
import { phraseFault } from './phrases.ts'
import { system } from './prompt.ts'
import { everythingIn, type Outgoing, type Turn } from './turn.ts'
import { contentOf, copiedShare, mentions, sentencesOf, sharesRun, wordsOf } from './words.ts'

const MOST_COPIED = 0.78
const LEAK_RUN = 6
const QUOTED_RUN = 6

const markup =
  /[*_#`<>[\]{}|\\~^=@!¡]|https?:|www\.|\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|(?:^|\s)[-•]\s/u
/** "Here is a reply:", "Companion:" */
const label =
  /^(?:[\w']+,? ){0,6}(?:reply|response|answer|draft|version|rewrite|companion|assistant|bot|person|sure|okay) ?:/i
const otherLetters = /[^\P{L}\p{Script=Latin}]/u
const questionMark = /[?¿؟？⁇⁈⁉՞\u037e]/

/** Straight quotation marks and single spaces, as everywhere in the voice. */
export function tidied(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
  return /^"[^"]*"$/.test(straight) ? straight.slice(1, -1).trim() : straight
}

/** The reason a reply may not be said, or undefined. */
export function faultOf(reply: string, turn: Turn, out: Outgoing, judge: Judge): Fault | undefined {
  const said = reflect(out.message)
  return (
    formFault(reply) ??
    (sharesRun(reply, system, LEAK_RUN) ? 'leak' : undefined) ??
    phraseFault(reply, said) ??
    (isGrave(reply, judge) ? 'grave' : undefined) ??
    lintFault(reply) ??
    contentFault(reply, said, turn, out) ??
    (isRepeated(reply, turn) ? 'repeated' : undefined)
  )
}

function formFault(reply: string): Fault | undefined {
  if (questionMark.test(reply)) return 'question'
  if (markup.test(reply) || label.test(reply) || otherLetters.test(reply)) return 'marks'
  const words = wordsOf(reply).length
  if (words < 8 || words > 45) return 'length'
  return /[.…]["']?$/.test(reply) ? undefined : 'cut'
}

/** Sentence by sentence too, since a lint that one sentence is excused from holds for the others. */
function lintFault(reply: string): Fault | undefined {
  const whole = faultIn([{ text: reply, source: 'authored' }])
  if (whole) return whole === 'phrase' ? 'phrase' : 'marks'
  const isPhrase = (text: string) => faultIn([{ text, source: 'authored' }]) === 'phrase'
  return sentencesOf(reply).some(isPhrase) ? 'phrase' : undefined
}

function isGrave(reply: string, judge: Judge): boolean {
  const { tier, failed } = judge(reply)
  return tier !== 'none' || failed === true
}

function contentFault(reply: string, said: string, turn: Turn, out: Outgoing): Fault | undefined {
  const isNew = (topic: string) => mentions(reply, topic) && !mentions(out.message, topic)
  if ((turn.avoid ?? []).some(isNew)) return 'avoided'
  if (isInventive(reply, everythingIn(out))) return 'invented'
  const quotes = reply.match(/"[^"]*"/g) ?? []
  if (quotes.some(quote => !plain(out.message).includes(plain(quote)))) return 'invented'
  if (!isGrounded(reply, out)) return 'ungrounded'
  if (copiedShare(reply, said) > MOST_COPIED) return 'copied'
  return out.background && sharesRun(reply, reflect(out.background), QUOTED_RUN) ? 'copied' : undefined
}

function isGrounded(reply: string, out: Outgoing): boolean {
  const carried = [...contentOf(out.message)]
  const used = [...contentOf(reply)]
  // A message of small words alone is read together with what it answers.
  const grounds = carried.length > 0 ? carried : [...contentOf(`${out.question ?? ''} ${out.draft}`)]
  return grounds.some(word => used.some(other => other === word || isSlipOf(word, other)))
}

/** "exausted" is taken up by "exhausted". */
const isSlipOf = (a: string, b: string): boolean =>
  a.length > 4 &&
  b.length > 4 &&
  Math.abs(a.length - b.length) < 2 &&
  a.slice(0, 2) === b.slice(0, 2) &&
  a.slice(-2) === b.slice(-2)

function isRepeated(reply: string, { history }: Turn): boolean {
  const before = history.filter(({ from }) => from === 'bot').map(({ text }) => plain(text))
  const sentences = sentencesOf(reply).map(plain)
  return (
    before.slice(-restOfReplies).includes(plain(reply)) ||
    before.slice(-restOfOpenings).some(text => openingOf(text) === openingOf(plain(reply))) ||
    before.slice(-restOfLines).some(text => sentences.some(each => text.includes(each)))
  )
}
