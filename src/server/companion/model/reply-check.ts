// Final check of a model's reply. Rather one good reply too few than one bad one too many.
import { normalized, REST_OF_REPLIES } from '#server/companion/answering/state.ts'
import { copiedShare, mentions, sharesRun } from '#server/companion/text/overlap.ts'
import { contentOf, sentencesOf, wordsOf } from '#server/companion/text/words.ts'
import type { Fault } from './faults.ts'
import { isHallucinated } from './hallucination.ts'
import { phraseFault } from './phrases.ts'
import type { CareJudge } from './privacy-gate.ts'
import { system } from './prompt.ts'
import { everythingIn, type ModelTurn, type Outgoing } from './turn.ts'

const MOST_COPIED = 0.78
const LEAK_RUN = 6
const QUOTED_RUN = 6
/** Replies within this many turns may not share their opening or a sentence. */
const REST_OF_OPENINGS = 5
const REST_OF_LINES = 15

const markup =
  /[*_#`<>[\]{}|\\~^=@!¡]|https?:|www\.|\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|(?:^|\s)[-•]\s/u
/** "Here is a reply:", "Companion:" */
const label =
  /^(?:[\w']+,? ){0,6}(?:reply|response|answer|draft|version|rewrite|companion|assistant|bot|person|sure|okay) ?:/i
const otherLetters = /[^\P{L}\p{Script=Latin}]/u
const questionMark = /[?¿؟？⁇⁈⁉՞\u037e]/

/** Straight quotation marks and single spaces, as in all replies. */
export function tidied(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
  return /^"[^"]*"$/.test(straight) ? straight.slice(1, -1).trim() : straight
}

/** The reason a reply is rejected, or undefined. */
export async function faultOf(
  reply: string,
  turn: ModelTurn,
  out: Outgoing,
  judge: CareJudge,
): Promise<Fault | undefined> {
  const said = asYou(out.message)
  return (
    formFault(reply) ??
    (sharesRun(reply, system, LEAK_RUN) ? 'leak' : undefined) ??
    phraseFault(reply, said) ??
    ((await isGrave(reply, judge)) ? 'grave' : undefined) ??
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

async function isGrave(reply: string, judge: CareJudge): Promise<boolean> {
  const { tier, failed } = await judge(reply)
  return tier !== 'none' || failed === true
}

function contentFault(reply: string, said: string, turn: ModelTurn, out: Outgoing): Fault | undefined {
  const isNew = (topic: string) => mentions(reply, topic) && !mentions(out.message, topic)
  if ((turn.avoid ?? []).some(isNew)) return 'avoided'
  if (isHallucinated(reply, everythingIn(out))) return 'invented'
  const quotes = reply.match(/"[^"]*"/g) ?? []
  if (quotes.some(quote => !normalized(out.message).includes(normalized(quote)))) return 'invented'
  if (!isGrounded(reply, out)) return 'ungrounded'
  if (copiedShare(reply, said) > MOST_COPIED) return 'copied'
  return out.background && sharesRun(reply, asYou(out.background), QUOTED_RUN) ? 'copied' : undefined
}

function isGrounded(reply: string, out: Outgoing): boolean {
  const carried = [...contentOf(out.message)]
  const used = [...contentOf(reply)]
  // A message of stop words only is read together with what it answers.
  const grounds = carried.length > 0 ? carried : [...contentOf(`${out.question ?? ''} ${out.draft}`)]
  return grounds.some(word => used.some(other => other === word || isSlipOf(word, other)))
}

/** "exausted" counts as "exhausted". */
const isSlipOf = (a: string, b: string): boolean =>
  a.length > 4 &&
  b.length > 4 &&
  Math.abs(a.length - b.length) < 2 &&
  a.slice(0, 2) === b.slice(0, 2) &&
  a.slice(-2) === b.slice(-2)

const openingOf = (text: string): string => wordsOf(text).slice(0, 3).join(' ')

function isRepeated(reply: string, { history }: ModelTurn): boolean {
  const before = history.filter(({ from }) => from === 'bot').map(({ text }) => normalized(text))
  const sentences = sentencesOf(reply).map(normalized)
  return (
    before.slice(-REST_OF_REPLIES).includes(normalized(reply)) ||
    before.slice(-REST_OF_OPENINGS).some(text => openingOf(text) === openingOf(normalized(reply))) ||
    before.slice(-REST_OF_LINES).some(text => sentences.some(each => text.includes(each)))
  )
}

/** Roughly converts to the second person: "I was late" to "you were late". */
const asYou = (text: string): string =>
  text
    .replace(/\b(?:I'm|I am)\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmy\b/gi, 'your')
