// Names that hurried writing leaves small ("at ellas party"), and the capital of a sentence that a word loses when it is
// told in the middle of another ("…, feed has gone up").
import { names } from '#server/companion/voice/reading/echo.ts'
import type { Sentence } from '#server/companion/voice/reading/parse.ts'
import type { Vocabulary } from './vocabulary.ts'

const all =
  'ella ellie emma emily sarah sophie chloe megan hannah jessica olivia amelia isla freya daisy_ charlotte rebecca becky laura lauren katie kate kayla kayleigh natalie nicole rachel samantha stephanie steph vanessa zoe zara aisha amina fatima maryam khadija priya anjali neha divya nadia leila layla yasmin sofia lucia carmen elena maria marta ana_ julia claudia ingrid astrid freja siobhan niamh aoife ciara orla roisin bridget erin gemma kelly_ kirsty fiona shona mhairi irene doris ethel mavis brenda sheila maureen deborah debbie linda susan karen sharon tracey donna lorraine josh joshua james jamie jake jacob oliver harry george thomas daniel danny david dave michael mike stephen steve peter paul andrew anthony chris christopher matthew luke liam noah ethan logan mason_ tyler callum connor ryan sean shaun kevin kyle kieran declan brendan patrick fergus hamish ewan angus alistair mohammed muhammad ahmed ali_ omar hassan ibrahim yusuf bilal imran tariq raj ravi arjun rohan vikram sanjay diego carlos miguel juan jose_ pedro luis javier marco matteo luca giulia francesca chiara hans_ jurgen klaus dmitri ivan igor natasha olga svetlana piotr pawel agnieszka kasia wojtek jordan_ gary terry_ barry_ keith trevor nigel derek geoff graham martin simon richard robert charlie alfie archie theo'.split(
    ' ',
  )
/** With a line under it: a word as well, or a part of one. */
const people = all.filter(name => !name.endsWith('_'))
const firstNames = new Set([...all.map(name => name.replace('_', '')), ...names])
const places =
  'leeds|manchester|liverpool|birmingham|glasgow|edinburgh|dublin|bristol|cardiff|sheffield|newcastle|nottingham|leicester|belfast|galway|cork city|brighton|oxford|cambridge|york city|lagos|nairobi|accra|mumbai|delhi|karachi|lahore|dhaka|manila|tokyo|berlin|madrid|lisbon|rome|chicago|boston|texas|florida|california|toronto|sydney|melbourne|england|scotland|wales|ireland|france|spain|germany|italy|poland|portugal|nigeria|ghana|kenya|pakistan|america|canada|australia|europe|africa|asia'
const named = new RegExp(`\\b(?:${people.join('|')}|${places})(?=\\b)`, 'g')
/** "ellas party", "joshs mum" */
const owns = new RegExp(
  `\\b(${people.filter(name => !name.endsWith('s')).join('|')})s (?=(?:party|house|mum|mom|dad|birthday|place|phone|car|room|flat|wedding|funeral|baby|brother|sister|friends?|boyfriend|girlfriend|parents|family|fault|kids|dog|cat|new|leaving|story|message|post|snap|chat)\\b)`,
  'gi',
)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** "my ocd", "in pe": spoken by their letters. */
const byLetters =
  /\b(?:ocd|adhd|ptsd|cbt|nhs|gcses?|tv|gp|asd|uk|usa|bpd|ivf|mri|hgv|dwp|dvla|pcos|ibs|(?<=(?:its|the|an|my) )mot|(?<=\bin )pe|pe(?= (?:teacher|kit|lesson|class|block)))\b/g

export const withNames = (text: string): string =>
  text
    .replace(owns, (_, name: string) => `${capital(name)}'s `)
    .replace(named, capital)
    .replace(byLetters, word =>
      word.replace(/^(.+?)(s?)$/, (_, all: string, more: string) => all.toUpperCase() + more),
    )

/** Names that are words as well keep the capital they were given. */
const wordsToo =
  /^(?:rose|hope|joy|daisy|lily|ivy|ruby|amber|jade|summer|robin|dawn|faith|iris|heather|violet|pearl|crystal|penny|april|may|june|august|holly|hazel|olive|sandy|carol|drew|chase|mason|carter|hunter|cooper|parker|taylor|tyler|archer|dean|earl|duke|guy|jay|dale|glen|cliff|rich|art|gene|pat|sue|ginger|paige|brook|skye|melody|destiny|angel|prince|king|rex|lucky|buddy|biscuit|will|mark|grace|bill|frank|rob|ray|jack|max|nick|jean|lee|victor|miles|wade|grant|lance|pierce|dick|peter|harry|bob|josh|mike|jerry|tom|ted|jim|jimmy|tony|norm|brad|chuck|drake|stone|brown|black|white|green|young|smith|baker|turner|miller|cook|price|walker|bush|china|turkey|chile|spencer|marina|kitty|honey|teddy|coco|bella|oscar|henry|sandra|christian|german|polish|chinese|apple|amazon|google|facebook|twitter|discord|zoom|slack|teams|target|boots|dove|god|allah|jesus|owen|tomas)s?$/

/** A word that is also met in the plural is no name: "feed" has "feeds", "scanner" has "scanners". */
export function asCommonWords(sentences: readonly Sentence[], vocabulary: Vocabulary): void {
  for (const { words } of sentences) {
    const first = words[0]
    if (first?.pos !== 'PROPN' || !/^\p{Lu}\p{Ll}+$/u.test(first.text) || wordsToo.test(first.lower)) continue
    // "Mount View", "Miss Okafor": the next word is a part of the name.
    if (
      /^\p{Lu}/u.test(words[1]?.text ?? '') &&
      words[1]?.lower !== 'i' &&
      !/^i'/.test(words[1]?.lower ?? '')
    )
      continue
    if (isCommon(first.lower.replace(/'s$/, ''), vocabulary)) first.pos = 'NOUN'
  }
}

function isCommon(word: string, vocabulary: Vocabulary): boolean {
  const { spells, rank } = vocabulary
  if (!spells(word) || firstNames.has(word)) return false
  if (/[^s]s$/.test(word)) {
    const one = word.slice(0, -1)
    return rank(one) >= 0 && (spells(`${one}ed`) || spells(`${one}ing`) || rank(one) < 8000)
  }
  return spells(/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie').concat('s'))
}
