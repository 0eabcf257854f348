// Who laughs at what they cannot do and enjoys it: "I'm dreadful, and having the time of my life". That is no blame, so
// the harsh word is left out or put mildly, and nobody is told that they are hard on themselves.

const laughs =
  /\b(?:the )?time of my life\b|\bnever (?:had|laughed|enjoyed \p{L}+) (?:so|more|this|as)(?: much)?\b|\bhaving (?:a ball|a blast|a great time|such fun|so much fun|great fun)\b|\b(?:we|I) (?:have|had|get|got) (?:a|such a) (?:good |great |proper |right )?laugh\b|\b(?:great|good|pure|mighty) (?:craic|fun)\b|\blov(?:e|ing) every (?:minute|second|bit)\b|\bcouldn't be happier\b|\b(?:and|but) I (?:absolutely |just )?(?:love|adore) it\b|\bhappy as (?:larry|a pig|can be)\b/iu
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

export const withLaugh = (text: string): boolean => laughs.test(text)

export function lightly(text: string): string {
  if (!laughs.test(text)) return text
  return text
    .replace(alone, '$1')
    .replace(at, "$1I'm no expert at ")
    .replace(/^\p{Ll}/u, first => first.toUpperCase())
}
