/** All rules of the architecture, and what in a tree breaks each of them. */
import { cycleRule } from './cycles.ts'
import { fileRules } from './file-rules.ts'
import { importRules } from './import-rules.ts'
import type { Rule } from './rule.ts'
import { listFiles, readTree } from './source-tree.ts'

export const rules: Rule[] = [...importRules, cycleRule, ...fileRules]

export function checkTree(root: string): Map<string, string[]> {
  const files = readTree(root)
  const allPaths = listFiles(root)
  return new Map(rules.map(rule => [rule.name, rule.breaches(files, allPaths)]))
}
