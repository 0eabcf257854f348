// What is said to us around a story and is no part of it: "ok robot, anyway", "before I go:", "wish me luck".

/** Said to us before what is told: "ok robot, anyway", "before I go:", "let me rephrase." */
const remark =
  /^(?:(?:(?:lol|haha+|ok|okay|alright|fine|right|whatever|sure|wow)[\s,.]+)+(?:ro)?bot[\s,.!]+(?:anyways?[\s,]+)?|(?:oh |and )?before i (?:go|log off|sleep|leave|head off|forget)\s*[,:–—-]+\s*|(?:(?:ok|sorry|wait|no)[\s,]+)*let me (?:rephrase|put (?:it|that) (?:differently|another way|better)|try (?:that )?again|start (?:again|over))(?: that| this)?\s*[.,:;–—-]+\s*|(?:idk|dunno|i don'?t know|not sure|no idea)(?: man| really| tbh| honestly)?\s*[,.…–—-]+\s*(?=\p{L}+ i (?:guess|think|suppose)\b)|(?:idk|(?:i )?dunno|i don'?t know)\s*,\s*(?=(?:just |really |so |kinda |a bit )?\p{L}{3,}\s*[.!…])|(?:quick (?:one|update|note|thing)|update|ps|confession|side note|good news|bad news|big news)(?: before [^:,]{3,20})?\s*[:–—]+\s*|(?:(?:i'm )?sorry,? )?(?:i|that) (?:worded|said|put) (?:that|it) (?:so |really )?(?:badly|wrong)\s*[.,;]+\s*(?:what )?i (?:mean|meant)(?: is| was| to say)?(?: that)?\s+|(?:i'm )?sorry if (?:this|that|it)(?: is|'s| isn't| sounds)[^.,]{2,45}?,? but\s+|(?:i know |ik )?(?:you're|you are|ur|youre) (?:just |only )?(?:an? )?(?:computer|bot|machine|robot|program|ai)\b[^.]{0,40}?,? but\s+|not really a question,?\s+(?:but )?|(?:lol |haha )?this is (?:so )?weird\s*[.,]+\s*(?:but (?:ok|okay|here goes)\s*[.,]+\s*)?|i (?:only )?speak (?:only )?(?:a )?little english\s*[,.]+\s*|(?:i'm )?sorry,? (?:for )?(?:my )?(?:mistakes?|(?:bad )?english)(?: is)?(?: (?:very )?bad| not (?:so )?good| poor)?\s*[,.]+\s*)+/iu
/** "Wish me luck" at the end is said to us. */
const luck = /([\p{L}\p{N}])\s*[.,!]+\s*(?:so )?wish me luck[.!\s]*$/iu
/** "About two weeks, give or take": the "or" leaves no choice. */
const roughly = /,? give or take(?: an? (?:few |couple of )?\p{L}+)?[.!]*$/iu
export function withoutRemark(text: string): string {
  const begun = text.replace(roughly, '').replace(remark, '')
  const ended = begun.replace(luck, '$1')
  if (ended === text) return text
  const rest = words(ended) < 5 ? begun : ended
  return words(rest) < 2 ? text : rest
}

const words = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
