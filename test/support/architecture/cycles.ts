/** No file may, over any number of imports, come back to itself; types count, since they tie files together too. */
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-tree.ts'

export const cycleRule: Rule = {
  name: 'no cycles',
  says: 'Imports never lead back to where they began.',
  breaches: files => findCycles(files).map(cycle => `${cycle.join(' → ')}: is a circle`),
}

function findCycles(files: SourceFile[]): string[][] {
  const targets = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])] as const),
  )
  const done = new Set<string>()
  const cycles: string[][] = []

  function walk(path: string, trail: string[]): void {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path])
      return
    }
    if (done.has(path)) return
    for (const target of targets.get(path) ?? []) walk(target, [...trail, path])
    done.add(path)
  }

  for (const path of targets.keys()) walk(path, [])
  return cycles
}
