/** Limits on file and line length. Texts and word lists are data in JSON, where a sentence is one line. */
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-tree.ts'

const MEDIAN_UNDER = 70
const MOST_UNDER = 200
const FEW = 0.05
const MOST_LINES = 300
const MOST_CHARACTERS = 160

export const lengthRules: Rule[] = [
  {
    name: 'none too long',
    says: `No file of code is over ${MOST_LINES} lines.`,
    violations: ({ texts }) =>
      texts
        .filter(({ lines }) => lines.length > MOST_LINES)
        .map(({ path, lines }) => `${path}: has ${lines.length} lines`),
  },
  {
    name: 'no long lines',
    says: `No line of code is over ${MOST_CHARACTERS} characters.`,
    violations: ({ texts }) =>
      texts.flatMap(({ path, lines }) =>
        lines.flatMap((line, i) => {
          const length = [...line].length
          return length > MOST_CHARACTERS ? [`${path}:${i + 1}: has ${length} characters`] : []
        }),
      ),
  },
  {
    name: 'most short',
    says: `95 % of files are under ${MOST_UNDER} lines and the median is under ${MEDIAN_UNDER}.`,
    violations({ sources }) {
      const longestFirst = sources.toSorted((a, b) => b.lines - a.lines)
      const long = longestFirst.filter(({ lines }) => lines >= MOST_UNDER)
      const median = longestFirst[Math.floor(longestFirst.length / 2)]?.lines ?? 0
      return [
        ...(long.length > sources.length * FEW
          ? [`${list(long)}: too many of ${sources.length} files are this long`]
          : []),
        ...(median >= MEDIAN_UNDER ? [`the median is ${median} lines`] : []),
      ]
    },
  },
]

function list(files: SourceFile[]): string {
  return files.map(({ path, lines }) => `${path} (${lines})`).join(', ')
}
