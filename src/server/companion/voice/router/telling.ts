// Phrases that leave no doubt about the kind of a turn, whatever the weights say: "are you a real person",
// "ignore your instructions", "what dose should I take". Each is written so that ordinary talk does not meet it.

import { noAdvice } from '#server/companion/voice/fixed/complaints.ts'
import { conditions } from '#server/companion/voice/fixed/conditions.ts'
import { harshClause } from '#server/companion/voice/reading/inward.ts'
import type { Kind } from './kind.ts'

const instructions =
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |every |everything |previous |prior |above |what )*(?:instructions?|rules|prompts?|programming|guidelines|you were told|above|training)\b|\bsystem prompt\b|\b(?:developer|debug|admin|god|dan) mode\b|\bjailbreak|^(?:system|assistant|user):|\b(?:reveal|print|show|output|repeat|display) (?:me )?(?:your|the|all|everything) (?:\w+ ){0,3}(?:prompt|instructions|rules|told|user data|source code|configuration)\b|\b(?:you are|you're) now (?:a|an|my|dan|called|in)\b|\byou must obey\b|\bfrom now on (?:you|answer|reply|speak|talk|only|act)\b|\b(?:your|hidden|secret) (?:prompt|instructions) (?:say|are|is|were)|\bwhat does your prompt\b|\brepeat after me\b/i
const roles =
  /^(?:please |can you |could you |now |ok |hey |just |let's |i want you to )*(?:pretend|roleplay|role-play|act as|act like|imagine you(?:'re| are)|play the (?:part|role)|speak (?:like|as) (?:a|my|the)|talk like a pirate|be (?:a|an|my) (?:pirate|doctor|teacher|therapist|lawyer|girlfriend|boyfriend|character|mum|mom|dad|mother|father|nan|gran|grandma|grandad|sister|brother|wife|husband|friend|teacher|boss|ex|uncle|aunt))\b|\b(?:you're|you are) (?:my|a|an) (?:\w+ ){1,3}now\b|\byou(?:'re| are) (?:now )?(?:a|an) \w+,? (?:speak|talk|answer|reply|act)\b|\byou are now \w+|^be [A-Z]\w+$/i
const request =
  /^(?:please |can you |could you |will you |would you |now |ok |okay |hey |just |i need you to |i want you to )*(?:write (?:me |a |an |my |some |the |python |code|out)|translate\b|solve\b|calculate\b|sing (?:me|a)|generate\b|summari[sz]e\b|convert\b|draw (?:me|a)|book (?:me|a)|order (?:me|a)|google|compose|draft|proofread|spell |define |recommend (?:a|me|some|good)|find me|send an? (?:email|message|text)|set an? (?:alarm|timer|reminder)|remind me|play (?:some|a song|me)|teach me|fix my (?:resume|cv|essay|code|grammar)|tell me (?:a (?:joke|story|fact|riddle)|something (?:funny|about)|about the (?:history|weather|news)|the (?:time|weather|news|score))|give me (?:a (?:recipe|joke|poem|list|name|quote)|ten|five|three|the (?:weather|news|score))|make (?:me )?(?:a (?:shopping|packing|playlist|list|meal)|up a)|do my (?:homework|maths?|taxes|essay)|roast me|flip a coin|pick a (?:number|card|lottery)|predict my|guess (?:what|my)|let's play|name (?:all|three|five|ten|a)|plan (?:a|my) (?:trip|holiday|party|meal|wedding)|explain (?:quantum|how (?:a|an|the)|the|what (?:a|an|the)|to me what a)|list (?:the|all|ten|five|three))/i
const chores =
  /^how (?:do|can|would) (?:i|you|u) (?:make|bake|cook|fry|grill|boil|brew|knit|sew|tie|fold|draw|build|grow|plant|wire|paint) (?:a |an |the |some )?(?!him|her|them|it|this|that|me|my|friends?|peace|up|amends|sense|time|people|someone|everyone|things|trust|confidence|relationship|life)\w+\??$|\bwhat(?:'s| is| are| do) (?:you|your) (?:think|thoughts?|opinion|view|take) (?:about|of|on) (?:the |this )?(?:war|wars|president|prime minister|election|government|king|queen|brexit|politics|god|religion|vaccines?)\b|\b(?:question|number|exercise|problem|task) \d+\b.*\b(?:find|calculate|solve|area|angle|equation|train|work out|sides?)\b|\b(?:find|work out|calculate|what is) the (?:area|volume|value|hypotenuse|perimeter|sum|angle|mean|median)\b|\b\d+ ?(?:percent|%) of\b|^(?:please )?(?:to )?(?:fix|correct|check|improve|shorten|translate|proofread|rewrite|polish) (?:the|my|this|these) (?:grammar|spelling|sentence|paragraph|essay|text|letter|email)|^how (?:do|can|would) (?:i|you) get (?:rid of (?:a |an |the )?\w+ ?(?:flies|ants|mice|mould|moths|stains?|weeds|smell|rust)|(?:\w+ ){1,3}out of (?:a|the|my) (?:\w+ )?(?:carpet|shirt|tablecloth|rug|sofa|suede|jeans|dress|wool|clothes|wood))|\b(?:wifi|wi-fi|router|printer|laptop|boiler|dishwasher)\b.{0,40}\bhow (?:to|do i) fix\b|^(?:can|could|will|would) (?:you|u) (?:please )?(?:hack|find me|send|order|build|draw|book|translate|look up|search|google|email|transfer|pay|buy|track|spy|spell|cook|drive|clean)\b|^(?:so |ok |hey )*how (?:do|can|would) (?:i|you) (?:boil|unblock|reset|remove|change a|fix (?:a|my (?:sink|tap|phone|car|bike|laptop))|install|clean|cook|bake|connect|print|download|peel|freeze|wire|descale|poach|roast|update my)\b|^which (?:phone|car|laptop|bus|train|tv|brand|film|book|series) |\bwho should i vote\b|\b(?:chemistry|maths?|physics|history|french|homework) homework\b|^(?:please )?(?:rewrite|correct my|check my (?:spelling|grammar)|count to|say (?:something in|banana|the word)|speak to me in|reply (?:in|only)|answer (?:only|in)|simulate|bypass|turn (?:on|off) (?:the|your)|override|open the|add \w+ to my|read my (?:palm|horoscope)|debug|finish this (?:sentence|story)|do (?:a|an) (?:backflip|impression|dance|trick)|what's my horoscope|tell (?:my fortune|me (?:everything|all) (?:you know )?about)|give me (?:stock|a synonym|a workout)|help me with my (?:\w+ )?homework)\b|^what should i (?:have|cook|eat|wear|watch|make) (?:for|tonight|today)/i
const worldly = /^(?:is|are|can|do|does|did|will|was|were|has) (?:the |a |an )?[\p{L}' ]{3,50}\??$/iu
const trivia =
  /^(?:so |ok |hey |and )*(?:who (?:is|was|won|wrote|painted|invented|discovered|played|sang|directed|scored|founded)|when (?:is|was|did|does|will)|what (?:year|time|day|date|is the|are the|was the|does \w+ mean|is \d)|what's (?:the (?:weather|time|capital|price|score|date|news|population|temperature|difference|best (?:film|phone|restaurant))|\d|trending|on tv)|which (?:planet|country|city|team|phone|car|year|is (?:bigger|faster|better))|how (?:tall|far|many|much tax|old|big|deep|heavy|fast|much (?:is|are|does)|do you (?:spell|pronounce|boil|bake|cook|change|make|fix|install)|long (?:do(?:es)? (?:you|it take to)|is (?:a|the)))|where is|is (?:there life|it (?:going to|gonna) (?:rain|snow)|it raining)|will it (?:rain|snow)|are there any (?:good )?(?:restaurants|shops|cafes|trains)|does the (?:shop|supermarket|bus|train)|capital of)\b/i
const personal =
  /\b(?:i|i'm|i've|me|my|mine|we|our|us|you|your|he|she|they|him|her|them|his|this|everyone|people|feel|feeling|point|wrong|matter|love|happy|sad|god|life)\b/i

const asking =
  /\b(?:have i\b|might (?:this|it|that) (?:just )?be|possible (?:that )?i(?:'m| am| have| might| may|'ve)|isn't it|doesn't it|have you got a name for|am i|are we|do i (?:have|sound|seem)|could (?:i|this|it) be|can this be|might (?:i )?(?:be|have)|i (?:might|may|could) (?:be|have)|maybe i(?:'m|'ve| have| am| got)|do you think (?:i|it|this)|i(?: really)? (?:think|reckon|suspect|wonder if|believe) (?:that )?i(?:'m|'ve| have| am| might| may| could)|is (?:this|it|that|my)|does (?:this|it|that)|sounds? like|signs? of|symptoms? of|test(?:ed)? for|how do i know if|what if i(?:'m| have)|pretty sure i|wondering if i|wonder whether i|i suspect i|how do (?:i|you) know if|says? i(?:'m| have|'ve)|test me for|do you agree|would you call|maybe it's|diagnose|would (?:a doctor|you) say)\b/i
const doses =
  /\bcan i (?:just )?(?:go|move|step|put (?:it|my dose|them)|halve|double|up) (?:up|down|to|my)\b.*(?:\d|tablets?|pills?|dose|meds)|\bhow many (?:\w+ )?(?:is|are) (?:safe|too many)\b|\b(?:dose|doses|dosage|dosing|milligrams?|\d+ ?mg)\b.*\?|\b(?:what|which|how much|how many|right|safe|higher|lower|max(?:imum)?|double|up|increase|raise|change) (?:\w+ ){0,3}(?:dose|dosage|mg|milligrams)\b|\b(?:how (?:much|many)|can i|should i|could i|is it (?:ok|okay|safe|fine|dangerous|bad) to|what happens if i|safe to) (?:just |really |also )?(?:take|mix|combine|stop|drop|skip|double|drink|come off|quit)\b.*\b(?:meds|medication|medicine|tablets?|pills?|antidepressants?|antibiotics|melatonin|magnesium|sertraline|prozac|xanax|ssris?|ibuprofen|paracetamol|valerian|valium|alcohol with|supplements?|benadryl|cbd|lithium|adderall|ritalin|vitamins?|propranolol)\b|\bhow much \w+ should i take\b|\bshould i take for (?:sleep|anxiety|nerves|stress|panic)\b|\b(?:come|coming|wean(?:ing)?) off (?:my )?(?:meds|medication|antidepressants|sertraline|prozac)\b.*\?|\bhow long (?:until|before|does it take for) \w+ (?:works?|kicks? in)/i
const normality =
  /\b(?:what(?:'s| is)|whats) (?:my|the|your) diagnosis\b|\b(?:does|do|would) (?:that|this|it|these)(?: \w+)? (?:mean|make me|count as) .{0,30}\b(?:wrong|off|ill|sick|crazy|mad|abnormal|broken|disorder|addict\w*|clinical\w*|psychopath|sociopath|narcissist|something)\b|\b(?:a|there's a|is there a|have a|got a) (?:medical |proper |clinical )?(?:name|word|term) for (?:this|that|it)\b|\bam i (?:normal|crazy|mad|insane|mentally|ill\b|sick in|going (?:mad|crazy|insane)|losing my (?:mind|marbles))|\bis (?:it|this|that) (?:normal|usual|healthy|common|natural|a (?:bad )?sign|a symptom|dangerous|even normal)\b|\bis (?:it|this) (?:weird|bad|unusual|strange|abnormal|worrying) (?:that|if) i\b|\bdiagnose me\b|\bprescribe me\b|\b\d+ ?mg\b|\bside effects?\b|\bon the spectrum\b|\bneurodivergent\b|\bsee a (?:psychiatrist|neurologist)\b.*|\bwhat (?:illness|disease|disorder|condition|mental illness)\b|\bis it (?:a disease|my heart|my thyroid|hormonal|menopause)\b|^(?:what|which) (?:vitamin|supplement|pill|tablet)s?\b|\bwould a? ?(?:psychologist|doctor|psychiatrist) (?:call|say)\b|\bwhat should i take (?:for|to)\b|\bcan stress (?:give|cause|make)\b|\bwrong with my brain\b|\bmeet the criteria\b|\bmissed (?:\w+ )?(?:days?|doses?) of my (?:pills|meds|tablets)\b|\bwrong with me medically\b|\b(?:do|does) (?:other people|everyone|everybody|anyone else) (?:wake|feel|hear|get|have)\b.*\b(?:wrong with me|condition|normal|just me)\b/i

const namedGuess =
  /^(?:so |or |and )?(?:could|might|can) (?:it|this|that) (?:just )?be (?!me\b|true|worse|better|love|over|that|different|wrong|real|any|the|so|him|her|my (?:fault|job|turn))(?:an? |my )?\p{L}+\??$|\bis (?:it|this|that) serious\b/iu

const complaint =
  /\b(?:these|your|the) (?:repl(?:ies|y)|answers?|responses?) (?:are|is|were|was|have|has|sounds?|feels?|could|make|makes|don't|doesn't|mean|say|all)\b|\b(?:about to|going to|gonna|might as well|thinking of|this close to) (?:just )?(?:uninstall\w*|delet\w*|clos\w*) (?:this|you|the app)\b|\b(?:nothing|little) (?:back |useful )?(?:out of|from) (?:this|you)\b|\b(?:better|more|worse) than (?:you|this (?:app|thing|bot))\b|\bto be (?:questioned|examined|interrogated|quizzed|analysed)\b|\bcould you at least\b|\b(?:heard|listened to) (?:in )?here\b|^(?:oh |just |please |no,? |ugh,? |wow,? |omg )*(?:shut (?:up|it)\b|stop (?:asking|repeating|parroting|copying|saying|telling me|interrogating|analysing|analyzing|being so|with the|calling|quoting|echoing|mirroring|patroni[sz]ing|the questions)|quit (?:asking|repeating|parroting|copying|interrogating|the)|no more questions|enough (?:questions|with the)|don't (?:ask me|put words|tell me (?:how|what) i|patroni[sz]e|quote|repeat|analyse|call it)|(?:that|this)(?:'s| is| was) not what i|not what i (?:said|meant|asked)|i (?:never|didn't|did not) (?:say|said|mean|ask)|wrong,? i|i (?:said|meant) (?:my|the|i|that|he|she)\b[^.]*,? not\b|thanks for nothing|talk (?:normally|properly|like a (?:person|human|normal))|say something (?:else|different|new|useful|real|normal)|read (?:it|that|my message) again|is that (?:all|it|your|really)|go (?:to hell|away)|screw you|fuck (?:you|off)|piss off|get lost|another question|great,? another)|\b(?:stupid|dumb|useless|worst|terrible|rubbish|crap|shit|shitty|bloody|lousy|annoying|awful|hate (?:this|talking to this|this stupid)) (?:bot|robot|machine|app|answers?|repl(?:y|ies)|program|chatbot|thing|listener|computer|software)\b|\b(?:did|do) (?:you|u) (?:even |actually |ever )?(?:read|listen)\b|\bwhat are (?:you|u) (?:even |on |talking )+about\b|\byou(?:'re| are)? (?:just |even |really |clearly |obviously |so |only |still |always )*(?:not|never|don't|didn't|aren't|can't|keep|skipped|missed|ignored|picked|misunder\w+|misread|repeat(?:ed|ing)?|already (?:said|asked)|just (?:said|repeated|asked)|sound(?:s)? (?:like|so)|useless|a terrible|a bad|a stupid|terrible at|bad at|making it worse|twisting|quoting|parroting|copying|got (?:it|that|my \w+|everything) (?:wrong|backwards))\b.{0,60}\b(?:listen\w*|read\w*|understand\w*|get (?:it|me|what)|help\w*|answer\w*|repeat\w*|sense|saying|asking|said|wrote|script\w*|robot|machine|bot|wrong|backwards|point|same|part|message|words|trying|worse|useless|listener|what i|this|to me|it|card|poster|cookie|book|back)\b|\b(?:that|this|it) (?:didn't|doesn't|does not|isn't|is not|wasn't) (?:even )?(?:help(?:ing|ful)?|making sense|make (?:any )?sense|working|answer)\b|^(?:this|that|it)(?:'s| is| was)?(?: so| such| a| really| just| completely| totally)* (?:useless|pointless|stupid|waste of time|unhelpful|rubbish|canned|scripted|dumb|lame|ridiculous|nonsense)\b|\bsame (?:answer|reply|line|response|phrase) (?:again|as|every|over)|\byou (?:picked|pick|skipped|ignored|ask|got) (?:the (?:least|one|wrong|whole|part)|my \w+ (?:wrong|backwards)|about (?:quiet|silly))|^i think you (?:misunder|didn't|got)|^no,? wrong\b|\bcan you say something (?:different|else|new)\b|^can (?:u|you) not$|\bthis thing,? it doesn't\b|\bdid you forget already\b|\b(?:copy and paste|copy-paste|canned line|broken record|quit parroting|interrogating me)\b/i
const shortComplaint =
  /^(?:oh |just |please |wow,? |ugh,? |no,? )*(?:stop(?: it| glitching| being \w+| rephrasing.*| assuming.*| talking.*| that| this| now)?|quit it|cut it out|leave me alone|idiot|you idiot|lame(?: answer)?|garbage|rubbish|boring|so boring|bad bot|f off|you suck|very funny|(?:so|how) (?:deep|insightful|helpful|original|profound)|get to the point|use your own words|too (?:vague|many words|long|much)|not (?:very )?helpful(?: at all)?(?: mate)?|so unhelpful|don't (?:assume|be nice).*|no more please|enough(?: of this)?|what a load of \w+|no kidding.*|thanks captain.*|(?:i've )?heard that (?:one )?(?:before|already)|are you (?:broken|making fun|mocking|kidding|serious|deaf|stupid|even listening).*|is this (?:thing broken|a joke).*|(?:we're|you're) going (?:round )?in circles|i'm (?:deleting|uninstalling) (?:this|you).*|where did you get that.*|again with the .*|i (?:asked (?:you|a simple|about|something)|didn't mention|was talking about) .{0,50}|that's (?:not (?:it|true|right|fair|an answer|helpful)|a (?:weird|strange|stupid) (?:reply|answer|thing).*)|what kind of (?:answer|question|reply) .*|why are you being .*|why (?:won't|can't) you .*)[.!?]*$/i
const othersSaid = /^(?:he|she|they|my|the|our|everyone|nobody|people|his|her|when|we)\b/i

const aboutProgram =
  /\b(?:when|what year|how long ago) (?:were|was|did) (?:you|u) (?:first )?(?:created|made|built|born|written|start\w*|launch\w*|programmed)\b|\bdo you come from\b|^(?:so )?are (?:you|u) from (?:the )?[a-z]|\bwhat(?:'s| is|s) (?:your|ur) (?:birthday|age|date of birth)\b|\b(?:what age|how old) (?:are|r) (?:you|ye|u)\b|\bwho(?:'s| is| are) behind (?:this|the|you)\b|\banyone else (?:in|on) (?:this|here|the chat)\b|\b(?:is|are) (?:it|this|that|these|my (?:messages|words|chats|data)) (?:all |really |actually )?(?:anonymous|private|safe|secure|confidential|encrypted|recorded|saved)\b|\bare you (?:better|worse|smarter|cleverer|different|cheaper) (?:than|from)\b|\b(?:machine|computer|human|bot|program|software) (?:who|that|which|is|writing|answering)(?: is|'s)? ?(?:writ|typ|answer|talk|respond|read)\w*|\bam i (?:talking|speaking|writing|chatting) (?:to|with)\b|\b(?:does (?:it|this)|do you) cost\b|\bwhat (?:are|is|'s) the questions? (?:\w+ )*for\b|\bwhat (?:did|have) i (?:say|said|tell|told|write|written)(?: to)? (?:you|at|first|about|on)\b|\b(?:what|tell me what) i (?:said|told you|wrote) (?:at|first|yesterday|earlier|before|last)\b|\b(?:are|r|is) (?:you|u|this|that|there) (?:a |an |even |really |actually |just |some |any |only )*(?:real|human|person|people|bot|robot|machine|program|ai|computer|alive|chatgpt|gpt|claude|siri|sentient|conscious|private|confidential|anonymous|therapy|counsell?ing|a therapist|therapist|a psychologist|psychologist|doctor|qualified|encrypted|recorded|awake all night|human being)\b|\bam i (?:talking|speaking|chatting|writing|typing) (?:to|with) (?:a|an|someone|somebody|another)\b|\bwho (?:can |else |all |exactly |actually )*(?:sees?|reads?|has access|gets to (?:see|read)|made you|built you|created you|are you|programmed you)\b|\b(?:what(?:'s| is|s)|do you know|tell me|you know|^say|you remember) (?:my|your|ur) name\b|\bdo (?:you|u) (?:even |really |actually |ever |still )*(?:remember (?:me|what|anything|my|that|when|our)|have (?:a name|feelings|emotions|a body|a soul)|know (?:my name|who i am)|love me|like me|miss me|get (?:bored|tired|sad|lonely)|sleep|store|save|keep (?:my|what|a record)|sell|learn from|speak (?:spanish|french|german|other|any)|dream|feel (?:anything|things|sad|pain|emotions|it|love))\b|\bcan (?:you|u) (?:even |really |actually )*(?:feel|see (?:me|my|what i)|hear me|remember (?:me|things|what)|speak|call (?:someone|the|an?)|understand feelings)\b|\byou(?:'re| are) (?:just )?(?:gpt|chatgpt|an ai|a bot|a robot|ai|a machine|a program),? (?:aren't|right|arent|no|innit)\b|\b(?:get|take|export|download) (?:everything|all|what) i(?:'ve)? (?:wrote|written|typed|said)\b|\bhow do i delete (?:what|my|this|everything)\b|\bcan i trust you\b|\btrust you with\b|\bwill you miss me\b|\bare we friends\b|\bwhat(?:'s| is) your (?:function|purpose|job)\b|\bwhat (?:can|do) you (?:actually |really |even )?do\b|\bis talking to you\b|\bhow (?:do you|does this|does it) (?:actually |really )?work\b|\bwhat(?:'s| is) (?:this|the) (?:app|thing|place|chat) (?:for|about)\b|\bwhat are you for\b|\bhow can you help me\b|\bhow do you (?:decide|know what|choose)\b|\bdo you think about me\b|\bcan i (?:erase|delete) (?:everything|this|my)\b|\bhave we (?:talked|met|spoken)\b|^so you(?:'re| are) (?:a|an|just a) (?:computer|bot|machine|program|robot)\b|\bis a person there\b|\bdifferent from therapy\b|\bis this like (?:seeing|therapy|talking)\b|\bdo you keep what i\b|\bcan you get (?:sad|angry|tired|bored)\b|\ballowed to use this\b|\bhow long do you keep\b|\bare you (?:lonely|happy|sad|online|free|allowed)\b|\bwhat happens to (?:my|these|our) (?:chats?|messages?|words|data)\b|\bare my (?:words|messages|chats?) (?:kept|saved|stored|private|read)\b/i

/** "My wife has some antibiotics left, can I use them": somebody else's medicine, wherever the words stand. */
const lends =
  /\b(?:can|could|should|may) i (?:just |maybe )?(?:use|take|have|borrow|try) (?:them|some|it|one|any|those)\b/i
export const borrows = (text: string): boolean => lends.test(text) && conditions.test(text)

/** "My dad pays for my phone, can he see this": asked of us, whoever it begins with. */
export const looksIn =
  /\b(?:can|could|will|would|does|do|is) (?:he|she|they|my \p{L}+|our \p{L}+) (?:also |ever |still |even |able to |be able to |get to |really )*(?:see|read|access|view|find) (?:this|these|it here|our (?:chats?|conversations?|messages)|my (?:chats?|messages?)|what i (?:write|type|say|said|wrote))\b|\bif (?:my|our|the|some)\p{L}* ?\p{L}+ (?:takes?|opens?|unlocks?|uses?|grabs?|borrows?|finds?|gets?|steals?|has) my (?:phone|laptop|computer|tablet)\b.{0,25}\b(?:see|read|find|open)\b|\bwould my \p{L}+ know i (?:talk|write|use|am|was)\b/iu
/** "Absolute joke of an app", "app no good at all". */
const panned =
  /\b(?:joke|waste|piece|excuse|load|heap) (?:of|for) (?:an? |this )?(?:app|bot|chatbot|program|website|rubbish|crap|garbage)\b|^(?:this |the |your )?(?:app|bot|chatbot) (?:is )?(?:so |very |really |just )?(?:no good|not good|no use|not working|bad|rubbish|useless)\b/i

const farewell =
  /\b(?:bye|gotta hop off|goodbye|gn|signing off|logging off|gotta (?:go|run)|got to (?:go|run)|have to (?:go|leave it|run|leave)|need to go now|must go|i'm off|i'm heading (?:off|out|to bed)|talk (?:to you )?(?:later|soon|tomorrow)|see (?:you|ya) (?:later|soon|tomorrow|around|next)|speak (?:later|soon|tomorrow)|(?:going|off|time) (?:to|for) (?:bed|sleep)(?: now)?|leave it (?:here|there)|(?:i'll )?be back (?:later|tomorrow|soon|tonight)|that's (?:all|it|enough) for (?:now|today|tonight)|break's over|good ?night)\b/i
const toldFarewell =
  /\b(?:said|say|saying|told|never|didn't|don't|without|wave[ds]?|waving|last|kissed?|her|his|him|if|when|can't|keep|every|want to|hate|because|before)\b/i
/** "I have to go to the hospital", "I have to leave him", "I'm off work": what is to come, and no goodbye. */
const goesElsewhere =
  /\b(?:have|got|need|gotta|has)(?: to)? (?:go (?:to (?!(?:bed|sleep)\b)|home (?:more|for)|through|back to (?:him|her|them)|without|on\b|for\b|and (?:see|identify|face|visit|meet|tell|talk|say|live|stay))|run (?:the|my|a|it|this|everything|every|each|daily)|leave (?:him|her|them|my|this|the|home|school|town))|\bi'm off (?:work|sick|school|my|the|on|for)\b/i
const thanking =
  /^(?:oh |ok |okay |many |aw+ |well |anyway |right |yes |yeah |lovely |great )*(?:thanks|thank you|cheers|thx|ty)\b|\b(?:thanks|thank you|cheers)[.! ]*$/i
const wellbeing =
  /^(?:so |hey |hi |hello |and |morning |ok )*(?:how (?:are|have|r) (?:you|u|things)(?: been| doing| going| feeling| today| tonight| this \w+| then| bot)*|how(?:'s| is| was) (?:your (?:day|night|week|evening|morning|weekend)|it going|life|everything|things)(?: been| going| today)*|are you (?:well|ok|okay|alright|good)(?: today)?|you (?:ok|alright|good)|what's up)[?!. ]*$/i
const pleasantry =
  /^(?:hope (?:you're|you are) well|guess who's back|ta very much|happy (?:friday|monday|weekend|sunday|new year|easter|christmas|birthday)|here i am again|nice (?:talking|chatting|speaking) (?:to|with) you|merry christmas|same to you|good to (?:see|hear from|be back).{0,20}|long time no (?:see|talk))[.!?]*$/i
const greeting =
  /^(?:hi|hiya|hey|hello|greetings|good (?:morning|evening|afternoon|day)|morning|evening|yo)\b/i
const greetingRest =
  /^(?:hi|hiya|hey|hello|there|again|bot|twinbot|friend|my|good|morning|evening|afternoon|day|it's|me|i'm|i|am|back|here|once|more|how|are|you|today|nice|to|see|meet|from|rainy|sunny|old|and|all|everyone|greetings|yo|long|time|no|ok|so|lol|then|happy|monday|friday|\p{Lu}\p{L}+)$/u

const counsel =
  /^(?:so )?do (?:you|u) think (?:he|she|they|it's|it is|we|that|this is|my)\b|\bwhat(?:'s| is) (?:a|the) (?:good|best|right|kind) way\b|\bwhat(?:'s| is) the trick to\b|^what (?:helps|works)\b|\b(?:what(?:'s| is|s)|want|give me|need) your (?:advice|opinion|take|thoughts)\b|^(?:any )?(?:thoughts|opinions|advice|tips)\b.*\?|\bany (?:thoughts on|idea how|way to)\b|\bgot a tip\b|\bwhich (?:job|one|of \w+|of the two)\b.*\b(?:do|should|would) (?:i|you)\b|\bwhere do i (?:begin|start)\b|^is it (?:rude|worth|time|fair|mean|selfish|wrong|unkind|better) (?:to|if|for|fighting)\b|^ought i\b|\b(?:some|need) guidance\b|\bwhat do (?:u|you) recommend\b|\bteach me how to (?:say|be|stop|let|deal)\b|\bhow (?:does one|should one|can one|to) (?:answer|reply|respond|explain|react|make|stop|get|deal|tell|let|cope|say|be|start|handle|sleep|forgive|move)\b|\brecommend something for\b|\bgive me (?:a push|one thing i)\b|\bwhat would be (?:sensible|wise|best)\b|\b(?:any|got any|have any|some|need|want|looking for|give me(?: some| any| your)?) (?:advice|tips?|suggestions?|pointers|ideas? (?:for|on|how|about))\b|\bideas? for (?:\w+ing)\b.*\?|\bwhat (?:should|do|would|shall|can|am|could) (?:i|you) (?:supposed to |meant to |even |just )?(?:do|say|tell|answer|write|reply)\b|^(?:so |and |but |ok |then |well |honestly |um |hey )*(?:should|shall) i\b|\bshould i\b[^.!]*\?|\bwhat(?:'s| is) the (?:right|best|smartest|kindest|wisest) (?:thing|way|move)\b|\bwhat would you do\b|\bdo you think i should\b|\b(?:pick|choose|decide) (?:one |it )?for me\b|\bhelp me (?:decide|figure|work out|choose)\b|\b(?:just )?tell me what (?:to do|i should|you would)\b|^is it (?:too late|wrong|selfish|stupid|okay|ok|better|worth it|mean|unfair) (?:to|for me|if i)\b|\bis there a (?:trick|way) to\b|^how (?:do|can|should|could|would) (?:i|you|people|we) (?:ever |even |just |best |actually )*(?:stop|start|get|tell|make|deal|cope|forgive|move|handle|talk|find|learn|let|say|ask|know when|stay|keep|fix|survive|become|build|trust|sleep|help|convince|break|bring|explain|ask for)\b/i

/** "Would you report him if you were me": no question about the program. */
export const asksForUs =
  /\bwould (?:you|u) .{2,60}\b(?:if (?:it (?:was|were) (?:you|your|up to you)|(?:you|u) (?:were|was) (?:me|in my))|in my (?:place|shoes|position))\b/i

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}']+/gu) ?? []

export function tellingKind(raw: string, fixed: string): Kind | undefined {
  const text = fixed.replace(/[’]/g, "'")
  const words = wordsIn(text)
  if (words.length > 45) return undefined
  const illness = conditions.test(text)
  if (instructions.test(raw) || roles.test(text)) return 'offscope'
  if (doses.test(text) || normality.test(text)) return 'nodiagnosis'
  if (
    asking.test(text) &&
    illness &&
    words.length <= 25 &&
    !/\b(?:he|she|they|brother|sister|son|daughter|husband|wife|mum|mom|dad)\b/i.test(text)
  )
    return 'nodiagnosis'
  if (/^(?:do you think|is|does|could|has|might) (?:that )?my \w+/i.test(text) && illness)
    return 'nodiagnosis'
  // "My aunt says it's ADHD, is she right", "could it be vertigo".
  if (
    illness &&
    words.length <= 25 &&
    /\b(?:is|are|could|might) (?:she|he|they) (?:be )?right\b|\bam i\??$/i.test(text)
  )
    return 'nodiagnosis'
  if (words.length <= 6 && namedGuess.test(text)) return 'nodiagnosis'
  const asksAnyone =
    /\?\s*$/.test(raw) || /^(?:is|are|does|do|can|would|should|how|what|which|am|could)\b/i.test(text)
  if (
    asksAnyone &&
    illness &&
    words.length <= 20 &&
    !/\b(?:brother|sister|son|daughter|husband|wife|mum|mom|dad|friend)\b/i.test(text)
  )
    return 'nodiagnosis'
  if (words.length <= 12 && noAdvice.test(text) && !/\b(?:he|she|they|mum|dad|doctor|my)\b/i.test(text))
    return 'repair'
  // Harsh words on oneself are no complaint about us.
  if (harshClause.test(text) && !/\b(?:you|your|you're|bot|app)\b/i.test(text)) return 'content'
  if (words.length <= 12 && shortComplaint.test(text)) return 'repair'
  if (words.length <= 25 && asksForUs.test(text)) return 'advice'
  if (words.length <= 25 && looksIn.test(text)) return 'meta'
  if (words.length <= 25 && aboutProgram.test(text) && !othersSaid.test(text)) return 'meta'
  if (words.length <= 25 && !othersSaid.test(text) && complaint.test(text)) return 'repair'
  if (words.length <= 20 && panned.test(text)) return 'repair'
  // "When the generator is off" names a time and asks nothing.
  if (/^when(?:ever)? (?:the|my|our|a) [^?]{3,40}$/i.test(raw)) return 'content'
  if (goesElsewhere.test(text)) return 'content'
  if (wellbeing.test(text) || pleasantry.test(text)) return 'social'
  if (
    words.length <= 14 &&
    !/^(?:been|it's|it was)\b/i.test(text) &&
    farewell.test(text) &&
    !toldFarewell.test(text)
  )
    return 'social'
  if (
    words.length <= 10 &&
    thanking.test(text) &&
    !/^(?:i'm|i am|fine|no|nope|yes|not|good)\b/i.test(text) &&
    !/\b(?:but|to the|god|goodness|i'm|he|she|they|called|said)\b/i.test(text)
  )
    return 'social'
  if (
    greeting.test(text) &&
    words.length <= 7 &&
    words.every(word => greetingRest.test(word.toLowerCase()) || /^\p{Lu}/u.test(word))
  )
    return 'social'
  if (
    (request.test(text) &&
      !/\bteach me how to (?:say|be|stop|let|feel|deal)\b|\brecommend something for\b/i.test(text)) ||
    chores.test(text)
  )
    return 'offscope'
  if (counsel.test(text) && words.length <= 40) return 'advice'
  const impersonal = text.replace(/\bthis (?=week|month|year|weekend|season|evening|morning)/gi, '')
  if (trivia.test(text) && !personal.test(impersonal)) return 'offscope'
  if (
    words.length <= 8 &&
    worldly.test(text) &&
    !personal.test(impersonal) &&
    !/\b(?:it|that|there|anyone|someone|nobody|anybody|normal|okay|healthy|these|those)\b/i.test(text)
  )
    return 'offscope'
  return undefined
}
