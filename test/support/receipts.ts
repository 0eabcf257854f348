/** Messages and the sentences behind the gauges, with a reader that recognises a few known words. */
import { classify, getSummary, type TagResult } from '#shared/classification.ts'
import { removeMessage } from '#shared/group-chat.ts'
import { domainCounts, getReceipts, metricCounts, objectToReceipt, type Receipt } from '#shared/insights.ts'
import { hierarchy, tagCodes } from '#shared/taxonomy.ts'
import type { SignedIn } from '#test/support/app.ts'
import type { Member } from '#test/support/group.ts'
import { readingWith } from '#test/support/reading.ts'

/** Recognised wherever they occur, so a test knows a message's tags. */
export const words: [word: string, tag: string][] = [
  ['stressed', 'Stress Load'],
  ['deadline', 'Work Pressure'],
  ['worried', 'Worry'],
  ['focused', 'Focus'],
  ['grateful', 'Gratitude'],
  ['angry', 'Anger'],
]

export const reader = {
  async read(text: string) {
    const results: Record<string, TagResult> = {}
    for (const [word, tag] of words) {
      const evidence = [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => {
        return { start: index, end: index + word.length, text: word }
      })
      if (evidence.length > 0) results[tag] = { score: 0.9, codes: tagCodes[tag] ?? [], evidence }
    }
    return readingWith({ results, labels: Object.keys(results) })
  },
}

let made = 0

/** Sends a message and returns its id. */
export async function say(person: SignedIn, text: string, more: object = {}): Promise<string> {
  made += 1
  const messageId = `m${made}`
  const body = { userId: person.user.sub, context: 'TwinBot', text, messageId, ...more }
  await person.call(classify, { body })
  return messageId
}

/** The same in the thread Sleep, where it can be unsent. */
export async function sayInGroup(person: Member, text: string): Promise<string> {
  const id = await say(person, text, { context: 'group', threadId: 'sleep' })
  await person.say(text, { id })
  return id
}

export const unsend = (person: SignedIn, id: string) =>
  person.call(removeMessage, { params: { threadId: 'sleep', id } })

export async function sentencesBehindGauge(person: SignedIn, gauge: string): Promise<Receipt[]> {
  const all: Receipt[] = []
  for (let before: string | undefined; ; ) {
    const { receipts, next } = await person.call(getReceipts, {
      query: before ? { gauge, before } : { gauge },
    })
    all.push(...receipts)
    if (!next) return all
    before = next
  }
}

export async function gaugeCounts(person: SignedIn): Promise<Record<string, number>> {
  const { current } = await person.call(getSummary)
  return { ...metricCounts(current), ...domainCounts(current, tagCodes, hierarchy) }
}

export const object = (person: SignedIn, messageId: string, gauge: string, counted: boolean) =>
  person.call(objectToReceipt, { params: { messageId }, body: { gauge, counted } })
