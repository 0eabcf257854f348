/** Reads the cue lexicon from its text files and makes it ready to ship. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { PackedCues } from '#server/classification/engine/cues.ts'
import { FILLERS } from '#server/classification/engine/everyday-spelling.ts'
import type { Veto } from '#server/classification/engine/scope.ts'
import { MachineBuilder } from './machine-builder.ts'
import { alternatives, type Lists, parsePattern } from './pattern.ts'

export const CUE_FOLDER = new URL('.', import.meta.resolve('#server/classification/engine/cues/lists.txt'))

const KEEP: Record<string, Veto[]> = {
  past: ['past'],
  boss: ['other'],
  who: ['other', 'peer'],
  ask: ['asked'],
  not: ['negated'],
  quote: ['quoted'],
}

/** Trust before anything is known of a cue: one meant to suffice alone, and one that only adds weight. */
export const STRONG = 60
export const WEAK = 20

export function readCues(): PackedCues {
  const lists: Lists = new Map()
  const builder = new MachineBuilder()
  const packed: PackedCues = { machine: builder.pack(), tags: [], keeps: [], cues: [] }
  let line = 0
  for (const name of cueFiles()) {
    let tag = -1
    let strong = STRONG
    for (const raw of readFileSync(new URL(name, CUE_FOLDER), 'utf8').split('\n')) {
      const text = raw.trim()
      if (text === '' || text.startsWith('# ')) continue
      if (/^@\w+:/.test(text)) {
        const colon = text.indexOf(':')
        lists.set(text.slice(1, colon), text.slice(colon + 1).trim())
      } else if (text.startsWith('% ')) strong = Number(text.slice(2))
      else if (text.startsWith('= ')) tag = tagOf(text.slice(2), packed)
      else {
        line++
        const trust = text.startsWith('~ ') ? WEAK : strong
        for (const node of alternatives(parse(text.replace(/^~ /, ''), lists, name))) {
          builder.add(node, packed.cues.length)
          packed.cues.push([tag, line, trust, trust === WEAK ? 0 : 1])
        }
      }
    }
  }
  packed.machine = builder.pack()
  return packed
}

function cueFiles(): string[] {
  return readdirSync(CUE_FOLDER)
    .filter(name => name.endsWith('.txt'))
    .sort((a, b) => Number(b === 'lists.txt') - Number(a === 'lists.txt') || (a < b ? -1 : 1))
}

function parse(text: string, lists: Lists, file: string) {
  try {
    return parsePattern(text, lists, FILLERS)
  } catch (error) {
    throw new Error(`${file}: ${text.slice(0, 80)}: ${error instanceof Error ? error.message : error}`)
  }
}

/** A tag's options stand where it is first named; later sections of the same tag inherit them. */
function tagOf(title: string, packed: PackedCues): number {
  const [name, options] = title.split('|').map(part => part.trim())
  const known = packed.tags.indexOf(name!)
  if (known >= 0) return known
  packed.tags.push(name!)
  packed.keeps.push(
    (options ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .flatMap(option => KEEP[option]!),
  )
  return packed.tags.length - 1
}

/** Changes whenever a cue does, so that a test can tell stale weights. */
export function cueFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of cueFiles()) hash.update(readFileSync(new URL(name, CUE_FOLDER)))
  return hash.digest('hex').slice(0, 16)
}
