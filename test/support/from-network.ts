/** Calls as if from another network; open the app with `settings: { TRUST_PROXY: '1' }`. */
import type { Call, Endpoint } from '#shared/endpoint.ts'
import type { TestApp } from './app.ts'

/** Returns the status and the raw body. */
export async function callFrom<E extends Endpoint>(
  app: TestApp,
  network: string,
  endpoint: E,
  { body }: Call<E> & { body?: unknown },
): Promise<{ status: number; body: Record<string, unknown>; retryAfter: number }> {
  const response = await app.fetch(endpoint.path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, retryAfter }
}
