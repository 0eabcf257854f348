/** Hands a message to the push service of a browser, sealed for that browser alone. */
import webPush from 'web-push'
import { isPublicUrl, postToPublicUrl } from '#server/platform/ssrf-guard.ts'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type VapidKeys = { publicKey: string; privateKey: string }

/** `gone`: this subscription is no more. `failed`: another time it may work. */
export type Sent = 'taken' | 'gone' | 'failed'

/** What a device can be told. The whole of it is its name: no text, no person, no thread. The words are the browser's. */
export type Kind = 'unread' | 'reminder'

/** Older than this it is no news, and a reminder that comes later than it was wished for helps nobody. */
const LIFETIME_SECONDS: Record<Kind, number> = { unread: 12 * 3600, reminder: 15 * 60 }
const PATIENCE_MS = 10_000

type Parts = { vapid: VapidKeys; contact: string; loopback: boolean; stopping: AbortSignal }

export function createSending({ vapid, contact, loopback, stopping }: Parts) {
  function requestFor(subscription: Subscription, kind: Kind) {
    return webPush.generateRequestDetails(subscription, JSON.stringify({ type: kind }), {
      vapidDetails: { subject: contact, ...vapid },
      TTL: LIFETIME_SECONDS[kind],
      topic: kind,
      // A device that saves its battery may be told of threads later, but not of a time it chose.
      urgency: kind === 'reminder' ? 'normal' : 'low',
    })
  }

  async function send(subscription: Subscription, kind: Kind): Promise<Sent> {
    const { headers, body } = requestFor(subscription, kind)
    const post = { url: subscription.endpoint, headers, body: body as Buffer, timeoutMs: PATIENCE_MS }
    const status = await postToPublicUrl({ ...post, signal: stopping }, { loopback })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'taken' : 'failed'
  }

  return {
    send,
    /** Whether anything could ever be sent there: the address is outside, and its keys are keys. */
    canReach(subscription: Subscription): boolean {
      if (!isPublicUrl(subscription.endpoint, { loopback })) return false
      try {
        requestFor(subscription, 'unread')
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
