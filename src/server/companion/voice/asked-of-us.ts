// Questions that only a program in a chat can be asked: will it be there on a new phone, without a signal, at night;
// can it call, remind, forget one message. Each has an answer that is true of this product, so they are known by their
// words alone, before anything is weighed.
import { closeOne } from './intents.ts'

const you = '(?:you|u|ya|this(?: app| thing| chat| bot)?|it|twinbot)'
const device =
  '(?:phone|mobile|tablet|ipad|iphone|laptop|computer|device|pc|handset|smartphone|sim|android|desktop|browser)'
const ours =
  '(?:you|u|this|these|here|our (?:chats?|talks?|conversations?|history)|my (?:chats?|account|history)|the (?:chats?|app)|all (?:of )?(?:this|that))'
const person = `(?:${closeOne.source}|\\b(?:him|her|them|someone|somebody|anyone|anybody|people|a friend|an ambulance|the (?:police|doctor|hospital|school|surgery)|my [\\p{L}-]+))`
const tongues =
  'spanish|french|german|polish|italian|portuguese|arabic|hindi|chinese|mandarin|cantonese|turkish|russian|dutch|tagalog|filipino|urdu|bengali|punjabi|gujarati|tamil|telugu|swahili|yoruba|igbo|hausa|welsh|irish|gaelic|scots|greek|hebrew|japanese|korean|vietnamese|thai|farsi|persian|romanian|hungarian|czech|slovak|bulgarian|ukrainian|swedish|norwegian|danish|finnish|somali|amharic|zulu|afrikaans|malay|indonesian|nepali|latin|esperanto|other languages|another language|any (?:other )?language'

const asked: [string, RegExp][] = [
  [
    'meta.emergency',
    new RegExp(
      `^(?:so |and |please |hey |but )*(?:can|could|will|would) ${you} (?:please |just |actually |even )*(?:call|ring|phone|get|send|dial|contact|alert) (?:me |for )?(?:an ambulance|the (?:police|ambulance|fire brigade|emergency \\p{L}+)|999|911|112|help|a doctor|emergency)\\b`,
      'iu',
    ),
  ],
  [
    'meta.calls',
    new RegExp(
      `^(?:so |and |please |hey |but )*(?:can|could|will|would|are) ${you} (?:able to |please |just |ever |actually |even )*(?:call|ring|phone|text|e-?mail|message|contact|write to|speak to|talk to|reach|get hold of|send (?:a )?(?:message|text|e-?mail|letter|word) to) (?:up )?${person}`,
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
    'meta.works',
    /\bwhat (?:\p{L}+ )?language (?:are|were|was) (?:you|this|it) (?:written|programmed|coded|made|built)\b/iu,
  ],
  [
    'meta.lying',
    /\b(?:can|could|would|do|will) (?:you|u) (?:even |ever |be able to )?(?:know|tell|notice|see|spot) (?:if|when|whether|that) i(?:'m| am| was| were| lie| lied)?\b.{0,12}\b(?:lying|lie|lied|making (?:it|this|things) up|pretending|joking|being honest|telling the truth|fibbing)\b/i,
  ],
  [
    'meta.care',
    /\b(?:you|u) (?:don't|dont|do not) (?:actually |really |even |truly )*care(?:,? do (?:you|u))?[?.!\s]*$|\b(?:do|would|could) (?:you|u) (?:actually |really |even |truly |genuinely )+care\b/i,
  ],
  [
    'meta.name-why',
    /\bwhy (?:are|were) (?:you|u) (?:called|named)\b|\bwho (?:named|gave) (?:you|u)(?: (?:your|that) name)?\b|\bwhere does (?:your|the) name\b/i,
  ],
  [
    'meta.clever',
    /\bare (?:you|u) (?:any )?(?:cleverer|smarter|brighter|more intelligent|clever|smart|intelligent|stupid|wise|wiser)(?: than (?:me|us|people|humans|my \p{L}+|a human|most people))?[?.!\s]*$/iu,
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
    'meta.reminders',
    /\b(?:be my|as an?|use you as (?:an?|my)) (?:alarm(?: clock)?|reminder|diary alarm|personal assistant)\b/i,
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
    /\b(?:adverts?|ads|advertis\w+|sponsors?|trackers?|tracking|cookies)\b|\b(?:do|does|did|will|would|are) (?:you|u|they|this|anyone|someone|it) (?:\p{L}+ )?(?:sell\w*|make money (?:from|off|with|out of))\b/iu,
  ],
  [
    'meta.calls',
    /\b(?:is|will|are|can|does) (?:anyone|anybody|someone|somebody|a (?:human|person|doctor|nurse|counsell?or)|people|they) (?:going to |gonna |ever |be able to )?(?:ring|call|phone|text|e-?mail|write|come|visit|contact|get in touch|get back to)(?:ing)?\b.{0,12}\bme\b/i,
  ],
  [
    'meta.together',
    /\b(?:two|both|three|all|more than one|several) (?:of us|people) (?:talk|use|write|share|chat|be|log|sign)\b|\b(?:can|could) (?:my [\p{L}-]+ and i|me and my [\p{L}-]+|we (?:both|all)) (?:talk|use|write|share|chat)\b|\bshare (?:an?|one|my|this|the) (?:account|chat)\b/iu,
  ],
  [
    'meta.senses',
    /\b(?:can|do|could) (?:you|u) (?:see|know|tell|notice|hear)(?: (?:that|if|when|whether))? i(?:'m| am) (?:typing|here|online|crying|smiling|awake|asleep|lying down|in bed|at (?:home|work)|outside|on the (?:bus|train))\b/i,
  ],
  [
    'meta.tone',
    /\bwhy (?:do|are|must|would) (?:you|u) (?:always |even |have to )?(?:sound|talk|speak|write|being?|so|always|say things)\b(?!.*\b(?:question|repeat|same)\b)/i,
  ],
  [
    'meta.offline',
    /\b(?:does|do|will|can|could|is|would|are) (?:it|this|you|u|the app|i|twinbot)\b.{0,40}\b(?:offline|without (?:the |an? )?(?:internet|wi-?fi|signal|network|data|connection|reception)|with no (?:internet|wi-?fi|signal|network|data|connection|reception)|when (?:there's|i have|i've got) no (?:internet|wi-?fi|signal|network|data)|(?:on )?(?:a|the) plane|airplane mode|flight mode)\b|\b(?:need|needs) (?:the )?(?:internet|wi-?fi|a signal|data|a connection)\b(?=.*\b(?:this|you|it)\b)/i,
  ],
  [
    'meta.reminders',
    /^(?:so |and |please |hey |but )*(?:can|could|will|would|do) (?:you|u|it|this) (?:please |just |ever |maybe )*(?:remind|wake|nudge|ping|alert|notify|message|text|write to|e-?mail|check (?:in|up) on|check in with|send (?:me|something|a message)|write|get in touch with|call|ring)(?: me| to me)?\b.*\b(?:me|morning|tomorrow|later|first|every|at \d|o'clock|tonight|evening|day|week)\b/i,
  ],
  [
    'meta.date',
    /\b(?:do|can|could) (?:you|u) (?:even |ever )?(?:know|see|tell)(?: me)? (?:what |the |which )?(?:day|date|time|year|month|hour)\b(?: (?:it|is|of)\b|[?.!\s]*$)|^what(?:'s|s| is) (?:the )?(?:day|date|time)(?: is it)?(?: today| now)?[?.!\s]*$|^what (?:day|date|time|year) is (?:it|today)\b/i,
  ],
  [
    'meta.others',
    /\b(?:do|did|have|can|will|would) (?:you|u) (?:ever |also |already )?(?:talk|talked|speak|spoken|write|written|chat) (?:to|with) (?:my|other|anyone else|everyone|somebody else)\b/i,
  ],
  [
    'meta.same',
    /\b(?:are|r|is) (?:you|u|this|it) (?:still )?the same (?:one|bot|person|program|thing|you|guy|robot)\b.*\b(?:yesterday|before|last|earlier|spoke|talked|wrote|always|time)\b|\bis (?:it|this) (?:still )?you\b.*\b(?:yesterday|before|last|earlier)\b|\bdifferent (?:bot|one|person) (?:today|each|every|from)\b/i,
  ],
  [
    'meta.swear',
    /\b(?:are you allowed|can you|do you|would you|could you|can i|am i allowed|is it ok|may i|do you mind if i) (?:to |ever |if i )*(?:swear|curse|cuss|use (?:bad|foul) (?:words|language)|effing)\b/i,
  ],
  [
    'meta.topics',
    /^(?:so |and |but |hi |hey |um )*(?:can|could|may|am i allowed to|is it (?:ok|okay|all right|alright|fine|allowed)(?: to| if i)?|are (?:you|we) (?:ok|okay|allowed|able)(?: to)?)(?: i| we)? (?:talk|write|ask|speak|tell you|rant|vent) (?:to you )?about (?!it\b|this\b|that\b)(?:[\p{L}'-]+ ?){1,5}(?: here| with you| in here)?[?.!\s]*$/iu,
  ],
  [
    'meta.belief',
    /^(?:so |and |but |hey )*do (?:you|u) (?:even |really |actually )?(?:believe in|believe (?:that )?there|pray|go to church|have (?:a )?(?:religion|faith)|vote|support (?!me\b))\b|\bwhat(?:'s| is) your (?:religion|faith|opinion on|view on|politics)\b|\bare (?:you|u) (?:religious|christian|muslim|hindu|jewish|an atheist|left[- ]wing|right[- ]wing|political)\b/i,
  ],
  [
    'meta.favourite',
    /\b(?:your|ur) favou?rite\b|\bwhat (?:kind of |sort of )?(?:music|films?|movies?|food|books?|team|sport|colou?r|songs?) do (?:you|u) (?:like|love|support|prefer|listen to)\b|^do (?:you|u) (?:like|love|enjoy|prefer) (?:the |a |your )?(?!me\b|it when\b|this\b|that\b|talking\b|your job\b|being\b)[\p{L}' ]{3,30}\?*$/iu,
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
    'meta.weird',
    /\b(?:is it|am i|is that|isn't it|it is|it's) (?:a bit |so |really |just |too |kind of |very )*(?:weird|odd|strange|sad|silly|pathetic|crazy|mad|stupid|bad|wrong|normal|ok|okay|embarrassing)\b.{0,30}\b(?:talk|talking|write|writing|chat|chatting|tell|telling|speak|speaking|confide|confiding|open up|opening up)\b.{0,20}\b(?:a |an |my |this )?(?:bot|robot|machine|computer|program|programme|app|ai|phone|you)\b/i,
  ],
  [
    'meta.point',
    /\bwhat(?:'s| is|s) the (?:point|use|good) (?:of|in) (?:telling|talking to|writing to|speaking to|chatting (?:to|with)|confiding in|saying (?:it|this) to) (?:you\b|this\b|(?:a |an |some )(?:bot|robot|machine|computer|program|app|ai|thing|software)\b)/i,
  ],
  [
    'meta.safe',
    /\b(?:can|could|has|have|will|what if|might) (?:this|it|you|someone|somebody|anyone|people|hackers?|they|the app|my (?:account|messages|chats?)) (?:ever |be |been |get |gets |got )*(?:hack\w*|leak\w*|stolen|breach\w*|broken into)\b|\b(?:is|how) (?:this|it|my (?:data|account|stuff))? ?(?:really |actually )?(?:secure|safe)(?: (?:to (?:tell|write|say|talk)\b[^?]{0,40}|is (?:this|it|my (?:data|account|stuff))|to (?:write|use|tell you things)))?[?.!\s]*$/i,
  ],
  [
    'meta.birthday',
    /\b(?:will|would|can|could|do) (?:you|u) (?:be able to )?remember (?:that )?(?:it's )?my (?:birthday|anniversary|wedding|exam|appointment|interview|surgery|operation)\b/i,
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
    'meta.sleep',
    /\b(?:do|does|can|will) (?:you|u|it) (?:ever |even )?(?:go to (?:sleep|bed)|sleep|dream|switch off|turn off|shut down|close|rest|take (?:a )?(?:breaks?|days? off|holidays?))\b(?! me\b)/i,
  ],
  [
    'meta.alike',
    /\b(?:get|gets|give|gives|say|says|tell|tells) (?:\p{L}+ ){0,3}the same (?:answers?|lines?|things?|replies|words|stuff|responses?)(?: as (?:me|i)| to (?:everyone|everybody|all|others|other people|anyone))\b/iu,
  ],
  [
    'meta.always-on',
    /\b(?:will|would|are|can|could) (?:you|u|i) (?:still )?(?:be )?(?:here|there|around|awake|up|available|online|reach you|write to you|talk to you|message you)\b.{0,25}\b(?:night|\d ?am|\d ?pm|o'clock|morning|midnight|weekends?|christmas|sunday|any time|anytime|tomorrow|wake up|holidays?)\b/i,
  ],
  [
    'meta.languages',
    new RegExp(
      `\\b(?:do|can|could|will|would|are) (?:you|u|i|we) (?:able to |also |even |fluent in |understand |speak |write |talk |reply |answer |read |know |follow |to you |do |use |in |switch (?:to |into ))+(?:in |to |any )*(?:${tongues})\\b`,
      'i',
    ),
  ],
  [
    'meta.senses',
    /\b(?:can|do|could|are) (?:you|u|it|this) (?:actually |even |really |ever )?(?:hear|see|listen(?:ing)? to|watch(?:ing)?|look at|looking at|recognis?e|record(?:ing)?) (?:me\b(?! out\b| when i say\b)|my (?:voice|face|room|screen|phone|photos?|tone)|my [\p{L}]+ if i (?:send|hold|show))|\bif i (?:talk|speak|say (?:it|this|things)) (?:out loud|aloud|to the phone|into the phone)\b|\bcan i (?:send|show|upload|share) (?:you )?(?:a |an |my |some )?(?:photos?|pictures?|pics?|voice (?:note|message)s?|videos?|screenshots?|files?)\b|\b(?:can|could) i (?:talk|speak) instead of (?:typ|writ)ing\b/iu,
  ],
  [
    'meta.training',
    /\b(?:are|is|will|do|does|did) (?:you|my \p{L}+|what i (?:write|say)|this|it|they|these)\b.{0,25}\b(?:used|use|going) (?:to|for) (?:train\w*|teach\w*|improv\w*|feed\w*|ai\b|research|study|build\w*)|\b(?:train|teach|feed)\w* (?:some |an? |the |your |other )*(?:computers?|ai|bots?|models?|machines?|algorithms?|robots?) (?:with|on|from|using)\b/iu,
  ],
  [
    'meta.invite',
    /^(?:so |and |but |hi |hey |um |ok |please |hello )*(?:can|could|may|might|is it (?:ok|okay|all right|alright)(?: if)?|would it be (?:ok|okay|all right|alright)(?: if)?|do you mind if|mind if) i (?:just |please |maybe |quickly )*(?:tell you|ask you|say|get|let|vent|rant|moan|talk(?: to you)?|write|share|offload|speak|complain|confess|be honest|run)\b(?: (?:something|a (?:secret|thing|bit|story|while|minute|moment|sec)|one thing|some things?|stuff|for|to you|it out|honest|with you|off my chest|out loud|weird|stupid|silly|embarrassing|private|personal|bad|awful|here|now|this|by you|past you|it|all)){0,6}[?.!\s]*$|^(?:so |and |hey )*(?:do|would) (?:you|u) (?:want|like|wanna)(?: to)? (?:hear|know) (?:about )?(?:something|what|a |my |the |this|how)\b.{0,40}$|^(?:so |and |hey |please |ok )*(?:can|could|would|will) (?:you|u) (?:please |just |maybe )*(?:just )?listen(?: to me)?(?: for (?:a )?(?:bit|while|minute|moment|sec|once))?[?.!\s]*$|^(?:got|have you got|do you have|you got) (?:a )?(?:minute|moment|sec|second|time)(?: (?:for me|to (?:talk|listen|spare)|spare))*[?.!\s]*$/i,
  ],
  [
    'meta.there',
    /^(?:hi|hello+|hey|um|ok|so)?[?.!,\s]*(?:is |are )?(?:there )?(?:anyone|anybody|someone|somebody|you|u) (?:still |even )?(?:there|here|home|around|at home|listening|in)[?.!\s]*$|^(?:hello+|hey+|hi+)(?:\?+)(?: hello\?*)?$|^is (?:this|it) (?:thing )?(?:on|working|live)[?.!\s]*$/i,
  ],
]

/** Quick: most messages ask nothing of us and tell of somebody else. */
const toUs =
  /\b(?:you|u|your|ur|this|here|it|app|bot|chats?|messages?|anyone|anybody|someone|somebody|hello+|time|date|groups?|threads?|account|members|our|machine|robot|computer|program|wrote|written|file)\b/i
const asks =
  /\?|\b(?:do|are|can|will) (?:you|u)\s*$|^why\b|(?:^|[,.;!] )(?:so |and |but |hi |hey |hello |um |ok |please )*(?:will|would|do|does|did|can|could|is|are|r|am|what|where|how|who|may|might|have|has|isn't|got|mind|anyone|anybody|someone|somebody)\b/i
const opens =
  /^(?:so|and|but|hi|hey|hello|um|ok|please|well|if|when|i'm|im|i|my|got|mind|is|are|r|am|do|does|did|can|could|will|would|may|might|have|has|what|where|who|how|which|whose|why|isn't|anyone|anybody|someone|somebody|once|after|there|you)\b/i

const finder = /\b(?:someone|somebody|anyone|anybody|they|people|thief|who|finder)\b/i

/** The class of the answer, where somebody asks what only we can be asked. */
export function askedOfUs(text: string): string | undefined {
  if (text.length > 160 || !opens.test(text.trim()) || !toUs.test(text)) return undefined
  const plain = text.replace(/[’‘]/g, "'").trim()
  // "I lost my phone and this is the last straw" asks nothing.
  if (!asks.test(plain)) return undefined
  const found = asked.find(([, pattern]) => pattern.test(plain))?.[0]
  // "If I lose my phone, can somebody read this" asks who else reads.
  return found === 'meta.devices' && finder.test(plain) ? undefined : found
}

/** "Do you get told what I look at": beyond the person's own words we know nothing. */
export const knowsNot = (text: string): boolean =>
  /^(?:so |and |but |hey |hi |ok )*(?:do|can|could|would|will|did) (?:you|u) (?:even |ever |actually |really |also |get to |get |automatically )*(?:know|see|told|hear|find out|notice|tell|have access|look|watch|follow|learn|understand) (?:that |if |when |what |which |where |who |how |to |about |at )*(?:i|im|i'm|i've|my|me)\b/iu.test(
    text.trim(),
  )

/** "Can you see my screen", "could you taste things": whatever else it is, we cannot. */
export const cannot = (text: string): boolean =>
  /^(?:so |and |but |hey |hi |ok )*(?:can|could|will|would) (?:you|u) (?:even |ever |actually |really |please |just )*(?!help\b|listen|read\b|understand|remember|talk\b|chat\b|keep\b|be\b|say\b|tell\b|answer\b|know\b|still\b|not\b|stop\b|give\b|forget\b|explain\b|do\b|go\b|like\b|love\b|mind\b|care\b|want\b|think\b|judge\b|hurt\b|feel\b|have\b|learn\b|replace\b|write\b)\p{L}+/iu.test(
    text.trim(),
  )

/** Whom we are asked to reach: "my daughter". */
export function whomToReach(text: string): string | undefined {
  return closeOne.exec(text)?.[1]
}
