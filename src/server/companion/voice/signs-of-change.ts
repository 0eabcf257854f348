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
    lines: 'every-day',
    find: /\byou(?:'ve)? (?!(?:were|was|get|got)\b)(?:(?!\bwere\b)[^,.])*\bevery (?:single )?(?:day|night|morning|evening|week|weekend|lunchtime|shift|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! this)/i,
    unless: /n't [^,.]*every\b|\bnot every\b/i,
  },
  {
    lines: 'still-you',
    find: /\byou(?:'re)? still (?!(?:haven't|can't|don't|not|have|no|need|got|won't|owe)\b)\p{L}+/iu,
    unless: /\b(?:if|whether) you still\b/i,
    on: notGood,
  },
  {
    lines: 'used-to',
    find: /\bused to (?!(?:it|this|that|being|the|having|him|her|them|\p{L}+ing)\b)\p{L}+/iu,
    unless: /\b(?:get|getting|got|are|'re|be|been|gets|is|am) used to\b|n't used to\b/i,
  },
  {
    lines: 'any-more',
    find: /\bany ?more\b|\bno longer\b/i,
    unless:
      /\b(?:door|zip|machine|phone|engine|lid|window)\b|\b(?:take|do|go on|cope|stand|bear|face|deal|live|be|know|care|feel|want|there's) [^,.]{0,30}any ?more\b|\bany ?more (?:of|than|\p{L}+s\b)/iu,
  },
  {
    lines: 'and-now',
    find: /(?:,|\band|\bbut|\.) now (?:he|she|they|it|there|the|your|his|her)\b/i,
    unless: /\bnow (?:he|she|it|they)(?:'s| is| are|'re)? (?:fine|better|okay|well|asleep|home)\b/i,
    on: bad,
  },
  {
    lines: 'since',
    find: /(?:^|\. )since (?:the|your|his|her|she|he|they|that) /i,
    unless:
      /\b(?:days|weeks|months|years?|hours|this|that|it|first|list|breakup) (?:\p{L}+ )?since\b|\b(?:putting|put) (?:it |that )?off\b|\b(?:waiting|haven't|hadn't|taken|took|list|first)\b/iu,
    on: notGood,
  },
  {
    lines: 'late-night',
    find: /\b(?:at|until|till|past|after|since|around) (?:half |ten |quarter )?(?:past |to )?(?:one|two|three|four|[1-4])(?: ?a\.?m\b| in the morning)|\bin the middle of the night\b|\b(?:after|past|until|till) midnight\b/i,
    unless: /\b(?:broke|glad|danced|wine|party|sang|laughed)\b/i,
    on: bad,
  },
  {
    lines: 'first',
    find: /\b(?:for the )?first (?:time|ever)\b|\byour (?:very )?first (?!(?:name|language|choice|husband|wife|thought|reaction|instinct|cousin|payslip|aid|marriage|girlfriend|boyfriend|love|of)\b)\p{L}+|^first \p{L}+ (?:on|of|with|away|without)\b/iu,
    unless: /\b(?:at first|not the first|without)\b|\bfirst\b[^.]*\b(?:since|in (?:ages|years))\b/i,
    on: ['pos', 'any'],
  },
  {
    lines: 'last',
    find: /\bfor the last time\b|\bthe last (?:time (?:you|he|she|they|we)|ever|day of|of (?:them|your))\b|\byour last (?:day|shift|lesson|game|match|class|walk|night|concert|show)\b/i,
    unless: /\b(?:remember|know) the last time\b|\b(?:brace|cast|took|relief)\b/i,
    on: notGood,
  },
  {
    lines: 'they-never',
    find: /\b(?:he|she|they|nobody|(?:your|the) \p{L}+)(?:'ve|'s| has| have)? never (?:once |ever )?(?:asks?|asked|says?|said|thank(?:s|ed)?|calls?|called|rings?|rang|comes?|came|visits?|visited|writes?|wrote|listens?|listened|helps?|helped|offers?|offered|apologi[sz]e[sd]?|looks?|looked)\b/iu,
    unless: /\b(?:never come that|before$|never said a (?:bad|word))\b/i,
    on: bad,
    by: 'neg',
  },
]
