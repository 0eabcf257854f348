/** The tags of messages: codes, domains, and the gauges each counts for. */
import type { Signal } from './classification.ts'
import entries from './taxonomy.json' with { type: 'json' }

export type Metric = 'stress' | 'anxiety' | 'focus'

export type TaxonomyEntry = {
  /** Fixed width, and none the beginning of another. */
  code: string
  tag: string
  domain: string
  insight: Metric | null
  signal: Signal | null
  /** Which learned heads speak for it. */
  heads: string[]
}

export const taxonomy = entries as TaxonomyEntry[]

/** Domain to entries such as "CP-01 Ruminate". */
export const hierarchy: Record<string, string[]> = {}
for (const { domain, code, tag } of taxonomy)
  hierarchy[domain] = [...(hierarchy[domain] ?? []), `${code} ${tag}`]

export const tagCodes: Record<string, string[]> = Object.fromEntries(
  taxonomy.map(({ tag, code }) => [tag, [code]]),
)

const tagsByCode = new Map(taxonomy.map(({ code, tag }) => [code, tag]))

export function tagOfCode(code: string): string | undefined {
  return tagsByCode.get(code)
}
