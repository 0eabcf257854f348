/** The session finished last in this tab, of each chat: coming back shows it again for as long as it can be reopened. */
import * as z from 'zod/mini'
import { storage } from '#web/platform/storage.ts'

const Finished = z.record(z.string(), z.string())

function all(): z.infer<typeof Finished> {
  try {
    return z.parse(Finished, JSON.parse(storage.getTab('twinbot_finished') ?? '{}'))
  } catch {
    return {}
  }
}

export const finishedHere = {
  of: (chatId: string): string | undefined => all()[chatId],
  /** Null once it was reopened, or the next session has begun. */
  set(chatId: string, archiveId: string | null): void {
    const { [chatId]: _, ...others } = all()
    const next = archiveId === null ? others : { ...others, [chatId]: archiveId }
    storage.setTab('twinbot_finished', JSON.stringify(next))
  },
}
