/** The texts of the companion's screens that take values. */

import { withPlaceholders } from './placeholders.ts'
import type english from './texts/en/companion.json'

export function companionTexts({ chat, companion, archive, memory }: typeof english) {
  return {
    chat: withPlaceholders(chat, { tooLong: ['length', 'most'], notTaken: ['reason'] }),
    companion: {
      ...withPlaceholders(companion, {
        conversation: ['name'],
        program: ['name'],
        botSaid: ['name'],
        message: ['name'],
        writing: ['name'],
      }),
      unknown: withPlaceholders(companion.unknown, { toChat: ['name'] }),
      session: withPlaceholders(companion.session, { when: ['day', 'time'], deleteSure: ['name'] }),
      about: withPlaceholders(companion.about, {
        moreThis: ['reply'],
        writtenFor: ['name'],
        forTheme: ['name'],
        forKind: ['kind'],
        forMood: ['mood'],
        forMention: ['about'],
      }),
    },
    archive: withPlaceholders(archive, {
      noneHint: ['name'],
      talk: ['name'],
      noneFound: ['asked'],
      noneWithWords: ['asked'],
      closeFound: ['amount'],
      star: ['title'],
      starred: ['title'],
      found: ['amount'],
      moreMatches: ['amount'],
      messages: ['amount'],
    }),
    memory: withPlaceholders(memory, {
      lede: ['name'],
      forgetThis: ['sentence'],
      forgetAllSure: ['name'],
      older: ['amount'],
      noneFound: ['asked'],
      found: ['amount'],
      remove: ['topic'],
      topicTooLong: ['most'],
      tooMany: ['most'],
    }),
  }
}
