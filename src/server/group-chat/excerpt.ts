/** The beginning of a message, for lists. */
import { EXCERPT_LENGTH, type Notification } from '#shared/group-chat.ts'
import { isCovered } from './messages.ts'
import type { Body } from './thread-keys.ts'

export type Excerpt = Notification['excerpt']

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Enough code units for that many visible characters. */
const LOOKED_AT = EXCERPT_LENGTH * 8

export function excerptOf(from: string, body: Body, mentionsYou: boolean): Excerpt {
  if (isCovered(body)) return { from, text: '', mentionsYou, covered: true }
  return { from, text: beginningOf(body.text), mentionsYou }
}

function beginningOf(text: string): string {
  const line = text.slice(0, LOOKED_AT).replace(/\s+/gu, ' ').trim()
  const all = Array.from(letters.segment(line), ({ segment }) => segment)
  const isWhole = all.length <= EXCERPT_LENGTH && text.length <= LOOKED_AT
  return isWhole ? line : `${all.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
}
