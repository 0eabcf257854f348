/**
 * What is measured, for how long, and when to stop: the short run covers the goals, the long run everything.
 */
import { parseArgs } from 'node:util'
import type { Shape } from './load.ts'

export type Plan = {
  shapes: Array<[name: string, shape: Shape]>
  contenders: string[]
  rounds: number
  /** How long it takes on a quiet machine, in minutes. */
  estimate: number
  /** No new figure is started after this many minutes. */
  minutes: number
}

/** Messages each sender keeps in flight: enough that a turn can join several. */
const WINDOW = 4
const goals = {
  contenders: 'bare,bare-store,socketio,embedded',
  shapes: '1000/1,1000/20,1000/calm,100/20',
  minutes: '5.5',
}
const all = {
  contenders: 'bare,bare-store,socketio,embedded,postgres,two-nodes',
  shapes: '1000/1,1000/20,1000/calm,100/1,100/20,100/calm',
  minutes: '40',
}
/** Per figure, to connect, let presence settle and read memory; and once, to start all servers. */
const [ASIDE_SECONDS, START_SECONDS] = [3.5, 15]

export function planFrom(args: string[]): Plan {
  const { values } = parseArgs({
    args,
    options: {
      long: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      shapes: { type: 'string' },
      minutes: { type: 'string' },
    },
  })
  const preset = values.long ? all : goals
  const seconds = Number(values.seconds)
  const shapes = (values.shapes ?? preset.shapes).split(',').map(name => shapeFrom(name, seconds))
  const contenders = (values.only ?? preset.contenders).split(',')
  const rounds = Number(values.rounds)
  const round = shapes.reduce((sum, [, shape]) => sum + shape.seconds * 1.25 + ASIDE_SECONDS, 0)
  const estimate = (START_SECONDS + rounds * round * contenders.length) / 60
  return { shapes, contenders, rounds, estimate, minutes: Number(values.minutes ?? preset.minutes) }
}

function shapeFrom(name: string, seconds: number): [string, Shape] {
  const [members, kind] = name.split('/')
  const rate = kind === 'calm' ? 20 : 0
  const senders = rate > 0 ? 20 : Number(kind)
  const window = rate > 0 ? 0 : WINDOW
  return [
    name,
    { members: Number(members), senders, window, rate, seconds: rate > 0 ? Math.max(seconds, 3) : seconds },
  ]
}

export function howLong({ estimate, minutes }: Plan): string {
  const about = Math.max(1, Math.round(Math.min(estimate, minutes)))
  const most = Math.ceil(minutes + 0.5)
  return `This takes about ${about} ${about === 1 ? 'minute' : 'minutes'}, and at most ${most}; with -- --long it measures everything, for about half an hour.`
}
