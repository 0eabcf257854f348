/** A word without its ending, roughly: enough that "walked" and "walking" are the same to a model that counts words. */
const ENDINGS = ['ing', 'edly', 'ed', 'ies', 'es', 's', 'ly']
const LEAST_LEFT = 3

export function stem(word: string): string {
  const ending = ENDINGS.find(each => word.endsWith(each) && word.length - each.length >= LEAST_LEFT)
  return ending ? word.slice(0, -ending.length) : word
}
