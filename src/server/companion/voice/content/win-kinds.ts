// What kind of good news it is, by plain words: each kind has sentences of its own, about what it took or what it
// means. `sure`: words that tell good news by themselves, so that the weights need only not be against it.
type Kind = { name: string; sign: RegExp; sure?: boolean }

/** What people give up, and count the days of. */
const vices =
  'cigarettes?|fags?|smok(?:e|es|ing)|vap(?:e|es|ing)|drink(?:s|ing)?|alcohol|wine|beer|booze|weed|joint|bets?|betting|gambling|casino|scratch ?cards?|lottery|sugar|sweets|chocolate|crisps|takeaways?|caffeine|coffee|energy drinks?|phone|screens?|scrolling|social media|instagram|tiktok|facebook|online shopping|shopping|biting my nails|shouting|self-harm|a relapse|panic attacks?|checking (?:his|her)|texting (?:him|her)|crying'

/** In this order: what others answered comes before what was asked, and what was kept up before the single deed. */
const kinds: Kind[] = [
  {
    name: 'kept',
    sign: new RegExp(
      `\\b(?:days?|weeks?|months?|years?|nights?|mornings?)(?: now| straight)? (?:(?:without|off|free of) (?:(?:an?|any|the|touching|buying|having|eating|using|a single|my) )*(?:${vices})|clean|sober|smoke-free)\\b|^no (?:${vices})\\b.* (?:for|in) (?:\\d+|\\w+) (?:days|weeks|months|nights|years)\\b|\\bhaven't (?:drunk|smoked|gambled|vaped|bitten|relapsed|touched a drop|had an? (?:${vices}))\\b.* (?:in|for|since)\\b|\\b(?:sober|clean) (?:for|since)\\b`,
      'i',
    ),
    sure: true,
  },
  // What else was done without, or day after day: only where the weights hear a win in it.
  {
    name: 'kept',
    sign: /\b(?:days?|weeks?|months?|nights?) (?:without|in a row|straight|running)\b|^no [a-z]+(?: \w+){0,4} (?:for|in) (?:\d+|\w+) (?:days|weeks|months|nights|years)\b|\bhaven't (?:\w+ ){1,5}(?:in|for|since) (?:\w+ ){0,2}(?:days|weeks|months|years|monday|january|new year|christmas|easter)\b/i,
  },
  {
    name: 'yes',
    sign: /\b(?:asked|invited)\b.*\b(?:(?:she|he|they) (?:did|said (?:yes|ok|okay|of course|she'd|he'd|they'd love)|agreed|came|wrote (?:her|his|their) number|gave me (?:her|his|their) number|laughed and said)|that's a yes|said yes|a yes\b)/i,
    sure: true,
  },
  {
    name: 'heard',
    sign: /\b(?:told|asked|said|wrote|complained)\b.*\b(?:(?:and|so) (?:now )?(?:he|she|they)(?:'s|'ve| has| have)? (?:stopped|does|do|did|paid|listened|apologi[sz]ed|backed (?:down|off)|gave it back|fixed it|changed it|moved|refunded)|every penny|paid (?:up|in full)|got it back)\b/i,
    sure: true,
  },
  {
    name: 'steady',
    sign: /\bdidn't (?:cry|shout|snap|lose (?:my temper|it)|panic|raise my voice|swear|rise to it|take the bait|slam)\b|\b(?:kept|stayed) (?:calm|steady|cool|my (?:voice|temper|head|cool))\b|\bkept my voice\b|\bwithout (?:crying|shouting|snapping|panicking|losing it)\b/i,
    sure: true,
  },
  {
    name: 'paid',
    sign: /\bpaid (?:off|back|the last|it all)\b|\b(?:debt|loan|mortgage|credit card|overdraft)\b.*\b(?:gone|cleared|paid|zero)\b|\bcleared (?:the|my) (?:debt|loan|overdraft|card)\b|\bdebt[- ]free\b|\bpaid the last of\b/i,
    sure: true,
  },
  {
    name: 'passed',
    sign: /\b(?:passed(?<!\b(?:since|before|after|when|until) (?:my )?\p{L}+ passed)(?! (?:by|him|her|them|away|on|out|over|down|round|around|through|me|us|it)\b)(?!.{0,30}\b(?:schools?|house|street|shop|church|hospital|grave|cemetery|station|park|office|pub|home|window|gate|door|salt|peas)\b)|graduated|got (?:a|an) (?:a|b|distinction|merit|first)\b|got (?:my|the) (?:licence|license|certificate|diploma|degree|badge|ticket))\b/iu,
  },
  {
    name: 'saidno',
    sign: /\bsaid no (?:to|and)\b|\bturned down the\b|\bI (?:told|said to) (?:him|her|them|my \w+) (?:no\b|I can't|I won't|I wasn't going)/i,
  },
  {
    name: 'game',
    sign: /\b(?:beat (?:that|the) (?:boss|level|game)|hit (?:diamond|gold|plat|platinum|master|level)|ranked? up|high score|lets go|personal best|new pb)\b/i,
  },
  { name: 'slept', sign: /\bslept (?:\w+ ){0,4}(?:well|through|hours|night|like a log|in my own bed)\b/i },
  {
    name: 'chore',
    sign: /\b(?:got (?:up|dressed|out of bed)|showered|had a shower|washed my hair|opened the (?:curtains|post|window)|made (?:the|my) bed|did the (?:dishes|washing[- ]up|laundry)|brushed my teeth|left the house)\b/i,
  },
  {
    name: 'letgo',
    sign: /\b(?:deleted (?:his|her|their|the|that|my) |blocked (?:him|her|them|my ex)|threw (?:out|away) (?:his|her|the last)|moved out of|left him\b|left her\b|unfollowed|handed back (?:his|her))/i,
  },
  {
    name: 'body',
    sign: /\b(?:walked|swam|ran|cycled|climbed|lengths?|kilomet(?:re|er)s?|km\b|miles?|hiked|jogged|danced|stood up by|reached the shelf|up the stairs|rode)\b/i,
  },
  {
    name: 'first',
    sign: /^(?:my )?first (?:shift|day|night|week|lesson|class|gig|match|drive|month|service|delivery|customer|patient)\b/i,
  },
  {
    name: 'alone',
    sign: /\b(?:by myself|all by myself|on my own|without (?:any )?help|nobody helped)\b|\b(?:rang|phoned|called|read|wrote|answered|filled)\b.*\b(?:myself|in (?:english|german|french|spanish|italian|dutch|polish|portuguese|arabic|turkish|welsh|mandarin|russian|swedish|norwegian|danish|greek))\b/i,
  },
  {
    name: 'spoke',
    sign: /\b(?:spoke up|put (?:up )?my hand|put my hand up|said (?:it|something|the thing|what)|told (?!him to|her to|them to)\w+|read (?:my|it|a|the) .*(?:out loud|aloud)|out loud|gave (?:a|my|the) (?:speech|talk|presentation)|apologi[sz]ed|answered (?:in|the)|asked (?:for|the|him|her|my)|rang|phoned|stood up (?:and|in|to|for))\b/i,
  },
  {
    name: 'made',
    sign: /\b(?:cooked|baked|made (?:a|an|my|the|bread|soup|jam)|built|sewed|knitted|planted|painted|fixed|mended|repaired|grew|brewed|carved|welded|wrote (?:a|my) (?:poem|song|story)|came out (?:right|well|perfect)|tasted|from memory|recipe)\b/i,
  },
  {
    name: 'given',
    sign: /\b(?:got the|we got the|got (?:picked|accepted|chosen|promoted|hired|in\b|an offer|a place)|won\b|they (?:made|picked|chose|want|offered|gave) (?:me|my|us)|(?:was|been) (?:offered|accepted|chosen|promoted|picked)|sold my|keys to|I'm (?:in\b|hired))\b/i,
  },
  {
    name: 'finished',
    sign: /\b(?:finished|completed|handed in|submitted|sent off|cleared|cleaned|tidied|sorted|unpacked|filed|got through|the last (?:box|page|exam|one)|done with)\b/i,
  },
  {
    name: 'others',
    sign: /^first (?:lambs?|tomatoes|calf|calves|piglets|chicks|eggs|strawberries|roses|snowdrops|swallows|potatoes|beans|apples|kittens|puppies|foal)\b|^(?:my|our|the|mum|mom|dad|nan|gran|grandad|he|she)\b.*\b(?:knew my name|recognised me|recognized me|said (?:his|her|my) (?:first|name)|first (?:word|words|steps?|sentence|whole|tooth)|laughed (?:today|again)|ate (?:a whole|all)|smiled at me|squeezed my hand|rang me first|called me (?:mum|mom|dad)|let me (?:hold|brush|hug|help|cut|wash|feed)|slept through)\b/i,
    sure: true,
  },
]

export function kindOfWin(text: string): { name: string; sure: boolean } | undefined {
  const kind = kinds.find(each => each.sign.test(text))
  return kind && { name: kind.name, sure: !!kind.sure }
}

const signs: [string, RegExp][] = [
  [
    'tries',
    /\b(?:(?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)) (?:go|time|try|attempt)|after (?:\w+ ){0,2}(?:fails|failing|tries|attempts)|at last|finally)\b/i,
  ],
  ['at-once', /\bfirst (?:go|try|attempt|time lucky)\b/i],
  [
    'age',
    /\b(?:at|I'm|I am|aged) (?:fifty|sixty|seventy|eighty|[5-9]\d)\b|\b(?:[5-9]\d|(?:fifty|sixty|seventy|eighty)(?:-\w+)?) years old\b/i,
  ],
  ['since', /\bsince (?:my|the|I|he|she|last|it)\b|\bfirst time (?:in|since)\b/i],
  [
    'handed',
    /\b(?:grandmother|grandfather|gran|nan|grandma|grandad|mum|mom|mother|dad|father|aunt|uncle)'s\b/i,
  ],
  [
    'tongue',
    /\bin (?:english|german|french|spanish|italian|dutch|polish|portuguese|arabic|turkish|welsh|mandarin|russian|swedish|norwegian|danish|greek)\b/i,
  ],
  ['chosen', /\b(?:they (?:made|picked|chose|want|offered)|picked|chosen|promoted|hired)\b/i],
  ['keys', /\bkeys\b/i],
  [
    'trust',
    /\b(?:let me (?:lock up|close|drive|run|hold|do)|trusted me|left me in charge|gave me the keys)\b/i,
  ],
  ['long', /\b(?:years|months|weekends|weeks)\b/i],
  ['dear', /\b(?:mum|mom|dad|mother|father|nan|gran|wife|husband) (?:was alive|started|died|left)\b/i],
  ['again', /\b(?:knew my name|recogni[sz]ed me|squeezed|again)\b/i],
  ['grown', /^first (?!word|step|tooth)/i],
  [
    'kind',
    /\b(?:lovely|kind|nodded|nobody laughed|listened|hugged|understood|nice) ?(?:about it|and|me|to me)?\b/i,
  ],
  ['thing', /\b(?:car|house|flat|van|boat|bike|truck|taxi|tractor|mortgage)\b/i],
  ['on-own', /\bon my own\b/i],
]

export const signsOfWin = (text: string): ReadonlySet<string> =>
  new Set(signs.filter(([, sign]) => sign.test(text)).map(([name]) => name))
