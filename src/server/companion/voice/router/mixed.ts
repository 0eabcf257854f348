// A message of two halves: something asked of us or said to us, and something told beside it ("can you translate this?
// My neighbour's husband died last night"). Both are answered.

export type Halves = { asked: string; told: string; toldFirst: boolean }

const told =
  "(?:i|i'm|im|i've|ive|i'd|i'll|my|our|we|we've|we're|he|he's|hes|she|she's|shes|they|they've|his|her|nobody|someone)\\b"
const link = '(?:(?:because|cos|cuz|coz|bc|cause|since|as|and|but|though|anyway|anyways|only|so)[,\\s]+)'
/** Where a sentence ends, a comma stands, or "because" and "and" begin something of somebody's own. */
const joints = new RegExp(
  `(?:[.!?…]+\\s+|\\n+)${link}{0,2}(?=(?:${told}|it's|its|the|just|today|yesterday|last night|this morning)\\b)|\\s*[,;:–—]\\s*${link}{0,2}(?=(?:${told}|it's|its)\\b)|(?<=\\b(?:for me|please|pls|plz|to me|thanks|with you))\\s+${link}{0,2}(?=${told})|\\s+(?:because|cos|cuz|coz|bc|and|but)\\s+(?=${told})`,
  'giu',
)
const toUs =
  /\b(?:you|u|ur|your|you're|bot|app|robot|chat|thanks|thank|bye|please|pls|this (?:thing|place)|in advance|what i (?:just )?(?:said|wrote|meant|told|asked))\b|\?/iu
/** "It's due tomorrow", "I'm just curious": why it is asked, and no more. */
const reason =
  /^(?:(?:i|we) (?:just |really |only )?(?:need|want|wanted|have to (?:know|go|run)|was wondering|wonder|forgot|forget|promise|swear|mean|guess|suppose|think so|don't (?:know|care|mind)|can't (?:remember|find)|gotta|got to|must|like (?:it|this))\b(?! to (?:moan|vent|cry|talk|scream))|(?:i'm|im|i am) (?:just |only |really |so )*(?:curious|asking|wondering|learning|bored|in a (?:hurry|rush)|late|serious|joking|kidding|off|done|going|out|new)\b|it(?:'s|s| is) (?:just |only |really )?(?:urgent|due|for|important|late|not|been|ok|okay|fine|up)\b|(?:he|she|they)(?:'s|s|'re| is| are)? (?:calling|shouting|waiting|ringing|here|outside|hungry|up|home|pays?)\b|my (?:break|bus|train|lunch|stop|phone|battery|turn|lift|food|dinner|tea|mum|mom|dad|boss|wife|husband)(?:'s|s| is)? (?:over|here|up|next|ready|dying|dead|calling|shouting|waiting|leaving|now|on)\b)/iu
/** Before these nothing is finished: "if I told you I robbed a shop, would you …". */
const open =
  /(?:^|[.!?] )[^.!?]*\b(?:if|when|whenever|once|after|suppose|that|unless|in case|whether)\b[^.!?]*$/iu

const count = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
const isTold = (text: string, least = 4): boolean =>
  count(text) >= least && !toUs.test(text.replace(/[.!\s]+$/, '')) && !reason.test(text)

/** The ways to part it, the longest told half first. */
export function halvesOf(text: string): Halves[] {
  if (text.length > 320 || count(text) < 5) return []
  const found: Halves[] = []
  for (const joint of text.matchAll(joints)) {
    const asked = text.slice(0, joint.index).trim()
    const rest = text.slice(joint.index + joint[0].length).trim()
    const ends = /[.!?…\n]/.test(joint[0])
    if (count(asked) && isTold(rest, ends ? 2 : 4) && (ends || !open.test(asked)))
      found.push({ asked: /\?/.test(joint[0]) ? `${asked}?` : asked, told: rest, toldFirst: false })
  }
  // "My brother died on Sunday. Can you write something for the service?"
  const last = /^(.{12,}[.!…])\s+([^.!?]{4,90}[?.!]*)$/su.exec(text)
  if (last && new RegExp(`^${told}`, 'iu').test(last[1]!) && isTold(last[1]!))
    found.push({ asked: last[2]!, told: last[1]!, toldFirst: true })
  return found.slice(0, 3)
}

/** A message told as a story may begin or end with something that is none. */
export const opensToUs =
  /^(?:(?:ok|okay|lol|haha|oh|hey|hi|hello|and|so)[\s,.]+)*(?:thanks?|thank you|thx|merci|gracias|danke|grazie|cheers for|good ?night|night|bye|can (?:you|u|we)|could (?:you|u|we)|are (?:you|u)|do (?:you|u)|will (?:you|u)|what(?:'s|s| is) the|is this|explain|write|translate|remind|look up|find me|draft|tell me|pray|order|recommend|suggest|solve|give me)\b|[.!]\s+(?:please )?(?:(?:can|could|will|would) (?:you|u)|write|translate|draft|remind me) [^.!?]{4,80}[?.!]*$/iu
