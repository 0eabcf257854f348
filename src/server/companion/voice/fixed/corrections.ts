// Somebody who puts us right and says how it was: "you've got it backwards, it was me who left". The mistake is
// owned, and what they said is said back.
import { isInward } from '#server/companion/voice/reading/inward.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'

export type Correction =
  | { frame: 'repair.turned' | 'repair.corrected'; clause: string }
  | { frame: 'repair.instead'; first: string; second: string }

const lead =
  /^(?:(?:no+|nope|nah|sorry|wait|hold on|hang on|um+|er+|h+m+|a+h+|ok|well|oh|hey|but|actually|listen|typo|autocorrect|correction|let me correct (?:myself|that)|i(?:'ve)? (?:already |just )?told (?:you|u)(?: (?:twice|before|already|once|so|\w+ times))?(?: now| already)?)[\s,.!:;-]+)*/i
const turned =
  /^(?:(?:i think )?(?:you|u)(?:'ve| have|ve)? (?:got|had|have|get|turned) (?:it|that|this|them|us|everything) (?:all |completely |totally |exactly )*(?:backwards|round|around|the wrong way (?:round|around)|back to front|upside down|the other way (?:round|around)|reversed)|(?:it's |that's |it was |it is )?(?:(?:completely |exactly )?the )?(?:wrong|other) way (?:round|around)|(?:that's |it's )?(?:the )?(?:opposite|reverse)|(?:that's |it's )?(?:back to front|backwards))\b[\s,.!:;–—-]+(?:and |actually |in fact |because |cos |since )?/i
const wrong =
  /^(?:that(?:'s| is|s| was) (?:wrong|not (?:it|right|true|correct|what happened|how it (?:was|went|happened)|the case)|incorrect|false)(?: at all| actually)?|wrong (?:person|one|name|day|way|child|sister|brother|place|year|guy|woman|man)|wrong|incorrect|false|untrue|(?:you|u)(?:'ve| have|ve)? got (?:hold of )?the wrong end(?: of (?:it|that|the stick))?|(?:you|u) (?:keep|kept) saying (?:that )?(?:i'm |i am )?(?:\p{L}+ ?){1,3}|i (?:never|didn't|did not) (?:say|said|mean|meant|wrote)\b[^,.]{2,40}|(?:that (?:isn't|wasn't|is not|was not)|that's not|not) what i (?:meant|said|wrote)|not (?:quite|exactly|true|right)(?=\s*[,.;:!–—-])|(?:i think )?(?:you|u)(?:'ve| have|ve)? (?:(?:just |totally |completely )?(?:misunderstood|misread|misheard|mixed (?:it|that|this|them|us) up|confused (?:it|that|them|us))|got (?:it|that|this|me|her|him|them|everything) (?:all |completely |totally )*wrong)(?: me| that| it| what i (?:said|meant|wrote))?|(?:you're|you are|ur|your) (?:wrong|mistaken|mixing (?:it|that|them|us) up))\b[\s,.!:;–—-]+(?:and |actually |in fact |i (?:meant|said) (?:that )?(?=(?:i|he|she|they|we|my|it)\b))?/iu
const meant =
  /^(?:i (?:said|meant|wrote|was talking about|mean|typed)|it(?:'s|s| was| is)|it(?:'s| was| is) about) ((?:my|our|the|his|her|a|an|that) [\p{L}' ]{2,30}?),? (?:and )?not ((?:about )?(?:my|our|the|his|her|a|an|that) [\p{L}' ]{2,30})$/iu

/** Begins like a sentence about somebody. */
const tells =
  /^(?:i|i'm|im|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|we've|it|it's|its|my|our|his|her|their|the|this|there|nobody|no one|everyone) /i
const named = /^\p{Lu}\p{L}+ \p{L}/u

/** "…, I've told you that": said of what came before it. */
const again =
  /[\s,.;!–—-]+(?:and )?(?:(?:as|like) i (?:already |just )?(?:said|told (?:you|u)|wrote)|(?:(?<=[,.;!–—-]\s*(?:and )?)|(?=.*\b(?:that|this|so|you|u|it|before|already|twice|once)[\s.!]*$))i(?:'ve| have|ve)? (?:already |just |literally |only just )*(?:said|told (?:you|u)|mentioned|written|wrote)(?: (?:that|this|so|you|it|before|already|earlier|twice|once))*|how many times|(?:please )?(?:get it right|remember that|keep up))[\s.!]*$/i
const kin =
  '(?:[\\p{L}]+-in-law|step-?\\p{L}+|half-?\\p{L}+|mum|mom|mam|mother|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|ex|friend|mate|best friend|boss|manager|colleague|coworker|neighbour|neighbor|nan|gran|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|auntie|cousin|niece|nephew|teacher|tutor|landlady|landlord|flatmate|roommate|housemate|carer|doctor|nurse|therapist|dog|cat|baby|kid|child|twin|godmother|godfather|fianc\\p{L}+|lodger|tenant|client|student|coach)s?'
const who = `(?:my |our |his |her |their |the |a |an )?(?:(?:older?|younger?|little|big|elder|best|late|new|old|great) )?${kin}`
/** "She's my landlady, not my friend", "it's Aoife not Eva", "he's 14 not 40": said to somebody who had it wrong. */
const isNot = new RegExp(
  `^(?:it|that|she|he|they|this|there)(?:'s|s|'re| is| was| are| were) (?:${who},? (?:and )?not ${who}|\\p{Lu}[\\p{L}'-]+,? not \\p{Lu}[\\p{L}'-]+|(?:only |just )?\\d[\\d.:]*(?: \\p{L}+)?,? not \\d[\\d.:]*(?: \\p{L}+)?)$`,
  'u',
)
const calledNot =
  /^(?:my|his|her|its|the (?:\p{L}+)'s|my \p{L}+'s) name(?:'s|s| is) \p{Lu}?[\p{L}'-]+,? (?:and )?not \p{Lu}?[\p{L}'-]+$/iu
/** "I said Tuesday not Thursday." */
const saidNot =
  /^i (?:said|meant|wrote|told (?:you|u)|typed) ((?:[\p{L}\p{N}'-]+ ?){1,4}?)[,.]? (?:and )?not ((?:[\p{L}\p{N}'-]+ ?){1,4})$/iu
const number =
  '(?:\\d[\\d.:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)'
/** "We have three children, not two." */
const countNot = new RegExp(
  `^(?:i|we|he|she|they|it|there|my [\\p{L}-]+)(?:'ve|'s|'m|'re)?\\b[^,.;]{0,25}\\b${number}\\b[^,.;]{0,20},? (?:and )?not ${number}\\b[^,.;]{0,15}$`,
  'iu',
)
/** "I'm not a nurse, I'm a porter." */
const isOther =
  /^(i'm|i am|we're|we are) not (?:an? |from |\d)[^,.;]{1,25}[,.;–—-]+ ?\1 (?:an? |from |\d)[^,.;]{1,25}$|^(he's|she's|they're|it's) not (?:my|our) [^,.;]{1,25}[,.;–—-]+ ?\2 (?:my|our) [^,.;]{1,25}$/i
const dated =
  '(?:\\p{Lu}[\\p{L}-]+|[Mm]on(?:day)?|[Tt]ues(?:day)?|[Ww]ednesday|[Tt]hursday|[Ff]riday|[Ss]aturday|[Ss]unday|january|february|march|april|may|june|july|august|september|october|november|december|\\d[\\d.:]*)'
/** "We broke up in May, not March", "Not Monday, Sunday." */
const datedNot = new RegExp(
  `\\b(?:in|on|at|from|to|for|since|till|until|called|near) ${dated},? (?:and )?not (?:in |on |at |from |to |for )?${dated}$`,
  'u',
)
const wasThen = new RegExp(`^it (?:was|is)(?: on| in| at)? (?!I\\b)${dated}$`, 'u')
const notDated = new RegExp(`^[Nn]ot (${dated})[,.;:–—-]+ ?(?:it's |it was |but )?(${dated})$`, 'u')
/** "I never had a brother, that was my cousin"; "he's a she". */
const thatWas =
  /^(?:i|we|he|she|they) (?:never|didn't|didnt|don't|dont) [^,.;]{2,25}[,.;] ?(?:that|it)(?:'s| was| is) (?:my|our|the) [^,.;]{2,25}$|^(?:he's|hes|he is) a she$|^(?:she's|shes|she is) a he$/i
/** "I don't live in London, I live in Luton": where and what, and nothing felt. */
const notThere =
  /^(i|we|he|she|they) (?:don't|doesn't|dont|doesnt|didn't|didnt|do not|does not) (live|work|study|teach|drive|eat|drink|play|own|rent|speak|come|go|stay|sing|train|sell) [^,.;]{2,30}[,.;] ?\1 \2s? [^,.;]{2,30}$/i
/** "It was my dad's funeral, not my uncle's." */
const whoseNot = new RegExp(
  `^(?:it|that|this)(?:'s|s| is| was) (?:my|our|his|her|their) ${kin}'s? [\\p{L} ]{2,20},? not (?:my|our|his|her|their) ${kin}'?s?(?: [\\p{L}]+)?$`,
  'iu',
)
/** "Not my dog. My neighbour's dog." */
const notThis =
  /^not (my [\p{L}' -]{2,25}?)(?:[,.;:!–—-]+| but) ?(?:it(?:'s|s| was) )?(my [\p{L}' -]{2,30})$/iu
const felt =
  '(?:angry|sad|mad|upset|lonely|hurt|jealous|scared|anxious|depressed|tired|stressed|guilty|worried|happy|bored|ashamed|numb|disappointed|nervous|cross|bitter|relieved|embarrassed|frustrated|proud)'
/** "Not angry. Hurt." */
const notFelt = new RegExp(`^not (${felt})[,.;:–—-]+ ?(?:just |more |but |more like )?(${felt})$`, 'iu')
/** "It wasn't my boss who shouted, it was me." "It isn't the work, it's the people" tells of work. */
const wasNot =
  /^(?:it|that) (?:wasn't|wasnt|was not) (?:my |our |the |his |her )?[\p{L}' -]{2,25}? (?:who|that) [^,.;]{2,30}[,.;:!–—-]+ ?(?:it|that) was (?:me|him|her|them|us|my [\p{L} ]{2,20}|\p{Lu}\p{L}+)$/iu
const wasWho =
  /^(?:it|that) (?:was|is) (?:my|our|the|his|her) [\p{L} ]{2,20} (?:who|that) [^,.;]{2,30}, not (?:my|our|the|his|her) [\p{L} ]{2,20}$/iu
/** "I didn't fail it, I haven't taken it": what has not been cannot have gone wrong. */
const notYet =
  /^(?:i|he|she|they|we|it) (?:didn't|didnt|haven't|havent|hasn't|hasnt|did not|have not|has not) [^,.;]{2,40}[,.;–—-]+ ?(?:i|he|she|they|we|it) (?:haven't|havent|hasn't|hasnt|isn't|isnt|aren't|have not|has not) [^,.;]{2,40}$/i
/** After "no" or "actually": "we're not married, we just live together", "the exam is next week, it hasn't been yet". */
const notSo =
  /^(?:i|he|she|they|we|it|the|my|our|his|her)\b[^,.;]{2,40}(?:\b(?:not|never|isn't|aren't|wasn't|weren't|hasn't|haven't|next (?:week|month|year)|tomorrow)\b)[^,.;]{0,30}(?:[,;–—-]+ ?(?:i|he|she|they|we|it)\b[^,.;]{2,40})$/i
const isOrWas =
  /^(?:i'm|i am|he's|he is|she's|she is|they're|they are|we're|we are|it's|it is|it was|the|my|our)\b/i

/** Most messages have nothing of it. */
const mayCorrect =
  /[’']t\b|\b(?:not|no+|nope|nah|wrong\p{L}*|actually|way|opposite|reverse|back\p{L}*|said|saying|meant|mean|told|wrote|written|mentioned|mix\p{L}*|mis\p{L}+|confused|incorrect|false|untrue|mistaken|never|wasnt|didnt|isnt|havent|hasnt|dont|doesnt|keep up|get it right|how many times|correct(?:ion)?)\b/iu

/** `complains`: it is known already that the person is not content with what we said. */
export function correctionOf(text: string, complains = false): Correction | undefined {
  if (text.length > 140 || text.includes('?') || !mayCorrect.test(text)) return undefined
  const plain = text.replace(/[’]/g, "'").trim()
  const opened = lead.exec(plain)?.[0] ?? ''
  const told = plain
    .slice(opened.length)
    .replace(
      /[.!,]+ (?:there(?:'s| is) a (?:big |huge )?difference|big difference|not the same(?: thing)?)[.!]*$/i,
      '',
    )
    .replace(
      /,? (?:but whatever|though|but (?:it )?doesn't matter|not that it matters|fwiw|lol|haha|anyway)[.!]*$/i,
      '',
    )
    .replace(/(?<=\s)["“'‘]([\p{L}-]+)["”'’](?=[\s.,!]|$)/gu, '$1')
  const said = told.replace(again, '').replace(/,? i mean(?:t)?(?=,? not\b)/i, '')
  const insists = said !== told || /\btold (?:you|u)\b/i.test(opened)
  const way = turned.exec(said) ? 'repair.turned' : wrong.exec(said) ? 'repair.corrected' : undefined
  const found = way && (way === 'repair.turned' ? turned : wrong).exec(said)?.[0]
  const rest = (found ? said.slice(found.length) : said).replace(/[\s.!]+$/, '')
  const around = /^(.+?),? (?:and )?not the other way (?:round|around)$/i.exec(rest)?.[1]
  if (around && opened) return asClause('repair.turned', around)
  if (
    opened &&
    /^I (?:said|meant|wrote) (?:\p{L}+ ?){1,4}$/iu.test(rest) &&
    !/ (?:not|it|that|so)\b/i.test(rest)
  )
    return asClause('repair.corrected', rest)
  if (/\bcorrect(?:ion)?\b/i.test(opened) || /^I meant to say (?:\p{L}+ ?){1,4}$/iu.test(rest))
    return asClause('repair.corrected', rest)
  const swap = / (?:who|that) /i.test(rest) ? undefined : meant.exec(rest)
  if (swap && (way || opened || complains || /^I (?:said|meant)/i.test(rest)))
    return {
      frame: 'repair.instead',
      first: reflect(quieter(swap[1]!)),
      second: reflect(swap[2]!.replace(/^about /i, '')),
    }
  const short = rest.split(/\s+/).length <= 14
  const swapped = short ? swapOf(rest) : undefined
  if (swapped) return swapped
  if (
    short &&
    (isNot.test(small(rest)) ||
      countNot.test(rest) ||
      notThere.test(rest) ||
      datedNot.test(rest) ||
      thatWas.test(rest) ||
      whoseNot.test(rest) ||
      isOther.test(rest) ||
      calledNot.test(rest) ||
      wasNot.test(rest) ||
      wasWho.test(rest) ||
      notYet.test(rest))
  )
    return asClause('repair.corrected', rest)
  const theOther =
    /^(?:the|my|our) [^,.;]{3,30}, it(?:'s| is| was) (?:the|my|our) [^,.;]{2,20} (?:that|who|which)(?:'s| is| was| has)?\b[^,.;]{0,25}$/i
  const denies = /\b(?:no+|nope|nah|actually)\b/i.test(opened)
  if (denies && short && isOrWas.test(rest) && notSo.test(rest) && !unwell.test(rest))
    return asClause('repair.corrected', rest)
  if (denies && short && wasThen.test(rest)) return asClause('repair.corrected', rest)
  if (denies && short && theOther.test(rest)) return asClause('repair.corrected', rest)
  if (
    (denies || insists) &&
    short &&
    /^(?:i|he|she|they|we|it|my|our)\b.*,? not [\p{L}\p{N}' ]{2,25}$/iu.test(rest)
  )
    return asClause('repair.corrected', rest)
  if (said !== told && short && rest.split(/\s+/).length >= 3) return asClause('repair.corrected', rest)
  // "Actually it was last year, not this year."
  const contrast =
    /\b(?:no+|nope|actually)\b/i.test(opened) &&
    /,? not (?:\p{L}+ ?){1,4}$/iu.test(rest) &&
    /^(?:it (?:was|is)|it's|I'm the one|I am the one|I was the one|(?:he|she)(?:'s| is| was) the one)\b/i.test(
      rest,
    )
  return way || contrast ? asClause(way ?? 'repair.corrected', rest) : undefined
}

/** How somebody is falls to the care of the rest of the voice. */
const unwell =
  /\b(?:falling apart|not (?:ok|okay|fine|alright|all right|coping|good|well)|dying|done|broken|alone|scared|desperate|hopeless)\b/i
const small = (text: string): string => (/^I\b/.test(text) ? text : text[0]?.toLowerCase() + text.slice(1))
/** "It's my SISTER-IN-LAW" is loud enough once. */
const quieter = (text: string): string =>
  text.replace(/(?<![\p{L}-])(?:\b(?:ME|MY|HE|WE|IN|ON|AT)\b|\p{Lu}{3,}(?:-\p{Lu}+)*)(?![\p{L}-])/gu, word =>
    word.toLowerCase(),
  )

function swapOf(rest: string): Correction | undefined {
  const said = saidNot.exec(rest)
  const [first, second] = said
    ? [said[1], said[2]]
    : ((notThis.exec(rest) ?? notDated.exec(rest) ?? notFelt.exec(rest.toLowerCase()))?.slice(1).reverse() ??
      [])
  if (!first || !second || isInward(rest) || /\b(?:you|that|it|so|yes|no)\b/i.test(`${first} ${second}`))
    return undefined
  return {
    frame: 'repair.instead',
    first: reflect(quieter(first.trim())),
    second: reflect(quieter(second.trim())),
  }
}

function asClause(frame: 'repair.turned' | 'repair.corrected', said: string): Correction | undefined {
  if (!(tells.test(said) || named.test(said)) || /[.!]\s/.test(said) || said.split(/\s+/).length > 16)
    return undefined
  if (
    /\b(?:you|your|you're|u)\b|^(?:try|read|look|think|start|listen|go|stop|again|next|check)\b/i.test(said)
  )
    return undefined
  // "I was the one who said sorry" puts a fact right. "I was the one who ruined it" is harsh, and never said back.
  if (isInward(said.replace(/^I(?: was|'m| am) the one who /i, 'I '))) return undefined
  const quiet = quieter(said)
  return { frame, clause: reflect(tells.test(quiet) ? small(quiet) : quiet) }
}
