// What the companion keeps of a conversation, and when it may speak of it: never anything that was not said.
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import { weightOf } from '#server/companion/voice/reading/heavy.ts'
import { isInward } from '#server/companion/voice/reading/inward.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'
import type { Reader, Reading } from '#server/companion/voice/reading/reading.ts'
import { keyOf, mayHold, topicsOf } from '#server/companion/voice/reading/topics.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import type { Plan } from './compose.ts'
import type { Memory, VoiceState } from './state.ts'

export type Recall = { plan: Plan; memory: Memory }

const mostPerMessage = 3

const isHarsh = (clause: Clause): boolean => isInward(textOf(clause.words)) || !!verdictOf(clause.words)

/** The clauses of a message worth keeping, the heaviest first. */
export function keep(
  reading: Reading,
  reader: Reader,
  state: VoiceState,
  avoid: readonly string[],
): Memory[] {
  const turn = state.turn + 1
  return reading.clauses
    .flatMap((clause, at) => {
      const echo = clause.question ? undefined : clauseEcho(clause, 14)
      if (!echo || echo.count < 3 || echo.absolute) return []
      // What somebody called themselves is not kept for them.
      if (isHarsh(clause)) return []
      // A clause that leans on the one before it ("it worked", "he did too") means nothing a day later.
      if (
        /^(?:it|this|that|he|she|they|there|these|those|then|so|it's|he's|she's|they're|that's)\b/i.test(
          echo.text,
        )
      )
        return []
      // Whose landlord it was is a guess while one talks, and no guess is kept.
      if (clause.words[0]?.lower === 'my' && !/\bmy\b/i.test(reading.text)) return []
      const topic = topicsOf(clause.words)[0]
      const own = reader.feeling(clause)
      if (isAvoided(textOf(clause.words), avoid)) return []
      const weight =
        (topic?.owned ? 2 : topic ? 1 : 0) +
        (own && !own.negated ? 2 : 0) +
        (/^you\b|\byour?\b/.test(echo.text) ? 1 : 0)
      const memory: Memory = {
        id: `${turn}-${at}`,
        turn,
        said: textOf(clause.words),
        clause: echo.text,
        topic: topic?.key ?? null,
        feeling: own && !own.negated ? own.word : null,
        weight,
        lastUsed: null,
      }
      return [memory]
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostPerMessage)
}

export const isAvoided = (text: string, avoid: readonly string[]): boolean => {
  if (!avoid.length) return false
  const words = new Set((text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).map(keyOf))
  return avoid.some(topic =>
    (topic.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).map(keyOf).some(word => words.has(word)),
  )
}

/** A topic that returns: at most one callback in three turns. */
export function callback(
  reading: Reading,
  reader: Reader,
  state: VoiceState,
  avoid: readonly string[],
): Recall | undefined {
  if (state.turn - state.lastCallback < 2 || reading.weight === 'bare' || reading.clauses.length > 3)
    return undefined
  if (reading.clauses.some(isHarsh)) return undefined
  for (const clause of reading.clauses) {
    for (const topic of topicsOf(clause.words)) {
      const memory = state.memories.findLast(
        each =>
          isAbout(each, topic.key) &&
          !isInward(each.said) &&
          !isAvoided(each.said, avoid) &&
          each.clause !== clauseEcho(clause)?.text,
      )
      if (
        !memory ||
        weightOf(memory.said) === 'bare' ||
        (memory.lastUsed !== null && state.turn - memory.lastUsed < 10)
      )
        continue
      return { memory, plan: callbackPlan(clause, topic.name, memory, reader) }
    }
  }
  return undefined
}

/** Most memories do not even hold the letters, and need not be taken apart to see it. */
const isAbout = (memory: Memory, key: string): boolean =>
  memory.topic === key ||
  (mayHold(memory.said, key) &&
    (memory.said.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).some(word => keyOf(word) === key))

function callbackPlan(clause: Clause, topic: string, memory: Memory, reader: Reader): Plan {
  const earlier = { text: memory.clause, source: 'memory' as const }
  const echo = clauseEcho(clause, 12)
  const better = reader.polarity(clause) === 'pos' || /\bbetter\b/i.test(textOf(clause.words))
  if (echo && better) {
    return { frame: 'callback.now', slots: { clause: { text: echo.text, source: 'echo' }, earlier } }
  }
  if (echo && echo.count >= 3)
    return { frame: 'callback.with', slots: { clause: { text: echo.text, source: 'echo' }, earlier } }
  return { frame: 'callback', slots: { topic: { text: topic, source: 'echo' }, earlier } }
}

/** Every sixth content turn gathers what was said since the last time. */
export function summary(reading: Reading, state: VoiceState): { plan: Plan; memories: Memory[] } | undefined {
  if (state.contentTurns + 1 - state.lastSummary < 6 || reading.weight === 'bare') return undefined
  const recent = state.memories.filter(
    memory => memory.turn > state.turn - 8 && weightOf(memory.said) !== 'bare' && !isInward(memory.said),
  )
  const chosen = strongest(recent, 2)
  if (reading.clauses.some(isHarsh)) return undefined
  const now = reading.clauses.map(clause => clauseEcho(clause, 12)).find(echo => echo && echo.count >= 3)
  if (chosen.length < 2 || !now) return undefined
  const [one, two] = chosen
  const slots = {
    one: { text: one!.clause, source: 'memory' as const },
    two: { text: two!.clause, source: 'memory' as const },
    three: { text: now.text, source: 'echo' as const },
  }
  return { plan: { frame: 'summary.three', slots }, memories: chosen }
}

/** The weightiest, from different turns, in the order they were said. */
export function strongest(memories: readonly Memory[], count: number): Memory[] {
  const chosen: Memory[] = []
  for (const memory of [...memories].sort((a, b) => b.weight - a.weight || b.turn - a.turn)) {
    if (chosen.length === count) break
    if (
      memory.clause.split(' ').length > 12 ||
      chosen.some(each => each.turn === memory.turn || (each.topic === memory.topic && each.topic))
    )
      continue
    chosen.push(memory)
  }
  return chosen.sort((a, b) => a.turn - b.turn)
}

/** What the last day left open: the latest weighty thing that a new day may start from. */
export function leftOpen(state: VoiceState, avoid: readonly string[]): Memory | undefined {
  return state.memories
    .slice(-12)
    .filter(
      memory =>
        weightOf(memory.said) === 'ordinary' &&
        memory.weight >= 2 &&
        !isInward(memory.said) &&
        !isAvoided(memory.said, avoid),
    )
    .sort((a, b) => b.weight - a.weight || b.turn - a.turn)[0]
}

export function markUsed(memories: readonly Memory[], used: readonly Memory[], turn: number): Memory[] {
  if (!used.length) return [...memories]
  const ids = new Set(used.map(memory => memory.id))
  return memories.map(memory => (ids.has(memory.id) ? { ...memory, lastUsed: turn } : memory))
}
