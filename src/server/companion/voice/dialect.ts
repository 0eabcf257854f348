// Words of Scots, of Nigerian and Irish English, and of other languages in the midst of English. What has a plain English
// word is told by that; a cry ("abeg", "ay dios mio") is left out, and so is a run of words that only somebody else's
// language has, where it stands at an edge of what is said, so that the rest can be told.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMending, type Mend } from './mending.ts'

type Lexicon = {
  scots: Record<string, string>
  beside: Record<string, string>
  cries: string[]
  elsewhere: string[]
  near: string[]
}
const lexicon = JSON.parse(
  readFileSync(join(import.meta.dirname, 'lexicon', 'dialect.json'), 'utf8'),
) as Lexicon
const scots = new Map(Object.entries(lexicon.scots))
const beside = new Map(Object.entries(lexicon.beside))
const elsewhere = new Set(lexicon.elsewhere)
const near = new Set(lexicon.near)

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

const after: Record<string, string> = {
  losing: 'lost',
  getting: 'got',
  breaking: 'broken',
  finding: 'found',
  hearing: 'heard',
  having: 'had',
  leaving: 'left',
  doing: 'done',
  telling: 'told',
  seeing: 'seen',
  coming: 'come',
  going: 'gone',
  buying: 'bought',
  spending: 'spent',
  giving: 'given',
  taking: 'taken',
  falling: 'fallen',
  making: 'made',
  putting: 'put',
  selling: 'sold',
  finishing: 'finished',
  missing: 'missed',
  failing: 'failed',
  burning: 'burned',
  moving: 'moved',
  dropping: 'dropped',
  crashing: 'crashed',
  asking: 'asked',
  starting: 'started',
  walking: 'walked',
  ringing: 'rung',
  reading: 'read',
}
/** Irish and Nigerian English, where there is no doubt what is meant. */
const mended = createMending([
  [
    [' after '],
    /\b(i'm|im|i am|he's|she's|they're|we're) (?:only |just )?after (\p{L}+ing)\b/giu,
    (whole: string, who: string, verb: string) => {
      const done = after[verb.toLowerCase()]
      const has = /^i/i.test(who) ? "I've" : who.replace(/'re$/, "'ve")
      return done ? `${has} just ${done}` : whole
    },
  ],
  [
    ['has me ', 'have me '],
    /\b(has|have|had) me (heart|head|nerves) (?:broke|broken)\b/gi,
    '$1 my $2 broken',
  ],
  [[' like'], /(?<=\p{L}\p{L}), like(?=[.!]*$)/iu, ''],
  [
    ['mi '],
    /\bmi (?=(?:abuel[ao]|mam[aá]|pap[aá]|madre|padre|herman[ao]|familia|vida|amor|hij[ao]|t[ií][ao]|espos[ao]|prim[ao]|casa)\b)/giu,
    each => like(each, 'my '),
  ],
  [['good am'], /^good am(?: po)?\b/i, 'good morning'],
  [['good pm', 'good eve'], /^good (?:pm|eve)(?: po)?\b/i, 'good evening'],
  [
    ['been '],
    /^been ((?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?)) (?=since\b)/iu,
    "it's been $1 ",
  ],
  [
    ['da '],
    /(?<=\p{L} )Da(?= (?:went|is|was|died|said|says|has|had|left|got|never|won't|can't|and)\b|'s\b)/gu,
    'Dad',
  ],
  [["da'", 'da '], /\b((?:my|ma|me|his|her|our) )da(?='s\b|[\s.,!]|$)/gi, '$1dad'],
  [[' be '], /\b(i) do be (?=\p{L}+ing\b)/giu, "I'm often "],
  [[' be '], /\b(he|she|it) does be (?=\p{L})/giu, '$1 is often '],
  [['both of us'], /\bwe both of us\b/gi, 'we both'],
  [['don tire'], /\bdon tire me\b/gi, 'has worn me out'],
  [['pain me'], /\be (?:dey )?pain me(?: gan| well well| die| o+)?/gi, 'it hurt me'],
  [['oga '], /^oga (?=\p{L}+)/iu, 'my boss '],
  [[' ko'], /\bate ko\b/gi, 'my big sister'],
  [[' ko'], /\bkuya ko\b/gi, 'my big brother'],
  [['miss ko'], /\b(?:i )?miss ko (?:na )?(?:talaga )?(?:si |sina |ang )?/gi, 'I miss '],
  [[' sa '], /(?<=\b(?:accepted|admitted|work|working|enrolled|in|hired)) sa (?=\p{L})/giu, ' in '],
  [['tire'], /\bi don tire (?:for|of|with)\b/gi, "I'm tired of"],
  [['tire'], /\bi don tire\b/gi, "I'm tired"],
  [
    [' dey '],
    /\b(i) (no )?dey (?=(?:tired|happy|sad|angry|fine|vex|worried|afraid|alone|sick|hungry|confused|stressed|okay|ok|broke|lonely|proud)\b)/gi,
    (_: string, __: string, no: string) => `I'm ${no ? 'not ' : ''}`,
  ],
  [[' dey '], /\b((?:my|the|our) \p{L}+|he|she|it) no dey (\p{L}+)/giu, "$1 doesn't $2"],
  [[' dey '], /\b(i|we|they) no dey (\p{L}+)/giu, "$1 don't $2"],
  [['i no get '], /\bi no get\b/gi, "I don't have"],
  [
    ['i no '],
    /\bi no (?=(?:know|want|like|understand|sleep|eat|care|trust|believe|remember)\b)/gi,
    "I don't ",
  ],
  [['i no fit '], /\bi no fit (?=\p{L})/giu, "I can't "],
  [['wan kill me'], /\bwan (?:to )?kill me\b/gi, 'is killing me'],
  [['never chop'], /\bnever chop\b/gi, "haven't eaten"],
  [['oga'], /\b((?:my|the|our|his|her) )oga\b/gi, '$1boss'],
  [
    [' born '],
    /\b((?:my|his|her|our) (?:sister|wife|daughter|cousin|friend|aunty|auntie|neighbour)|she) born (?=twins|a|her|his)/gi,
    '$1 had ',
  ],
  [
    [' don '],
    /\b((?:my|the|our|his|her) \p{L}+|he|she|it|nepa|the light) don ((?:increas|chang|mov|clos|refus|leav)e|start|finish|pack|stop|fail|call|ask|add)\b(?! up)/giu,
    (_: string, who: string, verb: string) =>
      `${who} has ${verb === 'leave' ? 'left' : verb === 'stop' ? 'stopped' : verb.endsWith('e') ? `${verb}d` : `${verb}ed`}`,
  ],
] satisfies Mend[])

const cry = `(?:${lexicon.cries.join('|')})`
const cryFirst = new RegExp(
  `^${cry}(?:[,.!]+ *| (?=(?:i|i'm|im|my|the|this|that|that's|he|she|they|we|it|it's|boss)\\b))`,
  'i',
)
const cryLast = new RegExp(`(?<=[\\p{L}\\p{N}]),? ${cry}(?: o+)?(?=[.!]*$|[,.] )`, 'iu')
const cryBetween = new RegExp(`[,.] ${cry}(?=[,.!]| that's\\b)`, 'giu')
const cries = new RegExp(`\\b${cry}\\b`, 'i')

/** What is before a noun: "the sabayang pagbigkas" names a thing. */
const names =
  /^(?:the|an?|my|your|his|her|our|their|this|that|of|with|for|to|at|in|on|from|called|some|as|and|eat|ate|cook|cooked|make|made|like|love|speak|speaks)$/i

/** `isWord`: whether English has it. */
export function inPlainEnglish(text: string, isWord: (word: string) => boolean): string {
  let plain = withoutOthers(mended(text), isWord)
  if (cries.test(plain)) {
    const bare = plain.replace(cryBetween, '').replace(cryLast, '').replace(cryFirst, '')
    if ((bare.match(words)?.length ?? 0) > 2) plain = bare
  }
  return fromScots(plain)
}

function fromScots(text: string): string {
  const found = text.match(words) ?? []
  const sure = found.some(word => scots.has(word.toLowerCase()))
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

const loneWords = /[.!?;,:\n]+|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
/** Runs of another language at an edge of what is said are left out, and a part that is hardly anything else. */
function withoutOthers(text: string, isWord: (word: string) => boolean): string {
  if (text.length > 1200) return text
  const tokens = [...text.matchAll(loneWords)].map(found => ({ word: found[0], at: found.index, kind: 0 }))
  let some = false
  for (const token of tokens) {
    const lower = token.word.toLowerCase()
    if (elsewhere.has(lower)) {
      token.kind = 2
      some = true
    } else if (near.has(lower)) token.kind = 1
    else if (token.word === lower && lower.length > 3 && /^[a-zñáéíóúü]+$/.test(lower) && !isWord(lower))
      token.kind = 2
    else if (/^[.!?;,:\n]/.test(token.word)) token.kind = -1
  }
  if (!some) return text
  const cut: [number, number][] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from
    while (to < tokens.length && tokens[to]!.kind > 0) to += 1
    const run = tokens.slice(from, to)
    const strong = run.filter(token => token.kind === 2).length
    const before = tokens[from - 1]
    const next = tokens[to]
    const edge = !before || before.kind < 0 || !next || next.kind < 0
    if (
      run.length > 1 &&
      strong &&
      edge &&
      run.some(token => elsewhere.has(token.word.toLowerCase())) &&
      !(before && names.test(before.word))
    )
      cut.push([before ? before.at + before.word.length : 0, next ? next.at : text.length])
    from = Math.max(to, from + 1)
  }
  if (!cut.length) return partsOf(text, tokens)
  let left = text
  for (const [start, end] of cut.reverse()) {
    const lead = left.slice(0, start)
    left = `${lead}${/[.!?]$/.test(lead) ? ' ' : lead ? ', ' : ''}${left.slice(end)}`
  }
  left = left
    .replace(/,(?:\s*[,;])+/g, ',')
    .replace(/,\s*([.!?]|$)/g, '$1')
    .replace(/^[\s,.!]*(?:(?:but|and|so)\b)?\s*/i, '')
    .trim()
  return (left.match(words)?.length ?? 0) > 2 ? left : text
}

/** "Super pagod na ako sa work, the boss keeps adding tasks": the second part can be told. */
function partsOf(text: string, tokens: readonly { word: string; at: number; kind: number }[]): string {
  const parts = text.split(/(?<=[,.!?;])\s+/)
  if (parts.length < 2) return text
  let at = 0
  const kept = parts.filter(part => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const inside = tokens.filter(token => token.at >= start && token.at < at && token.kind >= 0)
    const strange = inside.filter(token => token.kind > 0).length
    return !(
      strange > 1 &&
      strange * 2 >= inside.length &&
      inside.some(token => elsewhere.has(token.word.toLowerCase()))
    )
  })
  return kept.length && kept.length < parts.length && kept.join(' ').split(' ').length > 2
    ? kept.join(' ')
    : text
}

const leftOver = new RegExp(
  `\\b(?:${[...elsewhere].filter(word => word.length > 3 && !/^(?:hindi|wala|isa|todo|dito|mere|pala|sabi|nada|oga|rien|hain|wahala|japa|immer|pour|minha|mein|meri|kami|bahay|mahal|gusto)$/.test(word)).join('|')}|dey|${[...scots.keys()].filter(word => /(?:nae|body)$/.test(word)).join('|')}|tae|fae)\\b`,
  'i',
)
/** Whether words of another language still stand in what would be told. */
export const speaksOtherwise = (told: string): boolean => leftOver.test(told)
