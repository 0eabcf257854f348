/** `healthz`: the process is up. `readyz`: what it stands on answers. */
import type { Http } from './http.ts'

type Check = () => Promise<void>
const PATIENCE_MS = 2000

/** `notes` say what runs with less than it should have: it is ready all the same. */
export function mountHealth(
  http: Http,
  checks: Record<string, Check>,
  notes: Record<string, string> = {},
): void {
  http.get('/healthz', async () => ({ ok: true }))
  http.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
    )
    const ok = results.every(([, up]) => up)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...Object.fromEntries(results), ...notes })
  })
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
