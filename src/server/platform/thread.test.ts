import { expect, onTestFinished, test } from 'vitest'
import { createThread, Unanswered } from './thread.ts'

/** Repeats what it is told, except where it is told to end or to hang. */
const inside = `
  import { answerEach } from '${new URL('./in-thread.ts', import.meta.url)}'
  let asked = 0
  answerEach(({ say, end, hang }) => {
    if (end) process.exit(3)
    while (hang);
    return { say, asked: ++asked }
  })
`
type Asked = { say: string; end?: boolean; hang?: boolean }
type Said = { say: string; asked: number }

function open(code = inside, patienceMs = 5000) {
  const ends: string[] = []
  const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const thread = createThread<Asked, Said>({ file, patienceMs, ended: why => ends.push(why) })
  onTestFinished(() => thread.close())
  return { thread, ends }
}

test('many ask at once and each gets their own answer, in the order of asking', async () => {
  const { thread } = open()
  const said = Array.from({ length: 50 }, (_, i) => `person ${i}`)
  const answers = await Promise.all(said.map(say => thread.ask({ say })))
  expect(answers).toEqual(said.map((say, i) => ({ say, asked: i + 1 })))
})

test('what ends the thread twice is not answered, and everybody around it is', async () => {
  const { thread, ends } = open()
  const before = thread.ask({ say: 'before' })
  const ending = thread.ask({ say: 'ending', end: true })
  const after = thread.ask({ say: 'after' })
  await expect(ending).rejects.toThrow(Unanswered)
  expect([(await before).say, (await after).say]).toEqual(['before', 'after'])
  expect(ends).toEqual(['exit 3', 'exit 3'])
  expect(await thread.ask({ say: 'later' })).toEqual({ say: 'later', asked: 1 })
})

test('somebody behind a question that hangs is answered before it is tried again', async () => {
  const { thread, ends } = open(inside, 300)
  await thread.ask({ say: 'first' })
  const order: string[] = []
  const hanging = thread.ask({ say: 'hanging', hang: true }).catch(() => order.push('hanging'))
  const behind = thread.ask({ say: 'behind' }).then(({ say }) => order.push(say))
  await Promise.all([hanging, behind])
  expect(order).toEqual(['behind', 'hanging'])
  expect(ends).toEqual(['silent', 'silent'])
})

test('a thread that cannot start says so, to whoever waits and whoever asks later', async () => {
  const { thread } = open('throw new Error("no")')
  const asked = thread.ask({ say: 'hello' })
  await expect(thread.ready()).rejects.toThrow(Unanswered)
  await expect(asked).rejects.toThrow(Unanswered)
  await expect(thread.ask({ say: 'again' })).rejects.toThrow(Unanswered)
})

test('closing answers what was asked, and takes no more', async () => {
  const { thread } = open()
  const asked = thread.ask({ say: 'last words' })
  const closed = thread.close()
  expect(await asked).toMatchObject({ say: 'last words' })
  await closed
  await expect(thread.ask({ say: 'too late' })).rejects.toThrow(Unanswered)
})
