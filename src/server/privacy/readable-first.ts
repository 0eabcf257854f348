/** The first page of an export: who one is here, what one chose, what the companion keeps, and the way to the rest. */
import type { ExportManifest, ExportParts, PartName } from '#shared/privacy.ts'
import { profileQuestions } from '#shared/profile.ts'
import { day, type Html, html, type Page } from './page.ts'

export type Told = <Name extends PartName>(name: Name) => AsyncIterable<ExportParts[Name]>
export type ListedSession = { id: string; title: string; file: string; startedAt: string; archived: boolean }

const questions: Record<(typeof profileQuestions)[number], string> = {
  momentThatChangedYou: 'A moment that changed you',
  handlingBigEmotions: 'How you handle big emotions',
  feltAlone: 'When you have felt alone',
  quietPride: 'What you are quietly proud of',
  turnTo: 'Who or what you turn to',
}

const plan = {
  signs: 'Signs that it is getting hard',
  helps: 'What helps',
  company: 'Company',
  people: 'People to turn to',
  surroundings: 'Making the surroundings safer',
}

export async function firstPage(
  name: string,
  { account, madeAt }: ExportManifest,
  told: Told,
  sessions: ListedSession[],
): Promise<Page> {
  const content: Html[] = [
    html`<p>This is what TwinBot kept of ${account.givenName} ${account.familyName} (${account.email}) on ${day(madeAt)}. The folder <em>data</em> beside these pages holds the same as JSON, which can be imported again.</p>
<ul><li><a href="groups-1.html">What you said in groups</a></li><li><a href="insights-1.html">What was read in your messages</a></li></ul>
`,
  ]
  for await (const { answers, companionName } of told('profile')) {
    const answered = answers ? profileQuestions.map(key => pair(questions[key], answers[key])) : []
    content.push(html`<h2>About you</h2><dl>${pair('Your companion', companionName ?? 'not named yet')}${answered}</dl>
`)
  }
  for await (const { country, modelConsent } of told('preferences')) {
    content.push(html`<h2>What you chose</h2><dl>${pair('Country for helplines', country ?? 'told from the browser')}${pair('A language model may word replies', modelConsent ? 'yes' : 'no')}</dl>
`)
  }
  for await (const chat of told('chats')) {
    const kept = chat.memories.map(
      ({ fact, sentence }) => html`<li>${fact}<br><small>“${sentence}”</small></li>`,
    )
    const avoided = chat.avoid.map(topic => html`<li>${topic}</li>`)
    content.push(html`<h2>What ${chat.names[0] ?? 'your companion'} keeps</h2><ul>${kept.length > 0 ? kept : html`<li>Nothing.</li>`}</ul>
<p>Not to be asked about:</p><ul>${avoided.length > 0 ? avoided : html`<li>Nothing.</li>`}</ul><p><small>${chat.asked.length} questions asked so far.</small></p>
`)
  }
  for await (const made of told('safetyPlan')) {
    const filled = Object.entries(plan).map(([key, title]) => pair(title, made[key as keyof typeof plan]))
    content.push(html`<h2>Your safety plan</h2><dl>${filled}</dl>
`)
  }
  const listed = sessions.map(
    ({ title, file, startedAt, archived }) =>
      html`<li><a href="${file.replace('readable/', '')}">${title}</a> <small>${day(startedAt)}${archived ? '' : ', not in the archive yet'}</small></li>
`,
  )
  content.push(html`<h2>Conversations</h2><ul>${listed.length > 0 ? listed : html`<li>None yet.</li>`}</ul>
`)
  const devices = (account.devices ?? []).map(
    ({ name, browser, lastSeenAt }) =>
      html`<li>${name ?? browser} <small>last used ${day(lastSeenAt)}</small></li>`,
  )
  const blocked = (account.blocked ?? []).map(
    ({ name, since }) => html`<li>${name} <small>since ${day(since)}</small></li>`,
  )
  content.push(html`<h2>Devices signed in</h2><ul>${devices}</ul>
<h2>People you have blocked</h2><ul>${blocked.length > 0 ? blocked : html`<li>Nobody.</li>`}</ul>
`)
  return { name, title: 'Your TwinBot', content }
}

function pair(term: string, text: string): Html {
  return html`<dt>${term}</dt><dd dir="auto">${text}</dd>`
}
