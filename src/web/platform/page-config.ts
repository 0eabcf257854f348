/** The server's settings for the page, in a meta element, with defaults. */

import * as z from 'zod/mini'

/** The same as in shared/live.ts, which is too large to load on the first page just for this. */
const defaultSocketPath = '/production'

const pageConfig = z.object({
  apiBaseUrl: z.catch(z.string(), ''),
  socketPath: z.catch(z.string(), defaultSocketPath),
  /** Empty when the operator has not set one. */
  supportEmail: z.catch(z.string(), ''),
})
export type PageConfig = z.infer<typeof pageConfig>

let read: PageConfig | undefined

export function getPageConfig(): PageConfig {
  read ??= pageConfig.parse(written())
  return read
}

function written(): unknown {
  const content = document.querySelector('meta[name="twinbot"]')?.getAttribute('content')
  try {
    return { ...JSON.parse(content || '{}') }
  } catch {
    return {}
  }
}
