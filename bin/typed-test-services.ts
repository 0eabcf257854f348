/** Types for test-services.mjs, which is plain JavaScript because it runs before anything is installed. */
import { join } from 'node:path'

type Services = Record<'providePostgres' | 'provideRedis', () => Promise<string>> & {
  stopServices(): Promise<void>
  dropServices(): void
}

export const services: Services = await import(join(import.meta.dirname, 'test-services.mjs'))
