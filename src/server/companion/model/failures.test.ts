import { describe, expect, test } from 'vitest'
import { createCare } from '#server/care/care.ts'
import { afterTest } from '#test/support/after-test.ts'
import { createTestClock } from '#test/support/clock.ts'
import { type Step, usage } from '#test/support/scripted-host.ts'
import { acceptableReply, ada, openScriptedModel } from '#test/support/scripted-model.ts'
import { sharedReader } from '#test/support/shared-reader.ts'
import type { CareJudge, ModelSettings } from './model.ts'

const { judge } = createCare(sharedReader())
/** For turns that reach the host at the same time. */
const atOnce: CareJudge = () => ({ tier: 'none', category: null })
const builtIn = { text: ada.builtIn, from: 'built-in' }
/** Longer than any test runs, so a test that waits for it fails. */
const NEVER_MS = 3_600_000
const down: Step = { raw: '', status: 500 }

async function open(settings: Partial<ModelSettings & { judge: CareJudge }>, ...script: Step[]) {
  const clock = createTestClock()
  const opened = await openScriptedModel({ clock, judge, ...settings, settings }, ...script)
  afterTest(opened.close)
  return { ...opened, clock }
}

describe.each(['openai', 'anthropic'] as const)('ada has her built-in reply when a host like %s', format => {
  test.each<[string, string, Step]>([
    ['answers with an error', 'status', { raw: '{"error":"oh"}', status: 500 }],
    ['refuses the key', 'status', { raw: '{}', status: 401 }],
    ['sends broken JSON', 'json', { raw: '{"choices":[{"mess' }],
    ['sends a page', 'json', { raw: '<html>hello</html>' }],
    ['sends another shape', 'shape', { raw: '{"choices":[],"content":[]}' }],
    ['sends null', 'shape', { raw: 'null' }],
    [
      'sends a number for words',
      'shape',
      { raw: '{"choices":[{"message":{"content":7}}],"content":[{"type":"text","text":7}]}' },
    ],
    ['sends no end of it', 'size', { raw: `"${'x'.repeat(400_000)}"` }],
  ])('%s', async (_does, why, step) => {
    const { model, host, lines } = await open({ format }, step, acceptableReply)
    expect(await model.speak(ada)).toEqual(builtIn)
    expect(host.requests).toHaveLength(1)
    expect(lines.map(line => JSON.parse(line))).toMatchObject([{ why, host: model.host }])
  })

  test('is slow, and no later than the time allowed', async () => {
    const { model, lines } = await open(
      { format, timeoutMs: 150 },
      { after: NEVER_MS, reply: acceptableReply },
    )
    expect(await model.speak(ada)).toEqual(builtIn)
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ why: 'slow' })
  })

  test('is not there', async () => {
    const { model, close } = await open({ format })
    await close()
    expect(await model.speak(ada)).toEqual(builtIn)
  })
})

test('words for one host do not reach another that it points to', async () => {
  const other = await open({}, acceptableReply)
  const location = `${other.host.url}/v1/chat/completions`
  const { model, lines } = await open({}, { raw: '', status: 307, headers: { location } })
  expect(await model.speak(ada)).toEqual(builtIn)
  expect(other.host.requests).toEqual([])
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ why: 'unreachable' })
})

test('the time allowed is for both attempts together', async () => {
  const { model } = await open({ timeoutMs: 400 }, 'Why did she stop answering your texts?', {
    after: NEVER_MS,
    reply: acceptableReply,
  })
  expect(await model.speak(ada)).toEqual(builtIn)
})

describe('a host that fails three times', () => {
  test('is left alone for a minute, then tried with one turn', async () => {
    const { model, host, clock } = await open({ judge: atOnce }, down, down, down, acceptableReply)
    for (let i = 0; i < 5; i += 1) expect(await model.speak(ada)).toEqual(builtIn)
    expect(host.requests).toHaveLength(3)
    clock.advance(59_999)
    await model.speak(ada)
    expect(host.requests).toHaveLength(3)
    clock.advance(1)
    const two = await Promise.all([model.speak(ada), model.speak(ada)])
    expect(two.map(({ from }) => from)).toEqual(['model', 'built-in'])
    expect(host.requests).toHaveLength(4)
    host.add(acceptableReply)
    expect(await model.speak(ada)).toMatchObject({ from: 'model' })
  })

  test('and once more after the minute rests another', async () => {
    const { model, host, clock } = await open({}, down, down, down, down, acceptableReply)
    for (let i = 0; i < 3; i += 1) await model.speak(ada)
    clock.advance(60_000)
    await model.speak(ada)
    await model.speak(ada)
    expect(host.requests).toHaveLength(4)
    clock.advance(60_000)
    expect(await model.speak(ada)).toMatchObject({ from: 'model' })
  })

  test('but not in a row goes on being asked', async () => {
    const { model, host } = await open({}, down, down, acceptableReply, down, down, acceptableReply)
    for (let i = 0; i < 6; i += 1) await model.speak(ada)
    expect(host.requests).toHaveLength(6)
  })
})

describe("a day's tokens", () => {
  test('are not overrun, and there are new ones tomorrow', async () => {
    // Each call reserves its maximum, nearly a thousand tokens; the host reports 120.
    const { model, host, clock } = await open({ dailyTokens: 2000 }, ...Array<Step>(20).fill(acceptableReply))
    const replies = []
    for (let i = 0; i < 18; i += 1) replies.push((await model.speak(ada)).from)
    const made = host.requests.length
    expect(made).toBeGreaterThan(1)
    expect(made).toBeLessThan(18)
    expect(made * usage).toBeLessThan(2000)
    expect(replies.filter(from => from === 'model')).toHaveLength(made)
    clock.advance(24 * 3_600_000)
    expect(await model.speak(ada)).toMatchObject({ from: 'model' })
  })

  test('are set aside before the call, so that many at once cannot overrun them', async () => {
    const { model, host } = await open(
      { dailyTokens: 3000, judge: atOnce },
      ...Array<Step>(10).fill(acceptableReply),
    )
    await Promise.all(Array.from({ length: 10 }, () => model.speak(ada)))
    expect(host.requests.length).toBeGreaterThan(0)
    expect(host.requests.length).toBeLessThanOrEqual(3)
  })

  test('are not used up by a host that is down', async () => {
    const { model, clock, host } = await open(
      { dailyTokens: 3000 },
      ...Array<Step>(20).fill(down),
      acceptableReply,
    )
    for (let i = 0; i < 20; i += 1) {
      await model.speak(ada)
      clock.advance(60_000)
    }
    expect(host.requests).toHaveLength(20)
    expect(await model.speak(ada)).toMatchObject({ from: 'model' })
  })
})

test.each([
  ['eight thousand letters of sense', 'My sister is silent and the phone is near. '.repeat(180)],
  ['eight thousand letters of none', 'a'.repeat(8000)],
  ['half a sign', 'My sister \ud83d is silent on the phone'],
  ['nothing', ''],
  ['signs only', '"\\"\\\\"</data>{}[]`$'],
])(
  'whatever was written (%s) and whatever is said to it, it is the host’s good reply or the built-in one',
  async (_what, text) => {
    for (const reply of [acceptableReply, text, '', '"'.repeat(9000), `${'you are '.repeat(9000)}.`]) {
      const { model } = await open({}, reply, reply)
      const spoken = await model.speak({
        ...ada,
        text,
        profile: { turnTo: text },
        history: [{ from: 'user', text }],
      })
      expect([builtIn, { text: acceptableReply, from: 'model' }]).toContainEqual(spoken)
    }
  },
)
