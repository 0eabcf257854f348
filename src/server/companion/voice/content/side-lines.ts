// Which second sentence fits two sides: to be torn is not the same as to like one thing and not another.
const glad =
  /\b(?:glad|happy|relieved|proud|grateful|excited|pleased|thrilled)\b(?=.*\b(?:guilty|bad|sad|ashamed|embarrassed|scared|afraid|terrified|frightened|nervous|worried|sick|lonel\w+|flat|empty|miss|never|worry|sorry|jealous|hurts?|can't|don't know who|awful|terrible|cry|cried|crying|kept|angry|flat|nothing|leave early|numb)\b)/i
export const regret =
  /\b(?:said|promised|agreed|told \w+)\b.*\b(?:now|and then) (?:I|I'm|I've)?\b.*\b(?:hope|hoping|wish|regret|dread|don't want)\b/i
const seen =
  /\b(?:see|meet|reunion|visit|invite|go to)\b.*\b(?:rather they|don't want (?:them|him|her) to (?:see|know)|remember(?:ed)? me|what I'd say|they'd (?:see|ask)|didn't see)\b/i
const worry =
  /\b(?:afraid|scared|terrified|worry that|worried|frightened|nervous|might (?:not|sound|fail|freeze|look|ruin|be))\b/i
const want = /\b(?:want|wish|like to|love to|dream|hope|apply|try)\b/i
const people =
  /\b(?:mum|mom|mother|dad|father|sister|brother|wife|husband|kids|children|son|daughter|nan|gran|grandparents|parents|family|dog|cows|horses|milking|feed|look after|drive|count on)\b/i
const likes = /\b(?:like|love|enjoy|good|great|decent|lovely|calmer|better)\b/i
const dislikes =
  /\b(?:hate|can't stand|can't bear|loathe|awful|never see|bored|boring|exhausting|lonely|no idea|miss)\b/i
const waits =
  /\b(?:wait for|waits for|see nobody|rely on|count on|need me|depend|look forward|who else|nobody else|miss me)\b/i
const root =
  /\b(?:go back to (?:live|the (?:village|island|farm|coast))|sell (?:up|the (?:house|farm|land|cottage))|move (?:back|home)|leave (?:the farm|the village|the island)|go home for good)\b/i
/** A choice that is named as one, or parts of oneself that want different things. */
export const choice =
  /\bcan't (?:decide|choose|make up my mind)\b|\btorn\b|\bin two minds\b|\bdon't know (?:whether|if I (?:should|want))\b|\b(?:part|half|a part|one half) of me\b|\bmy (?:head|heart) (?:says|tells|wants)\b|\bsome days\b.*\b(?:some|other) days\b|\b(?:stay|staying) or (?:go|going|leave|leaving)\b|\bon the other hand\b/i
const choose = /\b(?:want|wish|rather|should|ought|offered|stay|leave|quit|tempted)\b/i

/** By what the whole of it says, in the person's words. */
export function sideLines(text: string, torn: boolean): string {
  const [first, ...rest] = text.split(/,? (?:but|though|although|yet|only|except|and)\b/i)
  const second = rest.join(' ')
  // "She wants me to move in, and I'd like the company, but …": both wishes are the writer's own.
  const own = /\bI(?:'d| would)? (?:like|love|want|enjoy)\b.*\bbut I\b/i.test(text)
  if (others.test(text)) return own ? 'ambiv.give' : 'ambiv.theirs'
  if (choice.test(text)) return 'ambiv.give'
  if (glad.test(text)) return 'feeling:gladbut'
  if (regret.test(text)) return 'ambiv.regret'
  if (seen.test(text)) return 'ambiv.seen'
  if (want.test(first!) && worry.test(second)) return 'ambiv.fear'
  if (dislikes.test(first!) && waits.test(second)) return 'ambiv.keeps'
  if (root.test(first!) && !/\bmoney\b|don't know (?:where|how|what)/i.test(second)) return 'ambiv.root'
  if (want.test(first!) && people.test(second) && !/\bwants?\b/i.test(second)) return 'ambiv.care'
  if (/\b(?:he|she|they|my \w+) wants?\b/i.test(second) && /\bI(?:'d)? (?:want|like|love)\b/i.test(first!))
    return 'ambiv.theirs'
  const plain = !want.test(text) && !/\b(?:quit|leave|stay)\b/i.test(text)
  if (
    plain &&
    ((likes.test(first!) && dislikes.test(second)) || (dislikes.test(first!) && likes.test(second)))
  )
    return 'ambiv.spoils'
  if (/\bI (?:still |really )?miss\b/i.test(text) || (want.test(first!) && /\bcan't\b/i.test(second)))
    return 'ambiv.both'
  return torn && choose.test(first!) && choose.test(second) ? 'ambiv.give' : 'ambiv.both'
}

const pull =
  /\b(?:I|I'm|I'd|I've)\b(?: \p{L}+){0,2} (?:want|wanted|love|loved|like|liked|enjoy|miss|wish|hope|long|adore|trust|glad|happy|proud|relieved|excited|grateful|thrilled|respect|believe in|dreamt|dreamed|honoured|tempted|dying to|should be (?:happy|glad|pleased|relieved|excited|proud|grateful)|give anything|always wanted|know (?:it|they|he|she|the)\b.* (?:right|helps|good|best))\b|\b(?:what|all) I(?:'ve)? always wanted\b|\b(?:lovely|makes sense|kindest|gave me|a relief)\b|\b(?:lonely|lost|nothing) without\b|\bI'd cry if\b|\bknow I (?:should|ought)\b|\bI (?:said|promised|swore) I'd\b|\bkind to me\b|\bI keep (?:saying|telling)\b/iu
const counter =
  /\bI(?:'m|'d|'ve|'ll)?\b.*\b(?:can't (?!wait|stop (?:smiling|laughing))|don't|won't|scared|afraid|terrified|hate|dread|sick|guilty|sad|cry|cried|miss|tired|lonely|flat|empty|numb|worried|nervous|jealous|ashamed|awful|disappear|walk out|climbing the walls|count the hours|giving up|without hearing|delete|deleted|driving past|deserting|feel like|look up|talk to the|still buy|quiet)\b|\bfe(?:els?|lt) (?:awful|wrong|like nothing|nothing)\b|\b(?:hurts|breaks my heart|finish me)\b|\btook everything\b|\btoo quiet\b|\bI still (?:check|buy|keep|go|look|call|text|dream|cry|read)\b|\bresent\b|\bnothing left\b|\bI keep (?:driving|walking|putting|not|finding)\b/iu

/** "He wants the sofa and I want the telly": two people, and no one torn. */
export const others =
  /\b(?:he|she|they|my \p{L}+|the \p{L}+) wants?\b.*\bI(?:'d)? (?:want|like|prefer)\b|\bI(?:'d)? (?:want|like|prefer)\b.*\b(?:he|she|they|my \p{L}+|the \p{L}+) wants?\b/iu

/** One half draws them and the other holds them off, and both are their own: then there are two sides, mark or no mark. */
export function pullsBothWays(text: string): boolean {
  if (others.test(text)) return false
  const halves = text.split(
    /(?:[,.;]+ )?\b(?:but|though|although|yet|and then|and|only|just)\b|[.;] |, (?=I\b|my\b|the\b)/iu,
  )
  // Side by side, or the first against all the rest.
  return halves.some((half, at) => {
    if (at === 0) return false
    const after = at === 1 ? halves.slice(1).join(' ') : half
    const before = halves[at - 1]!
    return (pull.test(before) && counter.test(after)) || (counter.test(before) && pull.test(after))
  })
}
