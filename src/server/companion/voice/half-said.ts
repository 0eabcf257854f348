// Sentences that lean on the one before them, put together again: "Ashamed, mostly. Of the flat." is one thought.
const leaning =
  /^((?:[\p{L}']+,? ){0,4}[\p{L}']+)\. (of|about|like|because|over|mostly|especially|not|at|from) (?=[\p{L}'])/iu
/** "… , me" at the end of a harsh line is "I'm …" at its start. */
const endsOnMe =
  /^(?:an? )?((?:(?:total|complete|absolute|utter|proper|right|real|massive) )*(?:waste|failure|idiot|mess|disaster|joke|fraud|burden|coward|loser|disappointment|liability|nuisance|embarrassment|moron|clown|mug|let-down)(?: of an? [\p{L}]+| of [\p{L}]+)?), me(?=[.!]*$)/iu

/** "He promised he'd stop. He hasn't.", "Cried at my desk. Nobody noticed.": the short end is the point of it. */
const shortEnd =
  /((?:^|[.!?] )[^.!?\n]{8,110}\p{L})[.!] ((?:I|I'm|he|she|they|we|it|it's|nobody|no one|still|everyone|that was)\b(?:[ '][\p{L}\p{N}']+){0,4})\.?$/iu
/** "He's back in hospital. Third time this year." */
const addedTime =
  /^([^.!?\n]{8,90}\p{L})\. ((?:first|second|third|fourth|fifth|\p{L}+th|last|again|every|for the) (?:\p{L}+ ?){1,5})\.?$/iu
/** "My wife is calm. I'm not. …" is one thought too, with more to come. */
const shortMiddle =
  /(\p{L})\. (I(?:'m not| am not| am| do| did| don't| didn't| can't| won't| wasn't| couldn't| haven't))(?=\.(?:\s|$))/u
/** "My father said, you look tired, you should study less": his words, though nothing marks them. */
const spokenTo =
  /(\b(?:said|says|told (?:me|him|her|us|them)|goes|wrote|texted|replied),) ((?:you|you're|your|come|don't|it is your|it's your)\b[^.!?"\n]{4,110})(?=[.!?]|$)/giu
const ownWords = /\b(?:I|I'm|I've|my|me|so I|then)\b/
const unsure = /^(?:honestly |just )?not sure (?=(?:if|whether|how|what|why|that|where) \p{L})/iu
/** "It's stupid but I miss him": the excuse is no part of it. */
const excuse =
  /^(?:(?:i know|honestly|maybe),? )?(?:it|this|that|it's|this is|that's)(?: is| sounds?| may sound| might sound| will sound)? (?:probably |really |so |a bit |such a |just )?(?:stupid|silly|daft|ridiculous|dumb|petty|small|weird|odd|strange|random|nothing|minor)(?: thing)?,? but (?=\p{L})/iu
/** "Homesick. Didn't expect that." */
const feltFirst =
  /^((?:(?:so|really|just|very|still) )?(?:homesick|lonely|sad|tired|exhausted|anxious|angry|ashamed|guilty|scared|worried|nervous|jealous|numb|proud|relieved|heartbroken|devastated|furious|stuck|lost|bored|happy|excited|overwhelmed|stressed|hurt|embarrassed|gutted))\. (didn't|can't|couldn't|never|haven't|won't|don't|still)\b/i
/** "Waiting for the biopsy. Can't eat.": two notes that are one. */
const twoNotes =
  /^((?:waiting|sitting|lying|trying|working|living|still|looking|starting|going|back|stuck|home|off|up) [^.!?\n]{3,60}\p{L})\. ((?:can't|couldn't|haven't|don't|didn't|won't) [^.!?\n]{2,40})\.?$/iu
/** "Done with this family" lacks its "I'm". */
const lacksAm =
  /^(?=(?:(?:so|just|really|totally|absolutely|completely|beyond) )?(?:done with|sick of|fed up (?:with|of)|tired of|over (?:it|this|him|her|them)|not (?:okay|ok|coping|myself|ready)|no good at|in two minds)\b)/i

export const wholeAgain = (text: string): string =>
  text
    .replace(excuse, '')
    .replace(/(?<=[.!] )you can (?:guess|imagine)(?: the rest)?\.?$/i, '')
    .replace(
      /, (?:help|isn't (?:that|it) \p{L}+|how (?:awful|sad|bad|stupid) is that|right|you know)(?=[.!?]*$)/iu,
      '',
    )
    .replace(/,? thanks to (?:you lot|you all|all of you|you guys|everyone here|you)(?=[.!]*$)/i, '')
    .replace(/, like,? (?:what|why|who|how|hello|really|come on|seriously)\b[^,.!?]{0,24}(?=[,.!?]|$)/gi, '')
    .replace(/(?<=\p{L}{3}),? (?:wish me luck|fingers crossed)(?: \p{L}+)?(?=[.!]*$)/iu, '')
    .replace(/^feels like (?=\p{L})/iu, 'it feels like ')
    .replace(unsure, "I'm not sure ")
    .replace(spokenTo, (whole, who: string, what: string) =>
      ownWords.test(what) ? whole : `${who} "${what.trim()}"`,
    )
    .replace(twoNotes, (_, first: string, end: string) => `I'm ${lower(first)} and I ${lower(end)}.`)
    .replace(feltFirst, (_, felt: string, verb: string) => `${felt}, and ${lower(verb)}`)
    .replace(/^(?=(?:should|shouldn't) (?:be \p{L}+ing|have \p{L}+ed)\b)/iu, 'I ')
    .replace(lacksAm, "I'm ")
    .replace(shortEnd, (whole, first: string, end: string) =>
      /\b(?:thank|thanks|hello|hi|hey|stop|sorry|love (?:it|you)|know)\b/i.test(end)
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
