import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const { gold } = JSON.parse(read('server/classification/evaluation.json')) as { gold: Record<string, object> }
const shown = [...read('web/about/held-out.ts').matchAll(/new Set\(\[(.*)\]\)/g)].flatMap(([, names]) =>
  [...names!.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
)

test.each(['en', 'es'])(
  'whoever reads how well messages are read sees every held-out set, named (%s)',
  language => {
    const { sets } = JSON.parse(read(`web/platform/texts/${language}/pages.json`)).howItReads
    expect(shown.length).toBeGreaterThan(2)
    expect(Object.keys(sets)).toEqual(shown)
    expect(Object.keys(gold)).toEqual(expect.arrayContaining(shown))
  },
)
