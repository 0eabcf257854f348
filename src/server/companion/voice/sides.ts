// The two sides of a mixed feeling, in the order the person gave them.
import type { Clause } from './clauses.ts'
import { clauseEcho, type Echo } from './echo.ts'
import { textOf } from './parse.ts'

/** `torn`: they want, or feel, two things; else two things are so. */
export type Sides = { first: Echo; second: Echo; explicit: boolean; torn: boolean }

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
    const loose = mixed && clauses.length === 2 && left.sentence === right.sentence && opposed(left, right)
    // "I want a baby and I'm terrified of it" has two sides without a "but".
    const feared = right.link === 'and' && longing.test(textOf(left.words)) && fear.test(textOf(right.words))
    const also =
      right.link === 'and' &&
      longing.test(textOf(left.words)) &&
      /^(?:I|we) also (?:want|need|like|love|miss|hate)\b/i.test(textOf(right.words))
    if (!bothParts && !turned && !andThen && !loose && !feared && !also) continue
    const first = clauseEcho(left, 16)
    const second = clauseEcho(right, 16)
    if (!first || !second) continue
    return {
      first,
      second,
      torn: bothParts || feared || also || (pulled.test(first.text) && pulled.test(second.text)),
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

/** What pulls: a wish, a liking, a duty, a dread; and what they do or do not do about it. */
const pulled =
  /^(?:some days |most days |today |deep down )?(?:you|you're|you'd|you've|part of you|half of you|your (?:heart|head|body|mind)|the thought)\b.*\b(?:want|wants|wish|like|love|hate|need|miss|hope|dread|dreading|scared|afraid|terrified|feel|feels|glad|happy|proud|relieved|tired|can't|couldn't|don't|won't|keep|know|promised|should|ought|rather|trust|ready|enjoy|care|guilty|excited|stay|leave|quit|stop|regretted|regret)\b/i
const longing =
  /^(?:I|I'd|we) (?:really |also |do |would )*(?:want|like|love|hope|long|dream|hate|need|can't stand)\b/i
const fear = /\b(?:terrified|scared|afraid|frightened|dread|can't face|panic|petrified)\b/i
const warm =
  /\b(?:love|like|want|enjoy|miss|glad|happy|good|kind|proud|trust|adore|grateful|relieved|lucky|excited|fine|hopeful|better)\b/i
const cold =
  /\b(?:terrified|frightened|can't|hate|never|no|not|don't|afraid|scared|but|wallet|angry|tired|stand|sick|dread|cry|crying|cried|guilty|sad|empty|lonely|resent|worse|numb|awful|miss)\b|n't\b/i
const opposed = (left: Clause, right: Clause): boolean => {
  const [a, b] = [textOf(left.words), textOf(right.words)]
  return (warm.test(a) && cold.test(b) && !cold.test(a)) || (cold.test(a) && warm.test(b) && !cold.test(b))
}

const isPart = (clause: Clause): boolean =>
  /^(?:part|half|some)$/.test(clause.words[0]?.lower ?? '') ||
  (/^(?:the|one)$/.test(clause.words[0]?.lower ?? '') &&
    /^(?:other|part|half)$/.test(clause.words[1]?.lower ?? '')) ||
  (clause.words[0]?.lower === 'one' && clause.words[1]?.lower === 'part')
