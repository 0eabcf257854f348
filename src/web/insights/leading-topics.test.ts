import { expect, test } from 'vitest'
import { leadingTopics } from './leading-topics.ts'

test('what Ada wrote about most comes first, with what came close to it', () => {
  expect(leadingTopics({ Coping: 9, PERMA: 2, 'Exposure/Habit': 12 })).toEqual(['Exposure/Habit', 'Coping'])
  expect(leadingTopics({ Coping: 7, PERMA: 2, 'Exposure/Habit': 12 })).toEqual(['Exposure/Habit'])
})

test('where many topics came up about as often, none is named', () => {
  expect(leadingTopics({ Coping: 9, PERMA: 8, Empowerment: 8, 'Exposure/Habit': 10 })).toEqual([])
  expect(leadingTopics({ Coping: 0, PERMA: 0 })).toEqual([])
})
