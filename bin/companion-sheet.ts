// A sheet for reading blind: the engine's replies and those of an old keyword program, mixed, with the key below.
import type { Voice } from '#server/companion/voice/voice.ts'
import type { Answer, Line } from './reply-lines.ts'

type Answered = { turn: Line; answer: Answer }

export function sheet(voice: Voice, answers: readonly Answered[], count: number): void {
  const spoken = answers.filter(({ answer }) => answer.kind !== 'crisis')
  const step = Math.max(1, Math.floor(spoken.length / count))
  const chosen = spoken.filter((_, at) => at % step === 0).slice(0, count)
  const key: string[] = []
  console.log(
    'Read each pair as the person who wrote the message. Mark each reply good, fair, broken or harmful.\n',
  )
  chosen.forEach(({ turn, answer }, at) => {
    const swapped = (turn.text.length * 7 + at * 13) % 2 === 0
    const [a, b] = swapped
      ? [baseline(voice, turn.text), answer.reply]
      : [answer.reply, baseline(voice, turn.text)]
    console.log(`${at + 1}. ${turn.text}\n   A  ${a}\n   B  ${b}\n`)
    key.push(`${at + 1}${swapped ? 'B' : 'A'}`)
  })
  console.log(`Key (the engine's): ${key.join(' ')}`)
}

/** What keyword programs have answered since the sixties. */
function baseline(voice: Voice, text: string): string {
  const rules: [RegExp, (rest: string) => string][] = [
    [/\bi feel (.+)/i, rest => `Do you often feel ${rest}?`],
    [/\bi(?:'m| am) (.+)/i, rest => `How long have you been ${rest}?`],
    [/\bi (?:want|need) (.+)/i, rest => `What would it mean to you if you got ${rest}?`],
    [/\bmy (mother|mum|mom|father|dad|sister|brother|family)\b/i, () => 'Tell me more about your family.'],
    [/\b(?:because)\b/i, () => 'Is that the real reason?'],
    [/\bmy (.+)/i, rest => `Your ${rest}?`],
    [/\?$/, () => 'Why do you ask that?'],
  ]
  for (const [pattern, say] of rules) {
    const found = pattern.exec(text.split(/[.!\n]/)[0]!)
    if (found) return say(voice.reflect(found[1] ?? '').replace(/[?.!,]+$/, ''))
  }
  return 'Please go on.'
}
