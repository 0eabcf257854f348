// Small facts of English grammar that the cutting of clauses rests on.
import type { Word } from './parse.ts'

const set = (words: string) => new Set(words.split(' '))

export const subjectPronouns = set(
  "i he she it they we you this that there nobody everyone everybody someone somebody something nothing everything anyone people i'm i've i'd i'll he's she's it's they're they've they'd they'll we're we've we'd we'll you're he'd she'd he'll she'll that's there's it'd it'll part",
)
const openers = set(
  'honestly well so ok okay anyway look basically actually oh and but yeah yes also like right alright hey hi hello sorry see plus then ugh hmm seriously frankly or',
)
export const pastVerbs = set(
  'got had went was made took lost found felt saw told said came left spent ate slept woke bought ran sat stood broke fell met paid wrote read sent quit cut put did gave forgot thought knew kept won heard held built spoke drank drove began caught chose flew grew hid rode rang sang taught threw understood wore hit hurt let set shut split blew dreamt burnt cried tried been sold swam stole swore shook stuck spilt hung dug drew fed fought froze lent rose shot slid spun struck swept tore wept bit bled dealt crept knelt leapt learnt laid led rehung rebuilt overslept withdrew forgave undid beat',
)
export const baseVerbs = set(
  "feel hate miss need want wish keep think know love have am can't don't didn't haven't couldn't won't wasn't never hardly barely might will would could should cannot",
)
export const feelingGerunds = set('feeling struggling missing dreading worrying wondering freaking')
export const skipped = set(
  'still just finally never barely already really also only even almost always nearly actually now today so',
)

export const isPunctuation = (word: Word | undefined): boolean => !!word && !word.isWord

export function isFiniteVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (!word.isWord) return false
  if (/^(?:\p{L}+)'(?:m|re|ve|ll|d)$/u.test(word.lower) || /n't$/.test(word.lower)) return true
  if (
    /^(?:it|he|she|that|there|what|who|everyone|everybody|everything|something|someone|somebody|nobody|nothing|one|here|where)'s$/.test(
      word.lower,
    )
  )
    return true
  if (/'s$/.test(word.lower) && isShortIs(words, at)) return true
  if (word.pos === 'AUX') return !/^(?:be|been|being)$/.test(word.lower)
  if (word.pos !== 'VERB') return looksLikeVerb(words, at)
  if (/ing$/.test(word.lower) && !/^(?:bring|sing|ring|cling|swing|fling|sting)$/.test(word.lower))
    return false
  const before = words[at - 1]
  if (/^(?:being|be|been|getting|get|feeling|having)$/.test(before?.lower ?? '')) return false
  // "at lunch", "at home"
  if (/^(?:at|of|for|in|from|about|without)$/.test(before?.lower ?? '') && !pastVerbs.has(word.lower)) {
    if (!/ed$/.test(word.lower)) return false
  }
  // "a locked door", "my broken phone"
  const owned = before?.pos === 'DET' || /^(?:my|our|his|their|your)$/.test(before?.lower ?? '')
  if (owned && /(?:ed|en|t|n)$/.test(word.lower) && /^(?:NOUN|PROPN)$/.test(words[at + 1]?.pos ?? ''))
    return false
  if (/(?:ed|en|t)$/.test(word.lower) && before?.lower === 'and') {
    return before!.lower === 'and' && words.slice(0, at).some((_, i) => isFiniteVerb(words, i))
  }
  return before?.lower !== 'to'
}

/** "my sister's pregnant" and "our lad's driving me mad" have their verb in the "'s", "my sister's car" has none. */
function isShortIs(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1], words[at + 2]]
  if (!next) return false
  if (
    /^(?:been|not|always|still|never|gone|got|a|an|the|so|too|very|really|only|in|on|at|being)$/.test(
      next.lower,
    )
  )
    return true
  if (/^(?:back|home|out|off|away|here|there|up|down|over|ill|dead|gone|asleep|awake)$/.test(next.lower))
    return !/^(?:VERB|AUX|NOUN|PROPN)$/.test(after?.pos ?? '')
  if (/ing$/.test(next.lower) && /^(?:again|lately|now|anymore)$/.test(after?.lower ?? '')) return true
  if (/ing$/.test(next.lower)) return next.pos === 'VERB' && !/^(?:NOUN|VERB|AUX)$/.test(after?.pos ?? '')
  return next.pos === 'ADJ' && (!after?.isWord || /^(?:ADP|CCONJ|SCONJ|PART|ADV|PRON)$/.test(after.pos))
}

/** The tagger takes "texts" in "my boss texts me" for a noun, and "swam" for anything. */
function looksLikeVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  const before = words[at - 1]
  const after = words[at + 1]
  if (!before || !after?.isWord) return false
  // "someone keyed my car"
  if (/ed$/.test(word.lower) && /^(?:someone|somebody|nobody|everyone|everybody)$/.test(before.lower))
    return /^(?:DET|PRON)$/.test(after.pos)
  // "she just blanks me"
  const subject = skipped.has(before.lower) ? words[at - 2] : before
  if (/^(?:i|he|she|they|we)$/.test(subject?.lower ?? ''))
    return /^(?:NOUN|ADJ|PROPN|X)$/.test(word.pos) && /[a-z]$/.test(word.lower)
  // "that exam bodied me"
  if (
    /ed$/.test(word.lower) &&
    /^(?:NOUN|PROPN)$/.test(before.pos) &&
    /^(?:me|him|her|us|them|it)$/.test(after.lower)
  )
    return true
  // "Mum and Dad split up"
  if (pastVerbs.has(word.lower) && word.pos === 'NOUN' && /^(?:NOUN|PROPN)$/.test(before.pos)) {
    if (/^(?:ADP|ADV|DET|PRON)$/.test(after.pos)) return true
  }
  const goesOn = /^(?:PRON|DET|ADP|PART|NUM)$/.test(after.pos) && after.lower !== 'of'
  return (
    word.pos === 'NOUN' &&
    /[^s]s$/.test(word.lower) &&
    before.pos === 'NOUN' &&
    !/s$/.test(before.lower) &&
    goesOn
  )
}

export const hasVerb = (words: readonly Word[]): boolean => words.some((_, at) => isFiniteVerb(words, at))

/** A verb of its own, not only one inside "when everyone is asleep". */
export function hasMainVerb(words: readonly Word[]): boolean {
  // "when she laughs at the radio" is all inside.
  if (
    /^(?:when|whenever|because|if|after|since|while|before|until)$/.test(words[0]?.lower ?? '') &&
    !words.some(word => word.text === ',') &&
    words.filter((_, at) => isFiniteVerb(words, at)).length < 2
  )
    return false
  const cut = words.findIndex(
    (word, at) =>
      at > 0 && /^(?:when|because|if|since|after|that|who|which|while|before|where|until)$/.test(word.lower),
  )
  return hasVerb(cut < 0 ? words : words.slice(0, cut))
}

/** Whether a subject with its verb begins here: "my boss keeps", "I", "nobody told". */
export function startsClause(words: readonly Word[], at: number): boolean {
  let from = at
  while (
    words[from] &&
    (skipped.has(words[from]!.lower) || /^(?:then|when|if|after|by)$/.test(words[from]!.lower))
  )
    from++
  const first = words[from]
  if (!first?.isWord) return false
  if (subjectPronouns.has(first.lower)) {
    if (first.lower.includes("'")) return true
    for (let i = from + 1; i < Math.min(words.length, from + 6); i++) if (isFiniteVerb(words, i)) return true
    return false
  }
  if (
    !/^(?:DET|NOUN|PROPN|ADJ|NUM)$/.test(first.pos) &&
    !/^(?:my|our|his|her|their|your|its)$/.test(first.lower)
  )
    return false
  for (let i = from; i < Math.min(words.length, from + 6); i++) {
    const word = words[i]!
    if (!word.isWord) return false
    if (i > from && isFiniteVerb(words, i)) return true
    if (
      !/^(?:DET|NOUN|PROPN|ADJ|NUM|PRON|ADV)$/.test(word.pos) &&
      !/^(?:of|in|from|and|at|on|with|for)$/.test(word.lower)
    )
      return false
  }
  return false
}

/** "Honestly", "ok so", "I mean," say nothing that an echo needs. */
export function withoutOpeners(words: readonly Word[]): Word[] {
  let from = 0
  for (;;) {
    const word = words[from]
    if (!word || from > 8) break
    const next = words[from + 1]
    const phrase = words
      .slice(from, from + 3)
      .map(each => each.lower)
      .join(' ')
    if (!word.isWord && !word.text.startsWith('"')) from++
    else if (
      /^to be (?:honest|fair)|^at this point|^long story short/.test(phrase) &&
      words.length - from > 5
    )
      from += phrase.startsWith('long') || phrase.startsWith('to be') || phrase.startsWith('at') ? 3 : 0
    else if (/^i (?:mean|guess|suppose)\b/.test(phrase) && words.length - from > 4) from += 2
    else if (/^(?:you know|kind of|sort of)\b/.test(phrase) && words.length - from > 4) from += 2
    else if (
      openers.has(word.lower) &&
      next &&
      !(word.lower === 'so' && (next.pos === 'ADJ' || (next.pos === 'VERB' && /ed$/.test(next.lower)))) &&
      !(
        word.lower === 'like' &&
        (next.pos === 'DET' || /^(?:someone|somebody|something|nothing|being|there's)$/.test(next.lower))
      )
    ) {
      if (/^(?:so|or)$/.test(word.lower) && /^(?:much|many|far)$/.test(next.lower)) break
      from++
    } else break
  }
  return words.slice(from)
}

export function withoutTail(words: readonly Word[]): Word[] {
  let end = words.length
  for (;;) {
    const tail = words
      .slice(Math.max(0, end - 3), end)
      .map(word => word.lower)
      .join(' ')
    const last = words[end - 1]
    if (!last) break
    if (!last.isWord && !last.text.startsWith('"')) end--
    // "I'm happy for her I am"
    else if (
      /^\S+ i (?:am|do|did|was|really am)$/.test(tail) &&
      // "I don't know what I did"
      !/^(?:what|how|why|where|who|if|than|as|that|like|everything|all|when|because) /.test(tail) &&
      // "… about how mature I am"
      !/^(?:how|what|who|than|as|so)$/.test(words[end - 4]?.lower ?? '') &&
      end > 5 &&
      /^(?:i|i'm|i've)$/.test(words[0]!.lower)
    )
      end -= 2
    // "first world problems I know"
    else if (/ i (?:know|guess|suppose)$/.test(tail) && end > 4 && !hasVerb(words.slice(0, end - 2))) end -= 2
    // "I'm happy for her I think"
    else if (/ i think$/.test(tail) && end > 5 && /^(?:i'm|i|i've|it's|he's|she's)$/.test(words[0]!.lower))
      end -= 2
    else if (/but still$/.test(tail) && end > 4) end -= 2
    // "I work in a warehouse right"
    else if (last.lower === 'right' && end > 4 && words[end - 2]!.pos === 'NOUN' && end === words.length)
      end--
    // "thick as a plank, me"
    else if (/, me$/.test(tail) && end > 4) end -= 2
    else if (/^, (?:you know|i guess|i suppose|i mean)$|^, i think$/.test(tail)) end -= 3
    else if (/(?:or something|or whatever|and stuff|right now)$/.test(tail) && end > 5 && !/now$/.test(tail))
      end -= 2
    else if (/(?:said|say|says|saying|without|of|for|no|any|much) thanks$/.test(tail)) break
    // "Nobody said so."
    else if (
      /(?:said|say|says|saying|think|thinks|thought|hope|hopes|told (?:me|him|her|them|us)) so$/.test(tail)
    )
      break
    // "… and he went anyway": all the same.
    else if (last.lower === 'anyway' && end > 2 && /^(?:VERB|PRON|ADP|ADV)$/.test(words[end - 2]!.pos)) break
    else if (
      /^(?:though|tho|anyway|lol|please|and|but|so|because|or|thanks|which|than|if|how|innit)$/.test(
        last.lower,
      ) &&
      end > 2
    )
      end--
    else break
  }
  return words.slice(0, end)
}
