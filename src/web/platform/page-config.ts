/** What the server tells the page about itself, in a meta element; a page opened without it gets defaults. */

import * as z from 'zod/mini'
import { DEFAULT_SOCKET_PATH } from '#shared/live.ts'

const pageConfig = z.object({
  apiBaseUrl: z.catch(z.string(), ''),
  socketPath: z.catch(z.string(), DEFAULT_SOCKET_PATH),
  supportEmail: z.catch(z.string(), 'support@example.org'),
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
