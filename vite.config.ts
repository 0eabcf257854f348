import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './bin/build/service-worker.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

/**
 * The embedded secret under which a browser keeps what was last read in a thread: 64 hexadecimal digits. Whoever
 * has the page has it too, so it hides text from a glance into the browser's storage and protects nothing more.
 */
const cipherKey =
  process.env.CLIENT_CIPHER_KEY || '5f0c2a7e91d84b36a3e1c97f60528bd4e76a19c3058fd2b17c4e93a6d1f8027b'
if (!/^[0-9a-f]{64}$/i.test(cipherKey)) throw new Error('CLIENT_CIPHER_KEY must be 64 hexadecimal digits.')

/**
 * Each screen is loaded by itself; what all of them stand on, and what the first steps share, is one file
 * each. Left alone, the bundler cuts these into two dozen, and each costs a request with its headers.
 */
const shell = {
  shared: 'endpoint|errors|accounts|profile|person-text|template',
  platform:
    'api|deep-link|locale|online|page-config|paths|placeholders|scroll-restoration|session|session-store|storage|texts|texts-(en|public)|texts/en/public',
  ui: 'banner|button|disc|empty-state|heading|help-now-link|logo|offline-banner|screen|screen-boundary|skip-link|toast|use-scroll-restoration',
}
const groups = [
  { name: 'base', priority: 3, test: /node_modules\/(react|react-dom|react-router|scheduler|zod)\// },
  {
    name: 'shell',
    priority: 2,
    test: new RegExp(
      `src/(shared/(${shell.shared})|web/platform/(${shell.platform})|web/ui/(${shell.ui}))[.]`,
    ),
  },
  {
    name: 'first-steps',
    priority: 1,
    test: /src\/web\/(accounts\/(signup|login|field-errors|form-values|code-sent|accounts)|ui\/(split-screen|scene|field|checkbox)[.])/,
  },
]

export default defineConfig({
  plugins: [react(), compressed(), serviceWorker('src/web/pwa/service-worker.ts')],
  define: { CLIENT_CIPHER_KEY: JSON.stringify(cipherKey) },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // The server's CSP allows styles, scripts and fonts from our own origin only, never inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/api': api,
      '/chat/archive': api,
      '/production': { target: api, ws: true },
    },
  },
})

/**
 * Lays each script and style beside itself as .br and .gz, as small as they get: done once here, a server need
 * not do it worse at every request. The page itself is filled in by the server, so it is left as it is.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // From what was written, not from the bundle: its last rewriting comes after every plugin's turn.
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/[.](js|css)$/.test(fileName)) continue
        const source = readFileSync(join(dir, fileName))
        writeFileSync(join(dir, `${fileName}.br`), brotliCompressSync(source))
        writeFileSync(join(dir, `${fileName}.gz`), gzipSync(source, { level: 9 }))
      }
    },
  }
}
