import { type Route, route } from '#server/platform/endpoint.ts'
import { languagesIn } from '#shared/helplines.ts'
import { languageOf } from '#shared/languages.ts'
import { deleteAccount, exportAccount, importAccount } from '#shared/privacy.ts'
import type { Privacy } from './privacy.ts'

export function privacyRoutes(privacy: Privacy): Route[] {
  return [
    route(exportAccount, ({ caller, body, from }) =>
      privacy.exportFor(caller, body.password, languageOf(languagesIn(from.languages))),
    ),
    route(importAccount, async ({ caller, upload }) => ({
      parts: await privacy.importFor(caller, upload),
    })),
    route(deleteAccount, async ({ caller, body }) => {
      await privacy.remove(caller, body.password)
      return { ok: true } as const
    }),
  ]
}
