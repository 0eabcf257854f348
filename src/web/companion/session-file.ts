/**
 * A session as a standalone HTML page without scripts, light or dark. Built from DOM elements, so that messages are
 * always escaped.
 */
import { type ArchivedChat, type ChatMessage, getMessages } from '#shared/companion.ts'
import { call } from '#web/platform/api.ts'
import { dayName, fullDay, isSameDay, timeOfDay } from '#web/platform/dates.ts'
import { sessionName } from '#web/platform/session-name.ts'
import { texts } from '#web/platform/texts.ts'

const PAGE = 200

/** All messages, oldest first. */
export async function wholeSession(chatId: string): Promise<ChatMessage[]> {
  const all: ChatMessage[] = []
  let before: number | null = null
  do {
    const query: { limit: number; before?: number } = { limit: PAGE, ...(before && { before }) }
    const page = await call(getMessages, { params: { chatId }, query })
    all.unshift(...page.messages)
    before = page.before
  } while (before)
  return all
}

export function sessionPage(session: ArchivedChat, messages: readonly ChatMessage[], name: string): string {
  const words = texts.companion
  const page = document.implementation.createHTMLDocument(sessionName(session))
  const add = <Tag extends keyof HTMLElementTagNameMap>(to: HTMLElement, tag: Tag, text = '') => {
    const element = page.createElement(tag)
    element.textContent = text
    to.append(element)
    return element
  }
  page.documentElement.lang = texts.language
  add(page.head, 'meta').setAttribute('charset', 'utf-8')
  const policy = add(page.head, 'meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'none'; style-src 'unsafe-inline'"
  const view = add(page.head, 'meta')
  view.name = 'viewport'
  view.content = 'width=device-width, initial-scale=1'
  const main = add(page.body, 'main')
  add(main, 'h1', sessionName(session)).dir = 'auto'
  add(main, 'p', fullDay(new Date(session.date))).className = 'quiet'
  if (session.summary && session.summary.length > 0) {
    add(main, 'h2', words.session.inYourWords)
    for (const sentence of session.summary) add(main, 'blockquote', sentence).dir = 'auto'
  }
  add(main, 'h2', words.session.conversation)
  let day: Date | undefined
  for (const { from, text, timestamp } of messages.filter(message => message.from !== 'classification')) {
    const at = new Date(timestamp)
    if (!day || !isSameDay(day, at)) add(main, 'p', fullDay(at)).className = 'day'
    day = at
    const said = add(main, 'article')
    said.className = from === 'user' ? 'mine' : 'theirs'
    add(said, 'p', text).dir = 'auto'
    add(said, 'small', `${from === 'user' ? words.session.you : name}, ${timeOfDay(at)}`)
  }
  add(main, 'p', words.program(name)).className = 'quiet'
  // As an element it would come under this page's own policy, which forbids inline styles.
  const html = page.documentElement.outerHTML.replace('</head>', () => `<style>${style}</style></head>`)
  return `<!doctype html>\n${html}\n`
}

/** Valid on every system: "2026-11-17 The piano is in the front room.html". */
export function fileName({ title, date }: ArchivedChat): string {
  const at = new Date(date)
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(part => `${part}`.padStart(2, '0'))
  const plain = title.replace(/[^\p{L}\p{N} ,'’-]/gu, '').trim()
  return `${day.join('-')} ${plain || dayName(at)}.html`
}

const style = `:root{color-scheme:light dark;--ink:#1a2524;--quiet:#46524f;--bg:#f5f4ef;--card:#fff;--line:#e4e1d9;--mine:#fadfc9}
@media(prefers-color-scheme:dark){:root{--ink:#eceFeb;--quiet:#b9c2be;--bg:#101516;--card:#1a2122;--line:#2a3334;--mine:#5a3b28}}
@media print{:root{--bg:#fff}article{break-inside:avoid}}
body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 .25rem}h2{font:600 1.25rem/1.3 Georgia,serif;margin:2rem 0 .5rem}
.quiet,.day,small{color:var(--quiet)}.day{text-align:center;font-size:.875rem;margin:1.5rem 0 .5rem}
blockquote{margin:.5rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--line)}
article{margin:.75rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);overflow-wrap:anywhere}
article p{margin:.125rem 0;white-space:pre-wrap}article.mine{background:var(--mine);margin-inline-start:12%}article.theirs{margin-inline-end:12%}`
