// Decides whether a turn may be sent to the host, and minimises what is sent.
import { mentions, sharesContent } from '#server/companion/text/overlap.ts'
import type { CareVerdict } from '#shared/care.ts'
import { namesDanger } from './phrases.ts'
import type { ModelTurn, Outgoing } from './turn.ts'

export type CareJudge = (text: string) => CareVerdict | Promise<CareVerdict>

/** Short answers, greetings, questions about the bot and the like always get our own reply. */
const open: readonly ModelTurn['kind'][] = ['content', 'advice']
const EARLIER = 6
const EARLIER_LENGTH = 300
const BACKGROUND_LENGTH = 240

const address = /[^\s@]@[^\s@]+\.\p{L}{2,}/u
const identifier =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b[0-9a-hjkmnp-tv-z]{26}\b/i
const longNumber = /\d(?:[\s().-]{0,2}\d){8,}/

export async function outgoing(turn: ModelTurn, judge: CareJudge): Promise<Outgoing | undefined> {
  if (!turn.consented || !open.includes(turn.kind)) return undefined
  const passes = async (text: string) => mayLeave(text, turn.withheld ?? []) && (await isLight(text, judge))
  if (!(await passes(turn.text)) || !(await mayBeDraft(turn, judge))) return undefined
  const isWanted = async (text: string) =>
    !(turn.avoid ?? []).some(topic => mentions(text, topic)) && (await passes(text))
  const background = await backgroundOf(turn, isWanted)
  return {
    message: turn.text,
    ...(turn.question && { question: turn.question }),
    earlier: await earlierOf(turn, isWanted),
    ...(background && { background }),
    draft: turn.builtIn,
    examples: [...(turn.examples ?? [])],
  }
}

async function earlierOf(
  { history }: ModelTurn,
  isWanted: (text: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = []
  for (const { from, text } of history.toReversed())
    if (found.length < EARLIER && from === 'user' && (await isWanted(text)))
      found.push(shortened(text, EARLIER_LENGTH))
  return found.reverse()
}

/** Removing an address or name would leave a gap in the meaning, so the whole text stays here. */
function mayLeave(text: string, withheld: readonly (string | undefined)[]): boolean {
  if (address.test(text) || identifier.test(text) || longNumber.test(text)) return false
  const folded = fold(text)
  return !withheld.some(secret => secret?.trim() && folded.includes(fold(secret)))
}

/** Folds case and accents, for whole-word matches: " ada lovelace ". */
const fold = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Death, danger and despair get replies written and reviewed by people, and are sent to no host. */
async function isLight(text: string, judge: CareJudge): Promise<boolean> {
  const { tier, failed } = await judge(text)
  return tier === 'none' && !failed && !namesDanger(text)
}

/**
 * The draft is our own text around the person's words: if the detector is concerned by our line, that says
 * nothing about the person, and what they said in concern or crisis is never kept for recall.
 */
async function mayBeDraft({ builtIn, withheld }: ModelTurn, judge: CareJudge): Promise<boolean> {
  const { tier, failed } = await judge(builtIn)
  return mayLeave(builtIn, withheld ?? []) && tier !== 'crisis' && !failed && !namesDanger(builtIn)
}

/** At most one profile answer, if it relates to the message and no recent reply has used it. */
async function backgroundOf(
  turn: ModelTurn,
  isWanted: (text: string) => Promise<boolean>,
): Promise<string | undefined> {
  const replies = turn.history.filter(({ from }) => from === 'bot')
  for (const text of Object.values(turn.profile ?? {}))
    if (
      text &&
      sharesContent(text, turn.text) &&
      !replies.some(reply => sharesContent(reply.text, text)) &&
      (await isWanted(text))
    )
      return shortened(text, BACKGROUND_LENGTH)
  return undefined
}

function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
