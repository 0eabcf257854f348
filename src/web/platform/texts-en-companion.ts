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

  dictation: {
    start: 'Dictate',
    stop: 'Stop dictating',
    where:
      'Your browser turns speech into text. To do that, it may send the sound to the company that makes it, such as Google or Apple. TwinBot never gets the sound.',
    agree: 'Start dictating',
    notNow: 'Not now',
    listening: 'Listening. Check the text before you send it.',
    problems: {
      blocked: 'Your browser doesn’t allow the microphone here. You can change that in its settings.',
      network: 'Dictation needs a connection. Try again when you’re online.',
      failed: 'Dictation stopped. Try again in a moment.',
    },
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
    about: {
      more: 'About this reply',
      moreThis: (reply: string) => `About this reply: ${reply}`,
      why: 'Why this answer?',
      writtenFor: 'Written for:',
      general: 'This is a general line for the kind of message you sent.',
      unknown: 'There’s no record of how this reply was chosen.',
      notIt: 'That’s not it',
      already: 'You’ve already said that this one missed.',
      failed: 'That didn’t work. Try again in a moment.',
    },
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
    title: 'What your companion remembers',
    lede: (name: string) =>
      `${name} remembers some of your sentences, word for word. This is all of them. You can remove any.`,
    loading: 'Loading what your companion remembers',
    none: 'Nothing yet. Sentences you write to your companion may show up here.',
    failed: 'We couldn’t load what your companion remembers.',
    again: 'Try again.',
    kept: 'Your sentences',
    noDay: 'Some time ago',
    forget: 'Forget',
    forgetThis: (sentence: string) => `Forget: ${sentence}`,
    sure: 'Forget this? This can’t be undone.',
    keep: 'Keep',
    forgotten: 'Forgotten. It won’t come up again.',
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
