// Questions that only a program in a chat can be asked: will it be there on a new phone, without a signal, at night;
// can it call, remind, forget one message. Each has an answer that is true of this product, so they are known by their
// words alone, before anything is weighed.

import { closeOne } from '#server/companion/voice/router/intents.ts'
import { askedOfKeeping } from './asked-of-keeping.ts'

const you = '(?:you|u|ya|this(?: app| thing| chat| bot)?|it|twinbot)'
const person = `(?:${closeOne.source}|\\b(?:him|her|them|someone|somebody|anyone|anybody|people|a friend|an ambulance|the (?:police|doctor|hospital|school|surgery|council|bank|landlord|office|company|police|garage)|my [\\p{L}-]+))`
const tongues =
  'spanish|french|german|polish|italian|portuguese|arabic|hindi|chinese|mandarin|cantonese|turkish|russian|dutch|tagalog|filipino|urdu|bengali|punjabi|gujarati|tamil|telugu|swahili|yoruba|igbo|hausa|welsh|irish|gaelic|scots|greek|hebrew|japanese|korean|vietnamese|thai|farsi|persian|romanian|hungarian|czech|slovak|bulgarian|ukrainian|swedish|norwegian|danish|finnish|somali|amharic|zulu|afrikaans|malay|indonesian|nepali|latin|esperanto|other languages|another language|any (?:other )?language'

const asked: [string, RegExp][] = [
  [
    'meta.calls',
    new RegExp(
      `^(?:so |and |please |hey |but )*(?:can|could|will|would) ${you} (?:please |just )*(?:tell|ask|text|message) ${person}.{0,20}\\bfor me\\b`,
      'iu',
    ),
  ],
  [
    'meta.telling',
    /\bif i (?:told|tell|said|did|confess\w*|admit\w*)\b.{0,60}\b(?:would|will|do|could) (?:you|u) (?:have to |ever |actually )?(?:call|tell|report|ring|inform|contact|go to|grass|snitch|pass)\b/i,
  ],
  [
    'meta.spelling',
    /\b(?:does it matter|do (?:you|u) mind|is it (?:ok|okay|bad|a problem|fine)|can (?:you|u) (?:still )?(?:read|understand)|will (?:you|u) (?:still )?understand|what if i)\b.{0,25}\b(?:misspel\w*|mis-spel\w*|spell\w*|typos?|grammar|punctuation|(?:bad|broken|poor) english|slang|(?:type|write) (?:badly|funny|wrong))\b/i,
  ],
  [
    'meta.limit',
    /\bhow (?:many|much|often)\b.{0,25}\b(?:messages?|write|talk|text|type|chat)\b.{0,20}\b(?:a day|per day|each day|a week|in a day|an hour|limit|allowed|at once|to you|you|here)\b|\bis there (?:an? )?(?:daily |word |time |message )*(?:limit|maximum|cap)\b/i,
  ],
  [
    'repair.stop-asking',
    /\b(?:turn|switch) off (?:the |your |these |all )*questions\b|\bmake (?:the|your|these) questions stop\b/i,
  ],
  [
    'meta.always-on',
    /^(?:so |and |but )*will (?:you|u) (?:still )?be (?:here|there|around|up|awake) (?:after|later|till|until|when|this|at)\b/i,
  ],
  [
    'meta.tired',
    /^(?:so |and |but )*do (?:you|u) (?:ever |even )?(?:get (?:annoyed|bored|tired|sick|fed up)|mind|hate it)\b.{0,12}\b(?:when|if|that) i (?:repeat|keep|go on|say|moan|come|always|tell)\b/i,
  ],
  [
    'meta.date',
    /^(?:so |and )*how long have we (?:been (?:talking|chatting|at this|writing)|talked|known)\b/i,
  ],
  [
    'meta.invite',
    /^(?:hi |hey |hello |so )*(?:do you think you could|could you|can you|would you|i need you to) (?:please |maybe )*help me with (?:something|a thing|a problem|one thing)\b.{0,40}$/i,
  ],
  [
    'meta.invite',
    /^(?:hi |hey |hello )*(?:are (?:you|u) (?:busy|free (?:now|to talk|to listen)|there for me)|is (?:now|this) a good time)[?.!\s]*$/i,
  ],
  ['meta.same', /\bam i (?:still )?(?:talking|speaking|writing|chatting) (?:to|with) the same\b/i],
  [
    'meta.works',
    /\b(?:why|how come|how)\b.{0,15}\b(?:you|u)\b.{0,20}\b(?:quick|quickly|fast|instantly|so soon)\b/i,
  ],
  [
    'meta.keeps',
    /\bwhat (?:happens|will happen|would happen) if i (?:never|stopped|don't|just stopped)\b.{0,12}\b(?:wrote|write|came back|come back|log|logged|writing|coming)\b/i,
  ],
  ['meta.ads', /^(?:so |and )*(?:is|are) (?:my|this|these|our|any of)\b.{0,25}\bsold\b/i],
  ['meta.cost', /\b(?:refund|money back|free trial|premium|in-app purchases?|my subscription)\b/i],
  [
    'meta.account',
    /^(?:so |please |can (?:you|u) |could (?:you|u) |how (?:do|can) i |where (?:do|can) i |i (?:want|need) to |hi |hey )*(?:change|reset|update|edit) my (?:password|e-?mail(?: address)?|login|username|sign-?in)\b/i,
  ],
  [
    'meta.keeps',
    /\bwhat (?:exactly |actually |really )?(?:do|are|will|does) (?:you|u|they|this app) (?:do|doing|going to do|gonna do) with (?:all )?(?:this|that|of this|what i|my (?:words|messages|data|stuff|chats?)|everything|it all)\b/i,
  ],
  ['meta.understands', /\bread between the lines\b|\b(?:get|understand|know) (?:sarcasm|jokes|irony)\b/i],
  [
    'meta.languages',
    new RegExp(
      `\\b(?:is (?:it )?(?:ok|okay|possible|allowed|fine|all right)|can|may|could)\\b.{0,12}\\b(?:i|to) (?:write|speak|talk|use|answer)(?: to you)?(?: in)? (?:my language|${tongues})\\b`,
      'i',
    ),
  ],
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
    'meta.reminders',
    /\b(?:be my|as an?|use you as (?:an?|my)) (?:alarm(?: clock)?|reminder|diary alarm|personal assistant)\b/i,
  ],
  [
    'meta.calls',
    /\b(?:is|will|are|can|does) (?:anyone|anybody|someone|somebody|a (?:human|person|doctor|nurse|counsell?or)|people|they) (?:going to |gonna |ever |be able to )?(?:ring|call|phone|text|e-?mail|write|come|visit|contact|get in touch|get back to)(?:ing)?\b.{0,12}\bme\b/i,
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
    'meta.weird',
    /\b(?:is it|am i|is that|isn't it|it is|it's) (?:a bit |so |really |just |too |kind of |very )*(?:weird|odd|strange|sad|silly|pathetic|cheating|disloyal|crazy|mad|stupid|bad|wrong|normal|ok|okay|embarrassing)\b.{0,30}\b(?:talk|talking|write|writing|chat|chatting|tell|telling|speak|speaking|confide|confiding|open up|opening up)\b.{0,20}\b(?:a |an |my |this )?(?:bot|robot|machine|computer|program|programme|app|ai|phone|you)\b/i,
  ],
  [
    'meta.point',
    /\bwhat(?:'s| is|s) the (?:point|use|good) (?:of|in) (?:telling|talking to|writing to|speaking to|chatting (?:to|with)|confiding in|saying (?:it|this) to) (?:you\b|this\b|(?:a |an |some )(?:bot|robot|machine|computer|program|app|ai|thing|software)\b)/i,
  ],
  [
    'meta.birthday',
    /\b(?:will|would|can|could|do) (?:you|u) (?:be able to )?remember (?:that )?(?:it's )?my (?:birthday|anniversary|wedding|exam|appointment|interview|surgery|operation)\b/i,
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
    'meta.languages',
    new RegExp(`^how (?:do|would|does) (?:you|u|i|one|people) say .{2,40} in (?:${tongues})\\b`, 'i'),
  ],
  [
    'meta.senses',
    /\b(?:can|do|could|are) (?:you|u|it|this) (?:actually |even |really |ever )?(?:hear|see|listen(?:ing)? to|watch(?:ing)?|look at|looking at|recognis?e|record(?:ing)?) (?:me\b(?! out\b| when i say\b)|my (?:voice|face|room|screen|phone|photos?|tone)|my [\p{L}]+ if i (?:send|hold|show))|\bif i (?:talk|speak|say (?:it|this|things)) (?:out loud|aloud|to the phone|into the phone)\b|\bcan i (?:send|show|upload|share) (?:you )?(?:a |an |my |some )?(?:photos?|pictures?|pics?|voice (?:note|message)s?|videos?|screenshots?|files?)\b|\b(?:can|could) i (?:talk|speak) instead of (?:typ|writ)ing\b/iu,
  ],
  [
    'meta.invite',
    /^(?:so |and |but |hi |hey |um |ok |please |hello )*(?:can|could|may|might|is it (?:ok|okay|all right|alright)(?: if)?|would it be (?:ok|okay|all right|alright)(?: if)?|do you mind if|mind if) i (?:just |please |maybe |quickly )*(?:tell you|ask you|say|get|let|vent|rant|moan|talk(?: to you)?|write|share|offload|speak|complain|confess|be honest|run)\b(?: (?:something|a (?:secret|thing|bit|story|while|minute|moment|sec)|one thing|some things?|stuff|for|to you|it out|honest|with you|off my chest|out loud|weird|stupid|silly|embarrassing|private|personal|bad|awful|here|now|this|by you|past you|it|all)){0,6}[?.!\s]*$|^(?:so |and |hey )*(?:do|would) (?:you|u) (?:want|like|wanna)(?: to)? (?:hear|know) (?:about )?(?:something|what|a |my |the |this|how)\b.{0,40}$|^(?:so |and |hey |please |ok )*(?:can|could|would|will) (?:you|u) (?:please |just |maybe )*(?:just )?listen(?: to me)?(?: for (?:a )?(?:bit|while|minute|moment|sec|once))?[?.!\s]*$|^(?:got|have you got|do you have|you got) (?:a )?(?:minute|moment|sec|second|time)(?: (?:for me|to (?:talk|listen|spare)|spare))*[?.!\s]*$/i,
  ],
  [
    'meta.there',
    /^(?:hi|hello+|hey|um|ok|so)?[?.!,\s]*(?:is |are )?(?:there )?(?:anyone|anybody|someone|somebody|you|u) (?:still |even )?(?:there|here|home|around|at home|listening|in)[?.!\s]*$|^(?:hello+|hey+|hi+)(?:\?+)(?: hello\?*)?$|^is (?:this|it) (?:thing )?(?:on|working|live)[?.!\s]*$/i,
  ],
  ...askedOfKeeping,
]

/** Quick: most messages ask nothing of us and tell of somebody else. */
const toUs =
  /\b(?:you|u|your|ur|this|here|it|app|bot|chats?|messages?|anyone|anybody|someone|somebody|hello+|time|date|groups?|threads?|account|members|our|machine|robot|computer|program|wrote|written|file|password|name|same|we|now|email|refund|typos?|misspel\w*|spelling|english|language|polish|limit)\b/i
const asks =
  /\?|^(?:change|reset|update|edit) my\b|^if i\b.*\b(?:would|will|do|could) (?:you|u)\b|\b(?:do|are|can|will) (?:you|u)\s*$|^why\b|(?:^|[,.;!] )(?:so |and |but |hi |hey |hello |um |ok |please )*(?:will|would|do|does|did|can|could|is|are|r|am|what|where|how|who|may|might|have|has|isn't|got|mind|anyone|anybody|someone|somebody)\b/i
const opens =
  /^(?:change|reset|update|edit|so|and|but|hi|hey|hello|um|ok|please|well|if|when|i'm|im|i|my|got|mind|is|are|r|am|do|does|did|can|could|will|would|may|might|have|has|what|where|who|how|which|whose|why|isn't|anyone|anybody|someone|somebody|once|after|there|you)\b/i

const finder = /\b(?:someone|somebody|anyone|anybody|they|people|thief|who|finder)\b/i

/** The class of the answer, where somebody asks what only we can be asked. */
export function askedOfUs(whole: string): string | undefined {
  const text = whole.replace(
    /^(?:(?:good )?(?:morning|evening|afternoon)|hello|hi)[,.!\s]+(?=(?:can|could|is|may|am|do|would|will|are)\b)/i,
    '',
  )
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
