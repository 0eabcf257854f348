/** The names of threads in the current language; ids stay the same. */
import { threadName as englishName, threadTitle as englishTitle } from '#shared/community.ts'
import { texts } from './texts.ts'

/** For use inside a sentence. */
export function threadName(threadId: string): string {
  return texts.named(englishName(threadId))
}

/** For use on its own: capitalised. */
export function threadTitle(threadId: string): string {
  return texts.named(englishTitle(threadId))
}
