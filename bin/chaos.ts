/**
 * Fifty people, ten thousand messages, and a server that is killed between commit and ack, with dropped connections,
 * duplicate frames, lost acks and killed tabs. `--people`, `--messages` and `--kills` set the size; `--nodes 2` runs two
 * servers on PostgreSQL and Redis, of which one dies at a time.
 */
import { parseArgs } from 'node:util'
import { makeTemporaryStorage } from '#test/support/temporary-storage.ts'
import { runChaos } from './chaos/run.ts'
import { services } from './typed-test-services.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    messages: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1' },
  },
})
const nodes = Number(values.nodes)
process.on('exit', services.dropServices)
if (nodes > 1) {
  process.env.TEST_DATABASE_URL = await services.providePostgres()
  process.env.TEST_REDIS_URL = await services.provideRedis()
}
const storage = await makeTemporaryStorage(nodes > 1 ? 'postgres' : 'embedded')
const began = performance.now()
const verdict = await runChaos({
  people: Number(values.people),
  messages: Number(values.messages),
  kills: Number(values.kills),
  nodes,
  storage,
  report: line => console.log(line),
}).finally(async () => {
  await storage.remove()
  await services.stopServices()
})
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${verdict.said} said in ${seconds} s on ${nodes === 1 ? 'one node' : `${nodes} nodes`}, ` +
    `${verdict.deaths} deaths after a commit, ${verdict.reconnects} reconnects, ${verdict.tabsKilled} tabs killed`,
)
console.log(`${verdict.lost} lost`)
console.log(`${verdict.doubled} doubled`)
console.log(
  `${verdict.wrongScreens} screens that differ, ${verdict.misplaced} out of their author's order, ${verdict.disorder} out of order on arrival`,
)
const bad = verdict.lost + verdict.doubled + verdict.wrongScreens + verdict.misplaced + verdict.disorder
console.log(bad === 0 ? 'Nothing lost, nothing doubled, the same order everywhere.' : 'THIS MUST NOT BE.')
process.exitCode = bad === 0 ? 0 : 1
