// The small language in which the lexicon is written. A pattern is a row of words, followed through a sentence's
// tokens (pattern.ts); every gap in it is bounded, so that no input can make it blow up.
//
//   word        that token                    a|b        either token
//   (a b|c)     either row                    x?         x or nothing
//   @name       a class of the word list      ...        up to three tokens, none a comma
//   ..5         up to five tokens             ~          up to nine tokens, commas too
//   !(a|b)      not followed by a or b        #          a number
//   ^ $         start, end of the sentence    stem*      a token that begins so

import { vocabulary } from './vocabulary.ts'

export type Node =
  | { kind: 'word'; word: string; id: number }
  | { kind: 'number' }
  | { kind: 'gap'; upTo: number; commas: boolean }
  | { kind: 'either'; rows: Node[][] }
  | { kind: 'maybe'; node: Node }
  | { kind: 'not'; node: Node }

export type Classes = Record<string, string>
/** `anchors`: one of these words, by its number, is in every match; `needs`: so is one of each of these lists. */
export type Compiled = { row: Node[]; anchors: number[]; needs: number[][] }
export type Frequency = (word: string) => number

export type Compiler = {
  compile: (pattern: string) => Compiled
  /** Every word a pattern can contain, for the spelling tables; those of a class only when it is first named. */
  wordsOf: (row: readonly Node[]) => string[]
}

export function createCompiler(classes: Classes, frequency: Frequency): Compiler {
  const anchorsOfNode = createAnchorFinder(frequency)
  const listed = new Set<Node>()
  return {
    compile(pattern) {
      const row = parseRow(lex(pattern), classes)
      const [anchors, ...needs] = row
        .map(anchorsOfNode)
        .filter(part => part !== null)
        .sort((a, b) => a.cost - b.cost)
      if (!anchors) throw new Error(`care: no word to find the pattern by: ${pattern}`)
      return { row, anchors: anchors.ids, needs: needs.map(({ ids }) => ids) }
    },
    wordsOf(row) {
      const words: string[] = []
      const walk = (node: Node): void => {
        if (node.kind === 'word') words.push(node.word)
        else if (node.kind === 'either' && !listed.has(node)) {
          listed.add(node)
          for (const inner of node.rows) inner.forEach(walk)
        } else if (node.kind === 'maybe') walk(node.node)
      }
      row.forEach(walk)
      return words
    },
  }
}

const piece = /!|\(|\)\??|@[a-z_]+\??|\.\.\.|\.\.\d+|~|#\??|\||[^\s()|]+/gu

function lex(pattern: string): string[] {
  return pattern.match(piece) ?? []
}

function parseRow(pieces: string[], classes: Classes): Node[] {
  const cursor = { at: 0 }
  const row = parseRows(pieces, cursor, classes)
  if (cursor.at !== pieces.length) throw new Error(`care: unbalanced pattern: ${pieces.join(' ')}`)
  return row.length === 1 ? row[0]! : [{ kind: 'either', rows: row }]
}

// Outside brackets a bar binds two single words (a|b c = either a or b, then c); inside it parts whole rows.
function parseRows(pieces: string[], cursor: { at: number }, classes: Classes, depth = 0): Node[][] {
  const rows: Node[][] = [[]]
  while (cursor.at < pieces.length) {
    const text = pieces[cursor.at]!
    if (text.startsWith(')')) break
    cursor.at++
    if (text === '|') {
      if (depth > 0) {
        rows.push([])
        continue
      }
      const before = rows.at(-1)!.pop()!
      const after = parseOne(pieces, cursor, classes, depth)
      const options =
        before.kind === 'either' && !before.rows.some(r => r.length !== 1) ? before.rows : [[before]]
      const optional = after.kind === 'maybe'
      const joined: Node = { kind: 'either', rows: [...options, [optional ? after.node : after]] }
      rows.at(-1)!.push(optional ? { kind: 'maybe', node: joined } : joined)
      continue
    }
    cursor.at--
    rows.at(-1)!.push(parseOne(pieces, cursor, classes, depth))
  }
  return rows
}

function parseOne(pieces: string[], cursor: { at: number }, classes: Classes, depth: number): Node {
  const text = pieces[cursor.at++]!
  if (text === '!') return { kind: 'not', node: parseOne(pieces, cursor, classes, depth) }
  if (text === '(') {
    const rows = parseRows(pieces, cursor, classes, depth + 1)
    const close = pieces[cursor.at++]
    const node: Node = { kind: 'either', rows }
    return close === ')?' ? { kind: 'maybe', node } : node
  }
  if (text === '...') return { kind: 'gap', upTo: 3, commas: false }
  if (text === '~') return { kind: 'gap', upTo: 9, commas: true }
  if (text.startsWith('..') && text.length > 2)
    return { kind: 'gap', upTo: Number(text.slice(2)), commas: false }
  const optional = text.endsWith('?') && text.length > 1
  const bare = optional ? text.slice(0, -1) : text
  const node = parseBare(bare, classes)
  return optional ? { kind: 'maybe', node } : node
}

function parseBare(bare: string, classes: Classes): Node {
  if (bare === '#') return { kind: 'number' }
  if (bare.startsWith('@')) return parseClass(bare.slice(1), classes)
  // Chinese is written without spaces, and the tokenizer gives each sign as a token of its own.
  if (bare.length > 1 && bare.charCodeAt(0) > 0x2e7f && hanOnly.test(bare))
    return { kind: 'either', rows: [[...bare].map(wordNode)] }
  return wordNode(bare)
}

const hanOnly = /^\p{Script=Han}+$/u
const wordNode = (word: string): Node => ({ kind: 'word', word, id: vocabulary.add(word) })

// A class is parsed once, however many patterns name it.
const parsed = new WeakMap<Classes, Map<string, Node>>()

function parseClass(name: string, classes: Classes): Node {
  const known = parsed.get(classes) ?? new Map<string, Node>()
  parsed.set(classes, known)
  const before = known.get(name)
  if (before) return before
  const text = classes[name]
  if (text === undefined) throw new Error(`care: unknown class @${name}`)
  const node = parseRow(lex(`(${text})`), classes)[0]!
  known.set(name, node)
  return node
}

type Anchors = { ids: number[]; cost: number }

// The words by which a pattern is looked up: of its necessary parts, the one least often met in ordinary text.
function createAnchorFinder(frequency: Frequency): (node: Node) => Anchors | null {
  const known = new Map<Node, Anchors | null>()
  const ofRow = (row: Node[]): Anchors | null => {
    let best: Anchors | null = null
    for (const node of row) {
      const here = ofNode(node)
      if (here && (best === null || here.cost < best.cost)) best = here
    }
    return best
  }
  const ofNode = (node: Node): Anchors | null => {
    // The marks of the ends are in every sentence, and stems are no words: neither helps to find a pattern.
    if (node.kind === 'word' && (node.word.endsWith('*') || node.word === '^' || node.word === '$'))
      return null
    if (node.kind === 'word') return { ids: [node.id], cost: frequency(node.word) }
    if (node.kind !== 'either') return null
    const before = known.get(node)
    if (before !== undefined) return before
    const found = ofEither(node.rows)
    known.set(node, found)
    return found
  }
  const ofEither = (rows: Node[][]): Anchors | null => {
    const ids = new Set<number>()
    let cost = 0
    for (const row of rows) {
      const here = ofRow(row)
      if (!here) return null
      for (const id of here.ids) ids.add(id)
      cost += here.cost
    }
    return { ids: [...ids], cost }
  }
  return ofNode
}
