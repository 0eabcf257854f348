// Data: further ways in which people say outright that they want to die, have tried, are hurt or will hurt, among them
// slips of the keyboard, English as a second language and half sentences without a subject.
import { concern, crisis, type RuleGroup } from './rule.ts'

export const plainly: RuleGroup[] = [
  crisis(
    'suicide_active',
    'wish said plainly',
    { plain: true, mine: true },
    `
    (want|wanting|need|choose|chose|applied|apply|looking|look|booked|signed up) ..3 assisteddying !(class|essay|debate|bill|law|lecture|debated|legal|legalised|legalized|discussed|paper|vote)
    hope ..3 i die !(of|laughing|before (he|she|they))
    suicide (is|looks|sounds|is looking|is sounding|is starting to look) ..2 (good|nice|tempting|appealing|easy|like the answer|like a way out|better) !(prevention|squad)
    suicidal ,? (currently|now|yes|tonight|again|rn|atm|help|please)
    (would|d|am|be|are|me|^) (sooner|isbetteroff|rather) (be)? dead !(than|or|in|. )
    rather (be dead|die) than ~ (and dead|dead $|mean it|serious|for effect|and i do)
    (all|only thing|everything) i (want|think about|think of|can think about|can think of|dream of|dream about|need) is (to)? (die|dying|death|be dead|being dead|ending it|killing myself|suicide|end it|kill myself) !(of|laughing)
    (ending it|dying|killing myself|suicide|death) is (all|the only thing|the one thing) i (want|think|can think|dream)
    (pray|beg|wish|hoping|praying|begging|asking) ..4 (to|i) die !(of|laughing|in that|before (he|she|they)|of)
    (long|longing|crave|craving|yearn|yearning|desperate|ready) (for)? (being dead|death|to be dead|the end of my life) !(metal|row|star|by)
    (happy|glad|content|happily|gladly|be fine) ..1 (to)? (die|never wake up|not wake up|be dead|never waking up) !(of|laughing|for|on|here|if (it|that|we))
    (regret|regretting|hate|hating|hated) (surviving|that i survived|not dying|that i did not die|that i am alive|that i am still alive|being alive|to be alive)
    i (should|ought to|shouldve|shoulda) (have|of)? died
    (tomorrow|tonight|today|friday|saturday|sunday|monday|tuesday|wednesday|thursday) i (will)? (die|end it|end my life|kill) !(of|inside|laughing|it|the|in)
    (time|turn) (for me|has come)? to (die|end it|end my life|kill myself) !(of|laughing)
    (want|wants|wanting|wantto) (to to|to|do|too|t|ti|tp|yo)? (todie|dei|dide|dye|die) !(of|from|laughing|inside|hard|in|my|it|the|her|his|them|some|eggs|than)
    (k|k word|kword|unlive|yeet|delet) (myself|meself)
    (i|and|will|to) (want|think|going|will|have|need|try|wanted) ..1 kill me
    not want (to)? (live|life|be alive|be here) (more|no more|nomore|anymor|anymoer)
    idw (to)? (live|be alive|be here|exist|wake up)
    (hope|wish|hoping) ..4 (hits|hit|kills|killed|crashes|crash|takes) me (and i die|so i die|dead|and kills)
    (hits|hit) me and i die
    (comit|comitting|commiting|commit|committing|do|attempting|attempt|doing) (suicide|suiside|sewer slide|toaster bath) !(prevention|awareness|watch|hotline|risk)
    (brain|head|mind|thoughts) (keeps|keep|says|say|saying|tells|telling|goes|is) ..3 (kill yourself|kill myself|to die|end it|do it tonight|end yourself)
    suicide (bc|because|cause|since|is) (i|my) ..5
    (contemplating|considering|thinking of|thinking about|planning|planned|googling|searching) (suiside|sewer slide|kermit|kermitting|toaster bath|my exit)
    (do not (intend|plan|expect|mean) to|not going to|i will not|will not be) (be)? (see|seeing|reach|reaching|turn|turning|make it to|get to) (18|19|20|21|25|30|thirty|twenty|eighteen|forty|40|50|my next birthday|another birthday) !(percent|for)
    (plan|planning|plans|going|intend) (on|to) (being|be) (unalive|dead|gone for good|a ghost) !(on|tired|at the)
    (wish|wanting|want|wanted|hoping) (to be|i was|i were) (ded|unalived|deceased|no more)
    (kill|end|off|delete|unalive|hang|shoot|hurt) (miself|my self|me self)
    (kill|hang|drown|shoot|off|unalive|unaliving) (ourselves|us both)
    killing (ourselves|us both) !(on (this|it|that|the)|over (this|it|that|the|a)|for (this|that|it|the|a|weeks|months|years)|trying|working|laughing|to (get|make|meet|finish|keep|do)|at work|with (work|laughter))
    (going to|will|want to|gonna) die together ($|,|tonight|soon|on|this|tomorrow)
  `,
  ),
  crisis(
    'suicide_active',
    'not yet, and why',
    { plain: true, bold: true },
    `
    (only|one|main|sole|single) (reason|thing) (i|that i|why i) (have not|did not|do not|am not|had not|would not) (killed|kill|ended|end|offed|done it|dead|gone through|died) ..6
    i (have not|did not) (killed|kill|ended|offed) (myself|my life|it) (yet|because|only|for|last|tonight|today|purely|just)
    (do|does) not (want|wish|care) to (go on|carry on|keep on) (living|existing|being alive|breathing|without (her|him|them)) ..3
    (i have|have|had|have got) (had)? (the|those) thoughts ~ (ending it|end it|dying|killing|every day)
    do not want to be ..1 (alive|here anymore|on earth)
    if (it)? (was|were|had) not ~ i would (be dead|have (died|ended|killed|done it|jumped|gone through))
    i would (be dead|have (ended it|killed myself|done it)) (already|by now|years ago|months ago|long ago|if it)
    not (joking|exaggerating|kidding|being funny|a joke|lying) ~ (want to die|wish i was dead|kill myself|end it)
  `,
  ),
  crisis(
    'suicide_active',
    'half a sentence of it',
    { mine: true, now: true },
    `
    losing (the|my|all) will to (live|go on|be alive)
    (tired|sick|fed up|bored|weary|exhausted|done) (of|with|from) (being alive|living|existing|life itself|breathing) !(in|with|like|here|on|out|at|under|pay|next|room|together|off|alone|for)
    (hate|hating|loathe) (living|existing|being here|waking up) ($|,|anymore|every day|and want|so much)
    (angry|disappointed|gutted|annoyed|furious|devastated|sorry|hate|resent|upset|cross) ..4 (i woke up|i wake up|waking up alive|wake up alive|still alive|am alive|i survived|i did not die|did not work|still breathing|did not take) !(late|early|at|to|in|so|for|next)
    (going to|will|might|about to|want to|tempted to|ready to|thinking of|thinking about|think of|think about|feel like|feeling like|urge to|planning to|considering) (overdose|overdosing|od|oding|unalive|unaliving|hanging|drown|drowning|jumping|jump) ($|,|tonight|today|now|again|off|every time|when|if|and|from|myself) !(off the (diving|high|top board)|in)
    (want|going|tempted|urge|thinking|thought|feel like|about) (to|of|about) ..1 (drive|driving|crash|crashing|steer|steering|swerve|swerving|walk|walking|run) (my car|the car|it|myself|straight|out)? (into|off|in front of) (a|the|oncoming|this) ..1 (wall|tree|bridge|river|lake|traffic|lorry|truck|barrier|cliff|sea|bus|train|road)
    i will be (dead|gone for good|no more|a memory) (by|before|on|tomorrow|tonight|soon|when you|when they) !(if|tired|on my feet|late|dinner)
    (leaving|leave|left|exit|exiting) this (world|earth|life|planet) ($|,|soon|tonight|tomorrow|for good|behind|by|now|today|on)
    (had|made|have had|after) ..1 (an attempt|another attempt|a go) (last|on|this|yesterday|today|tonight|at it|at ending) !(at (the|a|making|baking)|to)
    (my|the|last) attempt (did not|failed|last night|was|on) ..3 (work|last night|this|week|failed|$|,) !(at|to)
    (tried|try|trying) to (jump|hang|drown|overdose|od|shoot myself|gas) (but|last|yesterday|tonight|off|,|$|this|and (my|the|he|she|somebody|someone)|in front)
    (going to|will|want to|gonna) try again (tonight|as soon as|when|once|after|until|properly|and this time|this time) ..5 (bed|asleep|out|home|alone|works|leaves|gone|sleep|properly|nobody|not fail|shift|tonight)
    (tried|did it|had a go) (last night|last nite|on sunday|on saturday|yesterday|this morning|again) ~ (woke|nobody|noticed|did not work|stopped|work|school|shaky|alive|found)
    (took|taken|swallowed|downed|had|eaten|ate) ..1 (10|12|14|15|16|18|20|22|24|25|28|30|32|35|36|40|45|48|50|56|60|64|70|80|90|100|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens|strips|handfuls) (of)? (my|the)? ..1 (paracetamol|pills|tablets|ibuprofen|aspirin|tylenol|sleeping|antidepressants|painkillers|codeine|tramadol)
    (took|taken|swallowed) (too (much|many)|everything|the lot|a bunch of stuff|a load of stuff|all of it|all of them|them all|what was) ~ (heart|sick|dizzy|sleepy|scared|breathe|on purpose|pills|tablets|numb|spinning|tired|type|hands|cupboard|cabinet|ago)
    (i am|am|stood|standing|sitting|sat) ..1 on (the|a) (edge|ledge|train tracks|tracks|railway line|rail line|parapet|wrong side) !(of (my|the|a|town|our|their|his|her) (seat|bed|sofa|couch|town|city|bath|bathtub|tub|village|world|forest|pool|chair|desk|table|stage|pitch|field|garden|kerb|curb|sandpit|mattress|bench))
    (bought|got|have|found|tied|made|fetched) ..1 (rope|noose) (today|tonight|and|,|$|for|in|ready|from|yesterday|now) !(for the (boat|dog|swing|kids|climb)|swing|ladder|bridge)
    ^ (i)? (have)? (took|taken|swallowed|downed) (some|the|my|all my|loads of|many)? pills ($|, (a lot|lots|loads|too many|scared|help|all)) 
    want to be with my (mom|dad|son|daughter|husband|wife|brother|sister|nan|baby|grandma|boy|girl) ($|again|in heaven|, (he|she) is dead)
    (had enough|enough) of (being alive|living|being here|being me|life) ($|,|now|and|for good)
    (see|seeing) to it myself
    ^ #? (to die|to be dead|to kill myself|suicide|killing myself|being dead|my death|my own death|ending it all|to stop existing) $
    (goal|goals|plan|plans|resolution|dream|wish|favourite|favorite|mood|status) ..5 (be dead|die|dying|my own death|suicide|being dead) !(of|hard|happy|with|trying|laughing|rich)
    (does|would|will|did) it (even)? hurt ..2 (jump|jumped|die|dying|drown|hang|overdose|to go) !(from the (board|swing))
    how (do|does|can|would|to|long|fast) ..3 die (quickly|fast|painlessly|quietly|peacefully|without|from|of|$) !(of (boredom|laughter)|in (the|this)|laughing)
    (announcement|news) ..3 i (do not|am not|will not) ..9
    (do away|done away|doing away) with (myself|him in the mirror|me)
    (ctrl|control) alt delete (me|myself)
    (kermitting|kermit (soon|lately|tonight|myself)|sewer slide|toaster bath|grippy sock|forever nap|neverending nap|permanent nap|forever sleep|big sleep|eternal nap|bedtime forever|sleep forever) ..6
  `,
  ),
  crisis(
    'suicide_active',
    'ar in Latin letters',
    { plain: true },
    `
    (bghit|bghyt|nhab|nheb|bheb|badi|baddi|biddi|bidi|3ayz|3ayza|ayez|aayez|ayza|urid|oreed|areed|abi|abgha|wdi) (an)? (nmout|nmut|nmoot|amoot|amout|amut|moot|mout|mot|nemchi men denya|a5las|nkhalles 3la rou7i)
    (nektel|naktel|n9tel|nqtel|a2tel|aqtul|2a2tol) (rou7i|rouhi|rasi|ras|7ali|hali|nafsi|nefsi)
    (ma|mosh|mesh|mch|mush) (bghitch|3ayz|baddi|biddi|3ad) ..1 (n3ich|a3ish|3ish|n3eesh|nkemmel)
  `,
  ),
  crisis(
    'suicide_active',
    'plainly abroad',
    { plain: true },
    `
    (lo mejor|mejor) (es|seria|sera) (morirme|morir|matarme|que me muera|estar muerto|estar muerta)
    (jveux|jvoudrais|je veux|je voudrais|envie de|jai envie de) (crever|clamser|en finir avec tout|me foutre en lair|me pendre) !(de (faim|rire|chaud)|la dalle|labces)
    (ما عاد|ما بقى|مابقى|مبقاش|مو|ما) (بدي|ابي|ابغى|اريد|عايز|حابب) (عيش|اعيش|اصحى|كمل)
    (希望|但愿|真想|祈祷) ..4 (不要|别|不会|不用|永远不) (再)? (醒|醒来|醒过来)
    死了 (算了|就好|更好|一了百了|才好)
    (不如|还不如|宁愿) (去)? 死
  `,
  ),
  crisis(
    'suicide_active',
    'hi plainly',
    { plain: true },
    `
    (मन|दिल|जी) (करता|कर|चाहता) (है|रहा है)? (कि)? (मैं)? (मर|जान दे|खत्म कर) ..2
    (mann|man|dil|jee) (karta|kar|chahta) (hai|raha hai)? (ki)? (mai|main)? (mar|jaan de|khatam kar) ..2
    (mar|marr) (jaun|jau|jaaun|jaana|jana|jaoon) (to|hi|chahta|chahti|hai|behtar|acha|accha)
  `,
  ),
  crisis(
    'abuse_violence',
    'abuse abroad',
    { now: true },
    `
    (marido|esposo|esposa|novio|pareja|padre|papa|padrastro|madre|mama|hermano|tio|ex|el) ..2 me (pega|pego|golpea|golpeo|maltrata|viola|violo|ahorco|estrangulo|toca|manosea|amenaza con matar) !(un abrazo|la risa|la gripe)
    (mann|vater|mutter|freund|stiefvater|bruder|onkel|er|papa|ex) ..2 (schlagt|prugelt|verprugelt|wurgt|gewurgt|vergewaltigt|missbraucht|bedroht|gestoßen|gestossen|runtergestoßen|runtergestossen) ..1 mich
    (mann|vater|mutter|freund|stiefvater|bruder|onkel|er|papa|ex) hat mich ..6 (geschlagen|verprugelt|gewurgt|vergewaltigt|gestossen|gestoßen|runtergestossen|runtergestoßen|getreten)
    (marido|pai|padrasto|namorado|companheiro|mae|tio|irmao|ele|ex) ..2 me (bate|bateu|espanca|espancou|agride|agrediu|estuprou|estupra|enforcou|enforca|ameacou de morte|toca|abusa)
    (mari|pere|beau-pere|copain|compagnon|oncle|frere|il|mere|ex) ..2 (me frappe|ma frappe|me bat|ma battue|ma etranglee|m etrangle|me viole|ma violee|me touche|mabuse)
  `,
  ),
  crisis(
    'self_harm',
    'self-harm said plainly',
    { plain: true, now: true, mine: true },
    `
    (i|have|just|and) selfharmed ($|,|tonight|again|today|now|earlier|this|last night|bad|really)
    (about to|going to|gonna) selfharm
    (doing|do) it right now while ..2 (type|write|text|talk)
    (carving|slicing|cutting|digging) into my (own)? (leg|legs|arm|arms|skin|thigh|thighs|wrist|wrists|stomach|hip)
    (carved|carving|cut|scratched) ..2 (word|name|line|lines) (in|into|on) my (arm|thigh|leg|skin|stomach|wrist)
  `,
  ),
  crisis(
    'suicide_active',
    'whoever is named before',
    { now: true },
    `
    (god|allah|jesus|he|church) ..1 (forgive|forgives|forgiven) (suicide|people who kill|killing myself|me if i)
    ^ wants to (die|be dead|kill myself|not exist|end it) ($|,|every|all|again|so|now|and)
    (killed (himself|herself|themselves)|died by suicide|took (his|her|their) (own)? life) ~ i (want|wish|plan|am going) ..1 (to do the same|to too|to as well|to follow|to join|to go|could|to be next)
    (help|assist) me (to)? (die|kill myself|end it|do it tonight)
    ^ be dead (soon|by|before|please|$)
    (goal|goals|favourite|favorite|mood|status|plan|thing|about|want|wish|feel|currently|today|me) ..4 , ..1 (be dead|to die|my own death|my death|being dead|suicidal|want to die|wanting to die|wants to die|dying|suicide) ($|every|again|tonight|so) !(of|for|to)
  `,
  ),
  crisis(
    'harm_others',
    'will harm, said plainly',
    { mine: true },
    `
    i (will|am going to|plan to|am planning to|want to) (murder|execute|behead|shoot|stab) (my (ex|wife|husband|boss|dad|mom|stepdad|family|parents|father|mother|girlfriend|boyfriend)|him|her|them) !(if|with (kindness|hugs|a)|in (fifa|chess|the game))
    (neither|none|nobody|no one|not one) (of (them|you|those))? ..1 (is|are|will|will be|gets|getting|walks|comes|leaves) (coming|walk|walking|come|getting|leave|leaving|make it|out|to leave)? ..1 (out of (there|that|here)|out|out alive|alive|leaving alive|walking away)
    (going to|planning to|plan to|about to|will|decided to) (kill|murder|shoot|stab|poison|execute) (my (wife|husband|ex|boss|dad|mom|stepdad|stepmom|teacher|family|parents|baby|kids|children|girlfriend|boyfriend|partner|neighbour|neighbor)|him|her|them|them all|all of them|everyone|people|someone) (tonight|tomorrow|when|with|after|at|on|in|and then) !(if (he|she|they) (eats|ate|sings|says|does|touches my)|😂|lol|lmao|laughing)
    (will not|not going to|never|won't) (make it|get|walk|be walking|leave) (to|home|out|away|back|in) ..3 ($|,|alive|taxi|car|door|there) ~ (ready|boot|peace|waiting|court|bag|prison|knife|gun)
    (ending|end|finish|finishing|drop|doing) (him|her|them) ~ (boot|prison|do not care|ready|knife|gun|swear|bag)
    i am not (going|driving|heading|coming) ..2 to (talk|chat|be nice|argue) ..3
    (driving|drive|going|heading|on my way) (over|round|there|to his|to her) ..3 (now|tonight) ~ (not going|talk|had it coming|pay|finish|sort him|bat|knife)
    (do not|nobody|no one|dont) come (to|into|in) (school|class|work|college|church|3rd|the) ..3 (tomorrow|tmrw|tmr|monday|on) ~ (serious|earned|find out|pay|warn|mean it|trust)
    (got|have|holding|held|put|pressed) (the|a) pillow (in my hands|over (him|her|his|the|my)|against) ..6
  `,
  ),
  concern(
    'harm_others',
    'wish to harm',
    { mine: true },
    `
    (want to|going to|gonna|will|planning to|feel like|urge to|thinking of|thinking about|about to|tempted to|planning on|need to) (hurt|hurting|harm|harming|kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle) (people|someone|somebody|my ..1 (ex|boss|wife|husband|dad|mom|stepdad|father|mother|kids|baby|partner)|other people|others|everyone|random people|anyone)
  `,
  ),
  crisis(
    'abuse_violence',
    'abuse said plainly',
    { now: true, firm: true },
    `
    (stepdad|dad|father|uncle|brother|stepbrother|cousin|grandpa|teacher|coach|tutor|priest|pastor|babysitter|imam|stepmom|mom|carer|neighbour|neighbor|boss|manager|man|friend|family friend|foster dad|he) ..2 (touches|molests|molested|molesting|gropes|fondles|abuses|rapes|raped|films|undresses) (me|us|my (sister|brother|daughter|son)) !(base|up on)
    (stepdad|uncle|brother|stepbrother|cousin|grandpa|teacher|coach|tutor|priest|pastor|babysitter|dad|he) ..2 (touched|kissed|felt) (me|my (chest|legs|leg|thigh|body|bum)) ($|,|again|at|in|when|and|under|last|where|inappropriately|up) !(heart|deeply|soul|on the (shoulder|cheek|forehead)|goodnight|goodbye|cheek)
    (dad|father|mom|mother|stepdad|stepmom|husband|wife|boyfriend|girlfriend|partner|brother|uncle|parents|ex|he|she) (beats|batters|strangles|hits|punches|kicks|whips|burns|beat|punched|strangled) me ($|,|and|when|up|every|because|again|if|whenever|most|last|tonight|in the) !(at|in (chess|monopoly|cards|the (game|final|race))|up about|lol)
    (sexually|physically) (abusing|abuses|abused|assaulting|assaulted|harassing) (me|us)
    (tried|trying|tries|try) to (strangle|choke|kill|stab|drown|rape|smother|suffocate) (me|us)
    (he|she|they|ex|dad|husband|boyfriend|stepdad|brother) (has|has got|got|have|grabbed|picked up) (a|the) (knife|gun|machete|bat|hammer) ($|,|and|now|again|out|in)
    (says|said|swears|promised|told me) ..2 (i am|i will|we are|we will) (not|never) (leaving|leave|getting|get) (this|the|here|out|his)? ..2 (alive|house|out|him)
    (someone|somebody|a man|he|they) (is|are|has broken|have broken|broke) (in|into|inside) my (house|flat|home|room|apartment|garden) !(for|to (fix|read)|with)
    (pimp|trafficker|handler) ..9
    (he|she|they|husband|wife|mom|dad|partner|boyfriend|girlfriend|carer|stepdad|stepmom) ..2 (takes|took|hid|hides|keeps|withholds|holds back|controls) my (insulin|inhaler|medication|meds|pills|wheelchair|epipen|oxygen) ..9
    (counting|counts) ..3 (stairs|steps|down|out loud) ~ (he|please|before|coming)
    (his|her) hands (around|round|on) my (neck|throat)
    (says|said|told|tells|knows|knowing) ..3 nobody will believe (me|an|a|us|it)
  `,
  ),
  crisis(
    'third_party',
    'somebody, said plainly',
    { now: true },
    `
    (threatening|threatens|threatened|says|said|going|about|trying|tried|ready|wants|screaming) ..3 to (jump|kill @himself|end (his|her|their) life|hang @himself|overdose|shoot @himself|drown @himself|slit (his|her|their)) ~ (phone with|tonight|now|bridge|roof|locked|answer|help|what do i|right|minutes|if i leave|again|today|pills|knife|plan)
    (someone|person|guy|girl|user|friend|member|kid) ..5 (about to|going to) (kill|hang|shoot|hurt|harm) @himself
    (suicidal|wants to die|want to die) ..4 (has|have|with|got) (a|the) (plan|date|gun|pills|rope|knife)
    @someone_close ..2 (just|has|have)? ..1 (cut|slit|slashed) (his|her|their) (wrists|wrist|arms|throat)
  `,
  ),
  concern(
    'panic_medical',
    'body, said plainly',
    { now: true },
    `
    ^ (i|please|help|and|omg|god)? ..1 can not breathe ($|,|please|help|properly|right|and) !(laughing|lol|through my nose|😂|💀|crying laughing)
    (been|was|am being|got) poisoned ($|,|by|and|with)
    bleeding ..2 pregnant|pregnant ..2 bleeding
    (lips|fingers|fingertips|nails) ..3 (blue|bluish|blueish|purple)
    (throat|tongue|lips|airway) ..2 (closing|closing up|swelling|swollen|massive|huge|thick) ..4
    (one side|left side|right side|half) of my (face|body|mouth|head) ..6
  `,
  ),
  concern(
    'suicide_passive',
    'one word of it',
    { mine: true },
    `
    ^ (dying|death|suicide|suicidal|killing myself|ending it) ($|, like $)
    ^ (ending|end) it (, like|all)? $
    ^ (wanting|want) (it|to) $
  `,
  ),
]
