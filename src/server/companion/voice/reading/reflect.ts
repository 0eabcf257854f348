// Turns what a person says of themselves into what is said to them: "my boss ignores me" becomes "your boss
// ignores you". Quotations stay word for word.
import { tokenise, type Word } from './parse.ts'

const swaps: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  am: 'are',
  "ain't": "aren't",
}
const between =
  /^(?:not|never|always|still|also|just|really|so|only|even|once|then|often|sometimes|usually|already|actually|honestly|clearly|ever|probably|now|both|all|too|hardly|barely|almost|somehow)$/
const kin =
  'mum|mom|mam|mama|mummy|mommy|dad|daddy|papa|grandma|grandpa|granny|grandad|granddad|nan|nana|gran'
const bareKin = new RegExp(`^(?:${kin})(?:'s)?$`)
const owners =
  /^(?:a|an|the|my|your|his|her|our|their|its|this|that|one's|single|new|step|every|no|another|other|some|each|any|these|those|two|three)$/

/** "The photo of us", "proud of us", "one of us", "they sent us": of several people, "you" may not be enough. */
function ofUs(words: Word[], at: number): string {
  const [verb, of] = [words[at - 2]?.lower ?? '', words[at - 1]?.lower ?? '']
  // "We pass us the salt"
  if (words[at - 2]?.lower === 'we') return 'each other'
  if (of !== 'of') return 'you'
  if (/^(?:proud|ashamed|sick|jealous)$/.test(verb)) return 'yourselves'
  if (/^(?:photos?|pictures?|pics?|videos?|memory|memories|painting|drawing)$/.test(verb))
    return 'you together'
  if (/^(?:version|idea|kind|sort|thought|end|best|side|story)$/.test(verb)) return 'you both'
  // "the only one of us who remembers"
  return verb === 'one' && /^(?:only|the|last|first)$/.test(words[at - 3]?.lower ?? '') ? 'you all' : 'you'
}

/** "My son asked if Grandpa could come": the child's, and so is whoever a child asks for. */
const childs =
  /^(?:grandma|grandpa|granny|grandad|granddad|nan|nana|gran|papa|daddy|mummy|mommy|mama)(?:'s)?$/
const child =
  /^(?:son|sons|daughter|daughters|kid|kids|child|children|toddler|baby|twins|boy|girl|boys|girls|grandson|granddaughter|grandkids?|grandchild|grandchildren|nephew|niece|eldest|youngest|(?:two|three|four|five|six|seven|eight|nine|\d+)-year-old)(?:'s)?$/
const isChilds = (words: Word[], at: number): boolean => {
  if (!childs.test(words[at]!.lower)) return false
  const from = words.slice(0, at).findLastIndex(word => /^[.!?;]$/.test(word.text)) + 1
  return words
    .slice(from, at)
    .some(
      (word, i, all) =>
        child.test(word.lower) ||
        (word.lower === 'one' && /^(?:little|wee|youngest|oldest)$/.test(all[i - 1]?.lower ?? '')) ||
        (/^\p{Lu}\p{Ll}/u.test(word.text) &&
          i === 0 &&
          /^(?:asked|asks|wants|wanted|drew|draws|misses|told|said|says|calls|waved|hugged|made)$/.test(
            all[1]?.lower ?? '',
          ) &&
          !/^(?:he|she|they|we|i|it|my|nobody|everyone|someone|mum|mom|dad)$/.test(word.lower)),
    )
}

export function reflect(text: string): string {
  return reflectWords(tokenise(text))
}

export function reflectWords(source: readonly Word[]): string {
  const words = leadWithYou(source.map(word => ({ ...word })))
  const out = words.map((_, at) => reflectOne(words, at))
  return words.map((word, at) => (at > 0 && word.spaced ? ' ' : '') + out[at]!).join('')
}

function reflectOne(words: Word[], at: number): string {
  const word = words[at]!
  const { lower, text } = word
  if (!word.isWord || text.startsWith('"')) return text
  if (text === 'US' || text === 'ME') return text
  if (bareKin.test(lower) && !isOwned(words, at) && !isCalled(words, at))
    return isChilds(words, at) ? capital(text) : `your ${lower}`
  if (lower === 'us') {
    // "A group chat called Us"
    return text === 'Us' && at > 0 && !/^[.!?]$/.test(words[at - 1]!.text)
      ? text
      : cased(ofUs(words, at), text)
  }
  if (lower === 'was' || lower === "wasn't") {
    return subjectIsMe(words, at) ? lower.replace('was', 'were') : text
  }
  // "the mine dug under the cemetery": a place.
  if (
    lower === 'mine' &&
    at > 0 &&
    (isOwned(words, at) || /^(?:old|coal|gold|salt)$/.test(words[at - 1]!.lower))
  )
    return text
  const swap = swaps[lower]
  if (!swap) return text
  return lower === 'i' || lower.startsWith("i'") ? swap : cased(swap, text)
}

const cased = (word: string, like: string): string =>
  like[0] === like[0]!.toLowerCase() ? word : capital(word)

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

function isOwned(words: Word[], at: number): boolean {
  const previous = words[at - 1]
  if (!previous) return false
  // "my stepkids' mum"
  if (owners.test(previous.lower) || previous.lower.endsWith("'s") || previous.text === "'") return true
  return (
    previous.pos === 'ADJ' ||
    /^(?:only|real|own|late|old|dear|poor|good|bad|best|worst|proper|proud|busy|working|stay-at-home|foster|step|host|birth|soccer|football|tiger|stage|dance|school|cat|dog|baby|bonus)$/.test(
      previous.lower,
    ) ||
    bareKin.test(previous.lower)
  )
}

/** "I called the teacher mum": a name, and nobody's mother. */
const isCalled = (words: Word[], at: number): boolean =>
  isSaidTo(words, at) ||
  (words.slice(Math.max(0, at - 5), at).some(word => /^(?:called|call|calls|calling)$/.test(word.lower)) &&
    !/^(?:called|call|calls|calling|my|to|and|but|because)$/.test(words[at - 1]?.lower ?? ''))

/** "She wants to be called Mum", "the mug said Mum", "leave it, Dad, he said": a name, a word that is read, somebody spoken to. */
function isSaidTo(words: Word[], at: number): boolean {
  const [two, one] = [words[at - 2]?.lower ?? '', words[at - 1]]
  if (/^(?:called|named)$/.test(one?.lower ?? '')) return /^(?:be|being|been|get|gets|was|is|are)$/.test(two)
  const capital = /^\p{Lu}/u.test(words[at]!.text)
  if (/^(?:said|says|read|reads|saying)$/.test(one?.lower ?? ''))
    return (
      capital &&
      /^(?:it|card|sign|mug|screen|phone|label|badge|tag|wreath|note|envelope|cake|message|that|display|ribbon)$/.test(
        two,
      )
    )
  const next = words[at + 1]
  return (
    capital &&
    one?.text === ',' &&
    at > 2 &&
    (!next || /^[,.!?]$/.test(next.text)) &&
    (!/^(?:and|or|who|but|is|was|has)$/.test(words[at + 2]?.lower ?? '') ||
      words.slice(Math.max(0, at - 5), at).some(word => word.lower === 'said')) &&
    words
      .slice(0, at)
      .some(word =>
        /^(?:said|says|told|please|ok|okay|let|leave|stop|come|sorry|thanks|bye|love|no|yes|happy|hi|hello)$/.test(
          word.lower,
        ),
      )
  )
}

/** "I was", "I never was", "was I", and "I was tired and was late". */
function subjectIsMe(words: Word[], at: number): boolean {
  if (words[at + 1]?.lower === 'i') return true
  let i = at - 1
  while (i >= 0 && (between.test(words[i]!.lower) || words[i]!.text === ',')) i--
  const found = words[i]?.lower
  if (found === 'i' || found === 'we') return true
  if (found !== 'and' && found !== 'but' && found !== 'or') return false
  // A second verb after "and" belongs to the first one's subject, unless a subject of its own follows.
  const next = words[at + 1]?.lower ?? ''
  if (/^(?:he|she|it|they|my|the|this|that|his|her|our)$/.test(next)) return false
  for (let j = i - 1; j >= 0; j--) {
    const earlier = words[j]!
    if (earlier.lower === 'i' || earlier.lower.startsWith("i'")) return true
    if (/^(?:he|she|it|they|who|that|which|you)(?:'|$)/.test(earlier.lower)) return false
    // "I rang my boss and was told off": the boss does nothing there.
    if (earlier.pos === 'NOUN' && /^(?:VERB|AUX)$/.test(words[j + 1]!.pos)) return false
  }
  return false
}

/** "my mum and I", "me and my friends": the person addressed comes first. */
function leadWithYou(words: Word[]): Word[] {
  for (let at = 1; at < words.length; at++) {
    const me = words[at]!.lower
    if ((me !== 'i' && me !== 'me') || words[at - 1]!.lower !== 'and') continue
    const last = nounPhraseStart(words, at - 2)
    if (last === undefined) continue
    // "my ex and the lawyer and I met": all of them, and in "he kept the mugs and the dog and I left" none.
    const others = words[last - 1]?.lower === 'and' ? nounPhraseStart(words, last - 2) : undefined
    const from = others ?? last
    if (!mayStartSubject(words[from - 1], me)) continue
    const phrase = words.slice(from, at - 1)
    const you = { ...words[at]!, spaced: words[from]!.spaced }
    const first = { ...phrase[0]!, spaced: true, text: lowerFirst(phrase[0]!) }
    return [...words.slice(0, from), you, words[at - 1]!, first, ...phrase.slice(1), ...words.slice(at + 1)]
  }
  return words
}

/** "opened the relationship and I said yes": there the noun belongs to the verb before it. */
function mayStartSubject(before: Word | undefined, me: string): boolean {
  if (!before?.isWord) return true
  if (
    /^(?:and|but|so|because|that|when|if|while|then|think|thought|where|why|how|now|today)$/.test(
      before.lower,
    )
  )
    return true
  return me === 'me' && /^(?:with|between|for|to|about|of|from|both|like)$/.test(before.lower)
}

const lowerFirst = (word: Word): string =>
  word.lower === 'my' || word.lower === 'the' || bareKin.test(word.lower) ? word.lower : word.text

/** "The room echoes now and I keep going in": there a sentence ends before the "and". */
const endsSentence =
  /^(?:now|then|today|tonight|again|too|anymore|alone|there|here|gone|back|away|out|home|late|quiet|empty|off|left|retired|died|laughed|cried|closed|stopped)$/

function nounPhraseStart(words: Word[], end: number): number | undefined {
  if (end < 0 || endsSentence.test(words[end]!.lower)) return undefined
  for (let i = end; i >= 0 && i > end - 4; i--) {
    const { lower, text, isWord } = words[i]!
    if (
      !isWord ||
      words[i]!.pos === 'VERB' ||
      words[i]!.pos === 'AUX' ||
      /^(?:me|him|them|us|you|it|herself|himself|myself|not|never|by|at|in|on|with|for|to|of|off|open|shut)$/.test(
        lower,
      )
    )
      return undefined
    // "a good cry and a bath and I feel better": a thing does not feel with me.
    if (lower === 'a' || lower === 'an') return undefined
    // "the other nurse and I"
    if (owners.test(lower) && lower !== 'no')
      return /^(?:the|my)$/.test(words[i - 1]?.lower ?? '') ? i - 1 : i
    if (i === end && (/^\p{Lu}/u.test(text) || bareKin.test(lower))) {
      if (owners.test(words[i - 1]?.lower ?? '')) continue
      return i
    }
  }
  return undefined
}
