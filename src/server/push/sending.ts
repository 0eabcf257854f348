/** Sends a message through a browser's push service, encrypted for that browser. */
import webPush from 'web-push'
import { isPublicUrl, postToPublicUrl } from '#server/platform/ssrf-guard.ts'

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type VapidKeys = { publicKey: string; privateKey: string }

/** `gone`: the subscription no longer exists. `failed`: a retry may work. */
export type SendOutcome = 'taken' | 'gone' | 'failed'

/** A notification carries only its kind: no text, person or thread. The browser adds the words. */
export type PushKind = 'unread' | 'reminder'

/** Discarded after this: old news and late reminders help nobody. */
const LIFETIME_SECONDS: Record<PushKind, number> = { unread: 12 * 3600, reminder: 15 * 60 }
const PATIENCE_MS = 10_000

type Parts = { vapid: VapidKeys; contact: string; loopback: boolean; stopping: AbortSignal }

export function createSending({ vapid, contact, loopback, stopping }: Parts) {
  function requestFor(subscription: Subscription, kind: PushKind) {
    return webPush.generateRequestDetails(subscription, JSON.stringify({ type: kind }), {
      vapidDetails: { subject: contact, ...vapid },
      TTL: LIFETIME_SECONDS[kind],
      topic: kind,
      // Thread notifications may wait to save battery; a reminder may not.
      urgency: kind === 'reminder' ? 'normal' : 'low',
    })
  }

  async function send(subscription: Subscription, kind: PushKind): Promise<SendOutcome> {
    const { headers, body } = requestFor(subscription, kind)
    const post = { url: subscription.endpoint, headers, body: body as Buffer, timeoutMs: PATIENCE_MS }
    const status = await postToPublicUrl({ ...post, signal: stopping }, { loopback })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'taken' : 'failed'
  }

  return {
    send,
    /** Whether it is a public address with valid keys. */
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
