// What is asked or demanded so plainly that nothing has to be weighed: somebody's judgement, plain talk, no pity.
import { conditions } from '#server/companion/voice/fixed/conditions.ts'
import { asksOfThem } from '#server/companion/voice/fixed/wondering.ts'

/** "Ought we to sell", "which of us goes", "do you think she still loves me": asked for somebody's judgement. */
export const asksJudgement = (text: string): boolean =>
  /^(?:so |and |but |ok )*(?:ought (?:i|we) to|which (?:one )?of us|whose (?:job|turn|place|fault|problem) is it|how (?:much|long|often|far) should (?!it\b)|what (?:does|should|can|would) one (?:say|do|write|wear|bring|answer|give|reply)|at what point (?:do|should)|who(?:'s| is) (?:right|in the wrong|to blame)|who (?:ought to|should) (?!i\b|you\b|we\b))\b/i.test(
    text,
  ) ||
  ((asksOfThem(text) || judged.test(text)) && !conditions.test(text))

/** "Am I being unreasonable", "was it wrong of me": no illness is asked for. */
const judged =
  /^(?:so |and |but |ok |honestly,? |tell me,? )*(?:am i|was i|were we|are we|was it|is it|would it be|isn't it) (?:being |just |really |a bit |so |too |very |that )*(?:wrong|unreasonable|rude|selfish|silly|petty|harsh|unfair|mean|overreacting|out of line|in the wrong|cruel|nosy|fair|disloyal|ungrateful|greedy|childish|demanding|impolite|tactless|in the right|dishonest|unkind|jealous|(?:weird|odd|strange|sad|silly) (?:that i|to|if i|of me to) (?:still |really |kind of |actually |sort of )*(?:miss|like|love|enjoy|prefer|look forward|want)|too (?:soft|strict|hard|harsh|picky|honest|proud|late|soon))\b/i

/** "My lodger leaves hair in the sink. Do I mention it?" */
export const asksAtEnd =
  /^(?:i|i'm|im|i've|my|our|we|he|she|they|the|it)\b.*[.!,;] (?:so |and |but )?(?:do|should|shall) i (?:just |really |even |ever |now )?(?!have\b|need\b|sound\b|look\b|seem\b|know\b|feel\b|want\b|think\b|get\b|die\b)\p{L}+\b[^.?!]{0,40}\?$/iu
/** "Say 'I am free' and nothing else." */
export const putWords =
  /^(?:please |now |just )*(?:say|repeat|type|print|answer with|reply with|write) ["“'‘][^"”'’]{1,40}["”'’]/i

export const noPity =
  /^(?:please |just |ok )*(?:(?:i )?(?:don't|dont|do not) (?:need|want) (?:your |any )?(?:pity|sympathy|platitudes|a lecture|fixing)\b|(?:talk|speak) to me like (?:i'm|im|i am) an? (?:adult|grown[- ]?up|human)\b)/i
/** "Just talk normal." */
export const plainTalk =
  /(?:^|[,.!] )(?:please |can you |could you |just |why can't you )*(?:talk|speak|be|write|sound) (?:normal(?:ly)?|like a (?:normal|real|human)?[ ]?(?:person|human(?: being)?)|plain(?:ly)?|in plain english)\b/i

/** "So you're not allowed to tell my mum, right": a question in the shape of a statement. */
export const asksSilence =
  /^(?:(?:wait|so|and|but|ok|okay|hey|like|just checking|just to check)[\s,]+)*(?:you|u|ur|you're|youre|your|this)(?: are| r| is)? (?:not (?:allowed|able|going|gonna|supposed)(?: to)?|don't|dont|won't|wont|can't|cant|cannot|wouldn't|wouldnt|never|not)(?: be| ever| actually| go| get)? (?:tell|telling|show|shown|send|sent|report|snitch|share|pass|say|rat|grass|e-?mail|call|repeat)\b[^.]{0,60}[\s,]*(?:\bright|\bdo (?:you|u)|\bwill (?:you|u)|\bwould (?:you|u)|\bcan (?:you|u)|\bare (?:you|u)|\byeah|\?)[?.!\s]*$|^(?:(?:wait|so|and|but|ok|okay|hey)[\s,]+)*(?:(?:this|it|what i (?:say|write)|all this|everything)(?: all)? (?:stays?|is|will stay|remains) (?:just )?(?:between us|private|secret|confidential)\b[^.]{0,20}(?:\bright|\byeah|\?)|(?:nobody|no one)\b[^.]{0,30}\b(?:gets? told|finds? out|will know|hears?|sees?|reads?|is told|(?:can |could )?(?:trace|link|track))\b[^.]{0,20}\b(?:this|here|what i (?:say|write))\b[^.]{0,10}(?:\bright|\bdo they|\bwill they|\byeah|\?))[?.!\s]*$/i

/** "You won't believe it, they made me captain", "it was silly of me to drive": told to us, and nothing is said of us. */
export const plainNews =
  /^(?:(?:ok|okay|so|omg|wow|haha|lol|guess what|hey|honestly)[\s,!]+)*(?:(?:you|u)(?:'re|re| are| r)? (?:not|never) (?:gonna|going to|gunna) (?:ever )?believe (?:it|this|what|who|how)|(?:you|u) (?:won't|wont|will never|'ll never) (?:ever )?believe (?:it|this|what|who|how))\b(?! me\b)|^(?:it|that) (?:was|is) (?:so |really |very |pretty |a bit )?(?:stupid|daft|silly|dumb|foolish|selfish|idiotic|careless|reckless|wrong|mean|naive) of me\b|^[^?]{3,70}, (?:he|she|they|my \p{L}+) (?:said|whispered|shouted|yelled|told me|goes|wrote|texted|muttered)[.!]*$|^i can(?:'|no)?t (?:ever |just |never )?say no to\b|^(?:the )?worst (?:\p{L}+ )?(?:day|week|month|year|shift|night|weekend|christmas|birthday|holiday)\b/iu
