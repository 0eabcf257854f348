// "My boss say", "he look", "nobody invite", "my colleagues goes": a plain subject and its verb made to agree, where the
// clause begins with the subject, so that nothing before it can have asked for another form.

/** Hardly ever nouns, or never after a person. */
const verbs =
  'say|speak|want|go|come|make|think|know|live|cry|complain|translate|invite|look|see|tell|ask|need|feel|work|sleep|eat|drink|talk|call|give|take|leave|understand|help|listen|laugh|shout|scream|hate|love|like|ignore|keep|play|stay|seem|believe|remember|forget|refuse|start|stop|try|travel|study|study|learn|teach|buy|sell|pay|cook|clean|drive|walk|run|sit|wait|write|answer|care|happen|become|begin|bring|choose|cough|die|fight|find|get|grow|judge|lie|miss|move|notice|prefer|pretend|smoke|snore|spend|support|treat|trust|use|visit|worry|mock|do|have|explain|shout|yell|criticise|criticize|compare|blame|arrive'
const one =
  'mother|father|mum|mom|dad|son|daughter|husband|wife|brother|sister|boss|manager|teacher|friend|doctor|neighbour|neighbor|landlord|landlady|grandmother|grandfather|grandson|granddaughter|uncle|aunt|cousin|girlfriend|boyfriend|partner|baby|nephew|niece|colleague|supervisor|roommate|flatmate|stepdad|stepmum|father-in-law|mother-in-law|coach|child|dog|cat|ex|therapist|tutor|lad|little one|owner|chef'
const many =
  'children|kids|parents|colleagues|friends|people|neighbours|sons|daughters|brothers|sisters|twins|students|grandparents|parents-in-law|in-laws|customers|teachers|cousins|classmates|coworkers|workmates|mates|lads|girls|boys|bosses|grandkids|grandchildren'
/** A clause begins here. "And" may only lengthen the subject, and is left alone. */
const begins =
  '(^|[.!?;:] |, (?:and |but |so )?|\\b(?:because|when|whenever|but|if|that|since|while|although|though|until|so|after|before|think|says?|said|know|where|why|how|what|every time|time) )'
const between = '((?:always |never |still |often |sometimes |really |only |just |also |even |all the time )?)'
/** What asks for the plain form, before such a clause: "made sure that he go". */
const lone =
  /^(?:have|like|work|help|cost|call|look|need|care|use|support|love|hate|talk|run|walk|start|stop|lie|play|drink|visit|answer|fight|judge|study|treat|trust|cough|smoke|move|find|laugh|cry|travel|try|drive|feel|miss|keep|hurt|cook|clean|read|hit|buy|pay|start|worry|shout)$/

const third = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : /(?:[sxz]|[cs]h|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`

const thirds = new Map(verbs.split('|').map(verb => [third(verb), verb]))

const person = new RegExp(
  `${begins}((?:my|our|his|their|your|the) (?:(?:old|new|little|big|older|younger|best|own|only|first) )?(?:${one})) ${between}(${verbs})(?= ([\\p{L}']+)|[.,!?]|$)`,
  'giu',
)
const pronoun = new RegExp(
  `${begins}(he|she) ${between}(?!use to\\b)(${verbs})(?= [\\p{L}']|[.,!?]|$)`,
  'giu',
)
/** "My chief always shout": with such a word between them nothing but a verb can follow. */
const withAlways =
  /(^|[.!?;:] |\b(?:because|when|but|if|that|since|while) )((?:my|our|his|the) (?!(?:family|team|staff|folk|police|band|crew|class|people|children|men|women|parents)\b)\p{L}+[^s\W]) ((?:always|never|often|still|only) )(shout|yell|scream|complain|say|tell|ask|forget|come|go|call|speak|make|want|give|take|talk|look|laugh|leave|criticize|criticise|ignore|compare|blame|listen|help|clean|cook|eat|sleep|work|arrive|treat)(?= [\p{L}']|[.,!?]|$)/giu
const nobody =
  /(^|[.!?;] )(nobody) (explain|understand|care|know|help|listen|answer|invite|want|like|speak|ask|say|believe|see|come|call)(?= [\p{L}'])/giu
const afterAnd = new RegExp(
  `(\\b(?:and|but|because|when|that|if|since) )(he|she|nobody|everybody|no one) ${between}(?!use to\\b|need\\b|talk\\b)(${verbs})(?= [\\p{L}']|[.,!?]|$)`,
  'giu',
)
const plural = new RegExp(
  `${begins}((?:(?:my|our|his|their|your|the|some|other|two|three|all) (?:(?:old|new|little|big|older|younger|best|own) )?)?(?:${many})) ${between}(${[...thirds.keys()].join('|')})(?= [\\p{L}']|[.,!?]|$)`,
  'giu',
)

/** "did my boss say", "let him go", "so that he come": another verb asks for the plain form. */
const asksPlain =
  /\b(?:do|does|did|don't|doesn't|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|may|shall|let|lets|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|have|had|insist|insisted|suggest|suggested|demand|demanded|ask|asked|want|wants|wish|rather|important|essential|recommend|recommended|better)(?: (?:that|why|if|when|where|how|what|to|so))? $/i

/** "The child support came through": what looks like the verb has one of its own. */
const isNoun =
  /^ (?:came|comes|is|isn't|was|wasn't|has|hasn't|had|went|goes|got|will|won't|would|can|can't|didn't|doesn't|stopped|starts|started|ended|ends|finished|arrived)\b/i

const subjects = new Set([...one.split('|'), ...many.split('|'), 'he', 'she', 'nobody', 'everybody', 'one'])
const severals = new Set(many.split('|'))
const forms = new Set([...verbs.split('|'), ...thirds.keys()])

/** A subject and, at most one word later, a verb that may not agree: most messages have none, and are not searched. */
function mayDisagree(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  return words.some(
    (word, at) =>
      (subjects.has(word) || /^(?:my|our|his|the)$/.test(word)) &&
      words
        .slice(at + 1, at + 4)
        .some(
          next => forms.has(next.replace(/[.,!?]$/, '')) && (severals.has(word) ? next.includes('s') : true),
        ),
  )
}

export function agreed(text: string): string {
  if (!mayDisagree(text)) return text
  const mend = (
    whole: string,
    before: string,
    who: string,
    how: string,
    verb: string,
    ...rest: unknown[]
  ): string => {
    const at = rest.find(each => typeof each === 'number') as number
    if (asksPlain.test(text.slice(Math.max(0, at - 24), at) + before)) return whole
    if (isNoun.test(text.slice(at + whole.length))) return whole
    return `${before}${who} ${how}${third(verb.toLowerCase())}`
  }
  return text
    .replace(
      person,
      (
        whole,
        before: string,
        who: string,
        how: string,
        verb: string,
        next: string | undefined,
        ...rest: unknown[]
      ) =>
        // "My boss work is late" would be a noun.
        next && lone.test(verb) && /^(?:is|was|has|are|will|does|for|got|and)$/.test(next)
          ? whole
          : mend(whole, before, who, how, verb, ...rest),
    )
    .replace(withAlways, mend)
    .replace(nobody, (_, before: string, who: string, verb: string) => `${before}${who} ${third(verb)}`)
    .replace(pronoun, mend)
    .replace(afterAnd, mend)
    .replace(
      plural,
      (_, before: string, who: string, how: string, verb: string) =>
        `${before}${who} ${how}${thirds.get(verb.toLowerCase()) ?? verb}`,
    )
}
