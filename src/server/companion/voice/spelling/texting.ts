// Chat spelling that only the words beside it can tell: "my cuz" is a cousin and "cuz I left" a reason, "wanted 2 go"
// is no number, "more then me" is no time, "miss okafor said" is a teacher and "miss my dog" is not.
import { createMending, type Mend } from './mending.ts'

/** "aint spoke", "aint got": what is meant is "haven't", or "hasn't". */
const spoken: Record<string, string> = {
  spoke: 'spoken',
  saw: 'seen',
  ate: 'eaten',
  went: 'gone',
  rang: 'rung',
  wrote: 'written',
  did: 'done',
  came: 'come',
  gave: 'given',
  took: 'taken',
  broke: 'broken',
  drove: 'driven',
  forgot: 'forgotten',
  text: 'texted',
  txt: 'texted',
  reply: 'replied',
  call: 'called',
  talk: 'talked',
  ring: 'rung',
}
const aint =
  /(\S+ )\b(?:ain'?t) ((?:even |really |ever |once |properly )?)(spoke|spoken|saw|seen|ate|eaten|went|rang|rung|wrote|written|did|done|came|come|gave|took|taken|broke|drove|forgot|slept|been|had|heard|got|told|talk(?:ed|d)?|text(?:ed|d)?|txt|call(?:ed|d)?|repl(?:ied|y)|ring|left|paid|moved|stopped|changed|made|felt|met|started|said|drank|washed|showered|cooked|cleaned|worked|sorted|checked|missed|cried|smiled|laughed|played|visited|answered|noticed|asked|learned|learnt|won|sold|found|kept|bought)\b/gi
const many = /^(?:i|we|they|you|u|people|ppl|parents|friends|mates|kids|lads|girls|boys|them)$/i

const withHave = (
  _: string,
  who: string,
  how: string,
  verb: string,
  place: string,
  whole: string,
): string => {
  const at = Number(place)
  // "and he ain't" is one, "me and my cousin ain't" are two.
  const pair =
    !/^(?:he|she|it|that|this)$/i.test(who.trim()) &&
    /\b(?:and|n|&) (?:my |his |her |the |our )?(?:\S+ )?$/i.test(whole.slice(Math.max(0, at - 24), at))
  const done = spoken[verb.toLowerCase()] ?? verb
  return `${who}${pair || many.test(who.trim()) ? "haven't" : "hasn't"} ${how}${done}`
}

/** "wanted 2 sink", "scared 2 go", "talk 2 my mum" */
const to =
  /\b(want|wants|wanted|going|got|have|has|had|need|needs|needed|used|try|tries|tried|trying|able|scared|afraid|ready|supposed|like|likes|hate|hates|love|nice|hard|easy|went|go|goes|talk|talks|talked|talking|speak|spoke|listen|listens|listened|back|next|out|happy|glad|sad|how|what|where|due|said|close|begged|promised|forgot|start|started|down|over|lied|moved|sent|gave|lost|wrote|sorry|allowed|made|refused|refuses|excited|nervous|embarrassed|ashamed|tired|used|home|came|come|get|keen|mean|rude|horrible|awful|happened|happens|belongs|asked|told (?:me|him|her|us)|wants me|asked me) 2 (?=(?![a-z]*[^su]s\b)(?!(?:hours?|hrs?|days?|wks?|weeks?|months?|years?|yrs?|mins?|minutes?|more|of|kids|boys|girls|dogs|cats|sisters|brothers|people|ppl|jobs|exams|left|weeks|times|pounds|quid|grand|shifts|new|big|little|different|good|bad|and|n|or)\b)[a-z])/gi
/** "2 much", "2 late", and "me 2" */
const too =
  /\b2 (?=(?:much|many|late|far|hard|soon|long|old|young|loud|tired|busy|scared|shy|sad|expensive|fast|slow|big|small|easy|bad|often|hot|cold|quiet|early|close|ill|proud|embarrassed|stressed)\b)/gi
const tooLast = /(?<=\b(?:me|him|her|them|that|us|mum|dad|it|now)) 2(?=[.!,]|$)/gi

/** "more then me": a comparison, unless something happens then. */
const than =
  /\b((?:more|less|better|worse|rather|older|younger|bigger|smaller|richer|smarter|prettier|faster|slower|harder|easier|happier|nicer|taller|longer|closer|higher|lower|worse|louder|stronger|thinner|cleverer|cooler|busier|other|earlier|later)(?: [\p{L}']+){0,3}) then (?=(?:me|him|us|them|usual|ever|anyone|anybody|everyone|everybody|anything|most|normal|before|expected|that|this|\d+|(?:my|the|his|her|our|their|your|a|any|every|i|he|she|they|we) [\p{L}']+(?=[.,!?]|$| and\b| n\b| but\b| who\b| so\b))\b)/giu

/** "my cuz", "me n my cuzzo" */
const cousin =
  /\b(my|his|her|our|their|your|a|the|lil|little|big|older|younger|baby|fav|favourite|best|nice|first) (cuz|coz|cuzz|cuzzo|cuzzie|cuzin)(s?)\b(?!')/gi
/** "drop out of collage" is about no picture. */
const college =
  /\b(out of|to|at|in|from|into|start|started|starting|left|leave|leaving|finish|finished|finishing|my|for|hate|love|after|of|about|off|this|next|quit|quitting|before|since|community|do|doing) collage(?=s?\b)(?! of\b)/gi
const titles =
  /\b(mr|mrs|ms|dr)(\.?) (?!(?:says|said|is|was|has|told|rang|phoned|called|prescribed|upped|changed|won'?t|can'?t|didn'?t|doesn'?t|wouldn'?t|thinks|reckons|sent|never|and|but|who|to|about|in|on|for|at|just|will|gave|put|thinks|wants|appointment|appt|today|tomorrow|again|or|with|because|cuz|cos|my|i|he|she|they|it|we)\b)([\p{L}][\p{L}'-]+)/giu
/** "miss okafor gave": somebody called so does something. "Miss my nan" and "miss home" have no such verb after them. */
const teacher =
  /(^|[.,!?;] ?|\b(?:with|by|from|and|but|so|because|cuz|cos|told|asked|when|then|for|to|about|of|that|if|n|like|hate|hates|thinks|by|is|think|said) )miss (?!(?:she|he|they|i|we|my|him|her|his|them|you|u|it|the|a|our|home|being|having|said|is|was|mum|dad|nan|everyone|those|that|this|when|how|school|work|gave|put|told|says|people)\b)(\p{L}[\p{L}-]{2,})(?=(?:'s)? (?:gave|said|told|moved|put|made|makes|is|was|has|had|keeps|kept|never|always|just|won'?t|did|didn'?t|does|doesn'?t|took|called|calls|rang|emailed|shouted|shouts|caught|marked|picked|picks|read|let|lets|got|gets|says|hates|thinks|wants|from|sent|saw|asked|asks|kicked|gives|left|wrote|and i|(?:\p{L}+ed|\p{L}+s) (?:me|my|us|him|her|the|at|out))\b|(?=[.!?,]|$))/giu

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** "im knackered m8": said to us, and not of anybody. */
const vocative =
  /(\p{L}{2,})(,?) (?:mate|m8|bro|bruv|fam|pal|blud|dude|lads|guys|sis|hun|babe|cuz|son|lol)(?=[\s.!]*$)/iu
const notCalled =
  /^(?:my|your|his|her|our|their|the|an?|this|that|with|and|to|of|for|by|as|is|was|best|ex|old|new|class|flat|room|house|team|work|school|soul|good|see|saw|met|miss|love|hate|told|called|big|little|lil|step|only|one|like|from|about|two|three|no|own|at|on)$/i

const weekdays: Record<string, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** Each with letters that stand in whatever it could change: most messages have none of them, and are not searched. */
const rules: readonly Mend[] = [
  // "You did your best, Mum, he whispered": somebody's words, whose marks were left out.
  [
    ['said', 'whispered', 'shouted', 'muttered', 'texted', 'wrote'],
    /^((?:you|just let|let|leave|don't|stop|come|go|get|please|it's ok|it's okay|i love you|i'm proud)\b[^"?]{3,60}), (he|she|they|my \p{L}+) (said|whispered|shouted|muttered|texted|wrote)(?=[.!]*$)/iu,
    '"$1", $2 $3',
  ],
  [['ain'], aint, withHave],
  [['finna', 'gon', 'gunna'], /^(?:finna|gonna|gona|gunna) (?=\p{L})/iu, "I'm going to "],
  [['tryna', 'trynna'], /^(?:tryna|trynna|trying to) (?=\p{L})/iu, "I'm trying to "],
  [['bout'], /\b'?bout (?=2\b|to\b)/gi, 'about '],
  [
    ['bout'],
    /(?<!\b(?:an?|the|last|first|this|that|each|every|next|title|drinking|long|bad|boxing|of|second|final|another|one) )'?\bbout (?=(?:it|that|this|my|him|her|them|the|how|what|us|everything|me|u|you|going|work|school|money)\b)/gi,
    'about ',
  ],
  [
    ['bout'],
    /\b(stressing|stressed|worrying|worried|thinking|think|talking|talk|crying|care|forget|forgot|dream|dreaming|mad|sad|scared|heard|lying|joking|complaining|lie|lied|on|excited|nervous|anxious|upset|sorry) '?bout (?=\p{L})/giu,
    '$1 about ',
  ],
  [['feels like'], /^(?:idk,? |i don'?t know,? )?(?:just )?feels like (?=\p{L})/iu, 'it feels like '],
  [
    ['finna', 'gonna', 'gunna', 'gon '],
    /\b(he|she|it|they|we|you|i) (?:finna|gonna|gunna|gon) (?=\p{L})/giu,
    (_, who: string) =>
      `${who}${/^(?:he|she|it)$/i.test(who) ? "'s" : /^i$/i.test(who) ? "'m" : "'re"} going to `,
  ],
  [['hella'], /\b((?:my|his|her|our|the) \p{L}+) hella (?=\p{L})/giu, '$1 is hella '],
  [
    [' 2 '],
    /\b(nothing|something|anything|no one|nobody|someone|somebody|nowhere|no1|some1|sum1|time|money|way|place|reason|chance|excuse|strength|energy) 2 (?=[a-z])/gi,
    '$1 to ',
  ],
  [
    ['people', 'ppl', 'everyone'],
    /\b(people|ppl)((?: (?:at|in) \p{L}+)?) (?:b|be) (?=\p{L}+(?:ing|in)\b)/giu,
    '$1$2 keep ',
  ],
  [
    ['sis ', 'bro ', 'bf ', 'gf ', 'hubby', 'bestie'],
    /^(?=(?:sis|bf|gf|hubby|bestie) (?:wont|won't|got|is|was|said|says|keeps|never|cant|can't|didnt|didn't|doesnt|doesn't|has|told|just|left|broke|thinks|wants|aint|ain't|isnt|isn't|moved|hates|went|rang|dumped|forgot|lost)\b)/i,
    'my ',
  ],
  [
    ['that', 'its', "it's"],
    /(?<!\b(?:and|but|when|because|so|if|though|cuz|cos|cause|says?|said|think|like|bc|n))(?<=\p{L}{3}),? (?:that'?s|its|it's) (?:so |just |actually )?(?:wild|mad|crazy|insane|peak|rough|cold|jokes|a joke|long)(?=[.!]*$)/iu,
    '',
  ],
  [
    ['sum '],
    /\bsum (?=(?:type|kind|sort|time|times|how|thing|people|ppl|of|reason|days|one|more|where|girl|guy|food|sleep)\b)/gi,
    'some ',
  ],
  [['mandem'], /\b(?:the |my )?mandem\b/gi, 'my mates'],
  [['last min'], /\blast min\b/gi, 'last minute'],
  [['wasteman'], /\bwasteman\b/gi, 'waste of space'],
  [['peak'], /,? (?:thats|that's|its|it's) (?:so |bare )?peak(?=[.!]*$)/i, ', that is rough'],
  [
    ['bare '],
    /(?<=\b(?:got|is|was|so|i|had|has|been|feel|feeling|im|i'm|its|it's|there's|with|for) )bare (?=(?:tired|stressed|people|ppl|money|work|homework|sad|long|stuff|things|angry|messages|annoyed|scared|jealous|lonely|bored)\b)/gi,
    (_, at: string, text: string) =>
      /^bare (?:people|ppl|money|work|homework|stuff|things|messages)/i.test(text.slice(Number(at)))
        ? 'a lot of '
        : 'really ',
  ],
  [
    [' b ', ' be '],
    /(?<!\b(?:will|would|can|could|should|might|may|must|to|not|always|'ll|ll|let|never|shall|gonna|wont|won't|cant|can't|couldn't|wouldn't|i'd|he'd|she'd|they'd|i'll|just|and|or|d) )\b(mum|mom|dad|he|she|they|people|ppl|teachers|boss|he|kids|mates|friends|it|we|i|brother|sister|bro|sis) (?:b|be) (?=\p{L}+(?:ing|in)\b)/giu,
    (_, who: string) =>
      `${who} ${/^(?:they|people|ppl|teachers|kids|mates|friends|we|i)$/i.test(who) ? 'keep' : 'keeps'} `,
  ],
  [
    ['bro', 'sis', 'gf', 'bf', 'bff', 'hubby', 'bestie', 'fam'],
    /\b(bro|sis|gf|bf|bff|hubby|bestie|fam)'s\b/gi,
    (_, who: string) =>
      `${({ bro: 'brother', sis: 'sister', gf: 'girlfriend', bf: 'boyfriend', bff: 'best friend', hubby: 'husband', bestie: 'best friend', fam: 'family' } as Record<string, string>)[who.toLowerCase()]}'s`,
  ],
  [
    ['i know but'],
    /(?<=\b(?:small|silly|stupid|little|daft|petty|dumb|minor|tiny)(?: thing)?),? i know,? (?=but\b)/gi,
    ' ',
  ],
  [['nah', 'naw', 'no'], /^(?:nah|naw|no),? (?:cos|cuz|because|but|bc) (?=\p{L})/iu, ''],
  [['let'], /,? let'?s ?go+(?=[\s!.]*$)/i, ''],
  [[' 2 '], /\b(\p{L}+) 2 (?=\1\b)/giu, '$1 to '],
  [
    ['ma '],
    /\bma (?=(?:ex|sister|brother|mum|dad|bf|gf|boss|mates?|head|house|phone|car|job|life|heart|kids?|son|daughter|friends?|best|own|little|lil|man|girl|family|cousin|teacher|manager)\b)/gi,
    'my ',
  ],
  [
    [
      'mate',
      'm8',
      'bro',
      'bruv',
      'fam',
      'pal',
      'blud',
      'dude',
      'lads',
      'guys',
      'sis',
      'hun',
      'babe',
      'cuz',
      'son',
      'lol',
    ],
    vocative,
    (whole, last: string, comma: string) => (comma || !notCalled.test(last) ? last : whole),
  ],
  [['cuz', 'coz'], cousin, (_, whose: string, __: string, more: string) => `${whose} cousin${more}`],
  [['2 '], too, 'too '],
  [
    [' mon', ' tue', ' wed', ' thu', ' fri', ' sat', ' sun'],
    /\b(since|on|til|till|until|next|last|by|every) (mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\b(?! (?:on|at|in|down|there|with|next)\b)/gi,
    (_, before: string, day: string) => `${before} ${weekdays[day.slice(0, 2).toLowerCase()]}`,
  ],
  [
    [' 1 '],
    /\b(the|my|only|this|that|every|just) 1(?= (?:who|that|day|thing|person|time|friend|mate|job|chance|i|in|with|left)\b)/gi,
    '$1 one',
  ],
  [
    ['can', 'don', 'couldn', 'won', 'no '],
    /\b((?:can'?t|don'?t|couldn'?t|won'?t|no) (?!(?:say|have|want|get|need|take|see|give|tell|make|buy|know)\b)\p{L}+) (?=(?:can'?t|don'?t|couldn'?t|won'?t|no) \p{L})/giu,
    '$1, ',
  ],
  [
    ['keep', 'just', 'feel'],
    /(?<=, (?:can'?t|don'?t|couldn'?t|won'?t) \p{L}+) (?=(?:keep|just|feel) )/giu,
    ', ',
  ],
  [
    ['at my', 'at his', 'at her', 'at our'],
    /\b(at (?:my|his|her|our) (?:mum|mom|dad|nan|gran|mate|sister|brother|aunt|auntie|uncle|friend|cousin|boyfriend|girlfriend|ex))s(?=[.,!?]|$| (?:and|n|for|with|cos|cuz|because|til|all|now)\b)/gi,
    "$1's",
  ],
  [[' 2'], tooLast, ' too'],
  [
    [' 2 '],
    /\b(im|i'm|am|is|was|its|it's|are|r|being|far|way|get|gets|getting|got|were|feel|feels) 2 (?=\p{L}+[^s\W](?:[.,!]|$| (?:to|2|for|4|now|rn|agn|again|agen|agian|today|n|and|but|sometimes)\b))/giu,
    '$1 too ',
  ],
  [[' 2 '], to, '$1 to '],
  [
    [' 4 '],
    /(?<=\b(?:waiting|waited|asked|sorry|thanks|not|late|cook|cooked|work|works|did|paid|pay|live|looking|care|bad|good|ready|here|there|except)) 4 (?=(?!hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|mins?|people|ppl|times|of)[a-z])/gi,
    ' for ',
  ],
  [
    ['4 '],
    /\b4 (?=(?:ages|ever|sum1|some1|any1|every1|evry1|each|granted|dad|mum|mom|nan|xmas|uni|college)\b)/gi,
    'for ',
  ],
  [[' then '], than, '$1 than '],
  [['collage'], college, '$1 college'],
  [['manger'], /\b(my|the|her|his|our|our new|new|area|shift|line|store) manger\b/gi, '$1 manager'],
  [
    [' hole '],
    /\b(the|my|a|this) hole (class|day|time|week|thing|family|year|school|night|world|weekend|house|team|life|place|month|summer|lot)\b/gi,
    '$1 whole $2',
  ],
  [
    [' to '],
    /\b(is|was|its|it's|way|getting|are|be|far) to (?=(?:much|late|hard|loud|far|busy|early|expensive|tired|scared|old|young|soon|long|big|small|many)\b)/gi,
    '$1 too ',
  ],
  [[' dr'], /\b(my|the|a|her|his) dr\b(?!\.? \p{Lu})/gu, '$1 doctor'],
  [['infront'], /\bin ?front\b/gi, 'in front'],
  [
    [' of'],
    /\b(i|he|she|we|they) (?:should|could|would|must|might) of\b/gi,
    whole => whole.replace(/of$/i, 'have'),
  ],
  [
    ['who'],
    /\b(whos|who's) (?=(?:gonna|going|the|a|not|always|been|got|never|in|on|so|there|here|this|that|doing|meant|supposed|taking|moving|leaving|\p{L}+ing)\b)/giu,
    "who's ",
  ],
  [
    ['mr', 'ms', 'dr'],
    titles,
    (_, title: string, dot: string, name: string) => `${capital(title.toLowerCase())}${dot} ${capital(name)}`,
  ],
  [['miss'], teacher, (_, before: string, name: string) => `${before}Miss ${capital(name)}`],
  [
    ['guess who'],
    /^guess who(?: just|'s| has)? (?=[^.?!]*\b(?:themselves|their)\b|[^?]*\bthis (?:genius|one|idiot|guy|girl)\b)([^.?!,]+)/i,
    (_, deed: string) => `I ${asOwn(deed)}`,
  ],
  [
    ['imagine being'],
    /^imagine being ([\d\p{L}-]+) and (still )?(\p{L}+ing\b[^.?!]*)/iu,
    (_, age: string, still: string | undefined, doing: string) =>
      `I'm ${age} and I'm ${still ?? ''}${asOwn(doing)}`,
  ],
  [
    ['not even'],
    /(?<=\p{L}) (?=not even (?:my|the|his|her|a|one|once|mum|dad|you|him|her|them)\b[^.,!?]{0,30}$)/giu,
    ', ',
  ],
]

/** "Guess who locked themselves out": of nobody but the one who says it. */
const asOwn = (text: string): string =>
  text.replace(/\b(?:themselves|themself|yourself)\b/gi, 'myself').replace(/\b(?:their|your)\b/gi, 'my')

/** On the words as they were typed, before each is looked at by itself. */
export const inContext = createMending(rules)
