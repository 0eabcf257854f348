/** An export's first page: account, choices, the companion's memories, and links to the rest. */
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'
import { profileQuestions } from '#shared/profile.ts'
import { planFields } from '#shared/support.ts'
import { day, type ExportPage, type Html, html } from './page.ts'
import type { PageTexts } from './page-texts.ts'

export type PartReader = <Name extends PartName>(name: Name) => AsyncIterable<ExportParts[Name]>
export type ListedSession = {
  id: string
  title: string
  file: string
  startedAt: string
  archived: boolean
  starred: boolean
}

export async function overviewPage(
  name: string,
  { account, madeAt }: ExportManifest,
  told: PartReader,
  sessions: ListedSession[],
  words: PageTexts,
): Promise<ExportPage> {
  const intro = words.intro(`${account.givenName} ${account.familyName}`, account.email, day(madeAt))
  const content: Html[] = [
    html`<p>${intro} ${words.beside[0]} <em>data</em> ${words.beside[1]}</p>
<ul>${[link('groups-1', words.groups), link('insights-1', words.insights), link('mood-1', words.mood)]}</ul>
`,
  ]
  for await (const { answers, companionName } of told('profile')) {
    const answered = answers ? profileQuestions.map(key => pair(words.questions[key], answers[key])) : []
    content.push(html`<h2>${words.aboutYou}</h2><dl>${pair(words.companion, companionName ?? words.notNamed)}${answered}</dl>
`)
  }
  for await (const { country, modelConsent, moodCheckIn, countMisses } of told('preferences')) {
    const yesOrNo = (name: string, chosen = false) => pair(name, chosen ? words.yes : words.no)
    const chosen = [
      pair(words.country, country ?? words.countryOfBrowser),
      yesOrNo(words.model, modelConsent),
      yesOrNo(words.moodAsked, moodCheckIn),
      yesOrNo(words.countMisses, countMisses),
    ]
    content.push(html`<h2>${words.chosen}</h2><dl>${chosen}</dl>
`)
  }
  for await (const { times, days, timeZone } of told('reminders')) {
    const when = words.remindersAt(
      times.join(', '),
      days.map(day => words.weekdays[day - 1] ?? '').join(', '),
    )
    content.push(html`<h2>${words.reminders}</h2><p>${when} <small>${timeZone}</small></p>
`)
  }
  for await (const chat of told('chats')) {
    const kept = chat.memories.map(
      ({ fact, sentence }) => html`<li>${fact}<br><small>“${sentence}”</small></li>`,
    )
    const avoided = chat.avoid.map(topic => html`<li>${topic}</li>`)
    content.push(html`<h2>${words.keeps(chat.names[0] ?? words.yourCompanion)}</h2>${list(kept, words.nothing)}
<p>${words.avoid}</p>${list(avoided, words.nothing)}<p><small>${words.asked(chat.asked.length)}</small></p>
`)
  }
  for await (const made of told('safetyPlan')) {
    const filled = planFields.map(key => pair(words.planFields[key], made[key]))
    content.push(html`<h2>${words.plan}</h2><dl>${filled}</dl>
`)
  }
  const listed = sessions.map(({ title, file, startedAt, archived, starred }) => {
    const about = [
      day(startedAt),
      ...(archived ? [] : [words.notArchived]),
      ...(starred ? [words.starred] : []),
    ]
    return html`<li><a href="${file.replace('readable/', '')}">${title}</a> <small>${about.join(', ')}</small></li>
`
  })
  content.push(html`<h2>${words.conversations}</h2>${list(listed, words.none)}
`)
  const devices = (account.devices ?? []).map(
    ({ name, browser, lastSeenAt }) =>
      html`<li>${name ?? words.browserName(browser)} <small>${words.lastUsed(day(lastSeenAt))}</small></li>`,
  )
  const blocked = (account.blocked ?? []).map(
    ({ name, since }) => html`<li>${name} <small>${words.since(day(since))}</small></li>`,
  )
  content.push(html`<h2>${words.devices}</h2><ul>${devices}</ul>
<h2>${words.blocked}</h2>${list(blocked, words.nobody)}
`)
  return { name, title: words.title, content }
}

function pair(term: string, text: string): Html {
  return html`<dt>${term}</dt><dd dir="auto">${text}</dd>`
}

function link(page: string, name: string): Html {
  return html`<li><a href="${page}.html">${name}</a></li>`
}

function list(items: Html[], otherwise: string): Html {
  return html`<ul>${items.length > 0 ? items : html`<li>${otherwise}</li>`}</ul>`
}
