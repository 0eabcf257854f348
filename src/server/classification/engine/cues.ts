/** The cue lexicon as it is shipped: one automaton over all expressions, and for each what it speaks for. */
import { brotliDecompressSync } from 'node:zlib'
import { type Hit, Machine, type PackedMachine } from './machine.ts'
import type { Veto } from './scope.ts'

export type Cue = {
  tag: string
  keep: ReadonlySet<Veto>
  /** Number of the line it was written in: two hits of one line say the same thing twice. */
  line: number
  /** How often it was right where people had labelled the message. */
  trust: number
  /** Meant to suffice alone; the others only add weight. */
  strong: boolean
}

export type PackedCues = {
  machine: PackedMachine
  tags: string[]
  /** Per tag, which doubts it is exempt from. */
  keeps: Veto[][]
  /** Per cue: tag, line, trust in hundredths, and 1 if it was meant to suffice alone. */
  cues: [number, number, number, 0 | 1][]
}

/** The section of expressions that hide the cues inside them. */
export const IDIOM = 'idiom'

const NONE: ReadonlySet<Veto> = new Set()

export class Cues {
  readonly all: Cue[]
  readonly machine: Machine
  private readonly keeps: Map<string, ReadonlySet<Veto>>

  constructor(packed: PackedCues) {
    this.machine = Machine.unpack(packed.machine)
    const keeps = packed.keeps.map(keep => new Set(keep))
    this.keeps = new Map(packed.tags.map((tag, at) => [tag, keeps[at]!]))
    this.all = packed.cues.map(([tag, line, trust, strong]) => ({
      tag: packed.tags[tag]!,
      keep: keeps[tag]!,
      line,
      trust: trust / 100,
      strong: strong === 1,
    }))
  }

  /** Which doubts do not concern a tag. */
  keepOf(tag: string): ReadonlySet<Veto> {
    return this.keeps.get(tag) ?? NONE
  }

  find(words: string[]): Hit[] {
    return this.machine.run(words)
  }
}

export function unpackCues(bytes: Uint8Array): PackedCues {
  return JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as PackedCues
}
