/** The servers of a chaos run, all on one database; each can be told when to crash. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TemporaryStorage } from '#test/support/temporary-storage.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'

export type Node = {
  server: TestServer
  /** Crashes after this many more commits with messages. */
  order(commits: number | 'never'): void
}

export async function openNodes(count: number, storage: TemporaryStorage): Promise<Node[]> {
  const nodes: Node[] = []
  for (let i = 0; i < count; i++) nodes.push(await openNode(i, storage))
  return nodes
}

async function openNode(i: number, { dataDir, databaseUrl, redisUrl }: TemporaryStorage): Promise<Node> {
  const file = join(dataDir, `death-${i}`)
  let orders = 0
  const order = (commits: number | 'never') => writeFileSync(file, `${commits}, order ${orders++}`)
  order('never')
  const server = await startTestServer({
    LOG_LEVEL: 'error',
    RATE_SOCKET_MESSAGES: '1000000/1',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
    CHAOS_FILE: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'die-after-commit.ts')}`,
  })
  return { server, order }
}
