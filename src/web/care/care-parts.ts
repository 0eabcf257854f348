/**
 * A text of care, taken apart for reading: what to do now, whom to call and the rest are parts of their own, and each
 * number, written way and address is a link. Joined again, it is the text to the letter. Pure.
 */
import { DIRECTORY } from '#shared/care-texts.ts'
import { countries, type Helpline, helpIn } from '#shared/helplines.ts'
import type { CareTap } from '#shared/support.ts'
import { typographic } from '#web/platform/typographic.ts'

export type CarePiece = { at: number; text: string; link?: CareLink }
export type CareLink = { href: string; tap: CareTap }
type Found = { from: number; to: number; link: CareLink }

const everywhere = countries.map(({ code }) => helpIn(code))
const lines = everywhere.flatMap(help => help.lines)
const emergencies = new Set(everywhere.flatMap(({ emergency }) => emergency ?? []))
const directory = everywhere[0]?.directories.find(({ url }) => url.includes(DIRECTORY))

/** How a line is named, with its number, in every text that names it. */
const nameOf = ({ name, phone }: Helpline) => typographic(phone ? `${name} (${phone.shown})` : name)

export function careParts(text: string): CarePiece[][] {
  const found = linksIn(text)
  return partsIn(text, found).map(({ from, to }) => piecesIn(text, from, to, found))
}

function linksIn(text: string): Found[] {
  const named = lines.flatMap(line => {
    const name = nameOf(line)
    const from = text.indexOf(name)
    return from < 0 ? [] : [{ line, from, to: from + name.length }]
  })
  // A line's name may begin with a number that is another country's emergency number.
  const isInName = ({ from }: Found) => named.some(name => from >= name.from && from < name.to)
  const emergency = [...emergencies].flatMap(number =>
    find(text, number, { href: `tel:${number}`, tap: 'emergency' }),
  )
  const found = [
    ...named.flatMap(({ line, to }) => contactsOf(line, text, to)),
    ...(directory ? find(text, DIRECTORY, { href: directory.url, tap: 'directory' }) : []),
    ...emergency.filter(each => !isInName(each)),
  ]
  // A line that two countries have is found twice.
  return found.sort((a, b) => a.from - b.from).filter(({ from }, i, all) => from !== all[i - 1]?.from)
}

/** The number at the end of its name, and the written ways after it: "(988), any time, by phone, text or chat". */
function contactsOf({ phone, text: sms, chat }: Helpline, text: string, end: number): Found[] {
  const [after = ''] = /^[^.?!(]*/.exec(text.slice(end)) ?? []
  const by = after.lastIndexOf(', by ')
  const way = (word: string, href: string | undefined, tap: CareTap): Found[] => {
    const from = end + after.indexOf(word, by)
    return href && by >= 0 && from >= end ? [{ from, to: from + word.length, link: { href, tap } }] : []
  }
  const number = phone && { from: end - 1 - phone.shown.length, to: end - 1 }
  return [
    ...(number ? [{ ...number, link: { href: phone.href, tap: 'call' as const } }] : []),
    ...way('text', sms?.href, 'text'),
    ...way('chat', chat, 'chat'),
  ]
}

/** Wherever it stands by itself, not in a longer number or word. */
function find(text: string, word: string, link: CareLink): Found[] {
  const whole = new RegExp(`(?<![\\p{L}\\d])${word.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'gu')
  return [...text.matchAll(whole)].map(({ index }) => ({ from: index, to: index + word.length, link }))
}

/**
 * Sentences in parts: one with a link is a part of its own, with the question it answers before it. A short text is one
 * part.
 */
function partsIn(text: string, found: readonly Found[]): { from: number; to: number }[] {
  const sentences = sentencesIn(text).map(({ from, to }) => ({
    from,
    to,
    links: found.some(link => link.from >= from && link.from < to),
    asks: text.slice(from, to).trimEnd().endsWith('?'),
  }))
  if (sentences.length < 4) return [{ from: 0, to: text.length }]
  const parts: { from: number; to: number }[] = []
  sentences.forEach(({ from, to, links, asks }, i) => {
    const before = sentences[i - 1]
    const open = parts.at(-1)
    const next = sentences[i + 1]
    const begins = (links && !before?.asks) || (asks && next?.links) || before?.links
    if (open && !begins) open.to = to
    else parts.push({ from, to })
  })
  return parts
}

/** Each with the space after it. A full stop within a number or an address ends none. */
function sentencesIn(text: string): { from: number; to: number }[] {
  const result: { from: number; to: number }[] = []
  for (const { index, 0: sentence } of text.matchAll(/.+?(?:[.?!]["”’]?\s+(?=\p{Lu}|[¿¡])|$)/gsu))
    result.push({ from: index, to: index + sentence.length })
  return result
}

function piecesIn(text: string, from: number, to: number, found: readonly Found[]): CarePiece[] {
  const pieces: CarePiece[] = []
  let at = from
  for (const { link, ...span } of found.filter(each => each.from >= from && each.to <= to)) {
    pieces.push({ at, text: text.slice(at, span.from) })
    pieces.push({ at: span.from, text: text.slice(span.from, span.to), link })
    at = span.to
  }
  pieces.push({ at, text: text.slice(at, to) })
  return pieces.filter(piece => piece.text !== '')
}
