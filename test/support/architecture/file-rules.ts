/** Rules about file names and what files may use. */
import { basename } from 'node:path/posix'
import { fileRule, isEntryPoint, isTest, mains, type Rule } from './rule.ts'

const homeless = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager']
const empty = ['types', 'constants', 'index']

/** Browser APIs and the files that may use them: one in the page, and the service worker. */
const allowedFiles: Record<string, string[]> = {
  fetch: ['src/web/platform/api.ts', 'src/web/pwa/service-worker.ts'],
  WebSocket: ['src/web/platform/live.ts'],
  localStorage: ['src/web/platform/storage.ts'],
  sessionStorage: ['src/web/platform/storage.ts'],
}

export const fileRules: Rule[] = [
  fileRule(
    'environment in main',
    'Only main and config read the environment.',
    ({ path, uses }) =>
      path.startsWith('src/') &&
      !isTest(path) &&
      uses.has('process.env') &&
      !['src/server/main.ts', 'src/server/config.ts'].includes(path) &&
      'reads process.env',
  ),
  fileRule(
    'one file per browser API',
    'fetch, WebSocket and storage are each touched by one file of web/platform.',
    file => {
      if (!file.path.startsWith('src/web/') || isTest(file.path)) return false
      const used = Object.keys(allowedFiles).find(
        name => file.uses.has(name) && !allowedFiles[name]?.includes(file.path),
      )
      return used !== undefined && `uses ${used}`
    },
  ),
  fileRule(
    'no default exports',
    'No default exports, tool configs aside.',
    ({ exportsDefault }) => exportsDefault && 'has a default export',
  ),
  fileRule('no barrels', 'No barrels.', ({ isBarrel }) => isBarrel && 'only passes on what others export'),
  fileRule(
    'entry points say what they promise',
    'Each entry point opens with a sentence on what it promises.',
    ({ path, opensWithComment }) => isEntered(path) && !opensWithComment && 'does not open with a comment',
  ),
  {
    name: 'kebab-case',
    says: 'Files and folders are named in kebab-case.',
    violations: ({ allPaths }) =>
      allPaths
        .filter(path => basename(path) !== 'README.md')
        .filter(path => !path.split('/').every(part => /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part)))
        .map(path => `${path}: is not kebab-case`),
  },
  {
    name: 'names that mean something',
    says: 'No utils, helpers, common, misc, manager, types.ts, constants.ts, index.ts.',
    violations: ({ allPaths }) =>
      allPaths
        .filter(path => path.split('/').some(isHomeless))
        .map(path => `${path}: says nothing by its name`),
  },
]

function isEntered(path: string): boolean {
  if (isTest(path)) return false
  return (
    isEntryPoint(path) || mains.includes(path) || /^src\/(shared|server\/platform)\/[^/]+\.ts$/.test(path)
  )
}

function isHomeless(part: string): boolean {
  const stem = basename(part).replace(/\..*$/, '')
  return empty.includes(stem) || stem.split('-').some(word => homeless.includes(word))
}
