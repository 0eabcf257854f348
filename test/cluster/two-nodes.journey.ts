/** Two people on two nodes behind nginx: they talk, one node dies, and the conversation continues. */
import { createFindings } from '#test/fuzz/findings.ts'
import { signIn } from '#test/fuzz/people.ts'
import { resetEverywhere } from '#test/fuzz/resets.ts'
import { type Cluster, openCluster } from '#test/support/cluster.ts'
import { bubble, connected, test as inThread, say } from '#test/support/group-journey.ts'
import { expect } from '#test/support/journey.ts'

const test = inThread.extend<object, { server: Cluster }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const cluster = await openCluster()
      await use(cluster)
      await cluster.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('Ada’s line to nginx may break anywhere: both nodes stay up and forget her sockets', async ({
  member,
  server,
}) => {
  const url = server.url.replace('localhost', '127.0.0.1')
  const account = await signIn(url, await member('ada'))
  const findings = createFindings()
  const target = {
    sockets: async () => {
      const counts = await Promise.all(server.nodes.map(node => node.sockets()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    // A node that has ended has no metrics.
    inspect: async () => void (await Promise.all(server.nodes.map(node => node.sockets()))),
  }
  await resetEverywhere({ target, url, where: 'through nginx', account, findings, step: 5 })
  expect(findings.faults()).toEqual([])
  expect(findings.counted('resets through nginx')).toBeGreaterThan(200)
})

test('Ada and Ben are on two nodes; one dies, and not a word is lost', async ({ join, server }) => {
  const ada = await join('ada', 'sleep')
  const ben = await join('ben', 'sleep')
  const sockets = () => Promise.all(server.nodes.map(node => node.sockets()))
  // nginx sends a new connection to the least busy node, counting all requests, so reconnect until they
  // differ.
  await expect(async () => {
    if ((await sockets()).includes(0)) await ben.reload()
    await connected(ben)
    expect(await sockets()).toEqual([1, 1])
  }).toPass({ timeout: 60_000 })
  await expect(ada.getByText('Ben is here')).toBeVisible()

  await say(ada, 'Is anybody else awake at three in the morning?')
  await expect(bubble(ben, 'Is anybody else awake')).toBeVisible()
  await say(ben, 'I am, Ada. The rain keeps me company.')
  await expect(bubble(ada, 'The rain keeps me company.')).toBeVisible()

  const [doomed] = server.nodes
  process.kill(doomed!.pid, 'SIGKILL')
  await expect.poll(() => server.nodes[1]!.sockets(), { timeout: 30_000 }).toBe(2)
  await Promise.all([connected(ada), connected(ben)])
  await say(ada, 'Still here. Let us both try to sleep.')
  await expect(bubble(ben, 'Still here. Let us both')).toBeVisible()
  await say(ben, 'Good night, Ada.')
  await expect(bubble(ada, 'Good night, Ada.')).toBeVisible()

  // After a reload every message is there once and in order.
  await ben.reload()
  await connected(ben)
  // Counted on people's own messages, since the companion may quote somebody's words.
  for (const words of ['awake at three', 'rain keeps me', 'both try to sleep', 'Good night']) {
    const name = new RegExp(`^Options for (?:your|Ada’s) message: .*${words}`)
    await expect(ben.getByRole('button', { name })).toHaveCount(1)
  }

  const written = server.printed()
  expect(written).toContain('"place":"socket"')
  expect(written).not.toMatch(/token=|threadId=|Robin|@example\.org|three in the morning/)
})
