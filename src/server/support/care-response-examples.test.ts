import { expect, test } from 'vitest'
import { sharedReader } from '#test/support/shared-reader.ts'
import { shippedExamples } from './care-response-examples.ts'

test('the shipped vectors are of this model and these examples, or nobody after a start would be understood at once', () => {
  expect(
    shippedExamples(sharedReader().version)?.length,
    'they are of others: run npm run library',
  ).toBeGreaterThan(1400)
  expect(shippedExamples('another model')).toBeUndefined()
})
