// Whole turns of phrase that learners take over: a question asked in the middle of a sentence, a subject said twice, a
// trade without its article, a possessive without its mark.
import type { Mend } from './mending.ts'

/** "she asked me where is my wife" asks nobody here. */
const turnedRound = (_: string, asks: string, word: string, verb: string, who: string): string =>
  `${asks} ${word} ${who} ${verb}`

const people =
  'mother|father|mum|mom|dad|son|daughter|husband|wife|brother|sister|boss|manager|teacher|friend|doctor|neighbour|landlord|grandmother|grandfather|uncle|aunt|cousin|girlfriend|boyfriend|partner|baby|nephew|niece|colleague|supervisor|roommate|flatmate'

export const learnerPhrases: readonly Mend[] = [
  [
    [' is ', ' are ', ' was '],
    /\b((?:asked|ask|asks|asking|know|knew|understand|understood|wonder|tell|told|explain)(?: (?:me|him|her|us|them|myself))?) (where|who|what|how|why|when) (is|are|was|were) ((?:my|his|her|the|our|their|your) \p{L}+|he|she|it|they|i)(?=[.,!?]|$| (?:and|but|because)\b)/giu,
    turnedRound,
  ],
  [
    ['why do', 'how do', 'where do', 'what do'],
    /\b((?:asked|ask|asks|know|understand|wonder)(?: (?:me|him|her|us|them|myself))?) (why|how|where|what|when) do (i|you|we|they) (?=\p{L})/giu,
    '$1 $2 $3 ',
  ],
  [
    ['how can', 'where can', 'what can', 'why can'],
    /\b((?:don't know|not know|understand|asked me|wonder|know)) (how|where|what|when|why) (can|should|could|will) (i|you|we|they|he|she) (?=\p{L})/giu,
    '$1 $2 $4 $3 ',
  ],
  [
    ['how say', 'how tell', 'how explain', 'how make', 'how do ', 'what do '],
    /\b(know|knew|forgot|learn|understand) (how|what) (say|tell|explain|make|speak|help|fix|ask|start|live|cook|do)(?= (?:to|it|this|that|the|my|him|her|them|with|about|when|in)\b|[.,!?]|$)/gi,
    '$1 $2 to $3',
  ],
  [
    [', is '],
    /(?<=(?:^|[.!?] )[^.,!?]{8,90}), is (?=(?:very|so|too|not|really|difficult|hard|impossible|like|always|only|far|better|easy|normal|never)\b)/gi,
    ", it's ",
  ],
  [
    ['is '],
    /(^|[.!] )is (?=(?:very|so|too|not easy|really|difficult|hard|impossible|like|always|only|better|normal|just)\b[^?]*$)/gi,
    "$1It's ",
  ],
  [
    [' go at ', ' go in ', 'arrived to'],
    /\bgo (?:at|in) the (funeral|wedding|doctor|hospital|church|party|market|school|university|cinema|airport)\b/gi,
    'go to the $1',
  ],
  [['my age', 'make a'], /\bmake (a )?party\b/gi, 'have $1party'],
  [
    ['for make', 'for get', 'for find', 'for pay', 'for see', 'for work', 'for learn', 'for go'],
    /\bfor (make|get|learn|speak|become|earn) (?=(?!.{0,3}$)\p{L})/giu,
    'to $1 ',
  ],
  [
    ['for me make', 'for me to', 'for me '],
    /\b(difficult|hard|easy|impossible|important|strange) for (me|him|her|us) (?=(?:make|find|speak|talk|understand|live|accept|go|sleep|explain|say|learn|ask|trust|be|have|get|do|work|tell|start|stop|keep|see|leave)\b)/gi,
    '$1 for $2 to ',
  ],
  [
    [' is ', ' was ', ' has ', "doesn't", "n't "],
    /\b(people|children|my parents|my kids|my friends|they|we) (is|was|has|doesn't|isn't|wasn't|hasn't)\b(?! (?:a )?(?:problem|thing|hard)\b)/gi,
    (whole, who: string, verb: string, at: unknown, text: unknown) =>
      /\b(?:of|with|for|from|by|to|one|and|about|like|than|around|each|\p{L}+ing|some|those who|both) $/iu.test(
        String(text).slice(Math.max(0, Number(at) - 12), Number(at)),
      )
        ? whole
        : `${who} ${{ is: 'are', was: 'were', has: 'have', "doesn't": "don't", "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't" }[verb.toLowerCase()]}`,
  ],
  [
    ["don't"],
    new RegExp(
      `((?:my|our|his|the) (?:${people}|mother-in-law|father-in-law|brother-in-law|sister-in-law)) don't\\b`,
      'gi',
    ),
    "$1 doesn't",
  ],
  // "my mother she is sick"
  [
    [' she ', ' he ', ' they ', ' it '],
    new RegExp(
      `(^|[.!?;] |, |\\b(?:and|but|because|when|that|since|if) )((?:my|our|his|the) (?:\\p{L}+ )?(?:${people}|rent|house|job|work|life|city|food|weather|exam))(?:,)? (?:she|he|it) (?=(?:is|was|has|had|don't|doesn't|can't|didn't|never|always|will|wants?|works?|lives?|says?|said|thinks?|died|left|still|never|isn't|wasn't|told|cries|cried|won't)\\b)`,
      'giu',
    ),
    '$1$2 ',
  ],
  [['appetite'], /\b(don't|didn't) have appetite\b/gi, '$1 have any appetite'],
  [
    [
      'child',
      'foreigner',
      'stranger',
      'student',
      'nurse',
      'mother',
      'father',
      'teacher',
      'woman',
      'widow',
      'immigrant',
      'engineer',
      'driver',
      'cleaner',
      'waiter',
      'doctor',
      'refugee',
      'cook',
      'mechanic',
      'accountant',
      'lawyer',
      'architect',
      'manager',
    ],
    /\b(I am|I'm|I was|he is|she is|he's|she's|like I am|as) (child|foreigner|stranger|student|nurse|mother|father|teacher|woman|man|girl|boy|widow|widower|immigrant|engineer|driver|cleaner|waiter|doctor|refugee|cook|mechanic|accountant|lawyer|architect|manager|nobody)(?= (?:again|here|now|in|and|but|from|at|for|with)\b|[.,!?]|$)/gi,
    (_, be: string, who: string) =>
      `${be} ${who === 'nobody' ? '' : /^[aeiou]/i.test(who) ? 'an ' : 'a '}${who}`,
  ],
  [
    ['in strange', 'in different', 'in bad', 'in good', 'in new'],
    /\bin (strange|different|bad|nice|new|weird|rude) (way|mood|country|city|place|job|language|situation)(?=[.,!?]|$| (?:and|but|because|when|to|that)\b)/gi,
    'in a $1 $2',
  ],
  [
    ['in next', 'in last', 'on next', 'on last', 'in this'],
    /\b(is|was|are|be|starts?|comes?|arrives?|born|exam|test|wedding|funeral|surgery|interview) (?:in|on) (next|last) (week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
    '$1 $2 $3',
  ],
  [['home sick', 'a homesick'], /\ba homesick\b(?= (?:for|and|here)|[.,!]|$)/gi, 'homesick'],
  [
    ['more better', 'more easier', 'more worse', 'more harder', 'more happier', 'more older'],
    /\bmore (better|easier|worse|harder|happier|older|younger|bigger|faster|stronger|closer)\b/gi,
    '$1',
  ],
  [
    ['yesterday i have', 'last week i have', 'ago i have'],
    /\b(yesterday|last (?:week|night|month|year|monday|tuesday|friday|sunday)|this morning) (I|we) have (cried|lost|seen|met|had|made|told|found|left|got|been|gone|done|said|\p{L}+ed)\b/giu,
    (_, when: string, who: string, verb: string) =>
      `${when} ${who} ${{ seen: 'saw', been: 'was', gone: 'went', done: 'did' }[verb.toLowerCase()] ?? verb}`,
  ],
  [
    [
      'grandmother house',
      'mother house',
      'father house',
      'sister house',
      'brother house',
      ' wedding',
      ' birthday',
      'husband family',
    ],
    new RegExp(
      `\\b((?:my|his|her|our) (?:${people})) (house|wedding|birthday|funeral|family|car|kitchen|voice|job|room|face|phone|death)\\b(?! (?:and|or) (?:\\p{L}+) are)`,
      'giu',
    ),
    "$1's $2",
  ],
  [
    ['informations', 'advices', 'homeworks', 'furnitures', 'luggages', 'equipments', 'foods', 'works'],
    /\b(information|advice|homework|furniture|luggage|equipment)s\b/gi,
    '$1',
  ],
  [
    ['childrens', 'peoples', 'mens ', 'womens '],
    /\b(my|the|two|three|our|his|her) childrens\b/gi,
    '$1 children',
  ],
  [
    ['it ', 'this '],
    /(?<!\b(?:does|did|do|can|could|will|would|should|might|may|must|let|make|made|makes|doesn't|didn't|don't|won't|hope|that|to|of|and|or) )\b(it|this) (make|give|take|feel|need|cost|seem|look|help|mean|happen|break|bother|scare) (?=(?:me|him|her|us|them|a|so|too|like|my|to|very|the|that|more|no)\b)/gi,
    (_, it: string, verb: string) => `${it} ${verb}s `,
  ],
]
