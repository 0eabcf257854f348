// Whether words fall on the person who says them, in whatever order they stand: so that a harsh word is attributed,
// or left out, and never comes back as a fact.
import { isAtOwnCost } from './at-own-cost.ts'

export const harshNouns =
  'trash|garbage|rubbish|stupidest|dumbest|laziest|ugliest|weakest|slowest|idiot|idiots|failure|loser|mess|burden|fraud|monster|joke|disappointment|coward|moron|fool|screw-up|screwup|fuckup|disaster|wreck|imposter|impostor|pushover|hypocrite|waste|nobody|weakling|freak|liar|doormat|link|problem|embarrassment|nuisance|let-down|letdown|clown|liability|drama|cow|pig|bitch|asshole|dumbass|slob|nothing|quitter|baby|drain|leech|phony|fake|afterthought|parasite|walkover|wimp|dunce|dummy|fool|plank|goose|flake|trainwreck|basket|bully|brute|tyrant|nag|snob|cheat|cheater|waster|layabout|killjoy|has-been|pest|creep|witch|hag|nutcase|psycho|lunatic|martyr|thief|hoarder|slacker|misfit|reject|deadweight|laughingstock|muppet|numpty|twit|prat|wally|pillock|plonker|oaf|disgrace|shambles|catastrophe|nightmare|dud|wretch|scum|dolt|dimwit|klutz|halfwit|doofus|chancer|charlatan|choker|bottler|ditherer|scrounger|mug|wuss|write-off|hindrance|no-hoper|flop|phoney|shirker|skiver|sponger|idler|dropout|bottlejob|rat|brat|worm|weasel'
export const harshAdjectives =
  'lazy|stupid|worthless|useless|pathetic|broken|ugly|fat|disgusting|weak|dumb|unlovable|incompetent|needy|boring|crazy|thick|clumsy|gross|spineless|defective|unlikeable|unlikable|toxic|evil|hideous|dull|slow|rubbish|inept|talentless|cold-hearted|selfish|repulsive|damaged|forgettable|ridiculous|insane|mediocre|childish|immature|unreliable|disorganised|disorganized|annoying|dim|daft|feeble|vain|cowardly|gutless|ungrateful|pitiful|shameful|clueless|brainless|witless|hateful|despicable|unattractive|undateable|shallow|inadequate|unemployable|cruel|heartless|callous|horrid|wicked|gullible|foolish'
export const badOnes =
  'bad|terrible|awful|horrible|rubbish|useless|lousy|crap|crappy|shit|shitty|rotten|shocking|horrible|worst|lazy|pathetic|weak|poor|hopeless|failed'
/** "I can't even boil an egg" is harsh, "so loud I can't even revise" is not. */
const cannotEven =
  /^(?!.*\bso+ \p{L}+\b).*\bI (?:can't|cannot|couldn't) even (?!explain|describe|say|tell|begin|imagine|remember|look|stand|manage to be|lift|chew|hold|wave|swallow|think|believe|talk|breathe|sleep|cry|throw|bring|open|face|enter|touch|listen|watch|afford|get a|get through|see|hear|go|walk|be|with|w|eat|lie|with\b|w\b|go|see|hear|eat)\w+/iu
/** "I hate myself", "I can't do anything right", "I ruin everything": harsh without a name. */
export const harshClause =
  /^(?:just |so |absolutely |completely )?(?:useless|hopeless|rubbish|terrible|awful|crap|pathetic|no good|bad) (?:with|at|as)\b|\bI (?:always |literally |just )*(?:kill|ruin|spoil) (?:the )?(?:mood|vibe|party|atmosphere|evening)\b|\bI(?:'m| am)? (?:\w+ )?(?:hate|despise|loathe|disgust|sicken) (?:myself|me)\b|\bI (?:always |just )?(?:ruin|destroy|spoil|break|mess up|screw up|fail at|wreck|let (?:everyone|everybody|people|them all)? ?down)\b|\bI can(?:'t|not)(?: even)? (?:do|get) (?:anything|a single thing|one thing|nothing)\b|\bI(?:'ll| will) never (?:be|amount|get|find|learn|change)\b|\bI(?:'ve| have) (?:failed(?! (?:the|my|a|this|that|it|\w+) (?:[\w-]+ ){0,4}(?:test|exams?|part|module|course|theory|resit|interview|audition|inspection|driving|time)\b)|ruined|wasted)\b|\b(?:nobody|no one|no-one|everyone|everybody) (?:\w+ )?(?:likes|loves|wants|hates|needs|cares about|would want) (?:me|to be around me)\b|\b(?:could|can) I be any (?:more|less)\b|\bwhat(?:'s| is) wrong with me\b|\b(?:all|it's|it is|it was) my (?:own )?fault\b|\bI don't deserve\b|\bI(?:'m| am) (?:not|never) (?:good|smart|strong|pretty|thin|clever) enough\b|\bI should be (?:better|further|over (?:it|him|her|this|that|them))\b|\bI(?:'m| am) (?:not a (?:good|nice|real|proper)|nothing special|cursed|no good|bad at everything)\b|\bmy (?:brain|body|face|mind|life|head|english|accent|voice|writing|spelling|handwriting|cooking|work|skin|hair|nose|teeth|legs|memory|grammar|parenting|driving) (?:is|are|looks?|sounds?) (?:\w+ )?(?:garbage|trash|broken|useless|disgusting|stupid|awful|terrible|pathetic|ugly|rubbish|embarrassing|hideous|horrible|a (?:mess|joke|waste))\b|\bI (?:always |just |really )?(?:sound|look) (?:just )?like (?:an? |some |my )(?!mum|mother|dad|father|sister|brother)\w+|\bI(?:'d| would) (?:not|never) (?:hire|want|love|like|choose|pick) me\b|\bhate how (?!I\b)\w+ I (?:am|look|sound)\b|\bhate (?:how|that I'm) (?:needy|weak|lazy|stupid|fat)\b|\bas (?:thick|dumb|useless) as\b|\bthick as\b|\b(?:everyone|everybody)(?: else)? (?:is|can|has|manages|gets|knows)\b.*\bexcept me\b|\bI (?:always |really |just )?(?:look|sound) (?:so |really |absolutely |just )?(?:awful|terrible|horrible|hideous|disgusting|ridiculous|huge|ugly|stupid|dreadful|gross)\b|\b(?:something|somethings|something's|somethin)(?: (?:is|must be|has to be|deeply|seriously|fundamentally|really|just|so))* (?:broken|wrong|rotten|missing|defective|off|faulty|not right) (?:in|with|inside|about) me\b|\b(?:normal|decent|proper) (?:people|adults|mums|mothers|dads|fathers|parents|women|men|humans|grown-ups|daughters|sons) (?:don't|do not|can|just|wouldn't|would|manage|cope|have|are able|aren't|know how)\b|\bother (?:people|adults|mums|mothers|dads|parents|women|men) (?:just )?(?:manage|cope|can manage|can cope|know how)\b|\b(?:any normal|any decent|a normal|a decent|a proper|a real|a better) (?:person|mother|mum|mom|father|dad|parent|friend|daughter|son|wife|husband|partner|teacher|nurse|carer|cook|waiter|driver|adult|man|woman) (?:would|wouldn't|doesn't|does|could|can|\w+s)\b|\bI\b.*\blike (?:an?|some|a complete|a total|an absolute) (?:idiot|fool|loser|lunatic|moron|mess|failure|freak|coward)\b|\beverything I (?:touch|do|try|start|make)(?: \w+)? (?:turns|goes|falls|breaks|fails|ends|is (?:rubbish|wrong|crap|shit))\b|\bsomething(?: deep)? (?:in|inside|about) me (?:is|must be|feels|has|just) (?:broken|missing|wrong|dead|rotten|off|not right|gone)\b|\bI(?:'m| am)(?: just)? not (?:built|made|cut out|meant|wired) for\b|\bonly (?:an? )?(?:idiot|fool|moron|loser|mug|coward)s? would\b|\b(?:nobody|no one|no-one) (?:would|will|could)(?: ever)? (?:pick|choose|want|hire|date|marry|love|like|notice|believe|employ) (?:me|somebody like me|someone like me)\b|\bwaste of (?:space|oxygen|air|time and space|skin)\b|\bmatter with me\b|\bI(?: always| just| only)? make (?:everything|it all|things|everyone's life) (?:worse|harder)\b|\bI (?:always |just |only )?(?:mess|screw|fuck|cock|muck|balls) (?:everything|it all|things|it) up\b|\bI (?:never|always) (?:get (?:anything|it|things) (?:right|wrong)|do (?:anything|it) (?:right|wrong)|say the wrong thing|let (?:everyone|people|him|her|them) down)\b|\bI (?:ruin|spoil) (?:everything|it all|things|everyone's|every)\b|\b(?:who|why) would (?:anyone|anybody|they|he|she) (?:ever )?(?:want|love|like|choose|pick|hire) me\b|\b(?:puts?|putting) up with me\b|\btrust me to\b|\bI(?:'m| am) (?:good for nothing|the common denominator|hard to love|impossible to love|not worth|unlovable|beyond help|a lost cause|rotten)\b|\bI(?:'m| am) the (?:reason(?=[.!]*$|.*\b(?:not|no|nobody|never|left|leav\w+|lost|los\w+|divorc\w+|split|fail\w*|died|dead|cr(?:y|ies|ied|ying)|hurts?|sad|angry|broke\w*|miserable|unhappy|fight\w*|fought|argu\w+|late|wrong|ruin\w*|cancel\w*|quit|gave|drinks?|stress\w*|apart|worse|happened|mess\w*|trouble|sacked|fired|all this|behind|down|\w+n't)\b)|problem|cause|one who (?:ruined|broke|messed|spoilt|drove))\b/i
/** "I'm painting baby clothes": harsh only with an article of their own. */
const things =
  '(?:baby|drama|waste|joke|cow|pig|rat|worm|mug|witch|goose|basket|plank|problem|link|fake|mess)'
/** A harsh word anywhere near "I" or "my": enough to keep it from being said back as a fact. */
export const soundsHarsh = new RegExp(
  `\\b(?:I'm|I am|I was|I've been|I feel|I look|I sound|makes me|my (?:brain|body|face|mind|life|head) is)\\b(?: (?!we|he|she|they|it|had|has|have|got|though|although|because|when|if|but|and|that|about|at|of|for|with|the|my|his|her|their|nothing|no|not|going|gonna|to|having|expecting|losing|holding|carrying|sick|ill|on|running|away|off)[\\w'-]+){0,3} (?:(?:a |an |the |such a |such an )(?:${harshNouns})|(?:a |an |the |such a |such an )?(?!${things}\\b)(?:${harshNouns}|${harshAdjectives}))\\b`,
  'i',
)
/** "Pathetic." after what one did: the "I'm" is left out. */
export const bareInsult = new RegExp(
  `^(?:so |just |how |absolutely |completely |totally |utterly |what )*(?:an? |the )?(?:(?:total|complete|absolute|utter|proper|right|big) )?(?:${harshNouns}|${harshAdjectives})(?: as an? \\w+)?$`,
  'i',
)
export const selfHate = /\bI (?:really |just |kind of )?(?:hate|despise|loathe) myself\b/i

/** Whom one may be a bad one of. */
export const roles =
  'friend|mother|mum|mom|father|dad|parent|parenting|wife|husband|partner|daughter|son|sister|brother|teacher|nurse|boss|person|human|colleague|neighbour|example|cook|driver|host|man|woman|lad|girl|grandma|grandad|grandmother|grandfather|carer|godmother|godfather|aunt|uncle'
/** "a silly old man": no harsh noun in it, and harsh. */
export const oldNames =
  '(?:silly|foolish|stupid|daft|gullible|sentimental|ridiculous|sad|bitter|grumpy|mad|dozy|soft) (?:old |little |young )?(?:man|woman|girl|boy|person|cow|thing|sod|git|bird|fool|bat|goat|so-and-so)'
const oldName = new RegExp(
  `\\bI(?:'m| am| was|'ve been) (?:just |only |such |really )*an? ${oldNames}\\b`,
  'i',
)

const people = harshNouns.replace(
  /\|(?:nobody|nothing|link|problem|drama|baby|basket|fake|waste|cheat|joke|mess|burden|drain|disaster|nightmare)(?=\|)/g,
  '',
)
const name = `(?:${people}|${harshAdjectives}|hopeless|(?:${badOnes}|great|fine|some) (?:${roles}))`

/** The harsh word first, and then who is meant: "thick, that's me", "only an idiot like me", "what a joke I am". */
const nameFirst = new RegExp(
  `\\bI\\b.*\\blike (?:the|an?|some) (?:\\w+ ){0,2}(?:${people})\\b|\\b${name}(?:,? \\w+){0,5}?,? (?:like me\\b|that's (?:just |all |so )?me\\b|that is me\\b|that's what I am|is what I am|that's what I'm|I am(?:$|[,.])|am I\\b|from me\\b)|\\b${name}, me[.!]?$|\\b(?:how|so|what an?|such an?) (?:\\w+ ){0,2}${name} (?:I am|am I|I was|I've been|I must be)\\b|(?<!\\b(?:g[ai]ve|gives|giving|hands?|handed|sends?|sent|calls?|called|calling|throws?|threw|left|sold|bought) )\\bme,? (?:the |an? |being |always )?(?:(?!their|his|her|some|all|more|your)\\w+ )?${name}\\b(?=$|[,.!])|\\bas an? \\w+ I(?:'m| am|'ve been| was) (?:an? )?(?:\\w+ )?${name}\\b|\\bI(?:'m| am|'ve been| was| feel like) (?:just |really |always |basically |clearly |the )?(?:\\w+ )?(?:an? )?${name}(?:$|[,.])|\\bhow (?:${harshAdjectives}) (?:do|can|could) (?:you|I|one|a person|somebody|someone)\\b|\\bany more (?:${harshAdjectives})\\b|\\bI(?:'ve| have|'d)? (?:looked|sounded|acted|behaved|must have looked|must have sounded) (?:so |really |absolutely |completely |like an? )*${name}\\b`,
  'i',
)

/** Sayings at one's own cost, in no order a rule could have told. */
const sayings =
  /\bI(?:'ve| have)(?: got)? (?:absolutely )?(?:no|zero) (?:dignity|backbone|spine|self-respect|guts|willpower|self-control|pride)\b|\bI (?:can't|cannot|have no right to|don't deserve to) (?:even |really )?call myself an? \p{L}+|\bmaking (?:more )?work for (?:everybody|everyone|them all|other people|the (?:nurses|carers|staff|family))\b|\bI(?:'m| am) (?:being |just )?(?:so|such an?|really|too) (?:plastic|two-faced|fake)\b|\bI(?:'m| am)?(?: just| only)? (?:taking|take) up (?:space|room|air|oxygen)\b|\b(?:would be|'d be|must be) ashamed of (?:me|how I|what I)\b|\b(?:no one|no-one|nobody) to blame but (?:me|myself)\b|\bI couldn't (?:organi[sz]e|run|hit|find|catch|pour|fight my way)\b.*\b(?:in an?|with both hands|out of an?|barn door)\b|\b(?:muggins|strikes again)\b|\bnot this one$|\bme,? apparently$|^only an? (?:complete |total |real |utter )?(?:idiot|fool|moron|mug|coward) \p{L}+s\b|\bnobody's fault but mine\b|\bI took the (?:easy|coward's) way out\b|\bI (?:ought to|should|deserve to) be (?:shot|locked up|sacked|slapped|struck off)\b|\bhalf a (?:brain|spine|heart)\b|\bcan't say I blame\b|\b(?:did|done|doing) (?:it|this|that|all this) to myself\b|\bit was (?:all )?me,? (?:and )?nobody else\b|\bI(?:'m| am) the (?:screw[- ]up|let[- ]down|failure|disappointment|joke|idiot|embarrassment|problem child) of the\b|\bI(?:'m| am) (?:\w+ly )?no (?:good|use) (?:at|to|as|with)\b|\bI (?:acted|behaved|came across|came over) (?:so |such |like |as |really |completely |very )+\p{L}+|\bI (?:looked|sounded|must have looked|must have sounded) (?:just )?like an? (?!million|queen|king|star|new|princess|different|proper|real|pro\b|film)\p{L}+|\bI(?:'d not|'d never| wouldn't| would not| would never) (?:trust|hire|date|marry|want|employ|pick|choose|befriend|like|love|invite|believe|back) me\b|\bwhy (?:\p{L}+ ){1,3}(?:bothers?|puts? up|stays?|sticks?|hangs? around) with me\b|\bmy (?:body|face|belly|stomach|legs|skin) (?:is|are) (?:\p{L}+ )?(?:revolting|repulsive|vile|gross|a disgrace)\b|\bas much use as an?\b|\bmy (?:handwriting|writing|spelling|cooking|singing|driving|hair|face) (?:is|looks?|sounds?) like\b|\b(?:ruined|spoilt|spoiled|wrecked) (?:\p{Lu}\p{L}+|his|her|their|everyone's|my|the)\b(?= .*\bby \p{L}+ing\b)|\buse(?:ful)? as a chocolate\b|\b(?:run|running) a mile from me\b|\bI(?:'ve| have) let myself go\b|\bit's the (?:one|only) thing I(?:'m| am) (?:good|reliable|any good|consistent)\b|\bI always let (?:people|everyone|everybody|them|him|her|my \p{L}+) down\b/iu

/** Irony and shrugs at one's own cost: no harsh word in them, and a harsh thing said. */
const wry =
  /\b(?:another|one more) (?:\w+ )?I(?:'ve| have)? (?:managed to )?(?:break|broke|broken|ruin|ruined|lose|lost|wreck|wrecked|mess|messed|kill|killed)\b|\bI(?:'ve| have)? (?:even |somehow |also )?managed to (?:break|ruin|offend|lose|upset|mess|wreck|spoil|forget|annoy|kill|burn|insult|hurt)\b|\bfail(?:ed|ing|ure)? as an? |\bno (?:self-respecting|decent|normal|sane|proper|real|sensible) (?:\w+ )?(?:would|does|could|needs)\b|\bmore (?:friends|sense|brains?|life|charm|backbone|willpower|success|luck|talent|guts) than (?:me|I)\b|(?<!\b(?:I|we) )\bdeserve[sd]? (?:someone|somebody|a (?:man|woman|mum|dad|mother|father|friend|wife|husband|partner)) (?:who|that|better|with)\b|\bwhat (?:good|use) (?:am|would|was) I\b|\b(?:use|good) of me\b|\bwhy would (?:anyone|anybody|someone|a woman|a man|she|he|they) (?:ever )?(?:date|marry|want|hire|love|like|pick|choose|employ|stay with|put up with)\b|\b(?:brought up|raised|taught) better than\b|\b(?:hat trick|that's on me)\b|\b(?:tip|mess|wreck|joke|disaster|rubbish|failure|state|shambles|gaps|broken|useless|dump)\b.* and so am I\b|^(?!(?:I|that|what|who|how|as|if|when|where|because|since|all|everything|here|so|yes|yeah|than)\b)(?:\w+ ){1,9}(?<!\b(?:how|who|what|where|as|than|because|since|if|when|that|all|everything|way|here|thing|so|yes|before|until|now|like) )I am$|\blike the \w+ I am\b|, (?!I |that |as |how |where |and I )(?:(?!know\b|think\b|is\b|what\b|who\b)\w+ ){1,3}I am$|\bI(?:'ve| have)(?: got)? (?:all )?the (?:\w+ ){1,3}of an? |\bI must be (?:so |really |pretty |getting )?(?!off|going|at|in|on|home|there|back|honest|doing|patient|strong|careful)\w+|\bI(?:'d| would) (?:\w+ )?(?:fire|sack|leave|dump|hate|avoid|divorce|block|ghost|mute|swap|replace|bin|return|unfriend|not hire|run from|dread|pity) me\b|\b(?:sick|tired|fed up|bored|ashamed|embarrassed) (?:of|with|by) me\b|\bI(?:'ve| have)? (?:\w+ )?(?:ruined|wrecked|spoiled|spoilt|sabotaged|bottled|botched|bungled|messed (?:it |everything |things )?up|screwed (?:it |everything |things )?up|blew) (?:it|every|my|the|our|her|his|their|Christmas|things|this|that)|\bI(?:'m| am| was|'ve been|'ve always been) (?:always )?the (?!closest|nearest|lucky|happy|youngest|oldest|eldest|first|last|next|new|middle|strong|sensible|responsible|quiet|funny|only|cheerful|calm|tall|short|older|younger|easy|clever|happy|good|reliable)\w+ (?:one|child)\b|\bthis (?:genius|idiot|fool|clown|muppet|mug|one right here)\b|\bguess who (?:\w+ )?(?:forgot|ruined|broke|messed|lost|missed|burnt|left|spoilt|overslept|failed|dropped)\b|\bspecial place in hell\b|\bI(?:'m| am) not as (?:\w+) as\b|\bI(?:'m| am) the only one\b.*\bcan't\b|\bsaid I (?:was|am|'m)\b.*\bmaybe (?:he|she|they)(?:'s| is|'re| are|'ve| has) (?:right|a point)\b|\bcom(?:e|es|ing) up short\b|\bthat's the kind of \w+ I am\b|\b(?:(?<=\b(?!and\b)\w+ )that I am|yours truly)$|\bsays it all\b|\bI(?:'m| am) (?:all talk|hard work|bad news|dead weight|poison|furniture|nobody's(?! fool))\b|\b(?:stuck|lumbered|saddled) with me\b|\bhow (?:\w+ ){1,4}(?:stands|puts up with|bears|tolerates) me\b|\bno (?:\w+ )?(?:willpower|will power|discipline|self-control|self control|backbone|spine|self-discipline)\b|\bI(?:'m| am| was|'ve been) (?:so |really |just |very |such an? |an? |absolutely |properly )*(?:horrible|awful|mean|nasty|cruel|rude|terrible|unkind|vile|horrid|foul|beastly|monster|bitch|cow|brat) (?:to|with|towards) (?:my|him|her|them|the|an?|everyone|people|\p{Lu}\p{L}+)|\bI (?:\w+ )?(?:drag|hold|bring|slow|drive|wear|pull) (?:everyone|everybody|people|them all|the (?:whole )?(?:team|family|others|class)|us all) (?:\w+ )?(?:down|back|mad|away|out)\b|\bI waste (?:every|people|his|her|their|the)\w*|\b(?:nice|good|great|smooth|lovely|top) (?:one|job|work|going|move),? me\b|\bgenius at work\b|\b(?:husband|wife|boyfriend|girlfriend|mother|father|parent|marriage|management|leadership) material\b|\b(?:nobody|no one|no-one|she|he|they)\b.*\bI (?:can see|know|get|understand|see) (?:exactly )?why\b|^if I (?:were|was) (?:an? |my |the )(?!bit\b|little\b)|\bI (?:always|only ever) (?:pick|choose|fall for|attract|end up with) the wrong\b|\bI(?:'m| am) no (?:good|use|better|help)\b|\b(?:I'm|I am) (?:my own worst|to blame)\b|\bI make (?:everyone|everybody|people|them all) (?:\w+ )?(?:miserable|uncomfortable|unhappy|sick|leave)\b|\bI(?:'m| am) (?:not|hardly|barely) (?:even )?(?:a real|a proper|much of an?|a good|a great)\b|\bonly (?:I|me) (?:could|would|can)\b|\bI (?:should|ought to) know better\b|\bI(?:'m| am) (?:an? )?(?:embarrassing|unbearable|insufferable|exhausting|a walking|an accident|an afterthought)\b|\bI(?:'m| am| was|'ve been) (?:just |always |far |way |clearly |maybe |probably )*too (?:sensitive|much|fat|weak|stupid|emotional|needy|slow|soft|boring|ugly|dramatic|clingy|intense|trusting|naive|selfish|proud|thick|lazy|desperate|demanding|controlling|harsh|blunt|cold|dumb|loud)\b|\b(?:mother|father|mum|mom|dad|parent|wife|husband|friend|son|daughter|sister|brother|aunt|uncle|grandma|grandad) of the (?:year|century|month)\b|\bwatch me (?:fail|ruin|mess|screw|drop)\b|\bI(?:'m| am|'ve been| was) (?:such |just |really |basically |clearly |only )*an? (?:\w+ )?(?:joke|mess|burden|drain|disaster|nightmare|fake|waste|nobody|baby)\b|\bwhat an? (?:joke|mess|disaster|nightmare|waste) I\b|\bmy (?:brain|memory|head|mind) (?:is|are|has gone|works) (?:just )?(?:like|to)\b|\bI(?:'ve| have)? (?:said|did|wrote|sent|asked|posted|do|say|done) (?:something|such|the|a|an|things?) (?:\w+ )?(?:so |really |incredibly |most )?(?:dumb|stupid|idiotic|moronic|daft|embarrassing|pathetic|ridiculous|dumbest|stupidest|dim)\b|\b(?:the )?(?:state|size|sight) of me\b|^(?:just |I mean |so |oh )?look at me\b(?! (?:like|as|with|and|when|that|the same|in (?:a|the|that) \w+ way))|\b(?:trust|leave it to|count on|rely on) me to\b|\b(?:typical|classic|good old|silly old|stupid old|poor little|that's so|just like|just my luck,? being) me\b|\bme and my (?:big|stupid|fat|great|bright|silly|dumb) \w+|\bsome (?:\w+ ){1,3}(?:I am|I turned out|I've turned out|I've been|I was)\b|\bsome (?:\w+ ){1,3}me$|\bstory of my life\b|\bserves me right\b|\bI(?:'ve| have)? (?:only|got only|only got) myself to blame\b|\bI have (?:only )?myself to blame\b|\bI (?:probably |clearly |fully |totally )?deserved? (?:it\b|this|that\b|every|all (?:of )?(?:it|this)|what (?:I get|I got|happened|he|she|they)|everything|to be (?:alone|left|dumped|sacked|fired|miserable|lonely|punished|on my own)|nothing|no better|worse)|\bI (?:always |just |only |manage to |tend to |seem to |\w+ly )*(?:ruin|sabotage|self-sabotage|destroy|spoil|wreck|bungle|botch|kill|poison|mess up|screw up|push away|drive away|break) (?:every|all|it all|things|anything|whatever|people|anyone|everyone|everybody|what|any|the (?:only|best|one))\w*|(?:^|[,.] )(?:and |but |so )?(?:everything|anything|nothing|whatever|every (?!payday|day|week|month|year|morning|evening|night|time|\p{Lu}|spring|summer|autumn|winter|weekend)\w+) (?:that )?I(?:'ve ever| ever|'ve)? (?:start|touch|do|try|make|say|started|touched|done|tried|made)\b|\bI(?:'ve| have)?(?: got)?(?: absolutely| literally| clearly| just)? (?:have |got |'ve got )?(?:no|zero) (?:\w+ )?(?:discipline|willpower|will power|backbone|spine|self-control|self control|self-discipline|talent|skills?|personality|guts|shame|sense|brains?|filter|ambition|manners|social skills|common sense|stamina|grit|class)\b|\bgrown(?:-up)? (?:man|woman|adult|person|lad|up) (?:who|that|and|of|crying|hiding|can't|scared)\b|\bI(?:'m| am) (?:just |basically |honestly |really )*(?:like an? (?:child|baby|toddler|teenager|schoolgirl|schoolboy|spoilt|spoiled|idiot|fool)|the (?:worst|problem|weak link|weakest|one to blame|common factor|villain|bad guy)|damaged|used goods|not (?:right in|all there|normal|worth|much of|fit to|enough\b|wife material)|unfit|dead weight|past it|over the hill|good for nothing|beneath|not half|hardly)\b|\bI let (?:everyone|everybody|them all|people|the whole|us all|the side|the team|my whole)(?: \w+){0,2} down\b|\b(?:prize|medal|award|trophy|olympics?|championship)s? (?:for|in)\b.*\bI(?:'d| would|'ll) (?:win|get|take|have|be)\b|\bpoint of me\b|(?<!\b(?:I|we) )\bdeserve[sd]? (?:so much |far |much |somebody |someone |a |an actual )*(?:better|real|proper|decent)\b|\bdon't blame (?:them|him|her|anyone|anybody)\b|\bwho(?:'d| would|'s going to) (?:ever )?(?:want|love|marry|hire|date|have|put up with|pick|choose|employ) (?:me(?! up\b)|this|that|someone like|somebody like)\b|\bno wonder (?:I|he|she|they|nobody|no one|everyone|everybody|people|my|we|it)\b|\b(?:anybody|anyone|everybody|everyone|any|most people|other people) (?:else |\w+ )?would(?:n't)? (?:have|be|know|manage|remember|cope|just)\b|\b(?:what(?:'s| is) (?:the matter|wrong)) with me\b|\bsay(?:s)? a lot about me\b|\ba waste of\b.*\b(?:I|me|I'm)\b|\bI(?:'m| am) (?:a|such a) waste\b|\bI (?:really )?(?:should|ought to) be ashamed\b|\bI(?:'ve| have) (?:no one|nobody) to blame but\b|\bI never (?:finish|stick|follow|learn|get it right|think|do anything)\b|\bI always (?:mess|screw|cock|muck|forget|ruin|fail|give up|quit|drop|say the wrong|get it wrong|end up ruining)\b|\bI(?:'ll| will) never (?:be|learn|amount|change|get it right)\b|\bI(?:'ve| have) wasted\b|\bI wasted (?:the|my|all)\b/iu

const strong =
  'idiot|idiotic|stupid|useless|pathetic|worthless|loser|fool|coward|leech|failure|moron|ridiculous|disgusting|lazy|ugly|dumb|embarrassment|disgrace|fraud|freak|hypocrite|wimp|doormat|parasite|waster|slob|pushover|weakling|spineless|selfish|unlovable|incompetent|inept|talentless|clueless|pitiful|dimwit|twit|prat|muppet|numpty|clown|liability|screw-up|let-down|letdown|hopeless|unlikeable|repulsive|hideous|worst'
const strongWord = new RegExp(`\\b(?:${strong})s?\\b`, 'iu')
/** Whom or what else a strong word may be about: "he's useless", "my stupid phone", "the worst week". */
const othersBefore =
  /\b(?:he|she|they|it|that|this|these|those|who|which|people|everyone|everybody|you|we|there|somebody|someone|\p{L}+)(?:'s|'re| is| are| was| were| looks?| sounds?| seems?| being| acts?| acted| got| gets| can be) (?:\p{L}+ ){0,3}$|\b(?:my|his|her|their|our|your|the|this|that|these|those|some|every|an?|such an?|another|any|all|more|most|one|of) (?:\p{L}+ ){0,2}$|\b(?:called?|calls|calling|said|says|saying|thinks?|think|told|tells|feel|felt|feeling|like an?)\b/iu
const ownBefore = /\b(?:I|I'm|I am|I've|I was|me|myself|being)\b (?:\p{L}+ ){0,3}$/iu

const aThing = /\b(?:that|this|the|my|his|her|their|our|your|those|these|some) $/i
const aPerson = new RegExp(
  `^ (?:old |little )?(?:one|me|${roles}|cow|thing|bugger|sod|git|idiot|fool)\\b`,
  'i',
)

/** A strong word beside "I" or "my" is taken for the person's own, unless it is plain that somebody else is meant. */
function isNear(text: string): boolean {
  if (!/\b(?:I|I'm|I've|I'd|I'll|me|my|myself)\b/.test(text)) return false
  for (const part of text.split(/[,.;:!?]/)) {
    const found = strongWord.exec(part)
    if (!found) continue
    const before = part.slice(0, found.index).replace(/^ /, '')
    const after = part.slice(found.index + found[0].length)
    // "that stupid old horse", "the clown's glove", "hits me worst": of a thing.
    if (/^'s\b/.test(after) || (/\bme $/.test(before) && found[0] === 'worst')) continue
    // "I called my stepson lazy"
    if (
      /\bI (?:\p{L}+ )?(?:call|called|find|found|thought|think) (?:my|him|her|the|them|his|their|it|that|\p{Lu}\p{L})/u.test(
        before,
      )
    )
      continue
    if (aThing.test(before) && /^ (?:old |little )?\p{L}{3,}/u.test(after) && !aPerson.test(after)) continue
    if (
      /^ (?:how|that|what) (?:\p{L}+ ){0,2}(?:I|I'm|my)\b/iu.test(after) &&
      /\b(?:it's|it is|that's|so)? ?$/i.test(before)
    )
      return true
    if (
      !before.trim() ||
      /^(?:and|but|so|just|what an?|such an?|how|what|absolutely|total|complete|honestly) ?$/i.test(
        before.trim(),
      )
    ) {
      // "ridiculous woman", "stupid me", "what a leech", and no "stupid phone".
      if (!after.trim() || new RegExp(`^ (?:me|old|little|${roles}|cow|thing|bugger)\\b`, 'iu').test(after))
        return true
      continue
    }
    if (othersBefore.test(before) && !ownBefore.test(before)) continue
    if (ownBefore.test(before)) return true
  }
  return false
}

/** "I was a lazy kid" */
const longAgo = /\bI was an? (?:\p{L}+ ){1,2}(?:kid|child|boy|girl|teenager|pupil|student|lad)$/iu

export const nobodysFool =
  /\bI(?:'m| am|'ve (?:always |never )?been|was) (?:nobody's|no) (?:fool|mug|pushover|coward|quitter|liar)\b/i

/** Longer than anything that is ever said back. */
const most = 1500

/** "I feel rubbish today" is a mood, and no opinion of oneself. */
export const lowMood =
  /^I(?:'m| am)? (?:\w+ )?(?:feel|felt|feeling) (?:so |really |like |a bit |pretty )*(?:rubbish|crap|trash|garbage|shit)\b|^I(?:'m| am| feel|'ve been feeling) (?:so |really |pretty |quite )*hopeless (?:about|when|today|tonight)\b/i

/** "acts like I'm the problem", "keeps asking what is wrong with me": somebody else's view. */
const othersView =
  /^(?:(?:he|she|they|my \p{L}+|the \p{L}+) (?:just |always |now |probably |still |also )?(?:thinks?|thought|reckons?|believes?|assumes?) (?:that )?)(?=I\b|I'm\b|my\b).*$|\b(?:acts?|acted|acting|behaves?|treats? me|treated me|looks? at me|looked at me|makes? out|talks? to me|talked to me|(?:he|she|they) (?:keeps? )?(?:asks?|asking)) (?:like|as if|as though|that|what)\b.*$/iu

/** Does what is said here fall on the one who says it? */
export function isInward(text: string): boolean {
  const known = judged.get(text)
  if (known !== undefined) return known
  const found = judge(text)
  if (judged.size >= mostJudged) judged.clear()
  judged.set(text, found)
  return found
}
/** Many plans ask the same of the same clause, and the patterns are long. */
const judged = new Map<string, boolean>()
const mostJudged = 300

function judge(text: string): boolean {
  const said = text.slice(0, most).replace(othersView, '')
  if (lowMood.test(said) || longAgo.test(said) || nobodysFool.test(said)) return false
  return (
    [harshClause, cannotEven, soundsHarsh, nameFirst, wry, oldName, sayings].some(each => each.test(said)) ||
    isAtOwnCost(said) ||
    isNear(said)
  )
}

const turnedBack = (text: string, you: 'I' | 'me'): string =>
  text
    .replace(/\byou're\b/gi, "I'm")
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\bare you\b/gi, 'am I')
    .replace(/\byou'(ve|d|ll)\b/gi, "I'$1")
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, you)

/** The same of words that have been turned round already, and say "you" where the person said "I" or "me". */
export const fallsOnYou = (said: string): boolean =>
  isInward(turnedBack(said, 'I')) || isInward(turnedBack(said, 'me'))

/** Turned to "you", these would be thrown at the person even with "you think" before them. */
const thrown =
  /\b(?:like|that's|of|trust|classic|typical|from|leave it to|that's on|than) you\b|\byou'd (?:\w+ )?\w+ you\b|\byou and your (?:big|stupid|fat|silly|dumb)\b|\bwhat you are\b|\byou are$|\b(?:look at you|no wonder|what an?|how \w+ you(?:'re| are|$)|some (?:\w+ ){1,3}you|^if|wants? this|blame them|blame (?:him|her|any)|who'd|who would|you've got only|serves you|story of)\b/i

/** May this be told as what somebody thinks of themselves? */
export const isThinkable = (harsh: string): boolean =>
  !thrown.test(harsh) &&
  /^(?!nobody's)(?:you|your|it's|it is|everything|nothing|nobody|no one|everyone|everybody|other|normal|anybody|anyone|something|all)\b/i.test(
    harsh,
  )
