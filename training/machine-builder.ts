/** Makes one automaton of all cue patterns; what the reader runs is its packed form. */
import { ANY, type PackedMachine } from '#server/classification/engine/machine.ts'
import type { Node } from './pattern.ts'

/** How many words a gap may span. */
const GAP = 3

export class MachineBuilder {
  private readonly edges: number[][] = [[]]
  private readonly accepts: number[] = []
  private readonly words = new Map<string, Set<number>>()
  private readonly stems = new Map<string, Set<number>>()
  private readonly matchers = new Map<string, number>()

  add(node: Node, cue: number): void {
    const end = this.newState()
    this.accepts.push(end, cue)
    this.link(node, 0, end)
  }

  pack(): PackedMachine {
    const plain = (map: Map<string, Set<number>>) =>
      Object.fromEntries([...map].map(([word, ids]) => [word, [...ids]]))
    const starts = [0]
    for (const edges of this.edges) starts.push(starts.at(-1)! + edges.length)
    return {
      edges: this.edges.flat(),
      starts,
      accepts: this.accepts,
      words: plain(this.words),
      stems: plain(this.stems),
    }
  }

  private newState(): number {
    this.edges.push([])
    return this.edges.length - 1
  }

  /** Makes paths from one state to another that spell the node. */
  private link(node: Node, from: number, to: number): void {
    if (node.kind === 'word') this.edges[from]!.push(this.matcher(node.words, node.stems), to)
    else if (node.kind === 'choice') for (const option of node.options) this.link(option, from, to)
    else if (node.kind === 'sequence') this.linkRow(node.parts, from, to)
    else throw new Error('A cue cannot consist of a gap or an optional part alone')
  }

  private linkRow(parts: Node[], from: number, to: number): void {
    const [head, ...rest] = parts
    if (!head) throw new Error('An empty cue')
    if (rest.length === 0) {
      this.link(head, from, to)
    } else if (head.kind === 'maybe') {
      this.linkRow(rest, from, to)
      this.linkRow([head.part, ...rest], from, to)
    } else if (head.kind === 'gap') {
      let here = from
      this.linkRow(rest, here, to)
      for (let n = 0; n < GAP; n++) {
        const next = this.newState()
        this.edges[here]!.push(ANY, next)
        this.linkRow(rest, next, to)
        here = next
      }
    } else {
      const middle = this.newState()
      this.link(head, from, middle)
      this.linkRow(rest, middle, to)
    }
  }

  private matcher(words: string[], stems: string[]): number {
    const key = `${words.join(' ')}|${stems.join(' ')}`
    let id = this.matchers.get(key)
    if (id === undefined) {
      id = this.matchers.size + 1
      this.matchers.set(key, id)
      for (const word of words) remember(this.words, word, id)
      for (const stem of stems) remember(this.stems, stem, id)
    }
    return id
  }
}

function remember(map: Map<string, Set<number>>, key: string, id: number): void {
  const known = map.get(key)
  if (known) known.add(id)
  else map.set(key, new Set([id]))
}
