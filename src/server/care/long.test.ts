import { describe, expect, it } from 'vitest'
import { createCare, createReader } from './care.ts'
import { isLong, stretchesOf } from './long.ts'
import { readLabelled, score } from './score/score.ts'

const care = createCare()
const read = createReader()
const tier = (text: string) => care.judge(text).tier

const week = [
  'The boiler broke on Monday and the man said it needs a part that takes three weeks.',
  'On Tuesday I did the late shift and the till was four pounds out, so we all had to stay.',
  'My sister rang about the christening and whether I could bring a potato salad.',
  'The cat brought in a bird and I spent an hour getting feathers out of the rug.',
  'On Friday we had the meeting about the car park, and it went on until nine.',
  'Now it is Saturday and I am chopping chives.',
]
const telling = (at: number, ...words: string[]) =>
  [...week.slice(0, at), ...words, ...week.slice(at)].join(' ')

describe('somebody who tells of an ordinary hard time at length', () => {
  it.each([
    [
      'a last day at work',
      "Last day yesterday, thirty-eight years at the same school. I handed in my keys and they didn't know which door half of them were for. I've given away all my things, the posters, my chair, the skeleton from the science cupboard, who goes to the new girl. The children sang to me, and one of them had written that she'll miss me more than her tooth. I wrote a letter to each of my colleagues and put them in the pigeonholes. I said my goodbyes and walked out of the gate and didn't look back, because I'd promised my wife I wouldn't blub. Today I got up at six anyway and had no idea what to do with my arms.",
    ],
    [
      'an old dog put to sleep',
      "We had to let Monty go on Friday. He was fifteen, he couldn't manage the stairs, and on the last day he wouldn't touch even the ham. The vet came out to us and did it on his own blanket in the sun with his head on my lap. It was so quick. I said thank you to her, which is a strange thing to say. The kids wrote him letters and we put those in with him under the apple tree, with his ball. It's the silence in the mornings that gets me, no claws on the floor. I picked up his lead on my way out today without thinking and stood on the drive like a lemon.",
    ],
    [
      'a will made in good spirits',
      "I've spent the whole week on the paperwork, at last. My niece made me do it after poor Geoffrey, who left it all in carrier bags. So I've done my will, and the power of attorney, and written down what I'd like, a plain coffin, no lilies, they make me sneeze. I've put stickers under the furniture with names on. The solicitor's a child but very clear. I've got it all in a box file marked WHEN I GO, and my niece said Auntie, that's a bit blunt. I'm eighty-four, I said, I'm not going anywhere till after the Chelsea Flower Show. I've two tickets.",
    ],
    [
      'a race run to the end',
      "I did it. Four hours fifty-one. I died at mile eighteen, properly died, a lady dressed as a lobster had to hold me up. My legs have gone, I'm going down the stairs backwards, and I've lost two toenails and all my dignity. There was a kid with a sign that said tap here for power and I tapped it and cried. From mile twenty I just wanted it to end, I'd have sold my own mother for a bench. And then you come round that corner by the palace and there's this wall of noise. I can't lift my arms to take my shirt off. I've entered the ballot for next year.",
    ],
  ])('is not given the crisis text: %s', (_, text) => {
    expect(tier(text)).toBe('none')
  })

  it('is not taken for somebody in danger by words that stand far apart', () => {
    const apart = [
      week[0],
      'I wrote the letters for the club.',
      ...week.slice(1, 4),
      'We said goodbye at noon.',
    ]
    expect(tier([...apart, ...week.slice(4)].join(' '))).toBe('none')
  })
})

describe('somebody who says it inside a long story', () => {
  it.each([0, 2, 4, 6])('is heard, wherever it stands: before sentence %i', at => {
    expect(tier(telling(at, 'I want to die and I have not told anybody.'))).toBe('crisis')
    expect(
      tier(telling(at, 'My best friend just texted me that she is going to kill herself tonight.')),
    ).not.toBe('none')
    expect(
      tier(telling(at, 'He put his hands round my neck last night and I am frightened to go home.')),
    ).toBe('crisis')
  })

  it('is told the gravest of what they said, not the first', () => {
    const text = telling(1, 'I want to die.', ...week, 'I took an overdose an hour ago.')
    expect(care.judge(text)).toEqual({ tier: 'crisis', category: 'suicide_attempt' })
  })

  it('is not asked again about what is long over and told as over', () => {
    const over = 'Ten years ago I tried to take my own life.'
    expect(
      tier(telling(1, over, ...week, 'I am so glad that I am still here, I have been well for years.')),
    ).toBe('none')
  })
})

it('judges a message of one stretch as a whole', () => {
  expect(isLong(read(week.slice(0, 3).join(' ')))).toBe(false)
  expect(isLong(read(week.join(' ')))).toBe(true)
})

it('leaves no sentence out, and begins each stretch within the one before', () => {
  const reads = read([...week, ...week].join(' '))
  for (const size of [16, 40]) {
    const stretches = stretchesOf(reads, size)
    expect(stretches[0]![0]).toBe(0)
    expect(stretches.at(-1)![1]).toBe(reads.length)
    stretches.slice(1).forEach(([from], i) => {
      expect(from).toBeGreaterThan(stretches[i]![0])
      expect(from).toBeLessThanOrEqual(stretches[i]![1])
    })
  }
})

// A little worse than was seen; docs/care.md has the figures.
it('keeps to what was reached on our own long messages', () => {
  const lines = readLabelled(new URL('./labelled/lines-x.jsonl', import.meta.url).pathname)
  const { figures } = score(lines, text => care.judge(text))
  const share = Object.fromEntries(figures.map(({ name, hits, of }) => [name, hits / of]))
  expect(share['plainly stated crisis flagged']).toBe(1)
  expect(share['crisis flagged at all']).toBeGreaterThan(0.92)
  expect(share['none called crisis']).toBeLessThan(0.03)
  expect(share['none flagged at all']).toBeLessThan(0.08)
})

it.each([
  "my calves are dead after that hike and I'd do it again",
  'great work everyone, see you Monday',
  "people say they don't know how you do it and then they go home",
  'I am 14 and I like to draw.',
  "we've been killing ourselves over this report for weeks",
  "I'm done being polite to the printer.",
  "Thirty weeks gone and I can't see my feet.",
  'My back has hurt every day for three years.',
  "She's already taken down the photos of Mum.",
])('leaves people alone who say: %s', text => {
  expect(tier(text)).toBe('none')
})

it.each([
  "we're killing ourselves on friday",
  'I am done being a burden to everyone',
  "not a day goes by that I don't want to die",
  "34 weeks and I can't see properly, there are sparkles",
])('still hears: %s', text => {
  expect(tier(text)).toBe('crisis')
})
