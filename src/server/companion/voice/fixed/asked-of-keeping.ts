// Questions about what is kept of somebody's words, where, and who else may come to see them.
const device =
  '(?:phone|mobile|tablet|ipad|iphone|laptop|computer|device|pc|handset|smartphone|sim|android|desktop|browser)'
const ours =
  '(?:you|u|this|these|here|our (?:chats?|talks?|conversations?|history)|my (?:chats?|account|history)|the (?:chats?|app)|all (?:of )?(?:this|that))'

export const askedOfKeeping: [string, RegExp][] = [
  [
    'meta.shared-device',
    new RegExp(
      `\\b(?:open|see|read|find|get (?:at|to|into)|look at) (?:this|it|these|my (?:chats?|messages)|our (?:chats?|talks?)|what i \\p{L}+)\\b.*\\b(?:shared|family|same|our|the kids'?|his|her|their) (?:\\p{L}+ )?${device}\\b`,
      'iu',
    ),
  ],
  [
    'meta.devices',
    new RegExp(
      `\\b(?:new|another|different|other|second|next|change|changed|changing|changes|swap\\w*|switch\\w*|upgrad\\w*|replac\\w*|broke\\w*|lose|lost|losing|drop\\w*|stolen|sign in|signed in|log in|logged in|login|log on|use (?:you|this)|open (?:you|this)) (?:to |on |in |from |with |my |our |the |a |an |it |this |you |onto )*${device}s?\\b.*\\b(?:${ours}|know me|remember me)\\b`,
      'iu',
    ),
  ],
  [
    'meta.devices',
    new RegExp(
      `\\b(?:know|remember|recognis?e|recognize|have|find|lose|keep|forget|read|see|get|reach|open|use|talk to|access|continue|carry on|pick (?:it|this) up) ${ours}.{0,30}\\b(?:on|from|with|if i (?:get|buy|have|change|switch|swap|lose|use)|when i (?:get|buy|have|change|switch|swap|lose|use)) (?:to )?(?:my |a |an |the |another |different |new |work |other |second )*${device}s?\\b|\\b(?:if|when|once) i (?:get|buy|change|switch|swap|use|lose|upgrade)(?: to)? (?:my |a |an |the |another |different |new |other |old )*${device}\\b|\\b(?:know|remember|recognis?e|recognize) me (?:on|from|with|if i (?:get|buy|change|switch|swap|use)|when i (?:get|buy|change|switch|swap|use)) (?:to )?(?:my |a |an |the |another |different |new |other )*${device}\\b`,
      'iu',
    ),
  ],
  [
    'meta.devices',
    new RegExp(
      `^(?=.*\\b(?:chats?|talks?|messages|conversations?|our|here|account|app)\\b).*\\b${device}s?\\b.*\\b(?:gone|lose|lost|keep|still|there|safe|disappear|vanish|deleted|wiped|survive|go with)\\b.*$`,
      'iu',
    ),
  ],
  [
    'meta.devices',
    new RegExp(
      `\\bsame (?:you|one|bot|chat|account|thing) on (?:my |the |another )(?:other |new |old |work )?${device}\\b`,
      'i',
    ),
  ],
  [
    'meta.who-reads',
    /\b(?:someone|somebody|anyone|anybody|people|staff|company|they|humans?|who|owners?|operators?|admins?)\b.{0,25}\b(?:reading|reads?|watching|seeing|look(?:s|ing)? at|go(?:es|ing)? through)\b.{0,20}\b(?:along|this|these|now|here|my (?:messages|chats?|words)|what i)\b/i,
  ],
  [
    'meta.delete',
    /\b(?:close|cancel|delete|remove|deactivate|shut(?: down)?|get rid of|end) (?:my|this|the) account\b|\bhow (?:do|can) i (?:leave|quit|unsubscribe|sign out for good)\b/i,
  ],
  [
    'meta.export',
    /\b(?:get|have|download|save|print|keep|take|send me|export|copy) (?:me )?(?:a copy of )?(?:everything|all (?:of )?(?:this|that|it|my \p{L}+)|what|all that|my (?:chats?|messages|words|data|history)|our (?:chats?|talks?)) ?(?:i(?:'ve| have)? (?:wrote|written|said|typed|told you)|here)? ?(?:as|in|to|into|out|on|onto|for) (?:an? |my |the )?(?:file|pdf|document|zip|paper|computer|usb|download|email|copy|out|book|printer)/iu,
  ],
  [
    'meta.law',
    /\b(?:court|judge|subpoena|police|solicitor|lawyers?|the law|authorities)\b.{0,30}\b(?:get|see|read|hand|ask|make|force|use|want|demand|access|order)\b.{0,25}\b(?:this|these|my|what i|it|you)\b/i,
  ],
  [
    'meta.checked',
    /\b(?:someone|somebody|anyone|anybody|a human|a person|people|staff|who) (?:ever |else |actually )?(?:checks?|approves?|looks? over|reviews?|corrects?|writes?|edits?) (?:your|the|these|those|what you) (?:answers?|replies|reply|responses?|words|lines|say|write|messages)?/i,
  ],
  [
    'meta.other-talks',
    /\bwhat(?:'s| is| was|s) the (?:\p{L}+est|worst|best|most \p{L}+)\b.{0,30}\b(?:anyone|anybody|somebody|someone|people|person|you(?:'ve| have)|user)\b.{0,25}\b(?:told|talked|asked|said|wrote|heard|written|spoke)\b|\bwhat do (?:other people|others|most people|people) (?:usually |mostly |normally )?(?:talk|write|tell|ask|say)(?: to)? (?:you|about)\b/iu,
  ],
  [
    'meta.archive',
    /^(?:so |and |but )*(?:will|are|is) (?:our|my|these|the|all (?:of )?(?:our|my|these)) (?:talks?|chats?|conversations?|messages|words|history)\b.{0,20}\b(?:still|stay|last|kept|there|here|around|saved|gone|safe)\b/i,
  ],
  [
    'meta.place',
    /\b(?:whose|which|what) (?:computer|server|machine|cloud)\b|\bwhere (?:is|are) (?:all )?(?:this|these|it|my (?:messages|chats?|words|data)|the server) (?:kept|stored|hosted|saved|held|sitting|running)?\b/i,
  ],
  [
    'meta.uninstall',
    /\b(?:delete|remove|uninstall|get rid of|take) (?:the|this|your) (?:app|icon)\b|\buninstall (?:you|this|it)\b/i,
  ],
  [
    'meta.real-name',
    /\bmy real name\b|\b(?:a )?(?:fake|false|different|made[- ]up) name\b|\b(?:stay|be|am i) anonymous\b/i,
  ],
  [
    'meta.found',
    /\b(?:can|could|will|would|how (?:can|could|would)) (?:my (?:[\p{L}-]+ )?[\p{L}-]+|anyone|anybody|someone|somebody|people|he|she|they|strangers?|other (?:people|users|members)) (?:ever |still |be able to )?(?:find|trace|track|stalk|recognis?e|recognize|identify|contact|reach|look up|spot|figure out|work out) (?:me|who i am|my \p{L}+)\b/iu,
  ],
  [
    'meta.ads',
    /^(?!.*\bi (?:cry|cried|laugh|saw|watch|hate|love|made|work)\b).*\b(?:adverts?|ads|advertis\w+|sponsors?|trackers?|tracking|cookies)\b|\b(?:do|does|did|will|would|are) (?:you|u|they|this|anyone|someone|it) (?:\p{L}+ )?(?:sell\w*|make money (?:from|off|with|out of))\b/iu,
  ],
  [
    'meta.together',
    /\b(?:two|both|three|all|more than one|several) (?:of us|people) (?:talk|use|write|share|chat|be|log|sign)\b|\b(?:can|could) (?:my [\p{L}-]+ and i|me and my [\p{L}-]+|we (?:both|all)) (?:talk|use|write|share|chat)\b|\bshare (?:an?|one|my|this|the) (?:account|chat)\b/iu,
  ],
  [
    'meta.others',
    /\bare (?:you|u) the (?:same )?(?:one|bot|app|program|thing|ai)(?: that| who)? (?:my|our|the) [^?]{2,30}\b(?:talks?|uses?|writes?|speaks?|chats?|is on|told me about|has)\b|\bis (?:this|it) the same (?:one|bot|app|program|thing|ai)(?: that)? (?:they|my|our|people) [^?]{0,20}\b(?:use|uses|have|has|talk|talks)\b|\b(?:do|did|have|can|will|would) (?:you|u) (?:ever |also |already )?(?:talk|talked|speak|spoken|write|written|chat) (?:to|with) (?:my|other|anyone else|everyone|somebody else)\b/i,
  ],
  [
    'meta.after',
    /\bwhat (?:happens|becomes|will happen|would happen) (?:to|of|with) (?:all (?:of )?(?:this|that|my \p{L}+)|this|these|my (?:messages|chats?|words|account|data|stuff|diary)|everything(?: here| i (?:wrote|write|said))?|what i (?:wrote|write|said|say))\b.*\b(?:die|dead|dies|gone|pass away|passed)\b|\b(?:when|if|after|once) i(?:'m| am| die| pass)? ?(?:dead|die|gone|pass away)\b.*\b(?:my (?:messages|chats?|account|words|data)|read (?:this|these|it|all)|all this)\b/iu,
  ],
  [
    'meta.one-message',
    /\b(?:delete|erase|remove|unsend|take back|get rid of|undo|wipe|edit|change) (?:just |only )?(?:a |one |my |the |that |this |single |last |previous |wrong |particular |sent )+messages?\b(?!.*\b(?:to|from|for) (?:him|her|them|my|the|a)\b)|\b(?:delete|erase|unsend|take back|undo) (?:what|the thing|that thing) i (?:just |last )?(?:sent|wrote|typed|said)\b/i,
  ],
  [
    'meta.crowd',
    /\bhow many (?:people|others?|users|humans|folk) (?:are |do |is |have )?(?:using|use|used|on|talking|talk|writing|write|there|online|here)\b/i,
  ],
  [
    'meta.safe',
    /\b(?:can|could|has|have|will|what if|might) (?:this|it|you|someone|somebody|anyone|people|hackers?|they|the app|my (?:account|messages|chats?)) (?:ever |be |been |get |gets |got )*(?:hack\w*|leak\w*|stolen|breach\w*|broken into)\b|\b(?:is|how) (?:this|it|my (?:data|account|stuff))? ?(?:really |actually )?(?:secure|safe)(?: (?:to (?:tell|write|say|talk)\b[^?]{0,40}|is (?:this|it|my (?:data|account|stuff))|to (?:write|use|tell you things)))?[?.!\s]*$/i,
  ],
  [
    'meta.archive',
    /\b(?:do|have|did) (?:you|u) (?:still )?(?:have|got|keep|kept|hold on to) (?:all |everything |the things |stuff |the stuff )*(?:what|that)? ?(?:i|we) (?:wrote|said|told you|talked about|sent|typed|put)\b|\b(?:can|could|how (?:do|can)|where (?:do|can|are|is)) (?:i )?(?:look back|scroll back|see|read|find|go back to|reread|re-read|get (?:at|to)) (?:at |on |to )?(?:my |our |the |all |those )*(?:old|earlier|past|previous|last) (?:chats?|messages|conversations?|talks?|sessions?|entries)\b|\bwhere (?:are|did|do) (?:my|our) (?:old|earlier|past|previous)? ?(?:chats?|messages|conversations?) (?:go|gone|kept|now)?\b/i,
  ],
  [
    'meta.groups',
    /\b(?:can|do|does|will|could|are) (?:the |my |our |people in the |others in the |members of the |other )*(?:groups?|threads?|community|forum|stream|members)\b.{0,20}\b(?:see|read|know|hear|told|shown|get)\b|\b(?:tell|show|share|post|repeat|say) (?:this|it|that|any of this|what i (?:say|write|said)) (?:to|in|with) (?:the |my |our )?(?:groups?|threads?|others in)\b|\bare (?:you|u) (?:also |the same one )?in the group\b/i,
  ],
  [
    'meta.runs',
    /\b(?:do|are|did) (?:you|u) (?:actually |really )?(?:work(?:ing)? for|employed by|paid by|part of|owned by|run by|linked to|connected (?:to|with)|belong to|from) (?:the |a |an |my |some )?(?:nhs|government|council|police|company|hospital|school|university|uni|church|state|google|facebook|meta|apple|microsoft|amazon|charity|social services|home office|job ?cent(?:re|er)|insurance|army|employer|work|surgery|clinic)\b|\bwho (?:do|are) (?:you|u) (?:report(?:ing)? to|work(?:ing)? for|answer(?:ing)? to|answerable to)\b|\bwho(?:'s| is) (?:in charge of|behind|responsible for) (?:you|this|this app)\b/i,
  ],
  [
    'meta.training',
    /\b(?:are|is|will|do|does|did) (?:you|my \p{L}+|what i (?:write|say)|this|it|they|these)\b.{0,25}\b(?:used|use|going) (?:to|for) (?:train\w*|teach\w*|improv\w*|feed\w*|ai\b|research|study|build\w*)|\b(?:train|teach|feed)\w* (?:some |an? |the |your |other )*(?:computers?|ai|bots?|models?|machines?|algorithms?|robots?) (?:with|on|from|using)\b/iu,
  ],
]
