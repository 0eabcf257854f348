// The last look at every reply: what the voice must never say, whoever wrote the line.
import { unsound } from '#server/companion/voice/reading/sound.ts'

export type Source = 'echo' | 'memory' | 'authored'
export type Segment = { text: string; source: Source }

const never =
  /\b(?:you should|you need to|you must|have you tried|have you considered|why don't you|just try|try to|i know (?:exactly )?how you feel|i understand exactly|everything happens for a reason|look on the bright side|at least you|stay positive|it could be worse|calm down|language model|good job|well done|proud of you|always here|commit suicide|committed suicide|failed attempt|successful attempt|think of your family|stays secret|i've alerted|diagnos\w+|cheer up|you've got this|amazing|i love|i miss|i feel|i'm sorry to hear)\b/i
/** What people may hurt themselves with is not named back to them, however harmless the sentence was. */
const means =
  /\b(?:overdos\w*|nooses?|ropes?|razors?|blades?|guns?|firearms?|rifles?|pistols?|bleach|poison\w*|pills?|wrists?|knife|knives|carbon monoxide|hang(?:ed|ing)? (?:your|him|her|them)sel\w+)\b/i
const leftOver = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself|we|we're|we've|our|ours)\b/
/** "The mine closes in spring" is a place. */
const pit = /\b(?:the|your|an?|his|their|this|that|old|coal|gold|salt|copper) mine(?='s\b|\b)/gi
const leftOverUs = /\bus\b/
const stutter = /\b(\p{L}+) \1\b/iu
const meantTwice = /\b(?:had had|that that|you you|very very|so so|really really|long long|bye bye)\b/gi

const letters = /[\p{L}\p{N}'’-]+/gu
const isOfWord = Uint8Array.from(
  { length: 128 },
  (_, code) => +/[\p{L}\p{N}'-]/u.test(String.fromCharCode(code)),
)

/** How many words: counted letter by letter, since every reply that is tried is counted. */
export function wordCount(text: string): number {
  let count = 0
  let before = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127 && code !== 0x2019) return text.match(letters)?.length ?? 0
    const now = code > 127 ? 1 : isOfWord[code]!
    if (now > before) count += 1
    before = now
  }
  return count
}

/** Whether the words on both sides of a space begin alike, or may: of most replies not even that is so. */
function mayStutter(text: string): boolean {
  for (let gap = text.indexOf(' ', 1); gap > 0; gap = text.indexOf(' ', gap + 1)) {
    let from = gap
    while (isPlainLetter(text.charCodeAt(from - 1))) from -= 1
    const next = text.charCodeAt(gap + 1)
    // Other letters than those of ASCII are left to the pattern.
    if (text.charCodeAt(from - 1) > 127 || next > 127) return true
    if (from < gap && (text.charCodeAt(from) | 32) === (next | 32)) return true
  }
  return false
}
const isPlainLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91)

/** Authored pieces come again and again, so each is looked at once. */
const looked = new Map<string, string | undefined>()
function authoredFault(part: string): string | undefined {
  if (looked.has(part)) return looked.get(part)
  const shouts = /[!\p{Extended_Pictographic}]/u.test(part.replace(/[\d#*©®™]/g, ''))
  const banned = never.test(part) && !/never|not .*diagnos/i.test(part)
  const fault = shouts ? 'shouting' : banned ? 'phrase' : undefined
  // Names and other fillings are authored too, and need not be kept for ever.
  if (looked.size > 20_000) looked.clear()
  looked.set(part, fault)
  return fault
}

/** The same words are tried in one line after another. */
const heard = new Map<string, boolean>()
function isSound(part: string): boolean {
  const known = heard.get(part)
  if (known !== undefined) return known
  const sound = !unsound(part)
  if (heard.size > 200) heard.clear()
  heard.set(part, sound)
  return sound
}

/** The reason a reply may not be said, or undefined. */
export function faultIn(segments: readonly Segment[], group = false): string | undefined {
  const text = segments.map(segment => segment.text).join('')
  const words = wordCount(text)
  if (words > 48) return 'long'
  if (words < 5) return 'short'
  if (text.includes('?') && !group) return 'question'
  if (/\{|\}|undefined|\bnull\b/.test(text)) return 'hole'
  for (const { text: part, source } of segments) {
    if (source === 'authored') {
      const fault = authoredFault(part)
      if (fault) return fault
    } else {
      const open = part.includes('"') ? part.replace(/"[^"]*"/g, '') : part
      if (leftOver.test(open.includes('mine') ? open.replace(pit, ' ') : open) || leftOverUs.test(open))
        return 'pronoun'
      if (/[!?]/.test(open)) return 'marks'
      if (means.test(part)) return 'means'
      if (!isSound(part)) return 'unsound'
    }
  }
  // What may come twice is a stutter too, until it is taken out.
  if (mayStutter(text) && stutter.test(text) && stutter.test(text.replace(meantTwice, ''))) return 'stutter'
  if (/^[a-z]/.test(text) || / ,|,,|\.\.|,\./.test(text)) return 'marks'
  return undefined
}
