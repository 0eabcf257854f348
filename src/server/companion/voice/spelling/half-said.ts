// Sentences that lean on the one before them, put together again: "Ashamed, mostly. Of the flat." is one thought.
const leaning =
  /^((?:[\p{L}']+,? ){0,4}[\p{L}']+)\. (of|about|like|because|over|mostly|especially|not|at|from) (?=[\p{L}'])/iu
/** "… , me" at the end of a harsh line is "I'm …" at its start. */
const endsOnMe =
  /^(?:an? )?((?:(?:total|complete|absolute|utter|proper|right|real|massive) )*(?:waste|failure|idiot|mess|disaster|joke|fraud|burden|coward|loser|disappointment|liability|nuisance|embarrassment|moron|clown|mug|let-down)(?: of an? [\p{L}]+| of [\p{L}]+)?), me(?=[.!]*$)/iu

/** "He promised he'd stop. He hasn't.", "Cried at my desk. Nobody noticed.": the short end is the point of it. */
const shortEnd =
  /((?:^|[.!?] )[^.!?\n]{8,110}\p{L})[.!] ((?:I|I'm|he|she|they|we|it|it's|nobody|no one|still|everyone|that was)\b(?:[ '][\p{L}\p{N}']+){0,4})\.?$/iu
const longBefore = 160
/** "I'm fifty-eight." says who speaks, and follows from nothing. */
const tellsAge =
  /^I(?:'m| am) (?:only |just )?(?:\d|(?:\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/iu
/** "He's back in hospital. Third time this year." */
const addedTime =
  /^([^.!?\n]{8,90}\p{L})\. ((?:first|second|third|fourth|fifth|\p{L}+th|last|again|every|for the) (?:\p{L}+ ?){1,5})\.?$/iu
/** "My wife is calm. I'm not. …" is one thought too, with more to come. */
const shortMiddle =
  /(\p{L})\. (I(?:'m not| am not| am| do| did| don't| didn't| can't| won't| wasn't| couldn't| haven't))(?=\.(?:\s|$))/u
/** "My father said, you look tired, you should study less": his words, though nothing marks them but the comma. */
const spokenTo =
  /(?<!, (?:he|she|they|i|we|it) )(?<!\b(?:as|like) (?:he|she|they) )\b((?<!\bi )(?:said|says|goes|wrote|texted|replied|whispered|shouted)|told (?:me|him|her|us|them)|(?:telling|told) (?:everyone|everybody|people)(?=, my )|asked(?: me| him| her)?)((?: to (?:me|him|her|us))?,) ((?:you|you're|your|you'll|you've|i|i'm|i'll|i've|we|we're|we've|it|it's|that's|this|there's|come|don't|no|yes|oh|well|are|is|dad|mum|mom|mama|papa|nan|nana|gran|honey|love|mate|madam|sir|darling|sorry|let|go|(?<=(?:everyone|everybody|people), )my)\b[^.!?"\n]{3,130}?)(?=, (?:in front of|right in front|with everyone|at the top)\b|, (?:and|but|then|so) (?:then )?(?:i|he|she|they|we|nobody|everybody|everyone|my|it)\b|[.!?\n]|$)/giu
/** "Kyle said it's ok mum I don't need the trip": whoever is called by name there is spoken to. */
const addressed =
  /(?<!\bi )\b(said|says|goes|texted|wrote|whispered) ((?:(?:it's|its|that's) )?(?:ok|okay|fine|sorry|no|yes|yeah|thanks|thank you|please|oh|hi|hey|bye|night|happy birthday|love you|don't cry|don't worry),? (?:mum|mom|mam|mama|mummy|mommy|dad|daddy|papa|nan|nana|gran|grandma|grandad|honey|love|mate|sweetheart|darling)\b[^.!?"\n]{0,100}?)(?=, (?:and|but|then|so) (?:then )?(?:i|he|she|they|we|nobody|everybody|everyone|my|it)\b|[.!?\n]|$)/giu
/** "She says pack it in, Mum": so does whoever is called at its end. */
const called =
  /(?<!\bi )\b(said|says|goes|texted|wrote) ((?!that\b)[^.,!?"\n]{3,50}, (?:mum|mom|mam|mummy|dad|daddy|nan|nana|gran|grandma|grandad|love|mate|darling|son))(?=[.!?]|$)/giu
/** "I thought, if I met you now …": whoever is spoken to there is not the one who reads it here. */
const thoughtOf = /\b(thought,) ((?:if|I|we|what if)\b[^.!?"\n]{0,60} you\b[^.!?"\n]{2,90})(?=[.!?\n]|$)/giu
/** "She said you made your bed": nobody but the one who tells it was meant. */
const saidOfMe =
  /\b((?:he|she|they|(?:my|the|his|her) \p{L}+) (?:just |only |then |still )?(?:said|says|goes)) ((?:you|your|you're|you'll|you've)\b(?! know\b)[^.,!?"\n]{4,70}?)(?= and (?:I|then|he|she|they|my|the)\b| but (?:I|then|my)\b| in front of\b|[.,!?\n]|$)/giu
const yours = /^your (?=(?:too|so|not|just|an?|the|very|really|always|never|fired|done|out|late|wrong)\b)/i
/** "One saying see me": the words of a note. */
const noted =
  /\b(saying|says|said|reads?|reading) ((?:just )?(?:see|call|ring|text|phone|help|tell|ask|forgive|remember|trust|pick|leave|follow) (?:me|us)(?: (?!and\b|but\b|is\b|was\b)[\p{L}']+){0,6})(?=[.,!?]| and\b| but\b|$)/giu
/** "I saw the bridge and thought, I drew that." */
const thought =
  /\b(and thought,) ((?:I|we) (?!am\b|was\b|can't\b|should|could|never\b|need|want)[^.,!?"\n]{3,50})(?=[.!?\n]|$)/gu
const secret =
  /(?<=\p{L}{2})(?<!\b(?:say|says|said|goes|wrote|me|her|him|them|to)),? (?:please )?(?:don't|doesn't|dont) tell (?:anyone|anybody|him|her|them)(?=[.!]*$)/iu
const unsure = /^(?:honestly |just )?not sure (?=(?:if|whether|how|what|why|that|where) \p{L})/iu
/** "It's stupid but I miss him": the excuse is no part of it. */
const excuse =
  /^(?:(?:i know|honestly|maybe),? )?(?:it|this|that|it's|this is|that's)(?: is| sounds?| may sound| might sound| will sound)? (?:probably |really |so |a bit |such a |just )?(?:stupid|silly|daft|ridiculous|dumb|petty|small|weird|odd|strange|random|nothing|minor)(?: thing)?,? but (?=\p{L})/iu
/** "Homesick. Didn't expect that." */
const feltFirst =
  /^((?:(?:so|really|just|very|still) )?(?:homesick|lonely|sad|tired|exhausted|anxious|angry|ashamed|guilty|scared|worried|nervous|jealous|numb|proud|relieved|heartbroken|devastated|furious|stuck|lost|bored|happy|excited|overwhelmed|stressed|hurt|embarrassed|gutted))\. (didn't|can't|couldn't|never|haven't|won't|don't|still)\b/i
/** "Livid. They docked me for it.": a word that only lacks its "I'm". */
const feltAlone =
  /^((?:(?:so|really|just|very|still|absolutely|pretty|bit|a bit|proper|totally) )?(?:livid|furious|fuming|raging|seething|bitter|homesick|lonely|sad|exhausted|knackered|anxious|angry|annoyed|ashamed|guilty|scared|terrified|worried|nervous|jealous|numb|proud|relieved|heartbroken|devastated|bored|happy|excited|overwhelmed|stressed|hurt|embarrassed|mortified|gutted|disappointed|frustrated|confused|grateful|humiliated|resentful|fed up|chuffed|delighted|tired))(?:, (?:honestly|really|mostly|actually|to be honest))?[.!] (?=\p{L}|\d)/iu
/** "kinda feel empty now??" tells, whatever its marks. */
const toldWithMarks =
  /^((?:(?:i|kinda|sort of|lowkey|just) )+(?:feel|felt|feeling)\b[^.?!]{4,90})\?+(?=\s|$)/iu
/** "Waiting for the biopsy. Can't eat.": two notes that are one. */
const twoNotes =
  /^((?:waiting|sitting|lying|trying|working|living|still|looking|starting|going|back|stuck|home|off|up) [^.!?\n]{3,60}\p{L})\. ((?:can't|couldn't|haven't|don't|didn't|won't) [^.!?\n]{2,40})\.?$/iu
/** "Done with this family" lacks its "I'm". */
const lacksAm =
  /^(?=(?:(?:so|just|really|totally|absolutely|completely|beyond) )?(?:done with|sick of|fed up (?:with|of)|tired of|over (?:it|this|him|her|them)|not (?:okay|ok|coping|myself|ready)|no good at|in two minds)\b)/i

/** "but what if I sound bad": half a question, and a whole worry. */
const whatIf =
  /,? (but|and|except)(?: (?:also|then|like|idk))* what if (I'm|I am|I can't|I|he's|she's|it's|they're|he|she|it|they|nobody|no one|everyone) ([\p{L}']+)(?=[ .?!]|$)/giu
const might = (_: string, link: string, who: string, verb: string): string => {
  const bare = who.replace(/'.*| am$/, '')
  const is = /'(?:m|s|re)$| am$/.test(who)
  const base =
    verb === 'is' || verb === 'are'
      ? 'be'
      : /^(?:he|she|it|nobody|no one|everyone)$/i.test(bare)
        ? verb.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '')
        : verb
  const rest = is
    ? verb === 'not'
      ? 'not be'
      : `be ${verb}`
    : who === "I can't"
      ? `not ${verb}`
      : base === "don't"
        ? 'not'
        : base
  return `, ${link} I'm afraid ${bare === 'I' || who === "I can't" ? 'I' : bare} might ${rest}`
}
/** "but who's going to look after her" */
const whoWill =
  /,? (but|and|except)(?: (?:also|then|like))* (?:who(?:'s|s| is) (?:going to|gonna)|who(?:'ll| will| would)|(how|where|what) (?:(?:am I|are we) (?:going to|gonna|supposed to)|would (?:I|we))) (?=\p{L})/giu
/** "I'm glad for him, I really am, it's just …" */
const assured =
  /, (?:I (?:really |truly |do |honestly )?(?:am|do|did)|really|honestly|truly)(?=[,.] (?:it's just|but|only|just)\b)/gi

/** "I'm homesick, and it's silly": what somebody thinks of their own feeling, and no fact. */
const belittled =
  /(?<=\bI\b[^.]{0,160},? )(and|but) (?:(?:I know )?(?:it's|it is|that's|this is) (?:so |really |just |a bit |very )?|(?:I know )?(?:it|that|this) sounds (?:so |really |a bit )?)(silly|stupid|daft|ridiculous|pathetic|childish|petty)(?= at \p{L}+|[,.]|$)/giu

export const wholeAgain = (text: string): string =>
  text
    .replace(belittled, '$1 it feels $2 to me')
    .replace(whatIf, might)
    .replace(whoWill, (_, link: string, way?: string) =>
      way ? `, ${link} I don't know ${way} I would ` : `, ${link} I don't know who would `,
    )
    .replace(assured, '')
    .replace(/[,.] it's just (?:that )?(?=(?:I|he|she|they|we|it|my|the)\b)/i, ', but ')
    .replace(/\b(want\b[^.!?]{3,40}) so bad\b/i, '$1 so badly')
    .replace(/,? (?:lets|let's|let us) g+o+(?=[.! ]*$)/i, '')
    .replace(excuse, '')
    .replace(/(?<=[.!] )you can (?:guess|imagine)(?: the rest)?\.?$/i, '')
    .replace(
      /, (?:help|isn't (?:that|it) \p{L}+|how (?:awful|sad|bad|stupid) is that|right|you know)(?=[.!?]*$)/iu,
      '',
    )
    .replace(/,? thanks to (?:you lot|you all|all of you|you guys|everyone here|you)(?=[.!]*$)/i, '')
    .replace(/, like,? (?:what|why|who|how|hello|really|come on|seriously)\b[^,.!?]{0,24}(?=[,.!?]|$)/gi, '')
    .replace(/(?<=\p{L}{3}),? (?:wish me luck|fingers crossed)(?: \p{L}+)?(?=[.!]*$)/iu, '')
    .replace(/(?<=\p{L}{2}),? wow(?:,? (?:ok|okay|great|thanks|cool))?(?=[.!]*$)/iu, '')
    .replace(
      /(?<=\p{L}{2}), ((?:(?:kind of|sort of|really|still|actually|just) )*)(hurts|sucks|stings)(?=[.!]*$)/iu,
      ', and it $1$2',
    )
    .replace(/\b(me), (?=(?:can't|couldn't) even \p{L})/giu, '$1, and I ')
    .replace(/^feels like (?=\p{L})/iu, 'it feels like ')
    .replace(unsure, "I'm not sure ")
    // Who says "you're a failure" to themselves says it of themselves.
    .replace(/\b(?:said to|told) myself,? (?:that )?you(?:'re| are) /giu, "told myself I'm ")
    .replace(spokenTo, '$1$2 "$3"')
    .replace(addressed, '$1 "$2"')
    .replace(called, '$1 "$2"')
    .replace(thoughtOf, '$1 "$2"')
    .replace(thought, '$1 "$2"')
    .replace(noted, '$1 "$2"')
    .replace(saidOfMe, (_, who: string, what: string) => `${who} "${what.replace(yours, "you're ")}"`)
    .replace(secret, '')
    .replace(twoNotes, (_, first: string, end: string) => `I'm ${lower(first)} and I ${lower(end)}.`)
    .replace(feltFirst, (_, felt: string, verb: string) => `${felt}, and ${lower(verb)}`)
    .replace(feltAlone, (_, felt: string) => `I'm ${lower(felt)}. `)
    .replace(toldWithMarks, '$1.')
    .replace(/^(?=(?:should|shouldn't) (?:be \p{L}+ing|have \p{L}+ed)\b)/iu, 'I ')
    .replace(lacksAm, "I'm ")
    .replace(shortEnd, (whole, first: string, end: string, at: number) =>
      // At the end of a story it may stand by itself.
      at > longBefore ||
      /\b(?:thank|thanks|hello|hi|hey|stop|sorry|love (?:it|you)|know)\b|^I(?:'m| am) (?:an?|such|the|so|just) /i.test(
        end,
      ) ||
      tellsAge.test(end)
        ? whole
        : `${first}, and ${/^I\b/.test(end) ? end : lower(end)}.`,
    )
    .replace(addedTime, (_, first: string, time: string) => `${first}, ${lower(time)}.`)
    .replace(shortMiddle, '$1, and $2')
    .replace(
      endsOnMe,
      (_, what: string) => `I'm ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what.toLowerCase()}`,
    )
    .replace(leaning, joined)

const lower = (text: string): string => text[0]!.toLowerCase() + text.slice(1)

function joined(whole: string, first: string, link: string): string {
  if (/\b(?:no|nope|nah|yes|yeah|ok|okay|hi|hello|thanks|morning|well|sorry)$/i.test(first)) return whole
  const mostly = /, mostly$/i.test(first)
  if (mostly) return `${first.slice(0, -8)}, mostly ${lower(link)} `
  return `${first}${/^(?:of|about)$/i.test(link) ? '' : ','} ${lower(link)} `
}
