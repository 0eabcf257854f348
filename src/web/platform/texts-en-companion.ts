/** English texts of the companion's screens. */

const count = (amount: number) => amount.toLocaleString('en')

export const englishCompanion = {
  chat: {
    newMessages: 'New messages',
    today: 'Today',
    yesterday: 'Yesterday',
    waiting: 'Waiting to send',
    tooLong: (length: number, limit: number) =>
      `This is ${count(length)} characters long; up to ${count(limit)} fit. It stays here until it is shorter.`,
    notTaken: (reason: string) => `${reason} It was not sent; your words are back here.`,
  },

  companion: {
    /** Said only in other languages: that it reads and answers in English. */
    onlyEnglish: '',
    pastSession: 'Past session',
    conversation: (name: string) => `Conversation with ${name}`,
    program: (name: string) => `${name} is a computer program, not a human.`,
    botSaid: (name: string) => `${name} said: `,
    youSaid: 'You said: ',
    message: (name: string) => `Message to ${name}`,
    placeholder: 'Take your time...',
    send: 'Send',
    writing: (name: string) => `${name} is writing`,
    earlier: 'Loading earlier messages',
    notLoaded: 'We couldn’t load this conversation. You can still write; it will be sent.',
    again: 'Try again',
    finish: 'Finish this session',
    finished: 'This session is in your archive now.',
    stillSending: 'Your last words are still on their way. Finish once they are sent.',
    notFinished: 'The session could not be finished. Try again in a moment.',
  },

  archive: {
    title: 'Archived Chats',
    loading: 'Loading your past sessions...',
    none: 'You have no archived chats yet.',
    failed: 'We couldn’t load your sessions.',
    again: 'Try again.',
    away: 'You’re offline, and no past session is kept on this device yet. They will be here when you’re back.',
    search: 'Search your sessions',
    onlyKept: 'You’re offline: only titles, and sessions you have opened on this device, are searched.',
    noneFound: (asked: string) => `No session mentions “${asked}”.`,
    found: (amount: number) => (amount === 1 ? '1 session found' : `${count(amount)} sessions found`),
    kinds: { journal: 'Journal', stress: 'Stress', goal: 'Goal', reflection: 'Reflection' },
  },

  memory: {
    title: 'What your companion keeps',
    lede: (name: string) =>
      `${name} remembers a few things you said, to pick them up later. Here is all of it; you decide what stays.`,
    loading: 'Loading what is kept',
    none: 'Nothing is kept yet. Things you tell your companion may show up here.',
    failed: 'We couldn’t load what is kept.',
    again: 'Try again.',
    kept: 'Kept',
    said: (when: string) => `Said on ${when}`,
    lastUsed: (when: string) => `last used on ${when}`,
    neverUsed: 'not used yet',
    forget: 'Forget',
    forgetThis: (fact: string) => `Forget: ${fact}`,
    sure: 'Forget this for good?',
    keep: 'Keep',
    forgotten: 'Forgotten. It will not come up again.',
    notForgotten: 'It could not be forgotten. Try again in a moment.',
    avoidTitle: 'Do not ask about',
    avoidLede: 'Topics your companion will not bring up by itself.',
    topic: 'Topic',
    add: 'Add',
    remove: (topic: string) => `Remove: ${topic}`,
    noTopics: 'No topics yet.',
    notSaved: 'The topics could not be saved. Try again in a moment.',
    topicTooLong: (most: number) => `Use at most ${most} characters.`,
    tooMany: (most: number) => `Up to ${most} topics fit.`,
  },
}
