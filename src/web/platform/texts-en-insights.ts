/** English texts of the insights. */
import { count } from './locale.ts'

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
    balanceHint: 'Each ring is its share of the three',
    domains: 'Domains',
    metrics: { stress: 'Stress', anxiety: 'Anxiety', focus: 'Focus' },
    nothingYet: 'Trends appear after you’ve chatted a little.',
    plain:
      'The rings say how often certain words came up in what you wrote, each as a share. They do not measure your health. Choose a ring to see the sentences behind it.',
    howItReads: 'How it reads your words',
    open: (gauge: string) => `See the sentences behind ${gauge}`,
  },

  receipts: {
    close: 'Close',
    share: (percent: number, amount: number, of: number) => `${percent}%: ${count(amount)} of ${count(of)}`,
    ofThree: 'times that stress, anxiety or focus came up in what you wrote.',
    ofDomains: 'times that something in what you wrote was given a tag.',
    loading: 'Loading your sentences',
    failed: 'We couldn’t load your sentences.',
    again: 'Try again.',
    none: 'None of your sentences is behind this ring.',
    more: 'Show more',
    chat: (name: string) => `Chat with ${name}`,
    pastSession: 'Past session',
    thread: (title: string) => `${title} Chat`,
    groupChat: 'Group Chat',
    countedFor: (tags: readonly string[]) => `Counted for ${tags.join(', ')}`,
    notCounted: 'Not counted',
    notMeant: 'That’s not what I meant',
    undo: 'Undo',
    takenOut: (gauge: string, percent: number) => `Taken out. ${gauge} is at ${percent} percent now.`,
    putBack: (gauge: string, percent: number) => `Counted again. ${gauge} is at ${percent} percent now.`,
    notSaved: 'That could not be saved. Try again in a moment.',
  },

  trends: {
    title: 'Trends',
    per: 'Per',
    steps: { day: 'Day', week: 'Week', month: 'Month' },
    loading: 'Loading trends',
    failed: 'The trends did not load.',
    again: 'Try again.',
    notEnough: {
      day: 'Not enough yet for a line by day. It appears once two of the last days hold three messages each.',
      week: 'Not enough yet for a line by week. It appears once two of the last weeks hold three messages each.',
      month:
        'Not enough yet for a line by month. It appears once two of the last months hold three messages each.',
    },
    messages: 'Messages',
    legend: (least: number) => `A point needs at least ${least} messages; shaded stretches had none.`,
    scale: (top: number) => `0–${top}%`,
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
