/** English texts of the community's screens. */
import { count } from './locale.ts'

/** "Ada", "Ada and Ben", "Ada, Ben and 3 more" */
function people(names: readonly string[], amount: number): string {
  const shown = names.slice(0, 2)
  const more = amount - shown.length
  if (more > 0) return `${shown.join(', ')} and ${count(more)} more`
  return shown.join(' and ')
}

export const englishCommunity = {
  community: { title: 'Community', lede: 'Others can read what you post here.' },

  streams: {
    page: 'Stream Selector',
    lede: 'What’s on your mind today?',
    upload: 'Upload profile picture',
    preview: 'Preview only, not saved',
    notAnImage: 'Choose an image file.',
    pictureOf: (name: string) => `Picture of ${name}`,
    goTo: 'Go to...',
    topics: (amount: number) => (amount === 1 ? '1 topic' : `${amount} topics`),
    list: 'Streams',
  },

  threads: {
    page: 'Stream Threads',
    lede: 'Choose a thread to join the conversation.',
    about: (topic: string) => `Threads about ${topic}`,
    none: 'No threads matched your topic.',
    unknownStream: 'There is no such stream.',
    toStreams: 'See the five streams',
    all: 'See all threads of this stream',
    lastMessage: (when: string) => `Last message ${when}`,
    noMessages: 'No messages yet',
  },

  group: {
    page: 'Group Chat',
    title: (thread: string) => `${thread} Chat`,
    welcome: (thread: string) => `Welcome to the ${thread} group!`,
    unknownThread: 'There is no such thread.',
    toThreads: 'See all threads',
    conversation: (thread: string) => `Conversation in ${thread}`,
    message: (thread: string) => `Message to the ${thread} group`,
    placeholder: 'Type your message...',
    send: 'Send',
    switchThread: 'Switch thread...',
    connecting: 'Connecting...',
    connected: 'Connected',
    reconnecting: 'Reconnecting...',
    offline: 'Offline',
    spokenOpen: 'This thread is live.',
    spokenLost: 'Connection lost. Reconnecting…',
    here: (names: readonly string[], amount: number) =>
      `${people(names, amount)} ${amount === 1 ? 'is' : 'are'} here`,
    typing: (names: readonly string[]) =>
      `${people(names, names.length)} ${names.length === 1 ? 'is' : 'are'} typing...`,
    domains: (list: readonly string[]) => `Domains: ${list.join(', ')}`,
    noTags: 'No tags',
    onlyYou: 'Only you see this',
    notAnswered: 'The companion could not answer.',
    youSaid: 'You said: ',
    said: (name: string) => `${name}: `,
    formerMember: 'Former member',
    removed: 'Message removed',
    covered: 'This message talks about suicide or self-harm.',
    show: 'Show',
    unread: 'Unread from here',
    earlier: 'Loading earlier messages',
    notLoaded: 'We couldn’t load this thread. You can still write; it will be sent.',
    again: 'Try again',
    reactions: { '👍': 'Thumbs up', '❤️': 'Heart', '😂': 'Laughing' } satisfies Record<string, string>,
    unsend: 'Unsend',
    unsendSure: 'Unsend for everyone?',
    notUnsent: 'We couldn’t unsend it. Try again in a moment.',
    unsent: 'Message unsent.',
    manyNew: (amount: number) => `${count(amount)} new messages`,
  },

  notifications: {
    title: 'Notifications',
    none: 'You have no new notifications right now.',
    loading: 'Checking for new messages',
    failed: 'We couldn’t check for new messages.',
    again: 'Try again.',
    list: 'Threads with unread messages',
    unread: (amount: number, most: number) => {
      if (amount >= most) return `More than ${count(most - 1)} unread messages`
      return amount === 1 ? '1 unread message' : `${count(amount)} unread messages`
    },
    mentions: (amount: number) => (amount === 1 ? '1 mention' : `${count(amount)} mentions`),
    inThreads: (amount: number) =>
      amount === 1 ? 'New messages in 1 thread' : `New messages in ${amount} threads`,
    wrote: (name: string) => `${name}:`,
    mentionedYou: (name: string) => `${name} mentioned you:`,
    covered: 'Sensitive message. Open the thread to see it.',
    count,
    many: (more: number) => `${count(more)}+`,
    unreadUnit: 'unread',
    mentionUnit: (amount: number): string => (amount === 1 ? 'mention' : 'mentions'),
    threadUnit: (amount: number): string => (amount === 1 ? 'thread' : 'threads'),
  },
}
