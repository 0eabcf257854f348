// What hurried writing leaves out and an echo must not: the apostrophe of "dads new wife", the capital of "october".
const kin =
  'dad|mum|mom|mam|nan|gran|grandad|grandma|brother|sister|boss|husband|wife|boyfriend|girlfriend|partner|son|daughter|friend|mate|uncle|auntie|aunt|cousin|ex|manager|teacher|neighbour|landlord|granddaughter|grandson|flatmate'
/** Only words that are hardly verbs: "my brothers live" and "my friends support me" stay as they are. */
const owned =
  'new|old|ex|best|favourite|house|home|flat|room|car|wife|husband|girlfriend|boyfriend|partner|kids?|baby|mum|mom|dad|sister|brother|parents|family|friends?|dog|cat|funeral|wedding|birthday|party|grave|ashes|things|stuff|clothes|coat|shoes|ring|watch|chair|bed|phone|laptop|job|office|shop|pension|money|debts?|recipes?|books?|letters?|photos?|voice|name|face|hands?|handwriting|drinking|temper|moods?|surgery|operation|diagnosis|scan|results|illness|cancer|dementia|memory|death|side|back|place|garden|kitchen|cooking|message|messages|email|words|fault|secret|idea|turn|anniversary|teacher|school|class|coach|dentist|doctor|nursery|mates?|exams?|homework|tutor|leaving|graduation|christening|boss|landlord|flatmate|dress|football|medicine|meds|tablets'
const possessive = new RegExp(
  `\\b((?:my|his|her|our|their|your|a|the|all|is|was|not|and|of|to|at|for|with|about|from|in|by|on) |^|[.,;!?] )((?:(?:best|old|little|big|older|younger) )?(?:${kin}))s (?=(?:${owned})\\b)`,
  'gi',
)
const parents =
  /\b((?:my|his|her|our) |^|[.,;!?] |\b(?:and|but|so|because|since|when|cos) )(dad|mum|mom|mam|nan|gran|grandad|boss)s (?=(?:being|gone|back|ill|sick|dying|drunk|drinking|always|not|got|started|moved|leaving|going|coming|a|the|still|so|in|on|working|acting|never|just|been|really|getting|moving|selling|annoying|driving|making|mad|angry|upset)\b)/gi
const lowerCase =
  /\b(?:january|february|april|june|july|august|september|october|november|december|christmas|easter|ramadan|diwali|hanukkah|english|french|spanish|german|italian|british|american|irish|scottish|indian|chinese|muslim|catholic|christian|jewish|london|paris|facebook|instagram|tiktok|whatsapp|youtube|netflix)\b/g

export const withMarks = (text: string): string =>
  text
    .replace(
      /\b(now|thinks?|said|says|reckons?|knows?|because|hopes?|means|guess|if|but) its (?=\w)/gi,
      "$1 it's ",
    )
    .replace(
      /\bits (?=(?:worse|better|gone|late|early|easy|weird|cold|hot|dark|broken|raining|happening|starting|finished|done|going|coming|killing|making|been|hard|harder|fun|boring|quiet|loud|nice|bad|good|great|horrible|awful|normally|usually|honestly|literally|actually|more|about|two|three|babyish|christmas|ramadan|eid|monday|tuesday|wednesday|thursday|friday|saturday|sunday|because|cos|what|when|where|how|why|his|her|your|our|probably|basically|mostly|me|him|us|this|that|nothing|stupid|silly|normal|cool|mad|sad|funny|embarrassing|minus|freezing|boiling|pouring|snowing|absolutely|almost|nearly|half|meant|supposed|affecting|wearing|ruining|costing|taking|breaking|eating|stressing|been|unfair|tiring|exhausting|pointless|crazy|tough|rough|rubbish|insane|huge|tiny|far|closed|full|empty|dead|lonely)\b)/gi,
      "it's ",
    )
    // "me and my mum ain't talking", "work been dragging"
    .replace(
      /\b((?:me|i|him|her|my \p{L}+) and (?:my |his |her |the )?(?!it\b|he\b|she\b|that\b|this\b|there\b|my\b)\p{L}+|we|they|you|parents|friends|kids) isn't\b/giu,
      "$1 aren't",
    )
    .replace(/\bI isn't\b/g, "I'm not")
    .replace(/\bi m (?=\p{Ll}{2})/giu, "I'm ")
    .replace(/\b(I|we|they) been (?=\p{L})/giu, "$1've been ")
    .replace(
      /\b(work|school|life|mum|mom|dad|boss|he|she|it|sleep|everything|college|uni|my \p{L}+[^s\W]) been (?=\p{L}+ing\b)/giu,
      '$1 has been ',
    )
    // "my English not so good"
    .replace(
      /(?<=^|[.,;!?] |\b(?:and|but|because|so|that|if|when|think|know|says?|said|sorry) )((?:my|our|his|her|their|the) \p{L}+) (?=(?:not (?:so |very |that |really )?|very |so |too )(?:good|bad|easy|hard|big|small|well|strong|happy|sad|nice|fast|slow|old|young|far|expensive)\b)/giu,
      '$1 is ',
    )
    // "my stepdad don't speak to me"
    .replace(
      new RegExp(
        `\\b((?:my|his|her|our|their|the) (?:${kin}|stepdad|stepmum|mother|father|dog|cat|baby|car|phone|landlord|coach|doctor)) don't\\b`,
        'gi',
      ),
      "$1 doesn't",
    )
    // "I'm not sad I'm just tired"
    .replace(
      /\b(I'm|he's|she's|it's|they're|we're) not ((?:[\p{L}']+ ){0,2}[\p{L}']+),? \1 (?=(?:just|only) )/giu,
      '$1 not $2, $1 ',
    )
    .replace(/\blike were (?=\w)/g, "like we're ")
    .replace(possessive, (_, before: string, who: string) => `${before}${who}'s `)
    .replace(parents, (_, before: string, who: string) => `${before}${who}'s `)
    .replace(lowerCase, word => word[0]!.toUpperCase() + word.slice(1))
