// What somebody throws in while they tell something else, against themselves or as what they think of it: it is left out
// of what is said back.

/** "… like an idiot", "…, which was stupid, I know": what somebody throws in against themselves is not said after them. */
export const kindly = (text: string): string =>
  /\b(?:like|stupid|silly|daft|dumb|pathetic|ridiculous|right)\b/.test(text)
    ? text.replace(thrownIn, '').replace(agreesWith, '')
    : text
const thrownIn =
  /,? (?:just )?like (?:a|an|some|the) (?:(?:right|total|complete|proper|absolute|big|old|silly|stupid|useless|mad|crazy|little|small|frightened|scared) )*(?:idiot|fool|madwoman|madman|mad thing|mad person|lunatic|lump|clown|child|kid|baby|loser|moron|muppet|wimp|coward|lemon|plonker|twit|crazy person|crazy woman|thief|criminal|maniac|psycho|weirdo|creep|freak|zombie|drama queen|little (?:boy|girl))(?= and\b| but\b|,|$)|,? (?:which|that) (?:is|was|sounds) (?:so |really |very |just |a bit )?(?:stupid|silly|daft|dumb|pathetic|ridiculous)(?: of you)?(?:,? you know)?(?=,|$)|,? (?:stupid|silly|daft|pathetic|ridiculous)(?:,? you know| as (?:it|that) (?:sounds|is|may sound))(?=,|$)/g

/** "He called me lazy, and he was right": whoever said it, it is not said once more. */
export const agreesWith =
  /,? (?:and|but|and maybe|and perhaps|and I think|maybe|perhaps) (?:he|she|they)(?:'s|'re| is| are| was| were) (?:probably |not |quite |maybe |absolutely )?(?:right|wrong)(?=$|[,.])/

/** "I deserve to lose it for being so gullible": a sentence passed on oneself, and no part of what happened. */
export const againstSelf =
  /\bI (?:deserved?|only have myself|should have known|ought to have known)\b|\bfor being (?:so |such an? |too )?(?:gullible|stupid|naive|soft|weak|selfish|careless|greedy|lazy|\p{L}+ (?:idiot|fool))\b|\bI(?:'m| am) (?:probably |just |simply )?the (?!(?:old|young|eld|tall|small|short|near|fast|strong|happi|proud|lucki|b)est\b)(?:most|least|worst|\p{L}+est)\b|\bserves me right\b|\bwhat right (?:have|do) I\b|\bwho am I to\b|\bno business (?:being|wearing|going|doing|making)\b|\bI'm (?:no good|not fit)\b|\bI(?:'ve| have)? (?:earned|deserve) (?:that|the) word\b|^(?:and |but )?(?:he|she|they)(?:'s|'re| is| are| was| were) (?:probably |maybe |quite )?right$|\b(?:sort|kind) of (?:person|man|woman|mother|father|friend|son|daughter) I am\b/iu

/** "…, which isn't fair": what they think of it, which would be our opinion. */
const comment =
  /, which (?:is|isn't|was|wasn't|is not|was not|seems|feels|felt)(?: so| just| really| a bit| not| pretty| very| quite| hardly| only)* (?:fair|unfair|right|nice|kind|rude|mad|crazy|insane|weird|odd|annoying|typical|ridiculous|a joke|disgusting|cruel|wrong|great|funny|lovely|normal|okay|ok|fine|awful|horrible|mean)(?: at all| of (?:him|her|them|you)| to (?:me|you|him|her|them))?(?=$|\.|,? and\b|,? but\b)/g
export const withoutComment = (text: string): string =>
  text.includes(', which ') ? text.replace(comment, '') : text
