/** Each person has a tint in a thread, the same on every screen and after every reload. */

const TINTS = 6

export function tintOf(speaker: string): number {
  let sum = 0
  for (const sign of speaker) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973
  return sum % TINTS
}
