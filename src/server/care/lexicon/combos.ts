// Data: which ideas together make a concern; the learned layer may see a crisis in it. `all` must be in the message (or, with `near`, in one sentence),
// none of `but` anywhere in it.
import type { CareCategory } from '#shared/care.ts'

export type Combo = {
  name: string
  category: CareCategory
  all: string[]
  but: string[]
  near: boolean
}

const rows = `
near concern suicide_plan     letter + wrote + farewell                    - travel cheer fiction work
     concern suicide_plan     letter + wrote + absence                     - travel cheer fiction work
     concern suicide_plan     letter + wrote + bequest + time set          - travel cheer fiction work
     concern suicide_plan     letter + farewell + bequest                  - travel cheer fiction work
     concern suicide_plan     absence + farewell + decided                 - travel cheer fiction work game relationship
     concern suicide_plan     absence + farewell + bequest                 - travel cheer fiction work game
     concern suicide_plan     absence + secret + decided                   - travel cheer fiction work game
     concern suicide_plan     absence + calm + bequest                     - travel cheer fiction work game
     concern suicide_plan     do it + prepared + secret                    - travel cheer fiction work game trivial
near concern suicide_plan     do it + prepared + calm                      - travel cheer fiction work game trivial
     concern suicide_plan     do it + secret + death                       - travel cheer fiction work game
     concern suicide_plan     prepared + death + time set + secret         - travel cheer fiction work game trivial recovered
     concern suicide_plan     weary + do it + prepared + time set          - travel cheer fiction work game trivial
     concern suicide_active   death + weary + decided + time set           - travel cheer fiction work game trivial recovered
     concern suicide_attempt  swallowed + pills + unwell now               - cheer fiction work game recovered
     concern suicide_attempt  swallowed + unwell now + secret              - cheer fiction work game recovered food
     concern suicide_attempt  swallowed + pills + time set                 - cheer fiction work game recovered
near concern self_harm        cut + now + worse than meant                 - cheer fiction work game trivial recovered
     concern self_harm        cut + own body + now + worse than meant      - cheer fiction work game trivial recovered
     concern self_harm        cut + urge + prepared                        - cheer fiction work game trivial recovered
     concern abuse_violence   aggressor + trapped + intruder               - cheer fiction work game recovered
near concern abuse_violence   aggressor + violent + trapped                - cheer fiction work game recovered long_past
     concern abuse_violence   aggressor + violent + threat                 - cheer fiction work game recovered long_past trivial
     concern abuse_violence   aggressor + trapped + threat                 - cheer fiction work game recovered long_past trivial
     concern abuse_violence   aggressor + intruder + threat                - cheer fiction work game recovered long_past trivial
     concern abuse_violence   child + injury + aggressor                   - cheer fiction game recovered long_past trivial
near concern abuse_violence   child + sexual + aggressor                   - cheer fiction game recovered long_past trivial
     concern harm_others      attack + target + set on it                  - cheer fiction work game trivial recovered
     concern eating_disorder  no intake + collapse                         - cheer fiction game recovered
     concern eating_disorder  collapse + body size + food                  - cheer fiction game recovered
     concern panic_medical    voices + commands + hurting verb             - cheer fiction game recovered
     concern panic_medical    substance + collapse + unwell now            - cheer fiction game recovered
     concern third_party      other + other in danger + imminent           - fiction work game recovered long_past cheer
     concern third_party      other + other in danger + worry              - fiction game recovered long_past
     concern third_party      other + other in danger                      - fiction work game recovered long_past cheer joke
     concern suicide_passive  weary + death                                - fiction work game recovered trivial cheer joke
     concern suicide_passive  weary + burden                               - fiction work game recovered trivial cheer joke
     concern suicide_passive  burden + death                               - fiction work game recovered trivial cheer joke
     concern suicide_passive  indifferent + death                          - fiction work game recovered trivial cheer joke
     concern suicide_passive  indifferent + weary                          - fiction work game recovered trivial cheer joke
     concern suicide_passive  absence + farewell                           - travel cheer fiction work game trivial relationship
     concern suicide_passive  weary + absence                              - travel cheer fiction work game trivial
     concern self_harm        cut + urge                                   - fiction work game recovered trivial cheer
     concern self_harm        cut + own body                               - fiction work game recovered trivial cheer
near concern abuse_violence   aggressor + control                          - fiction work game recovered trivial cheer
     concern abuse_violence   sexual + aggressor + secret                  - fiction work game recovered trivial cheer
near concern harm_others      unwanted image + hurting verb + target       - fiction work game recovered trivial cheer
     concern eating_disorder  food + food shame + body size                - fiction game recovered cheer work
near concern eating_disorder  no intake + body size                        - fiction game recovered cheer work
near concern eating_disorder  food + food shame                            - fiction game recovered cheer work trivial
near concern panic_medical    panic + panic now                            - fiction game recovered cheer work trivial
     concern panic_medical    no sleep + voices                            - fiction game recovered cheer
     concern panic_medical    no sleep + panic                             - fiction game recovered cheer
near concern panic_medical    substance + to cope                          - fiction game recovered cheer work
     concern panic_medical    off medication + unwell now                  - fiction game recovered cheer
     concern incitement       you die + taunt                              - fiction game work
`

export const combos: Combo[] = rows
  .trim()
  .split('\n')
  .map(row => {
    const [head, but = ''] = row.split(' - ')
    const parts = /^(near)?\s*concern\s+(\w+)\s+(.*)$/u.exec(head!.trim())!
    const against = but.trim().split(/\s+/u).filter(Boolean)
    return {
      name: `combo ${parts[3]!.trim()}`,
      near: parts[1] === 'near',
      category: parts[2] as CareCategory,
      all: parts[3]!.split('+').map(name => `c:${name.trim()}`),
      but: against.map(name =>
        name === 'travel' || name === 'cheer' ? `c:${name}` : name.replace('_', ' '),
      ),
    }
  })
