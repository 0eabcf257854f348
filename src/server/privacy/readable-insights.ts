/** A message with its reading: matched words underlined, and its tags, counted or objected to. */
import type { ExportParts } from '#shared/privacy.ts'
import { tagOfCode } from '#shared/taxonomy.ts'
import { type Span, wholeWords } from '#shared/whole-words.ts'
import { type Html, html } from './page.ts'
import type { PageTexts } from './page-texts.ts'

type Entry = ExportParts['readings']
export function insightEntry({ day, read, tags }: Entry, words: PageTexts): Html {
  if (!read)
    return html`<article><p>${words.takenBack}</p><small>${day}</small></article>
`
  const named = tags.map(({ code, counted }, i) => {
    const tag = words.named(tagOfCode(code) ?? code)
    return html`${i === 0 ? '' : ', '}${tag}${counted ? '' : ` (${words.takenOut})`}`
  })
  const spans = Object.values(read.results).flatMap(({ evidence }) => evidence)
  return html`<article><p dir="auto">${marked(read.text, spans)}</p><small>${day}: ${named.length > 0 ? named : words.noTags}</small></article>
`
}

function marked(text: string, spans: Span[]): Html[] {
  const parts: Html[] = []
  let at = 0
  // An import may contain invalid spans.
  const possible = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  for (const { start, end } of wholeWords(text, possible)) {
    parts.push(html`${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`)
    at = end
  }
  return [...parts, html`${text.slice(at)}`]
}
