// Whether a sentence says something only beside the one before it: "That was in May", "I told one".
import { leans } from '#server/companion/voice/reading/whole.ts'

/** "You don't know what to do with that at all": with what? */
const pointing =
  /\b(?:with|about|of|to|for|over|from|after|do|did|say|said|open|opened|have|told you|know) (?:that|this|it|them|so)(?: at all| either| any ?more| now| too| again)?$/
const thing = /\b(?:your|the|an?|his|her|their|no|some|any|every|this|that) \p{L}{3,}/u

/** "Ever since", "after that", "once more": after what is in the sentence before. */
const afterwards =
  /\b(?:(?:after|since|before|until|because of|except) (?:that|this|then)(?= and\b| but\b|,|$)|ever since$|^[^,]*\bsince(?=,)|(?:^|, |and )(?:afterwards|after all that)\b)|\bsince$|^(?:the other(?: one| two)?|neither|both|the rest) /

export const pointsBack = (text: string, count: number): boolean =>
  leans(text) ||
  afterwards.test(text) ||
  (count < 12 && pointing.test(text) && !thing.test(text)) ||
  // "Your mum said that was thoughtful"
  (count < 9 && /\b(?:said|says|thinks|thought) that(?:'s| is| was) (?!the\b)/.test(text)) ||
  // "He didn't say that bit out loud though did he"
  /\bthat (?:bit|part)\b|\b(?:did|does|was|is|would|could|has) (?:he|she|they|it)$/.test(text) ||
  /\bthe rest(?= (?:from|to|by|in|on|with|at)\b|$)/.test(text) ||
  count < 3 ||
  // "I looked it up, and it isn't", "my hands were so cold that I couldn't", "I wrote down my own and one other"
  /(?<!\b(?:than|as|what|how|where|who|like|way|all|whether|if|why|when|of) )\b(?:it|that) (?:isn't|is|was|wasn't|does|doesn't|did|didn't)$|\bthat you (?:couldn't|can't)$/.test(
    text,
  ) ||
  /(?<!\b(?:on|of) )\byour own(?= and\b|$)|\bone other$/.test(text) ||
  /^you (?:hadn't|didn't|haven't|never) (?:even )?(?:notice|noticed|know|known|realise|realised)(?=$|,)/.test(
    text,
  ) ||
  /^(?:\S+ ){1,5}(?:did|do|does|don't|didn't|doesn't|have|haven't|am|are|aren't|was|wasn't)$/.test(text) ||
  /^(?:then |now |and )?(?:that|this|these|those)(?:'s| is| was| were| are)\b(?! the (?:first|last|only))/.test(
    text,
  ) ||
  /^(?:it|it's|it'd|it'll)\b(?! (?:has |had |'s )?(?:been|took|takes|taken|came to|hurts|feels|felt|turns out|is hard|was hard)| (?:is|was) (?:\d|the (?:first|last|only)|my|your))/.test(
    text,
  ) ||
  /^(?:one|some|none|half|most|both|two|three) of (?:it|them|that)\b/.test(text) ||
  / (?:told|asked|want|wants|wanted|meant|used|need|going|allowed|supposed|able|like|have|had|try|tried)(?: \S+){0,3} to$/.test(
    text,
  ) ||
  // "You wanted to, but you were on the other belt", "you think it was you"
  /^(?:\S+ ){1,3}(?:wanted|meant|tried|used|had|was going|were going|was supposed|were supposed) to(?=,| but\b| and\b)/.test(
    text,
  ) ||
  /\bit(?: was|'s| is| wasn't| isn't) (?:you|him|her|them|us)$/.test(text) ||
  /^(?:the (?:other|first|second|third|last) (?:one|two|boy|girl|man|woman|lad|fella)|those people|these people)\b/.test(
    text,
  ) ||
  (count < 14 && /^(?:then )?(?:you|he|she|they) (?:did|took|made) (?:it|that|so)\b/.test(text)) ||
  (count < 6 && / (?:one|some|none|both|either|the other)$/.test(text)) ||
  (count < 12 &&
    /\b(?:heard|had|seen|got|bought|made|have|want|wanted|need|took|told|did|ate|find|found|without|sent|gave|wrote|lost|chose|touched|played|opened|worn|drunk) one(?= since| for| before| in| at| again| to| back| with|,|$)/.test(
      text,
    ))
