// How somebody went about it: unasked, by text, in front of everyone, over a small thing.
import { bad, byYou, notGood, type Sign } from './sign.ts'

const smallThings =
  'coupon|voucher|form|receipt|parking (?:space|spot)|bins?|cup|mug|spoon|fork|dish(?:es)?|plate|sandwich|chair|seat|towel|remote|socks?|hedge|tip|recipe|typo|comma|stamp|signature|button|milk|biscuits?|toast|crumbs|tea ?bag|curtains?|fare|change|pence|sauce|pen|stapler|yoghurt|lunch|washing[- ]up|dishwasher|thermostat|charger|bus ticket|ticket|label|lid|lunchbox|sweets?|cake|toy|ball|trolley|tray|key|lights?|light bulb|door|window|bag|napkins?|barcode|queue|card|haircut|emoji|like|photo|game'
const days =
  "your (?:\\p{L}+ )?(?:birthday|wedding day|day off|anniversary|first day|last day|night off)|(?:christmas|boxing|mother's|father's|valentine's|new year's) (?:day|eve)|christmas|eid|diwali|easter sunday"

export const others: readonly Sign[] = [
  { lines: 'behind-back', find: /\bbehind your back\b/i, by: 'neg', on: bad },
  {
    lines: 'unasked',
    find: /\bwithout (?:even |ever )?(?:asking|consulting|checking with)\b|\bnobody (?:even )?(?:asked|consulted) (?:you(?! to| for)|what you|if you)\b|\b(?:didn't|never) (?:even |once )?ask(?:ed)? you (?:first|if|whether)\b/i,
    unless: byYou('without'),
    by: 'neg',
    on: bad,
  },
  {
    lines: 'no-reason',
    find: /\b(?:wouldn't|won't|didn't|doesn't|without) (?:say(?:ing)? why|giv(?:e|ing) (?:you )?(?:a|any) reason|explain(?:ing)?(?! to)|tell(?:ing)? you why)\b|\bnever (?:told you|said) why\b|(?<!\bfor )\b(?:no|without (?:a|any)) (?:reason|explanation)(?: given|$|[,.])/i,
    unless: byYou("didn't|won't|wouldn't|without"),
    by: 'neg',
    on: bad,
  },
  {
    lines: 'untold',
    find: /\bwithout (?:even |ever )?(?:telling (?:you|us|anyone)|saying (?:a word|anything)|warning|mentioning|a word to you|letting you know)\b|\bnobody (?:even |had |has |thought to )*(?:told|tell|warned|warn) you\b(?! (?:who|what|how))|\b(?:didn't|never|hadn't|hasn't) (?:even )?(?:tell|told|warn|warned) you\b/i,
    unless: byYou('without|told|tell'),
    on: bad,
  },
  {
    lines: 'second-hand',
    find: /\byou (?:only |first )?(?:heard (?:it|about \p{L}[^,.]*)|found out(?: about [^,.]*)?|learne?[dt] (?:it|about [^,.]*)) (?:from (?!(?:him|her|them)\b)|on (?:facebook|instagram|the news|social media|linkedin)|in the (?:paper|group chat))/iu,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'by-text',
    find: /\b(?:told|notice|broke|dumped|sacked|fired|cancelled|ended|resigned|quit|finished|split|rejected|refused|turned|let|asked|announced)\b[^.]*\b(by (?:text|email|e-mail|letter|whatsapp)|(?:in|with|via|over) (?:a |an )?(?:text|email|e-mail|whatsapp|text message|group chat))\b/i,
    unless: byYou('told|ended|broke|quit|cancelled|resigned|asked'),
    on: bad,
    by: 'neg',
    words: found => ({ how: found[1]! }),
  },
  {
    lines: 'in-front',
    find: /\bin front of (?:everyone|everybody|people|all|(?:the|your|his|her) whole|customers|guests|strangers|visitors|(?:the|your|his|her|all the) (?:class|team|others|kids|children|customers|queue|family|colleagues|friends|parents|in-laws|apprentices|staff|students|pupils|neighbours|lads|girls|congregation|choir|office))\b|\b(?:everyone|everybody|the whole \p{L}+) (?:was |were )?(?:watching|staring|stared|laughed|joined in)\b/iu,
    unless:
      /\b(?:(?:won't|can't|don't|never|doesn't|couldn't|wouldn't|feel|felt)\b[^,.]*in front of|arms? (?:around|round)|hug\w*|kiss\w*|thank\w*|prais\w*|cheer\w*|clap\w*)/i,
    on: bad,
  },
  {
    lines: 'over-small',
    find: new RegExp(
      `\\b(?:swore|sworn|shout\\w*|yell\\w*|threw|argu\\w*|fell out|falling out|sacked|fined|scream\\w*|fight\\w*|fought|row|blew up|stopped|kicked off|banned|snapped|lost it|told you off|sulk\\w*|fallen out|war|mad|furious|racing)\\b[^.]*\\b(?:over|because of|about) ((?:a|an|one|the|some|his|her|their|your) (?:\\p{L}+ )?(?:${smallThings}))\\b`,
      'iu',
    ),
    on: bad,
    by: 'neg',
    words: found => ({ thing: found[1]!.toLowerCase() }),
  },
  {
    lines: 'over-small',
    find: new RegExp(
      `\\b(?:swore|shouted|yelled|threw|sacked|fined|screamed|snapped|banned|told you off)\\b[^.]*\\bbecause (?:her|his|their|the|your) (${smallThings}) (?:was|were|is|wasn't|had|hadn't|didn't)\\b`,
      'i',
    ),
    on: bad,
    by: 'neg',
    words: ([, thing]) => (/s$|milk|toast|change/.test(thing!) ? undefined : { thing: `a ${thing}` }),
  },
  {
    lines: 'on-day',
    find: new RegExp(`\\bon (${days})\\b`, 'iu'),
    unless: /\b(?:don't|won't|will|going to|next|this year|tomorrow)\b/i,
    on: ['neg', 'pos'],
    words: found => ({ day: found[1]! }),
  },
  {
    lines: 'short-notice',
    find: /\b(?:cancel\w*|pull(?:ed|s) out|back(?:ed|s) out|chang\w+|moved|tells?|told|swap\w*|add\w*|rang|let)\b[^.]*\b(?:the (?:night|day|evening|morning) before|at the last (?:minute|moment)|at short notice|an hour before)\b/i,
    unless: byYou('cancel\\w*|changed|told|moved|rang'),
    on: bad,
    by: 'neg',
  },
  {
    lines: 'promise',
    find: /\b(?:promised|swore (?:he|she|they|it)|gave (?:you )?(?:his|her|their) word)\b|\bsaid (?:that )?(?:he|she|they)(?:'d| would) (?:be|come|call|ring|help|pay|do|fix|send|bring|take|stay|stop|never|write|wait|visit|give|sort|look)\b/i,
    unless: /\byou(?:'d|'ve)? promised\b/i,
    on: bad,
  },
  {
    lines: 'already',
    find: /\byou(?:'d| had) already (?:told|bought|booked|packed|paid|planned|said|ordered|cooked|cleaned|cleared|arranged|invited|handed|moved|quit|sold)\b/i,
    on: bad,
  },
  {
    lines: 'at-you',
    find: /\b(?:threw|shouts?|shouted|shouting|swore|swears|screamed|screams|yelled|yells|spat|laughed|snapped|hissed|barked|glared|stared|honked|jeered|lashed out)\b[^,.]{0,40}\bat you\b|\b(?:took|takes|taking) it out on you\b/i,
    unless: /\b(?:used to|you told)\b/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'own-pocket',
    find: /\bout of your own (?:pocket|money|wages)\b|\bdidn't pay yourself\b|\bwithout (?:pay|being paid)\b/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'not-asked-after',
    find: /\b(?:nobody|no one|none of them)(?: at \p{L}+| else)? (?:has |have |even |ever |once )+asked\b(?! (?:to|for|you to)\b)|\b(?:hasn't|haven't|never|don't|doesn't) (?:even |once |ever )*(?:asks?|asked) (?:how|if|about|where|what|why|after)\b|\bnobody asks (?:how|if|about)\b/iu,
    unless: /\byou(?:'ve)? (?:haven't|never)\b/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'nobody-knows',
    find: /\b(?:nobody|no one)(?: else)?(?: at \p{L}+| in \p{L}+| here)? (?:knows|would guess|has any idea)\b|\byou haven't told (?:anyone|a soul|anybody|them|him|her|your \p{L}+|the \p{L}+)\b|\byou never (?:told|said a word)\b|\byou\b[^.]*\bnever said a word\b/iu,
    unless: /\b(?:nobody|no one) knows (?:what|how|why|when|where|if|who|you\b)/i,
    on: notGood,
  },
  {
    lines: 'except-you',
    find: /\b(?:everyone|everybody|all of them|they all|the others)\b[^.]*\b(?:except (?:for )?|but )you\b(?! \p{L}+)|\b(?:everyone|everybody) else\b[^.]*\b(?:and|but) (?:not you|you (?:weren't|didn't|haven't|can't|aren't))\b/iu,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'nobody',
    find: /\b(?:nobody|no one) (?:ever |really |even )?(?:sits?|talks?|speaks?|comes?|calls?|rings?|waits?|plays?|walks?|eats?|dances?|sat|talked|spoke|came|called|rang|waited|danced|looks?|waved?) (?:(?:with|to|for|near|beside|at) you\b|you\b)/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'the-one',
    find: /\byou(?:'re| are) (?:always |still )?the one (?:who|that|they|she|he|with)\b/i,
    on: bad,
  },
  {
    lines: 'only-when',
    find: /\bonly (?:ever )?(?:visits?|calls?|rings?|comes?|texts?|talks?|speaks?|writes?|turns? up|gets? in touch|phones?|messages?)\b[^.]*\b(?:when|if|to|for|at)\b/i,
    unless: /\byou only\b/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'only-one',
    find: /\byou(?:'re| are| were) the only (?!one (?:on|who can|(?:he|she|they|it)(?:'s| has|'ve)? (?:ever )?(?:lets?|trusts?|listens?|likes?|talks?|allows?))\b)(?!.*\b(?:faster|better|best|beat|love|proud)\b)/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'somebody-else',
    find: /\b(?:gave|given|went|goes|gone|handed|passed|let|sold|promised)\b[^.]*\bto (?:somebody|someone) else\b(?!')/i,
    unless: byYou('to'),
    on: bad,
    by: 'neg',
  },
]
