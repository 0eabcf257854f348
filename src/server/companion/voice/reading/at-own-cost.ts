// Images in which people make themselves small without one harsh word: "I peaked at sixteen", "if being late were a
// sport I'd win gold", "then there's me". Told back as they stand they would be agreed with.

const shapes: readonly RegExp[] = [
  // "Born to lose, me.", "Couldn't organise a sandwich, me."
  /^(?!.*\b(?:I|my|we|he|she|they|you|it's|that's)\b)(?:\p{L}[\p{L}'’-]* ){1,9}\p{L}+, me[.!]*$/u,
  /\bI(?:'ve)? (?:already |probably |clearly )?peaked\b/i,
  /\bmy (?:peak|finest hour|career high|crowning achievement)\b[^.]* (?:was|is)\b/i,
  /\bbest thing (?:on my CV|about me|I can say for myself)\b/i,
  /\bI(?:'m not| am not| wasn't| was not|'m just not)(?: really)? (?:made|meant|built|born|cut out) (?:to be (?:an? )?|for )(?:mum|mom|mother|dad|father|parent|wife|husband|friend|teacher|nurse|leader|boss|carer|love|people|this|motherhood|anyone)/i,
  /\bthat(?:'s| is) the (?:sort|kind|type) of (?:person|man|woman|mother|mum|mom|father|dad|son|daughter|friend|wife|husband|human|teacher|nurse|boss) I (?:am|was|turned out|became|'ve become|have become)\b/i,
  /\b(?:because|cause|cos) of me(?=[.,!]|$)/i,
  /\bmy own (?:incompetence|stupidity|uselessness|laziness|cowardice)\b/i,
  /\bjack of all trades\b/i,
  /\b(?:born|destined|doomed) (?:to (?:lose|fail|be (?:alone|last|second))|loser)\b/i,
  // Somebody who is meant for a medal, a show, a prize.
  /\bgive (?:this|that|the) (?:man|woman|girl|boy|guy|lady|lad|genius|idiot) an?\b/i,
  /\b(?:somebody|someone) give me an? (?:medal|trophy|award|prize)\b/i,
  /\bif (?:[\p{L}'-]+ ){1,6}(?:was|were) an? (?:olympic |professional )?(?:sport|event|job|career|degree|subject|talent|superpower|competition)\b.*\bI(?:'d| would)\b/iu,
  /\b(?:brains? of (?:britain|the (?:family|outfit|operation))|mastermind|einstein|mensa)(?: (?:here|strikes again|over here))?[.!]*$/i,
  /\b\p{L}+ of the (?:year|decade|century) (?:(?:right |over )?here|award|strikes|that's me|me)\b/iu,
  /\b(?:somebody|someone) (?:call|ring|alert|stop) (?:the|me)\b/i,
  /\b(?:warning label|health warning)s? (?:on|for|about) me\b|\bface for radio\b|\bme all over[.!]*$/i,
  /\bI (?:can|could) (?:start|pick|cause|lose|fail|ruin|burn|break|kill|get lost)\b[^.,]*\b(?:empty|water|salad|toast|cactus|plastic|phone box|paper bag)\b/i,
  /\b(?:nobody|no one|no-one)(?:'s| has)? ever (?:accused|suspected) me of\b/i,
  /\bbecause (?:I'm|I am|it's) me[.!]*$/i,
  /\b(?:can|could) (?:you|anyone|anybody|I) (?:really |honestly )?blame (?:them|him|her)\b|\bwho (?:can|could) blame (?:them|him|her)\b/i,
  /\bI(?:'m| am) (?:basically |just )?the (?:odd|spare|faulty|forgotten|leftover|token|runt) (?:\p{L}+ )?(?:of|in|at|on)\b/iu,
  /\bI(?:'d| would)(?: have| probably| definitely)? \p{L}+ me(?: too| as well| either)?(?=[.,!]|$)/iu,
  /\bhere I am,? proving (?:it|(?:them|him|her|everyone) right)\b/i,
  // What one was made of, or was given when it was handed out.
  /\bback of the (?:queue|line)\b.*\b(?:brains?|sense|looks|luck|patience|charm|they|god)\b/i,
  /\bwhen (?:they|god) (?:(?:was|were) )?(?:g[ai]v(?:e|ing)|hand(?:ed|ing)|dish(?:ed|ing)) out\b/i,
  /\b(?:broke|lost|threw away) the mou?ld (?:before|when)\b.*\bme\b/i,
  /\bI(?:'m| am) what (?:happens|you get) (?:when|if)\b/i,
  /\bI(?:'m| am) the (?:human|living|walking) (?:equivalent|version|embodiment|definition|proof)\b/i,
  /\bI(?:'m| am) (?:basically |just |literally |like )*the (?:\p{L}+ )?(?:equivalent|definition) of\b/iu,
  // Everybody else, and then oneself.
  /^(?:other|some|most|normal) (?:people|women|men|mums|dads|kids|girls|lads|families) [^,;.]+[,;.] (?:and |but )?I (?!love|like|enjoy|prefer|don't mind|still love|can|know)\p{L}/iu,
  /\b(?:and )?then there(?:'s| is| was) me\b[.!]*$/i,
  /\b(?:years|months|decades|lifetime) of me[.!]*$/i,
  /\bthe thing about me is I\b/i,
  /^(?:so )?even (?:my|the) (?:[\p{L}-]+ ){1,2}(?:gives?|gave|hates?|avoids?|left|leaves|ignores?|judges?|laughs?|(?:is|are|was|looked|looks) (?:disappointed|bored|ashamed|embarrassed|smarter|better|tired|sick))\b.*\bme\b/iu,
  /\bbar (?:is|was) (?:so low|on the floor|in hell|underground)\b.*\bI\b/i,
  /\b(?:swap|trade|exchange|return) me(?: in)? for\b/i,
  /\b(?:over|instead of|without|before) me\b.*\bfair enough[.!]*$/i,
  /\bI(?:'m| am)(?: about)? as (?:much use|useful|good|helpful|graceful|attractive|interesting|popular|subtle|sharp) as an? (?:chocolate|wet|broken|glass|lead|brick|parking|paper)\b/i,
  /\b(?:I was |that was |it's |just )me being (?:the|an?|such an?|my usual) (?:usual |total |complete )?(?:clown|joke|fool|idiot|mess|drama queen|muppet)\b/i,
  /\bI(?:'ve| have)? (?:have |got |'ve got )?(?:zero|no|negative) (?:aura|rizz|game|chill|drip)\b/i,
  /\blist of (?:things|people|jobs) I(?:'ve| have) (?:ruined|broken|lost|messed up|failed|let down)\b/i,
]

export const isAtOwnCost = (text: string): boolean => shapes.some(shape => shape.test(text))
