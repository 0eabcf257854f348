/**
 * Rules about imports, file names and file lengths, checked on every file and on themselves: each rule must
 * report the violations planted in an otherwise valid tree.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkTree, rules } from '#test/support/architecture/check-tree.ts'
import { validTree, violations } from '#test/support/architecture/rule-fixtures.ts'

describe('this code base', () => {
  const found = checkTree(dirname(import.meta.dirname))

  test.each(rules)('$name: $says', ({ name }) => {
    expect(found.get(name)).toEqual([])
  })
})

describe('the rules themselves', () => {
  test('a valid tree breaks none of them', () => {
    expect(violationsIn(validTree)).toEqual([])
  })

  test.each(violations)('$rule: $path is reported', ({ rule, path, text }) => {
    const found = violationsIn({ ...validTree, [path]: text }, rule)
    expect(found).toEqual([expect.stringContaining(path)])
  })

  test('too many long files are reported, and too many of medium length by their median', () => {
    const files = (count: number, lines: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `src/server/calendar/part-${i}.ts`,
          'act()\n'.repeat(lines),
        ]),
      )
    expect(violationsIn({ ...validTree, ...files(4, 199) }, 'most short')).toEqual([])
    expect(violationsIn({ ...validTree, ...files(4, 200) }, 'most short')).toEqual([
      expect.stringContaining('src/server/calendar/part-3.ts (200): too many'),
    ])
    expect(violationsIn({ ...validTree, ...files(40, 70) }, 'most short')).toEqual(['the median is 70 lines'])
  })

  test('words and texts may be as long as they are where they lie as data', () => {
    const data = JSON.stringify(Array(400).fill('word '.repeat(40)), null, 2)
    expect(violationsIn({ ...validTree, 'src/server/care/words.json': data })).toEqual([])
  })

  test('every rule has something planted against it', () => {
    const planted = new Set(['most short', ...violations.map(({ rule }) => rule)])
    expect(planted).toEqual(new Set(rules.map(({ name }) => name)))
  })
})

function violationsIn(tree: Record<string, string>, rule?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'twinbot-tree-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const found = checkTree(root)
  return rule ? (found.get(rule) ?? []) : [...found.values()].flat()
}
