/** English texts of the insights. */
import { count, percent } from './locale.ts'

const mentions = (amount: number) => (amount === 1 ? '1 mention' : `${count(amount)} mentions`)
const messages = (amount: number) => (amount === 1 ? '1 message' : `${count(amount)} messages`)

export const englishInsights = {
  insights: {
    /** Said only in other languages: that only English is read. */
    onlyEnglish: '',
    title: 'Check Up From the Neck Up',
    lede: 'Rewiring trends from your conversations and group chats.',
    loading: 'Loading insights...',
    failed: 'Failed to load insights from the backend.',
    notRefreshed: 'Failed to refresh insights.',
    refresh: 'Refresh Insights',
    refreshed: 'Insights updated',
    balance: 'Balance',
    balanceHint: 'Each ring shows its share of the total',
    domains: 'Domains',
    metrics: { stress: 'Stress', anxiety: 'Anxiety', focus: 'Focus' },
    metricLines: {
      stress: 'Pressure, overload and tension',
      anxiety: 'Worry, fear and going over things',
      focus: 'Attention, clarity and being present',
    },
    domainLines: {
      'Cognitive Processing': 'How you think things through, or get stuck in thoughts',
      Coping: 'What weighs on you and how you deal with it',
      'Self-Regulation': 'Staying calm and focused, or struggling to',
      Empowerment: 'Trusting yourself, setting goals and limits',
      PERMA: 'What makes life good, or is missing: joy, people, meaning',
      'Emotional Disinhibition': 'Strong feelings such as fear, anger or sadness',
      'Exposure/Habit': 'Facing hard things and building habits',
    },
    whatTheyMean: 'What do these domains mean?',
    spoken: (share: number) => `${count(share)} percent`,
    from: (amount: number, among: number) => `From ${mentions(amount)} in ${messages(among)}.`,
    fewMentions: 'That’s too few to say much, so the rings are pale.',
    nothingYet: 'Trends appear after you’ve chatted a little.',
    plain:
      'The rings show how often a subject came up in what you wrote, as a share. They don’t measure your health. Choose a ring to see the sentences behind it.',
    howItReads: 'How it reads your words',
    open: (gauge: string) => `See the sentences behind ${gauge}`,
  },

  receipts: {
    close: 'Close',
    share: (share: number, amount: number, of: number) =>
      `${percent(share)}: ${count(amount)} of ${mentions(of)}`,
    ofThree: 'of stress, anxiety or focus.',
    ofDomains: 'across all domains.',
    loading: 'Loading your sentences',
    failed: 'We couldn’t load your sentences.',
    again: 'Try again.',
    none: 'Nothing you wrote counts here yet.',
    more: 'Show more',
    chat: (name: string) => `Chat with ${name}`,
    pastSession: 'Past session',
    thread: (title: string) => `${title} Chat`,
    groupChat: 'Group Chat',
    countedFor: (tags: readonly string[]) => `Counted for ${tags.join(', ')}`,
    notCounted: 'Not counted',
    notMeant: 'That’s not what I meant',
    undo: 'Undo',
    takenOut: (gauge: string, share: number) => `Taken out. ${gauge} is at ${count(share)} percent now.`,
    putBack: (gauge: string, share: number) => `Counted again. ${gauge} is at ${count(share)} percent now.`,
    notSaved: 'We couldn’t save that. Try again in a moment.',
  },

  trends: {
    title: 'Trends',
    per: 'Per',
    steps: { day: 'Day', week: 'Week', month: 'Month' },
    loading: 'Loading trends',
    failed: 'We couldn’t load your trends.',
    again: 'Try again.',
    notEnough: {
      day: (least: number) =>
        `Not enough yet for a line by day. You’ll see one after two days with at least ${count(least)} mentions each.`,
      week: (least: number) =>
        `Not enough yet for a line by week. You’ll see one after two weeks with at least ${count(least)} mentions each.`,
      month: (least: number) =>
        `Not enough yet for a line by month. You’ll see one after two months with at least ${count(least)} mentions each.`,
    },
    messages: 'Messages',
    mentions: 'Mentions',
    latest: (share: string) => `Latest: ${share}`,
    legend: (least: number) =>
      `A point needs at least ${count(least)} mentions. Where there were fewer, the line has a gap.`,
    picture: (name: string, points: number) =>
      `${name}: a line of ${points} points. The table below has the numbers.`,
    table: 'Show as table',
    tableOf: {
      day: 'Shares by day, in percent',
      week: 'Shares by week, in percent',
      month: 'Shares by month, in percent',
    },
    when: { day: 'Day', week: 'Week from', month: 'Month' },
    missing: 'No messages',
    tooFew: 'Not enough yet',
    together: 'What moves together',
    same: (tag: string, metric: string) => `On days with more “${tag}”, ${metric} came up more as well.`,
    opposite: (tag: string, metric: string) => `On days with more “${tag}”, ${metric} came up less.`,
    over: (days: number) =>
      `Seen over ${count(days)} days. This is about words that came up, not about causes.`,
    noLink: 'Nothing has moved together clearly enough to show.',
  },
}
