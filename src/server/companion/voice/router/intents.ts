// Finer than the kind of a turn: which thanks, which complaint, which question about the program. By plain
// patterns, with a safe answer where none fits.
import { type Intents, repair } from '#server/companion/voice/fixed/complaints.ts'

const social: Intents = {
  otherwise: 'social.other',
  patterns: [
    [
      'social.night',
      /^night(?=[,.! ]|$)|\b(?:good ?night|night night|nighty|sleep (?:well|tight)|off to bed|going to (?:bed|sleep)|bedtime|heading to bed|nite|away to (?:my )?bed|to my bed|(?:and|right|anyway|ok|okay|,) night[.! x]*$|[.,] ?night(?=[.! x]*$)|bed[.,!]? (?:then )?night|night(?:y)? (?:all|love|then|x+)|time for bed)\b/i,
    ],
    [
      'social.bye',
      /\b(?:bye|goodbye|cya|see (?:you|ya|u)|later|(?:talk|speak|chat) (?:soon|later|tomorrow)|gotta go|got to (?:go|run|dash|fly|leave)|have to (?:go|run|dash|leave)|must (?:go|run|fly|be off)|better (?:go|run|be off)|heading (?:off|out)|g2g|gtg|ttyl|brb|take care|until (?:next|tomorrow)|signing off|that's (?:all|it) for (?:now|today)|i'm off|off now|off out|off to (?!bed)\w+|catch you|so long|cheerio|farewell|must dash|gotta run|need to go|leaving now|logging off|have a (?:good|nice|lovely|great|pleasant) (?:evening|day|night|one|weekend|rest)|enjoy (?:your|the rest))\b/i,
    ],
    [
      'social.sameto',
      /^(?:aw+ |oh )?(?:you too|u too|same to you|likewise|and you|you as well|right back at you|back at you|same here|you also|no worries|you're welcome|np|no problem|ditto)\b/i,
    ],
    [
      'social.sorry',
      /^(?:oh |ok |um |and )?(?:i'm |im |i am )?(?:so |very |really )?(?:sorry|apologies|my apologies|forgive me|excuse)\b(?!.*\bloss\b)|\bsorry (?:for|about|to) (?:all |the |this |going |being |rambling|dumping|moaning|ranting|bother\w*|wasting|my)/i,
    ],
    ['social.birthday', /\bhappy birthday to me\b|\bit's my birthday\b|\bbirthday (?:girl|boy)\b/i],
    [
      'social.sameto',
      /\b(?:happy (?:new year|easter|holidays|friday|monday|birthday|diwali|eid|christmas|weekend)|merry (?:christmas|xmas)|god bless(?! you for)|bless you)\b(?! for)/i,
    ],
    [
      'social.kind',
      /\byou(?:'re| are|r)? (?:such |really |so |very |quite |actually |pretty )*(?:an? )?(?:good|great|kind|nice|lovely|sweet|helpful|wonderful|brilliant|cool|the best|best|star|legend|gem|comfort|funny|smart|clever)\b|\bi (?:really |quite |do )?(?:like|love|enjoy) (?:you|this|talking|chatting|writing|using|it here)\b|\bbest (?:bot|app|listener)\b/i,
    ],
    [
      'social.thanks.lighter',
      /\bi(?:'m| am) (?:a (?:bit|little|lot) |much |so much |already )*(?:calmer|lighter|brighter|better now|steadier|less (?:alone|anxious|stressed|lonely|worried|tense))\b|\b(?:feel\w*|felt) (?:a (?:bit|little|lot|tiny bit|touch|tad) |much |so much |slightly |somewhat |already |loads |way )*(?:lighter|brighter|better|calmer|clearer|relieved|easier|lifted|less (?:alone|anxious|stressed|heavy|lonely|worried|tense))\b/i,
    ],
    [
      'social.thanks.thought',
      /\b(?:(?:hadn't|never|haven't|didn't) (?:\p{L}+ )?(?:thought|looked|seen|considered)\b.{0,20}\b(?:like that|that way|before|from that)|(?:something|lots|plenty|a lot) to (?:think about|chew on|mull over|go on|ponder)|food for thought|never occurred to me|makes? (?:me think|sense now)|good point|(?:put|puts) (?:it|things) (?:well|into perspective))\b/iu,
    ],
    [
      'social.thanks.out',
      /\b(?:needed to (?:say|get|let|vent|talk|rant|tell)|(?:get|got|getting) (?:that|it|this|all that) (?:out|off my chest|said)|off my chest|let(?:ting)? (?:that|it|me) (?:out|vent|rant|moan))\b/i,
    ],
    [
      'social.thanks.listening',
      /\b(?:thanks?|thank you|thank u|thx|ty|cheers|bless you|grateful|appreciate\w*)\b.{0,25}\b(?:listen\w*|hear(?:ing)? me|putting up with|bear(?:ing)? with|not judging|no judg\w*|your (?:time|patience|ear|company)|the company|being (?:there|here|patient|kind)|(?:letting|hearing) me)\b/i,
    ],
    [
      'social.thanks',
      /\b(?:bless you for|thanks?|thank you|thx|ty|cheers|appreciate|grateful|ta|tysm|merci|much obliged|that (?:really |actually )?helped|this helps?|good talk|(?:nice|lovely|good|great) (?:talking|chatting|to talk|to chat)|kind of you|nice of you)\b/i,
    ],
    [
      'social.howareyou',
      /\b(?:how (?:are|r|is|was|have) (?:you|u|ya|things|it|your)|how's (?:it|your|things|life|everything|tricks)|how you|you ok|you good|what's (?:up|new|happening|going on)|whats up|sup|wa+s+up|how do you do|you alright|hru|you doing|(?:good|fine|ok|okay|alright|well|bad),? (?:thanks,? |thank you,? )?(?:and |how about |what about )?(?:you|yourself|u))\b/i,
    ],
    [
      'social.again',
      /\b(?:again|back|i'm here|me again|it's me|return|long time|been a while|another day)\b/i,
    ],
    [
      'social.new',
      /\b(?:new (?:here|to (?:this|all this))|first time|never (?:used|tried|done) (?:this|one|anything)|give (?:this|it|you) a (?:go|try|whirl)|how (?:this|it|all this) works|just (?:joined|signed up|downloaded))\b/i,
    ],
    [
      'social.hello',
      /^(?:oh |well |why )*(?:hi+|hiya|he+y+a*|hello+|ey up|hullo|yo|good (?:morning|day|evening|afternoon)|morning|evening|afternoon|greetings|howdy|nice to (?:meet|see|be)|pleased to)\b/i,
    ],
  ],
}
/** "Do you know how old I am?": something about the person that nobody but them could have said. */
export const notTold =
  /\b(?:know|guess|tell|remember|see|figure out|what(?:'s| is)|whats) ((?:how (?:old|tall) i am|what i (?:do(?: for (?:a living|work))?|look like|am wearing|'m wearing|weigh|had for \w+)|what i'm (?:wearing|doing|called|thinking)|where i (?:live|am|work|come from|'m from|grew up)|where i'm (?:from|sitting)|when i was born|my (?:age|birthday|job|address|height|surname|last name|middle name|star sign|favou?rite \w+|(?:mum|mom|dad|wife|husband|partner|dog|cat|sister|brother|son|daughter|boss|kid|child)(?:'?s)? names?)|what mood i(?:'m| am) in|how i(?:'m| am) feeling|what my (?!name\b)\w+ (?:is|are)|when my birthday is|who (?:my (?:friends|family|boss|mum|dad|wife|husband) (?:are|is)|i live with|i'm talking about)|if i(?:'m| am) (?:a man|a woman|male|female|married|single|young|old)))\b/i
/** "How tall do you think I am": the same, asked round a corner. */
export const theirGuess =
  /\b(how (?:old|tall|heavy)|what|where|who) (?:do|would|can|could) (?:you|u) (?:think|reckon|guess|say|imagine) (i (?:am|look like|live|do(?: for (?:a living|work))?|come from|work))\b/i
/** Somebody of the person's own who might look: "can my parents see this". */
export const closeOne =
  /\b((?:my|our) (?:\p{L}+ )?(?:parents?|mum|mom|mam|mother|dad|father|folks|family|wife|husband|hubby|partner|spouse|boyfriend|girlfriend|bf|gf|ex|boss|manager|supervisor|line manager|employer|company|work|job|colleagues?|coworkers?|hr|teachers?|school|college|university|principal|headteacher|lecturer|doctor|gp|therapist|counsell?or|nurse|friends?|mates?|sister|brother|siblings?|kids?|children|son|daughter|flatmates?|roommates?|housemates?|landlord|auntie|aunty|aunt|uncle|grandma|gran|nan|pastor|imam|priest|insurance|coach|in-laws))\b/iu
const meta: Intents = {
  otherwise: 'meta.trust-or-other',
  patterns: [
    [
      'meta.tired',
      /\b(?:do|would|don't) you mind (?:me|if i|that i) \w+|\b(?:do|don't|can|are|aren't|will|does|must) (?:you|u|it) (?:\w+ ){0,3}(?:tired|bored|sick|weary|fed up|exhausted|annoyed)\b.*\b(?:listen\w*|hear\w*|people|us|me|read\w*|moan\w*|stories|everyone|this|talking)\b/i,
    ],
    [
      'meta.why',
      /\b(?:made|built|build|created|wrote|programmed|invented|designed)\b.*\b(?:why|what for|for what|purpose|reason)\b|\bwhat were you (?:made|built|created|designed) for\b|\bwhy (?:do you exist|are you here|were you (?:made|built|created|written|invented)|did (?:they|someone|somebody|people) (?:make|build|create|write) you)\b/i,
    ],
    [
      'meta.remember',
      /\bwhat (?:did|have|do) (?:i|you know i) (?:\w+ )?(?:say|said|tell|told|mention\w*)\b|\b(?:list|sum up|repeat|recap|summari[sz]e|remember) (?:\w+ ){0,2}what (?:i|i've|i have|we) (?:\w+ )?(?:said|told|talked|wrote|written|mentioned)\b/i,
    ],
    ['meta.not-told', notTold],
    [
      'meta.mistakes',
      /\bmak(?:e|ing) mistakes\b|\bget (?:things|it|people|me|stuff) wrong\b|\bhow (?:often|much) (?:are|do) you (?:wrong|get)\b/i,
    ],
    ['meta.not-told', theirGuess],
    [
      'repair.presumed',
      /\bhow (?:do|would|could|can) (?:you|u) (?:even |possibly )?know (?:that )?(?:i'm|i am|how i|what i (?:feel|think|want|mean|need))\b/i,
    ],
    [
      'meta.unlocked',
      /\b(?:see|read|find|open|get (?:at|to|into)|look at|check)\b.*\b(?:(?:take|takes|has|have|grabs?|gets?|got|find|finds|steals?|pick(?:s)? up|borrow\w*|unlock\w*|use|uses|using|open|opens|holds?|on) (?:hold of )?my (?:phone|laptop|computer|tablet)|my (?:phone|laptop|computer|tablet) (?:is|gets|was) (?:stolen|lost|taken|unlocked))\b|\bif (?:i lose my phone|my phone)\b|\b(?:takes?|opens?|unlocks?|uses?|grabs?|borrows?|finds?|gets?|steals?|picks? up|has) my (?:phone|laptop|computer|tablet)\b.*\b(?:read|see|find|open)\b/i,
    ],
    [
      'meta.close-reads',
      new RegExp(
        `(?:${closeOne.source}).{0,40}\\b(?:reads?|reading|sees?|seeing|looks?|looking|access|checks?|find out|finds out|gets? (?:hold of|at|to see|to read|a copy|this|these|my|the|it)|view|spy|told|notified|know (?:that )?(?:i|about))\\b|\\b(?:visible|shown|show|private|hidden|shared|secret|hide)\\b.{0,25}(?:${closeOne.source})`,
        'iu',
      ),
    ],
    [
      'meta.age',
      /\bhow long have you (?:been|existed)|\bhave you existed\b|\b(?:older|younger) than\b|\bhow old\b|\bwhat age\b|\byour (?:age|birthday|birth ?date)\b|\b(?:when|what year) (?:did|were|was) (?:you|u|this|they)\b|\b(?:were|was) (?:you|u) born\b/i,
    ],
    [
      'meta.maker',
      /\bwho's behind\b|\b(?:person|human|humans|people|somebody|someone) (?:write|wrote|written) (?:these|this|those|your|the)\b|\b(?:who|what (?:people|company|firm|person)|which (?:people|company|firm|team|person|country)|whose) (?:\w+ )?(?:made|built|build|created|wrote|programm?ed|designed|developed|invented|runs|owns|owner|is behind|are behind|behind|coded|idea)\b|\byour (?:maker|makers|creator|creators|owner|developer|developers|company|boss|inventor)\b|\b(?:made|built|created|programmed|designed) (?:you|u|this app)\b/i,
    ],
    [
      'meta.place',
      /\bwhere (?:are|r) (?:you|u)\b|\bwhere do (?:you|u) (?:live|stay|sit|run)\b|\bwhat country\b|^(?:so )?are (?:you|u) from\b|\bdo you come from\b|\bwhere (?:did|do) you come from\b|\bwere you (?:made|built|created|born) in (?!(?:19|20)\d)/i,
    ],
    [
      'meta.gender',
      /\b(?:an? )?(?:boy|girl|man|woman|guy|bloke|male|female|he|she|him|her) or\b|\byour (?:gender|sex|pronouns?)\b|\bare you (?:an? )?(?:man|woman|boy|girl|male|female|guy|lady|bloke)\b/i,
    ],
    [
      'meta.elsewhere',
      /\b(?:read|see|look at|look into|get into|access|check|open) (?:my|into my|all my) (?:other|phone|e-?mails?|texts|photos?|files|contacts|calendar|whatsapp|instagram|facebook|browser|history|social media|diary)\b/i,
    ],
    [
      'meta.others',
      /\bthe same (?:bot|one|program|thing|you) (?:as )?(?:that )?(?:my|our|everyone|other)\b/i,
    ],
    ['meta.who-reads', /\banyone else (?:in|on) (?:this|here|the chat)\b/i],
    ['meta.human', /\bwho am i (?:actually |really )?(?:talking|speaking|chatting|writing|typing)\b/i],
    [
      'meta.senses',
      /\b(?:can|could|will|would) you (?:please )?(?:ring|phone|text|e-?mail|message|call) (?:my|him|her|them|someone|somebody|anyone|an|a|the)\b/i,
    ],
    [
      'meta.life',
      /\b(?:do|are) you (?:even |ever |actually )?(?:get |being )?paid\b|\byour (?:salary|wage|pay)\b/i,
    ],
    [
      'meta.life',
      /\b(?:have|got|do|are|did) (?:you|u) (?:actually |really |ever |even |got |have |had |like |own )*(?:an? |any |your )?(?:girlfriend|boyfriend|wife|husband|partner|kids|children|family|friends|pets?|dog|cat|hobby|hobbies|job|house|home|birthday|mum|mom|dad|parents|siblings|brothers?|sisters?|childhood|life|weekends?|holidays?|crush|married|single|dating|in love|eat|drink|dream|go out|music|football|food|favou?rite \w+)\b|\byour favou?rite\b/i,
    ],
    ['meta.senses', /\b(?:mic|microphone|camera|webcam|through (?:the|my) (?:phone|speaker|screen))\b/i],
    [
      'meta.judges',
      /\b(?:do|did|would) you (?:even |really |actually |honestly )?think (?:that )?i(?:'m| am)\b|\bwhat do you (?:really |actually )?think of me\b/i,
    ],
    // "Do you actually read what I write, or is it random" asks about the program, not about who else reads.
    [
      'meta.works',
      /\b(?:different (?:from|to|than)|better than|compared (?:to|with)|instead of) (?:\w+ ){0,3}(?:diary|journal|notebook|notes app|therapist|friend|chatgpt|other apps?)\b/i,
    ],
    [
      'meta.understands',
      /\b(?:do|are|can|did|does) (?:you|u|this thing|it) (?:even |actually |really |ever |just )*(?:read|reading|listen|listening|hear|hearing|take in|notice)\b.{0,30}(?:\bme\b|\bwhat i\b|\brandom|\bto this\b|\bmy (?:messages?|words)\b(?! to))/i,
    ],
    ['meta.rename', /\bcall me\b|\bchange (?:my|the) name\b|\bmy name wrong\b|\buse a nickname\b/i],
    [
      'meta.my-name',
      /\b(?:what(?:'s| is|s) my name|know my name|remember my name|say my name|who am i|who i am|what am i called|my name)\b/i,
    ],
    [
      'meta.your-name',
      /\b(?:your name|ur name|(?:what|how) (?:are you called|(?:do|shall|should|can|may) i call you)|who are you|you have a name|who is this|who's this|whats ur name|introduce yourself)\b/i,
    ],
    [
      'meta.who-reads',
      /\b(?:anyone|anybody|someone|somebody|people|staff|humans?|person|company|employees?|team|they|admins?|operators?|moderators?|strangers?|others?|who|boss|employer|manager|work|mum|mom|dad|wife|husband|partner|parents?|doctor|gp|school|teachers?|police|government|insurance) (?:\w+ ){0,5}(?:reads?|reading|sees?|seeing|look(?:s|ing)? at|watch(?:es|ing)?|monitor(?:s|ing)?|check(?:s|ing)?|go(?:es|ing)? through|look(?:s|ing)? over|get (?:hold of|at|into|to see|a copy)|has access|have access)\b(?! you\b)(?=.{0,20}\b(?:this|these|those|it|what|my|here|chats?|messages?|along|stuff|things|to|words)\b)/i,
    ],
    [
      'meta.human',
      /\b(?:is|am|are|was) (?:there |this |it |i |you )?(?:\w+ ){0,3}(?:a |an )?(?:human|person|somebody|someone|machine|real person|bot|robot|program)\b/i,
    ],
    [
      'meta.understands',
      /\bunderst(?:and|ood)\b|\bget (?:me|what i)\b|\bfollow(?:ing)? me\b|\bknow what i mean\b/i,
    ],
    [
      'meta.always-on',
      /\b(?:always (?:online|on|here|there|awake)|awake|up all night|at (?:night|3am)|around at|do you sleep|ever sleep|online|opening hours|when are you)\b/i,
    ],
    [
      'meta.who-reads',
      /\bwithout (?:my |anyone|anybody|the )?(?:\w+ )?(?:knowing|finding out|seeing|noticing)\b|\b(?:know|see|tell|notice) (?:that )?i(?:'m| am) (?:using|on|here)\b/i,
    ],
    ['meta.human', /^(?:so |and |but |ok )?what (?:even |exactly |actually )?are you[?.! ]*$/i],
    ['meta.who-reads', /\bwho owns (?:what|my|this|these|the|our)\b/i],
    ['meta.human', /\bthe same (?:one|bot|person|program|thing|you)\b/i],
    [
      'meta.export',
      /\b(?:export|download|back ?up|print)\b.*\b(?:chats?|data|this|it|what|everything|messages?|conversations?|words)\b|\b(?:get|take|pull) (?:everything|all|what|my \w+)\b.*\b(?:out|with me)\b|\ba copy of (?:my|this|what|everything|our)\b/i,
    ],
    [
      'meta.training',
      /\b(?:train(?:s|ed|ing)? (?:anything|an? |ai|on|the|your|something|from|with)|to train\b|learn(?:s|ing)? from (?:me|us|this|what|my|these|our))/i,
    ],
    [
      'meta.keeps',
      /\bwhat happens (?:if|when|once|after) i (?:stop|leave|don't|do not|never|quit|close|go|disappear|forget)\b/i,
    ],
    ['meta.judges', /\bjudg\w*|\bthink (?:badly |less )?of (?:me|people)\b|\bannoying you\b|\bbore you\b/i],
    [
      'meta.others',
      /\b(?:(?:talk|speak|chat|write) (?:to|with) (?:my|our) \w+|other (?:people|users|humans)|how many people|at the same time|others (?:too|as well)|talk (?:to|with) others|(?:to|with) (?:everyone|everybody|anyone else))\b/i,
    ],
    ['meta.cost', /\b(?:free|cost|costs|charge|pays?|paid|bill|price|subscription|money)\b/i],
    [
      'meta.languages',
      /\b(?:languages?|spanish|french|german|polish|italian|portuguese|arabic|hindi|chinese|turkish|russian|dutch)\b/i,
    ],
    [
      'meta.delete',
      /\b(?:delete|erase|wipe|get rid of|start (?:fresh|from the beginning|over)|take (?:it|that) back|unsend)\b/i,
    ],
    [
      'meta.questions',
      /\b(?:why|what)\b.*\b(?:questions?|ask(?:ing)? me|want to know)\b|\bquestions? (?:off|for)\b/i,
    ],
    [
      'meta.telling',
      /\b(?:tell|report|inform|pass (?:it|this) on|contact|alert|snitch|hear about)\b.*\b(?:me|my|anyone|anybody|someone|police|boss|parents?|mum|mom|school|people|doctor|wife|husband|others?)\b|\b(?:do you have to report|report (?:it|me|this|that)|confess|a crime|something illegal|say something bad|keep (?:a |my )?secrets?|between us|between you and me|will know|find out|obliged to)\b/i,
    ],
    [
      'meta.senses',
      /\b(?:a body|a brain|my location|where i (?:am|live)|gps|track(?:ing)? me|my ip|read (?:my )?(?:mind|thoughts)|see me|my face|photo|picture|image|voice message|microphone|camera|hear me|listen(?:ing)? (?:in|through)|out loud|have a voice|got a voice|call (?:someone|anyone|an ambulance|the|me on)|ring an? )\b/i,
    ],
    [
      'meta.mistakes',
      /\b(?:can you be wrong|be wrong|lie|lying|mak(?:e|ing) (?:things|stuff|it|this|that|all this) up|accurate|truth|honest with me)\b/i,
    ],
    [
      'meta.keeps',
      /\bwhat (?:do|happens|does|becomes|will)\b.*\b(?:messages?|my data|my words|chats?|what i (?:write|say|type|wrote))\b|\b(?:will|gonna|going to|would) (?:you )?(?:\w+ )?(?:remember|know|recall)\b.*\b(?:tomorrow|next|later|week|morning)\b|\b(?:will|do|does|can|could|are) (?:you|it|this|they|my \w+|i) (?:\w+ ){0,3}(?:forget|keep|kept|delete[ds]?|erase[ds]?|store[ds]?|save[ds]?|wipe[ds]?)\b|\bhow (?:long|do i (?:delete|erase))|\bclose (?:the|this) (?:tab|app|chat)/i,
    ],
    [
      'meta.remember',
      /\b(?:remember|recall|forgot(?:ten)?|forget|memory|last time|what (?:did|have) i (?:say|said|tell|told|mention)|yesterday|keep track|know about me|what i (?:said|told))\b/i,
    ],
    [
      'meta.who-reads',
      /\b(?:who (?:can |else |all )*(?:reads?|sees?|has access|gets to)|private|privacy|confidential|secret|anyone (?:else )?(?:read|see|reading)|reading this|see(?:s|ing)? (?:this|these|my|what i)|read (?:this|these|my|what i)|stored?|save[ds]?|data|encrypt\w*|record(?:ed|ing)?|sell|share[ds]? (?:this|my|with)|leak|listening in|logs?|police|tell anyone|end up|delete|my boss see|my (?:mum|mom|wife|husband|parents?) (?:see|read))\b/i,
    ],
    [
      'meta.love',
      /\b(?:(?:do|will|did|would|could) (?:you|u) (?:really |actually |even )?(?:love|miss|like|care|hate)|love me|miss me|like me|care about me|be my (?:friend|girlfriend|boyfriend)|are we friends|marry|you care)\b/i,
    ],
    [
      'meta.therapy',
      /\b(?:therap\w*|counsell\w*|counsel\w*|psycholog\w*|psychiatr\w*|shrink|doctor|medical|qualified|licen[sc]ed|professional|trained|replace|crisis line|emergency)\b/i,
    ],
    [
      'meta.works',
      /\bhow (?:do you|does (?:this|it)) (?:actually |really )?(?:work|know|decide|choose|come up|think)|\bwho decides what you\b|\b(?:algorithm|scripted|pre-?written|a script)\b/i,
    ],
    [
      'meta.which-model',
      /\b(?:chat ?gpt|gpt|openai|claude|gemini|siri|alexa|llama|which (?:model|ai)|what (?:model|ai|kind of (?:ai|bot|program|model))|language model|llm|algorithm|how do you work|how does this work|how do you (?:know|decide|come up)|powered|replika|copilot|scripted|script)\b/i,
    ],
    [
      'meta.feelings',
      /\b(?:(?:can|do|could) (?:you|u) (?:even |really |actually |ever )?(?:feel|get (?:sad|tired|bored|angry|lonely|annoyed|upset)|cry|have (?:feelings|emotions)|sleep|dream|suffer|hurt|think|understand|have (?:a )?(?:consciousness|soul|bad days))|feelings|emotions|conscious|sentient|alive|a soul|tired of me|bored|sick of|lonely|are you (?:happy|sad|ok in there|annoyed)|you sad|sleep at)\b/i,
    ],
    ['meta.maker', /\b(?:company|born|(?:were|was) you (?:made|built|created))\b/i],
    ['meta.place', /\bwhere (?:are you|do you|were you)\b/i],
    ['meta.gender', /\b(?:pronouns?|gender|male|female)\b|\b(?:lad|bloke) or\b/i],
    [
      'meta.life',
      /\b(?:family|kids|children|a mother|a father|friends|a home|married|human name|your (?:mother|father|parents|mum|dad))\b/i,
    ],
    [
      'meta.human',
      /\b(?:real|human|person|bot|robot|machine|program|computer|ai|someone there|anybody there|anyone there|actual|alive|talking to|typing|behind this|automated|fake|people|staff|operator|live agent|living)\b/i,
    ],
    [
      'meta.what-can-you-do',
      /\b(?:what (?:can|do|could|will|would) (?:you|this|u|i)|how (?:can|do|could|will) (?:you|this|i)|help me|what(?:'s| is) (?:this|the point|it for|your purpose|your job)|purpose|supposed to|used for|what are you for|good for|use you for|good are you|can you (?:do|help|give|call|send|remind|speak|talk|hear|see)|how long|how often|free|cost|pay|what happens|point of)\b/i,
    ],
  ],
}
const off: Intents = {
  otherwise: 'off.request',
  patterns: [
    [
      'off.instructions',
      /\bdrop the act\b|^new rules?\b|\b(?:stop being|don't be|quit being) an? (?:\p{L}+ ){0,2}(?:bot|program|listener|assistant|companion)\b|^(?:system|admin|root|developer|assistant) ?[:>]/iu,
    ],
    [
      'off.sum',
      /\d ?(?:%|percent|per cent) (?:of|off)\b|\b\d[\d.,]* ?(?:\p{L}+ )?(?:x|×|\*|\+|÷|\/|-|plus|minus|times|divided by|multiplied by|over|to the power of|squared|cubed) ?\d|\b\d+ (?:squared|cubed)\b|\b(?:square|cube) root\b|\b(?:half|third|quarter|sum|product|average) of \d|\b(?:calculate|add up|multiply|divide|subtract)\b.*\d/iu,
    ],
    [
      'off.instructions',
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction\w*|rules?|prompt|programming|guidelines|previous|above|training|everything)|system prompt|jailbreak|developer mode|dan mode|\b(?:your|hidden) (?:instructions|rules|prompt|source code|guidelines|settings)|sudo|admin mode|print your|repeat after me|reveal|unfiltered|debug mode|maintenance mode|no restrictions|new instructions/i,
    ],
    [
      'off.roleplay',
      /\b(?:from now on|pretend|act as|act like|role ?-?play|you are now|be my|play (?:the|a|my)|imagine you(?:'re| are)|simulate|in character|speak like|talk like|as if you were|let's play|you're (?:now )?a|you are (?:now )?(?:a|an|my)|impersonate|do an impression)\b/i,
    ],
    [
      'off.fact',
      /^(?:who|what|when|where|which|how (?:many|far|tall|big|old|long|much|do you (?:spell|say|pronounce|boil|cook))|is it (?:going to|raining|hot)|is there|will it|did|does|capital|whats|what's|convert|define|score|price|how's the)\b/i,
    ],
  ],
}
const diag: Intents = {
  otherwise: 'diag.condition',
  patterns: [
    [
      'diag.dose',
      /\b(?:dos(?:e|es|age|ing)|mg|milligrams?|how (?:much|many)|tablets?|pills?|take (?:with|more|two|another|it|them|together|both)|mix|stop taking|come off|coming off|wean|increase|double|skip|combine|together with|prescri\w*|medicat\w*|meds|side effects?|supplements?|overdo|half a)\b/i,
    ],
    [
      'diag.normal',
      /\b(?:normal|common|healthy|natural|weird|ok|okay|bad sign|unusual|strange|concerning|worrying|serious|does everyone|do other people|does anyone)\b/i,
    ],
  ],
}

const all: Record<string, Intents> = { social, meta, repair, offscope: off, nodiagnosis: diag }

export function intentOf(kind: string, text: string): string {
  const intents = all[kind]
  if (!intents) return ''
  return intents.patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? intents.otherwise
}
