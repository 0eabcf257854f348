/**
 * AWS's description of the calls we use: `shapes.json` is extracted from the API model in its SDK
 * (cognito-idp, 2016-04-18). A `?` marks an optional member.
 */
import shapes from './shapes.json' with { type: 'json' }

type Shape = string | Shape[] | { [member: string]: Shape }
export type Action = keyof typeof shapes

export function isAction(name: string): name is Action {
  return name in shapes
}

export function isSigned(action: Action): boolean {
  return shapes[action].signed
}

/** Where this value differs from the description, by path; empty if it does not. */
export function faultsIn(action: Action, side: 'input' | 'output', value: unknown): string[] {
  return faults(shapes[action][side], value, side)
}

function faults(shape: Shape, value: unknown, path: string): string[] {
  if (typeof shape === 'string') return isPlain(shape, value) ? [] : [`${path} is no ${shape}`]
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    return value.flatMap((item, at) => faults(shape[0] ?? '', item, `${path}[${at}]`))
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no structure`]
  const missing = Object.keys(shape).filter(name => !/[?*]$/.test(name) && !(name in value))
  return [
    ...missing.map(name => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, member]) => {
      const described = shape[name] ?? shape[`${name}?`] ?? shape['*']
      return described ? faults(described, member, `${path}.${name}`) : [`${path}.${name} is not known`]
    }),
  ]
}

function isPlain(shape: string, value: unknown): boolean {
  if (shape === 'integer') return Number.isInteger(value)
  if (shape === 'timestamp') return typeof value === 'number'
  return typeof value === shape
}
