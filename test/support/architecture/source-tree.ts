/** The code base as data: every file with its size, imports and the facts that rules need. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type Import = {
  specifier: string
  /** The imported file, from the project root; undefined for packages. */
  target: string | undefined
  typeOnly: boolean
}

export type SourceFile = {
  /** From the project root, with forward slashes. */
  path: string
  lines: number
  imports: Import[]
  exportsDefault: boolean
  /** `export * from`, or nothing but re-exports. */
  isBarrel: boolean
  opensWithComment: boolean
  /** Only those with a rule: `process.env`, `fetch`, `WebSocket`, `localStorage`, `sessionStorage`. */
  uses: Set<string>
}

/** The tree as rules see it: `texts` are code files in any language, by line. */
export type Tree = {
  allPaths: string[]
  texts: { path: string; lines: string[] }[]
  sources: SourceFile[]
}

const tops = ['src', 'test', 'bin', 'bench', 'training']
const aliases: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#test/': 'test/',
}

export function readTree(root: string): Tree {
  const allPaths = listFiles(root)
  const configs = readdirSync(root).filter(name => name.endsWith('.config.ts'))
  const code = [...configs, ...allPaths].filter(path => /\.(ts|tsx|mjs|css|py|c|html)$/.test(path))
  const texts = code.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return {
    allPaths,
    texts: texts.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n') })),
    sources: texts
      .filter(({ path }) => !configs.includes(path) && /\.(ts|tsx|mjs)$/.test(path))
      .map(({ path, text }) => readSource(path, text)),
  }
}

/** Every file of ours, code or not. */
function listFiles(root: string): string[] {
  return tops.flatMap(top => {
    try {
      return readdirSync(join(root, top), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll(sep, '/'),
        )
        .filter(path => !/(^|\/)(node_modules|dist)\//.test(path))
    } catch {
      return []
    }
  })
}

function readSource(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(entry => entry.moduleRequest)
  const typeImports = program.body.flatMap(node =>
    node.type === 'ImportDeclaration' && node.importKind === 'type' ? [node.source.value] : [],
  )
  const dynamic: string[] = []
  const typeQueries: string[] = []
  const uses = new Set<string>()
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') dynamic.push(String(source.value))
    },
    TSImportType({ source }) {
      typeQueries.push(source.value)
    },
    MemberExpression(node) {
      if (node.property.type !== 'Identifier' || node.object.type !== 'Identifier') return
      const whole = `${node.object.name}.${node.property.name}`
      if (whole === 'process.env') uses.add(whole)
      if (['window', 'globalThis', 'self'].includes(node.object.name)) uses.add(node.property.name)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') uses.add(callee.name)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') uses.add(callee.name)
    },
    Identifier({ name }) {
      if (name === 'localStorage' || name === 'sessionStorage') uses.add(name)
    },
  }).visit(program)

  const imported = (specifier: string, typeOnly: boolean) => ({
    specifier,
    target: resolve(path, specifier),
    typeOnly,
  })
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: [
      ...module.staticImports.map(({ moduleRequest: { value }, entries }) =>
        imported(
          value,
          typeImports.includes(value) || (entries.length > 0 && entries.every(entry => entry.isType)),
        ),
      ),
      ...reexports.map(entry => imported(entry.moduleRequest!.value, entry.isType)),
      ...dynamic.map(specifier => imported(specifier, false)),
      ...typeQueries.map(specifier => imported(specifier, true)),
    ],
    exportsDefault: program.body.some(node => node.type === 'ExportDefaultDeclaration'),
    isBarrel:
      program.body.some(node => node.type === 'ExportAllDeclaration') ||
      (reexports.length > 0 &&
        program.body.every(node => node.type === 'ExportNamedDeclaration' && node.source !== null)),
    opensWithComment: /^(#!.*\n)?\s*(\/\*|\/\/)/.test(text),
    uses,
  }
}

function resolve(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(path), specifier)
  const alias = Object.keys(aliases).find(prefix => specifier.startsWith(prefix))
  return alias && aliases[alias] + specifier.slice(alias.length)
}
