/** The figures as tables, and the goals as ratios within one run. */
import type { LoadResult } from './load.ts'

type Results = Map<string, Map<string, LoadResult[]>>

const BARE = 'ws, joined frames, nothing stored'
const BARE_STORE = 'ws, joined frames, SQLite per turn'
const SOCKET_IO = 'socket.io, nothing stored'
const OURS = 'TwinBot, embedded store'

export function printTable(results: Results): void {
  for (const [name, byShape] of results) {
    console.log(`\n${name}`)
    for (const [shape, all] of byShape) {
      const figures = medians(all)
      const busy = `load generator ${Math.round(figures.loadCpu * 100)} % busy`
      const [members, kind] = shape.split('/')
      const what =
        kind === 'calm'
          ? `20 messages a second: p50 ${figures.p50} ms, p99 ${figures.p99} ms`
          : `${kind} sending: ${thousands(figures.deliveriesPerSecond)} deliveries/s, ${figures.messagesPerSecond} messages/s`
      const cpu = `${figures.cpuPerDelivery.toFixed(2)} µs of processor per delivery`
      console.log(`  ${members} members, ${what} (${cpu}, ${busy})`)
    }
    const [first] = [...byShape.values()][0] ?? []
    if (first) {
      const memory = first.memoryPerThousand.toFixed(1)
      console.log(`  ${memory} MB per 1,000 connections, ${first.connectsPerSecond} connects/s`)
    }
  }
}

export function printRatios(results: Results): void {
  const of = (name: string, shape: string) => {
    const all = results.get(name)?.get(shape)
    return all && medians(all)
  }
  const rate = (name: string, shape: string) => of(name, shape)?.deliveriesPerSecond
  console.log('\nGoals, as ratios in this run')
  for (const senders of ['1', '20']) {
    const shape = `1000/${senders}`
    atLeast(`of the bare limit, ${senders} sending`, rate(OURS, shape), rate(BARE, shape), 0.8)
    atLeast(
      `of socket.io, ${senders} sending`,
      rate(OURS, shape),
      rate(SOCKET_IO, shape),
      senders === '1' ? 4 : 12,
    )
  }
  atLeast('of the bare store, 100 members, 20 sending', rate(OURS, '100/20'), rate(BARE_STORE, '100/20'), 0.5)
  const [ours, bare] = [of(OURS, '1000/calm')?.p99, of(BARE, '1000/calm')?.p99]
  if (ours && bare) tell('p99 over the bare server’s', ours / bare, ours <= 1.5 * bare, 'at most 1.5')
  for (const shape of ['1000/1', '1000/20', '100/20']) {
    const cpu = of(OURS, shape)?.cpuPerDelivery
    for (const [what, name] of Object.entries({ 'bare limit': BARE, 'bare store': BARE_STORE })) {
      const least = of(name, shape)?.cpuPerDelivery
      if (cpu && least)
        console.log(`  ${(least / cpu).toFixed(2)} of the ${what} by processor time, ${shape} sending`)
    }
  }
  const memory = results.get(OURS)?.get('1000/1')?.[0]?.memoryPerThousand
  if (memory) tell('MB per 1,000 connections', memory, memory <= 35, 'at most 35')
}

function atLeast(what: string, ours: number | undefined, theirs: number | undefined, goal: number): void {
  if (ours && theirs) tell(what, ours / theirs, ours / theirs >= goal, `at least ${goal}`)
  else console.log(`  not measured     ${what}`)
}

function tell(what: string, value: number, reached: boolean, goal: string): void {
  console.log(`  ${reached ? 'reached    ' : 'NOT REACHED'} ${value.toFixed(2)} ${what} (goal: ${goal})`)
}

function medians(all: LoadResult[]): LoadResult {
  const keys = Object.keys(all[0] ?? {}) as Array<keyof LoadResult>
  const middle = (key: keyof LoadResult) => {
    const sorted = all.map(figures => figures[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  return Object.fromEntries(keys.map(key => [key, middle(key)])) as LoadResult
}

function thousands(number: number): string {
  return `${Math.round(number / 1000)}k`
}
