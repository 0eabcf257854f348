// A few words with a sense in them (a smell, a silence, a chair that is empty) get a soft word on it, not a receipt.
const senses: [string, RegExp][] = [
  ['sense.smell', /^(?:the |that |a |his |her |your )?(?:\p{L}+ )?(?:smells?|scent|stink|reek|whiff)\b/iu],
  [
    'sense.silence',
    /^(?:the |that |a )?(?:\p{L}+ )?(?:silence|quiet|hush|stillness)\b(?! time)|^when(?:ever)? .*\b(?:goes|is|gets|falls|go|get) (?:so |too |all )?(?:quiet|silent|still)$/iu,
  ],
  [
    'sense.late',
    /^(?:when(?:ever)? )?(?:the |a |your )?(?:phone|doorbell|landline|bell|knock|siren)s?\b.*\b(?:rings?|ringing|goes|at night|late|after|midnight|door)\b/iu,
  ],
  [
    'sense.sound',
    /^(?:the |that |a )?(?:\p{L}+ )?(?:sound|noise|voice|click|creak|hum|tick(?:ing)?|footsteps|song|tune|ringtone|slam)\b/iu,
  ],
  [
    'sense.watched',
    /^(?:just )?(?:when|whenever) (?:people|someone|somebody|anyone|they|everyone|he|she|strangers|men|a \p{L}+|others)(?:'s|'re)? (?:\p{L}+ )?(?:stands?|standing|stares?|staring|looks?|looking|watch\p{L}*|whispers?|whispering|sighs?|laughs?|follows?|following|comes?|sits?|leans?|touch\p{L}*|goes quiet|go quiet|raises?|shouts?|argues?|interrupts?)\b/iu,
  ],
  [
    'sense.crowd',
    /\b(?:crowds?|crowded|packed|queues?|rush hour|supermarkets?|open[- ]plan|busy (?:rooms?|trains?|shops?|streets?)|small talk|parties)\b/iu,
  ],
  ['sense.since', /^(?:ever )?since (?:the|your|they|we|he|she|you|it|that|school|work|last|then|\d)/iu],
  [
    'sense.gone',
    /^(?:the |his |her |their |your )?(?:empty|other side of the|unused|old) (?:chair|bed|side|room|seat|place|plate|house|coat|bowl|nest|desk|collar|basket)\b|^(?:his|her) (?:\p{L}+ )?(?:coat|slippers|mug|cup|chair|glasses|voice|handwriting|jumper|hat|shoes|side|scarf|watch|number)\b/iu,
  ],
  [
    'sense.cosy',
    /\b(?:tea|coffee|cocoa|bath|blankets?|fire(?:place|side)?|candles?|book|radio|cat on|dog on|rain on|nobody talking|no one talking|peace and quiet|duvet|hammock|sofa|hot water bottle|crossword|stove|kettle|sunshine|birdsong|pyjamas)\b/iu,
  ],
  [
    'sense.nights',
    /\b(?:games?|gaming|energy drinks?|netflix|youtube|anime|series|headphones|discord|playstation|xbox|scrolling)\b/iu,
  ],
  [
    'sense.place',
    /^(?!when|after|before|since|in )(?:your |the |our )?(?:\p{L}+(?:'s|s')? )?(?:\p{L}+ )?(?:farm|kitchen|garden|village|house|cottage|allotment|beach|island|river|lake|barn|orchard|workshop|shed|porch|balcony|church|library|school|street|valley|hills|sea|harbour|woods|forest|field)\b/iu,
  ],
  [
    'sense.time',
    /^(?:on |every |most |early |late )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|afternoons?|mondays?|christmas|winters?|weekends?|bedtime|the end of (?:the )?\p{L}+)\b/iu,
  ],
  [
    'sense.doing',
    /^(?!(?:nothing|something|anything|everything|being|going|feeling|having|morning|evening|dying|crying|failing|losing|lying|drinking|drowning|smoking|fighting|arguing|worrying|overthinking|bullying|hurting|cutting|starving|panicking|shouting|screaming|nagging|waiting|moving|cheating|gambling|not)\b)\p{L}{3,}ing(?: (?:with|in|on|at|by|alone|outside|early|to|my|the|along|up|in)\b.*)?$/iu,
  ],
]

/** The class of lines for a fragment already turned to "you", or nothing special. */
export const senseOf = (text: string): string | undefined =>
  senses.find(([, pattern]) => pattern.test(text))?.[0]
