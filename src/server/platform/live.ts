/**
 * Publish and subscribe, on this node and, through the bus, on all others. Topics are plain names such as
 * `session:…` or `thread:…`; publishing without subscribers is fine.
 */
import { type Bus, createListeners, type Listener } from './bus.ts'

export type Live = {
  /** Calls `listener` with everything published on the topic until the returned function is called. */
  watch(topic: string, listener: Listener): () => void
  publish(topic: string, payload: Buffer): void
  /** Only to subscribers on other nodes, for callers that have told the local ones themselves. */
  tellOthers(topic: string, payload: Buffer | (() => Buffer)): void
}

/**
 * All topics of one kind (the part before the colon) share a bus channel: a node with a thousand sockets
 * would otherwise need a thousand subscriptions.
 */
export function createLive(bus: Bus): Live {
  const watchers = createListeners()
  const kinds = new Set<string>()

  function listenTo(kind: string): void {
    if (kinds.has(kind)) return
    kinds.add(kind)
    bus.subscribe(channelOf(kind), payload => {
      const { topic, content } = unwrap(payload)
      watchers.tell(topic, content)
    })
  }

  function tellOthers(topic: string, payload: Buffer | (() => Buffer)): void {
    if (bus.alone) return
    bus.publish(channelOf(kindOf(topic)), wrap(topic, Buffer.isBuffer(payload) ? payload : payload()))
  }

  return {
    watch(topic, listener) {
      listenTo(kindOf(topic))
      watchers.add(topic, listener)
      return () => void watchers.remove(topic, listener)
    },
    publish(topic, payload) {
      watchers.tell(topic, payload)
      tellOthers(topic, payload)
    },
    tellOthers,
  }
}

function kindOf(topic: string): string {
  return topic.split(':', 1)[0] ?? topic
}

function channelOf(kind: string): string {
  return `live:${kind}`
}

const NAME_BYTES = 2

function wrap(topic: string, payload: Buffer): Buffer {
  const name = Buffer.from(topic)
  const length = Buffer.alloc(NAME_BYTES)
  length.writeUInt16BE(name.length)
  return Buffer.concat([length, name, payload])
}

function unwrap(payload: Buffer): { topic: string; content: Buffer } {
  const end = NAME_BYTES + payload.readUInt16BE(0)
  return { topic: payload.toString('utf8', NAME_BYTES, end), content: payload.subarray(end) }
}
