import { expect, test } from 'vitest'
import { createEventLoopThrottle } from './event-loop-throttle.ts'

test('everybody else is served between two pieces of heavy work', async () => {
  const throttle = createEventLoopThrottle(2)
  const seen: string[] = []
  const heavy = [1, 2, 3].map(async n => {
    await throttle()
    seen.push(`heavy ${n}`)
  })
  const others = (async () => {
    for (let n = 1; n <= 3; n += 1) {
      await new Promise(resolve => setImmediate(resolve))
      seen.push(`other ${n}`)
    }
  })()
  await Promise.all([...heavy, others])
  expect(seen.filter(entry => entry.startsWith('heavy'))).toEqual(['heavy 1', 'heavy 2', 'heavy 3'])
  const between = seen.slice(seen.indexOf('heavy 1'), seen.indexOf('heavy 3'))
  expect(between.some(entry => entry.startsWith('other'))).toBe(true)
})
