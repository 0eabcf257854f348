/** English texts of everything behind the login form, apart from what a feature keeps in a file of its own. */
import { count } from './locale.ts'
import { englishAccount } from './texts-en-account.ts'
import { englishCare } from './texts-en-care.ts'
import { englishCommunity } from './texts-en-community.ts'
import { englishCompanion } from './texts-en-companion.ts'
import { englishInsights } from './texts-en-insights.ts'
import { englishModeration } from './texts-en-moderation.ts'
import { englishMood } from './texts-en-mood.ts'
import { englishPush } from './texts-en-push.ts'
import { englishSettings } from './texts-en-settings.ts'
import { englishThread } from './texts-en-thread.ts'

export type InsideTexts = typeof englishInside

export const englishInside = {
  ...englishAccount,
  ...englishCare,
  ...englishCommunity,
  ...englishCompanion,
  ...englishInsights,
  ...englishModeration,
  ...englishMood,
  ...englishPush,
  ...englishSettings,
  ...englishThread,

  /** A stream, topic, thread, domain or tag by its name, which is English everywhere but on the screen. */
  named: (name: string) => name,

  profile: {
    page: 'Build your profile',
    title: 'Let’s begin with you',
    lede: 'Five questions, no right answers. A sentence or two is plenty.',
    /** Said only in other languages. */
    onlyEnglish: '',
    placeholder: 'Write as much or as little as you like',
    answered: (count: number, of: number) => `${count} of ${of} answered`,
    submit: 'Continue',
    submitting: 'Submitting...',
    tooLong: (length: number, limit: number) =>
      `This is ${count(length)} characters long; up to ${count(limit)} fit.`,
    notSaved: 'Your answers are not saved yet. They stay here; try again in a moment.',
    reading: 'Reading your answers',
    found: 'Domains found',
    resultTitle: 'What your answers touch on',
    resultLede: 'A program read them and marked the words it went by. It can be wrong.',
    because: (words: readonly string[]) => `Your words: ${words.map(word => `“${word}”`).join(', ')}`,
    movesOn: (seconds: number) => `Moves on after ${count(seconds)} seconds without a touch.`,
    stay: 'Stay here',
    noneFound: 'Nothing stood out here.',
    notRead: 'Classification failed',
    short: {
      momentThatChangedYou: 'Moment that changed you',
      handlingBigEmotions: 'Handling big emotions',
      feltAlone: 'Felt alone',
      quietPride: 'Quiet pride',
      turnTo: 'Who or what you turn to',
    },
    questions: {
      momentThatChangedYou: 'What’s a moment that changed you?',
      handlingBigEmotions: 'How do you handle big emotions?',
      feltAlone: 'When have you felt alone?',
      quietPride: 'What are you quietly proud of?',
      turnTo: 'Who or what do you turn to?',
    },
  },

  intro: {
    title: 'Meet your TwinBot',
    greeting: (name: string) =>
      `${name ? `Hi ${name}.` : 'Hi.'} I’ll ask questions, listen, and help you notice patterns. Take things at your own pace.`,
    program: 'I’m a program, not a therapist.',
    name: 'Name or nickname',
    optional: '(optional)',
    hint: 'Leave it blank and I’ll stay TwinBot.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    submit: 'GET STARTED',
    notSaved: 'The name is not saved yet. Try again in a moment.',
  },

  dashboard: {
    page: 'Dashboard',
    title: 'Welcome Back',
    lede: 'What would help right now?',
    tiles: {
      myChats: ['My Chats', (name: string) => `Pick up with ${name} where you left off`],
      groupChat: ['Group Chat', 'Return to your latest thread'],
      notifications: ['Notifications', 'New messages in your threads'],
      community: ['Community', 'All shared areas in one place'],
      streamSelector: ['Stream Selector', 'Find a thread by topic'],
      streamThreads: ['Stream Threads', 'Browse all twenty threads'],
      archive: ['Chat Archive', 'Return to past sessions'],
      emotionCheck: ['Emotion Check', 'See the trends in your words'],
    } satisfies Record<string, [string, string | ((name: string) => string)]>,
  },

  firstVisit: {
    talk: {
      title: (companion: string) => `Talk with ${companion}`,
      text: (companion: string) =>
        `Write about whatever is on your mind, at any hour. ${companion} is a program, not a therapist: it listens, asks and remembers. Other members never see this chat.`,
    },
    threads: {
      title: 'Meet people in threads',
      text: 'There are twenty group chats, from sleep to study. People there see your first name and what you post. You can unsend a message, and block or report someone.',
    },
    patterns: {
      title: 'See your patterns, and find help',
      text: 'Emotion Check shows trends in what you write. If things get hard, Help now at the top of every page has people you can call or text.',
    },
    step: (card: number, of: number) => `${card} of ${of}`,
    skip: 'Skip',
    skipAll: 'Skip the introduction',
    back: 'Back',
    next: 'Next',
    done: 'Done',
  },

  contact: {
    title: 'Contact Us',
    lede: 'Real change starts by speaking up. We got your back!',
    emailUs: 'You can email us at ',
    anytime: ' anytime.',
    name: 'Your name',
    email: 'Your email',
    message: 'Your message',
    submit: 'Send Message',
    noTicket:
      'This form doesn’t send a message or open a ticket: it prepares an email for you to send yourself.',
    noTicketNobody:
      'This form doesn’t send a message or open a ticket, and no support address has been set up here.',
    nothingSent: 'Nothing has been sent from this form.',
    pleaseEmail: ' Please email ',
    subject: (name: string) => `A message from ${name}`,
  },
}
