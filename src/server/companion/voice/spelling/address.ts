// What is said to us and tells nothing: "bruv", "girl", "not gonna lie", "no cap", a laugh in letters. At an edge of a
// sentence it is left out; between two clauses it stands where careless writing leaves a full stop out.

/** Nobody is told of by these, wherever they stand without a "my" or "the" before them. */
const called =
  "bruv|bruh|blud|dawg|homie|homies|lads|y'?all|girlie|bestie|fam|cuz|g|bro|sis|man|mate|m8|dude|girl|babe|hun|guys|folks|pal|buddy|peeps"
/** A sentence of one's own begins here, so that the word before it was no subject. */
const begins =
  "(?:i|i'm|im|ive|i've|i'd|id|ill|i'll|my|me and|we|we're|we've|the|this|that|that's|thats|these|those|he|he's|hes|she|she's|shes|they|they're|theyre|it|it's|its|why|when|how|what|nobody|everyone|everything|nothing|someone|no one|there's|theres|not|idk|today|yesterday|last|honestly|lemme|let me|you|your|am|never|so|if|just)\\b"
const asides =
  "(?:(?:i'?m |im )?not (?:gonna|gunna|going to|gon) (?:even )?lie|(?:i )?(?:can'?t|won'?t|wont|cannot) (?:even )?(?:lie|front)|no (?:cap|lie)|on god|on my mum'?s life|(?:i )?swear (?:down|to god|on my life)|for real(?: for real)?|wal+ah+i?|ong|ngl|tbh|tbf|istg|icl|fr|frfr|deadass|to be (?:honest|fair|frank)|if i'?m (?:being )?honest|real talk|innit|bare in mind|you know what i mean|know what i mean|you get me|ya get me|ykwim|iykyk|if you know you know)"

const edge = '(^|[.!?;:\\n] ?|, )'
const atStart = new RegExp(`${edge}(?:oh |ah |yo |ok |okay |nah |omg )?(?:${called}),? (?=${begins})`, 'gi')
const withComma = new RegExp(`${edge}(?:oh |ah |yo |ok |okay |nah |omg )?(?:${called}), `, 'gi')
/** "I failed bro im done": between two clauses. */
const between =
  /(\p{L}{2,}),? (?:bruv|bruh|bro|fam|mate|m8|dude|blud) (?=(?:i|i'm|im|ive|i've|he|she|they|it's|its|she's|shes|he's|hes|we|idk|my|been|cant|can't|this|nobody|everyone)\b)/giu
const asideFirst = new RegExp(
  `${edge}(?:${asides}),? (?:(?:tho|though|but|man|bro|bruv),? )?(?=\\p{L})`,
  'giu',
)
const asideLast = new RegExp(
  `(?<=[\\p{L}\\p{N}]),? (?:and |but )?${asides}(?: (?:tho|though|man|bro|bruv|mate))?(?=[.!]|$)`,
  'giu',
)
const asideBetween = new RegExp(`(?<=[\\p{L}\\p{N}]{2}),? ${asides},? (?=${begins})`, 'giu')
/** "my bro", "a good mate", "saw mum": somebody is meant. */
const meant =
  /^(?:my|your|ur|his|her|our|their|the|an?|this|that|with|and|n|to|of|for|by|as|is|was|best|ex|old|new|good|see|saw|met|miss|love|hate|told|called|big|little|lil|step|only|one|like|from|about|two|three|no|own|at|on|some|another|other|every|me|another|what|which|poor|young)$/i

const signs = new RegExp(
  `\\b(?:${called}|lie|cap|god|swear|real|life|wal|ong|ngl|tbh|tbf|istg|icl|fr|frfr|deadass|honest|fair|frank|what|talk|straight|joke|innit|mind|mean|ykwim|iykyk|know|get)`,
  'i',
)
/** "lmaooo", "hahahah", "looool" */
const laughs =
  /^(?:a?(?:ha){2,}h?|a?ha+h+a*|(?:he){2,}|l[ou]+l+(?:ol)*|lm+f?a+o+|xd+|rofl|kek|jaja(?:ja)*|a+r+g+h+|u+g+h+|omg+|oml|wt+f+)$/i
export const isLaugh = (word: string): boolean => laughs.test(word)

/** "Ok so basically", "nahhh", before what is told. */
const runUp = new RegExp(
  `^(?:n+a+h+|(?:ok|okay|right|so|well|basically|anyway|look|yeah|like|honestly)(?:,? (?:so|basically|anyway|yeah|like|right|honestly|well|look))+),? (?=${begins})`,
  'i',
)

export function withoutAddress(text: string): string {
  const opened = text.replace(runUp, '')
  if (!signs.test(opened)) return opened
  return (
    opened
      .replace(/\b(idk|i don'?t know),? (?:fam|bro|bruv|mate|man|dude|sis),? /gi, '$1 ')
      .replace(/(?<=\p{L}{3}),? what an? (?:day|week|night|mess|joke|life|year|weekend)(?=[.!]*$)/iu, '')
      .replace(asideFirst, '$1')
      .replace(withComma, '$1')
      .replace(atStart, '$1')
      .replace(asideLast, '')
      // After an "and" nothing ends.
      .replace(asideBetween, (_, at: number, all: string) =>
        /\b(?:and|but|so|because|that|n)$/i.test(all.slice(0, at)) ? ' ' : ', ',
      )
      .replace(between, (whole, before: string) => (meant.test(before) ? whole : `${before}, `))
  )
}
