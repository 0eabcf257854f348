// English as it is written by those who are learning it, put right where there is no doubt: "I am agree", "he don't
// understood", "she say me", "in same time". What is in doubt stays as it is, and may then not be told back.
import { agreed } from './agreement.ts'
import { learnerPhrases } from './learner-phrases.ts'
import { createMending, type Mend } from './mending.ts'
import { smallSlips } from './small-slips.ts'
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

const adjectives =
  'emotional|sad|happy|tired|sensitive|expensive|difficult|hard|slow|fast|old|young|big|small|loud|quiet|shy|nervous|angry|cold|hot|far|late|early|strong|weak|serious|strict|busy|bad|easy|long|short|afraid|ashamed'

const rules: readonly Mend[] = [
  [['agree'], /\b(?:I am|I'm) (not )?agree\b/gi, (_, not?: string) => (not ? "I don't agree" : 'I agree')],
  [['agree'], /\b(he|she) (?:is|'s) agree\b/gi, '$1 agrees'],
  [['same time'], /\b(?:in|on) (?:the )?same time\b/gi, 'at the same time'],
  [
    ['enough '],
    /\benough (good|big|old|strong|fast|smart|brave|rich|clever|close|warm|long|hard|clear|patient)\b(?! (?:\p{L}+s|people|food|friends))/giu,
    '$1 enough',
  ],
  [['too much '], new RegExp(`\\btoo much (?=(?:${adjectives})\\b)`, 'gi'), 'too '],
  [['very much '], new RegExp(`\\bvery much (?=(?:${adjectives})\\b)`, 'gi'), 'very '],
  [
    ["n't", 'did ', 'not '],
    new RegExp(
      `\\b((?:did|does|do|could|can|would|will|should)(?:n't| not)|can't|won't|cannot|did not(?: \\p{L}+ly)?|didn't(?: even| really| ever| never| want to)) (${formed})\\b(?! (?:by|to be))`,
      'giu',
    ),
    plain,
  ],
  [
    ['nobody did', 'he did ', 'she did ', 'they did ', 'i did '],
    /\b(nobody|he|she|they|i|we|it) did (ate|went|came|said|saw|took|gave|knew|told|left|made|spoke|called|asked|wanted)\b/gi,
    '$1 $2',
  ],
  [
    [' to '],
    /(?<!\b(?:the|my|his|her|their|no|any|a|of|free|your|our|this|that|strong) )\b(can't|cannot|can not|couldn't|could not|must|mustn't|should|shouldn't|could|can|will|would|might|won't|may) to (?=[a-z]{2,}\b)(?!(?:the|my|a|you|him|her|me|them|this|that)\b)/gi,
    '$1 ',
  ],
  [
    ['me to ', 'him to ', 'us to '],
    /\b(made|makes|make|let|lets) (me|him|her|us|them) to (?=(?:cry|feel|go|do|be|think|laugh|work|speak|sleep|wait|stay|say|come|see|leave|smile|want|remember|sit|eat|pay|stand|know|have|clean)\b)/gi,
    '$1 $2 ',
  ],
  [
    [' me '],
    /\b(said|say|says|saying) (me|him|us) (?=(?:that|i|he|she|they|we|it|the|my|to|no|yes|nothing|something|sorry|congratulations|goodbye|hello|"|why|what|how)\b)/gi,
    (_, verb: string, who: string) =>
      `${{ said: 'told', say: 'tell', says: 'tells', saying: 'telling' }[verb.toLowerCase()]} ${who} `,
  ],
  [
    ['told me congrat', 'tell'],
    /\btold (me|him|us) (congratulations|sorry|goodbye|hello|yes|no)\b(?!,? (?:i|he|she|one))/gi,
    'said $2 to $1',
  ],
  [
    [' to me', ' to him', ' to us'],
    /\b(told|tell|tells|asked|ask|asks) to (me|him|us|them|my \p{L}+)(?= (?:that|why|what|how|if|i|he|she|they|where|to|,)\b)/giu,
    '$1 $2',
  ],
  [
    ['explain'],
    /\b(explain(?:ed|s)?) (me|him|us|them) ((?:the|my|his|her|our|a|this|that|it|everything|what)(?: \p{L}+){0,2}?)(?=[.,!?]|$| (?:but|and|because|when|in|again|so)\b)/giu,
    '$1 $3 to $2',
  ],
  [
    ['married with'],
    /\bmarried with (?=(?:my|him|her|someone|another (?:man|woman)|an? (?:\p{L}+ )?(?:man|woman|foreigner))\b)/giu,
    'married to ',
  ],
  [
    ['feel me', 'feel myself', 'felt me'],
    /\b(feel|feels|felt) (?:me|myself) (?=(?:so |very |like |too |really |always |more )?(?:a |an )?(?:alone|lonely|bad|sad|good|guilty|stupid|tired|lost|better|worse|strange|useless|happy|small|empty|free|invisible|stranger|foreigner|like|old|ugly|angry|ashamed|nervous|anxious)\b)/gi,
    '$1 ',
  ],
  [
    ['proud of me'],
    /\b((?:I|I'm|I am|I was|I feel|I felt)\b[^.,!?]{0,30}) proud of me\b/gi,
    '$1 proud of myself',
  ],
  [
    ['see us', 'meet us', 'love us', 'hate us', 'understand us', 'help us', 'know us'],
    /\bwe (don't|never|hardly|rarely|only|always|can't|do not)( \p{L}+)? (see|meet|understand|talk|speak) us\b/giu,
    'we $1$2 $3 each other',
  ],
  [['another people'], /\banother people\b/gi, 'other people'],
  [
    [
      'other country',
      'other city',
      'other house',
      'other job',
      'other woman',
      'other place',
      'other school',
      'other name',
      'other way',
      'other language',
      'other town',
      'other person',
    ],
    /\b(in|to|from|with|for|at|by) other (country|city|house|job|woman|man|place|school|room|town|person|company|name|way|language|doctor)\b/gi,
    '$1 another $2',
  ],
  [['the work'], /\b(at|to|from) the (work)(?=[.,!?]|$| (?:and|but|because|when)\b)/gi, '$1 $2'],
  [
    ['because my', 'because the', 'because his'],
    /\bbecause ((?:my|the|his|her|our) (?:(?:bad|strong|heavy|big|own|old|new|legal|immigration) )?(?:accent|age|weather|pain|noise|stress|job|health|skin|religion|language|visa|war|illness|disease|english|situation|past|distance|depression|anxiety|weight|colour|color|economy|crisis|name|culture|traffic|rain|cold|heat|price|prices|papers|baby|divorce))(?=[.,!]|$)/gi,
    'because of $1',
  ],
  [['nor '], /\bnor ((?:\p{L}+ ){1,4})nor\b/giu, 'neither $1nor'],
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
  [['no more'], /(n't (?:[\p{L}']+ ){1,4})no more(?=[.,!?]|$| (?:because|and|but|since)\b)/giu, '$1any more'],
  [
    ['have no', 'got no', 'know no', 'want no', 'need no', 'get no'],
    /(n't (?:got|have|get|want|know|need|see)) no (?=\p{L})/giu,
    '$1 any ',
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
    ['since '],
    new RegExp(
      `\\bsince (${spans})(?=[.,!?]|$| (?:and|but|because|I|we|he|she|they|my|now)\\b)(?! ago)`,
      'gi',
    ),
    'for $1',
  ],
]

const mended = createMending([...verbForms, ...rules, ...learnerPhrases, ...smallSlips])

export function inSoundEnglish(text: string): string {
  const whole = agreed(mended(text))
  return /^\p{Lu}/u.test(text) && whole ? whole[0]!.toUpperCase() + whole.slice(1) : whole
}
