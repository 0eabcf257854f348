// Harsh words on oneself: attributed to a voice, with what happened kept beside them.
import type { Clause } from './clauses.ts'
import type { Plan } from './compose.ts'
import { clauseEcho, type Echo, withLowerStart } from './echo.ts'
import { textOf } from './parse.ts'
import { reflect, reflectWords } from './reflect.ts'
import { bareInsult, selfHate, verdictOf } from './verdict.ts'
import { byWeight, clipped, isHarsh, said, type Ways } from './ways.ts'

/** "What kind of nurse forgets a name, a rubbish one" is a verdict in the shape of a question. */
const kindOf =
  /^(?:and |but |so |like )?((?:what (?:kind|sort|type) of (?:a )?(?:\p{L}+ ){1,2}|who (?:even |the hell |on earth |actually )?(?=\p{L}{3,}s\b))[^,.?!]+)(.*)$/iu

/** "I'm hopeless, I burned soup" is no mood. */
const failing =
  /^I(?:'m| am) (?:so |just |completely |absolutely )*(?:hopeless|useless|rubbish|dreadful|a nightmare|impossible)$/i

function kindPlans({ reading, route }: Ways): Plan[] {
  const wrong =
    /\b(what(?:'s| is| the hell is| on earth is) (?:even |actually |so |seriously )?(?:wrong|the matter) with me|why can't I (?:just |ever |even )?be (?:normal|like (?:everyone|everybody|other people|other \w+|the others))(?: like (?:everyone|everybody)(?: else)?)?|why am I (?:always |even )?(?:like this|this way|so (?:stupid|useless|pathetic|weak|rubbish|lazy)))\b/i.exec(
      reading.text,
    )
  if (wrong && reading.sentences < 4)
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
  const slots = { wondering: said(asked) }
  return [{ frame: own ? 'selfcrit.kind' : 'wonder', slots, wish: { heavy: reading.weight !== 'ordinary' } }]
}

export function selfPlans(ways: Ways): Plan[] {
  const { reading, route, reader } = ways
  const heavy = reading.weight !== 'ordinary'
  const kind = kindPlans(ways)
  if (kind.length) return kind
  for (const clause of reading.clauses) {
    const verdict = verdictOf(clause.words)
    if (!verdict) continue
    const insult = said(
      clipped(reflectWords(verdict.insult)).replace(
        / (?:at this point|right now|today|anymore|these days|lately|sometimes)$/,
        '',
      ),
    )
    // "I was an awful mother when they were little" cannot be told as of now.
    const past = /\bI was\b/.test(textOf(clause.words))
    const told = clipped(reflectWords(verdict.about))
    // "for writing that" points at what is left out.
    const about = past || /\b(?:that|this|it)$/.test(told) ? '' : told
    const event = eventBeside(ways, clause)
    const plans: Plan[] = []
    if (event) plans.push({ frame: 'selfcrit.event', slots: { insult, event: said(event) } })
    if (about)
      plans.push({
        frame: /^(?:every|whenever|around|next)\b/.test(about) ? 'selfcrit.about' : 'selfcrit.for',
        slots: { insult, about: said(about) },
      })
    plans.push({ frame: 'selfcrit.insult', slots: { insult } })
    return plans.map(plan => ({ ...plan, wish: { heavy } }))
  }
  const bare = reading.clauses.find(
    clause => bareInsult.test(textOf(clause.words)) || failing.test(textOf(clause.words)),
  )
  const event =
    bare &&
    reading.clauses.every(each => each === bare || /^I\b/.test(textOf(each.words))) &&
    eventBeside(ways, bare)
  if (bare && event) {
    const insult = said(
      clipped(reflectWords(withLowerStart(bare.words)))
        .toLowerCase()
        .replace(/^you(?:'re| are) (?:so |just |completely )*/, ''),
    )
    return [{ frame: 'selfcrit.event', slots: { insult, event: said(event) }, wish: { heavy } }]
  }
  const harsh = reading.clauses.find(clause => isHarsh(textOf(clause.words)))
  if (!harsh && !(route.form === 'selfcrit' && route.formScore('selfcrit') > 0.7)) return []
  const clause = harsh ?? byWeight(ways)[0]
  if (!clause || (!harsh && reader.feeling(clause)?.polarity === 'pos')) return []
  const hate = selfHate.test(textOf(clause.words))
  const at = clause.words.findIndex(word => word.lower === 'myself')
  const after = hate && at > 0 ? clipped(reflectWords(clause.words.slice(at + 1))) : ''
  const echo = clauseEcho(clause, 18)
  const plans: Plan[] = []
  if (hate && /^(?:for|because|when|every|after|whenever)\b/.test(after))
    plans.push({ frame: 'selfcrit.hate', slots: { about: said(after) } })
  if (echo && harsh)
    plans.push({ frame: 'selfcrit.harsh', slots: { harsh: said(asThought(echo.text)) }, wish: { heavy } })
  return plans
}

/** "you feel like everyone hates you" is already a thought: only what is thought is attributed. */
export const asThought = (text: string): string =>
  text
    .replace(/^it (?:just )?feels like /i, '')
    .replace(
      /^you(?:'re| are| just| really| always| still)* (?:feel|felt|think|thinking|know|feeling|guess|believe)(?: like| that| as if| as though)? (?=(?:you|everyone|everybody|nobody|no one|they|people|the|your|it|he|she|all)\b)/i,
      '',
    )

/** What happened, told beside the harsh word: it is kept. */
function eventBeside(ways: Ways, clause: Clause): Echo | undefined {
  return ways.reading.clauses
    .filter(other => other !== clause && !verdictOf(other.words) && !isHarsh(textOf(other.words)))
    .map(other => clauseEcho(other, 14))
    .find(
      echo =>
        echo &&
        echo.count >= 3 &&
        /^you(?:'ve|'d)? (?!are|were|can't|don't|need|want|know|think|should|ought|would|say|dress)/.test(
          echo.text,
        ),
    )
}
