/** A rule: its name, its description, and how it finds violations. */
import { basename } from 'node:path/posix'
import type { Import, SourceFile, Tree } from './source-tree.ts'

export type Rule = {
  name: string
  says: string
  /** One line per violation, starting with the file's path. */
  violations(tree: Tree): string[]
}

/** A rule about single files: returns what is wrong with one, or nothing. */
export function fileRule(name: string, says: string, wrong: (file: SourceFile) => string | false): Rule {
  return {
    name,
    says,
    violations: ({ sources }) =>
      sources.flatMap(file => {
        const why = wrong(file)
        return why ? [`${file.path}: ${why}`] : []
      }),
  }
}

/** A rule about single imports; tests are exempt unless `tests` is set. */
export function importRule(
  name: string,
  says: string,
  wrong: (file: SourceFile, imported: Import) => boolean,
  { tests = false } = {},
): Rule {
  return {
    name,
    says,
    violations: ({ sources }) =>
      sources
        .filter(file => tests || !isTest(file.path))
        .flatMap(file =>
          file.imports
            .filter(imported => wrong(file, imported))
            .map(({ specifier }) => `${file.path}: imports ${specifier}`),
        ),
  }
}

export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.test\.tsx?$/.test(path)
}

/** The feature a file belongs to, such as `src/server/accounts`; platform, ui and the files beside have none. */
export function featureOf(path: string): string | undefined {
  const [, feature, name] = /^(src\/(?:server|web)\/([^/]+))\//.exec(path) ?? []
  return name === 'platform' || name === 'ui' ? undefined : feature
}

/** The only file other features may import. */
export function isEntryPoint(path: string): boolean {
  const feature = featureOf(path)
  return feature !== undefined && new RegExp(`^${feature}/${basename(feature)}\\.tsx?$`).test(path)
}

export const mains = ['src/server/main.ts', 'src/server/app.ts', 'src/web/main.tsx', 'src/web/app.tsx']
