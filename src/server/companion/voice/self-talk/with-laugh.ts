// Who laughs at what they cannot do and enjoys it: "I'm dreadful, and having the time of my life". That is no blame, so
// the harsh word is left out or put mildly, and nobody is told that they are hard on themselves.

const laughs =
  /\b(?:the )?time of my life\b|\bnever (?:had|laughed|enjoyed \p{L}+) (?:so|more|this|as)(?: much)?\b|\bhaving (?:a ball|a blast|a great time|such fun|so much fun|great fun)\b|\b(?:we|I) (?:have|had|get|got) (?:a|such a) (?:good |great |proper |right )?laugh\b|\b(?:great|good|pure|mighty) (?:craic|fun)\b|\blov(?:e|ing) every (?:minute|second|bit)\b|\bcouldn't be happier\b|\bwouldn't (?:miss|swap|trade) (?:it|an?|the|this|that|them|my)\b|\b(?:and|but) I (?:absolutely |just )?(?:love|adore) it\b|\bhappy as (?:larry|a pig|can be)\b/iu
const words =
  '(?:rotten|dreadful|terrible|awful|rubbish|hopeless|useless|shocking|crap|atrocious|bad|appalling)'
const alone = new RegExp(
  `(^|[.!] )I(?:'m|m| am) (?:absolutely |truly |really |so |very |completely |utterly )*${words}(?: at it)?(?:[.!,;]+|,? (?:and|but)) ?(?=\\p{L})`,
  'giu',
)
const at = new RegExp(
  `(^|[.!,] )(?:I(?:'m|m| am) )?(?:absolutely |truly |really |so |completely |utterly )*${words} at (?=\\p{L})`,
  'giu',
)

/** "I'm a slow reader but I finished it", "I was the problem child and now I run the club": what came of it is told. */
const cameThrough =
  /^I(?:'m|m| am|'ve always been) an? (?:slow|bad|terrible|awful|rubbish|hopeless|nervous|lazy|poor) \p{L}+,? but (?=I (?:just |finally |\p{L}+ly )?(?:finished|passed|won|managed|made it|got (?:there|through)|did it|ran|swam|read|learn(?:ed|t)|love|enjoy)\b)|^I was (?:always )?(?:the|an?) (?:problem|bad|difficult|lazy|useless|hopeless|stupid|slow|naughty|wild|fat|thick) \p{L}+(?: \p{L}+){0,3},? (?:and |but )?(?=now I\b)/iu

export const withLaugh = (text: string): boolean => laughs.test(text)

export function lightly(text: string): string {
  const through = text.replace(cameThrough, '')
  if (through !== text) return through[0]!.toUpperCase() + through.slice(1)
  if (!laughs.test(text)) return text
  return text
    .replace(alone, '$1')
    .replace(at, "$1I'm no expert at ")
    .replace(/^\p{Ll}/u, first => first.toUpperCase())
}
