// What stands beside a harsh word: what happened, told as the person put it, and of what sort it is.
import type { Clause } from './clauses.ts'
import type { Slot } from './compose.ts'
import { sweeping } from './deeds.ts'
import { withLowerStart } from './echo.ts'
import { fallsOnYou, isInward } from './inward.ts'
import { countWords, textOf } from './parse.ts'
import { reflectWords } from './reflect.ts'
import { saidOf, spanOf } from './retold.ts'
import { verdictOf } from './verdict.ts'
import { clipped, said, type Ways } from './ways.ts'

const signs: [string, RegExp][] = [
  [
    'repeat',
    /\b(?:times|again|still|always|every|(?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)) (?:\w+ )?(?:time|fail|go|one|pan|week|job)|(?:third|fourth|fifth) \w+|keep|never)\b/i,
  ],
  [
    'always',
    /\b(?:always (?:have been|was|have)|never (?:have been|was)|all my life|ask any(?:one|body)|since school|ask my)\b/i,
  ],
  ['looks', /\b(?:photos?|pictures?|mirror|I look|ugly|fat|face|hair|skin|selfie)\b/i],
  [
    'age',
    /(?:^|[.!] )(?:at )?(?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\w+)?)\b|\bat my age\b/i,
  ],
  [
    'dear',
    /\b(?:mum|mom|mother|dad|father|son|daughter|kids?|children|wife|husband|friend|nan|gran|sister|brother|parent|carer)\b/i,
  ],
  [
    'tricked',
    /\b(?:(?:bank|card|pin|account) (?:number|details)|scam\w*|stranger|fell for|man on the (?:phone|telephone)|conned|rang (?:me )?from the bank|polite)\b/i,
  ],
  [
    'silent',
    /\b(?:said nothing|kept (?:my mouth shut|quiet)|laughed along|looked away|looked at my|didn't say (?:a word|anything)|stood there|coward)\b/i,
  ],
  ['unable', /\b(?:can't|cannot|couldn't)\b/i],
]

export const signsOfBlame = (text: string): ReadonlySet<string> =>
  new Set(signs.filter(([, sign]) => sign.test(text)).map(([name]) => name))

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
    if (!clauses.length) return
    const words = spanOf(sentence.words, clauses)
    const told = saidOf(clauses[0]!, words)
    // "Fifty-two and nothing to show for it": no sentence, and the heart of it.
    const scrap = !told && countWords(words) > 2 && countWords(words) < 13
    const lead = name?.sentence === at ? afterName(name) : ''
    const text = told?.text ?? (scrap ? clipped(reflectWords(withLowerStart(words))) : '')
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
  /^(?:(?:you )?(?:always|never) (?:have been|was|were|have)\b|ask \w+|(?:it|that)'s (?:just )?(?:who|how|what) you|honestly|there|this kind|me$|no nicer)|\bproves? it\b|\bsays it all\b|\b(?:everyone|everybody|nobody|no one)\b.*\b(?:knows|thinks|better)\b/i
