/**
 * How fast a group chat is, beside the bare limit and socket.io, all in one run and in turn. Options:
 * `--seconds 3` per figure, `--rounds 3`, `--only bare,embedded`, `--members 1000,100`.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Contender, makers } from './live/contenders.ts'
import { compileLoad, type Figures, runLoad, type Shape } from './live/load.ts'
import { pinning } from './live/process.ts'
import { raised } from './live/product.ts'
import { printRatios, printTable } from './live/report.ts'
import { provideServices } from './live/services.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(makers).join() },
    members: { type: 'string', default: '1000,100' },
  },
})
/** Messages each sender keeps under way: enough that a turn has something to join. */
const WINDOW = 4
const seconds = Number(values.seconds)
const shapes: Record<string, Shape> = {}
for (const members of values.members.split(',').map(Number)) {
  for (const senders of [1, 20]) {
    shapes[`${members}/${senders}`] = { members, senders, window: WINDOW, rate: 0, seconds }
  }
  shapes[`${members}/calm`] = { members, senders: 20, window: 0, rate: 20, seconds: Math.max(seconds, 3) }
}

console.log(`${cpus().length} cores, ${pinning}; load average before: ${loadavg()[0]?.toFixed(1)}`)
console.log(`Raised for the bench: ${Object.keys(raised).join(', ')}. Each member is one of 20 people.`)
const program = compileLoad()
const services = await provideServices()
const contenders: Contender[] = []
const results = new Map<string, Map<string, Figures[]>>()
try {
  for (const name of values.only.split(',')) {
    const made = await makers[name]?.(services)
    if (typeof made === 'string') console.log(`Without ${name}: ${made}`)
    else if (made) contenders.push(made)
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [shapeName, shape] of Object.entries(shapes)) {
      for (const { name, server, lines, openOn } of contenders) {
        const figures = await runLoad(program, server, lines, openOn, shape)
        const byShape = results.get(name) ?? new Map<string, Figures[]>()
        results.set(name, byShape.set(shapeName, [...(byShape.get(shapeName) ?? []), figures]))
        if (figures.loadCpu > 0.95) console.log(`  the load was the limit: ${name}, ${shapeName}`)
      }
    }
    console.log(`round ${round + 1} done; load average ${loadavg()[0]?.toFixed(1)}`)
  }
  printTable(results)
  printRatios(results)
} finally {
  for (const { stop } of contenders) await stop()
  await services.stop()
}
