/** The texts of everything behind the login form, built from one language's words. */

import { withPlaceholders } from './placeholders.ts'
import type account from './texts/en/account.json'
import type care from './texts/en/care.json'
import type community from './texts/en/community.json'
import type companion from './texts/en/companion.json'
import type insights from './texts/en/insights.json'
import type moderation from './texts/en/moderation.json'
import type mood from './texts/en/mood.json'
import type push from './texts/en/push.json'
import type settings from './texts/en/settings.json'
import type signedIn from './texts/en/signed-in.json'
import type thread from './texts/en/thread.json'
import { communityTexts } from './texts-community.ts'
import { companionTexts } from './texts-companion.ts'
import { insightsTexts } from './texts-insights.ts'

/** English defines what every language must have. */
type SignedInWords = typeof account &
  typeof care &
  typeof community &
  typeof companion &
  typeof signedIn &
  typeof insights &
  typeof moderation &
  typeof mood &
  typeof push &
  typeof settings &
  typeof thread
export type SignedInTexts = ReturnType<typeof signedInTextsOf>

type Translations = {
  /** Of the names of streams, topics, threads, domains and tags, which are English everywhere else. */
  named(name: string): string
  /** Of what the companion says when it cannot read a language; undefined for everything else it says. */
  translated(said: string): string | undefined
}

export function signedInTextsOf(words: SignedInWords, { named, translated }: Translations) {
  const intro = withPlaceholders(words.intro, { greeting: ['hello'], hello: ['name'], tooLong: ['most'] })
  const profile = withPlaceholders(words.profile, {
    answered: ['amount', 'of'],
    found: ['amount', 'of'],
    noneFoundIn: ['amount'],
    tooLong: ['length', 'most'],
    because: ['words'],
    notRightOf: ['domain'],
    quoted: ['word'],
    movesOn: ['amount'],
  })
  const push = withPlaceholders(words.push, {
    timeNumber: ['number'],
    removeTime: ['time'],
    zone: ['zone'],
    switchZone: ['zone'],
  })
  const thread = withPlaceholders(words.thread, {
    optionsThis: ['text'],
    replying: ['name'],
    quoteOf: ['name'],
    searchTitle: ['thread'],
    found: ['amount'],
    foundMore: ['amount'],
    noneFound: ['asked'],
    noneFoundYet: ['asked'],
  })
  return {
    ...words,
    ...communityTexts(words),
    ...companionTexts(words),
    ...insightsTexts(words),
    named,
    translated,

    care: withPlaceholders(words.care, {
      barCall: ['phone'],
      barCallSpoken: ['name', 'phone'],
    }),
    contact: withPlaceholders(words.contact, { subject: ['name'] }),
    dashboard: {
      ...words.dashboard,
      tiles: {
        ...words.dashboard.tiles,
        myChats: withPlaceholders(words.dashboard.tiles.myChats, { line: ['name'], last: ['title'] }),
      },
    },
    firstVisit: {
      ...withPlaceholders(words.firstVisit, { step: ['number', 'of'] }),
      talk: withPlaceholders(words.firstVisit.talk, { title: ['name'], text: ['name'] }),
    },
    groupRecord: withPlaceholders(words.groupRecord, { when: ['thread', 'day', 'time'] }),
    intro: {
      ...intro,
      greeting: (name: string) => intro.greeting(name ? intro.hello(name) : intro.helloNobody),
    },
    moderation: withPlaceholders(words.moderation, {
      more: ['name'],
      moreThis: ['name', 'text'],
      title: ['name'],
      block: ['name'],
      wordsTooLong: ['length', 'most'],
      sent: ['name'],
      blockTitle: ['name'],
      blockWhat: ['name'],
      blocked: ['name'],
      people: ['amount'],
      since: ['day'],
      unblockThis: ['name'],
      unblocked: ['name'],
    }),
    mood: withPlaceholders(words.mood, {
      ownWordTooLong: ['most'],
      felt: ['strength', 'feeling'],
      saved: ['felt'],
      cell: ['strength', 'amount'],
      removeThis: ['when'],
    }),
    profile: {
      ...profile,
      because: (led: readonly string[]) => profile.because(led.map(word => profile.quoted(word)).join(', ')),
    },
    push: {
      ...push,
      /** Labels of the fields: "Time", or "Time 2" where there are several. */
      timeNumber: (number: number, of: number) => (of === 1 ? push.time : push.timeNumber(number)),
    },
    settings: withPlaceholders(words.settings, {
      nameTooLong: ['most'],
      countryAuto: ['country'],
      browserOn: ['browser', 'system'],
      signedInOn: ['when'],
      lastUsed: ['when'],
      otherDevices: ['amount'],
      moreDevices: ['amount'],
      rememberThis: ['name'],
      renameThis: ['name'],
      forgetThis: ['name'],
      forgotten: ['name'],
      nowRemembered: ['name'],
      modelHint: ['host'],
      modelAgree: ['host'],
      imported: ['amount'],
      fileTooLarge: ['most'],
    }),
    thread: {
      ...thread,
      found: (amount: number, more: boolean) => (more ? thread.foundMore(amount) : thread.found(amount)),
    },
  }
}
