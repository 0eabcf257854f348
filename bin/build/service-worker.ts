/**
 * A Vite plugin that builds the service worker last, with the list of files to precache, as one classic
 * script.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Everything the app needs to open offline. */
const kept = [
  'index.html',
  'mark.svg',
  'manifest.webmanifest',
  'icons/*.png',
  'assets/*.{js,css,woff2,svg,png}',
]
/** Fonts for other scripts are not precached; offline the system's fonts are used. */
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

/** The revision identifies a file's content; names in assets/ already contain a hash. */
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
