/** The longer English pages, loaded only where they are read. */
import { count, percent } from './locale.ts'
import { englishHelp } from './texts-en-help.ts'

export type PageText = {
  title: string
  lede: string
  sections: { heading: string; paragraphs: string[] }[]
}

export const englishPages = {
  howItReads: {
    title: 'How it reads and answers',
    lede: 'A small program reads your messages, tags them and picks your companion’s replies. Here is how it works and how often it gets things right.',
    loading: 'Loading figures...',
    failed: 'The figures could not be loaded. Please try again later.',
    upFront: 'How often it gets things right',
    right3: 'of the tags it gives are right',
    found3: 'of the tags a careful reader would give are found',
    wrong3: 'of messages with nothing to tag get a tag anyway',
    measured: (messages: number) => `Measured on ${count(messages)} messages it had not learned from.`,
    answersTitle: 'How your companion answers',
    answers: [
      'Your companion is a program. No person writes to you, and nobody reads your messages to answer them.',
      'Every sentence it says was written in advance, with the help of language models, and read line by line before it was added. Each reply was written for a moment many people know, such as “one jigsaw piece missing” or “forgot a birthday”.',
      'Nothing is composed while you write. A small model on this server finds the moments closest in meaning to your message and picks one of their replies. If nothing is close enough, you get a general line. Your own words may come back to you in quotation marks.',
    ],
    moreAnswers: 'When the answers miss, and the one exception',
    exceptions: [
      'It still misses. Two readers who knew nothing of how it works read its replies to 120 everyday messages it had never seen: just under half were good, a little over a third were bland, and 14 to 17 in 100 were wrong.',
      'To see what a reply was written for, open the menu next to it and choose “Why this answer?”. If it missed, choose “That’s not it”.',
      'There is one exception: if this server has a larger language model set up and you agree to it in Settings, that model may word the replies. It stays off until you agree.',
    ],
    tagsTitle: 'What the tags can and can’t do',
    explain: [
      'One small model reads each message once, on this server, and tags what it finds: worry, pride, pressure at work. The rings on your insights page are counted from these tags.',
      'It reads English only. It can miss irony, jokes and anything said between the lines. It never knows why you feel something, and it does not measure health.',
      'Every tag shows the words that led to it, and you can take any sentence out of your insights. Nothing you write leaves the server for this.',
    ],
    allFigures: 'All the figures',
    scale: `${percent(100)} would mean that the program and a careful reader agreed on every message. Two careful readers don’t always agree with each other either.`,
    onFiles: 'On messages tagged in advance',
    file: 'Messages',
    sets: {
      visible: 'Given to us for testing',
      'gold-h': 'Used to set how sure it must be',
      'unread-k': 'Kept aside until the test',
    },
    messages: 'How many',
    tags: 'Tags',
    signals: 'Patterns',
    stress: 'Stress',
    anxiety: 'Anxiety',
    focus: 'Focus',
    traps: 'Easy to misread',
    falseTags: 'Tagged though nothing was there',
    trapsNote:
      'Only messages the model did not learn from. We used one set to decide how sure it must be, so trust the others more. Patterns are things such as putting something off or feeling it’s too much. Easy to misread are “not stressed at all”, somebody else’s worry, something long over, or an idiom.',
    publicSets: 'On public collections',
    emotions: (texts: number) => `28 emotions on ${count(texts)} comments (GoEmotions)`,
    ekman: 'The same as six basic emotions',
    stressors: (texts: number) => `Nine kinds of stressor on ${count(texts)} sentences (SAD)`,
    perTag: 'Tag by tag, over the same messages',
    tag: 'Tag',
    tagName: (tag: string) => tag,
    right: 'Found',
    missed: 'Missed',
    wrong: 'Wrongly given',
  },
  terms: {
    title: 'Terms and conditions',
    lede: 'Short, and meant to be read.',
    sections: [
      {
        heading: 'What this is',
        paragraphs: [
          'TwinBot is a program for self-reflection. Your companion asks and answers by itself; no person writes back. It is not therapy, not medical advice, and not a crisis service. It does not diagnose, and it can misread you.',
          'If you or somebody else may be in danger, call your local emergency number. The page “Help now” is open to everybody, without an account.',
        ],
      },
      {
        heading: 'Who may use it',
        paragraphs: [
          'You must be 18 or older. One account is for one person. Keep your password to yourself; what is done with your account counts as done by you.',
        ],
      },
      {
        heading: 'In the community',
        paragraphs: [
          'Group threads are read by other members. They see your given name and what you write there, and nobody can promise that they keep it to themselves. Write nothing about other people that they would not want told.',
          'Do not threaten, harass or urge anybody to hurt themselves or others. Messages that do can be refused, and accounts that do can be suspended.',
        ],
      },
      {
        heading: 'What belongs to whom',
        paragraphs: [
          'What you write stays yours. You let the service store and process it only to run the product for you and, in group threads, to show it to other members.',
        ],
      },
      {
        heading: 'No guarantees',
        paragraphs: [
          'The service is offered as it is. It may be interrupted or changed. Percentages on the insights page say how often certain words came up; they are not a measure of health.',
        ],
      },
    ],
  },

  privacy: {
    title: 'Privacy',
    lede: 'What is kept, where, and who can read it.',
    sections: [
      {
        heading: 'What is stored',
        paragraphs: [
          'Your first and last name, your email address, a hash of your password (never the password), the devices you are signed in on, the five profile answers, the name you give your companion, and what you write in chats and group threads, with what the program read out of it.',
          'Also what your companion keeps of your talks, how you said you felt in check-ins, your safety plan, whom you blocked, what you chose in Settings, when the program was concerned about something you wrote, and, if you turn notifications on, the address your browser gives for them.',
          'In this browser: your sign-in, your answers, your companion’s name, which threads you opened last, and a copy of what you last read, so that it opens without a network. Logging out removes them here. Only what you wrote and could not send yet stays, unreadable until you log in again.',
        ],
      },
      {
        heading: 'How it is protected',
        paragraphs: [
          'Text that you write is encrypted before it is put into the database, under a key of your own account. The server itself can read it: it has to, in order to answer you. So the people who run this server, and whoever gets hold of both the server and its secret, could read it too. A connection over https protects it on the way.',
          'This is not a confidential conversation in the sense that one with a doctor or a lawyer is.',
        ],
      },
      {
        heading: 'Who sees what',
        paragraphs: [
          'Your companion chats and profile answers are shown to you alone. What you write in a group thread is shown to its members under your given name. Other members never get your email address, your last name or your account id.',
          'A group message that somebody reports, or that is held back because it may push people towards harm, can be read by those who run this server.',
          'If this server has a language model set up, it stays off until you agree in Settings. From then on what you write to your companion may go to whoever runs that model.',
          'There are no advertisements, no trackers, and nothing is sold.',
        ],
      },
      {
        heading: 'Asking, correcting, leaving',
        paragraphs: [
          'In Settings you can change your answers, see and remove what your companion keeps, take everything with you in one file, and delete your account. Then all of it is gone, and in group threads the words go and their place stays.',
          'Backups that those who run this server have made hold it until they are deleted. For anything else write to the support address.',
        ],
      },
    ],
  },

  ...englishHelp,
} satisfies Record<'terms' | 'privacy', PageText> & Record<'helpNow' | 'howItReads' | 'safety', unknown>

export type Pages = typeof englishPages
