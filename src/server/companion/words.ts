/** What two texts have in common, roughly: words without their endings, and runs of words. */

const small = new Set(
  "a about above actually after again all almost already also always am an and any anything are aren't around as at away back be because been before being between bit both but by came can can't cant come could couldn't did didn't do does doesn't doing don't dont done down each even ever every everything feel feeling feels felt few for from get gets getting go goes going gone gonna got had hadn't has hasn't have haven't having he he'd he's her here hers him his how i i'd i'll i'm i've ive if im in into is isn't it it's its just keep keeps kind know last like little lot made make makes many maybe me mean more most much my myself never no not nothing now of off oh ok on once one only or other our out over own part people quite rather really right said same say says see seem seems she she's should so some someone something sometimes sort sounds still such take than that that's thats the their them then there there's these they they're thing things think this those though thought through time to today too two under until up us very want wants was wasn't way we we're we've well went were what what's when where which while who whole why will with without won't would yeah yes yet you you'd you'll you're you've your yours yourself".split(
    ' ',
  ),
)

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []

export function stem(word: string): string {
  if (word.length > 40) return word
  const whole = word
    .replace(/'\p{L}+$/u, '')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  const cut = whole
    .replace(/ied$/, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|ly|er|est|ness|ment|ion|s)$/u, '')
    .replace(/([^aeiouls])\1$/, '$1')
  return cut.length > 3 ? cut.replace(/[ei]$/, '').replace(/y$/, 'i') : cut
}

export const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stem))

/** The words that carry what a text is about. */
export const contentOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(word => !small.has(word))
      .map(stem),
  )

export function sharesContent(a: string, b: string): boolean {
  const other = contentOf(b)
  return [...contentOf(a)].some(word => other.has(word))
}

/** A topic is mentioned when all that it says is there. */
export function mentions(text: string, topic: string): boolean {
  const carried = [...contentOf(topic)]
  const found = stemsOf(text)
  return carried.length > 0 && carried.every(word => found.has(word))
}

/** The share of a reply's words that stand in the message. */
export function copiedShare(reply: string, message: string): number {
  const said = new Set(wordsOf(message))
  const words = wordsOf(reply)
  return words.filter(word => said.has(word)).length / Math.max(words.length, 1)
}

/** Whether so many words stand in the same row in both. */
export function sharesRun(a: string, b: string, length: number): boolean {
  const rows = new Set(rowsOf(a, length))
  return rowsOf(b, length).some(row => rows.has(row))
}

function rowsOf(text: string, length: number): string[] {
  const words = wordsOf(text)
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '))
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["”’')]*)\s+/).filter(Boolean)

/** Roughly: what somebody says of themselves, as it would be said to them. */
export const asYou = (text: string): string =>
  text
    .replace(/\b(?:I'm|I am)\b/g, 'you are')
    .replace(/\bI was\b/g, 'you were')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmy\b/gi, 'your')
