/** `node bin/setup.mjs` prepares a clone (packages, web app) without starting anything. */
import { build, install, requireNode, run } from './ready.mjs'

await run(() => {
  requireNode()
  const changed = [install(), build()]
  console.log(changed.includes(true) ? 'Ready.' : 'Everything is ready already.')
})
