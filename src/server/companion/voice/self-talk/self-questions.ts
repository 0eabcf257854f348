// "What kind of nurse forgets a name", "why am I like this": a verdict on oneself in the shape of a question.

import type { Plan } from '#server/companion/voice/compose.ts'
import { bareInsult, isInward } from '#server/companion/voice/reading/inward.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'
import { clipped, said, type Ways } from '#server/companion/voice/ways.ts'
import { signsOfBlame } from './blame-signs.ts'
import { ending } from './deeds.ts'

/** "What kind of nurse forgets a name, a rubbish one" is a verdict in the shape of a question. */
const kindOf =
  /^(?:and |but |so |like )?((?:what (?:kind|sort|type) of (?:a )?(?:\p{L}+ ){1,2}|who (?:even |the hell |on earth |actually )?(?=\p{L}{3,}s\b))[^,.?!]+)(.*)$/iu

export function kindPlans({ reading, route }: Ways): Plan[] {
  const wrong =
    /\b(what(?:'s| is| the hell is| on earth is) (?:even |actually |so |seriously )?(?:wrong|the matter) with me|why can't I (?:just |ever |even )?be (?:normal|like (?:everyone|everybody|other people|other \w+|the others))(?: like (?:everyone|everybody)(?: else)?)?|why am I (?:always |even )?(?:like this|this way|so (?:stupid|useless|pathetic|weak|rubbish|lazy)))\b/i.exec(
      reading.text,
    )
  if (wrong && reading.sentences < 4 && isInward(reading.text))
    return [
      {
        frame: 'selfcrit.kind',
        slots: {
          wondering: said(
            reflect(
              wrong[1]!
                .toLowerCase()
                .replace(/^why am i/, 'why I am')
                .replace(/^why can't i/, "why I can't"),
            ),
          ),
        },
      },
    ]
  const found = kindOf.exec(reading.text)
  if (!found || found[1]!.split(' ').length > 16) return []
  const asked = reflect(found[1]!)
    .trim()
    .replace(/^W/, 'w')
    .replace(/[,;:\s-]+$/, '')
  // "kind of" without a verb of its own is a plain question.
  if (
    asked.split(' ').length < 6 ||
    /^what (?:kind|sort|type) of (?:\p{L}+ ){1,2}(?:is|are|was|do|does|am|should|did|can)\b/iu.test(asked)
  )
    return []
  const own =
    /\b(?:one|me|this one|I|I'm)\b/.test(found[2]!) ||
    bareInsult.test(clipped(found[2]!)) ||
    route.form === 'selfcrit'
  const blamed = own ? blamedFor(found[1]!, found[2]!) : undefined
  if (blamed) {
    const wish = { heavy: reading.weight !== 'ordinary', signs: signsOfBlame(reading.text) }
    return [{ frame: 'selfcrit.about', slots: blamed, seconds: ['selfcrit.slip'], wish }]
  }
  const slots = { wondering: said(asked) }
  return [{ frame: own ? 'selfcrit.kind' : 'wonder', slots, wish: { heavy: reading.weight !== 'ordinary' } }]
}

/** "What kind of mother forgets the costume? A terrible one." calls herself a terrible mother for forgetting it. */
function blamedFor(asked: string, answer: string): Plan['slots'] | undefined {
  const parts =
    /^what (?:kind|sort|type) of (?:an? )?(?:(\p{L}+) )?(\p{L}+) (forgets|leaves|loses|parks|breaks|burns|misses|drops|sends|lets|gives|locks|crashes|deletes|shouts|snaps|hits|puts|spills|oversleeps|forgot|left|lost|falls|walks|drives|throws|says|tells|eats|lies|hides) (.+)$/iu.exec(
      clipped(asked),
    )
  const judged = /\ban? ([\p{L}]+) one\b/iu.exec(answer)?.[1] ?? parts?.[1]
  if (!parts || !(judged || bareInsult.test(parts[2]!)) || !/\b(?:one|me|this|I|yours truly)\b/i.test(answer))
    return undefined
  const verb = parts[3]!.toLowerCase()
  const base =
    { forgot: 'forget', left: 'leave', lost: 'lose' }[verb] ?? verb.replace(/(?<=ss|sh|ch)es$|s$/, '')
  const rest = reflect(
    parts[4]!.replace(/\b(?:his|her|their) own\b/gi, 'my own').replace(/\b(?:their)\b/gi, 'my'),
  )
  const name = `${judged ? `${judged.toLowerCase()} ` : ''}${parts[2]!.toLowerCase()}`
  const insult = `${/^(?:[aeio]|u(?!s|ni))/.test(name) ? 'an' : 'a'} ${name}`
  return { insult: said(insult), about: said(`for ${ending(base)} ${clipped(rest)}`) }
}
