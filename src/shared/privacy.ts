/**
 * Export, import and account deletion: the calls, and the format of an export. An export is a zip whose
 * `data/` folder has JSON files in these schemas, which can be imported again, next to readable pages.
 */
import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH } from './accounts.ts'
import { CareTier, careReplies } from './care.ts'
import { tagResult } from './classification.ts'
import { avoidedTopic, chatId, messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'
import { moodCheckIn, someWords } from './mood.ts'
import { MAX_TEXT_LENGTH, personText } from './person-text.ts'
import { preferences } from './preferences.ts'
import { MAX_COMPANION_NAME_LENGTH, profileAnswers } from './profile.ts'
import { reminders } from './reminders.ts'
import { safetyPlan } from './support.ts'

export const EXPORT_FORMAT = 'twinbot-export'
export const EXPORT_VERSION = 1
export const MANIFEST_FILE = 'data/manifest.json'
/** What an import may weigh: packed, one unpacked file, and all of them. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
export const MAX_IMPORT_FILE_BYTES = 2 * 1024 * 1024
export const MAX_IMPORT_UNPACKED_BYTES = 512 * 1024 * 1024
export const MAX_IMPORT_FILES = 5000
/** How deeply its JSON may be nested. */
export const MAX_IMPORT_DEPTH = 50

/** Longer than anything the companion says here. */
const LONGEST = 40_000
/** More than any list of one entry ever holds. */
const MOST_IN_LIST = 10_000
/** What whole numbers and times are kept as, in every database. */
const MOST_COUNTED = 1_000_000_000
const LAST_TIME = 8_640_000_000_000_000

const list = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(MOST_IN_LIST))
const text = z.string().check(z.maxLength(LONGEST))
const short = z.string().check(z.maxLength(1000))
const id = messageId
const questionId = messageId
const ulid = z.string().check(z.regex(/^[0-9A-Z]{26}$/))
const count = z.int().check(z.nonnegative(), z.maximum(MOST_COUNTED))
const moment = z.number().check(z.minimum(-LAST_TIME), z.maximum(LAST_TIME))
const time = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  z.refine(at => !Number.isNaN(Date.parse(at))),
)

const manifestAccount = z.object({
  id: z.string(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  since: time,
  devices: z.array(
    z.object({ name: z.nullable(z.string()), browser: z.string(), signedInAt: time, lastSeenAt: time }),
  ),
  /** A block is between two accounts, so it cannot go along. */
  blocked: z.optional(z.array(z.object({ name: z.string(), since: time }))),
})

export const exportManifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  madeAt: time,
  /** Whose export it is; never changed by an import. */
  account: manifestAccount,
  /** How many entries each part has. */
  parts: z.record(z.string(), count),
})
export type ExportManifest = z.infer<typeof exportManifest>

const memory = z.object({
  id: z.string(),
  fact: text,
  sentence: text,
  saidAt: z.nullable(time),
  lastUsedAt: z.nullable(time),
})

const memoryTimes = z
  .record(short, z.object({ saidAt: moment, lastUsedAt: z.nullable(moment) }))
  .check(z.refine(fewEnough))

const chat = z.object({
  id: ulid,
  createdAt: time,
  /** The names it is or was known by. */
  names: list(chatId),
  /** Questions of the bank that were asked. */
  asked: list(questionId),
  openQuestion: z.nullable(questionId),
  /** Topics not to be brought up. */
  avoid: list(avoidedTopic),
  /** What the companion keeps, for reading; an import takes it from `voice`. */
  memories: list(memory),
  memoryTimes,
  /** The companion's internal state. */
  voice: z.unknown(),
})

const message = z
  .object({
    sessionId: ulid,
    position: count,
    id,
    from: z.enum(['bot', 'user']),
    text,
    at: time,
    questionId: z.nullable(questionId),
    /** A reply that they said was not it. */
    missed: z.optional(z.boolean()),
    care: z.optional(z.enum(careReplies)),
  })
  .check(z.refine(({ from, text }) => from === 'bot' || text.length <= MAX_TEXT_LENGTH))

const session = z.object({
  id: ulid,
  chatId: ulid,
  archiveId: z.nullable(z.string().check(z.regex(/^(journal|stress|goal|reflection)-[0-9A-Z]{26}$/))),
  startedAt: time,
  lastAt: time,
  title: z.nullable(short),
  /** Sentences from which the title and summary are picked, with their scores. */
  highlights: z.optional(list(z.object({ text: short, score: z.number() }))),
  starred: z.optional(z.boolean()),
  tally: z.object({ said: count, answers: count, strained: count, planning: count }),
})

const reading = z.object({
  messageId: id,
  day: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/),
    z.refine(day => !Number.isNaN(Date.parse(day))),
  ),
  at: time,
  source: z.enum(['companion', 'group']),
  /** Null once the message was taken back: only that it was is known. */
  read: z.nullable(
    z.object({
      text: personText,
      /** The chat or thread it was said in. */
      context: z.nullable(short),
      /** What was found, each with its evidence. */
      results: z.record(short, tagResult).check(z.refine(fewEnough)),
    }),
  ),
  /** `counted` is false for what was objected to ("That's not what I meant"). */
  tags: list(z.object({ code: z.string().check(z.regex(/^[A-Z]{2}-\d{2}$/)), counted: z.boolean() })),
})

const groupMessage = z.object({
  threadId: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  id,
  at: time,
  text: personText,
  /** Was held for review and never shown. */
  held: z.boolean(),
  /** The text is what it was changed to. */
  edited: z.optional(z.literal(true)),
  /** The message it answers. */
  replyTo: z.optional(id),
})

const careMoment = z.object({ at: time, tier: CareTier })

function fewEnough(record: object): boolean {
  return Object.keys(record).length <= MOST_IN_LIST
}

/** Every part of an export and the form of its entries, in the order in which they are imported. */
export const exportParts = {
  profile: z.object({
    answers: z.nullable(profileAnswers),
    companionName: z.nullable(z.string().check(z.maxLength(MAX_COMPANION_NAME_LENGTH))),
  }),
  preferences: z.partial(preferences),
  reminders,
  chats: chat,
  messages: message,
  sessions: session,
  readings: reading,
  mood: z.extend(moodCheckIn, { at: time }).check(someWords),
  groupMessages: groupMessage,
  care: careMoment,
  safetyPlan,
}
export type ExportParts = { [Name in keyof typeof exportParts]: z.infer<(typeof exportParts)[Name]> }
export type PartName = keyof ExportParts
export const partNames = Object.keys(exportParts) as PartName[]

/** One file of a part. */
export const exportFile = z.object({
  part: z.enum(partNames as [PartName, ...PartName[]]),
  version: z.literal(EXPORT_VERSION),
  entries: z.array(z.unknown()),
})

const passwordAgain = z.object({ password: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH)) })

export const exportAccount = endpoint('POST', '/api/account/export', {
  summary:
    'Everything the server keeps of the caller, as one zip: JSON to import again, and pages to read. Asks for the password again.',
  body: passwordAgain,
  sends: 'application/zip',
  reply: z.unknown(),
})

export const importAccount = endpoint('POST', '/api/account/import', {
  summary:
    'Take in an export. What is there already stays and is never doubled; answers and choices become those of the file.',
  takes: 'application/zip',
  reply: z.object({ parts: z.record(z.string(), z.number()) }),
})

export const deleteAccount = endpoint('POST', '/api/account/delete', {
  summary: 'Delete the account and everything of it, for good. Asks for the password again.',
  body: passwordAgain,
  reply: z.object({ ok: z.literal(true) }),
})
