// Turns a question into the thing wondered about: "Should I text him back?" becomes "whether to text him back".

import { tokenise } from '#server/companion/voice/reading/parse.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { indirectOf } from './indirect.ts'

/** "…, what would you say" asks us, and is no part of what they ask themselves. */
const ending =
  /(?:,\s*(?:and |so )?what (?:would|do|should) (?:you|u) (?:say|do|think|reckon|advise))?[?!.…\s]*$/i

/** The question someone wants answered for them, as an indirect one. */
export function wonderingOf(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  for (const sentence of sentences) {
    const said = sentence
      .replace(ending, '')
      .replace(
        /,? (?:and )?(?:what do you (?:think|reckon|say)|do you think|any thoughts|thoughts|what now)$/i,
        '',
      )
      .replace(/,? (?:please|pls|plz|thanks|asap)$/i, '')
      .replace(/^(?:so|and|but|ok|okay|well|hey|please|honestly|like|um|also|idk|then)[,\s]+/i, '')
      .replace(/^(?:and|but|so)\s+/i, '')
    const found = indirectOf(said) ?? asChoice(said)
    if (found && found.split(' ').length <= 18) return tidy(found)
    const whether = /\?/.test(sentence) || sentences.length === 1 ? asWhether(said) : undefined
    if (whether && whether.split(' ').length <= 18) return tidy(whether)
  }
  return undefined
}

function asChoice(said: string): string | undefined {
  const tries: [RegExp, (...groups: string[]) => string | undefined][] = [
    [/^how to (.+)$/i, rest => `how to ${rest}`],
    [/^(whether .+)$/i, rest => orNot(rest!)],
    // "What would you say to a friend who never pays you back": "you" is anybody here, and so the one who asks.
    [
      /^what (?:would|do|does|should|can|could|might|will) (?:you|u|one|people|somebody|someone|anyone)(?: even| ever| just)? (say|tell|reply|answer|write|text|do|wear|bring|give|buy|cook|call|choose)\b(?! (?:i|you)\b)(.*\S.*)$/i,
      (verb, rest) =>
        /^ (?:think|mean)\b/i.test(rest!) ? undefined : `what to ${verb!.toLowerCase()}${asMine(rest!)}`,
    ],
    [
      /^(?:do you think|would you say|you think|dyou think) (?:that )?I(?: should|'d better| ought to| can| could) (.+)$/i,
      rest => `whether to ${rest}`,
    ],
    [
      /^(?:what|how|when|where|who) (?:do you think |would you say )?(?:should|do|can|could|would|am|shall|must|might) (?:I|we)(?: even| ever| just| possibly| supposed to| meant to)? (.+)$/i,
      () => wh(said),
    ],
    [
      /^(?:should|shall|ought|must|can|could) (?:I|we)(?: just| even| really)? (.+)$/i,
      rest => `whether to ${oneSide(orNot(rest!))}`,
    ],
    [
      /^(?:is it|would it be) (?:better|best|smart|wise|worth it|ok|okay|fine|right|wrong|stupid|a good idea|a bad idea|too (?:late|soon|early)|worth) (?:for me |if I |to )?(.+)$/i,
      () => undefined,
    ],
    [
      /^(?:any|got a|i need a|i need some|i could use some|got any|have you got any|do you have any|give me some|can you give me (?:some|any)|could you give me (?:some|any)|need some|looking for) (?:tips?|advice|ideas?|suggestions?|tricks?|thoughts?|pointers?)(?: pls| please)?(?: on how to| for how to| how to| how I can) (.+)$/i,
      rest => `how to ${rest}`,
    ],
    [
      /^(?:any|got a|i need a|i need some|i could use some|got any|have you got any|do you have any|give me some|can you give me (?:some|any)|could you give me (?:some|any)|need some|looking for) (?:tips?|advice|ideas?|suggestions?|tricks?|thoughts?|pointers?)(?: pls| please)? (?:for|on|about|with|to help with|to help me with|when it comes to) (.+)$/i,
      // "Advice for a first-time dad" is about nobody else.
      rest => (/^(?:an?|someone|somebody|people|me)\b/i.test(rest!) ? undefined : `what to do about ${rest}`),
    ],
    [
      /^(?:(?:what's|what is|whats) )?(?:the |a )?(best|right|good|nice|kind|polite|healthy|healthiest|kindest|easiest|quickest|proper|better|nicest) way(?: for me)? to (.+)$/i,
      (how, rest) => `how to ${rest}${/^(?:kind|nice|polite)/i.test(how!) ? ' kindly' : ''}`,
    ],
    [
      /^(?:tell me|can you tell me|help me (?:figure|work) out|help me decide|I need to know|I (?:really )?(?:don't|do not) know|I can't decide|I'm not sure|I can't work out|not sure|no idea) ((?:how|what|whether|when|where|who) (?:to|I should|I can|I could) .+)$/i,
      rest => rest.replace(/^(how|what|whether|when|where|who) I (?:should|can|could) /i, '$1 to '),
    ],
    [
      /^(?:any|got any|have you any|have you got any|do you have any) (?:tips?|advice|ideas?|suggestions?|thoughts?|clue|idea) (?:on |about |as to |for )?(what|how|whether|when|where|who) (?:to|I (?:could|can|should|might|would)|one (?:could|can)) (.+)$/i,
      (word, rest) => `${word!.toLowerCase()} to ${rest}`,
    ],
    [
      /^(?:can|could|would|will) you (?:please )?(?:recommend|suggest|advise(?: me)?|tell me|explain|show me|say|help me (?:with|figure out|work out)) (what|how|whether|when|where|who) (?:to|I (?:could|can|should|might|would)) (.+)$/i,
      (word, rest) => `${word!.toLowerCase()} to ${rest}`,
    ],
    [
      /^(?:please )?(?:just )?(?:give|tell|show) me (?:one|an?|some|any|two|three)(?: \p{L}+)? (?:ways?|tips?|tricks?|ideas?|things?) (?:to|for how to|on how to|how to) (.+)$/iu,
      rest => `how to ${rest}`,
    ],
    [
      /^(?:any|is there (?:any|an?|some)(?: \p{L}+)?) ways? (?:to|for me to) (.+)$/iu,
      rest => `how to ${rest}`,
    ],
    [
      /^what (?:would|could|can|might|will) help(?: me)?(?: to)? (.+)$/i,
      rest => (/^(?:with|for|against)\b/i.test(rest!) ? `what helps ${rest}` : `how to ${rest}`),
    ],
    [
      /^which (?:one |of them |\p{L}+ )?(?:should|shall|do|would|can) (?:I|we) (.+)$/iu,
      rest => `which one to ${rest}`,
    ],
    [/^how (?:does one|do you|do people|would you|can you|can one) (.+)$/i, rest => `how to ${rest}`],
    [
      /^what (?:would you do|do you (?:think|suggest|recommend|advise|reckon)(?: I do| I should do)?) (about|with|if|regarding) (.+)$/i,
      (link, rest) => (link === 'if' ? `what to do if${asMine(` ${rest}`)}` : `what to do about ${rest}`),
    ],
    [/^(?:what about|how about) (.+)$/i, rest => `what to do about ${rest}`],
  ]
  for (const [pattern, make] of tries) {
    const groups = pattern.exec(said)
    if (groups) return make(...groups.slice(1))
  }
  return undefined
}

/** "Is it better to stay?", "Do I confront him?", "Would she take me back?" */
function asWhether(said: string): string | undefined {
  const plain = said
    .replace(/^(?:what do you (?:reckon|think|say)|tell me|honestly|please|thoughts)[,:?]?\s+/i, '')
    .replace(/^do you think (?:that )?/i, 'is it so that ')
  const thought = /^is it so that (.+)$/i.exec(plain)
  if (thought)
    return /^(?:I should|I|it's|it is)\b/i.test(thought[1]!)
      ? `whether ${thought[1]}`
      : `whether ${thought[1]}`
  const howLong = /^(how (?:long|soon|often|much)) (?:should|do|can|must) I (.+)$/i.exec(plain)
  if (howLong) return `${howLong[1]!.toLowerCase()} to ${howLong[2]}`
  const yesNo =
    /^(is|are|was|would|will|could|can|should|does|do|did|am) (it|he|she|they|we|I|this|that|there|my \w+|the \w+|our \w+) (.+)$/i.exec(
      plain,
    )
  if (!yesNo) return /^what (?:helps|works) .+/i.test(plain) ? plain.toLowerCase() : undefined
  const [, helper, subject, rest] = yesNo
  const verb = helper!.toLowerCase()
  if (/^i$/i.test(subject!) && /^(?:do|can|could|should)$/.test(verb)) return orNot(`whether to ${rest}`)
  if (verb === 'did') return undefined
  if (verb === 'do') return `whether ${subject} ${rest}`
  if (verb === 'does') return `whether ${subject} ${withS(rest!)}`
  return orNot(`whether ${subject} ${verb} ${rest}`)
}

/** "Do you think my mum loved me": what goes on in somebody else, which nobody here can know. */
export const asksOfThem = (text: string): boolean =>
  /^(?:so |and |but |honestly,? |tell me,? )*do (?:you|u) (?:really |honestly |actually )?(?:think|reckon|believe|suppose) (?:that )?(?:my [\p{L}-]+|he|she|they|people|everyone|anyone|someone|somebody|\p{Lu}\p{L}+) (?!should\b|could use\b)\p{L}+/iu.test(
    text,
  )

/** "… or should I let it go" is the other half of what is wondered about. */
const orNot = (wondering: string): string =>
  wondering
    .replace(
      /,? or (?:does|will|should|do) (he|she|they|my \p{L}+|the \p{L}+) /giu,
      ' or whether $1 ought to ',
    )
    .replace(/,? or (?:should|shall|do|would|could|can) (?:i|we) (just )?(?=\p{L})/giu, (_, just) =>
      /^whether to\b|^(?!whether)/i.test(wondering) ? ` or ${just ?? ''}to ` : ', or whether to ',
    )

const asMine = (rest: string): string =>
  rest
    .replace(/\b(?:you|u)\b(?!')/gi, 'me')
    .replace(/\b(?:your|ur)\b/gi, 'my')
    .replace(/\byou're\b/gi, "I'm")

/** "… or is that desperate" is a second question. */
const oneSide = (rest: string): string =>
  // "…, he is my brother after all" is what they think of it, and no part of the question.
  rest
    .replace(
      /, (?:he|she|it|they|we|i|my \p{L}+)(?: is| are| was| were| am| has| have| never| always|'s|'re|'m|'ve)\b.*$/iu,
      '',
    )
    .replace(/,? or (?:is|am|are|would|will|do|does|should) (?:it|that|this|i|he|she|they|we)\b.*$/i, '')

function wh(said: string): string | undefined {
  const found =
    /^(what|how|when|where|who) (?:do you think |would you say )?(should|do|can|could|would|am|shall|must|might) (?:I|we)(?: even| ever| just| possibly)?(?: supposed to| meant to)? (.+)$/i.exec(
      said,
    )
  if (!found) return undefined
  const [, word, , rest] = found
  if (
    /^(?:feel|think|want|need|know(?! if| whether| when)|keep|always|look|seem|have a|get so|get this)\b/i.test(
      rest!,
    )
  )
    return undefined
  return `${word!.toLowerCase()} to ${rest}`
}

/** A question about life that nobody is asked to answer: "why does she always do this". */
export function questionAsClause(text: string): string | undefined {
  const said = text.replace(ending, '').replace(/^(?:and|but|so|like|ok|honestly)[,\s]+/i, '')
  const found =
    /^(why|how|when|where|what|who) (am|is|are|was|were|do|does|did|can|can't|could|will|won't|would|should|has|have|don't|doesn't|didn't|isn't|aren't|wasn't|couldn't) (i|he|she|it|they|we|you|this|that|nobody|everyone|everybody|people|nothing|everything|my \w+|the \w+|our \w+|other people|some people)(?: (.+))?$/i.exec(
      said,
    )
  if (!found) {
    const asks =
      /^(?:does|is|will|can) (?:it|this|that|anything) (?:ever |really |actually |just )?\p{L}/iu.test(said)
    const whether = asks
      ? asWhether(said.replace(/ (?:for|with|to) (?:any of you|anyone(?: else)?|anybody|you all|you)\b/i, ''))
      : undefined
    return whether && whether.split(' ').length <= 18 ? tidy(whether) : undefined
  }
  const [, word, helper, subject, rest = ''] = found
  const verb = helper!.toLowerCase()
  const who = subject!.toLowerCase()
  const kept = who === 'i' ? 'I' : who
  const body =
    verb === 'do'
      ? `${kept} ${rest}`
      : verb === 'does'
        ? `${kept} ${withS(rest)}`
        : verb === 'did'
          ? undefined
          : `${kept} ${verb} ${rest}`
  if (!body || (verb.startsWith('do') && !rest)) return undefined
  const words = tokenise(`${word!.toLowerCase()} ${body}`)
  return words.length <= 18 ? tidy(`${word!.toLowerCase()} ${body}`) : undefined
}

function withS(rest: string): string {
  const [first = '', ...others] = rest.split(' ')
  if (/^(?:always|never|still|even|just|keep on|ever|only|also|really|not)$/.test(first))
    return `${first} ${withS(others.join(' '))}`
  const s =
    first === 'have'
      ? 'has'
      : /(?:s|x|ch|sh|o)$/.test(first)
        ? `${first}es`
        : /[^aeiou]y$/.test(first)
          ? `${first.slice(0, -1)}ies`
          : `${first}s`
  return [s, ...others].join(' ')
}

const tidy = (text: string): string =>
  reflect(text.replace(/[?!]+/g, '').replace(/\s+/g, ' ').trim())
    .replace(/[.,;:\s]+$/, '')
    .replace(/\bwhether you (?:should|ought to) /, 'whether to ')
    .replace(/\byou should\b/g, 'you ought to')
    .replace(/^(whether|why|when) (it|that|he|she) is (?=\p{L})/u, "$1 $2's ")
