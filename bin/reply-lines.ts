// One JSON line in, one reply out, as a person in a chat would get it: care first, then the voice, then the
// question that follows. Earlier messages of a line are lived through in order, so that memory is real.
import { type Care, createCare } from '#server/care/care.ts'
import { loadVoice, type Voice, type VoiceInput, type VoiceReply } from '#server/companion/voice/voice.ts'
import { fixedReply } from '#shared/care-texts.ts'
import { followUp } from '#shared/follow-up.ts'
import type { Question } from '#shared/questions.ts'

export type Line = {
  text: string
  history?: (string | { text: string; from?: string })[]
  profile?: VoiceInput['profile']
  channel?: 'one-to-one' | 'group'
  user?: { given_name?: string }
  companion?: string
  lastQuestion?: string
  labels?: string[]
  chat?: string
}
export type Answer = {
  reply: string
  segments: VoiceReply['segments']
  kind: VoiceReply['kind']
  suppressFollowUp: boolean
  followUp: Question | null
}
export type Answerer = { answer: (line: Line) => Answer; voice: Voice; care: Care }

export function createAnswerer(): Answerer {
  const voice = loadVoice()
  const care = createCare()
  let count = 0
  // What was said in the lines before is not remembered, but no line of ours is worn out on the reader.
  let worn: Partial<VoiceReply['state']> = {}

  function answer(line: Line): Answer {
    const input = inputOf(line, count++)
    const fresh = voice.fresh()
    let state: VoiceReply['state'] = {
      ...fresh,
      used: worn.used ?? [],
      openings: worn.openings ?? [],
      replies: worn.replies ?? [],
      turn: worn.turn ?? 0,
    }
    for (const earlier of earlierTexts(line)) {
      if (care.judge(earlier).tier !== 'crisis')
        state = voice.reply({ ...input, text: earlier, lastQuestion: null }, state).state
    }
    const { tier, category, failed } = care.judge(line.text)
    const fixed = tier === 'crisis' || failed ? fixedReply(tier, category, failed ?? false) : null
    if (fixed) {
      const segments = [{ text: fixed, source: 'authored' as const }]
      return { reply: fixed, segments, kind: 'crisis', suppressFollowUp: true, followUp: null }
    }
    // What the product shows beside a reply of concern is the chat's business; the voice only speaks softly.
    const careful = tier === 'concern'
    const said = voice.reply({ ...input, careful }, state)
    worn = {
      used: said.state.used,
      openings: said.state.openings,
      replies: said.state.replies,
      turn: said.state.turn,
    }
    const suppressFollowUp = said.suppressFollowUp || careful
    const asks = !suppressFollowUp && line.channel !== 'group'
    const message = { text: line.text, labels: line.labels ?? [] }
    const question = asks ? followUp(message, new Set(), seeded(line.text)) : null
    return {
      reply: said.text,
      segments: said.segments,
      kind: said.kind,
      suppressFollowUp,
      followUp: question,
    }
  }
  return { answer, voice, care }
}

const inputOf = (line: Line, at: number): VoiceInput => ({
  text: line.text,
  chatId: line.chat ?? `line-${at}`,
  channel: line.channel ?? 'one-to-one',
  name: line.user?.given_name,
  companion: line.companion,
  profile: line.profile,
  lastQuestion: line.lastQuestion ?? questionBefore(line),
})

/** The question that the program's last word in the history ended with. */
function questionBefore({ history }: Line): string | null {
  const last = history?.at(-1)
  if (!last || typeof last === 'string' || last.from !== 'bot') return null
  return /[^.!?]*\?\s*$/.exec(last.text)?.[0].trim() ?? null
}

const earlierTexts = (line: Line): string[] =>
  (line.history ?? []).flatMap(each =>
    typeof each === 'string' ? [each] : each.from === 'bot' ? [] : [each.text],
  )

function seeded(text: string): () => number {
  let state = 0
  for (const char of text) state = (Math.imul(state, 31) + char.codePointAt(0)!) >>> 0
  return () => (state % 9973) / 9973
}
