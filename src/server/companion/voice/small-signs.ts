// The telling small words, in order of worth, and when what looks like one is none: only data, read by small-words.ts.
import type { Tone } from './meaning.ts'
import { ageIn, spanIn, spelt } from './numbers.ts'

/** How a sign is found in words already turned to "you". `lines` names the class of its lines, "small:again". */
export type Sign = {
  lines: string
  find: RegExp
  /** What looks like the sign and is not. */
  unless?: RegExp
  /** On which sides it tells something; where nothing is said, on all. */
  on?: readonly Tone[]
  /** The side it has by itself, where nothing else says. */
  by?: Tone
  /** The person's few words that its lines may say again; without them it is no sign. */
  words?: (found: RegExpMatchArray, told: string) => Record<string, string> | undefined
}

const bad = ['neg'] as const
const good = ['pos'] as const
const notGood = ['neg', 'any'] as const

/** "You took the car without asking": then nobody else did it. */
const byYou = (deed: string) =>
  new RegExp(`(?:^|[,.;] (?:and |but |so |then )?|\\band )you(?:'ve|'d)?\\b[^,.;]*\\b(?:${deed})`, 'i')

/** "They were late for the third time" is somebody's doing; what one does oneself again is not held up to one. */
const ownDeed =
  /(?:^|[,.;:] |\b(?:and|that|running|every \p{L}+|times|because|which) )you\b|\byou(?:'ve|'re|'d)\b|^\p{L}+(?:ed|ote|ept|ought)\b/iu
/** "We can walk again", "good friends again": something has come back, and is no burden. */
const comesBack =
  /\bagain and again\b|\b(?:never|not|until|till|before|if|when|whether|like|as|can|could|let|lets|able|start|started|begin|over|is|are|was|be|being|feels?|felt|turns|has|have|come|asked|opened?|put|took|lie|lay|got moving|closed?|shut|folded|back|up|round)\b[^,.]*\bagain\b|(?:n't|'s|'re|'ve)\b[^,.]*\bagain\b/i

const nths = 'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
const counted =
  'time|week|month|year|day|night|morning|evening|weekend|spring|summer|autumn|winter|season|term|game|match|shift|round|letter|christmas|one|go|(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const smallThings =
  'coupon|voucher|form|receipt|parking (?:space|spot)|bins?|cup|mug|spoon|fork|dish(?:es)?|plate|sandwich|chair|seat|towel|remote|socks?|hedge|tip|recipe|typo|comma|stamp|signature|button|milk|biscuits?|toast|crumbs|tea ?bag|curtains?|fare|change|pence|sauce|pen|stapler|yoghurt|lunch|washing[- ]up|dishwasher|thermostat|charger|bus ticket|ticket|label|lid|lunchbox|sweets?|cake|toy|ball|trolley|tray|key|lights?|light bulb|door|window|bag|napkins?|barcode|queue|card|haircut|emoji|like|photo|game'
const days =
  "your (?:\\p{L}+ )?(?:birthday|wedding day|day off|anniversary|first day|last day|night off)|(?:christmas|boxing|mother's|father's|valentine's|new year's) (?:day|eve)|christmas|eid|diwali|easter sunday"
const tongues =
  'english|german|french|spanish|italian|dutch|swedish|finnish|norwegian|danish|polish|portuguese|welsh|irish|gaelic|arabic|turkish|greek|russian|japanese|korean|mandarin|chinese|swahili|hindi|urdu|lakota|sign language'

/** In order of worth: the first that is found is told. */
export const signs: readonly Sign[] = [
  { lines: 'behind-back', find: /\bbehind your back\b/i, by: 'neg', on: bad },
  {
    lines: 'unasked',
    find: /\bwithout (?:even |ever )?(?:asking|consulting|checking with)\b|\bnobody (?:even )?(?:asked|consulted) (?:you|what you|if you)\b|\b(?:didn't|never) (?:even |once )?ask(?:ed)? you (?:first|if|whether)\b/i,
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
    unless: /\b(?:won't|can't|don't|never|doesn't|couldn't|wouldn't|feel|felt)\b[^,.]*in front of/i,
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
    find: /\byou(?:'re| are| were) the only (?!one on\b)/i,
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
  // What went well, and the little word that says what it cost.
  {
    lines: 'tongue',
    find: new RegExp(`\\bin (${tongues})\\b`, 'i'),
    on: good,
    words: found => ({ tongue: found[1]! }),
  },
  {
    lines: 'then-now',
    find: /\b(?:last (?:month|week|year|spring|summer|autumn|winter)|(?:\p{L}+|\d+) (?:weeks|months|years) ago|a year ago|until last (?:month|year))\b[^.]*\b(?:couldn't|wouldn't|didn't dare|wasn't able)\b/iu,
    on: good,
  },
  { lines: 'first-since', find: /\b(?:the |your )?first (?:\p{L}+ ){0,4}since\b/iu },
  {
    lines: 'first-in-ages',
    find: /\bfirst (?:\p{L}+ ){1,3}in (?:ages|years|months|weeks|a (?:long|while)|(?:\p{L}+|\d+) (?:years|months|weeks)|so long|forever)\b/iu,
    on: good,
    by: 'pos',
  },
  {
    lines: 'held-back',
    find: /\byou(?:'ve)? (?:didn't|haven't) (?:even )?(?:cry|cried|shout|shouted|snap|snapped|apologi[sz]ed?|hide|run|panic|panicked|leave|give up|give in|look away|flinch)\b|\bwithout (?:crying|shouting|stopping|leaving|hiding|snapping|running|your voice|panicking|apologi[sz]ing|going outside|giving in)\b/i,
    on: good,
  },
  {
    lines: 'alone-bad',
    find: /\b(?:on your own|by yourself|all alone)\b/i,
    unless: /\b(?:like|rather|prefer|want|better|happy)\b[^.]*(?:on your own|by yourself|alone)/i,
    on: bad,
  },
  {
    lines: 'stopped-it',
    find: /\byou (?:finally )?(?:told|asked|said to|wrote to) [^.]*\band (?:he|she|they)(?:'s| has|'ve| have)? (?:stopped|apologi[sz]ed|listened|agreed|said (?:fair enough|ok|okay|sorry|yes))\b/i,
    on: good,
  },
  {
    lines: 'met',
    find: /\b(?:and|,) (?:he|she|they|it) (?:did|said (?:yes|\p{Lu}\p{L}+day)|agreed|picked up|listened|worked|came out right|paid|came)(?=$|[,.]| every| all| right)/u,
    unless: /n't\b|\bnever\b/i,
    on: good,
  },
  {
    lines: 'second-go',
    find: /\b(?:second|third|fourth|fifth) (?:go|try|attempt)\b/i,
    on: good,
  },
  {
    lines: 'took',
    find: /\b(?:took|taken|takes)\b/i,
    on: ['pos', 'any'],
    words: (_, told) => {
      const span = spanIn(told.slice(told.search(/\b(?:took|taken|takes)\b/i)), 'took')
      return span && { span: span.text }
    },
  },
  {
    lines: 'instead-good',
    find: /\byou\b[^.]*\b(?:instead of|rather than) (?:\p{L}+ )?\p{L}+ing\b/iu,
    on: good,
  },
  {
    lines: 'anyway',
    find: /\byou\b[^.]*\b(?:anyway|all the same)\b/i,
    on: good,
  },
  {
    lines: 'actually',
    find: /\byou actually\b|\band actually\b/i,
    on: good,
  },
  {
    lines: 'last-good',
    find: /\b(?:paid|finished|cleared|posted|sent|handed|emptied|unpacked|signed|did|done|packed|came out)\b[^.]*\bthe last (?:of|one|box|payment|exam|bit|page|form|shift|load|piece)\b|\bthe last of [^.]*\b(?:paid|gone|posted|done|went|finished|cleared)\b/i,
    on: good,
    by: 'pos',
  },
  {
    lines: 'own-thing',
    find: /\b(?:got|have|bought|opened|rented|signed for|moved into)\b[^.]*\byour own (?:place|flat|room|door|car|business|money|keys?|kitchen|house|home|shop|front door|bed)\b/i,
    on: good,
  },
  {
    lines: 'whole',
    find: /\byou(?:'ve)? (?:\p{L}+ ){0,2}(?:read|ate|cooked|wrote|walked|swam|finished|answered|opened|signed|sang|played|learne?[dt]|drove|sat|did|cleaned|painted|cleared|carried)\b[^.]*\b(?:(?:a|the) whole (?!(?:time|thing|day|afternoon|evening|morning|night|hour|weekend|month|year|life|week|family|way|lot|of)\b)\p{L}+|all (?:of it|of them|\p{L}+(?:-\p{L}+)? of them)|every (?:single )?(?:penny|one|page|word|envelope|last|bit|stop|question|step|note|sheet))\b/iu,
    on: good,
  },
  // Counted: how often, how long.
  {
    lines: 'nth-bad',
    find: new RegExp(
      `\\bfor the ((?:${nths}) (?:${counted}))|\\b((?:${nths}) (?:${counted})) (?:in a row|running|now|this (?:week|month|year|term)|already)\\b`,
      'iu',
    ),
    unless: ownDeed,
    on: bad,
    words: found => ({ nth: (found[1] ?? found[2]!).toLowerCase() }),
  },
  {
    lines: 'nth',
    find: new RegExp(
      `\\bfor the ((?:${nths}) (?:${counted}))|\\b((?:${nths}) (?:${counted})) (?:in a row|running|now|this (?:week|month|year|term)|already)\\b`,
      'iu',
    ),
    words: found => ({ nth: (found[1] ?? found[2]!).toLowerCase() }),
  },
  {
    lines: 'row',
    find: /\bin a row\b|\b(?:days|nights|weeks|months|years|times|games) (?:running|on the trot|straight)\b|\bback to back\b/i,
    unless: ownDeed,
    on: bad,
  },
  {
    lines: 'row',
    find: /\byou\b[^.]*(?:\bin a row\b|\b(?:days|nights|weeks|months|years|times|games) (?:running|on the trot|straight)\b)/i,
    on: good,
  },
  {
    lines: 'times',
    find: /\b(?:asked|asks|came|comes|rang|rings|called|told|sent|changed|moved|cancelled|postponed|lost|said|refused|tried)\b[^,.]*\b((?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred|a dozen|\d\d?) times)\b(?! (?:a|per|as|the|each|more|bigger|in a row)\b)/i,
    unless: ownDeed,
    on: bad,
    words: found => ({ times: spelt(found[1]!) }),
  },
  {
    lines: 'time-left',
    find: /\b(?:left|to go|more)\b/i,
    on: bad,
    words: (_, told) => {
      const span = spanIn(told, 'left')
      return span && { span: span.text }
    },
  },
  {
    lines: 'span-count',
    find: /\b(?:days|nights|weeks)\b/i,
    words: (_, told) => {
      const span = spanIn(told, 'lasted')
      return span && !span.long && span.told ? { span: span.text } : undefined
    },
  },
  {
    lines: 'span-long',
    find: /\b(?:months|years?|decades?|seasons|terms)\b/i,
    words: (_, told) => {
      const span = spanIn(told, 'lasted')
      return span?.long ? { span: span.text } : undefined
    },
  },
  // What was not said or done about it.
  {
    lines: 'no-answer',
    find: /\bon read\b|\b(?:nobody|no one) (?:answered|replied)\b|\b(?:no|without an?) (?:answer|reply|response)\b|\b(?:hasn't|haven't|didn't|never|won't|doesn't) (?:even )?(?:repl(?:y|ied)|answer(?:ed)?|writt?en? back|call(?:ed)? back|text(?:ed)? back|rung back|respond(?:ed)?)\b/i,
    unless:
      /\byou (?:haven't|didn't|never|won't|don't)\b[^.]*(?:repl|answer|back|respond)|ha(?:d|ve) no answer/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'unspoken',
    find: /\b(?:(?:nobody|no one|neither of you|none of you|you both)\b[^,.]{0,20} (?:talks?|speaks?|mentions?|mentioned|said anything|says anything|says it)|(?:isn't|not|hasn't|haven't|doesn't|don't) (?:say|saying|said) (?:anything|a word)|haven't talked (?:about|of) it|don't talk about it|never talk about it|only talk about)\b/i,
    on: notGood,
  },
  {
    lines: 'said-nothing',
    find: /\byou (?:just |only )?(?:stood there(?! with)|said nothing|laughed it off|smiled(?! at| back)|nodded(?=$|[,.]| and)|bit your tongue|kept quiet|went (?:a bit )?quiet|let it go|didn't (?:say|answer)(?: anything| a word| back)|couldn't (?:speak|answer)|said (?:it was|you were|that's|it's) (?:fine|ok|okay))\b/i,
    on: notGood,
  },
  {
    lines: 'went-off',
    find: /\byou (?:had to |just |then )?(?:go|went)(?: out| outside| off)?(?:,? and| to)? (?:sit|sat|stand|stood|hide|hid|eat|ate) (?:in|on|out|outside|by|under)\b(?! (?:his|her|their) room)|\byou (?:sat|stood) in the (?:car|shed|garden|toilets?|bathroom|van|prep room|stairwell|cupboard|porch|park)\b(?!.*\buntil\b)/i,
    on: notGood,
  },
  {
    lines: 'cried',
    find: /\byou (?:just |then |even )?(?:cried|sobbed|burst into tears|ended up crying)\b(?! (?:with|from|laugh))/i,
    unless: /\b(?:relief|happy|joy|laugh|stranger|kind|got in|passed|won|help)/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'so-close',
    find: /\bso close\b|\bby (?:one|two|three|a) (?:points?|marks?|goals?|minutes?|votes?|seconds?|hair|whisker|per ?cent)\b/i,
    on: bad,
  },
  {
    lines: 'not-once',
    find: /\b(?:not|never|n't) once\b|n't once\b|\b(?:didn't|haven't|hasn't)\b[^,.]* once(?=$|[,.])/i,
  },
  { lines: 'not-one', find: /\bnot (?:one|a single)\b(?! (?:of you|day|to)\b)|\bnone of (?:them|your)\b/i },
  {
    lines: 'not-even',
    find: /(?:\bnot|n't|\bwithout) even\b/i,
    unless: /even (?:though|if|when|know|care|sure|want|mind|surprised|angry|mad|hungry)/i,
    on: bad,
  },
  {
    lines: 'even-good',
    find: /\beven\b/i,
    unless: /\beven (?:though|if|when|so|in|with|more|better|after|got)\b|(?:n't|not|never) even/i,
    on: good,
  },
  {
    lines: 'child-age',
    find: /\b(?:he|she|he's|she's|only)\b/i,
    unless: /\b(?:since|born|turns|turned)\b/i,
    on: notGood,
    words: (_, told) => {
      const age = ageIn(told, 'child')
      return age && { age: age.text }
    },
  },
  {
    lines: 'young-own',
    find: /\byou(?:'re| are)\b/i,
    unless: /\bfeel\b/i,
    on: bad,
    words: (_, told) => {
      const age = ageIn(told)
      return age && age.years < 20 ? { age: age.text } : undefined
    },
  },
  {
    lines: 'instead',
    find: /\binstead\b(?! of)/i,
    on: bad,
  },
  // It goes on.
  {
    lines: 'every-time',
    find: /\bevery (?:single )?time\b/i,
    on: bad,
  },
  {
    lines: 'over-and-over',
    find: /\byou (?:just )?(?:keep|kept|can't stop) (?:thinking|hearing|seeing|replaying|dreaming|remembering|going (?:over|back)|wondering|picturing|checking|refreshing|looking|reading|rereading|listening|expecting|imagining|hiding|coming back)\b/i,
    on: notGood,
  },
  {
    lines: 'they-keep',
    find: /\b(?:keeps|keep|kept) (?:on )?(?!(?:something|anything|everything|nothing|going)\b)\p{L}+ing\b/iu,
    unless: /\byou(?:'ve)? (?:just |always |can |could )?(?:keep|kept)\b/i,
    on: bad,
  },
  {
    lines: 'again-bad',
    find: /\bagain\b/i,
    unless: comesBack,
    on: bad,
  },
  {
    lines: 'again',
    find: /^(?:they|he|she|the|your|it) (?!is\b|was\b)[^,.]*\bagain(?=$|[,.]| (?:today|yesterday|last|this|and)\b)/i,
    unless: comesBack,
    on: ['any'],
  },
  { lines: 'finally', find: /\bfinally\b/i },
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
