/**
 * A mood check-in: a few feeling words and their strength, whenever somebody wants to. There is no score,
 * and the words are a fixed list, so nothing has to be interpreted.
 */
import * as z from 'zod/mini'
import { messageId } from './companion.ts'
import { endpoint } from './endpoint.ts'

export const feelings = [
  'calm',
  'content',
  'hopeful',
  'grateful',
  'tired',
  'tense',
  'worried',
  'sad',
  'lonely',
  'angry',
] as const
export type Feeling = (typeof feelings)[number]

export const strengths = ['slight', 'clear', 'strong'] as const
export type Strength = (typeof strengths)[number]

export const MOST_FEELINGS = 3
/** How many of the newest check-ins are given at once. */
export const MOST_CHECK_INS = 1000

const felt = {
  /** One to three of the words, each once. */
  feelings: z.array(z.enum(feelings)).check(
    z.minLength(1),
    z.maxLength(MOST_FEELINGS),
    z.refine(words => new Set(words).size === words.length, 'twice'),
  ),
  strength: z.enum(strengths),
}

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
  body: z.object(felt),
  reply: moodCheckIn,
})

export const deleteMood = endpoint('DELETE', '/api/mood/:id', {
  summary: 'Remove a check-in. Done again, it changes nothing.',
  params: z.object({ id: messageId }),
  reply: z.object({ ok: z.literal(true) }),
})
