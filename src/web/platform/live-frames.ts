/** A thread's socket address, and how its frames are read. */
import { type ServerFrame, serverFrame } from '#shared/live.ts'
import { getPageConfig } from './page-config.ts'

export function addressOf(threadId: string, token: string): string {
  const { apiBaseUrl, socketPath } = getPageConfig()
  const address = new URL(socketPath, apiBaseUrl || window.location.origin)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.search = new URLSearchParams({ token, threadId }).toString()
  return address.href
}

/** What is not JSON is passed on as text; a frame this version does not know is ignored. */
export function readFrame(data: string): ServerFrame | { type: 'raw'; text: string } | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(data)
  } catch {
    return { type: 'raw', text: data }
  }
  return serverFrame.safeParse(frame).data
}
