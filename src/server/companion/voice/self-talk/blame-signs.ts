// Of what sort something is that somebody blames themselves for.
const signs: [string, RegExp][] = [
  [
    'repeat',
    /\b(?:times|again|still|always|every|(?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)) (?:\w+ )?(?:time|fail|go|one|pan|week|job)|(?:third|fourth|fifth) \w+|keep|never)\b/i,
  ],
  [
    'always',
    /\b(?:always (?:have been|was|have)|never (?:have been|was)|all my life|ask any(?:one|body)|since school|ask my)\b/i,
  ],
  ['looks', /\b(?:photos?|pictures?|mirror|I look|ugly|fat|face|hair|skin|selfie)\b/i],
  [
    'age',
    /(?:^|[.!] )(?:at )?(?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\w+)?)(?: years old)?(?:,| and\b)/i,
  ],
  [
    'dear',
    /\b(?:mum|mom|mother|dad|father|son|daughter|kids?|children|wife|husband|friend|nan|gran|sister|brother|parent|carer)\b/i,
  ],
  [
    'tricked',
    /\b(?:(?:bank|card|pin|account) (?:number|details)|scam\w*|stranger|fell for|man on the (?:phone|telephone)|conned|rang (?:me )?from the bank|polite)\b/i,
  ],
  [
    'silent',
    /\b(?:said nothing|kept (?:my mouth shut|quiet)|laughed along|looked away|looked at my|didn't say (?:a word|anything)|stood there)\b/i,
  ],
  ['unable', /\b(?:can't|cannot|couldn't)\b/i],
]

export const signsOfBlame = (text: string): ReadonlySet<string> =>
  new Set(signs.filter(([, sign]) => sign.test(text)).map(([name]) => name))
