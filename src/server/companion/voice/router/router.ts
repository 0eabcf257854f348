// Decides what kind of turn a message is. What can be known for certain (emoji, code, another script, "idk") is
// decided by rule; the rest by the learned weights, to which telling phrases and missing cues are only evidence: as
// judges they were right on the turns they were written from, and wrong too often on turns by somebody new.

import type { Language } from '#server/companion/voice/reading/language.ts'
import { certainKind } from './certain.ts'
import type { Featurer, Features } from './features.ts'
import { intentOf } from './intents.ts'
import type { Kind, Place } from './kind.ts'
import { type Linear, loadLinear, together } from './linear.ts'
import { lacksCue, plausible } from './plausible.ts'
import { tellingKind } from './telling.ts'

export type Form = 'feel' | 'sit' | 'ambiv' | 'selfcrit' | 'win' | 'frag'
export type Route = {
  kind: Kind
  sub: string
  form: Form
  formScore: (form: Form) => number
  sure: number
  /** What the message was weighed by, for whoever weighs it again. */
  features: Features
}
export type Router = { route: (raw: string, fixed: string, place: Place) => Route }

/** In units of log likelihood, set by leaving one hand's turns out after another. */
const toldBonus = 3
const doubt = 1.5

/** Which shrug, where no whole phrase is known: a line that fits any of them if need be. */
function shrugOf(text: string): string {
  if (
    /\b(?:rather not|sooner not|don't want|not now|leave (?:it|that)|skip|pass|not in the mood|stop)\b/i.test(
      text,
    )
  )
    return 'short.no'
  if (
    /\b(?:don't know|not sure|no idea|no clue|can't (?:say|tell)|couldn't (?:say|tell)|unsure)\b/i.test(text)
  )
    return 'short.idk'
  if (/\b(?:nothing|no words|blank|empty)\b/i.test(text)) return 'short.nothing'
  return 'short.other'
}

export function loadRouter(folder: string, featurer: Featurer, language: Language): Router {
  return createRouter(loadLinear(folder, 'kind'), loadLinear(folder, 'form'), featurer, language)
}

export function createRouter(kinds: Linear, forms: Linear, featurer: Featurer, language: Language): Router {
  const score = together(kinds, forms)
  return {
    route: (raw, fixed, place) => {
      const features = featurer(raw, fixed, place)
      const [scores, form] = score(features)
      const decide = (kind: Kind, sub = '', sure = 1): Route => ({
        kind,
        sub: sub || intentOf(kind, fixed) || (kind === 'ack' ? shrugOf(fixed) : ''),
        form: form.best as Form,
        formScore: name => form.of(name),
        sure,
        features,
      })
      const certain = certainKind(raw, fixed, language, place.group)
      if (certain) return decide(certain.kind, certain.sub)
      const told = place.group ? undefined : tellingKind(raw, fixed)
      const atBest = (kind: Kind): number =>
        Math.log(scores.of(kind) + 1e-9) + (kind === told ? toldBonus : 0)
      const worth = (kind: Kind): number => atBest(kind) - (lacksCue(kind, fixed) ? doubt : 0)
      let best: Kind = 'content'
      let most = worth(best)
      // The many patterns are asked only of a kind that could win, and mostly none could.
      for (const kind of kinds.labels as readonly Kind[]) {
        if (atBest(kind) <= most || worth(kind) <= most) continue
        if (kind !== told && !plausible(kind, raw, fixed, place, scores.of(kind))) continue
        best = kind
        most = worth(kind)
      }
      return decide(best, '', scores.of(best))
    },
  }
}
