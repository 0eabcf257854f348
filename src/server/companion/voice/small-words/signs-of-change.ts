// What is not yet, still, no longer, or for the last time.
import { bad, notGood, type Sign } from './sign.ts'

export const changes: readonly Sign[] = [
  {
    lines: 'not-yet',
    find: /\bstill (?:no|not|nothing|hasn't|haven't|isn't|waiting)\b|\b(?:hasn't|haven't|isn't)\b[^.]*\byet\b/i,
    unless:
      /\byou (?:still )?haven't (?:\p{L}+ )?(?:told|said|asked|rung|called|sent|opened|done|started|decided|brought|made|finished)\b|\byou still (?:don't|aren't|not)/iu,
    on: bad,
  },
  {
    lines: 'used-to',
    find: /\bused to (?!(?:it|this|that|being|the|having|him|her|them|\p{L}+ing)\b)\p{L}+/iu,
    unless: /\b(?:get|getting|got|are|'re|be|been|gets|is|am) used to\b|n't used to\b/i,
  },
  {
    lines: 'since',
    find: /(?:^|\. )since (?:the|your|his|her|she|he|they|that) /i,
    unless:
      /\b(?:days|weeks|months|years?|hours|this|that|it|first|list|breakup) (?:\p{L}+ )?since\b|\b(?:putting|put) (?:it |that )?off\b|\b(?:waiting|haven't|hadn't|taken|took|list|first)\b/iu,
    on: notGood,
  },
  {
    lines: 'first',
    find: /\b(?:for the )?first (?:time|ever)\b|\byour (?:very )?first (?!(?:name|language|choice|husband|wife|thought|reaction|instinct|cousin|payslip|aid|marriage|girlfriend|boyfriend|love|of)\b)\p{L}+|^first \p{L}+ (?:on|of|with|away|without)\b/iu,
    unless: /\b(?:at first|not the first|without)\b|\bfirst\b[^.]*\b(?:since|in (?:ages|years))\b/i,
    on: ['pos', 'any'],
  },
  {
    lines: 'they-never',
    find: /\b(?:he|she|they|nobody|(?:your|the) \p{L}+)(?:'ve|'s| has| have)? never (?:once |ever )?(?:asks?|asked|says?|said|thank(?:s|ed)?|calls?|called|rings?|rang|comes?|came|visits?|visited|writes?|wrote|listens?|listened|helps?|helped|offers?|offered|apologi[sz]e[sd]?|looks?|looked)\b/iu,
    unless: /\b(?:never come that|before$|never said a (?:bad|word)|and now (?:he|she|they))\b/i,
    on: bad,
    by: 'neg',
  },
]
