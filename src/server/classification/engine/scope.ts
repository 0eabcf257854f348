/**
 * Whose state is it, is it now, is it so? A cue found in a text counts only if the sentence around it does not say
 * the contrary: negated, about somebody else, long over, asked as a question of fact, or in another's quotation.
 */
import { PEERS, PEOPLE } from './people.ts'
import type { Stream } from './stream.ts'

/** `peer` is somebody near whose state is not the writer's; `other` also a boss or a crowd, who may be its cause. */
export type Veto = 'negated' | 'other' | 'peer' | 'past' | 'asked' | 'quoted'

const NEGATORS = new Set(
  'not no never without nor neither hardly barely scarcely cannot nothing stopped stop zero less free unless'.split(
    ' ',
  ),
)
/** Words that end a negation's reach. */
const BREAKS = new Set(
  ', < . but because although though however so that when while which who if and or then yet except than'.split(
    ' ',
  ),
)
/** "not only", "can't stop", "can't help": a negator that denies nothing of what follows. */
const HARMLESS_AFTER = new Set('only just merely sure help stop wait believe shake imagine'.split(' '))

const DETERMINERS = new Set(
  'my our the a an his her their your this that these those some most many half every another all'.split(' '),
)
const THINGS = new Set('the our their his her its these those'.split(' '))
const OTHERS = new Set(['he', 'she', 'they', 'you', 'who'])
const SELVES = new Set(['i', 'we', 'myself'])
const NEUTRAL = new Set(['it', 'this', 'that', 'there'])
const LINKS = new Set(
  ', < and but because so when while if although though then or as until since'.split(' '),
)
const FRONTING = new Set(
  'apparently today yesterday now then sometimes honestly well oh ok okay yeah yes meanwhile lately last tonight'.split(
    ' ',
  ),
)

const PAST =
  /\b(used to|i was an? \w+ (?:kid|child|teenager|boy|girl|baby)|in (?:first|second|third|final|my first|my second|my final) year|when the \w+ (?:were|was) born|as a (?:kid|child|teenager|teen|boy|girl|student)|when i was (?:an?|little|small|young|younger|#|in|at|nine|ten|six|seven|eight|five|twelve|\w+teen|twenty)|(?:years?|decades|ages) (?:ago|back)|back then|back (?:in|at) (?:#|the (?:day|days|eighties|nineties)|my|school|college|sixth|uni|university)|there was a time|in my (?:teens|twenties|thirties|forties|youth|childhood)|last (?:year|autumn|summer|winter|spring)|decade ago|ancient history|once upon|in those days|at first|in the (?:past|old days|nineties|eighties|seventies)|before (?:therapy|i met|rehab|the medication)|years of my life|all through my (?:teens|twenties|thirties)|right through my (?:teens|twenties|thirties))(?= |$)/
const STILL = /\b(still|even now|to this day|since then|ever since|these days i|now i am|again)\b/
const OVER =
  /\b(that stopped|it stopped|grew out of|grown out of|got over it|it passed|has stopped|not since|not any ?more|no longer|not now|any more|is gone|are gone|has gone|went away|is over|has passed|these days|nowadays|but now|and now|now i|since then|ancient history|(?:years|decades|ages) (?:ago|back))\b/
const SELF_ASKS = /\b(i|me|my|we|myself|anyone else|is it normal|how is anyone|what is the point)\b/
const FACT_ASKS =
  /^< (?:(?:do|can|could|will|would|did|are|have) (?:you|we|they|people|u)|(?:what|who|where|when|which) (?:is|are|was|does|do|did|time|are)|(?:does|is|are|should|did|was|has) (?:the|a|an|anyone|people|there|it|this|that|someone|he|she|they))\b/
const OWN_WORDS =
  /\b(i|i have|myself|me) (?:said|say|told|think|thought|went|am going with|wrote|texted|typed|just)?\s*$/

type Subject = 'self' | 'peer' | 'other' | 'none'

export class Scope {
  private readonly stream: Stream
  private readonly texts: string[] = []
  private readonly owns: boolean[] = []
  private readonly selves: boolean[] = []
  private readonly pasts: number[] = []
  private readonly overs: boolean[] = []
  private readonly subjects: Subject[]

  constructor(stream: Stream) {
    this.stream = stream
    const { words, sentences } = stream
    for (let at = 0; at < words.length; at++) {
      const text = this.texts[sentences[at]!]
      this.texts[sentences[at]!] = text === undefined ? words[at]! : `${text} ${words[at]}`
    }
    this.subjects = this.findSubjects()
  }

  /** The reason why a cue at these places does not speak for the writer now, or null. */
  veto(from: number, to: number, keep: ReadonlySet<Veto>): Veto | null {
    if (!keep.has('negated') && this.negated(from, to)) return 'negated'
    if (!keep.has('quoted') && this.quoted(from)) return 'quoted'
    const whose = keep.has('peer') ? 'self' : this.whose(from, to)
    if (whose === 'peer') return 'peer'
    if (whose === 'other' && !keep.has('other')) return 'other'
    if (!keep.has('asked') && this.asked(from, to)) return 'asked'
    if (!keep.has('past') && this.past(from)) return 'past'
    return null
  }

  /** Does the sentence around a place speak of its writer? */
  own(at: number): boolean {
    const sentence = this.stream.sentences[at]!
    this.owns[sentence] ??= /\b(i|my|me|we|our|us|myself|mine)\b/.test(this.texts[sentence]!)
    return this.owns[sentence]
  }

  private negated(from: number, to: number): boolean {
    const { words } = this.stream
    for (let at = from - 1, seen = 0; at >= 0 && seen < 4; at--, seen++) {
      const word = words[at]!
      if (BREAKS.has(word)) break
      if (NEGATORS.has(word)) {
        if (word === 'stop' && NEGATORS.has(words[at - 1] ?? '')) return false
        if (HARMLESS_AFTER.has(words[at + 1]!) && at + 1 < from) return false
        if (word === 'no' && (words[at + 1] === 'wonder' || words[at + 1] === 'doubt')) return false
        if (word === 'less' && seen > 0) continue
        if (word === 'nothing' && seen > 1) continue
        return !(word === 'not' && words[at - 1] === 'why')
      }
      if (word === 'longer' && words[at - 1] === 'no') return true
      if (word === 'from' && words[at - 1] === 'far') return true
      if (word === 'but' && words[at - 1] === 'anything') return true
    }
    const next = words[to + 1]
    return next === 'free' || (next === 'is' && words[to + 2] === 'gone')
  }

  private quoted(from: number): boolean {
    const { quoted, words } = this.stream
    if (!quoted[from]) return false
    let open = from
    while (open > 0 && quoted[open - 1]) open--
    const before = words
      .slice(Math.max(0, open - 4), open)
      .filter(word => word !== ',' && word !== '<')
      .join(' ')
    return !OWN_WORDS.test(before)
  }

  private whose(from: number, to: number): Subject {
    const { words } = this.stream
    for (let at = from; at <= to; at++) {
      const word = words[at]!
      if (SELVES.has(word) || word === 'me' || (word === 'my' && !PEOPLE.has(words[at + 1] ?? '')))
        return 'self'
    }
    const owner = words[from - 2] ?? ''
    if (words[from - 1] === "'s" && PEOPLE.has(owner)) return PEERS.has(owner) ? 'peer' : 'other'
    return this.subjects[from]!
  }

  private asked(from: number, to: number): boolean {
    const sentence = this.stream.sentences[from]!
    if (!this.stream.asks[sentence]) return false
    const text = this.texts[sentence]!
    if (FACT_ASKS.test(text) && !/\b(i|my|me)\b/.test(this.stream.words.slice(from, to + 1).join(' '))) {
      return !/\b(i am|i have|i feel|my (?:life|heart|chest|mind|head|whole))\b/.test(text)
    }
    return !SELF_ASKS.test(text)
  }

  private past(from: number): boolean {
    const sentence = this.stream.sentences[from]!
    const text = this.texts[sentence]!
    this.pasts[sentence] ??= PAST.exec(text)?.index ?? -1
    const found = this.pasts[sentence]
    if (found < 0) {
      this.overs[sentence] ??=
        OVER.test(this.texts[sentence + 1]?.slice(0, 40) ?? '') && /\b(used|was|were|had)\b/.test(text)
      return this.overs[sentence]
    }
    if (STILL.test(text)) return false
    const turn = OVER.exec(text)
    const at = this.offset(sentence, from)
    return !(turn && at > turn.index && found < turn.index)
  }

  /** Where in its sentence's text a word stands. */
  private offset(sentence: number, at: number): number {
    const { sentences, words } = this.stream
    let offset = 0
    for (let i = sentences.indexOf(sentence); i < at; i++) offset += words[i]!.length + 1
    return offset
  }

  /** For each word, who the clause it stands in is about. A clause without a subject speaks for the writer. */
  private findSubjects(): Subject[] {
    const { words, sentences } = this.stream
    let subject: Subject = 'none'
    return words.map((word, at) => {
      if (at === 0 || sentences[at] !== sentences[at - 1]) subject = 'none'
      if (SELVES.has(word)) subject = 'self'
      else if (word === 'my' && this.heads(at) && !this.personFrom(at + 1)) subject = 'self'
      else if (OTHERS.has(word) && (word !== 'you' || this.heads(at)))
        subject = subject === 'peer' ? 'peer' : 'other'
      else if (this.heads(at)) {
        const person = this.personAt(at)
        if (!person && this.stranger(at)) subject = 'other'
        else if (person) subject = PEERS.has(person) ? 'peer' : 'other'
        else if (NEUTRAL.has(word)) subject = 'none'
      }
      return subject
    })
  }

  /** "the vet says…", "our tractor overheats…", "Ife gets…" in a sentence that does not speak of its writer at all. */
  private stranger(at: number): boolean {
    if (this.speaksOfSelf(this.stream.sentences[at]!)) return false
    return THINGS.has(this.stream.words[at]!) || this.stream.names[at]!
  }

  private speaksOfSelf(sentence: number): boolean {
    this.selves[sentence] ??= /\b(?:i|me|we|us|myself|mine|my)\b/.test(this.plainText(sentence))
    return this.selves[sentence]
  }

  /** The sentence with people after "my" marked, so that "my sister" does not count as speaking of oneself. */
  private plainText(sentence: number): string {
    const text = this.texts[sentence]!
    if (!text.includes('my ')) return text
    return text.replace(/\bmy (\S+)/g, (whole, next: string) => (PEOPLE.has(next) ? 'PERSON' : whole))
  }

  private heads(at: number): boolean {
    const before = this.stream.words[at - 1]
    return before === undefined || LINKS.has(before) || FRONTING.has(before)
  }

  /** The first person named within a few words, if the clause begins with one. */
  private personFrom(at: number): string | undefined {
    const { words } = this.stream
    for (let i = at; i < at + 3; i++) {
      const word = words[i]
      if (word === undefined || LINKS.has(word)) return undefined
      if (PEOPLE.has(word)) return word
    }
    return undefined
  }

  /** "my sister is…", "the main character has…", "half of gen z feel…", "grandpa faced…" at the head of a clause. */
  private personAt(at: number): string | undefined {
    const word = this.stream.words[at]!
    if (PEOPLE.has(word)) return word
    if (this.stream.words[at + 1] === "'s") return this.personFrom(at + 2)
    return DETERMINERS.has(word) && word !== 'that' && word !== 'this' ? this.personFrom(at + 1) : undefined
  }
}
