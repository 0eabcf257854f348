/**
 * Fifty people, ten thousand messages, and a server that is killed between commit and ack, with lines cut,
 * frames doubled, acks lost and tabs killed. Prints what became of it; `--people`, `--messages` and
 * `--kills` change the size.
 */
import { parseArgs } from 'node:util'
import { runChaos } from './chaos/run.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    messages: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
  },
})
const began = performance.now()
const verdict = await runChaos({
  people: Number(values.people),
  messages: Number(values.messages),
  kills: Number(values.kills),
  report: line => console.log(line),
})
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${verdict.said} said in ${seconds} s, ${verdict.reconnects} reconnects, ${verdict.tabsKilled} tabs killed`,
)
console.log(`${verdict.lost} lost`)
console.log(`${verdict.doubled} doubled`)
console.log(
  `${verdict.wrongScreens} screens that differ, ${verdict.misplaced} out of their author's order, ${verdict.disorder} out of order on arrival`,
)
const bad = verdict.lost + verdict.doubled + verdict.wrongScreens + verdict.misplaced + verdict.disorder
console.log(bad === 0 ? 'Nothing lost, nothing doubled, the same order everywhere.' : 'THIS MUST NOT BE.')
process.exitCode = bad === 0 ? 0 : 1
