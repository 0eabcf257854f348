// A greeting at the head of a message, and what is said beside it: "morning! still in my pyjamas".
import { hasMainVerb } from '#server/companion/voice/reading/grammar.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'

const greeting =
  /^\W*(?:(?:well |oh )?(?:hi+ya|hi+|he+y+a?|hello+|hullo|yo+|ey up|howdy|g'day|(?:good )?(?:morning|afternoon|evening)|greetings)(?:,? (?:there|again|bot|you|all|everyone|everybody|folks|guys|team|people|twinbot|mate|love))?)(?:\s*[,.!:;…—–-]+\s*|\s+(?=(?:it's|its|just|only|still|back|i'm|im)\b))/i
const itself =
  /^(?:(?:it's |its )?(?:only |just )?me(?: again)?[,.!]?\s*|(?:it's|its|this is) \p{Lu}\p{L}+(?: here| again)?[,.!]\s*)(?=\S)/iu

/** "Namaste, first time here" is English with one word of home. */
const greetsFromHome =
  /^(?:namaste|namaskar|salaam|salam|hola|buenas|bonjour|hallo|kia ora|m[oō]rena|sawubona|mabuhay|aloha|shalom|jambo|dia dhuit|ol[aá]|vanakkam|dobry|dzień dobry|(?:as+ ?)?salaa?m(?:u|o)? ?(?:w?alai?kum|alei?kum)|assalamu alaikum|merhaba|howzit|aye aye|aye)(?: (?:all|everyone|po|ji|there))?(?:[\s,.!]+)(?=.*\b(?:i|i'm|im|i'd|the|is|my|to|and|how|are|you|just|today|there|all|first|here|new|back|again|nice|this|a|evening|morning|hiya|hello)\b)/iu
const notEnglish =
  /\b(?:pero|estoy|que|como|je|suis|ich|bin|mujhe|hai|kaise|ako|sono|tudo|bem|todos|est[aá]s|sei|va|ça|vas)\b/iu
export const greetedPlainly = (text: string): string =>
  greetsFromHome.test(text) && !notEnglish.test(text)
    ? text
        .replace(greetsFromHome, 'Hello, ')
        .replace(/^Hello, (?=(?:good )?(?:evening|morning|afternoon|hiya|hello)\b)/i, '')
    : text.replace(/^(good (?:morning|evening|afternoon)) po\b/i, '$1')

/** "Hey, on my break, got ten minutes": how long they have is no story. */
export const hasMinutes = (text: string): boolean =>
  /^(?:hi|hiya|hey|hello|yo|morning|evening|afternoon|good (?:morning|evening|afternoon)|ok|right|back|just)\b/i.test(
    text,
  ) &&
  /\b(?:got|have|i've|with|only|wee|spare) (?:only |just |like |about |around |maybe |got )*(?:\d+|five|ten|two|three|a few|a couple of|fifteen|a quick) ?(?:mins?|minutes?|secs?)\b[^.]{0,25}$/i.test(
    text,
  ) &&
  !/\b(?:because|but|he|she|they|cry\w*|scared|sad|hate|angry|hospital|late)\b/i.test(text)

/** The message without its greeting, or undefined where it has none or nothing else. */
export function withoutGreeting(text: string): string | undefined {
  const found = greeting.exec(text)
  if (!found) return undefined
  const rest = text
    .slice(found[0].length)
    .replace(itself, '')
    .replace(/^(?:and|so)\s+/i, '')
    .trim()
  return rest.split(/\s+/).length > 1 ? rest : undefined
}

/** A few words beside a greeting, turned to "you", where they can stand by themselves. */
export function saidBeside(text: string): string | undefined {
  const rest = withoutGreeting(text)?.replace(/[.!\s]+$/, '')
  if (
    !rest ||
    rest.split(/\s+/).length > 12 ||
    /[?"\n]|[.!]\s|\byou\b|\p{Extended_Pictographic}/iu.test(rest)
  )
    return undefined
  if (
    /^(?:how|what|from|it'?s been|been|nice to|pleased|anyone|anybody|is |are |can |do |thanks|new here|good to|long time|how's)\b/i.test(
      rest,
    )
  )
    return undefined
  if (/^(?:it's|its|this is) (?:only |just )?\p{L}+(?: again| here)?$/iu.test(rest)) return undefined
  const said = reflect(
    rest[0]!.toLowerCase() === rest[0] || /^I\b/.test(rest) ? rest : rest[0]!.toLowerCase() + rest.slice(1),
  )
  return /\b(?:I|I'm|me|my|we|our|us)\b/.test(said) ? undefined : said
}

/** "Sat on the bus, bored", "kettle's on": how somebody comes in, and no more. */
const idle =
  /^(?:just |finally |only |only just |you |you're |the )*(?:sat|sitting|slept|got (?:in|home|back|up)|woke|woken|back|home|up|having|drinking|eating|stuck|waiting|bored|cooking|watching|finished (?:work|my shift|school)|done|got (?:\w+ )?(?:\w+ )?(?:mins?|minutes?|sec|seconds)|in bed|kettle(?:'s| is) on|raining|still (?:raining|in|up|awake))\b(?!.*\b(?:because|but|cried|crying|died|hospital|alone|scared|hurt)\b)/i

/** Words beside a greeting that tell no story: they belong to the greeting. */
export const isAside = (rest: string, beside: Reading): boolean =>
  beside.sentences === 1 && (beside.clauses.every(clause => !hasMainVerb(clause.words)) || idle.test(rest))

/** "Greetings from a very wet Galway": where they write from. */
export function placeGreeted(text: string): string | undefined {
  const found =
    /^(?:oh |well )?(?:hi|hiya|hey|hello|greetings|good (?:morning|afternoon|evening)|morning|afternoon|evening|regards|cheers|salutations),? (?:there |to you |all )?from ((?:an? |the |very |rather |so |a very |sunny |wet |cold |rainy |my )*[\p{L}][\p{L}' -]{2,30})[.!\s]*$/iu.exec(
      text.trim(),
    )?.[1]
  if (
    !found ||
    /\b(?:me|us|you|here|hospital|hospice|ward|bed|prison|cell|floor|grave|\p{L}+ing)\b/iu.test(found) ||
    found.split(' ').length > 5
  )
    return undefined
  return reflect(found)
}

/** "Hope you're well": a wish, and nothing told. */
export const isWish = (text: string): boolean =>
  /^(?:(?:oh |well )?(?:hi+|hiya|he+y+|hello+|hullo|yo|howdy|g'day|(?:good )?(?:morning|afternoon|evening|day)|greetings)(?: there| again| bot| to you| you| twinbot| mate| my friend| friend| my dear| dear| all| everyone| sir)*)?[\s,.!]*(?:(?:i |and |just )*(?:do )?(?:hope|hoping|trust)(?: that)? (?:(?:you|u|ya|ur|this|your|everything|everyones?|everybody|all|things|life|the|it|today|it's|its)\b[^.?!]{0,50})|(?:and )?(?:peace be (?:with|upon|unto) you|(?:god )?bless(?:ings)?(?: you| to you| upon you)?|many blessings|best wishes)|(?:and )?(?:have |wishing you )?(?:an? )?(?:very |truly )?(?:blessed|happy|good|lovely|nice|merry|great|peaceful|pleasant|wonderful) (?:\p{L}+ ){0,2}(?:to you(?: all)?|ahead|for you|everyone|all))(?: (?:haha|lol|x+|too|today))*[.!\s]*$/iu.test(
    text.replace(/[’]/g, "'").trim(),
  ) && !/\bhope (?:you|u) (?:can|could|will|won't|don't|know|like|help|understand)\b/i.test(text)
