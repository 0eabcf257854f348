// What to say to somebody who complains or puts us right: the mistake is owned, and what they said is said back.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { correctionOf } from '#server/companion/voice/fixed/corrections.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'

const said = (text: string): Slot => ({ text, source: 'echo' })

const laughed = /\b(?:lol|lmao+|lmfao|rofl|haha+|hehe+)\b|[😂🤣😆😹]/iu
/** Complaints that may be made with a laugh, and are then taken with one. */
const teasing = /^repair\.(?:useless|insult|other|robotic|boring|not-understood|worse|recorded)$/

/** "You didn't even mention my daughter." */
const leftOut =
  /\b(?:mention\w*|about|to|on|out|over|skipped|ignored|forgot|missed|notice\w*) ((?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+|the (?:[\p{L}-]+ ){0,1}(?!bit\b|part\b|thing\b|whole\b|fact\b|point\b)[\p{L}-]+)[.!\s]*$/iu

/** Without any of these nobody may have complained at all: "ok that one landed". */
const grievance =
  /\b(?:no|not|never|stop|wrong|bad|useless|stupid|weird|odd|strange|annoy\w*|irritat\w*|hate|worse|worst|boring|same|again|enough|rude|cold|too|only|just|all|why|wtf|ugh|lame|cringe|nonsense|seriously|missed|ignored?|forgot|skipped|less|shorter|quit|fail|disappoint\w*|pointless|who|says|how|what|is that|huh|please|creepy|harsh|mean|dumb|gentle|nice|try|already|twice|times|vague|answers?|repl(?:y|ies)|responses?|you (?:talk|sound|speak|treat|act|keep|said|say|told|gave|tell|give|make|made)|know|dare|supposed|helpful|kidding|joke|silly|hurt\w*)\b|n't\b|\?/i

/** Who says how it was hears that said back, with the mistake owned. */
export function repairPlans(sub: string, { text, raw }: Reading): Plan[] {
  const found = correctionOf(text, true)
  const missed =
    sub === 'repair.left-out'
      ? leftOut.exec(text.replace(/(?: (?:again|at all|even once|once|either|though))+[.!\s]*$/i, ''))?.[1]
      : undefined
  if (missed)
    return [
      { frame: 'repair.left-out.named', slots: { topic: said(reflect(missed.toLowerCase())) } },
      { frame: sub },
    ]
  const vague = sub === 'repair.other' && !grievance.test(text)
  const plans: Plan[] = [
    ...(teasing.test(sub) && laughed.test(raw) ? [{ frame: 'repair.light' }] : []),
    { frame: sub === 'repair.corrected' ? 'repair.not-said' : vague ? 'repair.unsure' : sub },
    { frame: 'bare' },
  ]
  if (!found) return plans
  const slots: Record<string, Slot> =
    found.frame === 'repair.instead'
      ? { first: said(found.first), second: said(found.second) }
      : { clause: said(found.clause) }
  return [{ frame: found.frame, slots }, ...plans]
}
