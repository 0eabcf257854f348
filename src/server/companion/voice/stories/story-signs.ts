// Turns of phrase by which a story says itself how it is for the person ("I haven't told anyone", "in front of
// everybody", "nobody even asked"). In a long message the learned stance drowns them; in the sentence that is said back
// they are nearly always right.
import type { Meaning } from '#server/companion/voice/meaning/meaning.ts'

const signs: readonly (readonly [stance: string, tone: Meaning['tone'], sign: RegExp])[] = [
  [
    'hiding',
    'neg',
    /\bI(?:'ve| have|'d| had| could| would|'m|'ll)? ?(?:haven't|have not|hadn't|not|never|didn't|don't|couldn't|wouldn't|can't)(?: yet| ever| actually| even| going to)? (?:told(?! (?:him|her|them) (?:that )?I know\b)|tell|telling|said (?:a word|anything|a thing)|say (?:a word|anything)|mentioned|let on|let it show)\b|\b(?:wife|husband|mother|father|mum|mom|dad|parents|family|kids|boss|everyone|everybody|they|she|he) (?:still )?(?:thinks?|believes?) I(?:'m| am)(?! (?:being|mad|crazy|lazy|rude))\b|\bnobody (?:else )?knows\b(?! (?:it was|who|how|what|where|if|whether|when|which))|\bI (?:smiled|laughed|clapped|nodded) (?:too|along|as well|and said)\b|\bI (?:tell|told) (?:them|her|him|everyone|everybody|people) (?:that )?(?:I'm|it's|it is|it was|I am|the job is) (?:fine|going well|great|okay|ok|the)\b/i,
  ],
  [
    'exposed',
    'neg',
    /\bin front of (?:everyone|everybody|the whole|all|my (?:class|team|kids|children|colleagues|friends)|the (?:class|team|kids|children|little|queue|customers|others))\b|\b(?:whole|entire) (?:room|bus|class|office|table|place|team|shop|train|carriage|family) (?:just )?(?:laughed|cracked|joined|looked|stared|turned|went quiet|fell about)\b|\beveryone (?:saw|laughed|stared|turned round|turned around)\b|\bI feel (?:so |really |a bit )?(?:foolish|stupid|silly|ridiculous)\b/i,
  ],
  [
    'unseen',
    'neg',
    /\b(?:nobody|no one|no-one|not one of them|none of them) (?:has |have |had |even |ever )*(?:asked|offered|noticed|thanked|looked up|said (?:thank|well)|rang|called|came|come|remembered|brought)\b(?! (?:him|her|them|because|why)\b)|\b(?:not|n't|without|never)(?: even| ever| once| so much as| get| got| had| say| said| as much as)* (?:a |one )?(?:thank you|thanks|word of thanks)\b|\bdidn't even (?:look|notice|ask|know my name|remember)\b/i,
  ],
  [
    'unfair',
    'neg',
    /\b(?:an hour|a month|a year|a week) more than (?:me|I)\b|\bsame pay\b|\bwrote me up\b|\bwho asked (?:me|you)\b|\b(?:got|get|was|were|been) (?:told off|a warning|blamed|written up)\b|\bgave it to (?:the|a|his|her|somebody|someone)\b|\bit(?:'s| is| was) (?:always )?my fault\b/i,
  ],
  [
    'restless',
    'neg',
    /\bI (?:still )?keep (?:hearing|seeing|thinking|going (?:back|over)|replaying|coming back)\b|\b(?:haven't|have not|not|hardly|barely)(?: been able to)? sle(?:pt|ep)\b|\b(?:lie|lying|lay) (?:there )?awake\b|\bcan't stop (?:thinking|hearing|seeing)\b|\bthinking about (?:it|that) (?:all|ever since|since)\b/i,
  ],
  [
    'outsider',
    'neg',
    /\b(?:chat|group|party|trip|photo|table|room|invite|plan)s? without me\b|\balready knew each other\b|\bnobody (?:knew|recogni[sz]ed) (?:who I was|me)\b|\b(?:eat|ate|sit|sat) (?:my lunch |lunch )?(?:by myself|alone|on my own|in the toilets?)\b/i,
  ],
  [
    'powerless',
    'neg',
    /\b(?:nobody|no one) asked (?:me|us) (?:if|whether|what|first|before)\b|\b(?:decided|signed|sold|booked|arranged) (?:it )?(?:without (?:asking )?(?:me|us|a word)|over my head|behind my back)\b|\bto be asked\b.{0,30}\b(?:before|first)\b/i,
  ],
  [
    'worn',
    'neg',
    /\btired in my bones\b|\bI(?:'m| am) (?:just |so |bone )?(?:tired|exhausted|knackered|shattered|worn out)\b|\bfell asleep (?:with|over|on|in) (?:my|the)\b|\bnothing left\b/i,
  ],
  [
    'empty',
    'neg',
    /\b(?:feel|felt|feeling|been)(?: so| a bit| really| completely| very)? (?:flat|numb|empty|hollow)\b/i,
  ],
]

/** The stance that the words themselves name; what comes last in them counts. */
export function signIn(told: string): Meaning | undefined {
  let found: { at: number; meaning: Meaning } | undefined
  for (const [stance, tone, sign] of signs) {
    const at = told.search(sign)
    if (at >= 0 && at > (found?.at ?? -1))
      found = { at, meaning: { lines: `stance:${stance}`, tone, sure: 0.85 } }
  }
  return found?.meaning
}

/** "I've been frightened of the phone since I was small", and then a day on which it was answered. */
const oldFear =
  /\b(?:(?:used to be|was always|always been|been|(?:was|am|I'm) so) (?:properly |really |so |dead )?(?:terrified|scared|afraid|frightened|petrified)|for (?:\p{L}+ )?years (?:I|you) (?:couldn't|wouldn't|never|didn't)|never (?:been able to|dared|managed|could)|couldn't (?:even )?(?:do|run|swim|walk|lift|play|hold|say) (?:one|an?|half) \p{L}+|couldn't (?:even )?(?:do|say|go|get|drive|swim|speak|read|walk|touch) .{0,40}(?:since|until|for years))\b/iu
const newDay =
  /\b(?:today|yesterday|this (?:morning|week|evening|afternoon)|last (?:night|week)|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|finally|by \p{L}+ o'clock)\b/iu
const stillNot = /\b(?:but|not|couldn't|can't|didn't|never|failed|cried|froze|again|still|lost)\b|n't\b/i

export const tellsOldFear = (text: string): boolean => oldFear.test(text)
/** A day of which nothing is told that went wrong again. */
export const tellsNewDay = (text: string): boolean => {
  const at = text.search(newDay)
  return at >= 0 && !stillNot.test(text.slice(at))
}

/** Whether a story tells of an old fear and ends in a deed. */
export const overcomes = (whole: string, told: string): boolean => oldFear.test(whole) && tellsNewDay(told)
