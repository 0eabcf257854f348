// The small words that learners take over from their own language: "afraid from", "listen me", "all the days", "much
// people", "the life is hard", "I have here my work".

import type { Mend } from './mending.ts'

export const smallSlips: readonly Mend[] = [
  [['in the weekend', 'on the weekend', 'in weekend'], /\bin (?:the )?weekends?\b/gi, 'at the weekend'],
  [
    ['shout', 'yell', 'scream', 'laugh'],
    /\b(shouts?|shouted|shouting|yells?|yelled|yelling|screams?|screaming|screamed|laughs?|laughed|laughing) (?:on|to) (?=(?:me|him|us)\b)/gi,
    '$1 at ',
  ],
  [
    ['come in', 'came in', 'move in', 'moved in', 'go in', 'went in', 'arrive in'],
    /\b(come|came|coming|move|moved|moving|go|went|going|immigrated|travel|travelled) in (?=(?:this|that|another|a new|a foreign|my) (?:country|city|land|town)\b|(?:Germany|France|Spain|Italy|England|Norway|Sweden|Denmark|Poland|Portugal|Canada|America|Australia|Ireland|Holland|Belgium|Switzerland|Austria|Europe|London|Berlin|Paris|Oslo|Madrid|Vienna)\b)/g,
    '$1 to ',
  ],
  [
    ['very ', 'so ', 'too '],
    /\b(very|so|too) (kind|nice|bad|big|small|different|difficult|important|rude|cold|expensive|tired|happy|sad|lonely|friendly|strict|noisy|busy|young|old)s\b/gi,
    '$1 $2',
  ],
  [
    ['miss ', 'love ', 'hate ', 'misses '],
    /\b(miss|love|hate|misses|loves|like|missed|loved) (so much|very much|a lot|too much) ((?:my|his|her|the|our|your) (?:\p{L}+ )?\p{L}+|him|them)(?=[.,!?]|$| (?:and|but|because|when|since)\b)/giu,
    '$1 $3 $2',
  ],
  [
    ['call to', 'called to', 'calls to', 'answer to', 'answers to', 'answered to'],
    /\b(calls?|called|answers?|answered) to (her|him|me|us|them)(?=[.,!?]|$| (?:and|but|because|when|every|or)\b)/gi,
    '$1 $2',
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
  [['out of the bed'], /\bout of the bed\b/gi, 'out of bed'],
  [
    ['any person', 'anybody', 'anyone'],
    /(\b(?:and|but)|[.,]) (?:any person|anybody|anyone) (?=(?:remembered|came|called|said|asked|helped|noticed|knows|cares|answered|invited|told|wrote|rang|visited|talked|spoke|helps|calls)\b)/gi,
    '$1 nobody ',
  ],
  [
    ['notes'],
    /\b(bad|good|low|high|better|worse|terrible) notes (?:in|at) (?:the )?(school|university|college|class)\b/gi,
    '$1 marks at $2',
  ],
  [
    [' for '],
    /\b(courage|time|money|energy|strength|opportunity|chance|reason|way|words|patience|force) for (?=(?:say|speak|go|make|do|buy|pay|see|tell|leave|start|live|ask|learn|find|get|be|come|take|talk|cook|eat|clean|explain|sleep|think|visit)\b)/gi,
    '$1 to ',
  ],
  [
    ['they '],
    /(^|[.!?] |, |\b(?:and|but|because|when) )((?:my|our|the) (?:neighbours|neighbors|parents|kids|children|friends|colleagues|sons|daughters|brothers|sisters|bosses|teachers|students|people|grandchildren)),? they (?=\p{L})/giu,
    '$1$2 ',
  ],
  [
    ['search', 'look'],
    /\b(search|searching|searched|look|looking|looked) (?=(?:a|an|another|new|any) (?:\p{L}+ )?(?:job|work|flat|house|room|apartment|place|school)\b)/giu,
    '$1 for ',
  ],
  [['because '], /\bbecause ((?:my|the|his|her|our|their) \p{L}+)(?=[.,!]|$)/giu, 'because of $1'],
  [
    ['invited'],
    /\b(invite|invites|invited) (me|us|him|her|them) (?:at|in) (?=(?:her|his|their|the|a|my)\b)/gi,
    '$1 $2 to ',
  ],
  [
    ['like in', 'like at'],
    /\bI (feel|felt) like (in|at) (?=(?:my|a|the|home|prison)\b)/gi,
    (_, verb: string, where: string) =>
      `I ${verb} like I ${verb.toLowerCase() === 'felt' ? 'was' : 'am'} ${where} `,
  ],
  [
    ['the university', 'the school', 'the college'],
    /\b(finish|finished|finishing|start|started|starting|go to|goes to|went to) the (university|school|college)(?=[.,!?]|$| (?:and|but|because|in|last|this|with)\b)/gi,
    '$1 $2',
  ],
  [
    ['and after '],
    /\band after (?=(?:they|he|she|i|we|it) (?:is|are|was|were|am|go|goes|went|say|says|said|get|got|cry|cried|feel|felt)\b[^,]*[.!]?$)/gi,
    'and then ',
  ],
  [
    ['make party', 'make parties', 'made party', 'make a party', 'makes party'],
    /\b(make|makes|made|making) (?:a )?(party|parties)\b/gi,
    (_, verb: string, what: string) =>
      `${{ make: 'have', makes: 'has', made: 'had', making: 'having' }[verb.toLowerCase()]} ${what === 'party' ? 'a party' : what}`,
  ],
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
