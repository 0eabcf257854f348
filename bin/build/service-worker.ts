/**
 * A Vite plugin that builds the service worker once everything it shall keep is built: it is given the list of
 * those files, and comes out as one classic script.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** What the app needs to open without a network. */
const kept = [
  'index.html',
  'mark.svg',
  'manifest.webmanifest',
  'icons/*.png',
  'assets/*.{js,css,woff2,svg,png}',
]
/** Letters of other scripts come from the system while there is no network. */
const left = /-(latin-ext|vietnamese|cyrillic|cyrillic-ext|greek)-[^/]*\.woff2$/

export function serviceWorker(source: string): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { BUILT_FILES: JSON.stringify(filesIn(folder)) },
        build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
      })
      if (Array.isArray(made) || !('output' in made))
        throw new Error('One build of the service worker is wanted.')
      writeFileSync(join(folder, 'service-worker.js'), made.output[0].code)
    },
  }
}

/** The revision tells a changed file from the same one; names in assets/ already change with what they hold. */
function filesIn(folder: string): Array<{ url: string; revision: string | null }> {
  return globSync(kept, { cwd: folder })
    .map(path => path.replaceAll('\\', '/'))
    .filter(url => !left.test(url))
    .sort()
    .map(url => ({ url, revision: url.startsWith('assets/') ? null : hashOf(join(folder, url)) }))
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
