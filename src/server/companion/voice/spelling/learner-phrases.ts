// Whole turns of phrase that learners take over: a question asked in the middle of a sentence, a subject said twice, a
// trade without its article, a possessive without its mark.
import type { Mend } from './mending.ts'

/** "she asked me where is my wife" asks nobody here. */
const turnedRound = (_: string, asks: string, word: string, verb: string, who: string): string =>
  `${asks} ${word} ${who} ${verb}`

/** "didn't understood": after "did" stands the plain form. */
const plainOf: Record<string, string> = Object.fromEntries(
  'understood understand,slept sleep,said say,went go,came come,knew know,saw see,ate eat,took take,gave give,got get,had have,thought think,told tell,felt feel,found find,left leave,made make,met meet,paid pay,spoke speak,wrote write,heard hear,forgot forget,lost lose,won win,bought buy,brought bring,kept keep,did do,began begin,broke break,chose choose,drank drink,drove drive,fell fall,grew grow,held hold,meant mean,ran run,sat sit,sent send,sold sell,stood stand,taught teach,woke wake,wore wear,was be,were be,been be,caught catch,spent spend,became become,seen see,done do,gone go,wanted want,liked like,called call,asked ask,looked look,worked work,talked talk,helped help,needed need,tried try,cried cry,answered answer,arrived arrive,finished finish,started start,stopped stop,changed change,noticed notice,happened happen,invited invite,believed believe,received receive,replied reply,studied study,passed pass,opened open,cared care,used use,lived live,loved love,moved move,waited wait,explained explain,expected expect,showed show,listened listen,smiled smile,remembered remember,realised realise,realized realize,wants want,likes like,knows know,goes go,says say,speaks speak,has have,does do,comes come,understands understand,thinks think,feels feel,needs need,sleeps sleep,eats eat,works work,makes make,takes take,gives give,listens listen,looks look,calls call,helps help,cares care,loves love,sees see,tells tell,gets get,talks talk,answers answer,lets let,leaves leave,stops stop,believes believe,remembers remember'
    .split(',')
    .map(pair => pair.split(' ') as [string, string]),
)
const formed = Object.keys(plainOf).join('|')
const plain = (_: string, before: string, verb: string): string => `${before} ${plainOf[verb.toLowerCase()]}`

const spans =
  '(?:(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|some|several|a few|few|long|almost|more than) )*(?:years?|months?|weeks?|days?|hours?|time)'
/** "I live here since two years": it has been so until now. */
const been: Record<string, string> = {
  live: 'lived',
  work: 'worked',
  study: 'studied',
  know: 'known',
  have: 'had',
  wait: 'waited',
  teach: 'taught',
  drive: 'driven',
  cook: 'cooked',
  clean: 'cleaned',
  take: 'taken',
  speak: 'spoken',
  pay: 'paid',
  feel: 'felt',
  try: 'tried',
  suffer: 'suffered',
  sleep: 'slept',
  run: 'run',
  play: 'played',
}
const perfect = (who: string, verb: string): string => {
  const has = /^(?:i|we|you|they)$/i.test(who) ? `${who}'ve` : `${who}'s`
  return verb === 'am' || verb === 'is' || verb === 'are'
    ? `${has} been`
    : `${has} ${been[verb.replace(/s$/, '')] ?? verb}`
}

export const learnerPhrases: readonly Mend[] = [
  [['agree'], /\b(?:I am|I'm) (not )?agree\b/gi, (_, not?: string) => (not ? "I don't agree" : 'I agree')],
  [
    ["n't", 'did ', 'not '],
    new RegExp(
      `\\b((?:did|does|do|could|can|would|will|should)(?:n't| not)|can't|won't|cannot|did not(?: \\p{L}+ly)?|didn't(?: even| really| ever| never| want to)) (${formed})\\b(?! (?:by|to be))`,
      'giu',
    ),
    plain,
  ],
  [
    [' me '],
    /\b(said|say|says|saying) (me|him|us) (?=(?:that|i|he|she|they|we|it|the|my|to|no|yes|nothing|something|sorry|congratulations|goodbye|hello|"|why|what|how)\b)/gi,
    (_, verb: string, who: string) =>
      `${{ said: 'told', say: 'tell', says: 'tells', saying: 'telling' }[verb.toLowerCase()]} ${who} `,
  ],
  [
    ['have ', "'ve "],
    /\bI have (\d\d|twenty|thirty|forty|fifty|sixty|seventy)(?:[- ](one|two|three|four|five|six|seven|eight|nine))? years(?: old)?(?=[.,!?]|$| (?:and|but|so)\b)/gi,
    (_, tens: string, ones?: string) => `I'm ${tens}${ones ? `-${ones}` : ''}`,
  ],
  [
    ['stress', 'depress', 'frustrat', 'worry', 'confuse', 'exhaust', 'disappoint', 'embarrass', 'bored'],
    /\b(am (?:so |very |too |really |a bit |always |not )*|I'm (?:so |very |too |really |a bit |always |not )*|(?:is|are|was|feel|felt|feels|been|was|he's|she's) (?:so |very |too |really )+)()(stress|depress|frustrate|worry|confuse|exhaust|disappoint|embarrass|shock|surprise|scare)(?=[.,!?]|$| (?:because|about|with|and|but|now|when|by|for|of|that|at|today|lately)\b)/gi,
    (_, be: string, how: string, what: string) =>
      `${be}${how}${what === 'worry' ? 'worried' : `${what}${what.endsWith('e') ? 'd' : 'ed'}`}`,
  ],
  [
    ["n't", 'never '],
    /(n't(?: (?:even|really|ever))?(?: [\p{L}']+){1,2}) (nothing|nobody|no one|nowhere|none)(?=[.,!?]|$| (?:about|to|at|in|with|from|and|but|because|for|anymore|any more)\b)/giu,
    (_, before: string, no: string) =>
      `${before} ${{ nothing: 'anything', nobody: 'anybody', 'no one': 'anyone', nowhere: 'anywhere', none: 'any' }[no.toLowerCase()]}`,
  ],
  [
    ['since '],
    new RegExp(
      `\\b(I|we|he|she|they) (?:only )?(am|is|are|live|lives|work|works|study|studies|know|knows|wait|waits|teach|drive|cook|clean|take|pay|feel|suffer|sleep|run|play)((?: (?!since\\b)[\\p{L}']+){0,6}) (?:since|from|for) (${spans})\\b(?! (?:ago|when|that|I|he|she|we|they)\\b)`,
      'giu',
    ),
    (whole, who: string, verb: string, rest: string, span: string) =>
      / (?:since|from) /.test(whole) ? `${perfect(who, verb)}${rest} for ${span}` : whole,
  ],
  [
    ['since '],
    /\b(I|we|he|she|they) (am|is|are|live|lives|work|works)((?: (?!since\b)[\p{L}']+){0,5}) (since (?:(?:19|20)\d\d|last|january|february|march|april|may|june|july|august|september|october|november|december|monday|my|the|he|she|we))\b/giu,
    (_, who: string, verb: string, rest: string, since: string) => `${perfect(who, verb)}${rest} ${since}`,
  ],
  [
    ['since ', 'for '],
    new RegExp(
      `\\b(?:since|for) (${spans}),? (I|we|he|she|they) (am|is|are|live|lives|work|works|study|studies|know|knows|wait|waits)(?= [\\p{L}'])(?! \\p{L}+ing)`,
      'giu',
    ),
    (_, span: string, who: string, verb: string) => `for ${span} ${perfect(who, verb)}`,
  ],
  [
    [' is ', ' are ', ' was '],
    /\b((?:asked|ask|asks|asking|know|knew|understand|understood|wonder|tell|told|explain)(?: (?:me|him|her|us|them|myself))?) (where|who|what|how|why|when) (is|are|was|were) ((?:my|his|her|the|our|their|your) \p{L}+|he|she|it|they|i)(?=[.,!?]|$| (?:and|but|because)\b)/giu,
    turnedRound,
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
    ['yesterday i have', 'last week i have', 'ago i have'],
    /\b(yesterday|last (?:week|night|month|year|monday|tuesday|friday|sunday)|this morning) (I|we) have (cried|lost|seen|met|had|made|told|found|left|got|been|gone|done|said|\p{L}+ed)\b/giu,
    (_, when: string, who: string, verb: string) =>
      `${when} ${who} ${{ seen: 'saw', been: 'was', gone: 'went', done: 'did' }[verb.toLowerCase()] ?? verb}`,
  ],
  [
    ['it ', 'this '],
    /(?<!\b(?:does|did|do|can|could|will|would|should|might|may|must|let|make|made|makes|doesn't|didn't|don't|won't|hope|that|to|of|and|or|is|was|isn't|wasn't) )\b(it|this) (make|give|take|feel|need|cost|seem|look|help|mean|happen|break|bother|scare) (?=(?:me|him|her|us|them|a|so|too|like|my|to|very|the|that|more|no)\b)/gi,
    (_, it: string, verb: string) => `${it} ${verb}s `,
  ],
  [
    ['out of the bed'],
    /\b(?:go|goes|going) out of (?:the |my |his |her )?bed\b/gi,
    whole =>
      whole
        .replace(/^goes/i, 'gets')
        .replace(/^going/i, 'getting')
        .replace(/^go\b/i, 'get')
        .replace(/of .*$/, 'of bed'),
  ],
  [
    ['like in', 'like at'],
    /\bI (feel|felt) like (in|at) (?=(?:my|a|the|home|prison)\b)/gi,
    (_, verb: string, where: string) =>
      `I ${verb} like I ${verb.toLowerCase() === 'felt' ? 'was' : 'am'} ${where} `,
  ],
  [
    ['make party', 'make parties', 'made party', 'make a party', 'makes party'],
    /\b(make|makes|made|making) (?:a )?(party|parties)\b/gi,
    (_, verb: string, what: string) =>
      `${{ make: 'have', makes: 'has', made: 'had', making: 'having' }[verb.toLowerCase()]} ${what === 'party' ? 'a party' : what}`,
  ],
  [
    ['much '],
    /\b(?:so |too |very )?much (?=(?:people|friends|problems|things|years|times|hours|days|children|kids|questions|mistakes|bills)\b)/gi,
    whole => whole.replace(/much/i, 'many'),
  ],
  [
    ['them '],
    /(^|[.!?,] |\b(?:all|with|at|of|to|for|hate|on|by|from|told|and) )them (?=(?:kids|boys|girls|lads|people|lot|days|shoes|things|bills|stairs|neighbours|women|men)\b)/gi,
    (_, before: string) => `${before}${!before || /[.!?] $/.test(before) ? 'Those' : 'those'} `,
  ],
]
