import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listZip, readZipped } from './zip-reading.ts'
import { type PackedFile, zipped } from './zip-writing.ts'

test('what Ada exports can be read back, whatever she wrote and however it was cut', async () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,20}\.(?:json|html)$/)
  const files = fc.uniqueArray(fc.record({ name, content: fc.array(fc.string({ unit: 'grapheme' })) }), {
    selector: file => file.name,
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(files, fc.nat(40_000), async (some, long) => {
      const packed: PackedFile[] = [...some, { name: 'long.txt', content: ['a', 'é'.repeat(long)] }]
      const zip = Buffer.concat(await Array.fromAsync(zipped(eachOf(packed))))
      const read = await Promise.all(
        listZip(zip).map(async file => [file.name, (await readZipped(zip, file)).toString()]),
      )
      expect(read).toEqual(packed.map(file => [file.name, [...(file.content as string[])].join('')]))
    }),
    { numRuns: 30 },
  )
})

async function* eachOf(files: PackedFile[]): AsyncGenerator<PackedFile> {
  yield* files
}
