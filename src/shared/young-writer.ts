/**
 * Whether a text says that its writer is not yet 18: an age told of oneself today, the year at school one is in, or
 * a parent who hurts one now beside a day at school. A short list on purpose: what it misses gets the help everybody
 * gets, and what it finds only brings the line for young people to the front. Words of others, of the past and of
 * one's children are not one's own age.
 */
const YOUNGEST = 8
const OF_AGE = 18

const numbers: Record<string, number> = Object.fromEntries(
  [
    ['eight', 8, 'ocho'],
    ['nine', 9, 'nueve'],
    ['ten', 10, 'diez'],
    ['eleven', 11, 'once'],
    ['twelve', 12, 'doce'],
    ['thirteen', 13, 'trece'],
    ['fourteen', 14, 'catorce'],
    ['fifteen', 15, 'quince'],
    ['sixteen', 16, 'dieciseis'],
    ['seventeen', 17, 'diecisiete'],
    ['eighteen', 18, 'dieciocho'],
  ].flatMap(([english, number, spanish]) => [
    [english, number],
    [spanish, number],
  ]),
)
const NUMBER = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const YEARS = '(?: ?-?(?:years?|yrs?|yr)[ -]?old| ?y\\/?o)'
/** What may follow an age: an end or another thought, never a unit of something else. */
const END =
  '(?! ?[-.,:/] ?\\d)(?= ?(?:$|[,;:!?)(-]|\\.(?:\\s|$)|and\\b|but\\b|so\\b|btw\\b|lol\\b|rn\\b|right now\\b))'

/** Each with the age in its first group. */
const ages = [
  new RegExp(
    `\\bi(?:'m| am|m) (?:(?:only|just|still|literally|like|barely|almost|nearly) )*${NUMBER}${YEARS}?${END}`,
  ),
  new RegExp(
    `\\bi(?:'m| am|m) (?:only |just |still )?an? ${NUMBER}${YEARS}(?!'s)(?: (?:girl|boy|kid|guy|teen|enby))?${END}`,
  ),
  new RegExp(`\\bi(?:'ve)? (?:only )?just turned ${NUMBER}${END}`),
  new RegExp(`^(?:i'm |im )?\\(?${NUMBER} ?(?:f|m|nb)\\b(?: here\\b)?(?! ?\\d)`),
  new RegExp(
    `\\b(?:yo )?(?:solo |apenas |ya )?tengo (?:solo |apenas )?${NUMBER} anos(?! (?:de|en|con|sin|casad|limpi|sobri|trabaj|viv|sigu|llev))`,
  ),
  /\bj'ai (?:que |seulement |juste )?(\d{1,2}) ans(?! (?:de|d'))/,
  /\bich bin (?:erst |gerade )?(\d{1,2})(?: jahre alt)?(?= ?(?:$|[,;!?.]|und\b|aber\b))/,
  /\b(?:eu )?(?:so )?tenho (?:so |apenas )?(\d{1,2}) anos(?! (?:de|em|com|sem))/,
  /\b(?:main|mai|mein) (?:sirf |abhi )?(\d{1,2}) saal k[aie] h/,
  /मै(?:ं)? (?:सिर्फ |अभी )?(\d{1,2}) साल/,
  /عمري (\d{1,2})(?: سنة| سنوات| عام)?(?= ?(?:$|[،,.!؟]))/,
  /我(?:今年|现在|才|只有|刚)*(\d{1,2})岁/,
]
/** Turning 18 is being 17. */
const turning = new RegExp(
  `\\bi(?:'m| am|m|'ll| will)? (?:turning|turn|be) ${NUMBER}(?= (?:in|next|on|this|soon|tomorrow)\\b| ?$)`,
)

const GRADE =
  '(?:[1-9]|1[0-2])(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
const atSchool = [
  new RegExp(
    `\\bi(?:'m| am|m) (?:only |just |still )?(?:in|starting|repeating) (?:the )?(?:${GRADE}) grade\\b`,
  ),
  /\bi(?:'m| am|m) (?:only |just |still )?in (?:year|yr) (?:[5-9]|1[0-3])\b/,
  /\bi(?:'m| am|m) (?:only |just |still |a \w+ )*in (?:middle|high|junior high|secondary|elementary|primary) school(?! (?:teach|admin|staff))/,
  /\b(?:estoy|voy) en (?:\w+ )?(?:de )?(?:la )?(?:eso|secundaria|primaria|preparatoria|prepa|bachillerato)\b/,
]

const PARENT =
  "(?:my )?(?:mom|mum|mommy|mama|mother|dad|daddy|father|stepdad|step dad|stepfather|stepmom|step mom|stepmother|foster (?:mom|mum|dad)|parents|mom's boyfriend|mum's boyfriend)"
const HURTS =
  '(?:hits|hit|beats|beat|slaps|slap|kicks|kick|hurts|hurt|chokes|touches|touch|punches|whips|locks|starves|will (?:hit|beat|hurt|kill)|keeps? (?:hitting|beating|slapping|hurting|touching))'
const hurtAtHome = [
  new RegExp(`\\b${PARENT}(?: (?:always|still|sometimes|often|both|even|just|also))* ${HURTS} me\\b`),
  /\bmi (?:mama|papa|madre|padre|padrastro|madrastra) me (?:pega|golpea|toca|encierra|lastima)\b|\bmis (?:papas|padres) me (?:pegan|golpean|encierran|lastiman)\b/,
]
const schoolDay =
  /\bmy (?:\w+ )?(?:teachers?|classmates?|principal|headteacher|head teacher|homework|report card|locker|school counsell?or|school)\b|\b(?:at|to|after|before|from|skip|skipped|skipping) school\b|\bin (?:class|pe|gym class)\b|\bgrounded\b|\bmi (?:profe|profesora?|maestr[ao]|escuela|colegio|instituto)\b|\b(?:al|del|en el) (?:colegio|instituto|cole)\b|\b(?:a|de|en) la escuela\b/

/** Somebody else's view or words, a comparison, or a time that has passed. */
const notNow =
  /\b(?:like|as if|as though|thinks?|thought|says?|said|tells?|told|tell|pretend(?:ing|s|ed)?|if|imagin\w+|dream\w*|when|until|till|before|after|since|remember\w*|wish|once|by the time|como si|cuando|dice[ns]?|dijo|si|als|wenn|quand|quando|se)\b[^,;]*$/
const longAgo =
  /\b(?:when i was|i was (?:a|in|at|only|just|\d+)|years? ago|used to|back (?:in|when|then)|as a (?:kid|child|teen\w*|girl|boy)|growing up|grew up|in my childhood|my childhood|cuando era|de nin[oa]|hace anos)\b/
const adult =
  /\b(?:my (?:\d+[- ]?(?:year|yr)[- ]old|son|daughter|kids?|child|children|husband|wife|students?|pupils|stepson|stepdaughter|grandson|granddaughter|grandchildren)|i teach|i'm a teacher|i am a teacher|im a teacher|my (?:8th|7th|6th|9th) graders|mi (?:hij[oa]|espos[oa]|marido|mujer)|mis (?:hij[oa]s|alumn[oa]s)|when i was (?:a kid|young))\b/

/** No age and no school in it: most messages need no closer look, and every message is looked at. */
const mayTell =
  /\p{Nd}|eight|nine|ten|eleven|twelve|teen|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci|grade|year|yr|school|\beso\b|secundaria|primaria|prepa|bachiller|teacher|classmate|principal|homework|report card|locker|\bclass\b|\bpe\b|gym|grounded|profe|maestr|escuela|cole|institut/iu

export function isYoungWriter(text: string): boolean {
  if (!mayTell.test(text)) return false
  const parts = clauses(text)
  const whole = parts.join(' ; ')
  if (parts.some(tellsAge)) return true
  if (longAgo.test(whole) || adult.test(whole)) return false
  if (parts.some(part => atSchool.some(way => now(part, way.exec(part))))) return true
  return schoolDay.test(whole) && hurtAtHome.some(way => now(whole, way.exec(whole)))
}

function tellsAge(part: string): boolean {
  const told = ages.some(way => {
    const found = way.exec(part)
    const age = found ? ageIn(found) : 0
    return age >= YOUNGEST && age < OF_AGE && now(part, found) && !/\b(?:again|inside|at heart)\b/.test(part)
  })
  if (told) return true
  const next = turning.exec(part)
  const age = next ? ageIn(next) : 0
  return age > YOUNGEST && age <= OF_AGE && now(part, next)
}

function ageIn([, number = '']: RegExpExecArray): number {
  return numbers[number] ?? Number(number)
}

/** Found, and what stands before it in the sentence does not make it somebody else's or another time's. */
function now(part: string, found: RegExpExecArray | null): boolean {
  return (
    found !== null && !notNow.test(part.slice(0, found.index)) && !/\bnot $/.test(part.slice(0, found.index))
  )
}

/** Sentences without what is quoted in them, in small letters and without accents. */
function clauses(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/["“„«][^"”»]*["”»]/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(/[.!?](?=\s|$)|[\n;。！？]/)
    .map(part => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
