/**
 * Who watches what, and how watchers are told, on this node and through the bus on every other.
 * Topics are plain names such as `session:…` or `thread:…`.
 */
import type { Bus, Listener } from './bus.ts'

export type Live = {
  /** Calls `hear` with everything published on the topic until the returned function is called. */
  watch(topic: string, hear: Listener): () => void
  publish(topic: string, payload: Buffer): void
}

export function createLive(bus: Bus): Live {
  return {
    watch: (topic, hear) => bus.subscribe(`live:${topic}`, hear),
    publish: (topic, payload) => bus.publish(`live:${topic}`, payload),
  }
}
