// English as it is written by those who are learning it, put right where there is no doubt: "I am agree", "he don't
// understood", "she say me", "in same time". What is in doubt stays as it is, and may then not be told back.
import { agreed } from './agreement.ts'
import { learnerPhrases } from './learner-phrases.ts'
import { createMending, loadMends, type Mend } from './mending.ts'
import { verbForms } from './verb-forms.ts'

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

const rules: readonly Mend[] = [
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
]

const mended = createMending([...verbForms, ...rules, ...learnerPhrases, ...loadMends('learners.json')])

export function inSoundEnglish(text: string): string {
  const whole = agreed(mended(text))
  return /^\p{Lu}/u.test(text) && whole ? whole[0]!.toUpperCase() + whole.slice(1) : whole
}
