// Finds the harsh word a person throws at themselves, so that it can be attributed and never repeated as fact.
import { badOnes, harshAdjectives, harshNouns } from './inward.ts'
import type { Word } from './parse.ts'

export type Verdict = { insult: Word[]; about: Word[] }

const harsh = new RegExp(`^(?:${harshNouns}|${harshAdjectives})$`)
const bad = new RegExp(`^(?:${badOnes})$`)
const starts = /^(?:i'm|i|i've)$/
const between =
  /^(?:am|feel|felt|like|was|been|being|just|such|so|really|a|an|the|total|complete|absolute|basically|always|honestly|clearly|must|be|have|seem|look|sound|still|truly|utter|bit|of|too|big|biggest|sometimes|actually|kind|only|one|real|huge|as|also|now|lately|again|even|completely|totally|probably|seriously|feeling|old|little|silly|sad|poor)$/
const aboutStarts = /^(?:every|when|whenever|for|because|since|after|if|compared|next|around|now)$/

const longestVerdict = 80
const longAgo = /^(?:kid|child|boy|girl|teenager|pupil|student|lad)$/

export function verdictOf(words: readonly Word[]): Verdict | undefined {
  // "and I and I and I" a thousand times over is looked at no further.
  if (words.length > longestVerdict) return verdictOf(words.slice(0, longestVerdict))
  // "Such a loser, thirty-five and living with my nan" leaves the "I'm" out.
  if (
    /^(?:such|what)$/.test(words[0]?.lower ?? '') &&
    words.slice(1, 4).some(word => harsh.test(word.lower)) &&
    !/^(?:nobody|nothing)$/.test(words[1]?.lower ?? '')
  ) {
    const end = words.findIndex(word => harsh.test(word.lower)) + 1
    // "What a mess the builders left" is theirs.
    if (words[end]?.isWord && !/^(?:i|i'm|i've|am|of|as|for|at|with)$/.test(words[end]!.lower))
      return undefined
    return {
      insult: words
        .slice(words[0]!.lower === 'what' ? 1 : 0, end)
        .map((word, at) => (at === 0 ? { ...word, text: word.lower } : word)),
      about: [],
    }
  }
  // "I was a lazy kid": of somebody long ago.
  if (
    words.some(
      (word, at) => word.lower === 'was' && words.slice(at, at + 5).some(each => longAgo.test(each.lower)),
    )
  )
    return undefined
  for (let at = 0; at < words.length; at++) {
    if (!starts.test(words[at]!.lower)) continue
    // "he acts like I'm the problem" is his verdict, not theirs.
    if (
      at > 2 &&
      !words
        .slice(0, at)
        .some(word =>
          /^(?:think|know|realise|realize|say|thinking|guess|tell|feel|because|maybe|when|that|means|and|but)$/.test(
            word.lower,
          ),
        )
    )
      continue
    if (
      words
        .slice(0, at)
        .some(
          word =>
            /^(?:he|she|they|acts?|says?|said|thinks?|told|tells|calls?|called)$/.test(word.lower) &&
            word.lower !== 'say',
        )
    )
      continue
    let i = at + 1
    // "a silly old fool", but "too old to start over".
    const tooOld = () => words[i]!.lower === 'old' && words[i - 1]?.lower === 'too'
    while (i < words.length && between.test(words[i]!.lower) && !tooOld()) i++
    const previous = words[i - 1]?.lower
    const word = words[i]
    if (!word || i > at + 8) continue
    // "I have a cold" is no verdict.
    if (words[at + 1]?.lower === 'have' && words[at + 2]?.lower !== 'been') continue
    const isLink = words[i]!.lower === 'weak' && words[i + 1]?.lower === 'link'
    const isBad =
      bad.test(word.lower) &&
      (words[i + 1]?.pos === 'NOUN' || (words[i + 1]?.pos === 'ADJ' && words[i + 2]?.pos === 'NOUN')) &&
      /^(?:a|an|the|such|really)$/.test(previous ?? '')
    // "I'm hopeless with money" names a failing, not a mood.
    const badAt =
      /^(?:hopeless|useless|terrible|rubbish|awful|crap|shit|lousy|pathetic|dreadful)$/.test(word.lower) &&
      /^(?:at|with)$/.test(words[i + 1]?.lower ?? '')
    // "not good enough" and "too sensitive" are verdicts too.
    const enough =
      /^(?:not|never)$/.test(word.lower) &&
      /\bgood enough|smart enough|pretty enough|strong enough|clever enough|thin enough/.test(
        words
          .slice(i, i + 5)
          .map(each => each.lower)
          .join(' '),
      )
    const tooMuch =
      previous === 'too' &&
      word.pos === 'ADJ' &&
      /^(?:sensitive|much|old|fat|weak|stupid|emotional|needy|slow|soft|boring|ugly|dramatic|quiet|loud|big|dumb)$/.test(
        word.lower,
      )
    if (!harsh.test(word.lower) && !isBad && !badAt && !enough && !tooMuch) continue
    // "I feel like nobody at church knows me" calls nobody names.
    if (/^(?:nobody|nothing)$/.test(word.lower) && previous === 'like' && words[i + 1]?.isWord) continue
    // "I look disgusting in every photo" is told whole, as a thought.
    if (
      words.slice(at, i).some(each => /^(?:look|looked|sound|sounded)$/.test(each.lower)) &&
      words[i + 1]?.isWord
    )
      continue
    if (
      /^(?:problem|nobody|link|baby|drama|nothing|one|cold|slow|waste|basket|joke|mess)$/.test(word.lower) &&
      !/^(?:a|an|the|such|so|total|absolute|complete|like)$/.test(previous ?? '')
    )
      continue
    if (/^(?:cold|slow|crazy|nothing|lazy)$/.test(word.lower) && words[i + 1]?.pos === 'NOUN') continue
    let from = i
    while (
      from > at + 1 &&
      /^(?:a|an|the|such|so|too|total|complete|absolute|just|utter|big|biggest|real|huge)$/.test(
        words[from - 1]!.lower,
      )
    )
      from--
    while (words[from]?.lower === 'just' || words[from]?.lower === 'so') from++
    const one = words[i + 1]?.lower === 'one' || words[i + 1]?.lower === 'ones'
    const endOfName = enough ? i + 3 : isBad || isLink || one ? i + 2 : i + 1
    const end = insultEnd(words, nameEnd(words, i, endOfName, previous))
    const tail = words.slice(end)
    const begins = tail[0]?.lower ?? ''
    // "not good enough for her" is one piece, "an idiot for lending it" is two.
    if (begins === 'for' && !/ing$/.test(tail[1]?.lower ?? ''))
      return { insult: [...words.slice(from, end), ...clip(tail)], about: [] }
    return { insult: words.slice(from, end), about: aboutStarts.test(begins) ? clip(tail) : [] }
  }
  return undefined
}

/** "a useless old man", "damaged goods": up to the noun that is meant. */
function nameEnd(words: readonly Word[], at: number, end: number, previous: string | undefined): number {
  // "too old and too slow"
  if (previous === 'too' && words[end]?.lower === 'and' && words[end + 1]?.lower === 'too') return end + 3
  if (!/^(?:a|an|the|such)$/.test(previous ?? '') && words[at + 1]?.lower !== 'goods') return end
  let last = end
  for (let i = end; i < at + 4 && /^(?:ADJ|NOUN)$/.test(words[i]?.pos ?? ''); i++)
    if (words[i]!.pos === 'NOUN') last = i + 1
  return last
}

/** "on this team" and "to go to the pool" belong to the insult; a new clause does not. */
function insultEnd(words: readonly Word[], from: number): number {
  if (!/^(?:on|in|at|of|to|with)$/.test(words[from]?.lower ?? '')) return from
  let end = from
  while (end < words.length && end < from + 7) {
    const word = words[end]!
    if (word.lower === 'every' && end === from + 1) {
      end++
      continue
    }
    if (
      !word.isWord ||
      /^(?:and|but|because|when|every|that|who|so|i|for|compared|next|than)$/.test(word.lower)
    )
      break
    end++
  }
  // Cut off in the middle, "in every photo from the ski" says less than nothing.
  if (end === from + 7 && words[end]?.isWord) return from
  while (end > from && /^(?:on|in|at|of|to|with|the|a|my)$/.test(words[end - 1]!.lower)) end--
  return end
}

function clip(words: readonly Word[]): Word[] {
  const stop = words.findIndex(
    (word, at) => at > 1 && (/^[,;–—-]$/.test(word.text) || /^(?:but|so)$/.test(word.lower)),
  )
  return words.slice(0, stop < 0 ? 14 : Math.min(stop, 14))
}
