/** All architecture rules, and the violations of each in a tree. */
import { cycleRules } from './cycles.ts'
import { fileRules } from './file-rules.ts'
import { importRules } from './import-rules.ts'
import { lengthRules } from './length-rules.ts'
import type { Rule } from './rule.ts'
import { readTree } from './source-tree.ts'

export const rules: Rule[] = [...importRules, ...cycleRules, ...fileRules, ...lengthRules]

export function checkTree(root: string): Map<string, string[]> {
  const tree = readTree(root)
  return new Map(rules.map(rule => [rule.name, rule.violations(tree)]))
}
