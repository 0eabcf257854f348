/** The servers of an ordeal, all on one store, each of which can be told when to die. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type House, openHouse } from '#test/support/house.ts'
import type { Place } from '#test/support/place.ts'

export type Node = {
  house: House
  /** After how many more commits with messages in them it dies. */
  order(commits: number | 'never'): void
}

export async function openNodes(count: number, place: Place): Promise<Node[]> {
  const nodes: Node[] = []
  for (let i = 0; i < count; i++) nodes.push(await openNode(i, place))
  return nodes
}

async function openNode(i: number, { dataDir, databaseUrl, redisUrl }: Place): Promise<Node> {
  const file = join(dataDir, `death-${i}`)
  let orders = 0
  const order = (commits: number | 'never') => writeFileSync(file, `${commits}, order ${orders++}`)
  order('never')
  const house = await openHouse({
    LOG_LEVEL: 'error',
    RATE_SOCKET_MESSAGES: '1000000/1',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(redisUrl && { REDIS_URL: redisUrl }),
    CHAOS_FILE: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'die-after-commit.ts')}`,
  })
  return { house, order }
}
