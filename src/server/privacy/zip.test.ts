import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_IMPORT_FILES } from '#shared/privacy.ts'
import { grows } from '#test/fuzz/complexity.ts'
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

test('a zip of twice as many files takes about twice as long to list', async () => {
  const listing = [1, 2, 4].map(async times => {
    const files = Array.from({ length: (MAX_IMPORT_FILES / 4) * times }, (_, i) => ({
      name: `file-${i}.json`,
      content: ['{}'],
    }))
    return Buffer.concat(await Array.fromAsync(zipped(eachOf(files))))
  })
  const zips = await Promise.all(listing)
  const took = (zip: Buffer): number => {
    const before = process.cpuUsage()
    for (let again = 0; again < 6; again += 1) listZip(zip)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  // The quickest of many: whatever else runs only adds.
  const quickest = zips.map(zip => Math.min(...Array.from({ length: 4 }, () => took(zip))))
  expect([quickest, grows(quickest)]).toEqual([quickest, false])
})

async function* eachOf(files: PackedFile[]): AsyncGenerator<PackedFile> {
  yield* files
}
