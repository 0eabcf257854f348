// Verbs in a form that English does not have there: "have went", "had to told", "I am live", "I no have", "wants that I
// go", "since my brother go to prison".

import type { Mend } from './mending.ts'

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(list.split(',').map(pair => pair.split(' ') as [string, string]))
const done = pairs(
  'went gone,ate eaten,saw seen,took taken,gave given,came come,did done,spoke spoken,wrote written,broke broken,drove driven,forgot forgotten,knew known,fell fallen,ran run,drank drunk,began begun,chose chosen,woke woken,grew grown,stole stolen,rang rung,flew flown,threw thrown,became become',
)
const plain = pairs(
  'went go,said say,told tell,bought buy,took take,gave give,spoke speak,came come,ate eat,slept sleep,knew know,wrote write,woke wake,drove drive,broke break,paid pay,sent send,kept keep,forgot forget,lost lose,began begin,caught catch,became become',
)
const past = pairs(
  'go went,goes went,leave left,leaves left,die died,dies died,move moved,moves moved,start started,starts started,come came,comes came,lose lost,loses lost,get got,gets got,arrive arrived,arrives arrived,begin began,begins began,marry married,marries married,change changed,changes changed,stop stopped,stops stopped,break broke,breaks broke',
)
const keys = (of: Record<string, string>): string => Object.keys(of).join('|')
const states =
  'live|work|feel|think|want|need|know|love|hate|miss|understand|agree|have|wish|believe|remember|wait|cry|hope|prefer|try|go|come|say'
const objects: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them', you: 'you' }
const count =
  '(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|many|some|several|a few)'
const someone =
  '(?:(?:my|his|her|our|the) (?:mother|father|mum|mom|dad|son|daughter|husband|wife|brother|sister|boss|friend|baby|uncle|aunt|cousin|girlfriend|boyfriend|kids|children|parents|best friend|neighbour)|he|she|they|we|i)'

export const verbForms: readonly Mend[] = [
  [
    ['told that', 'tell that', 'tells that'],
    /\b(he|she|they|manager|boss|doctor|teacher|nurse|landlord|lady|mother|father|to|wife|husband) (told|tell|tells) that (?=(?:i|he|she|it|they|we|my|the|there)\b)/gi,
    (_, who: string, verb: string) =>
      `${who} ${{ told: 'said', tell: 'say', tells: 'says' }[verb.toLowerCase()]} that `,
  ],
  [
    ['used to '],
    /\b((?:I'm|am|is|isn't|we're|not|never|get|got) (?:not |still |never )?used to) (live|be|work|sleep|eat|speak|wait|drive|cook|ask|share|see)\b(?!ing)/gi,
    (_, before: string, verb: string) => `${before} ${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`,
  ],
  // "I have moved before six months"
  [
    ['before '],
    new RegExp(
      `\\b(I|we|he|she|they) (?:have|has) (\\p{L}+ed|come|lost|left|met|had|got|begun)((?: [\\p{L}']+){0,5}) before (${count} (?:years?|months?|weeks?|days?))(?=[.,!?]|$| (?:and|but|because|from)\\b)`,
      'giu',
    ),
    (_, who: string, verb: string, rest: string, span: string) =>
      `${who} ${{ come: 'came', begun: 'began' }[verb.toLowerCase()] ?? verb}${rest} ${span} ago`,
  ],
  // "It's two months that I search a job"
  [
    ["it's ", 'it is ', 'its '],
    new RegExp(
      `\\b(?:it's|it is) (${count} (?:years?|months?|weeks?|days?)) (?:that )?(I|we|he|she|they) (search|look|wait|live|work|try|study|sleep|wait|learn|pay|ask)(?:es|s)?\\b`,
      'gi',
    ),
    (_, span: string, who: string, verb: string) =>
      `for ${span} ${who}${/^(?:he|she)$/i.test(who) ? "'s" : "'ve"} been ${/e$/.test(verb) ? verb.slice(0, -1) : verb}ing`,
  ],
  [
    ['that '],
    /\b(want|wants|wanted) that (i|he|she|we|they) ([a-z]{3,})\b(?! (?:is|was|are|were)\b)/gi,
    (whole, want: string, who: string, verb: string) =>
      /^(?:was|were|had|did|could|would|will|can|should)$/.test(verb)
        ? whole
        : `${want} ${objects[who.toLowerCase()]} to ${bare(verb)}`,
  ],
  [
    ['decision', 'mistake', 'effort', 'progress', 'choice'],
    /\b(did|do|does|done|doing) ((?:an?|the|my|this|many|some|any|that) (?:\p{L}+ )?(?:decisions?|mistakes?|effort|progress|choices?))\b/giu,
    (_, verb: string, what: string) =>
      `${{ did: 'made', do: 'make', does: 'makes', done: 'made', doing: 'making' }[verb.toLowerCase()]} ${what}`,
  ],
  [
    ['fear'],
    /\b(I|we|they|he|she) (have|has|had) fear (?:of|to|from) (?=(?:the|my|losing|being|going|his|her|this|people|dogs|flying|what|everything|dying|speaking|making)\b)/gi,
    (_, who: string, verb: string) =>
      `${who} ${verb.toLowerCase() === 'had' ? (/^(?:we|they)$/i.test(who) ? 'were' : 'was') : /^i$/i.test(who) ? 'am' : /^(?:he|she)$/i.test(who) ? 'is' : 'are'} afraid of `,
  ],
  [
    ['when i was', 'when we were', 'when he was', 'when i went', 'when i came'],
    /\b(when (?:I|we|he|she) (?:was|were|went|came|arrived|got)[^.,!?]{0,40},? )(I|we|he|she) (?:have|has) (forgotten|forgot|lost|seen|met|had|felt|cried|left|told|\p{L}+ed)\b/giu,
    (_, before: string, who: string, verb: string) =>
      `${before}${who} ${{ forgotten: 'forgot', seen: 'saw' }[verb.toLowerCase()] ?? verb}`,
  ],
  [
    ['have ', 'has ', 'had ', "'ve "],
    new RegExp(
      `\\b(have|has|had|haven't|hasn't|hadn't|I've|we've|they've)((?: (?:never|just|already|always|not|even|only|both|ever))*) (${keys(done)})\\b(?! (?:run|come)\\b)`,
      'gi',
    ),
    (_, have: string, how: string, verb: string) => `${have}${how} ${done[verb.toLowerCase()]}`,
  ],
  [
    [' to '],
    new RegExp(
      `\\b(had|have|has|want|wants|wanted|need|needs|going|try|tried|able|used|like|afraid|ready) to (${keys(plain)})\\b`,
      'gi',
    ),
    (_, before: string, verb: string) => `${before} to ${plain[verb.toLowerCase()]}`,
  ],
  [
    ['seen ', 'done '],
    /(^|[.!?,;] |\b(?:and|but|when|because|that|so|if|what) )(I|he|she|we|they) (seen|done) (?=\p{L})/giu,
    (_, before: string, who: string, verb: string) =>
      `${before}${who} ${verb.toLowerCase() === 'seen' ? 'saw' : 'did'} `,
  ],
  [
    ["i'm ", 'i am '],
    new RegExp(
      `\\b(?:I'm|I am)( (?:not|always|still|really|very|also|only|just))? (${states}) (?=(?:in|here|with|a|the|my|to|that|very|so|like|at|for|him|her|it|alone|bad|sad|good|this|every|of|you|they|he|she|we|about|from|on|lonely|tired|lost)\\b)`,
      'gi',
    ),
    (_, how: string | undefined, verb: string) =>
      how?.trim() === 'not'
        ? `I don't ${verb} `
        : `I${how ? (how.trim() === 'very' ? ' really' : how) : ''} ${verb} `,
  ],
  [
    [' that '],
    /\b(want|wants|wanted) that (i|he|she|we|they|you|my \p{L}+|the \p{L}+) (be|is|are|am|go|goes|come|comes|stay|stays|move|moves|leave|leaves|work|works|do|does|help|helps|take|takes|have|has|study|studies|stop|stops|speak|speaks|live|lives|pay|pays|call|calls|get|gets|marry|marries|give|gives|return|returns)\b/giu,
    (_, want: string, who: string, verb: string) =>
      `${want} ${objects[who.toLowerCase()] ?? who} to ${bare(verb)}`,
  ],
  [
    ['since '],
    new RegExp(`\\bsince (${someone}) (${keys(past)})\\b`, 'giu'),
    (_, who: string, verb: string) => `since ${who} ${past[verb.toLowerCase()]}`,
  ],
  [
    ['use to '],
    /\b(I|he|she|we|they|it|you|my \p{L}+) use to (?=\p{L})/giu,
    (whole, who: string, at: unknown, text: unknown) =>
      /\b(?:did|didn't|not|can|could|would|will|that|to) $/i.test(
        String(text).slice(Math.max(0, Number(at) - 8), Number(at)),
      )
        ? whole
        : `${who} used to `,
  ],
  [
    [' is ', ' are '],
    /\b(is|are) (not |never |only |always )?(\p{L}+ing)((?: (?!since\b|for\b)[\p{L}']+){0,4}) since (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|some|several|a few|a) (?:years?|months?|weeks?|days?|hours?)\b)/giu,
    (_, be: string, how: string | undefined, verb: string, rest: string) =>
      `${be.toLowerCase() === 'is' ? 'has' : 'have'} ${how ?? ''}been ${verb}${rest} for `,
  ],
  [
    ['good', 'bad'],
    /\b(sleep|slept|sleeping|eat|speak|understand|work) (?:very |so |too )?good(?=[.,!?]|$| (?:because|since|and|but|at|in|last|this|for|lately)\b)/gi,
    whole => whole.replace(/good$/i, 'well'),
  ],
  [
    ['say to', 'said to', 'says to'],
    /\b(can't|cannot|couldn't|didn't|don't|never) (say|said) to ((?:my|his|her|our) \p{L}+|him|her|them|us)(?= that\b|[.,!?]|$)|(?<!\b(?:what|thing|word|I) )\b(said|says) to ((?:my|his|her|our) \p{L}+|him|her|them|us|me)(?= that (?:i|he|she|it|we|they|my|the)\b)/giu,
    (_, not: string | undefined, first: string, whom: string, verb: string, who: string) =>
      not
        ? `${not} ${first.toLowerCase() === 'say' ? 'tell' : 'told'} ${whom}`
        : `${verb.toLowerCase() === 'said' ? 'told' : 'tells'} ${who}`,
  ],
]

const bare = (verb: string): string =>
  /^(?:is|are|am)$/.test(verb)
    ? 'be'
    : verb === 'has'
      ? 'have'
      : /^(?:goes|does)$/.test(verb)
        ? verb.slice(0, -2)
        : verb === 'studies'
          ? 'study'
          : verb === 'marries'
            ? 'marry'
            : /[^s]s$/.test(verb)
              ? verb.slice(0, -1)
              : verb
