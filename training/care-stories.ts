// Ordinary messages in a literary or wry tone, which the care detector took for danger: those written for the
// companion's readings, and pieces of long harmless stories. None is of somebody in danger.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Read, weigh } from '#server/care/weigh.ts'

const fileAt = (path: string) => new URL(path, import.meta.url)

/** Hands kept to count false alarms on. */
const kept = ['hand-05.tsv', 'hand-09.tsv']
/** What these are about may be a concern. */
const leftOut = new Set([
  ...['urge', 'food', 'panic', 'eggshells', 'cheated', 'worried-for', 'flat', 'dread', 'not-believed'],
  'accident',
])

/** Messages of all other hands, but those that a rule takes for a crisis: what teaches against a rule is left to people. */
export function storyMessages(read: (text: string) => Read[]): Read[][] {
  return readdirSync(fileAt('gist-examples/'))
    .filter(name => /^hand-\d+\.tsv$/u.test(name) && !kept.includes(name))
    .sort()
    .flatMap(name =>
      readFileSync(fileAt(`gist-examples/${name}`), 'utf8')
        .trim()
        .split('\n'),
    )
    .map(line => line.split('\t'))
    .filter(([gist]) => !leftOut.has(gist!))
    .map(([, text]) => read(text!))
    .filter(isCalm)
}

/** Two and three sentences at a time of the harmless stories of lines-x and unread-y, and of half of the rants taught. */
export function storyStretches(read: (text: string) => Read[]): Read[][] {
  const rants = ['a', 'b', 'c', 'd']
    .flatMap(name => linesOf(`router-examples/${name}.jsonl`))
    .filter(line => line.class === 'rant' && isOfTheWorkedHalf(line.text))
  const stories = ['lines-x', 'unread-y']
    .flatMap(name => linesOf(`../src/server/care/labelled/${name}.jsonl`))
    .filter(line => line.tier === 'none')
  return [...stories, ...rants].flatMap(({ text }) => stretchesOf(read(text))).filter(isCalm)
}

type Line = { text: string; class?: string; tier?: string }

function linesOf(path: string): Line[] {
  const lines = readFileSync(fileAt(path), 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line) as Line)
}

// The half of the rants that long.ts was made on; the other is counted (docs/care.md).
function isOfTheWorkedHalf(text: string): boolean {
  return createHash('sha256').update(text).digest()[0]! < 128
}

function stretchesOf(reads: Read[]): Read[][] {
  const stretches: Read[][] = []
  for (let at = 0, size = 2; at < reads.length; at += size, size = 5 - size)
    stretches.push(reads.slice(at, at + size))
  return stretches
}

function isCalm(reads: Read[]): boolean {
  const { plain, tier } = weigh(reads)
  return !plain && tier !== 'crisis'
}
