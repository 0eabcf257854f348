// Where a long sentence of a story must not be cut: after the scene and before what happens in it, or before an answer to
// what is left out.
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'

export const isOwn = ({ words }: Clause): boolean =>
  words.some(word => /^(?:i|i'm|i've|i'd|me|my)$/.test(word.lower))

/** "I was looking for a battery | and I found all the letters", "…, and in the middle of my speech | I saw them". */
export const stopsShort = (text: string, { words }: Clause): boolean =>
  scene.test(textOf(words)) || (beforehand.test(text) && !whoDoes.test(beforehand.exec(text)![1]!))
const scene =
  /^(?:(?:\p{L}+ ){0,3}(?:I|we|he|she|they) (?:just |then )?)(?:(?:was|were) \p{L}+ing\b|looked up\b|looked (?:round|around|over|at)\b|turned (?:round|around|over)\b|(?:came|went|got|walked|drove|ran) (?:in|on|up|out|home|back|round|over|down|inside|outside|to|there|past|straight)\b|opened\b|(?:got|took|brought|pulled|put) (?:\p{L}+ ){1,2}(?:out|down|up|on)$|picked up\b|woke up\b|rang\b|sat (?:there|down)\b|stood up\b)/iu
const beforehand = /, (?:and|but) ((?:in|at|on|by|with|after|before|during|when|as) [^,]+(?:, [^,]+)?)$/
const whoDoes = /\b(?:you|he|she|they|it|there)\b/
/** "… and everyone laughed, and I laughed too": at what stands before the cut. */
export const answersTo =
  /^(?:everyone|everybody|they|you|he|she|the whole \p{L}+)(?: all| both| just)? (?:started |began )?(?:laugh|clapp|smil|nodd|cheer|agree|stare|listen)\p{L}*(?: too)?(?:$|,| and\b| at (?:you|him|her|them)$)|^(?:you|they) (?:both|all)\b|^(?:people|everyone|everybody) (?:was|were) \p{L}+ing\b/u
