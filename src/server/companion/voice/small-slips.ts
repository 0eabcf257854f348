// The small words that learners take over from their own language: "afraid from", "listen me", "all the days", "much
// people", "the life is hard", "I have here my work".

import type { Mend } from './mending.ts'

export const smallSlips: readonly Mend[] = [
  [
    [' from '],
    /\b(afraid|scared|proud|ashamed|jealous|sick) from (?=(?:my|the|him|her|them|his|losing|being|going|what|this|that|it|everything|people|dogs|myself)\b)/gi,
    '$1 of ',
  ],
  [[' of ', ' from '], /\b(depends?|depending) (?:of|from) (?=\p{L})/giu, '$1 on '],
  [['listen'], /\b(listens?|listening|listened) (?=(?:me|him|her|us|them|my|music|the)\b)/gi, '$1 to '],
  [
    ['wait'],
    /\b(wait|waits|waited|waiting) (?=(?:him|them|my|the (?:bus|doctor|results|answer|letter|call)|an? (?:answer|letter|call))\b)/gi,
    '$1 for ',
  ],
  [
    ['look me', 'looks me', 'looking me', 'look him', 'looked me'],
    /\b(look|looks|looking|looked) (?=(?:me|him|us|them)\b(?! up\b| over\b| in the| straight| down| dead| right))/gi,
    '$1 at ',
  ],
  [
    ['to home'],
    /\b(go|goes|went|going|come|came|coming|return|returned|arrive|arrived|get|got) to home\b/gi,
    '$1 home',
  ],
  [['discuss'], /\b(discuss(?:ed|ing|es)?) about\b/gi, '$1'],
  [['despite of'], /\bdespite of\b/gi, 'despite'],
  [
    [
      'because of i ',
      'because of he',
      'because of she',
      'because of they',
      'because of we',
      'because of it is',
    ],
    /\bbecause of (?=(?:i|he|she|they|we|it is|it was)\b)/gi,
    'because ',
  ],
  [
    ['all the', 'all days', 'every days'],
    /\ball (?:the )?days(?=[.,!?]|$| (?:and|but|because|i|he|she|my|in|at|with)\b)|\bevery days\b/gi,
    'every day',
  ],
  [
    ['all the'],
    /\ball the (night|day)(?=[.,!?]|$| (?:and|but|because|at|in|with|when|long|alone)\b)/gi,
    'all $1',
  ],
  [
    ['much '],
    /\b(?:so |too |very )?much (?=(?:people|friends|problems|things|years|times|hours|days|children|kids|questions|mistakes|bills)\b)/gi,
    whole => whole.replace(/much/i, 'many'),
  ],
  [
    ['many '],
    /\bmany (?=(?:money|work|stress|pain|pressure|time|help|love|noise|food|energy)(?=[.,!?]|$| (?:and|but|because|for|at|in|from|to|on)\b))/gi,
    'much ',
  ],
  [
    ['one my', 'a my '],
    /\b(?:one|a) my (friend|colleague|neighbour|cousin|brother|sister|student|classmate)\b/gi,
    'one of my $1s',
  ],
  [['my all ', 'our all '], /\b(my|our) all (family|friends|life|money|savings|things)\b/gi, 'all $1 $2'],
  [
    ['the life', 'the people here', 'the most people'],
    /\bthe life (?=(?:is|here|in|was|without|has)\b)/gi,
    'life ',
  ],
  [['the most people'], /\bthe most people\b/gi, 'most people'],
  [
    ['have here', 'has here', 'had here'],
    /\b(have|has|had) here ((?:my|our|his|her|a|the|no|any) (?:\p{L}+ )?\p{L}+)(?=[.,!?]|$| (?:and|but|because)\b)/giu,
    '$1 $2 here',
  ],
  [
    [
      'lost my work',
      'lost his work',
      'lost her work',
      'lose my work',
      'losing my work',
      'found a work',
      'find a work',
      'new work',
      'find work',
    ],
    /\b(lost|lose|losing|leave|left|quit) (my|his|her) work(?=[.,!?]|$| (?:and|but|because|last|in|so|when|after|i|we|he|she)\b)/gi,
    '$1 $2 job',
  ],
  [
    ['a work', 'new work'],
    /\b(a|a new|a good|another|a better|any) work(?=[.,!?]|$| (?:and|but|because|in|here|for|with|at)\b)/gi,
    '$1 job',
  ],
  [['suffer'], /\b(suffers?|suffered) of\b/gi, '$1 from'],
  [['interested'], /\binterested (?:on|for|of|about) (?=\p{L})/giu, 'interested in '],
  [
    ['call to me', 'called to me', 'calls to me', 'call to my'],
    /\b(calls?|called) to (me|him|us|my (?:mother|father|mum|sister|brother|wife|husband|son|daughter))\b(?! (?:from|across))/gi,
    '$1 $2',
  ],
  [
    ['dream with'],
    /\b(dream|dreams|dreamed|dreamt|dreaming) with (?=(?:my|him|her|them|the)\b)/gi,
    '$1 about ',
  ],
  [
    ['them '],
    /(^|[.!?,] |\b(?:all|with|at|of|to|for|hate|on|by|from|told|and) )them (?=(?:kids|boys|girls|lads|people|lot|days|shoes|things|bills|stairs|neighbours|women|men)\b)/gi,
    (_, before: string) => `${before}${!before || /[.!?] $/.test(before) ? 'Those' : 'those'} `,
  ],
]
