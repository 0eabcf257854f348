/** Values for calls, both valid and invalid for a schema. */
import type { JsonSchema } from './openapi.ts'
import { sampleOf } from './pattern-sample.ts'
import type { Random } from './random.ts'

/** Values from earlier answers, by field name: real ids find more than invented ones. */
export type Seen = Map<string, string[]>

const MOST_KEPT = 200
const MOST_ITEMS = 5
const names = /^(id|.*Id|key|sub|token|view|next|before|archivedAs|email|password)$/

export function remember(seen: Seen, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'string' && names.test(name)) keep(seen, name, value)
    else remember(seen, value)
  }
}

export function keep(seen: Seen, name: string, value: string): void {
  const kept = seen.get(name) ?? []
  if (!seen.has(name)) seen.set(name, kept)
  if (!kept.includes(value)) kept.push(value)
  if (kept.length > MOST_KEPT) kept.shift()
}

type Parts = { random: Random; seen: Seen; text(): string }

export function validValue(schema: JsonSchema, name: string, parts: Parts): unknown {
  const { random } = parts
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), name, parts)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectOf(schema, parts)
  if (type === 'array') {
    const length = random.below(Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS) + 1)
    return Array.from({ length }, () => validValue(schema.items ?? {}, name, parts))
  }
  if (type === 'integer' || type === 'number') {
    const from = schema.minimum ?? 0
    const below = Math.min(schema.maximum ?? from + 1000, from + 1_000_000) - from + 1
    return from + random.below(Math.max(1, below))
  }
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  return stringOf(schema, name, parts)
}

function objectOf({ properties = {}, required = [] }: JsonSchema, parts: Parts): Record<string, unknown> {
  const given = Object.entries(properties).filter(
    ([name]) => required.includes(name) || parts.random.chance(0.5),
  )
  return Object.fromEntries(given.map(([name, schema]) => [name, validValue(schema, name, parts)]))
}

function stringOf(
  { pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  name: string,
  parts: Parts,
): string {
  const { random, seen, text } = parts
  const known = [...(seen.get(name) ?? []), ...(/id$/i.test(name) ? (seen.get('id') ?? []) : [])]
  if (known.length > 0 && random.chance(0.8)) return random.pick(known)
  if (pattern) return sampleOf(pattern, random)
  return text().slice(0, maxLength).padEnd(minLength, 'x')
}

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/** A value that does not belong there. */
export function wrongValue({ random, text }: Pick<Parts, 'random' | 'text'>): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => random.below(2 ** 32) - 2 ** 31,
    () => random.pick([-1, 0.5, 1e308, -1e-308, 2 ** 53, 9e15]),
    () =>
      random.pick([
        '',
        ' ',
        '\0',
        '\ud800',
        '../..',
        '%00',
        '__proto__',
        'null',
        "' or 1=1 --",
        '{{7*7}}',
        '\u202e',
      ]),
    () => `${text()} `.repeat(5),
    () => 'x'.repeat(random.pick([101, 201, 1001, 8001, 70_000])),
    () => [],
    () => ({}),
    () => deep(random.pick([1, 50, 1000])),
    () => JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'),
    () => true,
    () => undefined,
  ])()
}

/** Makes one place, at any depth, wrong, missing or superfluous. */
export function spoiled(value: unknown, parts: Pick<Parts, 'random' | 'text'>): unknown {
  const { random } = parts
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return wrongValue(parts)
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length)
    return value.map((item, i) => (i === at ? spoiled(item, parts) : item))
  }
  const fields = Object.keys(value)
  const name = fields.length > 0 && random.chance(0.9) ? random.pick(fields) : 'surplus'
  return { ...value, [name]: spoiled((value as Record<string, unknown>)[name], parts) }
}
