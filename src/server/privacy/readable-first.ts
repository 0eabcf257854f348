/** The first page of an export: who one is here, what one chose, what the companion keeps, and the way to the rest. */
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'
import { profileQuestions } from '#shared/profile.ts'
import { planFields } from '#shared/support.ts'
import { day, type Html, html, type Page } from './page.ts'
import type { PageTexts } from './texts-en.ts'

export type PartReader = <Name extends PartName>(name: Name) => AsyncIterable<ExportParts[Name]>
export type ListedSession = {
  id: string
  title: string
  file: string
  startedAt: string
  archived: boolean
  starred: boolean
}

export async function firstPage(
  name: string,
  { account, madeAt }: ExportManifest,
  told: PartReader,
  sessions: ListedSession[],
  words: PageTexts,
): Promise<Page> {
  const content: Html[] = [
    html`<p>${words.intro(`${account.givenName} ${account.familyName}`, account.email, day(madeAt))} ${words.beside[0]} <em>data</em> ${words.beside[1]}</p>
<ul><li><a href="groups-1.html">${words.groups}</a></li><li><a href="insights-1.html">${words.insights}</a></li><li><a href="mood-1.html">${words.mood}</a></li></ul>
`,
  ]
  for await (const { answers, companionName } of told('profile')) {
    const answered = answers ? profileQuestions.map(key => pair(words.questions[key], answers[key])) : []
    content.push(html`<h2>${words.aboutYou}</h2><dl>${pair(words.companion, companionName ?? words.notNamed)}${answered}</dl>
`)
  }
  for await (const { country, modelConsent, moodCheckIn, countMisses } of told('preferences')) {
    const yesOrNo = (name: string, chosen = false) => pair(name, chosen ? words.yes : words.no)
    content.push(html`<h2>${words.chosen}</h2><dl>${pair(words.country, country ?? words.countryOfBrowser)}${yesOrNo(words.model, modelConsent)}${yesOrNo(words.moodAsked, moodCheckIn)}${yesOrNo(words.countMisses, countMisses)}</dl>
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
    content.push(html`<h2>${words.keeps(chat.names[0] ?? words.yourCompanion)}</h2><ul>${kept.length > 0 ? kept : html`<li>${words.nothing}</li>`}</ul>
<p>${words.avoid}</p><ul>${avoided.length > 0 ? avoided : html`<li>${words.nothing}</li>`}</ul><p><small>${words.asked(chat.asked.length)}</small></p>
`)
  }
  for await (const made of told('safetyPlan')) {
    const filled = planFields.map(key => pair(words.planFields[key], made[key]))
    content.push(html`<h2>${words.plan}</h2><dl>${filled}</dl>
`)
  }
  const listed = sessions.map(
    ({ title, file, startedAt, archived, starred }) =>
      html`<li><a href="${file.replace('readable/', '')}">${title}</a> <small>${day(startedAt)}${archived ? '' : `, ${words.notArchived}`}${starred ? `, ${words.starred}` : ''}</small></li>
`,
  )
  content.push(html`<h2>${words.conversations}</h2><ul>${listed.length > 0 ? listed : html`<li>${words.none}</li>`}</ul>
`)
  const devices = (account.devices ?? []).map(
    ({ name, browser, lastSeenAt }) =>
      html`<li>${name ?? words.browserName(browser)} <small>${words.lastUsed(day(lastSeenAt))}</small></li>`,
  )
  const blocked = (account.blocked ?? []).map(
    ({ name, since }) => html`<li>${name} <small>${words.since(day(since))}</small></li>`,
  )
  content.push(html`<h2>${words.devices}</h2><ul>${devices}</ul>
<h2>${words.blocked}</h2><ul>${blocked.length > 0 ? blocked : html`<li>${words.nobody}</li>`}</ul>
`)
  return { name, title: words.title, content }
}

function pair(term: string, text: string): Html {
  return html`<dt>${term}</dt><dd dir="auto">${text}</dd>`
}
