/** The texts of the community's screens that take values. */
import { count, list } from './locale.ts'
import { withPlaceholders } from './placeholders.ts'
import type english from './texts/en/community.json'

export function communityTexts(words: typeof english) {
  const group = withPlaceholders(words.group, {
    title: ['thread'],
    welcome: ['thread'],
    conversation: ['thread'],
    message: ['thread'],
    here: ['people', 'amount'],
    more: ['amount'],
    typing: ['people', 'amount'],
    domains: ['list'],
    said: ['name'],
    manyNew: ['amount'],
  })
  const notifications = withPlaceholders(words.notifications, {
    unread: ['amount'],
    moreUnread: ['amount'],
    mentions: ['amount'],
    inThreads: ['amount'],
    wrote: ['name'],
    mentionedYou: ['name'],
    many: ['amount'],
    mentionUnit: ['amount'],
  })

  /** "Ada", "Ada and Ben", "Ada, Ben, and 3 more" */
  function people(names: readonly string[], amount: number): string {
    const shown = names.slice(0, 2)
    const more = amount - shown.length
    return list(more > 0 ? [...shown, group.more(more)] : shown)
  }

  return {
    streams: withPlaceholders(words.streams, { pictureOf: ['name'], topics: ['amount'] }),
    threads: withPlaceholders(words.threads, { about: ['topic'], lastMessage: ['when'] }),
    group: {
      ...group,
      here: (names: readonly string[], amount: number) => group.here(people(names, amount), amount),
      typing: (names: readonly string[]) => group.typing(people(names, names.length), names.length),
      domains: (domains: readonly string[]) => group.domains(domains.join(', ')),
    },
    notifications: {
      ...notifications,
      count,
      unread: (amount: number, most: number) =>
        amount >= most ? notifications.moreUnread(most - 1) : notifications.unread(amount),
    },
  }
}
