import { expect, test } from 'vitest'
import { sharedReader } from '#test/support/shared-reader.ts'
import responses from './care-response-examples.json' with { type: 'json' }
import { shippedExamples } from './care-response-examples.ts'
import answers from './check-in-answer-examples.json' with { type: 'json' }

test('the shipped vectors are of this model and these examples, or nobody after a start would be understood at once', () => {
  const shipped = shippedExamples(sharedReader().version)
  expect(shipped, 'they are of others: run npm run library').toBeDefined()
  const written = Object.entries({ ...responses, ...answers }).flatMap(([group, texts]) =>
    texts.map(() => group),
  )
  expect(shipped!.map(({ group }) => group)).toEqual(written)
  expect(shippedExamples('another model')).toBeUndefined()
})
