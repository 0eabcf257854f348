/**
 * `healthz`: the process is up. `readyz`: it can serve requests. Missing optional services are listed there
 * but do not make the node unready.
 */
import type { Http } from './http.ts'

type Check = () => Promise<void>
type Checks = { needed: Record<string, Check>; optional: Record<string, Check> }
const PATIENCE_MS = 2000

/** `notes` list degraded services; the node is ready all the same. */
export function mountHealth(
  http: Http,
  { needed, optional }: Checks,
  notes: Record<string, string> = {},
): void {
  http.get('/healthz', async () => ({ ok: true }))
  http.get('/readyz', async (_request, reply) => {
    const [must, may] = await Promise.all([resultsOf(needed), resultsOf(optional)])
    const ok = Object.values(must).every(Boolean)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...must, ...may, ...notes })
  })
}

async function resultsOf(checks: Record<string, Check>): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const)
  return Object.fromEntries(await Promise.all(results))
}

async function answers(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
  })
  try {
    await Promise.race([check(), patience])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
