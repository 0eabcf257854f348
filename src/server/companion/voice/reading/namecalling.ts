// The name somebody calls themselves, wherever in the message it stands, with the words it takes after "calling
// yourself".

import { clipped } from '#server/companion/voice/ways.ts'
import type { Clause } from './clauses.ts'
import { withLowerStart } from './echo.ts'
import { badOnes, bareInsult, harshAdjectives, harshNouns, isInward, oldNames, roles } from './inward.ts'
import { textOf, type Word } from './parse.ts'
import { reflect, reflectWords } from './reflect.ts'
import { verdictOf } from './verdict.ts'

export type NameCalled = { insult: string; about: string; clause: Clause }

/** "I'm hopeless, I burned soup" is no mood. */
const failing =
  /^I(?:'m| am) (?:so |just |completely |absolutely )*(hopeless|useless|rubbish|dreadful|a nightmare|impossible)$/i

const named = `(?:(?:\\w+ ){0,2}(?:${harshNouns})|(?:${badOnes}|${harshAdjectives}) (?:\\w+ )?(?:${roles})|(?:${harshAdjectives}|hopeless))`
/** The name first: "only an idiot like me", "thick, that's me", "what a joke I am", "how dim do you have to be". */
const orders = [
  `\\b(?:only |just |what |such )?an? (${named}) like me\\b`,
  `^(?:just |so |such |an? |absolutely |just an? )*(${named}),? (?:that's|that is|is) (?:just |all |so )?(?:me|what I am|what I'm|all I am)\\b`,
  `\\bwhat an? (${named}) (?:I am|am I|I was|I've been|I must be)\\b`,
  `\\bhow (${harshAdjectives}) (?:I am|am I|I was|I must be|do you have to be|do I have to be|can I be|can you be|can one person be)\\b`,
  `\\bany more (?:of an? )?(${named})\\b`,
  `\\bas an? \\w+ I(?:'m| am|'ve been| was) (?:an? )?(${named})\\b`,
  `\\bI(?:'ve| have)? been (?:an? |such an? )(${named})\\b`,
  `\\bI(?:'m| am) (?:just |only |such |really )*an? (${oldNames})\\b`,
].map(each => new RegExp(each, 'i'))

const isThing = new RegExp(
  `(?:^|\\b)(?:${harshNouns}|${roles}|thing|sod|git|bird|bat|goat|so-and-so|boy)$`,
  'i',
)
const bareWord = /^(?:trash|garbage|rubbish|nothing|scum|dead weight)$/i

/** "an idiot", "useless", "a bad friend", as it follows "calling yourself". */
function asName(words: string): string {
  const bare = words
    .toLowerCase()
    .replace(/^(?:so|just|such|really|honestly|absolutely|completely|only) /g, '')
    .replace(/^(?:an?|the) /, '')
    .trim()
  if (!isThing.test(bare) || bareWord.test(bare) || /(?:ies|[^s]s)$/.test(bare)) return bare
  return `${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`
}

const now = / (?:now|at this point|right now|today|anymore|these days|lately|sometimes)$/

export function nameCalled(clauses: readonly Clause[], sure: boolean): NameCalled | undefined {
  for (const clause of clauses) {
    const verdict = verdictOf(clause.words)
    if (!verdict) continue
    // "I was an awful mother when they were little" cannot be told as of now.
    const past = /\bI was\b/.test(textOf(clause.words))
    // "I'm rubbish at tennis but we have a laugh" is no more than that.
    const after = clauses[clauses.indexOf(clause) + 1]
    if (after?.link === 'but' && /^\p{L}+ (?:at|with) /u.test(textOf(verdict.insult))) continue
    // "I was a bad cook when we married, now they ask for seconds": it is over.
    if (
      past &&
      clauses.some(
        each =>
          each !== clause &&
          each.link !== 'and' &&
          /^(?:but )?(?:now|these days|today)\b/i.test(textOf(each.words)),
      )
    )
      continue
    const told = clipped(reflectWords(verdict.about))
    // "for writing that" points at what is left out.
    const about = past || /\b(?:that|this|it)$/.test(told) ? '' : told
    const insult = withoutSuch(clipped(reflectWords(verdict.insult)).replace(now, ''))
    // "such a cow to the lady on the till" is a cow for the way they were with her.
    const towards =
      /^(an? .+?) (?:to|with|towards) ((?:the|your|him|her|them|an?|everyone|people)\b.*)$/.exec(insult)
    if (past && towards)
      return { insult: towards[1]!, about: `for the way you were with ${towards[2]}`, clause }
    return { insult, about, clause }
  }
  for (const clause of clauses) {
    const text = textOf(clause.words).replace(/^(?:and|but|so|well|lol|god|honestly),? /i, '')
    const found = orders.map(order => order.exec(text)?.[1]).find(Boolean)
    if (found) return { insult: asName(found), about: '', clause }
    const bare = failing.exec(text)?.[1] ?? (isBare(text, clauses, clause, sure) ? text : undefined)
    if (bare)
      return {
        insult: asName(
          reflect(clipped(textOf(withLowerStart(clause.words as Word[]))).replace(/^I(?:'m| am) /i, '')),
        ),
        about: '',
        clause,
      }
  }
  return undefined
}

const withoutSuch = (insult: string): string => insult.replace(/^(?:such|so|just) (?=an? |\w)/i, '')

/** "Pathetic." stands for the person only where nobody else is spoken of, or the whole is sure to be harsh on them. */
const isBare = (text: string, clauses: readonly Clause[], clause: Clause, sure: boolean): boolean =>
  bareInsult.test(text) &&
  (sure ||
    clauses.every(
      each =>
        each === clause ||
        /^(?:I\b|I'|that's the word)/i.test(textOf(each.words)) ||
        isInward(textOf(each.words)),
    ))
