/** The schema of a library line, with errors that help its author. */
import * as z from 'zod/mini'

/** What a moment does besides giving its reply. */
export const acts = ['recall', 'recall-all', 'quiet', 'farewell'] as const
export type Act = (typeof acts)[number]

export const sorts = ['presence', 'situation', 'stance', 'mention', 'group', 'frame'] as const
export type Sort = (typeof sorts)[number]

const text = z.string().check(z.trim(), z.minLength(1))
const texts = z.array(text)

const moment = z.strictObject({
  moment: text,
  /** As different people would write it. */
  messages: texts.check(z.minLength(4)),
  /** Each reply fits every message. */
  replies: texts.check(z.minLength(2)),
  questions: z._default(texts, []),
  /** The questions these messages answer. */
  asked: z.optional(texts),
  /** The kind of turn, if the reader should not decide. */
  kind: z.optional(text),
  act: z.optional(z.enum(acts)),
  /** For groups only. */
  group: z.optional(z.boolean()),
})

const lines = z.strictObject({
  lines: z.enum(sorts),
  /** The kind of turn, situation, stance or frame they are for. */
  of: text,
  /** The mood it is for; not used with the opposite mood. */
  feels: z.optional(z.enum(['glad', 'hard'])),
  say: texts.check(z.minLength(2)),
})

const bankQuestion = z.strictObject({
  /** The id of a bank question. */
  question: text,
  /** The moments it may follow, by name. */
  moments: texts.check(z.minLength(1)),
})

const common = { id: text, /** What a message must say, and leave out, for it to follow. */ when: text }
/** A question that many different messages call for; one about a single person is written out for each pronoun. */
const followUp = z.union([
  z.strictObject({ ...common, ask: text }),
  z.strictObject({ ...common, he: text, she: text, they: text }),
])

/** In a line about whom or what is mentioned, where that goes. */
export const GAP = '{it}'

export type BankQuestion = z.infer<typeof bankQuestion>
export type FollowUp = z.infer<typeof followUp>
export type Moment = z.infer<typeof moment> & { field: string }
export type Lines = z.infer<typeof lines>

/** An invalid library line; the server refuses to start. */
export class WrongLine extends Error {}

export type Entry = Moment | Lines | BankQuestion | FollowUp

function shapeOf(value: unknown) {
  const has = (key: string) => typeof value === 'object' && value !== null && key in value
  if (has('lines')) return lines
  if (has('question')) return bankQuestion
  return has('id') ? followUp : moment
}

export function readLine(file: string, number: number, line: string): Entry {
  const wrong = (why: string) => new WrongLine(`library/${file}, line ${number}: ${why}`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw wrong('is no JSON.')
  }
  const { data, error } = shapeOf(value).safeParse(value)
  if (!data) {
    const [issue] = error.issues
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined
    throw wrong(
      unknown
        ? `nothing here is called ${unknown}.`
        : `${issue?.path.join('.') || 'the line'} is not as it has to be.`,
    )
  }
  const field = file.replace(/\.jsonl$/, '')
  return 'moment' in data ? { ...data, field, ...(field.startsWith('group') && { group: true }) } : data
}
