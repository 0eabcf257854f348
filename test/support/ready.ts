/** Waits until these nodes are ready and, with Redis, connected to each other. */
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

export async function ready(...nodes: TestApp[]): Promise<void> {
  for (const node of nodes) {
    await expect
      .poll(async () => {
        const { ok, redis = true } = (await (await node.fetch('/readyz')).json()) as Record<string, boolean>
        return ok && redis
      })
      .toBe(true)
  }
}
