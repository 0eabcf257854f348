/** /emotion-check through the whole app, against a server that answers over HTTP. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getHierarchy, getSummary, getTags } from '#shared/classification.ts'
import { getReceipts, getTrends } from '#shared/insights.ts'
import { getMood } from '#shared/mood.ts'
import { hierarchy, tagCodes } from '#shared/taxonomy.ts'
import { adasBrowser } from '#test/support/browser.ts'
import type { StubApi } from '#test/support/stub-api.ts'
import { App } from '#web/app.tsx'

let api: StubApi

beforeEach(async () => {
  api = await adasBrowser()
  api.answer(getTags, tagCodes)
  api.answer(getHierarchy, hierarchy)
  api.answer(getMood, { today: '2026-11-11', asks: true, checkIns: [] })
  api.answer(getTrends, { today: '2026-11-11', days: [], links: [], looked: false })
})

afterEach(cleanup)

const summaryOf = (current: Record<string, number>) => ({
  current,
  history: [],
  total: 9,
  sources: { conversations: 9, groups: 0 },
})

function open(): void {
  render(
    <MemoryRouter initialEntries={['/emotion-check']}>
      <App />
    </MemoryRouter>,
  )
}

async function shares(): Promise<[string | null, string | null][]> {
  const meters = await screen.findAllByRole('meter')
  return meters.map(meter => {
    const label = document.getElementById(meter.getAttribute('aria-labelledby') ?? '')
    return [label?.textContent ?? null, meter.getAttribute('aria-valuetext')]
  })
}

const refresh = () => act(() => screen.getByRole('button', { name: 'Refresh Insights' }).click())

test('three gauges and one for each domain, in percent, each a meter', async () => {
  api.answer(getSummary, summaryOf({ 'Stress Load': 5, Worry: 1, Focus: 1, Gratitude: 3 }))
  open()
  await screen.findByRole('heading', { level: 1, name: 'Check Up From the Neck Up' })
  screen.getByText('Rewiring trends from your conversations and group chats.')
  expect(await shares()).toEqual([
    ['Stress', '71 percent'],
    ['Anxiety', '14 percent'],
    ['Focus', '14 percent'],
    ['Cognitive Processing', '0 percent'],
    ['Coping', '50 percent'],
    ['Self-Regulation', '10 percent'],
    ['Empowerment', '0 percent'],
    ['PERMA', '30 percent'],
    ['Emotional Disinhibition', '10 percent'],
    ['Exposure/Habit', '0 percent'],
  ])
  const [stress] = screen.getAllByRole('meter')
  expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(name => stress?.getAttribute(name))).toEqual(
    ['0', '100', '71'],
  )
})

test('Ada reads how much the rings are made from, and what each is about', async () => {
  api.answer(getSummary, { ...summaryOf({ 'Stress Load': 11, Gratitude: 3 }), total: 1204 })
  open()
  const meter = await screen.findByRole('meter', { name: 'PERMA' })
  screen.getByText('From 11 mentions in 1,204 messages.')
  screen.getByText('From 14 mentions in 1,204 messages.')
  const about = document.getElementById(meter.getAttribute('aria-describedby') ?? '')
  expect(about?.textContent).toBe('What makes life good, or what’s missing: joy, people, meaning')
  expect(document.querySelectorAll('.gauge.pale')).toHaveLength(0)
})

test('below ten mentions the rings are pale, and above them stands that they say little', async () => {
  api.answer(getSummary, summaryOf({ 'Stress Load': 8, Gratitude: 1, Insight: 1 }))
  open()
  await screen.findByText('Only 8 mentions so far. The rings say little until there are 10.')
  screen.getByText('From 10 mentions in 9 messages.')
  const pale = screen.getAllByRole('meter').map(meter => meter.classList.contains('pale'))
  expect(pale).toEqual([true, true, true, false, false, false, false, false, false, false])
})

test('while it loads, it says so', async () => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => {
    arrive = resolve
  })
  api.answer(getSummary, summaryOf({}), held)
  open()
  expect((await screen.findByText('Loading insights...')).getAttribute('role')).toBe('status')
  // What is known already has its final place, and the trends wait for the summary.
  screen.getByText('Pressure, overload and tension')
  screen.getByRole('heading', { name: 'Trends' })
  screen.getByRole('link', { name: 'How it reads your words' })
  const asked = () => api.asked.filter(({ call }) => call === 'GET /api/insights/trends').length
  expect(asked()).toBe(0)
  arrive()
  await screen.findByText('Trends appear after you’ve chatted a little.')
  await waitFor(() => expect(asked()).toBe(1))
  expect(screen.queryByText('Loading insights...')).toBeNull()
})

test.each([
  ['summary', getSummary],
  ['tags', getTags],
  ['hierarchy', getHierarchy],
] as const)('without the %s nothing is shown but that it failed, and refreshing helps', async (_, call) => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  api.refuse(call, 'unexpected')
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load insights from the backend.')
  expect(screen.queryByRole('meter')).toBeNull()
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  api.answer(getTags, tagCodes)
  api.answer(getHierarchy, hierarchy)
  refresh()
  expect((await shares())[1]).toEqual(['Anxiety', '100 percent'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('refreshing brings the new values and says so; one that fails leaves the old ones', async () => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  open()
  await shares()
  api.answer(getSummary, summaryOf({ Worry: 1, Focus: 1 }))
  refresh()
  await screen.findByText('Insights updated')
  expect((await shares())[1]).toEqual(['Anxiety', '50 percent'])
  api.refuse(getSummary, 'unavailable')
  refresh()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to refresh insights.')
  expect((await shares())[1]).toEqual(['Anxiety', '50 percent'])
})

test('below the floor a trend says that there is not enough yet', async () => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  open()
  await screen.findByText(/^Not enough for a weekly trend yet.*two weeks with at least 5 mentions each\.$/)
  expect(screen.queryByText('What moves together')).toBeNull()
})

test('one chart that has enough does not make the other vanish without a word', async () => {
  const counts = { stress: 1, anxiety: 0, focus: 0, Coping: 6, 'Emotional Disinhibition': 2 }
  api.answer(getSummary, summaryOf({ 'Stress Load': 2 }))
  api.answer(getTrends, {
    today: '2026-11-11',
    days: ['2026-11-09', '2026-11-10', '2026-11-11'].map(day => ({ day, messages: 5, counts })),
    links: [],
    looked: false,
  })
  open()
  const byDay = await screen.findByRole('radio', { name: 'Day' })
  act(() => byDay.click())
  const domains = await screen.findByRole('figure', { name: 'Domains' })
  const dates = domains.querySelector('.trend-dates')
  expect([...(dates?.children ?? [])].map(date => date.textContent)).toEqual(['9\nNov', '10', '11'])
  const balance = screen.getByRole('heading', { level: 3, name: 'Balance' })
  expect(balance.closest('.trend-chart')?.textContent).toMatch(/^BalanceNot enough for a daily trend yet/)
})

test('an opened ring begins at its name, and says how often each message was counted', async () => {
  api.answer(getSummary, summaryOf({ 'Stress Load': 2, Overload: 1 }))
  const receipt = (messageId: string, tags: string[]) => ({
    messageId,
    at: '2026-11-10T08:00:00.000Z',
    place: { kind: 'chat' as const, id: 'Robin', title: null },
    quotes: [{ text: 'Too many deadlines.', marks: [] }],
    tags: tags.map(tag => ({ tag, counted: true })),
  })
  api.answer(
    { ...getReceipts, path: `${getReceipts.path}?gauge=stress` },
    { receipts: [receipt('two', ['Stress Load', 'Overload']), receipt('one', ['Stress Load'])], next: null },
  )
  open()
  const ring = await screen.findByRole('button', { name: 'See the sentences behind Stress' })
  act(() => ring.click())
  expect(document.activeElement?.textContent).toBe('Stress')
  await screen.findByText('Counted 2 times: Stress, Too much at once')
  screen.getByText('Counted as: Stress')
  screen.getByText(/or focus\. A message counts once for each tag found in it\./)
})

test('a trend shows the messages behind its points, missing days as missing, and all of it as a table', async () => {
  const counts = { stress: 6, anxiety: 2, focus: 0, Coping: 6, 'Emotional Disinhibition': 2 }
  api.answer(getSummary, summaryOf({ 'Stress Load': 6, Worry: 2 }))
  api.answer(getTrends, {
    today: '2026-11-11',
    days: [
      { day: '2026-11-07', messages: 5, counts },
      { day: '2026-11-08', messages: 5, counts },
      { day: '2026-11-10', messages: 20, counts: { ...counts, stress: 1 } },
      { day: '2026-11-11', messages: 7, counts: { ...counts, focus: 8 } },
    ],
    links: [{ metric: 'stress', tag: 'Sleep Routine', direction: 'same', days: 61 }],
    looked: true,
  })
  open()
  const byDay = await screen.findByRole('radio', { name: 'Day' })
  act(() => byDay.click())
  await screen.findByRole('img', { name: 'Stress: a line with 3 points. The table below has the numbers.' })
  const balance = screen.getByRole('figure', { name: 'Balance' })
  expect(within(balance).getByText('Nov 11: 38%').parentElement?.textContent).toBe('StressNov 11: 38%')
  // A gap interrupts the line; nothing is drawn where there is no data.
  expect(balance.querySelector('.line')?.getAttribute('d')).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+$/)
  expect(balance.querySelectorAll('rect')).toHaveLength(0)
  expect(balance.querySelector('.trend-scale')?.textContent).toBe('80%40%0%')
  screen.getByText('On days with more “Sleep routine”, Stress came up more too.')
  act(() => screen.getByText('Show as table').click())
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(-4)
  await waitFor(() => expect(rows).toHaveLength(4))
  const cells = rows.map(row => [...row.children].slice(0, 4).map(cell => cell.textContent))
  expect(cells).toEqual([
    ['November 8, 2026', '5', '75%', '25%'],
    ['November 9, 2026', '0', 'No messages'],
    ['November 10, 2026', '20', 'Not enough yet', '0%'],
    ['November 11, 2026', '7', '38%', '13%'],
  ])
})

test('every share says in the same words which week it is of, this one or an earlier one', async () => {
  const counts = { stress: 6, anxiety: 2, focus: 0, Coping: 6, 'Emotional Disinhibition': 2 }
  api.answer(getSummary, summaryOf({ 'Stress Load': 12, Worry: 4 }))
  api.answer(getTrends, {
    today: '2026-11-18',
    days: [
      { day: '2026-11-03', messages: 5, counts },
      { day: '2026-11-10', messages: 5, counts },
      { day: '2026-11-17', messages: 5, counts: { ...counts, stress: 1, anxiety: 0 } },
    ],
    links: [],
    looked: false,
  })
  open()
  const balance = await screen.findByRole('figure', { name: 'Balance' })
  // Two points are told in words; a line between them would look like a trend.
  within(balance).getByText('75% in the week of Nov 2 and 75% in the week of Nov 9')
  within(balance).getByText('A line needs three points. This week has 1 mention so far, too few for a point.')
  expect(within(balance).queryByRole('img')).toBeNull()
  const domains = screen.getByRole('figure', { name: 'Domains' })
  within(domains).getByText('Week of Nov 16: 75%')
  // The domain that came up most is shown until Ada chooses another.
  const choice = within(domains).getByRole('combobox', { name: 'Domain' })
  fireEvent.change(choice, { target: { value: 'Emotional Disinhibition' } })
  within(domains).getByText('Week of Nov 16: 25%')
  expect(within(domains).getAllByRole('img')).toHaveLength(1)
  act(() => screen.getByText('Show as table').click())
  await screen.findByRole('columnheader', { name: 'Week of' })
})

test.each([
  ['no charts', 9, 0],
  ['charts', 10, 2],
])(
  'while trends load, the page has room for %s where %i mentions allow that',
  async (_, mentions, charts) => {
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    api.answer(getSummary, summaryOf({ Worry: mentions }))
    api.answer(getTrends, { today: '2026-11-11', days: [], links: [], looked: false }, arrived)
    open()
    await screen.findAllByText(/^(From|Only) \d+ mentions/)
    screen.getByText('Loading trends')
    expect(document.querySelectorAll('.trends-loading .trend-chart')).toHaveLength(charts)
    arrive()
    await screen.findByText(/^Not enough for a weekly trend yet/)
  },
)

test('what the gauges are and are not is said in plain words, with a way to read more', async () => {
  api.answer(getSummary, summaryOf({ Worry: 1 }))
  open()
  const link = await screen.findByRole('link', { name: 'How it reads your words' })
  expect(link.getAttribute('href')).toBe('/how-it-reads')
  expect(link.closest('section')).toBe(screen.getByRole('region', { name: 'Domains' }))
  expect(link.closest('p')?.textContent).toContain(
    'A message counts once for each tag found in it. “Refresh Insights” adds your newest messages.',
  )
})
