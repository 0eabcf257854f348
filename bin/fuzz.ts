import { parseArgs } from 'node:util'
import { type PartName, partNames, runFuzz } from '#test/fuzz/run.ts'
import { services } from './typed-test-services.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    only: { type: 'string', default: partNames.join(',') },
    requests: { type: 'string' },
    databases: { type: 'string', default: 'embedded,postgres' },
  },
})
const only = partNames.filter(part => values.only.split(',').includes(part)) satisfies PartName[]
const engines = (['embedded', 'postgres'] as const).filter(name => values.databases.split(',').includes(name))
process.on('exit', services.dropServices)
process.once('SIGINT', () => process.exit(130))

const began = performance.now()
console.log(
  `About ${values.minutes} minutes, seed ${values.seed}: ${only.join(', ')} on ${engines.join(', ')}`,
)
if (engines.includes('postgres')) {
  process.env.TEST_DATABASE_URL = await services.providePostgres()
  process.env.TEST_REDIS_URL = await services.provideRedis()
}
const findings = await runFuzz({
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  requests: values.requests === undefined ? undefined : Number(values.requests),
  only,
  engines,
  report: line => console.log(line),
}).finally(services.stopServices)

for (const [what, times] of findings.counts()) console.log(`${String(times).padStart(9)}  ${what}`)
const faults = findings.faults()
for (const { what, example, times } of faults) console.log(`\n!!! ${what} (${times} times)\n    ${example}`)
const seconds = Math.round((performance.now() - began) / 1000)
console.log(`\n${faults.length} faults in ${seconds} s, seed ${values.seed}`)
process.exitCode = faults.length === 0 ? 0 : 1
