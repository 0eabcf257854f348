// Which second sentence fits two sides: to be torn is not the same as to like one thing and not another.
const glad =
  /\b(?:glad|happy|relieved|proud|grateful|excited|pleased|thrilled)\b(?=.*\b(?:guilty|bad|sad|ashamed|embarrassed|scared|afraid|terrified|frightened|nervous|worried|sick|lonel\w+|flat|empty|miss|never|worry|sorry|jealous|hurts?|can't|don't know who)\b)/i
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
  /\b(?:go back to|sell (?:the|up)|move (?:back|home)|leave (?:tomorrow|the farm|the village)|sell the house|go home)\b/i
const choose = /\b(?:want|wants|wish|rather|should|offer|offered|stay|leave|quit|go|keep)\b/i

/** By what the whole of it says, in the person's words. */
export function sideLines(text: string, torn: boolean): string {
  const [first, ...rest] = text.split(/,? (?:but|though|although|yet|only|except|and)\b/i)
  const second = rest.join(' ')
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
  return torn || (choose.test(first!) && choose.test(second)) ? 'ambiv.give' : 'ambiv.both'
}
