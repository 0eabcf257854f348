/** An export as readable pages: profile, sessions, group messages, insights. */
import type { PersonalDataPart } from '#server/platform/personal-data.ts'
import type { Language } from '#shared/languages.ts'
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'
import { day, type ExportPage, type Html, html, written } from './page.ts'
import { type PageTexts, pageTexts } from './page-texts.ts'
import { insightEntry } from './readable-insights.ts'
import { type ListedSession, overviewPage, type PartReader } from './readable-overview.ts'
import type { PackedFile } from './zip-writing.ts'

const HOME = 'readable/start-here.html'
const ON_ONE_PAGE = 500

export async function* readablePages(
  userId: string,
  manifest: ExportManifest,
  parts: PersonalDataPart[],
  language: Language,
): AsyncGenerator<PackedFile> {
  const words = pageTexts[language]
  const told = ((name: PartName) =>
    parts.find(part => part.name === name)?.exportOf(userId) ?? []) as PartReader
  const file = (page: ExportPage): PackedFile => ({
    name: page.name,
    content: written(page, { ...words, home: HOME }),
  })
  const sessions = await sessionsIn(told, words)
  yield file(await overviewPage(HOME, manifest, told, sessions, words))

  const messages = told('messages')[Symbol.asyncIterator]()
  let next = await messages.next()
  for (const { id, title, file: name } of sessions) {
    yield file({ name, title, content: said() })
    async function* said(): AsyncGenerator<Html> {
      for (; !next.done && next.value.sessionId === id; next = await messages.next())
        yield bubble(next.value, words)
    }
  }
  yield* inPages(
    told('groupMessages'),
    'readable/groups',
    words.groups,
    entry => groupMessage(entry, words),
    file,
  )
  yield* inPages(
    told('readings'),
    'readable/insights',
    words.insights,
    entry => insightEntry(entry, words),
    file,
  )
  yield* inPages(told('mood'), 'readable/mood', words.mood, entry => moodEntry(entry, words), file)
}

/** Without one, nobody has written in it yet; an empty one is a session that only its day stands for. */
const titleOf = (title: string | null, words: PageTexts) =>
  title === null ? words.greeting : title || words.untitled

/** In the same order as their messages. */
async function sessionsIn(told: PartReader, words: PageTexts): Promise<ListedSession[]> {
  const sessions: ListedSession[] = []
  for await (const { id, title, startedAt, archiveId, starred = false } of told('sessions')) {
    const file = `readable/sessions/${String(sessions.length + 1).padStart(4, '0')}.html`
    const archived = archiveId !== null
    sessions.push({ id, title: titleOf(title, words), file, startedAt, archived, starred })
  }
  return sessions
}

async function* inPages<Entry>(
  entries: AsyncIterable<Entry>,
  name: string,
  title: string,
  show: (entry: Entry) => Html,
  file: (page: ExportPage) => PackedFile,
): AsyncGenerator<PackedFile> {
  let shown: Html[] = []
  let number = 0
  const page = () => {
    number += 1
    return file({ name: `${name}-${number}.html`, title, content: shown })
  }
  for await (const entry of entries) {
    shown.push(show(entry))
    if (shown.length < ON_ONE_PAGE) continue
    yield page()
    shown = []
  }
  if (shown.length > 0 || number === 0) yield page()
}

function bubble({ from, text, at, missed }: ExportParts['messages'], words: PageTexts): Html {
  const isMine = from === 'user'
  const about = [isMine ? words.you : words.companionSaid, day(at), ...(missed ? [words.missed] : [])]
  return html`<article class="${isMine ? 'mine' : 'theirs'}"><p dir="auto">${text}</p><small>${about.join(', ')}</small></article>
`
}

function groupMessage(entry: ExportParts['groupMessages'], words: PageTexts): Html {
  const { threadId, text, at, held, edited } = entry
  const place = words.named(capitalised(threadId.replaceAll('-', ' ')))
  const about = [place, day(at), ...(edited ? [words.edited] : []), ...(held ? [words.held] : [])]
  return html`<article><p dir="auto">${text}</p><small>${about.join(', ')}</small></article>
`
}

function moodEntry({ at, feelings, ownWord, strength }: ExportParts['mood'], words: PageTexts): Html {
  const listed = feelings.map(feeling => words.feelings[feeling])
  const felt = [...listed, ...(ownWord ? [ownWord] : [])].join(', ')
  return html`<article><p dir="auto">${felt} (${words.strengths[strength]})</p><small>${day(at)}</small></article>
`
}

/** Keys become capitalised names; threads are lower-case ids. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
