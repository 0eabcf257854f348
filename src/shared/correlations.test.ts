import { expect, test } from 'vitest'
import { type DiaryDay, findCorrelations, LEAST_DAYS } from './correlations.ts'
import { taxonomy } from './taxonomy.ts'

const tags = taxonomy.map(({ tag }) => tag)

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Shape = 'steady' | 'wavering' | 'drifting' | 'uneven'

/** Months of days in which every tag varies independently. */
function nullDiary(seed: number, shape: Shape): DiaryDay[] {
  const random = randomFrom(seed * 7919 + 17)
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const length = 30 + Math.floor(random() * 150)
  const mood = tags.map(() => ({ base: -5 + 3 * random(), slope: gauss() * 2, now: gauss() }))
  return Array.from({ length }, (_, day) => {
    const messages =
      shape === 'uneven'
        ? Math.floor(random() ** 4 * 60)
        : 3 + Math.floor(random() * (random() < 0.1 ? 30 : 6))
    const current: Record<string, number> = {}
    for (const [i, tag] of tags.entries()) {
      const { base, slope, now } = mood[i]!
      if (shape === 'wavering') mood[i]!.now = 0.85 * now + 0.53 * gauss()
      const lift =
        shape === 'wavering' ? mood[i]!.now : shape === 'drifting' ? slope * (day / length - 0.5) : 0
      const chance = 1 / (1 + Math.exp(-base - lift))
      for (let m = 0; m < messages; m += 1) if (random() < chance) current[tag] = (current[tag] ?? 0) + 1
    }
    return { messages, current }
  })
}

const shapes: Shape[] = ['steady', 'wavering', 'drifting', 'uneven']

test('of 1,000 diaries without any effect hardly any shows a link', () => {
  const withLinks: string[] = []
  for (let seed = 0; seed < 1000; seed += 1) {
    const shape = shapes[seed % shapes.length]!
    if (findCorrelations(nullDiary(seed, shape)).links.length > 0) withLinks.push(`${shape} ${seed}`)
  }
  expect(withLinks.length, withLinks.join(', ')).toBeLessThanOrEqual(50)
  // A check that never lets anything pass would be easily kept: chance must get through now and then.
  expect(withLinks.length).toBeGreaterThan(0)
})

/** Restless nights and pressed days belong together for this person; nothing else does. */
function sleeplessDiary(seed: number, days: number): DiaryDay[] {
  const random = randomFrom(seed + 1)
  return nullDiary(seed, 'steady')
    .concat(nullDiary(seed + 5000, 'steady'))
    .slice(0, days)
    .map(({ messages, current }) => {
      const bad = random() < 0.4
      const often = (chance: number) =>
        Array.from({ length: messages }, () => random() < chance).filter(Boolean).length
      return {
        messages,
        current: {
          ...current,
          'Sleep Routine': often(bad ? 0.5 : 0.05),
          'Stress Load': often(bad ? 0.7 : 0.1),
        },
      }
    })
}

test('what truly moves together is found, and named the right way round', () => {
  const found = Array.from({ length: 30 }, (_, seed) => findCorrelations(sleeplessDiary(seed, 120)).links)
  const right = found.filter(links =>
    links.some(
      ({ metric, tag, direction }) => metric === 'stress' && tag === 'Sleep Routine' && direction === 'same',
    ),
  )
  expect(right.length).toBeGreaterThanOrEqual(27)
})

test('with too few days nobody is told anything, and says so', () => {
  const diary = sleeplessDiary(1, LEAST_DAYS - 1)
  expect(findCorrelations(diary)).toEqual({ looked: false, links: [] })
  const quietDays = sleeplessDiary(1, 60).map(({ current }) => ({ messages: 2, current }))
  expect(findCorrelations(quietDays).looked).toBe(false)
})

test('a metric is never linked with a tag it is made of', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    for (const { metric, tag } of findCorrelations(sleeplessDiary(seed, 60)).links) {
      expect([metric, tag]).not.toEqual(['stress', 'Stress Load'])
    }
  }
})

test('the same days always get the same answer', () => {
  const diary = sleeplessDiary(3, 60)
  expect(findCorrelations(diary)).toEqual(findCorrelations(structuredClone(diary)))
})
