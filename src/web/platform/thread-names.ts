/** What threads are called in the language of the texts; their ids stay what they are. */
import { threadName as englishName, threadTitle as englishTitle } from '#shared/community.ts'
import { texts } from './texts.ts'

/** As it stands inside a sentence. */
export function threadName(threadId: string): string {
  return texts.named(englishName(threadId))
}

/** As it stands alone: beginning with a capital. */
export function threadTitle(threadId: string): string {
  return texts.named(englishTitle(threadId))
}
