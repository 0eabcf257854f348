/** The texts of the insights that take values. */
import { percent } from './locale.ts'
import { withPlaceholders } from './placeholders.ts'
import type english from './texts/en/insights.json'

export function insightsTexts(words: typeof english) {
  const insights = withPlaceholders(words.insights, {
    spoken: ['percent'],
    from: ['mentions', 'messages'],
    fewMentions: ['mentions', 'least'],
    mentions: ['amount'],
    messages: ['amount'],
    open: ['gauge'],
  })
  const receipts = withPlaceholders(words.receipts, {
    share: ['share', 'amount', 'mentions'],
    chat: ['name'],
    thread: ['title'],
    countedFor: ['tags', 'amount'],
    takenOut: ['gauge', 'percent'],
    putBack: ['gauge', 'percent'],
  })
  const soFar = withPlaceholders(words.trends.soFar, {
    day: ['mentions'],
    week: ['mentions'],
    month: ['mentions'],
  })
  return {
    insights: {
      ...insights,
      summary: {
        ...insights.summary,
        lately: withPlaceholders(words.insights.summary.lately, { most: ['topics'] }),
        ever: withPlaceholders(words.insights.summary.ever, { most: ['topics'] }),
      },
      from: (amount: number, among: number) =>
        insights.from(insights.mentions(amount), insights.messages(among)),
      fewMentions: (amount: number, least: number) => insights.fewMentions(insights.mentions(amount), least),
    },
    receipts: {
      ...receipts,
      share: (share: number, amount: number, of: number) =>
        receipts.share(percent(share), amount, insights.mentions(of)),
      countedFor: (tags: readonly string[]) => receipts.countedFor(tags.join(', '), tags.length),
    },
    trends: {
      ...withPlaceholders(words.trends, {
        legend: ['least'],
        picture: ['name', 'amount'],
        same: ['tag', 'metric'],
        opposite: ['tag', 'metric'],
        over: ['amount'],
      }),
      latest: withPlaceholders(words.trends.latest, {
        day: ['when', 'share'],
        week: ['when', 'share'],
        month: ['when', 'share'],
      }),
      pointIn: withPlaceholders(words.trends.pointIn, {
        day: ['when', 'share'],
        week: ['when', 'share'],
        month: ['when', 'share'],
      }),
      soFar: {
        day: (amount: number) => soFar.day(insights.mentions(amount)),
        week: (amount: number) => soFar.week(insights.mentions(amount)),
        month: (amount: number) => soFar.month(insights.mentions(amount)),
      },
      notEnough: withPlaceholders(words.trends.notEnough, {
        day: ['least'],
        week: ['least'],
        month: ['least'],
      }),
    },
  }
}
