/**
 * Group chat speed next to bare ws and socket.io, interleaved in one run. Options: `--long` for everything,
 * else `--seconds 2` per figure, `--rounds 3`, `--only bare,embedded`, `--shapes 1000/20,100/20`, and
 * `--minutes 5.5`, after which no new figure is started.
 */
import { cpus, loadavg } from 'node:os'
import { type Contender, makers } from './live/contenders.ts'
import { compileLoad, type LoadResult, runLoad } from './live/load.ts'
import { howLong, planFrom } from './live/plan.ts'
import { pinning } from './live/process.ts'
import { raised } from './live/product.ts'
import { printRatios, printTable } from './live/report.ts'
import { provideServices } from './live/services.ts'

const plan = planFrom(process.argv.slice(2))
console.log(howLong(plan))
const timeIsUp = AbortSignal.timeout(plan.minutes * 60_000)
const load = () => loadavg()[0]?.toFixed(1)
console.log(`${cpus().length} cores, ${pinning}; load average before: ${load()}`)
console.log(`Raised for the bench: ${Object.keys(raised).join(', ')}. Each member is one of 20 people.`)
const program = compileLoad()
if (!program) {
  console.log('Nothing is measured: the load generator needs Linux and a C compiler (cc).')
  process.exit(1)
}
const services = await provideServices(plan.contenders)
const contenders: Contender[] = []
const results = new Map<string, Map<string, LoadResult[]>>()
try {
  for (const name of plan.contenders) await enter(name)
  for (let round = 1; round <= plan.rounds && !timeIsUp.aborted; round++) {
    await measureAll(program)
    console.log(`round ${round} done; load average ${load()}`)
  }
  if (timeIsUp.aborted) console.log('Time is up: the figures below are of what was measured until then.')
  printTable(results)
  printRatios(results)
} finally {
  for (const { stop } of contenders) await stop()
  await services.stop()
}

async function enter(name: string): Promise<void> {
  const made = await makers[name]?.(services).catch(error => `it did not start (${error.message})`)
  if (typeof made === 'object') contenders.push(made)
  else console.log(`Without ${name}: ${made ?? 'there is none of that name.'}`)
}

async function measureAll(program: string): Promise<void> {
  for (const [shapeName, shape] of plan.shapes) {
    for (const { name, server, lines, openOn } of contenders) {
      if (timeIsUp.aborted) return
      const figures = await runLoad(program, server, lines, openOn, shape)
      if (typeof figures === 'string') {
        console.log(`  not measured (${name}, ${shapeName}): ${figures}`)
        continue
      }
      const byShape = results.get(name) ?? new Map<string, LoadResult[]>()
      results.set(name, byShape.set(shapeName, [...(byShape.get(shapeName) ?? []), figures]))
      if (figures.loadCpu > 0.95) console.log(`  the load was the limit: ${name}, ${shapeName}`)
      if (figures.lost > 0)
        console.log(
          `  ${figures.lost} of ${shape.members} could not keep up on this machine and were cut off: ${name}, ${shapeName}`,
        )
    }
  }
}
