/** The title of the session archived last; undefined while loading and where there is none. */
import { getArchive } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { useCachedReply } from '#web/platform/use-cached-reply.ts'

const request = {
  copy: 'last session',
  shape: getArchive.reply,
  load: () => call(getArchive, { query: { limit: 1 } }),
}

export function useLastSession(): string | undefined {
  return useCachedReply(request).reply?.[0]?.title || undefined
}
