// What somebody noticed beside the name of an illness, and what they think may come of what.

import { isInward } from '#server/companion/voice/reading/inward.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { conditions } from './conditions.ts'

/** "I count the stairs twice, is that OCD": what somebody noticed, and the name it made them think of. */
export function noticed(text: string): string | undefined {
  const pieces = text
    .replace(/[’]/g, "'")
    .split(/(?<=[.!?])\s+|,\s+|\?\s*|\s+(?=(?:if|because|cos|when) i\b)/i)
  const told = pieces
    .map(piece =>
      piece.replace(/[.!?\s]+$/, '').replace(/^(?:and|because|cos|but|so|since|as|if|when) /i, ''),
    )
    .find(
      piece =>
        /^(?:i|i'm|i've|i can't|my|he|she|they|we)\b/i.test(piece) &&
        !/^i(?: think| wonder| reckon| don't know|'m (?:\d|sure|not sure|asking|worried)| am \d)/i.test(
          piece,
        ) &&
        !conditions.test(piece) &&
        piece.split(' ').length >= 3 &&
        piece.split(' ').length <= 18,
    )
  if (!told || isInward(told)) return undefined
  return reflect(/^I\b/i.test(told) ? told : told[0]!.toLowerCase() + told.slice(1))
}

/** "Does grief make you forget words": what may come of what, asked about oneself. */
export const causes =
  /^(?:so |and |hi )*(does|do|can|could|will) (grief|stress|anxiety|worry|worrying|lack of sleep|no sleep|tiredness|depression|trauma|shock|loneliness|burnout|alcohol|drinking|caffeine|coffee|sugar|crying|pregnancy|the pill|age|old age|hormones|being (?:lonely|stressed|tired|anxious)) (make|cause|give|affect|lead|mess|change|do|bring) ?(.*)$/i
export function causeOf(text: string): string | undefined {
  const found = causes.exec(text)
  if (!found) return undefined
  const [, helper = '', what = '', verb = '', rest = ''] = found
  const link = /^do(?:es)?$/i.test(helper)
    ? verb === 'do'
      ? 'does'
      : `${verb.toLowerCase()}s`
    : `${helper} ${verb}`
  const many = /^do$/i.test(helper) ? verb : link
  return `whether ${what.toLowerCase()} ${many.toLowerCase()} ${rest}`.trim()
}

/** "Is it normal to cry every day?" asks about "you cry every day". */
export function normalClause(text: string): string | undefined {
  const found =
    /\b(?:normal|common|healthy|natural|weird|ok|okay|unusual|usual|strange|concerning|worrying|bad)(?: sign)? (?:to|for (?:me|someone|people|a person) to|that i|if i|when i|i) ([^?.!]+)/i.exec(
      text,
    )
  const rest = found?.[1]?.trim().replace(/^(?:just|still) /i, '')
  if (!rest || rest.split(' ').length > 14 || /^have been\b/i.test(rest)) return undefined
  const clause = /^be\b/i.test(rest) ? `I am ${rest.slice(3)}` : `I ${rest}`
  return reflect(clause).replace(/[,.;:\s]+$/, '')
}
