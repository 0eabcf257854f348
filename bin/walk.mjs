/** `npm run walk`: screenshots of every screen in walk/, with the tests' browser. */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, environment, install, NotReady, node, requireNode, root, run } from './ready.mjs'
import { provideChromium } from './test-chromium.mjs'

await run(async () => {
  requireNode()
  install()
  build()
  const env = environment({ WALK: 'yes', ...(await provideChromium()) })
  const { status } = spawnSync(node, [join(root, 'node_modules', '.bin', 'playwright'), 'test'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (status !== 0) throw new NotReady('Not every picture could be taken: what is printed above says why.')
  console.log('The pictures are in walk/: open walk/index.html.')
})
