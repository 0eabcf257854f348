/** Named steps with their durations, one after the other or beside each other; a failed one does not stop the next. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { environment, root } from './ready.mjs'
import { fastestFolder, Missing } from './test-machine.mjs'
import { temporaryFolder } from './test-services.mjs'

const LIMIT_MS = 25 * 60_000
const GRACE_MS = 5000
const LINES_OF_A_FAILURE = 16
const began = performance.now()
const steps = []
let compiled
const running = new Set()
let stopping = false
/** What is said in a step that runs beside others, shown whole once it is over. */
const heard = new AsyncLocalStorage()
/** Awaited by steps that must not start any more because the run is being stopped. */
const never = new Promise(() => {})

/**
 * `work` returns `{ok, passed, failed, failures, skipped}`, or nothing if it succeeded and counts no tests;
 * failures are repeated in the summary. An exception fails the step, and a missing program is remembered by
 * name. Returns whether the step succeeded.
 */
export async function step(name, work) {
  const said = heard.getStore()
  if (!said) console.log(`\n── ${name}`)
  const from = performance.now()
  const done = { name, ok: true, passed: 0, failed: 0, failures: [], skipped: 0 }
  try {
    Object.assign(done, await work())
  } catch (error) {
    done.ok = false
    if (error instanceof Missing) done.missing = error.message
    say(error.message ?? error)
  }
  if (stopping) await never
  if (said) {
    const text = Buffer.concat(said).toString()
    process.stdout.write(`\n── ${name}\n${text}`)
    if (!done.ok && !done.missing) done.failures = [text]
  }
  done.seconds = (performance.now() - from) / 1000
  steps.push(done)
  console.log(`── ${name}: ${verdict(done)} in ${done.seconds.toFixed(1)} s`)
  return done.ok
}

/**
 * Steps that need one core each, as `[name, work]`, on all cores at once: the first ones begin first, each is shown when
 * it is over.
 */
export async function besideEachOther(...waiting) {
  const row = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, work] = next
      await heard.run([], () => step(name, work))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, row))
}

function say(text) {
  const said = heard.getStore()
  if (said) said.push(Buffer.from(`${text}\n`))
  else console.error(text)
}

function verdict({ ok, missing, passed, failed }) {
  if (missing) return 'NOT RUN'
  const counts = passed + failed > 0 ? ` (${passed} passed, ${failed} failed)` : ''
  return `${ok ? 'ok' : 'FAILED'}${counts}`
}

/**
 * Runs a tool and returns whether it succeeded. Its temporary files are removed with ours. All tools share what Node
 * has compiled: dozens of servers and workers would each strip and compile the same hundreds of files.
 */
export function tool(program, args, more) {
  if (stopping) return never
  const folder = temporaryFolder('tool', { within: fastestFolder() })
  // A tool may start servers as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711)
  compiled ??= temporaryFolder('compiled', { within: fastestFolder() })
  const said = heard.getStore()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment({ TMPDIR: folder, NODE_COMPILE_CACHE: compiled, ...more }),
      stdio: said ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // In its own process group, so it can be killed with everything it started.
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
    // Not when it exits: some of what it said may be on its way still.
    const ended = new Promise(done => child.on('close', done))
    const one = { child, ended }
    running.add(one)
    const limit = setTimeout(() => {
      say(`Stopped: it was still running after ${LIMIT_MS / 60_000} minutes.`)
      signalGroup(child, 'SIGKILL')
    }, LIMIT_MS)
    child.on('error', reject)
    ended.then(code => {
      clearTimeout(limit)
      running.delete(one)
      resolve(code === 0)
    })
  })
}

export async function stopTools() {
  stopping = true
  await Promise.all([...running].map(stop))
}

async function stop({ child, ended }) {
  signalGroup(child, 'SIGTERM')
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, GRACE_MS))])
  signalGroup(child, 'SIGKILL')
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // All of them have ended already.
  }
}

function shortened(failure) {
  const lines = stripVTControlCharacters(failure).trimEnd().split('\n')
  const told = lines.slice(0, LINES_OF_A_FAILURE).map(line => line.slice(0, 200))
  return [...told, ...(lines.length > told.length ? ['…'] : [])].join('\n   ')
}

/**
 * The summary at the end repeats each failure, because often only the end of a long output is kept. Missing
 * programs fail the run on a build machine (CI), where nobody reads warnings; locally they are listed.
 */
export function summary() {
  const strict = Boolean(process.env.CI) && process.env.CI !== 'false'
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, failures } of steps) {
    for (const failure of failures) console.log(`\n── Failed in "${name}": ${shortened(failure)}`)
  }
  console.log('\n── All steps')
  for (const done of steps) {
    console.log(`${done.seconds.toFixed(1).padStart(7)} s  ${done.name}: ${verdict(done)}`)
    total.passed += done.passed
    total.skipped += done.skipped
    // A failing step without tests (a type error, say) counts as one failure.
    const countsAsFailed = !done.ok && (!done.missing || strict)
    total.failed += Math.max(done.failed, countsAsFailed ? 1 : 0)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${seconds.toFixed(1).padStart(7)} s  in all\n`)
  for (const { missing, name } of steps.filter(done => done.missing)) {
    console.log(`!!! NOT TESTED: ${name}. ${missing}`)
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed === 0
}
