/** Neither files nor folders may import each other in a cycle; type imports count too. */
import { dirname } from 'node:path/posix'
import { isTest, type Rule } from './rule.ts'
import type { SourceFile } from './source-tree.ts'

/** The folder a file counts towards; nothing for files outside src. */
type FolderOf = (path: string) => string | undefined

export const cycleRules: Rule[] = [
  {
    name: 'no cycles',
    says: 'Imports never lead back to where they began.',
    violations: ({ sources }) => {
      const targets = new Map(
        sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
      )
      return findCycles(targets).map(cycle => `${cycle.join(' → ')}: is a circle`)
    },
  },
  folderRule(
    'no cycles of features',
    'No two folders of src need each other, feature by feature, tests aside.',
    featureFolder,
  ),
  folderRule(
    'no cycles of sub-folders',
    'No two folders below src need each other, however deep they lie, tests aside.',
    path => (path.startsWith('src/') ? dirname(path) : undefined),
  ),
]

/** Groups files into folders with `folderOf`, and finds folders that import each other. */
function folderRule(name: string, says: string, folderOf: FolderOf): Rule {
  return {
    name,
    says,
    violations: ({ sources }) => {
      const needs = importsBetweenFolders(sources, folderOf)
      const targets = new Map([...needs].map(([folder, others]) => [folder, [...others.keys()]]))
      return findCycles(targets).map(cycle => {
        const steps = cycle.slice(1).map((folder, i) => needs.get(cycle[i]!)?.get(folder))
        return `${cycle.join(' → ')}: is a circle, by ${steps.join(' and ')}`
      })
    },
  }
}

/** The folders each folder imports, with one import as an example. */
function importsBetweenFolders(sources: SourceFile[], folderOf: FolderOf): Map<string, Map<string, string>> {
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

/** `src/shared`, a feature, platform or ui of a side, or the side itself for its wiring files. */
function featureFolder(path: string): string | undefined {
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
