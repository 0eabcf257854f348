/**
 * The small language cues are written in, made into a machine that reads a text once for all cues together.
 *   word        that word           word+   any of its forms      stem*   any word beginning so
 *   (a b|c)     one of these        x?      perhaps               @name   any of a named list
 *   ..  up to three words between, in the same sentence           #       a number
 *   <   only at the start of a sentence                           ,       a comma or the like
 */

import { cueWord } from '#server/classification/engine/stream.ts'
import { tokenize } from '#server/classification/engine/tokens.ts'
import { inflect } from './inflect.ts'

export type Node =
  | { kind: 'word'; words: string[]; stems: string[] }
  | { kind: 'gap' }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'maybe'; part: Node }

export type Lists = Map<string, string>

export function parsePattern(source: string, lists: Lists, drop: ReadonlySet<string>): Node {
  let at = 0
  const skip = () => {
    while (source[at] === ' ') at++
  }

  function sequence(): Node {
    const parts: Node[] = []
    for (skip(); at < source.length && source[at] !== '|' && source[at] !== ')'; skip()) parts.push(item())
    return row(parts)
  }

  function choice(): Node {
    const options = [sequence()]
    while (source[at] === '|') {
      at++
      options.push(sequence())
    }
    return either(options)
  }

  function item(): Node {
    let part: Node
    if (source[at] === '(') {
      at++
      part = choice()
      if (source[at] !== ')') throw new Error(`Missing ) in cue: ${source}`)
      at++
    } else {
      const end = atomEnd(source, at)
      part = atom(source.slice(at, end), lists, drop)
      at = end
    }
    if (source[at] === '?') {
      at++
      if (part.kind !== 'maybe') part = { kind: 'maybe', part }
    }
    return part
  }

  const whole = choice()
  if (at < source.length) throw new Error(`Cannot read cue: ${source}`)
  return whole.kind === 'maybe' ? whole.part : whole
}

/** A row of parts that neither begins nor ends in a gap and whose optional end is spelled out as two choices. */
function row(parts: Node[]): Node {
  const kept = parts
    .map(part => (part.kind === 'maybe' && isEmpty(part.part) ? part.part : part))
    .flatMap(part => (part.kind === 'sequence' ? part.parts : [part]))
  while (kept.at(-1)?.kind === 'gap') kept.pop()
  while (kept[0]?.kind === 'gap') kept.shift()
  const last = kept.at(-1)
  if (kept.length > 1 && last?.kind === 'maybe') {
    const before = kept.slice(0, -1)
    return either([row(before), row([...before, last.part])])
  }
  return kept.length === 1 ? kept[0]! : { kind: 'sequence', parts: kept }
}

/** Single words to choose from are one question to the automaton, not many. */
function mergeWords(options: Node[]): Node[] {
  const words: string[] = []
  const stems: string[] = []
  const rest: Node[] = []
  for (const option of options) {
    if (option.kind === 'word') {
      words.push(...option.words)
      stems.push(...option.stems)
    } else if (option.kind === 'choice') rest.push(...option.options)
    else rest.push(option)
  }
  return words.length + stems.length > 0 ? [{ kind: 'word', words, stems }, ...rest] : rest
}

function isEmpty(node: Node): boolean {
  return node.kind === 'sequence' && node.parts.length === 0
}

/** One of several. An option of filler words alone is left out: it would match anything. */
function either(options: Node[]): Node {
  const full = options.filter(option => !isEmpty(option))
  const bare = full.map(option => (option.kind === 'maybe' ? option.part : option))
  if (bare.length === 0) return { kind: 'sequence', parts: [] }
  const merged = mergeWords(bare)
  const choice: Node = merged.length === 1 ? merged[0]! : { kind: 'choice', options: merged }
  return full.some(option => option.kind === 'maybe') ? { kind: 'maybe', part: choice } : choice
}

/** The alternatives a cue offers at its top, each a cue of its own: what is learned about one does not blame the others. */
export function alternatives(node: Node): Node[] {
  if (node.kind === 'choice') return node.options.flatMap(alternatives)
  if (node.kind !== 'word') return [node]
  return [
    ...new Set(node.words).values().map((word): Node => ({ kind: 'word', words: [word], stems: [] })),
    ...new Set(node.stems).values().map((stem): Node => ({ kind: 'word', words: [], stems: [stem] })),
  ]
}

function atomEnd(source: string, from: number): number {
  let end = from
  while (end < source.length && !' ()|?'.includes(source[end]!)) end++
  if (end === from) throw new Error(`Cannot read cue: ${source}`)
  return end
}

const ATOMS = new Map<string, Node>()

function atom(text: string, lists: Lists, drop: ReadonlySet<string>): Node {
  let node = ATOMS.get(text)
  if (!node) {
    node = readAtom(text, lists, drop)
    ATOMS.set(text, node)
  }
  return node
}

function readAtom(text: string, lists: Lists, drop: ReadonlySet<string>): Node {
  if (text === '..') return { kind: 'gap' }
  if (text.startsWith('@')) {
    const list = lists.get(text.slice(1))
    if (list === undefined) throw new Error(`Unknown list ${text}`)
    return parsePattern(list, lists, drop)
  }
  if (text === ',' || text === '<' || text === '#') return { kind: 'word', words: [text], stems: [] }
  if (text.endsWith('*')) return { kind: 'word', words: [], stems: [text.slice(0, -1)] }
  if (text.endsWith('+')) return { kind: 'word', words: inflect(text.slice(0, -1)).map(cueWord), stems: [] }
  const parts = tokenize(text)
    .map(token => (token.word === "'s" ? 'is' : cueWord(token.word)))
    .filter(word => word !== '-' && word !== '' && !drop.has(word))
  return row(parts.map(word => ({ kind: 'word', words: [word], stems: [] })))
}
