/** Neither files nor features may depend on each other in a circle; types count, since they tie code together too. */
import { isTest, type Rule } from './rule.ts'
import type { SourceFile } from './source-tree.ts'

export const cycleRules: Rule[] = [
  {
    name: 'no cycles',
    says: 'Imports never lead back to where they began.',
    breaches: ({ sources }) => {
      const targets = new Map(
        sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
      )
      return findCycles(targets).map(cycle => `${cycle.join(' → ')}: is a circle`)
    },
  },
  {
    name: 'no cycles of features',
    says: 'No two folders of src need each other, feature by feature, tests aside.',
    breaches: ({ sources }) => {
      const needs = importsBetweenFolders(sources)
      const targets = new Map([...needs].map(([folder, others]) => [folder, [...others.keys()]]))
      return findCycles(targets).map(cycle => {
        const steps = cycle.slice(1).map((folder, i) => needs.get(cycle[i]!)?.get(folder))
        return `${cycle.join(' → ')}: is a circle, by ${steps.join(' and ')}`
      })
    },
  },
]

/** For each folder the others it needs, with one import of each as an example. */
function importsBetweenFolders(sources: SourceFile[]): Map<string, Map<string, string>> {
  const needs = new Map<string, Map<string, string>>()
  for (const { path, imports } of sources.filter(({ path }) => !isTest(path))) {
    for (const { target = '' } of imports) {
      const [from, to] = [folderOf(path), folderOf(target)]
      if (!from || !to || from === to) continue
      const others = needs.get(from) ?? new Map<string, string>()
      if (!others.has(to)) others.set(to, `${path} → ${target}`)
      needs.set(from, others)
    }
  }
  return needs
}

/** `src/shared`, a feature, platform or ui of a side, or the side itself for the files that wire it. */
function folderOf(path: string): string | undefined {
  return /^src\/(?:shared|(?:server|web)\/[^/]+(?=\/)|server|web)/.exec(path)?.[0]
}

function findCycles(targets: Map<string, string[]>): string[][] {
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
