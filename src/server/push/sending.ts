/** Hands a message to the push service of a browser, sealed for that browser alone. */
import webPush from 'web-push'
import { isOutside, postOutside } from '#server/platform/outside-address.ts'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type VapidKeys = { publicKey: string; privateKey: string }

/** `gone`: this subscription is no more. `failed`: another time it may work. */
export type Sent = 'taken' | 'gone' | 'failed'

/** The whole of what is ever told: no text, no name, no thread. The words are the browser's own. */
const MESSAGE = JSON.stringify({ type: 'unread' })
const TOPIC = 'unread'
/** Older than this it is no news. */
const LIFETIME_SECONDS = 12 * 3600
const PATIENCE_MS = 10_000

type Parts = { vapid: VapidKeys; contact: string; loopback: boolean; stopping: AbortSignal }

export function createSending({ vapid, contact, loopback, stopping }: Parts) {
  const options = {
    vapidDetails: { subject: contact, ...vapid },
    TTL: LIFETIME_SECONDS,
    topic: TOPIC,
    urgency: 'low' as const,
  }

  async function send(subscription: Subscription): Promise<Sent> {
    const { headers, body } = webPush.generateRequestDetails(subscription, MESSAGE, options)
    const post = { url: subscription.endpoint, headers, body: body as Buffer, timeoutMs: PATIENCE_MS }
    const status = await postOutside({ ...post, signal: stopping }, { loopback })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'taken' : 'failed'
  }

  return {
    send,
    /** Whether anything could ever be sent there: the address is outside, and its keys are keys. */
    canReach(subscription: Subscription): boolean {
      if (!isOutside(subscription.endpoint, { loopback })) return false
      try {
        webPush.generateRequestDetails(subscription, MESSAGE, options)
        return true
      } catch {
        return false
      }
    },
  }
}

export function makeVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys()
}
