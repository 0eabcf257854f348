// What stands beside a harsh word: what happened, told as the person put it.

import type { Slot } from '#server/companion/voice/compose.ts'
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { withLowerStart } from '#server/companion/voice/reading/echo.ts'
import { fallsOnYou, isInward } from '#server/companion/voice/reading/inward.ts'
import { countWords, textOf } from '#server/companion/voice/reading/parse.ts'
import { reflectWords } from '#server/companion/voice/reading/reflect.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { saidOf, spanOf } from '#server/companion/voice/stories/retold.ts'
import { clipped, said, type Ways } from '#server/companion/voice/ways.ts'
import { sweeping } from './deeds.ts'

/** So many words may be told beside the name. */
const most = 22

export function besideOf(ways: Ways, name: Clause | undefined): { slot: Slot; count: number } | undefined {
  const { reading } = ways
  if (reading.sentences > 3) return undefined
  const pieces: { text: string; count: number }[] = []
  reading.spoken.forEach((sentence, at) => {
    const clauses = reading.clauses.filter(
      clause => clause.sentence === at && clause !== name && isPlain(clause) && !clause.question,
    )
    const alone = !clauses.length && name?.sentence === at ? afterName(name) : ''
    if (alone.split(' ').length > 2 && !shrug.test(alone) && !fallsOnYou(alone))
      pieces.push({ text: alone, count: alone.split(' ').length })
    if (!clauses.length) return
    const words = spanOf(sentence.words, clauses)
    const told = saidOf(clauses[0]!, words)
    // "Fifty-two and nothing to show for it": no sentence, and the heart of it.
    const scrap = !told && countWords(words) > 2 && countWords(words) < 13
    const lead = name?.sentence === at ? afterName(name) : ''
    const text = (told?.text ?? (scrap ? clipped(reflectWords(withLowerStart(words))) : '')).replace(
      asAlways,
      '',
    )
    const whole =
      lead && text ? `${lead} ${clauses[0]!.link === 'and' ? 'and ' : ', '}${text}`.replace(' ,', ',') : text
    if (whole && !fallsOnYou(text) && !shrug.test(text) && !sweeping.test(text))
      pieces.push({ text: whole, count: whole.split(' ').length })
  })
  const count = pieces.reduce((sum, each) => sum + each.count, 0)
  if (!count || count > most || count < 4) return undefined
  const text = pieces
    .map((each, at) => (at ? each.text[0]!.toUpperCase() + each.text.slice(1) : each.text))
    .join('. ')
  return { slot: { ...said(text), loose: true }, count }
}

/** "I'm useless at languages, two years here and …": what the name's own clause says beside it. */
function afterName(name: Clause): string {
  const comma = name.words.findIndex(word => word.text === ',')
  const tail = comma > 0 ? name.words.slice(comma + 1) : []
  const text = countWords(tail) > 1 && countWords(tail) < 9 ? clipped(reflectWords(withLowerStart(tail))) : ''
  return text && !isInward(textOf(tail)) ? text : ''
}

const isPlain = (clause: Clause): boolean => !verdictOf(clause.words) && !isInward(textOf(clause.words))

/** "ask anyone", "always have been", "honestly": no event. */
const shrug =
  /^that's (?:just |all |only |simply )*(?:a fact|the truth|all|it\b)|^it's (?:the (?:one|only) (?:thing|job)|like|almost|basically|practically) |^you (?:would|do|are|did|have|can|could|am)(?:n't)?(?: be)?(?: too| either| so)?$|\bbeen one\b|^you (?:think|guess|suppose|know)\b|^(?:(?:you )?(?:always|never) (?:have been|was|were|have)\b|ask \w+|(?:it|that)'s (?:just )?(?:who|how|what) you|honestly|there|this kind|me$|no nicer)|\bproves? it\b|\bsays it all\b|\b(?:everyone|everybody|nobody|no one)\b.*\b(?:knows|thinks|better)\b/i

/** "always was, Lena got the brains": only the second half tells something. */
const asAlways = /^(?:you )?(?:always|never) (?:was|were|have been|have|had), (?=\p{L})/iu
