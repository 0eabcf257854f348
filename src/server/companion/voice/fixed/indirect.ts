// More ways in which a question for somebody else's judgement is asked, as indirect questions: "which of us gives in",
// "do I owe him", "what would be a decent thing to write". Not yet turned to "you".

const people =
  '(?:(?:my|our|the|his|her) (?:(?:older?|younger?|little|big|elder|eldest|best) )?(?:\\p{L}+-in-law|\\p{L}+)|he|she|they|both of us|we both|i|we)'
const two = new RegExp(
  `^(?:should|shall|must|ought|would|could|can|do|does) (${people}) (and|or) (${people}) (?:to )?(.+)$`,
  'iu',
)
const other = new RegExp(`^(?:should|ought|must) (${people.replace('|i|we)', ')')}) (?:to )?(.+)$`, 'iu')
const whichOfUs =
  /^(?:so |and |but |then )*(who|which (?:one )?of (?:us|the two of us|them)|which one of (?:us|them)|whose (?:job|turn|place|business) is it to|whose (?:fault|problem) is it)(?: (should|shall|ought to|has to|must|needs to|is supposed to|gets to|goes|gives|says|apologi[sz]es|moves|pays|calls|backs down))?( .+)?$/i
/** "Owe" and "deserve" are nothing one does: "whether to owe" is no English. */
const states =
  /^(?:do|did|am|don't) i (?:really |even |just |actually |still )*(owe|deserve|have (?:a right|to|the right)|need|want|expect|ask (?:for )?too much|sound|seem|look|come across|matter|care|love|know|count|belong|overreact|take (?:it|things) too|talk too|worry too|work too|try too)\b(.*)$/i
const rightTime =
  /^when(?:'s| is| would be| was)(?: it| the| a)? ?(ok|okay|all right|alright|fine|fair|too late|too early|too soon|acceptable|right|best|good)?(?: (?:time|moment))? (?:for me )?to (.+)$/i
const decent =
  /^what(?:'s| is| would be|'d be| might be| could be|s) (?:the|an?|some) (?:(?:most|more|really|very) )?(?:[\p{L}-]+ )?(ways?|things?|time|moment)(?: for me| for someone like me)? to (.+)$/iu
const compared =
  /^((?:which|what)(?: one| of (?:my|the|these|those|them|our|your)(?: [\p{L}-]+){0,3}?)?)(?:'s| is| would be| do you think is| seems| sounds) ((?:the )?(?:worse|[\p{L}]{3,}er|more [\p{L}]+|less [\p{L}]+|lesser evil|[\p{L}]{3,}est|worst|best|right one|right))[,:;]? (.+ or .+)$/iu
/** "What do you reckon, text or call?" */
const thisOrThat =
  /^(?:(?:what do (?:you|u) (?:reckon|think|say)|thoughts|opinions?|help me choose|quick question|which one|your call)[,:;?]? |so,? )(?:should (?:i|it be) )?((?!or\b)[\p{L}' -]{2,40}? or [\p{L}' -]{2,40})$/iu
const howMuch =
  /^how (long|soon|often|much|many \p{L}+|far|late|early|honest|open) (?:(?:should|do|can|must|would|does|ought|am) (?:i|you|one|we|people|someone)(?: supposed to| meant to| to)? )(.+)$/iu
const anybody =
  /^how (long|soon|often|much|far|strict|honest) should (an? [\p{L}-]+|the [\p{L}-]+|my [\p{L}-]+|parents|people|children|friends|grandparents) (?!be\b.*\?)(.+)$/iu
const ought = /^ought (?:i|we)(?: really| just)? to (.+)$/i
const oneDoes =
  /^what (?:do|does|would|should|can|could) (?:people|others|other people|everyone|normal people|somebody|someone|one)(?: even| usually| normally)? (do|say|tell|write|wear|give|bring|answer|reply)\b(.*)$/i

export function indirectOf(said: string): string | undefined {
  const plain = said.replace(/[’‘]/g, "'")
  const who = whichOfUs.exec(plain)
  // "Who should I tell first" asks for a name, and of nobody's part in it.
  if (who?.[3] && (who[2] || /^whose/i.test(who[1]!)) && !/^ (?:i|we|you|he|she|they)\b/i.test(who[3]))
    return asWho(who[1]!, who[2] ?? '', who[3])
  const both = two.exec(plain)
  if (both && !/^(?:do|does|would|could|can)\b/i.test(plain)) {
    const [, first = '', link = '', second = '', rest = ''] = both
    if (verb.test(rest)) return `whether ${pair(first, link, second)} ought to ${rest}`
  }
  const somebody = other.exec(plain)
  if (somebody && verb.test(somebody[2]!) && !/^(?:our|my) \p{L}+ (?:and|or)\b/iu.test(somebody[0].slice(7)))
    return `whether ${somebody[1]!.toLowerCase()} ought to ${somebody[2]}`
  const state = states.exec(plain)
  if (state) return `whether I ${state[1]!.toLowerCase()}${state[2]}`
  const must = ought.exec(plain)
  if (must) return `whether to ${must[1]}`
  const time = rightTime.exec(plain)
  if (time) {
    const how = time[1]?.toLowerCase()
    return how && !/^(?:right|best|good)$/.test(how) ? `when it's ${how} to ${time[2]}` : `when to ${time[2]}`
  }
  const fit = decent.exec(plain)
  if (fit) return asFit(fit[1]!.toLowerCase(), fit[2]!)
  const worse = compared.exec(plain)
  if (worse)
    return `${worse[1]!.toLowerCase().replace('what', 'which')} ${/would be/i.test(plain) ? 'would be' : 'is'} ${worse[2]!.toLowerCase()}, ${worse[3]}`
  const choice = thisOrThat.exec(plain)?.[1]
  if (choice) return `which it's to be, ${choice}`
  const much = howMuch.exec(plain)
  if (much) return `how ${much[1]!.toLowerCase()} to ${mine(much[2]!).replace(/^have to /i, '')}`
  const point = /^at what point (?:do|should|does|would|can|must) (?:you|i|one|we|people) (.+)$/i.exec(
    plain,
  )?.[1]
  if (point) return `when to ${mine(point)}`
  const judge =
    /^who(?:'s| is) (right|wrong|in the wrong|in the right|to blame|worse|being unreasonable)(,? .+ or .+)?$/i.exec(
      plain,
    )
  if (judge) return `who's ${judge[1]!.toLowerCase()}${judge[2] ?? ''}`
  const ideal = anybody.exec(plain)
  if (ideal) return `how ${ideal[1]!.toLowerCase()} ${ideal[2]!.toLowerCase()} ought to ${ideal[3]}`
  const one = oneDoes.exec(plain)
  if (one) return `what to ${one[1]!.toLowerCase()}${mine(one[2]!)}`
  return undefined
}

const verb = /^(?!and\b|or\b)(?:both |each |first |not |really |just |even |still |be |have )*\p{Ll}+/u

function asWho(who: string, helper: string, rest: string): string {
  const subject = who.toLowerCase()
  if (subject.startsWith('whose')) return `${subject.replace(/ is it( to)?$/, ' it is$1')}${rest}`
  return `${subject} ${/^(?:should|shall|ought to)$/i.test(helper) ? 'ought to' : helper.toLowerCase()}${rest}`
}

/** "My husband and I" becomes "you and your husband". */
function pair(first: string, link: string, second: string): string {
  const small = [first, second].map(each =>
    /^i$/i.test(each) ? 'I' : each[0]!.toLowerCase() + each.slice(1),
  )
  const turned = /^and$/i.test(link) && small[1] === 'I' ? small.reverse() : small
  return turned.join(` ${link.toLowerCase()} `)
}

const asFit = (kind: string, rest: string): string =>
  `${kind.startsWith('way') ? 'how' : kind.startsWith('thing') ? 'what' : 'when'} to ${rest}`

/** "You", "one" and "their" are anybody here, and so the one who asks. */
const mine = (rest: string): string =>
  rest
    .replace(/\b(?:you|u|themselves|oneself|yourself)\b(?!')/gi, word =>
      /sel/i.test(word) ? 'myself' : 'me',
    )
    .replace(/\b(?:your|ur|their|one's)\b/gi, 'my')
    .replace(/\b(?:you're|they're)\b/gi, "I'm")
