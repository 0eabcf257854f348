/** What the server tells the page about itself, in a meta element; a page opened without it gets defaults. */

import * as z from 'zod/mini'

/** As in shared/live.ts, whose frames are too much to load for one word on the first page. */
const defaultSocketPath = '/production'

const pageConfig = z.object({
  apiBaseUrl: z.catch(z.string(), ''),
  socketPath: z.catch(z.string(), defaultSocketPath),
  /** Empty where the operator has named none. */
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
