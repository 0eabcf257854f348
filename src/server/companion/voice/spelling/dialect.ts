// Words of Scots, of Nigerian and Irish English, and of other languages in the midst of English. What has a plain English
// word is told by that; a cry ("abeg", "ay dios mio") is left out, and so is a run of words that only somebody else's
// language has, where it stands at an edge of what is said, so that the rest can be told.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOneEnglish } from './englishes.ts'
import { withoutOthers } from './other-tongues.ts'

type Lexicon = {
  scots: Record<string, string>
  beside: Record<string, string>
  cries: string[]
}
const lexicon = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'lexicon', 'dialect.json'), 'utf8'),
) as Lexicon
const scots = new Map(Object.entries(lexicon.scots))
const beside = new Map(Object.entries(lexicon.beside))

const like = (word: string, put: string): string =>
  /^\p{Lu}/u.test(word) ? put[0]!.toUpperCase() + put.slice(1) : put
const words = /[\p{L}][\p{L}'-]*/gu
/** Words of English that only Scots puts so, and that alone say it is spoken: "ma wee brother", "pure raging". */
const broad =
  /\bpure (?:raging|dead|done|knackered|fuming|gutted|mortified|buzzing|beeling|brilliant|rubbish|mince|sick)\b|\bso (?:i am|it is|he is|she is|they are|i did|i do|i was|it was|he did|she did)(?=[.!]*$|, )|\bma wee\b|\baye\b|\bken[.!]*$|\bah(?:'m|'ve|'ll|'d)\b|\bah (?:goat|got|start|just|want|need|feel|think|went|wis|was|am|have|had|can|can't|don't|didn't|love|hate|miss|never)\b|\bthe (?:noo|morn)\b/i
const own =
  'wee|auld|old|da|dad|maw|mum|mam|mammy|sister|brother|pal|pals|mate|mates|wife|man|husband|daughter|son|grandson|granddaughter|gran|granny|granda|papa|boss|neighbour|neighbours|hoose|house|heid|head|job|work|dug|dog|cat|bed|phone|wean|weans|kids|life|heart|knees?|back|best|ain|own|first|last|new|hair|hands?|feet|eyes|car|room|chest|arse|retirement|shift|name|flat|nerves|family|friends?|auntie|aunt|uncle|cousin|grandad|teacher|doctor|legs?|bike|tea|dinner|money|stomach|lassie|lad|boy|girl|bairns?'
const my = new RegExp(
  `(?<!\\b(?:my|your|his|her|our|their|the|a|an|ye?s|dear|call|called|hi|hey|thanks|o|old) )\\bma (?=(?:${own})\\b)`,
  'gi',
)

const scotsRules: readonly [RegExp, string][] = [
  [/\b([Tt])he noo\b/g, 'just now'],
  [/\bthe morn('s morn)?(?=[\s.,!]|$)/gi, 'tomorrow'],
  [
    /(?<!\b(?:of|all|on|at|for|by|than|in|during|about|half|through|is|was|like|into|spend|spent|to|and|from) )\bthe day(?=,? man\b|[.,!]|$)/gi,
    'today',
  ],
  [
    /\b(\p{L}+'(?:m|s|re)|is|are|was|were|am) no (?=(?:the|that|a|an|my|your|as|so|for|to|in|at|even|just|really|here|there|been|[\p{L}]+ing|angry|happy|well|right|sure|daft|able|ready|fit|easy|bad|keen|bothered|scared|mad|sad|ill|old|stupid|wrong|like|much|what|how|where|fair|good|want(?:ing|ed)|tired|cheap|nice|bothered|allowed|supposed|meant|coming|gonna|going|feeling|mine|his|hers|funny)\b)/giu,
    '$1 not ',
  ],
  [/\b(\p{L}+'ll|will|would|could|should|might|must) no (?=\p{L})/giu, '$1 not '],
  [/\b(I|we|they|you) ken(?=\b)/gi, '$1 know'],
  [/,? ken[.!]*$/i, ''],
  [/\b(\p{L}+'(?:m|re|s)|is|are|was|were) aye (?=\p{L}+in)/giu, '$1 always '],
  [
    /\b(didn't|didnae|don't|dinnae|can't|cannae|to|tae|could) greet\b(?! (?:him|her|them|me|us|the|my|people|you|each))/gi,
    '$1 cry',
  ],
  [
    /\b(was|wis|started|stop|stopped|were|been|'m|'s) greetin[g']?(?= |[.,!]|$)(?! (?:him|her|them|people))/gi,
    '$1 crying',
  ],
  [/\b(ah) goat\b/gi, '$1 got'],
  [/^pure (?=\p{L})/iu, "I'm really "],
  [/\bpure (?=\p{L})/giu, 'really '],
  [/\bfair (?=chuffed|scunnered|fed up|pleased|worn|tired|done)/gi, 'really '],
  [/^aye,? (?=\p{L}+ \p{L}+)/iu, ''],
  [/\b(out|oot) (?=(?:his|her|my|the|their|your) (?:bed|house|way|head|mind|chair)\b)/gi, '$1 of '],
  [/\b(my|your) ain\b/gi, '$1 own'],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+) year (?=come|since|ago|now|past)/gi,
    '$1 years ',
  ],
]
/** "So I am", said after it: nothing new. */
const tag =
  /,? so (?:i (?:am|did|do|was|have)|it (?:is|was|does|did)|(?:he|she) (?:is|was|does|did|has)|they (?:are|do|did|were))(?=[.!]*$|, )/i

const cry = `(?:${lexicon.cries.join('|')})`
const cryFirst = new RegExp(
  `^${cry}(?:[,.!]+ *| (?=(?:i|i'm|im|my|the|this|that|that's|he|she|they|we|it|it's|boss)\\b))`,
  'i',
)
const cryLast = new RegExp(`(?<=[\\p{L}\\p{N}]),? ${cry}(?: o+)?(?=[.!]*$|[,.] )`, 'iu')
const cryBetween = new RegExp(`[,.] ${cry}(?=[,.!]| that's\\b)`, 'giu')
const cries = new RegExp(`\\b${cry}\\b`, 'i')

/** `isWord`: whether English has it. */
export function inPlainEnglish(text: string, isWord: (word: string) => boolean): string {
  let plain = withoutOthers(inOneEnglish(text), isWord)
  if (cries.test(plain)) {
    const bare = plain
      .replace(cryFirst, '')
      .replace(cryBetween, '')
      .replace(cryLast, '')
      .replace(cryFirst, '')
    if ((bare.match(words)?.length ?? 0) > 2) plain = bare
  }
  return fromScots(plain, isScots(text))
}

const isScots = (text: string): boolean =>
  (text.match(words) ?? []).some(word => scots.has(word.toLowerCase()))

function fromScots(text: string, sure: boolean): string {
  if (!sure && !broad.test(text)) return text.replace(my, each => like(each, 'my '))
  let plain = text.replace(tag, '').replace(my, each => like(each, 'my '))
  for (const [from, to] of scotsRules) plain = plain.replace(from, to)
  return plain.replace(words, (word: string, at: number) => {
    const lower = word.toLowerCase()
    const put = scots.get(lower) ?? (sure || lower === 'ah' ? beside.get(lower) : undefined)
    if (!put) return word
    // "Ken" and "Mair" may be called so.
    if (word !== lower && at > 0 && !/[.!?"]\s*$/.test(plain.slice(0, at)) && lower !== 'ah') return word
    if (
      lower === 'ma' &&
      /^ (?:said|says|is|was|has|had|rang|died|told|wants|thinks|and|will|did|does)\b/.test(
        plain.slice(at + 2),
      )
    )
      return word
    return put === 'I' || put.startsWith("I'") ? put : like(word, put)
  })
}
