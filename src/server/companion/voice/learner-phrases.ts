// Whole turns of phrase that learners take over: a question asked in the middle of a sentence, a subject said twice, a
// trade without its article, a possessive without its mark.
import type { Mend } from './mending.ts'

/** "she asked me where is my wife" asks nobody here. */
const turnedRound = (_: string, asks: string, word: string, verb: string, who: string): string =>
  `${asks} ${word} ${who} ${verb}`

export const learnerPhrases: readonly Mend[] = [
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
    /(?<!\b(?:does|did|do|can|could|will|would|should|might|may|must|let|make|made|makes|doesn't|didn't|don't|won't|hope|that|to|of|and|or) )\b(it|this) (make|give|take|feel|need|cost|seem|look|help|mean|happen|break|bother|scare) (?=(?:me|him|her|us|them|a|so|too|like|my|to|very|the|that|more|no)\b)/gi,
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
