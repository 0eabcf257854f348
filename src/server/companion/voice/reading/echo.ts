// What may be said back: a clause turned to "you", trimmed, in the lower case that the middle of a sentence needs.
import type { Clause } from './clauses.ts'
import { shorten } from './clauses.ts'
import { hasVerb, isFiniteVerb } from './grammar.ts'
import { weightOf } from './heavy.ts'
import { countWords, textOf, type Word } from './parse.ts'
import { reflectWords } from './reflect.ts'
import { agrees, breaksOff, isWhole } from './whole.ts'

export const names = new Set(
  'adam alex ali amy ana andrea andrew anna anthony ben bill bob brian carl carlos charles charlie chris claire daniel dave david diana ed elena emily emma eric eva frank fred george grace greg hannah harry helen henry ian ivan jack jake james jane jason jean jenny jess jim joe john jon jonathan jordan jose josh juan julia julie karen kate katie kevin kim kyle laura lee leo linda lisa louis lucy luke maria marie mark martin mary matt max maya michael mike nick nina oliver olivia omar oscar paul pedro peter phil rachel ray richard rob robert rosa ruth ryan sam sara sarah scott sean simon sofia sophie steve susan ted thomas tim tina tom tony victor will anne ellen angela barbara marco diego ahmed hassan maryam fatima priya chloe ada'.split(
    ' ',
  ),
)
export const keepsCapital =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|eid|diwali)s?$/

/** An absolute or a reading of other minds: said back only as how it looks to the person. */
const absolute =
  /\b(?:everyone|everybody|nobody|no one|no-one|they all(?! (?:just )?(?:look|stare))|all of them)(?:'s)?(?: [\w']+){0,4} (?:hates?|thinks?|knows?|laughs?|likes?|cares?|loves?|wants?(?! (?:to|the|an?|it|my|your|some|something|one|more|five|ten|answers|\d+)\b)|judges?|judging|against|stares?|staring|looks? at|looking at|avoids?|ignores?|talks? about|laughing|watching|whispers?|better off|wish(?:es)?|remembers?|notices?|exist)\b|\b(?:always|never) (?:going to|be good|get better|works? out|amount)\b|\byou(?: just)? (?:always|never) (?:finish|fail|mess|ruin|screw|quit|give up|let|disappoint|get (?:it|anything|things)|do anything|fit in|belong|learn|succeed)\b|^you(?:'ve)? (?:ruined|destroyed|wrecked|spoil(?:ed|t)) (?:everything|everyone|it|christmas|the|your|his|her|their|my|our)\b|^you(?:'ve)? (?:messed|screwed) (?:up everything|everything up|it all up)\b|\b(?:ruin|ruins|mess up|destroy|break|fail at) everything\b/i

/** "Nobody at the club knows I sleep in the boat", "they all know each other", "for everyone to laugh at": facts. */
const plainFact =
  /\b(?:said|says|told|(?:nobody|no one|no-one)(?: [\w']+){0,6} knows?|know each other|knows? your name|thinks? you're (?!nothing\b)\p{L}+ing|for (?:everyone|everybody) to|thinks? you (?!are\b|were\b|can't\b|should\b|only\b|just\b|don't\b|never\b|always\b|look\b|sound\b)[a-z]+|perfect|great|lovely|fine|happy|strong|lucky|nice|coping|okay|ok)\b/iu

export const isAbsolute = (text: string): boolean =>
  absolute.test(text) &&
  // "I feel like nobody needs me" is a feeling already.
  !/\bfe(?:el|els|lt) (?:like|as if|as though)\b/.test(text) &&
  !plainFact.test(text)

/** `opens`: words that lack their article ("third round starts Monday") and sound right only at the start. */
export type Echo = { text: string; words: Word[]; count: number; absolute: boolean; opens?: boolean }

export function echoOf(words: readonly Word[], most = 20): Echo | undefined {
  if (speaksToUs(words) || quotesUnmarked.test(textOf(words).replace(indirect, ' '))) return undefined
  // "Let us both try to sleep" is said to others, and cannot be turned round.
  if (/^(?:I )?let (?:us|'s)\b|^let's\b/i.test(textOf(words))) return undefined
  const cut = shorten(trimmed(beforeQuestion(words)), most)
  if (!cut || countWords(cut) < 2) return undefined
  const text = clean(reflectWords(withLowerStart(cut)))
  if (
    !text ||
    /https?:|[{}<>\\]|\b(?:I|me|my|mine|myself|we|our|us)\b(?!["'])/.test(
      (text.includes('"') ? text.replace(/"[^"]*"/g, '') : text)
        .replace(/\bUS\b/g, '')
        .replace(/\b(?:the|your|an?|his|their|this|that|old|coal|gold|salt|copper) mine\b/gi, ''),
    )
  )
    return undefined
  return {
    text,
    words: cut,
    count: countWords(cut),
    absolute: isAbsolute(text),
    ...(lacksArticle(cut) ? { opens: true } : {}),
  }
}

const ordinal =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|final|whole|only|same|worst|best)$/

/** "Third round of IVF starts Monday", "car failed its test": a note's grammar, odd after "so" or "that". */
function lacksArticle(words: readonly Word[]): boolean {
  const first = words[0]!
  if (ordinal.test(first.lower))
    return !/^(?:night|week|month|year|time|summer|winter)$/.test(words[1]?.lower ?? '')
  if (!/^(?:NOUN|ADJ)$/.test(first.pos)) return false
  const end = words.findIndex(word => !/^(?:NOUN|ADJ)$/.test(word.pos))
  const head = words[Math.max(0, end - 1)]!
  return (
    head.pos === 'NOUN' &&
    !/(?:[^s]s|ing|ness|ity|ion|people|children)$/.test(head.lower) &&
    !commonNoun.test(head.lower)
  )
}

/** "she said ok how can I help": turned round, her words would be nobody's. */
const quotesUnmarked =
  /\b(?:said|says|asked|goes|went|like|was all|replied)(?: (?:ok|okay|oh|yeah|yes|no|well|right|so|just|him|her|me),?)* (?:(?:how|what|why|where|when|who) )?(?:can|do|are|is|will|shall|should|would|could|did|am) (?:i|you|we|he|she|they)\b|\b(?:says?|said|saying|texted|wrote|whispered) (?:that )?i (?:love|hate|miss|need|want|forgive) (?:you|u)\b/i

/** "asked could she come in" is told, and stays as it is. */
const indirect = /\basked(?: (?:me|him|her|us|them))? (?:could|would|did|had|was|were) (?:he|she|they|it)\b/gi

/** "home is fine, so why do I cry": what is told ends where the asking starts. */
function beforeQuestion(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    (word, i) =>
      i > 2 &&
      /^(?:why|how|what|where)$/.test(word.lower) &&
      /^(?:do|does|did|am|is|are|can|should|would)$/.test(words[i + 1]?.lower ?? '') &&
      (words[i - 1]!.text === ',' || /^(?:so|and|but|then)$/.test(words[i - 1]!.lower)),
  )
  if (at < 0) return words
  let end = at
  while (end > 0 && /^(?:,|so|and|but|then)$/.test(words[end - 1]!.lower)) end--
  return words.slice(0, end)
}

/** "what I told you yesterday" turned round would be "what you told you". */
function speaksToUs(words: readonly Word[]): boolean {
  // "I never said thank you" was not meant for us.
  const has = (those: ReadonlySet<string>) =>
    words.some((word, at) => those.has(word.lower) && !/^(?:thank|bless)$/.test(words[at - 1]?.lower ?? '-'))
  return has(ofYou) && has(ofMe)
}
const ofYou = new Set("you your you're yours u".split(' '))
const ofMe = new Set("i i'm i've i'd i'll me my mine we our us".split(' '))

/** A clause is said back in the same words however often it is asked for. */
const echoes = new WeakMap<Clause, Map<number, Echo | undefined>>()

export function clauseEcho(clause: Clause, most = 20): Echo | undefined {
  // Whatever is short enough anyway is the same at every length.
  const length = countWords(clause.words) <= most ? Number.POSITIVE_INFINITY : most
  const known = echoes.get(clause) ?? new Map<number, Echo | undefined>()
  if (!known.size) echoes.set(clause, known)
  if (!known.has(length))
    known.set(
      length,
      hasVerb(clause.words) && standsAlone(clause.words) ? sentence(echoOf(clause.words, most)) : undefined,
    )
  return known.get(length)
}

/** What goes into a frame as a clause is one, also after it was cut and turned. */
const sentence = (echo: Echo | undefined): Echo | undefined =>
  echo && isWhole(echo.words) && agrees(echo.text) && !breaksOff(echo.text) ? echo : undefined

/** Words that name things, or name one and go on ("the hamster, Biscuit, he died"): said back as they stand. */
export function looseEcho(words: readonly Word[], most = 16): Echo | undefined {
  const first = words[0]
  if (!first || countWords(words) > most) return undefined
  if (countWords(words) < (weightOf(textOf(words)) === 'ordinary' ? 3 : 2)) return undefined
  if (!/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(first.pos) && !/^(?:my|our|his|her|their|no)$/.test(first.lower))
    return undefined
  if (/^(?:that|which|what|whose|whatever)$/.test(first.lower)) return undefined
  // "First time since the crash" says when, beside the deed that says what.
  if (/^first time\b/i.test(textOf(words))) return undefined
  const echo = echoOf(words, most)
  return echo && !echo.absolute && agrees(echo.text) ? echo : undefined
}

/** A verb with its subject, not a command, not "which is why". */
function standsAlone(words: readonly Word[]): boolean {
  const first = words[0]!
  // "If I hear it once more I'll scream" is whole.
  if (
    first.lower === 'if' &&
    words.some(
      (word, at) => at > 3 && /^(?:i'll|i'd|he'll|she'll|it'll|we'll|they'll|i)$/.test(word.lower),
    ) &&
    hasTwoVerbs(words)
  )
    return true
  // "What I miss most is the noise"
  if (
    first.lower === 'what' &&
    /^what I (?:really |most )?(?:miss|love|hate|remember|want)\b.* (?:is|was)\b/i.test(textOf(words))
  )
    return true
  if (
    /^(?:which|who|whose|whom|than|to|of|not|that's why|because|if|unless|until|whether|what|why|how|like)$/.test(
      first.lower,
    )
  )
    return false
  // "since the move I wake up": a time with a noun, then the clause.
  if (
    /^(?:since|after|before)$/.test(first.lower) &&
    words
      .slice(2, 5)
      .some(
        (word, at) =>
          /^(?:i|i've|i'm|i'd|we|he|she|they|it's)$/.test(word.lower) &&
          words
            .slice(1, at + 2)
            .every(each => !/^(?:PRON|AUX)$/.test(each.pos) || /^(?:my|our|his|her|their)$/.test(each.lower)),
      ) &&
    /^(?:the|my|our|his|her|that|this|a)$/.test(words[1]?.lower ?? '')
  )
    return true
  if (/^(?:when|while|after|before|since|although|though|whenever|as)$/.test(first.lower))
    return words.some(word => word.text === ',') || hasTwoVerbs(words)
  // "about an hour, then I gave up" opens without a verb.
  if (
    /^(?:about|around|roughly|maybe|probably)$/.test(first.lower) &&
    words.slice(0, 6).some(word => word.text === ',')
  )
    return false
  // "I am, write that down" is a nod, not a statement.
  if (/^(?:am|do|did|was|is|does|have)$/.test(words[1]?.lower ?? '') && words[2]?.text === ',') return false
  // "where do I begin" asks, with or without its mark.
  if (/^(?:where|what|why|how|who|when|which)$/.test(first.lower) && words[1]?.pos === 'AUX') return false
  return !isFiniteVerb(words, 0) || /'/.test(first.lower)
}

const hasTwoVerbs = (words: readonly Word[]): boolean =>
  words.filter((_, at) => isFiniteVerb(words, at)).length > 1

export function withLowerStart(words: readonly Word[]): Word[] {
  const first = words[0]
  if (!first || first.text === 'I' || first.text.startsWith('"')) return [...words]
  const acronym = first.text.length > 1 && first.text === first.text.toUpperCase()
  const mixed = /^\p{L}\p{Ll}*\p{Lu}/u.test(first.text)
  if (acronym || mixed || keepsCapital.test(first.lower)) return [...words]
  const name = (first.pos === 'PROPN' && !commonNoun.test(first.lower)) || names.has(first.lower)
  if (name && /^\p{Lu}/u.test(first.text)) return [...words]
  return [{ ...first, text: first.text[0]!.toLowerCase() + first.text.slice(1) }, ...words.slice(1)]
}

const commonNoun =
  /^(?:water|fire|weather|rain|snow|summer|winter|spring|autumn|food|tea|beer|wine|alcohol|drinking|smoking|driving|flying|crowds|heights|spiders|dogs|cats|horses|men|women|boys|girls|babies|children|teachers|doctors|nurses|neighbours|strangers|colleagues|customers|clients|church|prison|hospital|court|rehab|debt|cooking|cleaning|shopping|travelling|exercise|swimming|football|gaming|reading|writing|painting|dancing|singing|phone|texts|messages|photos|pictures|mirrors|silence|darkness|christmas-time|payday|halfway|landlord|landlady|neighbor|neighbour|rain|birthdays|holidays|weddings|funerals|parties|dates|dating|marriage|divorce|pregnancy|motherhood|fatherhood|retirement|business|class|lessons|homework|training|practice|things|stuff|time|death|pain|hope|trust|guilt|shame|pride|envy|jealousy|sadness|happiness|loneliness|boredom|tiredness|rejection|failure|success|change|work|school|life|money|sleep|everything|everyone|nobody|nothing|someone|something|college|uni|university|mum|mom|dad|today|yesterday|tonight|mornings?|nights?|weekends?|people|kids|parents|friends|therapy|dinner|lunch|breakfast|rent|exams?|finals|music|home|family|love|anger|fear|grief|food|coffee|running|walking|meetings?|emails?|bills|deadlines?|traffic|noise|silence|anxiety|stress|depression|cancer|chemo|surgery|husband|wife|boyfriend|girlfriend|boss|day|week|two|three|half|part|turns|none|neither|both|all|each|several|many|few|only|funny|good|bad|twenty|thirty|forty|fifty|last|next|first|second|third|another|every|some|most|one)$/

function trimmed(words: readonly Word[]): Word[] {
  const light = words.filter((word, at) => {
    if (at > 2 || words.length < 5) return true
    if (word.lower === 'just') return !/^(?:i|i've|we)$/.test(words[at - 1]?.lower ?? '')
    // "It would also mean" and "I finally rang" need their word.
    if (/^(?:also|finally)$/.test(word.lower)) return at > 0
    return !/^(?:honestly|literally|basically|actually|really|legit)$/.test(word.lower)
  })
  return light.filter((word, at) => !(word.text === ',' && at < 1))
}

export const clean = (text: string): string =>
  text
    .replace(/[!?…]+/g, '')
    // "I should like to be asked" is a wish.
    .replace(
      /\byou should (?=(?:so |very much |rather |really )?(?:like|love|prefer|hate)\b|be (?:glad|happy|grateful) (?:of|for (?:an?|any|some)|to (?:hear|help|see|know|be (?:told|asked)))\b)/gi,
      'you would ',
    )
    // "I know I should" said back must not turn into advice.
    .replace(
      /("[^"]*")|(^|, |\b(?:and|but|because) )you should\b/gi,
      (whole, quoted?: string, before?: string) => (quoted ? whole : `${before}you feel you ought to`),
    )
    .replace(/("[^"]*")|\byou should\b/gi, (whole, quoted?: string) => (quoted ? whole : 'you ought to'))
    .replace(/\s*[–—;]\s*/g, ', ')
    .replace(/\.{2,}/g, '')
    .replace(/\b(he|she|they) and you\b/g, 'you and $1')
    .replace(
      /\b(tells?|told|telling|remind(?:s|ed)|show(?:s|ed)|warn(?:s|ed)|promised?|convinced|assured?|taught) you you\b/g,
      '$1 you that you',
    )
    .replace(/\byou you\b/g, 'you, you')
    .replace(/\s+,/g, ',')
    .replace(/,\s*,/g, ',')
    .replace(/^[,\s-]+|[,.:;\s-]+$/g, '')
    // The full stop of a quotation that ends the sentence is the sentence's.
    .replace(/[.,]"$/, '"')
    .replace(/\s+/g, ' ')
