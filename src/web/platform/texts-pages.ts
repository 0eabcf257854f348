/** The texts of the longer pages and the help panel, built from one language's words. */
import { percent } from './locale.ts'
import { withPlaceholders } from './placeholders.ts'
import type help from './texts/en/help.json'
import type pages from './texts/en/pages.json'

/** English defines what every language must have. */
type PageWords = typeof help & typeof pages
export type Pages = ReturnType<typeof pagesOf>

/** `named` translates tags and the list of helplines, which are English everywhere but on screen. */
export function pagesOf(words: PageWords, notMeant: string, named: (english: string) => string) {
  const howItReads = withPlaceholders(words.howItReads, {
    measured: ['amount'],
    scale: ['all'],
    emotions: ['amount'],
    stressors: ['amount'],
  })
  const helplines = withPlaceholders(words.helplines, {
    emergency: ['phone'],
    call: ['name'],
    text: ['name'],
    chat: ['name'],
    hours: ['hours'],
    forWhom: ['who'],
    more: ['country'],
    countryIs: ['name'],
    countryKept: ['name'],
    reviewDue: ['day'],
  })
  const topics: Record<string, string> = helplines.topics
  return {
    ...words,
    howItReads: { ...howItReads, scale: howItReads.scale(percent(100)), tagName: named },
    helpPanel: { ...words.helpPanel, notMeant },
    helplines: {
      ...helplines,
      topics,
      textShown: named,
      hours: (hours: string) => helplines.hours(named(hours)),
      forWhom: (who: string) => helplines.forWhom(named(who)),
    },
    plan: withPlaceholders(words.plan, { tooLong: ['most'] }),
  }
}
