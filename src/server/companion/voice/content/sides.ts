// The two sides of a mixed feeling, in the order the person gave them.
import type { Clause } from '#server/companion/voice/reading/clauses.ts'
import { clauseEcho, type Echo } from '#server/companion/voice/reading/echo.ts'
import { textOf } from '#server/companion/voice/reading/parse.ts'

/** `torn`: they want, or feel, two things; else two things are so. */
export type Sides = { first: Echo; second: Echo; explicit: boolean; torn: boolean; inTurn: boolean }

const turns = /^(?:but|yet|except|though|although)$/
const wants =
  /\b(?:want|wish|like|love|know|should|said|promised|proud|miss|need|hope|glad|happy|kind|tell myself|keep saying|part of you|trying|supposed)\b/i

/** `mixed`: the weights hear two sides even where no "but" stands between them. */
export function sidesOf(clauses: readonly Clause[], mixed = false): Sides | undefined {
  for (let at = 1; at < clauses.length; at++) {
    const left = clauses[at - 1]!
    const right = clauses[at]!
    const bothParts = isPart(left) && isPart(right)
    const turned =
      turns.test(right.link) || /^(?:but|yet|then again|on the other hand)$/.test(right.words[0]?.lower ?? '')
    const andThen =
      right.link === 'then' ||
      right.link === 'and then' ||
      (right.link === 'and' && right.words[0]?.lower === 'then')
    const near = left.sentence === right.sentence || longing.test(textOf(left.words))
    const loose = mixed && clauses.length === 2 && near && (opposed(left, right) || balks(left, right))
    // "I want a baby and I'm terrified of it" has two sides without a "but".
    const feared =
      right.link === 'and' &&
      (longing.test(textOf(left.words)) || gladly.test(textOf(left.words))) &&
      fear.test(textOf(right.words))
    const also =
      right.link === 'and' &&
      longing.test(textOf(left.words)) &&
      /^(?:I|we) also (?:want|need|like|love|miss|hate)\b/i.test(textOf(right.words))
    if (!bothParts && !turned && !andThen && !loose && !feared && !also) continue
    // "I don't know why but …" is no side.
    if (/^I (?:don't|do not) (?:even )?know(?: (?:why|how|what|if))?$/i.test(textOf(left.words))) continue
    const first = sideOf(clauses.slice(0, at), 'end')
    const second = sideOf(clauses.slice(at), 'start')
    if (!first || !second) continue
    return {
      first,
      second,
      inTurn: andThen,
      torn: bothParts || also || isTorn(first.text, second.text),
      explicit:
        bothParts ||
        feared ||
        also ||
        (turned && (wants.test(first.text) || opposed(left, right))) ||
        (andThen && wants.test(first.text)),
    }
  }
  return undefined
}

/** A wish on one side, and on the other what goes against it: only then is somebody torn. */
const isTorn = (first: string, second: string): boolean =>
  /^(?:[\w ]+ )?(?:you|you're|you'd|you've|the thought)\b/.test(first) &&
  /^(?:[\w ]+ )?(?:you|you're|you'd|you've|the thought)\b/.test(second) &&
  ((wish.test(first) && pull.test(second)) || (wish.test(second) && pull.test(first)))
const wish =
  /\byou(?:'d)? (?:really |also |still |would |do |just )*(?:want|wish|like|love|need|miss|rather|long)\b/
const pull =
  /\b(?:want|wish|like|love|hate|need|miss|dread|dreading|scared|afraid|terrified|sick|can't|don't|won't|keep|ought|rather|ready|stay|leave|quit|stop|tired)\b/
const longing =
  /^(?:I|I'd|we) (?:really |also |do |would )*(?:want|like|love|hope|long|dream|hate|need|can't stand)\b/i
const gladly =
  /^I(?:'m| am) (?:so |really |very |also )*(?:happy|glad|proud|relieved|excited|grateful|pleased)\b/i
const fear =
  /\b(?:terrified|scared|afraid|frightened|dread|dreading|can't face|panic|petrified|sad|lonely|guilty|grieve|nervous|worried|jealous|can't sleep|can't stop crying|cry|cried|numb|flat|empty)\b/i
const warm =
  /\b(?:love|like|want|enjoy|miss|glad|happy|good|kind|proud|trust|adore|grateful|relieved|lucky|excited|fine|hopeful|better)\b/i
const cold =
  /\b(?:terrified|frightened|can't|hate|never|no|not|don't|afraid|scared|but|wallet|angry|tired|stand|sick|dread|cry|crying|cried|guilty|sad|empty|lonely|resent|worse|numb|awful|terrible|wrong|miss)\b|n't\b/i
const opposed = (left: Clause, right: Clause): boolean => {
  const [a, b] = [textOf(left.words), textOf(right.words)]
  return (warm.test(a) && cold.test(b) && !cold.test(a)) || (cold.test(a) && warm.test(b) && !cold.test(b))
}

/** "She's my best friend and I can't bear her boyfriend": the second goes against the first. */
const balks = (left: Clause, right: Clause): boolean =>
  right.link === 'and' &&
  (longing.test(textOf(left.words)) || !cold.test(textOf(left.words))) &&
  /^I\b.*(?:\b(?:can't|don't|hate|never|keep|regret\w*)\b|'ve regretted)/i.test(textOf(right.words))

/** A side may take two clauses, as long as it is one sentence: "we play a good gig and I want to stay forever". */
function sideOf(clauses: readonly Clause[], from: 'start' | 'end'): Echo | undefined {
  const ordered = from === 'end' ? clauses.slice(-2) : clauses.slice(0, 2)
  const near = from === 'end' ? ordered.at(-1)! : ordered[0]!
  const echo = tidied(clauseEcho(near, 16))
  const other = ordered.find(each => each !== near && each.sentence === near.sentence)
  const second = from === 'end' ? near : other
  const link = second?.link ?? ''
  if (!echo || !other || !/^(?:and|so|because)$/.test(link)) return echo
  const more = tidied(clauseEcho(other, 16))
  const [one, two] = from === 'end' ? [more, echo] : [echo, more]
  // "I leave the radio on so there's a voice": what it is for is the point, and not left out.
  const most = link === 'and' ? 18 : 24
  if (!one || !two || one.count + two.count > most) return link === 'and' ? echo : undefined
  return { ...echo, text: `${one.text} ${link} ${two.text}`, count: one.count + two.count }
}

/** "when she left you you cried" needs its breath. */
const tidied = (echo: Echo | undefined): Echo | undefined =>
  echo && { ...echo, text: echo.text.replace(/\byou you\b/, 'you, you') }

const isPart = (clause: Clause): boolean =>
  /^(?:part|half|some)$/.test(clause.words[0]?.lower ?? '') ||
  (/^(?:the|one)$/.test(clause.words[0]?.lower ?? '') &&
    /^(?:other|part|half)$/.test(clause.words[1]?.lower ?? '')) ||
  (clause.words[0]?.lower === 'one' && clause.words[1]?.lower === 'part')
