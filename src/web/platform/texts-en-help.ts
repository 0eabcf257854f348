/** English texts of the help panel, /help-now and /safety: loaded with them. */
import type { CareCategory } from '#shared/care.ts'
import { NOT_MEANT, type PlanField } from '#shared/support.ts'

export const englishHelp = {
  helpPanel: {
    title: 'You don’t have to be alone with this',
    /** By category only where the fixed answer is; each is right to read in any crisis, since categories err. */
    openings: {
      harm_others:
        'Thank you for saying it. If you might hurt somebody, or yourself, please step away now. These people can help.',
      abuse_violence:
        'What you describe is not your fault. Is it safe to read this screen right now? You can close it with one tap, and come back.',
      suicide_attempt:
        'If you have hurt yourself or taken something, call the emergency number before anything else, or ask somebody near you to call.',
      panic_medical:
        'Put both feet on the floor, and let one slow breath out be longer than the breath in. If your chest hurts, you can’t get air, one side feels weak or you might faint, call the emergency number.',
      third_party:
        'Thank you for telling. Whether it is about you or somebody else: ask directly, listen, stay, and call together.',
    } satisfies Partial<Record<CareCategory, string>>,
    opening:
      'Thank you for telling. Here are people you can reach right now. If you can, put some distance between you and anything you could use to hurt yourself, and be near someone.',
    /** Before the opening, for somebody under 18 whom another person hurts. */
    blameless: 'You did nothing wrong.',
    fromBar: 'Here are people you can reach right now.',
    safer: 'I’m safer now',
    notMeant: NOT_MEANT.en,
    footer: 'No person here has read this or been alerted.',
    close: 'Close, and go on writing',
  },

  ways: {
    label: 'Ways to get help',
    emergency: (number: string) => `Call ${number}`,
    emergencyNote: 'Emergency: you are in danger now, or have hurt yourself or taken something',
    emergencyUnknown: 'Call your local emergency number',
    emergencyUnknownNote:
      'If you are in danger now, or have hurt yourself or taken something. 112 works in many countries.',
    call: (name: string) => `Call ${name}`,
    text: (name: string) => `Write to ${name}`,
    chat: (name: string) => `Chat with ${name}`,
    /** What to write where, as the list of helplines has it. */
    textShown: (shown: string) => shown,
    open: 'Find a line',
    openNote: 'Free lines by country, by phone, text or chat',
    anyTime: 'Any time, day and night',
    hours: (hours: string) => `Open: ${hours}`,
    forWhom: (who: string) => `For ${who}`,
    otherSite: 'opens another site',
    more: (country: string) => `More lines in ${country}`,
    topics: {
      abuse_violence: 'Violence at home',
      child_youth: 'Children and young people',
      medical: 'Medical advice',
    } as Record<string, string>,
    country: 'Other country',
    countryIs: (name: string) => `Numbers shown for: ${name}`,
    countryUnknown: 'We don’t know your country, so no numbers are shown. Choose it here.',
    countryNone: 'Another country',
    countryChoose: 'Choose a country',
    reviewDue: (day: string) =>
      `These numbers were to be checked again by ${day}, and have not been. If one does not work, use findahelpline.com.`,
  },

  trusted: {
    title: 'Message someone I trust',
    note: 'A few words are ready. Change them as you like.',
    label: 'Your message',
    draft:
      'Hi. I’m not doing well right now, and I don’t want to be alone with it. Could you call me, or come over?',
    sms: 'Send as a text',
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied. You can paste it anywhere.',
    notCopied: 'It could not be copied. You can select the words and copy them by hand.',
  },

  grounding: {
    title: 'A 60-second grounding exercise',
    note: 'Five small steps with your senses. Stop whenever you want.',
    start: 'Start',
    stop: 'Stop',
    again: 'Once more',
    left: (seconds: number) => `${seconds} seconds left`,
    done: 'That was a minute. You are still here.',
    steps: [
      'Look around. Name five things you can see.',
      'Feel four things: your feet on the floor, your clothes, the air.',
      'Listen for three sounds, near or far.',
      'Notice two things you can smell, or like the smell of.',
      'Breathe in, and out slowly, longer than in. Let your shoulders drop.',
    ],
  },

  plan: {
    title: 'My safety plan',
    note: 'A few words for hard hours, written by you. Kept encrypted for your account, and on this device for when there is no network.',
    fields: {
      signs: 'Signs that it is getting hard',
      helps: 'What helps me by myself',
      company: 'People and places that take my mind off it',
      people: 'People I can ask for help, with their numbers',
      surroundings: 'What makes my surroundings safer',
    } satisfies Record<PlanField, string>,
    save: 'Save my plan',
    saved: 'Your plan is saved.',
    savedHere: 'Your plan is kept on this device. It will be saved to your account when the network is back.',
    notSaved: 'Your plan could not be saved yet. Your words stay here; try again in a moment.',
    loading: 'Opening your plan',
    notLoaded: 'Your plan could not be opened. It is still there; try again when the network is back.',
    tooLong: (most: number) => `Use at most ${most} characters.`,
    signIn: 'When you are signed in, you can keep a safety plan here.',
  },

  helpNow: {
    title: 'Help now',
    lede: 'You don’t have to sort this out alone, and you don’t need an account to read this.',
    emergency: 'If someone may be in danger right now',
    talk: 'If you want to talk to someone',
    yourself: 'What you can do right here',
    steps: {
      heading: 'Until then',
      list: [
        'Move a little away from anything you could hurt yourself with.',
        'Tell one person, in one sentence, how things are. A message is enough.',
        'Breathe out slowly, longer than you breathe in, a few times.',
      ],
    },
    program:
      'TwinBot is a computer program. It cannot see where you are, it cannot call anybody, and nobody watches your chats.',
    toSafety: 'What happens when you write that you are not safe',
  },

  safety: {
    title: 'What happens when someone is not safe',
    lede: 'TwinBot is a computer program. This page tells what it does when somebody writes that they, or another person, may be in danger, and what it cannot do.',
    toHelp: 'If you may be in danger, open Help now.',
    sections: [
      {
        heading: 'What is read, and when',
        paragraphs: [
          'Everything you write to your companion, in a group, in the five profile answers and as your companion’s name is read by a program on this server before anything else is done with it. No text leaves the server for this, and no other part has to work for it.',
          'The program sorts what it reads into three: nothing to worry about, concern, or crisis. It looks for words about dying, hurting oneself or others, abuse, and medical danger, in English first and for plain statements in seven other languages. What you wrote just before counts too.',
        ],
      },
      {
        heading: 'In a crisis',
        paragraphs: [
          'You get a fixed text that people wrote beforehand, with the emergency number and a line of your country, and a panel with the ways to help opens at once. No question follows, nothing you wrote is tagged or counted, and no language model is asked.',
          'For 24 hours a bar with the way to help stays on every screen, on every device you sign in on. “I’m safer now” closes the panel. “That’s not what I meant” also ends those 24 hours at once.',
          'If you say that you are under 18, the line for young people of your country comes first, where there is one that somebody has seen in a source. That you said so is not written down.',
        ],
      },
      {
        heading: 'When the program is concerned',
        paragraphs: [
          'You get a fixed reply and are asked directly whether not wanting to live is part of it, because asking helps and does not plant the idea. You answer with a button or not at all; the answer is not kept as a message. If you say yes, the panel opens.',
        ],
      },
      {
        heading: 'In groups',
        paragraphs: [
          'What you wrote stays yours. Others see it under a cover that says what it talks about, and choose themselves whether to look. Words that push somebody towards harming themselves are not delivered; their author is told why.',
        ],
      },
      {
        heading: 'What it does not do',
        paragraphs: [
          'It cannot see where you are, call anybody or send help. No person reads along and nobody is told. It is no crisis service and no care by a professional.',
          'It makes mistakes. It misses people in danger, above all when they say it in pictures or in a language it knows little of, and it sometimes shows help to people who are fine.',
        ],
      },
      {
        heading: 'The numbers',
        paragraphs: [
          'Lines are shown only if somebody has seen them in a source, with the country you chose or, if you chose none, the one your browser is set to; never from where you are. For a country we don’t know, directories are shown instead. Every entry is to be checked by a person every 90 days; nothing has been called yet.',
        ],
      },
      {
        heading: 'What is kept',
        paragraphs: [
          'For your account: when the program was concerned, not what you wrote there. For the yearly count: the hour, the place in the product, the tier and category, the version of the program, and what was shown and tapped. That count has no text and no name in it.',
          'Your safety plan is kept encrypted, for you alone, until you empty it.',
        ],
      },
      {
        heading: 'Who has checked this',
        paragraphs: [
          'No clinician and no lawyer has reviewed this protocol, its texts or the program yet. Until they have, take it for what it is: a careful attempt.',
        ],
      },
    ],
  },
}
