/** Who may import whom. */
import { basename, dirname } from 'node:path/posix'
import { featureOf, importRule, isEntryPoint, mains, type Rule } from './rule.ts'

const starts = (path: string | undefined, ...tops: string[]) => tops.some(top => path?.startsWith(top))

export const importRules: Rule[] = [
  importRule(
    'shared stands alone',
    'src/shared imports zod and itself, and knows neither DOM nor Node.',
    ({ path }, { specifier, target }) =>
      starts(path, 'src/shared/') && !starts(target, 'src/shared/') && !/^zod(\/|$)/.test(specifier),
  ),
  importRule(
    'two sides',
    'server and web import shared, never each other, not even types.',
    ({ path }, { target }) =>
      (starts(path, 'src/server/') && starts(target, 'src/web/')) ||
      (starts(path, 'src/web/') && starts(target, 'src/server/')),
    { tests: true },
  ),
  importRule(
    'product without tools',
    'src imports nothing from test, bin, bench or training.',
    ({ path }, { target }) => starts(path, 'src/') && starts(target, 'test/', 'bin/', 'bench/', 'training/'),
  ),
  importRule(
    'platform and ui know no feature',
    'platform and ui import no feature.',
    ({ path }, { target = '' }) =>
      starts(path, 'src/server/platform/', 'src/web/platform/', 'src/web/ui/') &&
      featureOf(target) !== undefined,
  ),
  importRule(
    'through the entry point',
    'A feature is entered from outside only through the file that bears its name.',
    ({ path }, { target = '' }) => {
      const feature = featureOf(target)
      // Training must tokenise text exactly as the engine does, so it may use the engine's internals.
      if (!feature || starts(path, `${feature}/`, 'training/') || isEntryPoint(target)) return false
      // Subfolders of a feature have an entry point too, for the files that wire the product.
      if (!starts(path, 'src/') && isInnerEntryPoint(target)) return false
      return !(mains.includes(path) && (isRouteOrScreen(target) || isInnerEntryPoint(target)))
    },
    // Tests import the file beside them, or the entry point.
    { tests: true },
  ),
  importRule(
    'features meet in app.ts',
    'On the server, a feature sees another only as a type; the value arrives in app.ts.',
    ({ path }, { target = '', typeOnly }) => {
      const feature = featureOf(target)
      if (!starts(path, 'src/server/') || !feature || mains.includes(path)) return false
      return !starts(path, `${feature}/`) && !typeOnly
    },
  ),
  importRule(
    'routes and screens',
    'Only app.ts, app.tsx and main see routes and screens.',
    ({ path }, { target = '' }) =>
      featureOf(target) !== undefined && isRouteOrScreen(target) && !mains.includes(path),
  ),
  importRule(
    'only main reads config',
    'config.ts is read by main alone; others may name its type.',
    ({ path }, { target, typeOnly }) =>
      starts(path, 'src/') && target === 'src/server/config.ts' && !typeOnly && path !== 'src/server/main.ts',
  ),
  importRule(
    'only main opens the app',
    'Nothing in src imports app.ts or app.tsx but main.',
    ({ path }, { target = '' }) =>
      starts(path, 'src/') && /^src\/(server|web)\/app\.tsx?$/.test(target) && !/\/main\.tsx?$/.test(path),
  ),
  importRule(
    'queries in stores',
    'Only store.ts files and platform hold queries.',
    ({ path }, { specifier }) =>
      starts(path, 'src/') &&
      /^(kysely|pg|node:sqlite)(\/|$)/.test(specifier) &&
      !starts(path, 'src/server/platform/') &&
      !/(^|-)store\.ts$/.test(basename(path)),
  ),
  importRule(
    'framework in platform',
    'Only platform knows the web framework.',
    ({ path }, { specifier }) =>
      starts(path, 'src/') &&
      /^(fastify|ws|@fastify\/.*)$/.test(specifier) &&
      !starts(path, 'src/server/platform/'),
  ),
  importRule(
    'no way up',
    'Relative imports stay in their folder; anything else uses #.',
    (_file, { specifier }) => /^\.\.?\/(.*\/)?\.\.(\/|$)|^\.\.(\/|$)/.test(specifier),
    { tests: true },
  ),
]

function isRouteOrScreen(target: string): boolean {
  return /(^|\/)(routes|[^/]+-routes)\.ts$|-screen\.tsx$/.test(target)
}

function isInnerEntryPoint(target: string): boolean {
  return basename(target).replace(/\.tsx?$/, '') === basename(dirname(target))
}
