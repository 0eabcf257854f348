import { expect, test } from 'vitest'
import { onEmbedded } from '#test/support/any-engine.ts'
import { openApp } from '#test/support/app.ts'
import { join, type Member } from '#test/support/group.ts'

async function untilHere(member: Member, ...names: string[]): Promise<void> {
  for (;;) {
    const { people } = (await member.live.next('presence')) as { people?: Array<{ from: string }> }
    const here = people?.map(({ from }) => from).sort()
    if (JSON.stringify(here) === JSON.stringify([...names].sort())) return
  }
}

test('people see who is here, each once however many screens they have, and who has left', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', 'sleep')
  const ben = await join(app, 'ben', 'sleep')
  await untilHere(ada, 'Ada', 'Ben')
  await untilHere(ben, 'Ada', 'Ben')
  const bensPhone = await join(app, ben, 'sleep')
  await untilHere(bensPhone, 'Ada', 'Ben')
  ben.live.close()
  await ben.live.closed
  bensPhone.live.close()
  await untilHere(ada, 'Ada')
})

test('who is in another thread is not here', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', 'sleep')
  await join(app, 'ben', 'growth')
  await join(app, 'chloe', 'sleep')
  await untilHere(ada, 'Ada', 'Chloé')
  expect(JSON.stringify(ada.live.all())).not.toContain('Ben')
})

onEmbedded('that somebody types is told to the others, not to them, and not at every key', async () => {
  const app = await openApp()
  const ada = await join(app, 'ada', 'sleep')
  const ben = await join(app, 'ben', 'sleep')
  for (let key = 0; key < 5; key++) ada.live.send({ action: 'typing' })
  await ada.say('Done.')
  await ben.hear(1)
  const typing = (member: Member) => member.live.all().filter(({ type }) => type === 'typing')
  expect(typing(ben)).toEqual([
    { type: 'typing', stream_id: 'sleep', userId: ada.opened.userId, from: 'Ada' },
  ])
  expect(typing(ada)).toEqual([])
})
