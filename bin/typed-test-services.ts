/** test-services.mjs, which must run before anything is installed, with types for our TypeScript programs. */
import { join } from 'node:path'

type Services = Record<'providePostgres' | 'provideRedis', () => Promise<string>> & {
  stopServices(): Promise<void>
  dropServices(): void
}

export const services: Services = await import(join(import.meta.dirname, 'test-services.mjs'))
