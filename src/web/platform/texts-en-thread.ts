/** English texts of what one can do with messages in a thread: reply, edit, unsend, search. */

const count = (amount: number) => amount.toLocaleString('en')

export const englishThread = {
  thread: {
    options: 'Options for your message',
    optionsThis: (text: string) => `Options for your message: ${text}`,
    yours: 'Your message',
    reply: 'Reply',
    replyHint: 'Quotes this message.',
    replyTo: (name: string) => `Reply to ${name}`,
    replyToOwn: 'Reply to your message',
    edit: 'Edit',
    editHint: 'You can edit for five minutes. Others will see that you did.',
    edited: 'edited',
    unsendHint: 'Deletes it for everyone.',
    unsendWhat: 'Your message disappears from everyone’s screen. This can’t be undone.',
    cancel: 'Cancel',
    replying: (name: string) => `Replying to ${name}`,
    replyingToOwn: 'Replying to yourself',
    editing: 'Editing your message',
    stopReplying: 'Cancel reply',
    stopEditing: 'Cancel editing',
    save: 'Save',
    notSaved: 'We couldn’t save your edit. It’s still here; try again.',
    saved: 'Message edited.',
    you: 'You',
    quoteOf: (name: string) => `In reply to ${name}: `,
    quoteOfYou: 'In reply to you: ',
    quoteLoading: 'Loading message',
    quoteGone: 'This message isn’t available.',
    toFirstUnread: 'Jump to first unread',
    notReached: 'We couldn’t find that message.',
    reactionsYours: 'Only you see your reactions.',
    search: 'Search this thread',
    searchTitle: (thread: string) => `Search ${thread}`,
    searchField: 'Search messages',
    searching: 'Searching',
    searchFailed: 'We couldn’t search this thread.',
    searchAgain: 'Try again',
    searchHint: 'Type a word or two to find messages in this thread.',
    found: (amount: number, more: boolean) => {
      if (more) return `${count(amount)} or more messages`
      return amount === 1 ? '1 message' : `${count(amount)} messages`
    },
    noneFound: (asked: string) => `No messages match “${asked}”.`,
    noneFoundYet: (asked: string) => `No recent messages match “${asked}”.`,
    searchEarlier: 'Search earlier messages',
  },
}
