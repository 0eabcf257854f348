/** How sure the companion must be to say something; tuned on held-out messages. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const thresholds = z.object({
  /** The least probability that a moment's reply is acceptable. */
  moment: z.number(),
  /** The same where the listener heard it, too. */
  momentHeard: z.number(),
  /** The same where otherwise only a line that fits anything would be said. */
  momentRather: z.number(),
  /** The same for messages to the companion itself, and for requests for advice. */
  companion: z.number(),
  advice: z.number(),
  /** Subtracted where a very short answer is matched without its question. */
  asked: z.number(),
  /** Subtracted where a short message is matched together with the one before it. */
  joined: z.number(),
  /** The least probability of a kind that needs an honest answer. */
  truth: z.number(),
  /** How surely a sentence must ask for advice, so that it is what the message wants. */
  advised: z.number(),
  /** The same for a line that many messages share: of a hard tone, of anything else, and one that is glad. */
  line: z.number(),
  lineOfEvent: z.number(),
  lineLight: z.number(),
  /** The same for one that names whom or what they told of. */
  lineNamed: z.number(),
  /** The same where something is asked, which a nod does not answer. */
  lineAsked: z.number(),
  /** How sure the reader must be of a kind of turn. */
  kind: z.number(),
  /** How well a moment must fit for its question to be asked. */
  ask: z.number(),
  /** How surely a follow-up question must be apt rather than jarring. */
  followUp: z.number(),
  /** The same, after a line that fits much. */
  followUpAfterLine: z.number(),
  /** How plain a step of a talk about a choice must be to be taken up: telling a reason, and coming to a conclusion. */
  step: z.number(),
  conclusion: z.number(),
  /** The same for a conclusion in one sentence of several. */
  sentence: z.number(),
  /** How likely a message must call for a question of the bank, and what that must be worth. */
  bank: z.number(),
  bankWorth: z.number(),
  /** How surely a sentence puts the companion right, and another one beside it. */
  corrected: z.number(),
  /** The same where it complains of something else: an apology for nothing is worse than none. */
  complained: z.number(),
  correctedBeside: z.number(),
  /** How surely a sentence asks to be confirmed, or does what else has lines of its own. */
  act: z.number(),
  /** How surely a sentence wishes to be asked something. */
  wished: z.number(),
  /** The same for a question that asks for a view or a yes, outside a talk about a choice: most of those are only wondering. */
  actWondering: z.number(),
  /** How plainly a message only tells something, so that it is no part of the talk about a choice. */
  tells: z.number(),
  /** How likely some step of the choice must be, so that it is. */
  ofChoice: z.number(),
  /** The least probability that a message asks about the past. */
  memory: z.number(),
  /** The same, to say that nothing was told. */
  memoryNone: z.number(),
  /** The least similarity of a memory that is mentioned. */
  refer: z.number(),
  /** How likely anything told must answer a question; and the same where it is not sure that this is one. */
  recall: z.number(),
  recallUnasked: z.number(),
  /** Below this, what is quoted is only said to come near. */
  recallSure: z.number(),
  /** The least similarity of a message found by a search. */
  search: z.number(),
  /** The same, where that is a word or two. */
  searchKeywords: z.number(),
})
export type ReplyThresholds = z.infer<typeof thresholds>

export const thresholdsFile = new URL('../../../../models/library/thresholds.json', import.meta.url)

export function readThresholds(file: URL = thresholdsFile): ReplyThresholds {
  return thresholds.parse(JSON.parse(readFileSync(file, 'utf8')))
}
