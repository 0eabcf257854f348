// Decides what kind of turn a message is. What can be known for certain (emoji, code, another script, "idk") is
// decided by rule; the rest by the learned weights, with a few rules where a mistake would cost most.
import { certainKind } from './certain.ts'
import type { Featurer } from './features.ts'
import { intentOf } from './intents.ts'
import type { Kind, Place } from './kind.ts'
import type { Language } from './language.ts'
import { type Linear, loadLinear } from './linear.ts'
import { plausible } from './plausible.ts'
import { tellingKind } from './telling.ts'

export type Form = 'feel' | 'sit' | 'ambiv' | 'selfcrit' | 'win' | 'frag'
export type Route = { kind: Kind; sub: string; form: Form; formScore: (form: Form) => number; sure: number }
export type Router = { route: (raw: string, fixed: string, place: Place) => Route }

export function loadRouter(folder: string, featurer: Featurer, language: Language): Router {
  return createRouter(loadLinear(folder, 'kind'), loadLinear(folder, 'form'), featurer, language)
}

export function createRouter(kinds: Linear, forms: Linear, featurer: Featurer, language: Language): Router {
  return {
    route: (raw, fixed, place) => {
      const features = featurer(raw, fixed)
      const form = forms.score(features)
      const decide = (kind: Kind, sub = '', sure = 1): Route => ({
        kind,
        sub: sub || intentOf(kind, fixed) || (kind === 'ack' ? 'short.hmm' : ''),
        form: form.best as Form,
        formScore: name => form.of(name),
        sure,
      })
      const certain = certainKind(raw, fixed, language, place.group)
      if (certain) return decide(certain.kind, certain.sub)
      const told = place.group ? undefined : tellingKind(raw, fixed)
      if (told) return decide(told)
      const scores = kinds.score(features)
      const ranked = [...kinds.labels].sort((a, b) => scores.of(b) - scores.of(a)) as Kind[]
      const best = ranked.find(kind => plausible(kind, raw, fixed, place, scores.of(kind))) ?? 'content'
      return decide(best, '', scores.of(best))
    },
  }
}
