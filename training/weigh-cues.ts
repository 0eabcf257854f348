/** How far each cue can be trusted: how often it was right in labelled messages, drawn to its line and to what was meant. */
import type { PackedCues } from '#server/classification/engine/cues.ts'
import type { Heard, Sign } from '#server/classification/engine/evidence.ts'
import type { Outlook } from '#server/classification/engine/heads.ts'
import type { Message } from '#server/classification/score/labelled-lines.ts'

export type HeardMessage = Message & { weight: number; heard: Heard | null; outlook: Outlook }

/** How many sightings an opinion held before counts for; a line of many alternatives says less about each of them. */
const LINE_HOLD = 4
const LINE_HOLD_EACH = 0.4
const LINE_HOLD_MOST = 30
const CUE_HOLD = 3

type Tally = Map<number, { right: number; wrong: number }>

export type Trust = {
  packed: PackedCues['cues']
  /** The trust in a sign as if this message had not been seen: what fitting must use. */
  without: (sign: Sign, message: HeardMessage) => number
}

export function weighCues(messages: HeardMessage[], cues: PackedCues): Trust {
  const byLine: Tally = new Map()
  const byCue: Tally = new Map()
  for (const message of messages) {
    if (!message.heard) continue
    for (const [tag, signs] of message.heard.signs) {
      const verdict = verdictOn(message, tag)
      if (!verdict) continue
      for (const line of new Set(signs.map(sign => sign.cue.line)))
        count(byLine, line, verdict, message.weight)
      for (const id of new Set(signs.map(sign => sign.id))) count(byCue, id, verdict, message.weight)
    }
  }
  const sizes = new Map<number, number>()
  for (const [, line] of cues.cues) sizes.set(line, (sizes.get(line) ?? 0) + 1)
  const trust = (id: number, line: number, meant: number, less: { right: number; wrong: number }) => {
    const inLine = minus(byLine.get(line), less)
    const hold = Math.min(LINE_HOLD_MOST, LINE_HOLD + LINE_HOLD_EACH * sizes.get(line)!)
    const ofLine = (inLine.right + hold * meant) / (inLine.right + inLine.wrong + hold)
    const own = minus(byCue.get(id), less)
    return (own.right + CUE_HOLD * ofLine) / (own.right + own.wrong + CUE_HOLD)
  }
  return {
    packed: cues.cues.map(([tag, line, meant, strong], id) => [
      tag,
      line,
      Math.round(trust(id, line, meant / 100, NONE) * 100),
      strong,
    ]),
    without: (sign, message) => {
      const verdict = verdictOn(message, sign.cue.tag)
      const less = verdict ? { ...NONE, [verdict]: message.weight } : NONE
      return trust(sign.id, sign.cue.line, cues.cues[sign.id]![2] / 100, less)
    },
  }
}

const NONE = { right: 0, wrong: 0 }

function verdictOn(message: Message, tag: string): 'right' | 'wrong' | null {
  if (message.tags.includes(tag)) return 'right'
  return message.maybe.includes(tag) ? null : 'wrong'
}

function count(tally: Tally, key: number, verdict: 'right' | 'wrong', weight: number): void {
  const known = tally.get(key) ?? { right: 0, wrong: 0 }
  known[verdict] += weight
  tally.set(key, known)
}

function minus(tally: { right: number; wrong: number } | undefined, less: { right: number; wrong: number }) {
  return {
    right: Math.max(0, (tally?.right ?? 0) - less.right),
    wrong: Math.max(0, (tally?.wrong ?? 0) - less.wrong),
  }
}
