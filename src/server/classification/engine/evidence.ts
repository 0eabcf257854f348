/** What in a text speaks for which tag: the cues found, without those that the sentence around them takes back. */
import { type Cue, type Cues, IDIOM } from './cues.ts'
import { Scope, type Veto } from './scope.ts'
import { type Correct, type Stream, toStream } from './stream.ts'
import type { Token } from './tokens.ts'

export type Span = { start: number; end: number }

export type Sign = {
  cue: Cue
  id: number
  words: number
  start: number
  end: number
  /** The sentence it stands in speaks of its writer. */
  own: boolean
}

export type Heard = {
  stream: Stream
  signs: Map<string, Sign[]>
  vetoed: Map<string, Veto | 'idiom'>
  /** The stretch of the text that these words cover, unless the sentence around them takes it back. */
  groundAt: (from: number, to: number, keep: ReadonlySet<Veto>) => Span | null
}

export function listen(text: string, tokens: Token[], cues: Cues, correct: Correct): Heard {
  const stream = toStream(text, tokens, correct)
  const hits = cues.find(stream.words)
  const masked = new Uint8Array(stream.words.length)
  for (const hit of hits) if (cues.all[hit.cue]!.tag === IDIOM) masked.fill(1, hit.from, hit.to + 1)
  const hidden = (from: number, to: number) => {
    for (let at = from; at <= to; at++) if (masked[at] === 1) return true
    return false
  }
  const scope = new Scope(stream)
  const signs = new Map<string, Sign[]>()
  const vetoed = new Map<string, Veto | 'idiom'>()
  for (const { cue: id, from, to } of hits) {
    const cue = cues.all[id]!
    if (cue.tag === IDIOM) continue
    const veto = hidden(from, to) ? 'idiom' : scope.veto(from, to, cue.keep)
    if (veto) {
      vetoed.set(cue.tag, veto)
      continue
    }
    const span = spanOf(stream, tokens, from, to)
    if (!span) continue
    const list = signs.get(cue.tag)
    const { start, end } = span
    const sign = { cue, id, words: to - from + 1, start, end, own: scope.own(from) }
    if (list) list.push(sign)
    else signs.set(cue.tag, [sign])
  }
  const groundAt: Heard['groundAt'] = (from, to, keep) =>
    hidden(from, to) || scope.veto(from, to, keep) ? null : spanOf(stream, tokens, from, to)
  return { stream, signs, vetoed, groundAt }
}

/** The exact stretch of the text a match covers, from its first word to its last. */
function spanOf(stream: Stream, tokens: Token[], from: number, to: number): Span | null {
  let first = -1
  let last = -1
  for (let at = from; at <= to; at++) {
    const token = stream.tokens[at]!
    if (token < 0) continue
    if (first < 0) first = token
    last = token
  }
  return first < 0 ? null : { start: tokens[first]!.start, end: tokens[last]!.end }
}
