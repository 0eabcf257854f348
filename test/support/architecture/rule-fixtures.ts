/** A small valid tree, and violations that each rule must report. */
type Tree = Record<string, string>

const source = (...lines: string[]) => `${lines.join('\n')}\n`

export const validTree: Tree = {
  'src/shared/care.ts':
    "/** What is said. */\nimport * as z from 'zod/mini'\nexport const care = z.string()\n",
  'src/shared/errors.ts':
    "/** Refusals. */\nimport { care } from './care.ts'\nexport const refusals = [care]\n",
  'src/server/main.ts':
    "/** Starts. */\nimport { createApp } from './app.ts'\nimport { readConfig } from './config.ts'\ncreateApp(readConfig(process.env))\n",
  'src/server/config.ts':
    'export type Config = object\nexport const readConfig = (env: object): Config => env\n',
  'src/server/app.ts': source(
    '/** All. */',
    "import { createCare } from './care/care.ts'",
    "import { careRoutes } from './care/routes.ts'",
    "import { createCalendar } from './calendar/calendar.ts'",
    "import type { Config } from './config.ts'",
    'export const createApp = (_: Config) => [createCare(), careRoutes(), createCalendar()]',
  ),
  'src/server/care/care.ts': source(
    '/** Cares. */',
    "import { read } from './store.ts'",
    "import { talk } from './talk/talk.ts'",
    'export type Care = object',
    'export const createCare = (): Care => [read(), talk()]',
  ),
  'src/server/care/routes.ts':
    "import type { Care } from './care.ts'\nexport const careRoutes = (care?: Care) => [care]\n",
  'src/server/care/store.ts': "import { sql } from 'kysely'\nexport const read = () => sql\n",
  'src/server/care/care.test.ts': source(
    "import { createCalendar } from '#server/calendar/calendar.ts'",
    "import { read } from './store.ts'",
    "import { open } from '#test/support/open.ts'",
    'open(read, createCalendar)',
  ),
  'src/server/calendar/calendar.ts':
    "/** Writes. */\nimport type { Care } from '#server/care/care.ts'\nexport const createCalendar = (care?: Care) => care\n",
  'src/server/platform/http.ts':
    "/** Listens. */\nimport fastify from 'fastify'\nimport { refusals } from '#shared/errors.ts'\nexport const http = () => fastify(refusals)\n",
  'src/web/main.tsx': "/** Shows. */\nimport { App } from './app.tsx'\nexport const shown = <App />\n",
  'src/web/app.tsx':
    "/** Every URL. */\nexport const App = () => <p>{String(import('./home/home-screen.tsx'))}</p>\n",
  'src/web/home/home-screen.tsx': source(
    "import { ask } from '#web/platform/api.ts'",
    "import { Split } from '#web/ui/split-screen.tsx'",
    'export const HomeScreen = () => <Split>{String(ask)}</Split>',
  ),
  'src/web/platform/api.ts': '/** Asks. */\nexport const ask = () => fetch("/api")\n',
  'src/web/platform/storage.ts': '/** Keeps. */\nexport const kept = () => window.localStorage\n',
  'src/web/ui/split-screen.tsx': 'export const Split = (props: object) => <main {...props} />\n',
  'src/web/ui/button.tsx': 'export const Button = (props: object) => <button {...props} />\n',
  'src/server/care/talk/talk.ts': 'export const talk = () => 1\n',
  'bench/talk.ts': "import { talk } from '#server/care/talk/talk.ts'\ntalk()\n",
  'test/support/open.ts':
    "import { createApp } from '#server/app.ts'\nexport const open = (...parts: unknown[]) => [createApp, parts]\n",
  'training/train.ts': "import { read } from '#server/care/store.ts'\nexport const trained = read()\n",
  'bin/start.mjs': '/** Starts. */\nconsole.log(process.env.PORT)\n',
}

export type Violation = { rule: string; path: string; text: string }

const violation = (rule: string, path: string, text: string): Violation => ({ rule, path, text })
const importing = (specifier: string) => `import { x } from '${specifier}'\nexport const y = () => x\n`
const lines = (count: number) => `${'export const next = () => 1\n'.repeat(count)}`

export const violations: Violation[] = [
  violation('shared stands alone', 'src/shared/rules.ts', `/** R. */\n${importing('node:fs')}`),
  violation('shared stands alone', 'src/shared/rules.ts', `/** R. */\n${importing('#server/care/care.ts')}`),
  violation('two sides', 'src/server/calendar/page.ts', importing('#web/ui/button.tsx')),
  violation(
    'two sides',
    'src/web/home/use-care.ts',
    "import type { Care } from '#server/care/care.ts'\nexport type C = Care\n",
  ),
  violation('two sides', 'src/web/home/use-care.ts', "export type C = import('#server/care/care.ts').Care\n"),
  violation('two sides', 'src/web/home/home.test.tsx', importing('#server/care/care.ts')),
  violation('product without tools', 'src/server/calendar/open.ts', importing('#test/support/open.ts')),
  violation(
    'platform and ui know no feature',
    'src/server/platform/live.ts',
    `/** L. */\n${importing('#server/care/care.ts')}`,
  ),
  violation('platform and ui know no feature', 'src/web/ui/tile.tsx', importing('#web/home/home.tsx')),
  violation(
    'through the entry point',
    'src/server/calendar/peek.ts',
    "import type { x } from '#server/care/store.ts'\nexport type Y = typeof x\n",
  ),
  violation('through the entry point', 'src/web/home/use-chat.ts', importing('#web/companion/use-chat.ts')),
  violation('through the entry point', 'bin/peek.ts', importing('#server/care/store.ts')),
  violation(
    'through the entry point',
    'src/server/calendar/calendar.test.ts',
    importing('#server/care/store.ts'),
  ),
  violation(
    'through the entry point',
    'src/server/calendar/talk.ts',
    "import type { Talk } from '#server/care/talk/talk.ts'\nexport type T = Talk\n",
  ),
  violation('features meet in app.ts', 'src/server/calendar/call.ts', importing('#server/care/care.ts')),
  violation('routes and screens', 'src/server/care/more.ts', importing('./routes.ts')),
  violation(
    'routes and screens',
    'src/web/home/link.tsx',
    "export const load = () => import('./home-screen.tsx')\n",
  ),
  violation('only main reads config', 'src/server/calendar/settings.ts', importing('#server/config.ts')),
  violation('only main opens the app', 'src/server/calendar/whole.ts', importing('#server/app.ts')),
  violation('queries in stores', 'src/server/care/lookup.ts', importing('kysely')),
  violation('queries in stores', 'src/server/care/lookup.ts', importing('node:sqlite')),
  violation('framework in platform', 'src/server/care/hook.ts', importing('@fastify/static')),
  violation(
    'framework in platform',
    'src/server/care/hook.ts',
    "import type { FastifyReply } from 'fastify'\nexport type R = FastifyReply\n",
  ),
  violation(
    'no way up',
    'src/server/calendar/up.ts',
    "import type { Care } from '../care/care.ts'\nexport type C = Care\n",
  ),
  violation(
    'no way up',
    'src/server/calendar/up.ts',
    "import type { Care } from './../care/care.ts'\nexport type C = Care\n",
  ),
  violation(
    'no cycles',
    'src/shared/care.ts',
    "/** C. */\nimport { refusals } from './errors.ts'\nexport const care = refusals\n",
  ),
  violation(
    'no cycles',
    'src/server/care/store.ts',
    "import type { Care } from './care.ts'\nexport const read = (): Care => ({})\n",
  ),
  violation(
    'no cycles of features',
    'src/server/care/answer.ts',
    "import type { createCalendar } from '#server/calendar/calendar.ts'\nexport type Calendar = typeof createCalendar\n",
  ),
  violation('no cycles of features', 'src/server/calendar/settings.ts', importing('#server/app.ts')),
  violation('no cycles of features', 'src/web/ui/tile.tsx', importing('#web/home/home.tsx')),
  violation(
    'no cycles of sub-folders',
    'src/server/care/talk/quote.ts',
    "import type { read } from '#server/care/store.ts'\nexport type Read = typeof read\n",
  ),
  violation('environment in main', 'src/server/care/mode.ts', 'export const mode = () => process.env.MODE\n'),
  violation('one file per browser API', 'src/web/home/ask.ts', 'export const ask = () => fetch("/api")\n'),
  violation(
    'one file per browser API',
    'src/web/home/ask.ts',
    'export const ask = () => window.fetch("/api")\n',
  ),
  violation(
    'one file per browser API',
    'src/web/home/live.ts',
    'export const live = () => new WebSocket("/production")\n',
  ),
  violation(
    'one file per browser API',
    'src/web/ui/theme.ts',
    'export const theme = () => localStorage.getItem("theme")\n',
  ),
  violation(
    'one file per browser API',
    'src/web/ui/theme.ts',
    'export const theme = () => window.sessionStorage\n',
  ),
  violation('no default exports', 'src/web/ui/tile.tsx', 'export default function Tile() {}\n'),
  violation('no barrels', 'src/web/ui/all.ts', "export * from './button.tsx'\n"),
  violation('no barrels', 'src/web/ui/all.ts', "export { Button } from './button.tsx'\n"),
  violation(
    'entry points say what they promise',
    'src/server/calendar/calendar.ts',
    'export const createCalendar = () => 1\n',
  ),
  violation('entry points say what they promise', 'src/shared/threads.ts', 'export const threads = []\n'),
  violation('kebab-case', 'src/web/ui/BigTile.tsx', 'export const BigTile = () => 1\n'),
  violation('kebab-case', 'src/server/big_calendar/note.ts', 'export const note = () => 1\n'),
  violation('names that mean something', 'src/shared/utils.ts', '/** U. */\nexport const u = () => 1\n'),
  violation('names that mean something', 'src/server/calendar/date-helpers.ts', 'export const d = () => 1\n'),
  violation('names that mean something', 'src/server/common/date.ts', 'export const d = () => 1\n'),
  violation('names that mean something', 'src/web/home/types.ts', 'export type D = 1\n'),
  violation('names that mean something', 'src/web/ui/index.ts', 'export const d = () => 1\n'),
  violation('none too long', 'src/server/calendar/long.ts', lines(301)),
  violation('none too long', 'src/web/ui/long.css', '.tile {}\n'.repeat(301)),
  violation('none too long', 'training/long.py', 'train()\n'.repeat(301)),
  violation(
    'no long lines',
    'src/server/calendar/wide.ts',
    `export const wide = () => '${'x'.repeat(140)}'\n`,
  ),
  violation('no long lines', 'src/web/ui/wide.css', `.tile { background: ${'x'.repeat(150)} }\n`),
  violation('no long lines', 'training/wide.py', `train('${'x'.repeat(160)}')\n`),
  violation('no long lines', 'bench/wide.c', `/* ${'x'.repeat(160)} */\n`),
  violation('no long lines', 'wide.config.ts', `export const wide = () => '${'x'.repeat(140)}'\n`),
]
