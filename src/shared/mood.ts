/**
 * A mood check-in: a few feeling words and their strength, whenever somebody wants to. The words are a fixed
 * list and at most one of the person's own. There is no score.
 */
import * as z from 'zod/mini'
import { Care } from './care.ts'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'

/** Offered first; pleasant and unpleasant ones in equal number. */
export const commonFeelings = [
  'calm',
  'content',
  'happy',
  'hopeful',
  'grateful',
  'excited',
  'tired',
  'tense',
  'worried',
  'sad',
  'lonely',
  'angry',
] as const

export const moreFeelings = [
  'proud',
  'relieved',
  'curious',
  'confident',
  'inspired',
  'energetic',
  'overwhelmed',
  'frustrated',
  'disappointed',
  'guilty',
  'ashamed',
  'numb',
  'bored',
] as const

export const feelings = [...commonFeelings, ...moreFeelings] as const
export type Feeling = (typeof feelings)[number]

export const strengths = ['slight', 'clear', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Their own word included. */
export const MOST_FEELINGS = 3
export const MAX_OWN_WORD_LENGTH = 30
/** How many of the newest check-ins are given at once. */
export const MOST_CHECK_INS = 1000

const felt = {
  /** Each of the words once. */
  feelings: z.array(z.enum(feelings)).check(
    z.maxLength(MOST_FEELINGS),
    z.refine(words => new Set(words).size === words.length, 'twice'),
  ),
  /** A word that is not on the list. */
  ownWord: z.optional(
    z.string().check(
      z.maxLength(MAX_OWN_WORD_LENGTH),
      z.refine(word => word.trim() !== '', 'blank'),
    ),
  ),
  strength: z.enum(strengths),
}

type Words = { feelings: Feeling[]; ownWord?: string | undefined }

/** One to three words in all. */
export const someWords = z.refine<Words>(({ feelings, ownWord }) => {
  const words = feelings.length + (ownWord === undefined ? 0 : 1)
  return words >= 1 && words <= MOST_FEELINGS
}, 'one to three words')

const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine(day => !Number.isNaN(Date.parse(day))),
)

export const moodCheckIn = z.object({
  id: messageId,
  at: z.string(),
  /** The day it is for, where its author was. */
  day,
  ...felt,
})
export type MoodCheckIn = z.infer<typeof moodCheckIn>

export const getMood = endpoint('GET', '/api/mood', {
  summary: 'The caller’s check-ins of the last year, oldest first, and whether they want to be asked.',
  reply: z.object({
    /** The caller's own today. */
    today: z.string(),
    asks: z.boolean(),
    checkIns: z.array(moodCheckIn),
  }),
})

export const putMood = endpoint('PUT', '/api/mood/:id', {
  summary: 'Say how one feels. The same id again changes the words, not the day.',
  params: z.object({ id: messageId }),
  body: z.object(felt).check(someWords),
  /** `care` is the verdict on the person's own word. */
  reply: z.extend(moodCheckIn, { care: Care }),
})

export const deleteMood = endpoint('DELETE', '/api/mood/:id', {
  summary: 'Remove a check-in. Done again, it changes nothing.',
  params: z.object({ id: messageId }),
  reply: z.object({ ok: z.literal(true) }),
})
