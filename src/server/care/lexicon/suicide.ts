// Data: how people say that they want to die, mean to, have prepared to, or have tried.
import { concern, crisis, type RuleGroup, sign } from './rule.ts'

export const suicide: RuleGroup[] = [
  crisis(
    'suicide_active',
    'wish to die',
    { plain: true, mine: true, mirror: true },
    `
    @wants to @die !(of|from|laughing|old|happy|rich|inside|for|on|a|my hair|her hair|it|than|with|as|at|here|in (this|peace|bed|my sleep))
    (want|need) (death|suicide) !(metal|note|star|to)
    @wants (out of|an end to|to be done with|to leave|to exit|to quit|to opt out of|to escape|to end) (this|my|my own|the)? (life|existence|living)
    want ..2 life to (end|stop|be over) !(being|feeling|with)
    @wants to (not|never|stop) (be|being|exist|existing) (anymore|alive|here anymore|a person)
    (feel|feels|feeling) (like|ready for) (dying|ending it|ending my life|suicide)
    welcome|crave|craving|want|invite|embrace|await|yearn (for)? (my own)? death
    (waiting|beg|begging|wait|ready|pray|praying|prayed|hoping|longing|wishing|asking) (for|to) (my)? (death|die|the end to come) !(laughing|for)
    looking forward to (dying|death|being dead|not being alive)
    want ..3 (disappear|vanish|be gone|leave|fade|go away) ..2 (permanently|forever|for good|and never come back|and not come back)
    (would|d) rather (be dead|die|not exist|not be alive) !(than|of)
    rather not (be alive|exist|live|wake up|be living)
    (prefer|choose) (death|dying|being dead) (over|to) !(me|you)
    if (only)? i could die
    @wants to dye !(my|it|the|her|his|them|some|eggs)
    (no|any|only|see no|other|every|one|last) (other)? (option|way|way out|choice|answer|exit|solution|escape|thing left) (except|but|other than|besides|left but|than|is|left is|apart from) (suicide|death|dying|to die|killing|ending|to end)
    @wants to (be excused from|be done|be finished|be through) (with)? (being alive|life|living|existing)
    @wants (god|someone|it|death|something|cancer|the universe) to (take|kill|end|finish) me
    (beg|begging|asked|ask|pray|praying|prayed|asking) (god|allah|jesus|him|the universe|whoever)? (to|and) (take|let|not let|not) me ..2 (die|wake up|wake|before|now|away|tonight|home|in my sleep|$|,)
    (beg|begging|asked|ask|pray|praying|prayed) (god|allah|jesus|him|whoever) ..2 take me
    do not want to see (another|tomorrow|the) (one|day|morning|year|$|,|sunrise|new year|summer|winter|christmas)
    (not|never) (going to)? (be)? (see|seeing|reach|make it to|make|get to|live to see|be around for|be here for) (the|this|another|next|my next|fifty|forty|thirty|sixty|my #) (summer|winter|spring|christmas|year|birthday|new year|end of (the|this) (week|month|year)|one) !(sale|game|concert|series|season|match)
    (done|finished|through) (breathing|being|being a person|being here|with all of it for good)
    (let|make) me die !(of|laughing|inside)
    (fall asleep|go to sleep|close my eyes) (and|then) (never|not) (have to)? (wake up|wake|open|come back)
  `,
  ),
  crisis(
    'suicide_active',
    'wish to be dead',
    { plain: true, bold: true, mirror: true },
    `
    (wish|wishing|wished|hope|hoping|if only) ..1 (i|that i) (was|were|would be|could be|am) (dead|gone forever|no longer alive|notanymore alive|not alive|never alive)
    (wish|wishing|wished|hope|hoping|pray|praying) ..1 i (could|would|will|can|had|did)? (just)? (die|died|not exist|stop existing|cease to exist|not wake up|never wake up|never woke up|not woken up|never woken up|dropped dead|drop dead|not survived|not survive|get killed|been killed) !(of|laughing|than)
    (wish|hope|pray|hoping|praying|wishing) ..1 i (do|did|will|would|have) not (wake up|wake|exist|survive|make it|make it through|live|woken)
    (wish|hope|pray|hoping|wishing) (a car|a truck|a bus|something|someone|god|cancer|it) would (kill|hit|take|end|finish) me
    (wish|hope|hoping|wishing) i (get|got|had gotten) (cancer|hit by|run over|killed|into a crash|a terminal)
    (do|does|did|would) not ..1 (want|wish|care|plan|intend|deserve|need) to (live|be alive|exist|stay alive|keep living|go on living|continue living|be living|live on|survive this|be on this (earth|planet)|be in this world|go on existing|keep existing|continue existing|be breathing|wake up|see tomorrow|see the morning|live through|carry on living|live like this|make it to|be here tomorrow) !(like you|anywhere|forever|abroad|to|in (this (house|city|town|place|flat|area|country)|a|london|the|spain|france|italy|portugal|germany|england|america|canada|australia|paris|dublin|new york)|with (him|her|them|my|roommates)|there|alone|at (home|6|5|7)|early|without|for the|to see|for that|near|next|off)
    never want to (live|wake up|be alive|exist) !(in|with|there|here|early)
    notanymore (want|wish|wanting|care) to (live|be alive|exist|be here|wake up|go on|keep living|keep going|continue living|stay alive|carry on living|be living)
    (want|wanting) to live (anymore|notanymore) !(with|in|here)
    (have|had|having|got) (no|lost my|lost the|lost all|zero) (will|desire|wish|want|motivation) to (live|be alive|stay alive|go on living|survive|exist)
    (lost|losing|gone is|no) (the|my|all|any)? will to (live|go on|survive|be alive) !(until the|waiting|in section|about the|in (this|the|that) (queue|meeting|line)|at the (bus|airport|queue)|watching)
    (i|me) (would be|am|was|were|will be)? isbetteroff (dead|gone|not alive|not existing|six feet under)
    isbetteroff (if i (was|were) dead|with me dead|if i died|if i killed)
    i should (be dead|have died|not be alive|not exist|die|have killed myself)
    (dying|death|being dead|not being alive|suicide|not existing|ending it) (is|would be|will be) ..2 (easier|better than this|relief|way out|only option|only way|only thing|answer|solution|escape)
    (dying|death|being dead|not being alive|suicide|not existing|ending it) (sounds|seems|feels|looks|starts to sound|is starting to) ..3 (nice|good|peaceful|easier|better|relief|comforting|appealing|tempting|way out|only option|answer|solution|escape|inviting|the only thing|only thing|only way)
    (only|best|easiest|one) (way|thing|option|answer|solution|escape|exit) ..6 (is|be|seems) (death|to die|suicide|dying|to be dead|ending it|to end it|to kill)
    (there is)? (no|only one) way out (but|except|other than|and it is) (death|dying|ending|suicide)
    (part|half|most|all) of me (wants|want|is ready|hopes|wanted) to (die|be dead|not exist|not wake up)
    (ready|prepared) to (die|leave this world|be done with life|go for good|leave this life) !(of|for|laughing)
    (finished|through) with (life|living|being alive)
    done (with life|with living|being alive|living|with being alive|existing|with this life|with existing) !(in|with|sciences|drawing|insurance|coaching|admin)
    can not (live|be alive|stay alive|keep living|go on living) (anymore|another day|one more day|any longer|notanymore)
    do not (deserve|want) to be (alive|breathing|on this planet|on this earth|living)
    why am i (still|even)? (alive|living|breathing|here still)
    (staying|being) alive (is|was|did|has been) ..3 (challenge|struggle|hard|too much|pointless|torture|unbearable|not worth it|exhausting)
    life is (not|no longer|never) worth living
    (no|any|only|see no|not see any|other|every|one|last) (other)? (option|way|way out|choice|answer|exit|solution|escape|thing left) (except|but|other than|besides|left but|than|is|left is|apart from) (suicide|death|dying|to die|killing|ending|to end)
    (prefer|choose) (it|death|dying|not living|not being here) (today|tonight|to this|over this)
    (unafraid|not scared|not afraid|no longer scared|no fear) (of|to)? (dying|death|die|it) (anymore|now|,|$)
    (death|dying|not living|not being alive|being dead|suicide) ..3 (looks|looking|seeming|seems|feels|sounds|sounding|as|like) ..3 (option|choice|sensible|better|answer|relief|rest|only|easier|kinder|appealing|way)
    (decided|going|ready|want|coming|wanting|time) to (join|be with|follow|see) (him|her|them|my (husband|wife|mom|dad|son|daughter|brother|sister|baby|partner|friend)) ..2 (again|wherever|up there|in heaven|on the other side|where (he|she|they)) !(for|at|on|in (london|the office)|dinner)
    (decided|going|ready|want|time|coming) to (join|follow) (him|her|them|my (husband|wife|mom|dad|son|daughter|brother|sister|baby|partner)) (,|$|now|soon|tonight) !(for|at|on)
    closer (to)? (to)? (doing it|ending it|the edge|going through|acting on it|dying) than
    (can not|could not|will not|not going to) (keep|carry on|go on|continue) (living|being alive|existing|breathing)
    (every|each) (night|day|morning) ..2 i (promise|say|swear|tell myself|decide|plan) ..3 (do it|go through|end it|tonight)
    (something|anything) (permanent|final|irreversible)
    (i|me) (finished|done) for good
    (not|never) (giving|give) it (a|another) (tenth|year|day|month|chance|try)
    (if|was|were) ..3 (a)? button ..9 (never wake|not exist|end|stop|press|pressed|gone|die)
    (pain|it|this) (will not|does not|only|never|can only) (stop|stops|end|ends) (unless|until|when|if) i (stop|end|do|die|am gone|am dead)
    (ending|end) (things|it|everything) ..6 my life
    the year i (do not|will not) (get|make it|see)
    (only|last) (plan|thing|way) (i have)? left is (the last|to go|to end|that|out|one)
    (log|logging|sign|signing|check|checking|clock|clocking) (off|out) (for good|forever|of (all of it|life|everything)|from (all of it|life|everything|it all))
    (nothing|no reason|not much|not a lot) (left)? to live for
    no (point|reason|sense|use) ..2 (living|being alive|staying alive|in living|to live|to stay alive|to be alive|going on living|to keep living)
    there is no version of ..6 (with me|where i)
    (do|can) not see (myself|me) (being alive|alive|living|making it) ..4
  `,
  ),
  crisis(
    'suicide_active',
    'thought of it',
    { plain: true, mine: true, mirror: true },
    `
    (considering|consider|considered|contemplating|contemplate|contemplated|planning|plan|planned|researching|debating|imagining|imagine) ..1 (suicide|dying|my death|my own death|ending it|ending my life|ending everything|killing myself|taking my life) !(with (him|her|them)|rates|prevention|squad|awareness|of)
    @ponder ..2 (about|of|on|over|through|into|up) ..2 (suicide|suicidal things|dying|being dead|killing myself|ending it|ending my life|ending things|ending everything|not being alive|my own death|taking my life|ways to die|ways to kill|ways to end it|how to die|how i would die|how to do it|how to end it|how i would do it|how i will do it|being gone for good|whether to live|whether to stay alive|whether to kill|not existing|not living|never waking up|not waking up|(going|wanting) to sleep and) !(with (him|her|them)|rates|prevention|squad|awareness|of)
    think about it every (day|night|hour|minute) !(since)
    (thoughts|thought|ideas|urges|urge|visions|fantasies|ideation|impulses|images|dreams) (of|about|to|around|on) ..1 (suicide|dying|death|ending it|ending it all|ending my life|die|end it|end it all|taking my life|not existing|not being alive|being dead|killing myself|kill myself|end my life)
    suicidal (thoughts|thought|ideation|feelings|urges|ideas|impulses|again|tonight|today|lately|now|right)
    suicide (is|was|has been|feels|keeps|seems|crosses|enters|looks|sounds) ..5 (think about|mind|on my mind|option|answer|my head|in my head|thing left|only|my brain|coming up|tempting|constantly|daily)
    suicide ..3 (crosses|crossed|entered|on) my mind
    (death|dying) is all i (think|want|can)
    (been|am|feel|feeling|feels|felt|getting|got|was|become|becoming|being|so|very|still|actively|passively|quite|already|go) ..1 suicidal
    (i|we) suicidal
    ^ suicidal (and|,|again|$|tonight|thoughts)
    (plan|planning|plans|planned) (on|for|of|out)? (my)? (suicide|death|own death|ending it|ending my life|exit|end)
    (cross|crosses|crossed) my mind to (die|end it|jump|kill)
    (reminds|tempts|pushes|drives|drove) me ..2 (suicide|to suicide)
    love affair with death
  `,
  ),
  crisis(
    'suicide_active',
    'kill self',
    { plain: true, mirror: true },
    `
    @kill_self !(a (new|nice|big|little|picture|mirror|shelf|coat|drink|beer|cup)|some (curtains|lights|pictures)|another (beer|drink|coffee))
    (want|wants|going|ready|need|have|like|love|ready|planning|tempted|about|decided|will) (to)? (jump off|jump from|jump in front of|step in front of|walk into traffic|drive off|drive into|crash my car|swerve into|run into traffic|go to the bridge|blow my brains)
    (jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|leap|leaping|drive|driving|swerve) (off|in front of|into|under|from|out of) (a|the|my|this|oncoming)? (bridge|train|trains|traffic|bus|building|cliff|roof|tracks|window|truck|tree|balcony|river|wall|barrier) !(for|lol|in (the|this) game)
    (blow|blowing) my (brains|head) (out|off)
    (put|putting) a (bullet|gun) (in|through|to) my (head|brain|mouth)
    (drink|drinking) bleach
  `,
  ),
  crisis(
    'suicide_active',
    'end it',
    { mine: true, mirror: true },
    `
    (want|wants|wanted|going|ready|plan|planning|decided|about|need|will|might|could|would|should|trying|thinking about|thinking of|thought about|consider|considering|tempted) (to|on)? (end|ending) (it|things|everything|this|it all|all this|all of this|all of it) !(with|between|early|on|by|there|at|before|properly|amicably|well|because|via|over)
    (want|wants|wanted|need|wish) (it|everything|this|all this|all of this|the pain) ..1 (all)? to (end|be over|stop forever|be finally over) !(early|before|on|with|so)
    (keep|keeps|kept|been) (thinking|dreaming|fantasising|fantasizing) (about|of) (ending it|doing it|it ending)
    (ending|end) it ..1 (tonight|soon|today|tomorrow|now|this weekend|once and for all|for good) !(with)
    (i will|i am going to|going to|i might|i can) (finally)? (do it|go through with it) (tonight|soon|now|today|tomorrow|this time|this weekend|anyway|when they)
    (going|will|want|gonna) (to)? (off myself|checkout early|check out early|punch my ticket|go to sleep for good|go to sleep forever|sleep forever|catch the bus|log off forever|log off for good|log off permanently|go offline forever|leave for good and|ctb|rope|clock out of life|clock out permanently|unsubscribe from life|uninstall life|respawn|meet my maker|meet god|return to dust|join (him|her|them|my (mom|dad|brother|sister|son|daughter|husband|wife|baby|grandma|grandpa)) (in heaven|on the other side|wherever|up there|soon|where))
    (ctb|catch the bus|catching the bus|game over for me|final exit|self delete|selfdelete|permanent nap|long sleep|big sleep|dirt nap|eternal sleep|forever sleep|unsubscribe from life|log off (from)? life|logging off (from)? life|quit life|quitting life|leave the server for good|forever box)
    (want|wants|going|thinking of|thinking about|thoughts of|urge|ready|need|might|tempted|about) (to)? (unalive|unaliving) !(him|her|them|you|my|the|this|someone|people|that|their)
    (unalive|unaliving) (thoughts|urges|feelings|ideation|again)
    unaliving (is|has|was|sounds|feels)
    (take|taking) the (permanent|final|easy) (way|exit) (out)?
    (going to|want to|will|about to|ready to|might|have to) kms !(lol|lmao|haha|if|because|😂|💀|this|over)
    kms (tonight|tomorrow|seriously|soon|now|anymore)
    (going to|about to|ready to) jump (,|$|now|tonight|today|from|off|if) !(on|in|into|for|rope|ship)
    (last|final) (night|day|hours|hour|week) (alive|on earth|of my life|on this earth)
    (do not|unsure|not) (think|if|sure)? ..1 i (can|will|could) (stay|be|keep myself|remain) (alive|safe) ..3
    (nobody|no one|who|none of them) (cares|care|would care|will care|minds) if i (die|died|am dead|live|kill) ..2 (so|then|and) i (am|will|might) ..2
    (scared|afraid|terrified|worried) (of|about)? what i (will|might|would|am going to|could) do
    (should|can|could) not be (left|allowed|trusted) ..4 (alone|on my own|by myself|tonight)
    (it is|the one|thing) ..2 me i am (not safe from|scared of|afraid of)
    (sat|sitting|drove|went|walked|stood|standing|parked|am) ..4 (cliff|cliffs|bridge|railway|tracks|ledge|roof|edge|platform|garage|river|reservoir|pier|multistorey|barrier|railing|railings) ..9 (decide|deciding|still here|only just|not coming down|nearly|almost|jump|engine|edge|let go|ready|thinking|nearer|closer|not come back|over)
    (not|without) (braking|brake|looking|stopping) ~ (next one|this time|traffic|road|bus|car|anymore)
    (urge|want|wanted|temptation|thought|thoughts|pull) (to|of|about) ..2 (jump|jumping|drive into|driving into|swerve|swerving|step off|stepping off|step out|step in front|drive off|crash|let go of the wheel|not brake|walk into traffic|walk in front) !(ship|the gun|queue|for joy|on (a|the) (trampoline|plane|bandwagon))
    (that is|this is|it is) (the|my) (deal|plan|exit plan|last plan|only plan) ..6 (stop|end|last|gone|allowed)
    (wrapping|wrapped|tying|counting) (it|things|everything|down) (up)? (before i go|to the end|till i am gone|to the day)
    (by|before|after|until) ..5 (i am|i will be|me) (gone for good|dead|a statistic|in the ground|history|just a photo|ashes|not here|not alive)
    (only|just) (here|alive|breathing|going) (until|till|for) ..6 (then|and then|after that) ..4 (stop|go|done|can go|allowed|over)
    (then|after that|after which) i am (allowed|free|able|going|ready) to (stop|go|rest|leave|let go|die|be gone|sleep) !(home|to bed|shopping|out|on (holiday|leave)|back|travel)
    (nothing|no one|nobody) (you|anyone|they) (say|says|type|types|do|does|can say|could say|can do) ..4 (change it|change my mind|stop me|talk me|save me|change this) ..4
    (do not|please do not|no one can|nobody can|you can not) (try and|try to)? (talk me (round|out|down)|change my mind|stop me|save me)
    (take|taking) (a|the) (final|last) (bow|nap|sleep|breath|step|exit|leap)
    (see|seeing) no other (way|option|choice|way out) (than|but) (to)? (end|die|do|go)
    not safe (with|by|from|around|alone with) (myself|me|my own|my thoughts)
    not safe (tonight|now|today|alone|here alone|to be alone|to be left alone|on my own)
    (unsure|scared|afraid|terrified|worried|frightened|fear) ..3 (safe|trust myself|what i will do|what i might do|what i would do|of what i|i will do something|i might do something|i am going to do something|of myself|stay safe|keep myself safe)
    (do|can) not (trust|keep) myself (safe|tonight|alone|now|right|to be|with|around|not to|to stay|anymore|from)
    (can|could) not (keep|promise) ..3 (safe|keep myself|that i will be|i will be|stay|to stay|i will be here|to be here|be around)
    (might|will|going to|may|could) do something (stupid|bad|drastic|permanent|irreversible|to myself|dumb|i can not take back|final|terrible) !(for|fun)
    (danger|threat|risk) to myself
    (can|could) not promise ..4 (anymore|not to|safe|i will not)
  `,
  ),
  concern(
    'suicide_passive',
    'half said',
    { plain: false },
    `
    ^ (kms|kill me) ~
    kms (if|because|when|lol|lmao|haha|😂|💀|🤣)
    (someone|just|pls|god|lord) (kill|shoot|end) me
    (would|could|might|will|going to|gonna) (kill myself|kms|jump off|off myself|shoot myself) (if|when|for|over|because)
    (makes|make|made|making) me want to (die|kill myself|jump off|scream and die|kms|end it)
    (want|wanted) to die (of|from|inside|on the spot|when|because|right there)
    if ~ (kms|kill myself|off myself|jump off|shoot myself)
  `,
  ),
  crisis(
    'suicide_plan',
    'plan',
    { mirror: true, mine: true },
    `
    have (a|my|the|got a|made a|come up with a) (plan|method|way) (and|to die|to end|to do it|to kill|for how|ready|in place|for tonight|for ending|for when|i am not|all set|now|set) !(for|to (get|move|save|study|pay|leave him|finish|go))
    have (a|my) plan (and a)? (date|day|time)
    (set|picked|chosen|chose|decided on|have|fixed|marked|got|circled|pick) (a|the|my|on a) (date|day|place|spot|night|method|time and place) (and|to die|for it|to do it|, i|to end|already|on the calendar|for when i|$|now|when it) !(with|for the|of)
    know (exactly)? (how|when|where|what) (and)? (when|where|how|)? i (am going to|will|would|want to) (do it|die|end|use|go|end it)
    (have|got|bought|gathered|collected|ordered|prepared|saved|stockpiled|saving|stashed|hiding|hoarding) ..2 (what i need|everything i need|all i need|what is needed|the stuff|the things|the means|the supplies|enough pills|enough medication|my pills|the pills|a rope|the rope|up pills|up my pills|up my medication|pills up) ..4 (to do it|to end|to die|for it|ready|tonight|now|in|next|under|$|just in case|for when) !(for (the|my) (trip|party|recipe|exam|project|cake|move|wedding|class|baby|holiday))
    have what i need ..2 (do it|end)
    already have what i need
    (method|means|way|plan) is (ready|set|in place|next to me|sorted|decided)
    (least|most|less) (painful|painless|quickest|quick|easiest|fastest|messy|reliable) way (to|of|for) (die|dying|end|ending|go|kill|do it|killing|not|leave|for someone)
    (painless|quickest|easiest|fastest|quick|best|surest|quiet|easy|peaceful|foolproof) (way|ways|method|methods) (to|of|for) (die|dying|end my|end your|end it|ending|killing|kill myself|kill yourself|go for good|suicide|do it without)
    how (many|much) ..5 (would|does|do|will|is|it) ..4 (to|be)? ..2 (die|not wake up|never wake up|kill me|kill you|kill a person|overdose|be fatal|lethal|fatal|stop my heart|kill someone my)
    (lethal|fatal) (dose|amount|overdose) (of|for)
    how (long|high|deep|far|fast) ..6 (to die|to bleed|be fatal|kill you|kill me|be dead|to pass out and not|to die if|be enough to die)
    how (do|can|to|would) (i|you|one|people) (kill|end|hang) (myself|my life|yourself|it all|it painlessly)
    can you (die|overdose) (from|on) (taking)? ..3 (pills|medication|too many|a bottle)
    (asking for me|asking for myself) 
    (how|what) ..4 (would|is) enough to (die|not wake up|never wake up|sleep forever)
    (make|making|made) sure (i do not|i never|i will not|i can not|that i do not) (wake|wake up|survive|be saved|come back|be found|make it|see)
    make sure i do not $
    (make|making|made) sure (nobody|no one|they) (finds|find|can find|saves|will find|stops) (me|out until)
    (where|so|until) (nobody|no one|they) (will|can|would) (find|stop|save|look for) me
    suicide (note|letter|plan|pact|letters|notes|video)
    (final|goodbye|last|farewell) (note|notes|letter|letters|messages|message|video|videos|text|texts|words) (to|for|is|are|written|ready|on|recorded|in|,) !(of the (day|term|year|class))
    (wrote|written|writing|left|finished|recorded|drafted|typed|leaving|finishing|write|sealed|addressed) ..3 (goodbye|suicide|farewell|final|last) (note|notes|letter|letters|message|messages|video|text|words)
    (wrote|written|finished|sealed|addressed) (my|the|all the|all my|their|everyone|everyone their) (letters|note|notes|goodbyes|letter to everyone) !(for (class|work|school|the (exam|meeting|lecture))|of|from|in class|up)
    (letter|letters|note|notes) ..6 (for when i am gone|for after|to find|for them to find|when they find me|for whoever finds me|explaining why i|so they know it was not|so they will understand)
    (standing|sitting|stood|parked|here|am|walking|up|driving|climbed|waiting) ..3 (on|at|near|by|to|onto|on top of) (the|a|this) (edge of the|side of the|top of the)? @brink !(of (glory|my seat)|with (friends|my|a (beer|coffee))|watching|for (work|the view|lunch|a picnic|drinks)|party|bar|9|scene|role)
    (on|at) the (edge|ledge|bridge|rooftop|tracks|railing) (and|looking|, looking|now|about|of the roof) ..3 (down|jump|it would be|now|looks|ready|thinking|i am)
    (tonight|today|tomorrow|this weekend|friday|sunday|monday|saturday) is (the|my last|the last) (night|day|end) !(of|to|for|in|at|on|we|before|shift|with|i (get|see|meet|start|work|have))
    (tonight|today) is (the|it) (night|day|end|$|for me)
    (this|it) (all)? ends (tonight|today|tomorrow|here|this weekend|on friday|with me) !(at|with)
    (house|home|place|flat|apartment) ..2 (to be|will be|is|be|to myself) (empty|to myself|quiet|alone) ..5 (and then it|then i can|then it will|i will do|do it|it will all|that is when)
    (then|and) (it will|it is|it can|everything will|it all will|it will all) (all)? (be)? over !(with|by|the|for the|at)
    (it will all|everything will|all of this will|it will finally|it will) be over (tonight|tomorrow|for me|in an hour|by (morning|monday|sunday|friday|then)) !(before|the|with|at)
    (so)? (nobody|no one|they|she|he|my (mom|wife|husband|family|kids|sister|parents|roommate|flatmate)) (has|have|had|does not have|do not have|would not have|will not have|is not left) ..3 (to)? (deal with|clean up|find|sort out|worry about|left with|clear out|pay for) ..4 (after|mess|me|body|when i am gone|funeral|afterwards|once i am)
    (after|when|once|for when|for after|if|until|before) i am (gone|dead|not here|notanymore here|not around|no longer here|no longer around|passed) !(for (the|a|two|three|work|vacation|my)|on|to|at|from|all day|through|away|out)
    will not be (here|around|alive|there|seeing|with you) (for|by|when|tomorrow|next|after|much longer|to see|anymore|on|come|in the morning|this time|at christmas|soon|long|past) !(the (meeting|call|class|lecture|party|game|training|stand)|work|class|practice|office|because|as i|holidays|vacation)
    (i|you) will not (see|hear from|have to deal with|have to worry about|have to put up with|need to worry about) (you|me|me again|tomorrow|another|me anymore|christmas|my birthday|next|the new year) ~ (again|anymore|soon|after|tomorrow|,|$)
    will not (be|make it|live|last|survive|wake up|see) ..2 (past|through|to|until|till|beyond)? (tonight|the night|tomorrow|another (day|week|month|year|birthday|winter)|morning|christmas|the weekend|the week|next (week|month|year)|my next birthday|to see) !(meeting|shift|of work|at)
    (by the time (you|anyone|they|someone|anybody)|if you are|if anyone is|when you|when they|if you do not hear from me) (read|reading|see|find|get) this ..5 (gone|dead|too late|be gone|not be here|over|it will be)
    (this is|this will be|it is|consider this) (my)? (the)? (last|final) (message|goodbye|post|text|time you will|you will hear|time writing|time i write|time i post|conversation|chat|words|entry) !(of (the|term|school)|at|in (this|the)|before (the|my|i (move|fly|lose|leave|board|go|finish))|we|holiday|with the company|on (the|this) (team|project))
    (this|it) is goodbye !(to (the|my (old|first|flat|house|car|job|office)|summer|winter|2)|for (the summer|now|today))
    goodbye (everyone|everybody|all|world|cruel|forever|to everyone|you guys|friends|my friends|guys|and thank|and i am sorry|and sorry|for good|and do not) !(party|lunch|drinks|at work)
    (said|saying|say|send|sent|sending|made|given) (my|all my|our)? (final|last)? (goodbyes|goodbye forever|last goodbye|my farewells|my farewell|goodbye to everyone|goodbye to you all) !(to (the|my (old|team|colleagues|students|class|flat|house|car|job|office))|at|as (we|they|he|she)|before (my|the|our) (flight|trip|move)|and drove)
    (do not|please do not|no need to|never) (look for|come looking for|try to find|search for|come find|try to stop|blame yourself|blame yourselves|blame yourself when|be sad when i|cry when|be mad at me when|miss me when|save me|call anyone|revive) (me|when|after|i|for what|$|,|for this)
    (tell|let) (my|mom|dad|everyone|them|the kids) ..6 (i loved|i am sorry|i was sorry|it was not (their|her|his) fault|it is not (their|her|his) fault|know i loved|know i love) (them|her|him|and i am sorry|when|after|if|,|$|everyone|very|always|no matter)
    (take|look after|looking after|care for|feed|rehome|rehomed|found a home for|found homes for) ..2 (of)? (my|the) @pet ..3 (when i am|after i|once i|after|for me when|when i|if i am not|forever|for good) !(holiday|trip|away|back|moved|vacation)
    (gave|giving|given|give|found|rehomed|dropped|handed) (away)? (my|the) @pet ~ (so nobody|so no one|mess|after|goodbye|not need|will not need|for good|where i am going|forever|take care of)
    (passwords|accounts|will|insurance|bank details|paperwork|funeral|pin|logins|bills) ~ (after i am|when i am gone|once i am gone|for after|without me|so (my|she|he|they|mom) (can|does not|do not|will not|have|has) ~ (after|gone|anything|in|easier))
    (not|never) (want)? ..4 (be)? the one (who|that|to) (finds|find|found|discovers) (me|my body|it)
    (when|until|before|after|so|once|whoever|by the time|where) ..3 (find|finds|found) me !(a|funny|attractive|annoying|on|at|in|the|out|guilty|job|boring|hot|cute|weird)
    (note|letter|letters|goodbye|envelope|envelopes) (is|are)? (done|finished|written|sealed|ready|on the (table|desk|side|bed|pillow|fridge)|in (my|the) (locker|drawer|desk|bag|post))
    (who|whoever|everyone|they) (gets|get|will get|should get|is getting) (what|my|the|each)
    (last|final) (shift|food shop|shop|class|night|day|bus|meal|walk|sunrise|sunset|visit|round|goodnight|hug) (ever|of me|of my life|i will|ever ,|ever $|i am ever|on earth)
    (not)? last of (the|this) (week|month|year) , last (one)? ever
    (i)? can (go|leave|rest|stop|let go) now (,|$|and|that)  !(to|home|back|shopping|on)
    (free|allowed) to go (now|at last|after|,|$|then|anytime|when) !(to|home|shopping|back|on|live|out)
    will not be needing (you|it|them|this|my|any|anything|these|that) (anymore|after|again|,|$|where|soon|tomorrow|once) !(alarm|sofa|coat|umbrella|car)
    (nothing|no one|nobody|only one thing|one thing|last thing) (left)? ..4 (on the list|to do|to clear|to sort|to tick off|to cross off) ..3 (now but me|but me|except me|myself)
    (everything|all|it|things|affairs|arrangements) ..1 (is|are|has been|have been|i have made my|made my) ..1 (in place|arranged|labelled|labeled|taken care of|laid out|lined up|set up|organised|organized|sorted) ..9 (alive|gone|go|after|tonight|sunday|monday|wake|find|goodbye|sorry|without me|forever|tomorrow)
    by the time (anyone|you|they|someone|she|he|mom) ..3 this ..5 (over|gone|dead|late|done)
    if you (do not|never) hear from me ..6 (worked|because|gone|goodbye|tomorrow)
    this is (my)? goodbye
    (how much|how many|what) ..3 (would|do|should) i (need to)? (take|need) ..5 (certain|enough|sure|work|not wake|guaranteed|fatal)
    (bought|got|ordered|have|picked up) what i need(ed)? ..9 (under|drawer|bag|bed|today|hidden|ready|tonight|car)
    (said|told) everything i (needed|wanted) to (say)? ..9 (ready|go|goodbye|peace|now)
    (going|gone) away ..6 not coming back
    not coming back from (it|this|there|that)
    (do not|will not) need (it|them|this|anything|those|any) where i am going
    (waiting|wait) (until|till|for) ..5 (asleep|sleeping|gone to bed|out|leave|leaves|in bed|go to bed) (,|$|and then i|then i)
    (only|just) the last (part|bit|step|thing) (left|now|to do|,|$)
    (there is|now there is) only the last
    (playlist|songs|hymns|readings|photo|outfit|dress) for my funeral
    (no one|nobody) (would|will) (even)? come to (my|the) funeral
    (at|found) (the|my) (place|spot) , (nobody|no one) ..9
    (nobody|no one) (is expecting|expects|will expect|will miss|will look for) me ..9
    (they|he|she) (will not|can not|would not) (resuscitate|bring me back|revive|save) ..3
    because it worked (,|$|this time|tonight)
    (wrote|written|writing) ..2 letters ..9 (mom|dad|that is it|done|goodbye|then)
    (do not|dont) (wait up|message me|call|text) ..9 (happy without me|not be able to answer|will not answer|bye|sorry|goodbye|without me)
    made (my|all my|the) arrangements (,|$|and|so|for|already)
    (it is|it will be) (happening|going to happen|done) (on)? (sunday|saturday|friday|monday|tuesday|wednesday|thursday|tonight|tomorrow|this weekend) !(at|with|party|online|live)
    (give|gave|given|giving|leave|leaving|left|put) ..4 (my sister|my brother|my mom|her account|his account|my wife|my son|my daughter|my nephew|my niece|the kids) ..9 (not be here|will not be|note|gone|after|will think|when i)
    (does|do|would) (the)? (insurance|life insurance|policy|pension) ..6 (pay|pays|cover|still|suicide|void)
    (pays|pay) out (either way|anyway|if i|when i|even if)
    (picked|chosen|chose|found|know|got) (the|a|my|our) (place|spot|bridge|day|date|night|song|outfit|dress|photo) ..6 (for it|peaceful|quiet|stop|when they|find me|on my own|no one|nobody|it is|to go|funeral|coffin)
    (saving|saved|collecting|collected|putting by|put by|hiding|stashing|counted|hoarding|storing) ..2 (them|by|up|aside|back|mine|my|what) ..6 (enough|for it|nearly there|need|just in case|ready|tonight|since|for when)
    (what|how much|how many|which) ..6 (would|should|do) (they|someone|i|you|one|a person) (need|take|have) (to)? ..6 (go in (their|my|your) sleep|not wake|go quietly|someone)
    (i am|im) (someone|the friend|asking for me|the hypothetical)
    (worry|dangerous|happen|happens) ..3 if i (take|took|swallow|swallowed) (them all|all of them|the whole|all my|every)
    (how long) ..5 (find|notice|look|come looking|break in|miss) ..6 (alone|lived|body|me|you)
    (can|could) ..3 (donate|leave) ..4 (organs|body|kidneys) ..6 (on purpose|if i|suicide|kill|my own)
    (said|saying|say) (bye|goodbye|goodnight|my goodbyes) to (the|my|stuff|things|everything|everyone) ..9 (sorry|ocean|sea|letting go|for ages|longer|last|thought i was|weird|never|kettle|twice|forever)
    (in my|the) (bag|rucksack|backpack|car|pocket) ..9 (calm|at peace|nine|tonight|ready|brave|scared)
    not (be)? coming (back|home|out) ..1 (from this|either|this time|ever|alive|again) !(to (this|that) (place|restaurant))
    (decided|made (up)? my mind|made peace|made my peace|at peace with|accepted) ..2 (to die|to end it|to leave this|i am going to die|not to live|not to be here|about dying|with dying|with death|with the end|that i am going|that i will not|with (leaving|going|it)|it is time to go)
    (one|two|three|#) (more|last) (day|days|sleep|sleeps|nights|night|week|weeks|hours) (and|then|until) (it is|it will|i will|i am|it all|i can) (all)? (over|be over|gone|be gone|free|done|be free|be done|stop|end|ends|rest|be at peace|finally rest)
    (last|final) time (i will|i am|you will|i am ever) (ever|going to)? (see|write|talk|speak|bother|hug|post|message|hear) ..3 (you|here|from me|anyone|them|this|her|him)
  `,
  ),
  crisis(
    'suicide_attempt',
    'attempt',
    { now: true, mirror: true, mine: true },
    `
    (tried|try|trying|attempted|attempt|attempting|failed) (to)? @kill_self
    (tried|trying|attempted) to (die|overdose|od|end it|hang myself|drown myself)
    (my|a|another|second|third|failed|recent) (suicide)? attempt (failed|did not work|last|on|yesterday|this|was|again) !(at|to (cook|bake|make|fix|write|climb))
    suicide attempt
    attempted suicide
    (took|taken|swallowed|had|downed|take|taking|swallowing|ate|popped|chugged|necked) ..2 (too many|too much|all|all of|the whole|a whole|whole|the entire|half a|half the|the rest of|every|everything in|a handful|handful|handfuls|an entire|a full|way too many|way too much|many|more than i should|double|triple|#) ..3 (of)? (my|the|the|his|her|those|these)? (sleeping|prescription|pain)? (@means|pills|packet|pack|box|bottle|aspirin|cabinet) !(of (wine|water|beer|coke|juice|milk|cookies|chocolate|biscuits|crisps)|for my|a day|daily|every (day|morning|night)|as prescribed|this year|over the years)
    took (too many|all of them|them all|the whole bottle|an overdose|the lot|everything i had|everything in)
    (i|have|just|took an|taken an|had an|did|i have|am) (overdosed|overdose|overdosing|od|oded) !(on (chocolate|sugar|coffee|netflix|caffeine|cute|cheese|memes|turkey|pizza|cake))
    (took|taken|drank|drunk|swallowed) something (and|, |to|that|i should not|so) ..6 (scared|die|not wake|will not|regret|should not|sleepy|dizzy|end|should i|bad)
    (tried|did it) (last night|yesterday|this morning|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|at the weekend) , (got|threw|woke|failed|stopped|nobody|did not) ..9
    (woke up|wake up|waking up) ~ (angry|furious|supposed to|was not supposed|wish i had not|gutted) 
    it did not work (last night|this time|yesterday|, i am|and i am still|again|tonight|this morning) 
    (it|that) did not work ~ (try again|still here|still alive|woke up|alive)
    (going to|will|want to) try (it)? again (tonight|soon|tomorrow|,|properly|and this time|this time|when) !(with|the recipe|for the|on the (exam|test))
    (woke up|wake up|waking up) ..4 (still alive|disappointed|angry (that)? i|in (the)? hospital|and (hated|cried|was gutted) ..4 alive|furious)
    (should have|wish i had|wish it had|wish it) (worked|succeeded|died that|not been found|not been saved) ..3
    (they|he|she|someone|mom|dad|nurse|doctors) (saved|found|revived|stopped) me ..4 (wish|should not|hate|angry|too soon|in time and)
    (pumped|pump) (my stomach|it out)
    (i|my|since my|after my|from my|another|second|third|first|recent|last) (attempted|attempt) (on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|last|yesterday|this (week|month|morning|weekend)|again|days|a week|a few|two|three) !(at|to|number|on (the|a) (exam|test|level)|(at|to) (cook|bake|park|parking))
    i attempted (,|$|on|last|yesterday|suicide|again|to die|to end)
    (since|after|from|about) my (suicide)? attempt
    (tried|did it|attempt|attempted) ~ (nobody|no one|who do you) ..3 (knows|noticed|tell|asked|told)
    (tried|failed|survived|survive|surviving) , (failed|tried|even|again|survived) ..9 (that|again|tonight|lucky|next time|sure)
    (survived|surviving|woke up|wake up|came round|lived|still here) ..4 (not supposed|was not supposed|not meant|was not meant|not lucky|do not feel lucky|disappointed|gutted|annoyed|wish i had not|angry|worse|and i hate|should not have)
    (next time|this time|second time|again) ..3 (i will|going to|gonna) ..2 (make sure|do it right|get it right|do it properly|not fail|not mess|finish|succeed|work)
    (will|would) do it (right|properly|again) (next time|this time|tonight|if|,|$) 
    (empty|half empty|finished) (box|packet|bottle|strip|blister|packets|boxes) ..6 (next to me|beside me|on the|by me|in my hand|sleepy|mistake|dizzy|scared)
    (took|taken|had|swallowed) (far|way|much|a lot|lots)? (more|too many|too much|everything|all) (than i should|than i was|of it|of them|in the (cupboard|cabinet|house|box|drawer)|on purpose|i could find|i had) ..9
    (talked|talk|pulled|stopped|grabbed) me (out of|off|from|back) ..4 (finishing it|doing it|it|jumping|ending it|the edge|the ledge|the bridge|the railing|the water) ..9
    (discharged|home from hospital|back from hospital|let me out|sent me home|signed me off) ~ (attempt|round two|again|do it|next time|pills|tried|thinking about|leaflet)
    let go of the wheel
    (noose|tourniquet) (around|on|is|tied)
    (already|just) (taken|took) (something|them|the pills|pills|them all|all) ..5
    (already|have) done it (now)? ..3 (starting|sorry|scared|feel|goodbye|late|stop)
  `,
  ),
  concern(
    'suicide_passive',
    'no wish to go on',
    { mine: true, mirror: true },
    `
    (do|does|did|would) not want to (be here|be around|be anywhere|wake up|be anything|be me|be a person|carry on|go on|keep going|continue|keep doing this|fight|do this|be on this|get up|feel anything|try) (anymore|notanymore|again|any longer|tomorrow|ever|at all|like this|,|and|$|or|to|be|for) !(at work|with (this|these)|in this (town|job|meeting|class))
    (do|does) not (want|care|wanna) ..2 (be here|wake up|keep going|go on|carry on) (anymore|notanymore|$)
    (can|could) not (go on|carry on|keep going|keep doing this|do this|take this|take it|live like this|live this way|keep living like this|handle this|bear this|bear it|cope|hold on|fight|keep fighting|keep pretending|survive this|stand being|see a way out|do life|face another|face tomorrow|face another day|do another day|keep this up|do it) (anymore|any longer|another|much longer|one more|any|notanymore|$|, i|alive|me) !(the|with (this|these)|job|project|code|until friday|class|lecture|commute|of this (job|class|group))
    (tired|exhausted|sick|weary|bored|fed up|done|over|worn out|drained) (of|with|from|by)? (living|existing|being alive|life|being here|waking up|being me|fighting to|trying to stay|trying to be alive|breathing|my life|this life|fighting|pretending|surviving|everything and everyone|it all|being) !(in (this|a)|with (him|her|them|roommates|my)|paycheck|at|early|there|nice|the (bigger|only)|single|asked|ignored|late|for work|his|her|you)
    (hate|hated|hating|despise|loathe|can not stand) (being alive|living|my life|existing|waking up|that i exist|that i am alive|that i woke up|life|my existence|being here|having to exist|having woken) !(hacks|in|with|at|early|sciences)
    (disappointed|sad|upset|gutted|angry|annoyed|cry|cried|crying|mad|resent|hate) ..2 (that)? (i|to|when i|because i|about)? (woke up|wake up|waking up|have woken|still alive|am still here|am alive|keep waking|keep waking up)
    (wish|wishing|wished|hope) ..1 i (was|were|could be|am|had been|could) (not here|never born|gone|invisible|not born|nothing|no one|someone else entirely|disappear|vanish|fade|fade away|evaporate|dissolve|stop|cease|sleep forever|stop being|stop time|go|not be here|not be|just stop|not be around|turn off|switch off|turn myself off|delete) !(there|at home|on (the|a)|in (the|a)|to|with|better|being|feeling|eating|worrying|thinking|home|this cold|working)
    (wish|wished) i (had never|had not|was never|were never|never) (been born|existed|born|exist|been here|been)
    (wish|want|want to|wanted to|could|like to) ..2 (go to sleep|sleep|fall asleep|lie down|close my eyes) (and|for|until|forever|or) ..6 (not have to|never|not wake|not come back|forever|not get up|not be|stay that way|not feel|year|years|end)
    (want|wants|wanted|need|ready|like|love|wish|going|could|trying|tempted|rather) (to|i could)? (disappear|vanish|fade out|fade away|fade|cease|evaporate|be nothing|not be here|not be anywhere|be gone|not exist for|stop existing for|be erased|dissolve|sink|run away and never|turn off|switch off|float away|slip away|be swallowed|be forgotten|not be|stop being|not feel anything|go numb|be over|be done|not be around|get off this ride|go home and i do not mean) !(of|the|with (the|this|him|her)|into (a|the|my) (blanket|bed|book|sofa|hole)|on (him|her|them|vacation)|from (social|instagram|the (office|party))|my (phone|brain for)|to (the|a) |eating|being (so|a)|for a (week|weekend|bit|while|few)|out of)
    what if i (was not|were not|was|were|am not|never|did not|just) (here|around|alive|gone|stopped|disappeared|wake up|woke up|not here|not around|exist|existed|never woke|vanished|let go) !(at|on|in)
    (if|when) @me_gone ~ (notice|noticed|care|cared|miss|missed|cry|cried|matter|mattered|easier|better|happier|relieved|relief|sad|funeral|find|found|realise|realize|look|forget|forgotten|move on|come|remember|differ|different|change|happy|free|less|less stress|mind)
    (nobody|no one|anyone|anybody|someone|who|they|everyone|anyone would|would anyone|would they|people|family|world) (would|will|is going to)? (even)? (cares|minds|notices|notice|miss|care|cry|mind|remember|realise|realize|be sad|be relieved|be happier|be better|come|be fine|be free) ..3 (if|when|once|after|that) (i|me)
    (would|will) (anyone|anybody|someone|they|people|he|she) (even)? (notice|care|miss|cry|come|mind|be sad|remember|look) ..4 (me|if i|gone|my funeral|to my funeral|were gone)
    (no|any|who) (one|body)? would (not)? (even)? miss me
    (nobody|no one) (will|would) miss me
    (life|lives|world|everything|things|family|everyone|they|day|mom|he|she|kids|all|people) ..2 (would|will|might|could|is|are|'d) ..2 (be)? (easier|better|happier|simpler|fine|ok|cheaper|lighter|nicer|calmer|isbetteroff|relieved|freer|improved|less stressful|less complicated|so much better) ..1 (without me|if i (was|were) not|if i did not|if i (was|were) gone|once i am|if i had never|if i never|if i disappeared|if i left|with me gone|if i (was|were) dead|if i died|in a world without me|minus me|when i am gone)
    isbetteroff (without me|if i|with me gone|not knowing me|not having me)
    (feel|feeling|felt|am|being|become|becoming|like|such) ..2 (a|the|nothing but a|just a|dead)? (burden|dead weight|waste of (space|air|oxygen|life|skin|a life)|drain on|weight on (everyone|them|my)|liability to|deadweight|inconvenience to|problem for everyone|mistake that|worthless|disposable|replaceable|unwanted|useless to everyone|failure at (life|everything|living)|ghost in my own)
    (i|just|only) (burden|drag|ruin) (everyone|everybody|them|my family|my friends|people)
    (burden|weight|problem|drain) (to|on|for) (everyone|everybody|my|them|the people|people|others|anyone|the family|society|him|her)
    (do|does|can|could) not ..2 (see|find|know|understand|feel|have|remember) (the|a|any|what is the|what the|much)? (point|reason|meaning|purpose|future|hope|way out|way forward|way through|light|tomorrow|end to|to live) (of|in|to|for|anymore|, |at|ahead|$|here|any|beyond|out|and|past|myself|anywhere|of it) !(this (meeting|class|course|homework|feature|rule|movie|film|show|game)|that (question|meeting)|math|maths|algebra|his|her|these meetings|arguing|buying|paying|studying|of (the|meal|these|homework|cleaning|ironing|twitter|instagram|makeup|small))
    (no|not any|zero|little) (point|hope|future|way out|way forward|reason|meaning|purpose|light|end in sight) (in|to|of|for|left|anymore|me|at the end|, |$|ahead|here|anywhere|and|going|trying) !(in (arguing|buying|going to|asking|trying to (talk|explain|argue|reason)|the (meeting|class|course)|crying over)|to (worry|panic|rush|argue|complain|think|believe|suspect|be (rude|mad|angry|afraid))|of (return|entry)|arguing|for (concern|alarm)|trying to (argue|explain|fix|reason))
    (what|whats) is the point (of|in|to|anymore|, |$|if|when|even)? (it all|any of it|anything|life|living|all this|this life|everything|going on|trying|me|being here|getting up|waking up|existing|anymore|$|of me|carrying on) !(to (get|win|fix|learn|make)|if (he|she|they|you)|at work|harder)
    (what|whats) the point (of|in) (living|life|it all|anything|going on|me|being here|existing|waking up|any of it|anymore)
    (point|reason|purpose|meaning) (of|in|for|to) (being alive|living|my life|my existence|me being here|going on|getting up|keep going|waking up|stay alive|stay|be here) (anymore|$|is|,|for|any|when|but|and|left|at)
    (point|sense) of any of (this|it) (anymore)?
    (feel|feeling|feels|felt|am|so|utterly|everything is|life is|it is all|it is|seems|completely|past|been) (hopeless|pointless|meaningless|trapped in my own life|beyond saving|beyond help|unfixable|irredeemable|already dead|dead inside|empty inside and|like giving up on life|like giving up on everything|done for good|like i am already gone|like a ghost|like there is no (hope|point|future|way out|end|reason)) !(at (math|maths|cooking|sports|football|dancing|singing|golf|drawing|games|directions|the (game|guitar))|with (money|names|directions|computers)|romantic|meeting|meetings|,? (romantic)|because (the|my) (printer|wifi|internet)|dealing|trying to (argue|get (him|her|them)|park))
    (given|giving|give|gave) up (on)? (life|living|myself|everything|hope|all hope|trying to live|completely on|on being|being happy|on getting better|on the future|ever) !(for lent|coffee|sugar)
    (lost|losing|lose|run out of|running out of|ran out of|no) (all|any|my)? (hope|reasons to|reason to go on|faith in living|the fight|reasons to stay|reason to stay|fight left|strength to go on|strength to keep|energy to live|energy to keep (living|going)|will to) !(for (the|my) (team|season|app|phone)|in (the|this) (team|company|economy|government|humanity))
    (nothing|no one|nobody) (left|here|keeping me|holding me|to stay|ahead|to look forward|matters|means|will ever|is ever|feels worth|helps|is going to get better|to hold) ..4 (for me|here|anymore|to|for|alive|$|change|get better|worth it|it|now) !(to (eat|watch|wear|do today|drink)|in the (fridge|shop|store)|on (tv|netflix|sale))
    (nothing|anything) matters (anymore|to me|, |$|now|and)
    (do|does) not (care|matter) (what happens to me|if i (live|wake up|die|make it|get hit|am alive|live or die|get better|survive|crash|wake)|whether i (live|wake|die)|about (living|my life|being alive|staying alive|myself anymore|anything anymore)|if something happens to me|if i am here|if i do not wake)
    (not|never) (be|live|make it|see|going to be|planning to be|plan to be|expect to be|imagine being|picture myself|see myself|picture being|expect to) (here|alive|around|past|to see|to|living|reach|make it)? ..2 (thirty|forty|25|30|35|40|eighteen|next year|this winter|next summer|christmas|next month|that long|my (next|thirtieth|twenties|thirties)|old|a future|older|growing old)
    (stopped|quit|not|no longer|notanymore|gave up|can not) (making|make|planning|plan|imagine|imagining|picture|see|thinking about|having|buying|have) ..3 (plans|future|the future|past|ahead|a future|next (month|week|year)|myself (in|there)|beyond|anything for)
    (how much longer|how many more|much longer) ..4 (i can|can i|can anyone|will i|i have to|do i have to|i am going|i will|days|of this|before i|i want|hang|hold|last) !(until (lunch|the weekend|friday|we)|is (this|the)|wait)
    (hanging on|hanging|holding on|clinging) (on)? by a thread
    (at|reached|reaching|hit|near|past|hitting|found) (my|the) (breaking point|end of my rope|end of the rope|rock bottom|lowest point|end of my tether|end of the line|end of the road|bottom) 
    (think|thinking|thought|thoughts|wonder|wondering|imagine|imagining|dream|dreaming|fantasise|planning|plan|picture|picturing) ..4 (my (own)? funeral|at my funeral|about death|after i am gone|dying a lot|being gone|disappearing|not being here|not being around|what comes after|never having been born|no one finding|who would find me|who would come|my obituary|my eulogy|the other side|death|nonexistence|if i (was|were) gone|world without me)
    (can not|could not|do not think i can|unsure i can|unsure if i can) (go on|carry on|keep going|keep this up|cope|keep doing this|do this|hold on) (like this|this way|anymore|any longer|much longer|with this life|, i|$|alone) !(my knee|at work|with this (job|car|phone|laptop))
    (unsure|do not know) how much (more|longer) ..5
    (at|near|past|reached|beyond) ..1 (breaking point|the end of my rope|my limit|the end)
    (wish|wished|want|wanted) ..2 (disappear|vanish|evaporate|cease|be erased|be nothing|stop existing) (,|$|and|from everything|completely|sometimes|for good|forever)
    (do not|never|not) (belong|fit) (anywhere|here|in this world|in this family|with anyone) ..3
    (completely|so|utterly|totally|all) alone (in the world|in this|with this|, nobody|and nobody|in the universe|$)
    (hate|despise|loathe|sick of) (myself|my life|being me|who i am|everything about me) (and|so|,|$|for being|more|every|all)  !(for (eating|shouting|forgetting|missing|losing my keys|watching))
    (family|kids|children|wife|husband|they|he|she|everyone|partner|parents|mom|dad) (deserve|deserves|deserved) (a)? ..2 (better|more|someone|mother|father|not me|who is not)
    (want|wanted|need) (everything|it all|it|the world|my head|all of it) to (stop|end|pause|be quiet|go quiet|go away) ..3
    (felt|feel|feels|feeling) like (life|living|anything|it) (was|is|is not|was not|were) (not)? worth (it|living)
    (can not|do not) (remember|recall) the last time (i)? ..3 (wanted|felt|enjoyed|laughed|was happy|looked forward|cared|life|smiled)
    (failure|fail|failed) (at|as|in) (everything|life|being|a (human|person|father|mother|dad|mom|son|daughter|husband|wife)) ..3
    (i am|im|being|just|only|such|nothing but) (a|an|the)? ..1 (waste of|drain on|spare part|problem|extra|bill|bad dad|bad mom|bad mother|bad father|embarrassment|disappointment|mistake|leftover|afterthought|inconvenience|liability|nuisance|dead weight|lost cause) ..4 (everyone|they|space|parents|patience|family|time|people|air|pay|nobody|$|all|oxygen|them|to) !(of time|of money)
    (do not|not sure|unsure) (know)? why i (bother|try|keep going|get up|am here|carry on|am still here) ..2
    what is it all for ..3
    (what if|is this) ..2 (this is)? as good as it gets ..3
    (what if) it (never|does not) (lift|lifts|end|stop|get|pass) ..3
    (picture|imagine|see) (myself|being here|a future|being alive|me) ..3 (in (five|ten|two|three|#) years|at (thirty|forty|fifty|sixty|#)|next year|old|past)
    (would|wouldn't|does not|do not) (much)? (fancy|bother with|rate|see the appeal of) (living|being alive|life|tomorrow)
    (not|nor|neither) ..2 (living|alive|life) either
    (only|just) (here|alive|going|hanging on|holding on|staying) because ..6 (dog|cat|kids|mom|confused|upset|someone has to|admin|promise)
    (life|years|days|it) ..3 (happens|happening|passing|going) ..2 (me|without me|by) ..6 (over|wait|waiting)
    (would|will|might) (even)? (clock|notice|realise|realize|register|spot) ..4 (gone|left|missing|i had|id|me)
    (wish|wishing) (the|morning|it|sleep|tomorrow) ..4 (kept going|forget me|never come|not come|never came|take me|lasted forever)
    (old|dark) (thoughts|voice|stuff|feelings|friend|cloud|place) ..5 (back|again|clearing|about|return|here|sitting|around|creeping|visit)
    (black dog|the dog) is back
    (stopping|pausing|stop|pause|rest) (would be|sounds) (nice|a relief|lovely|so good|admin)
    (be|been) (a relief|so much simpler|simpler|easier) (to stop|if i|to not|not to be) ..4
    (trapped|hopeless|worthless|empty|numb|invisible|useless|unlovable|broken|lost|desperate) (and|,) (trapped|hopeless|worthless|empty|numb|alone|sick|tired|useless|broken|lost|scared|desperate|i) ..3
    (i)? feel (so|really|completely|just|like|very)? (hopeless|worthless|empty|numb|useless|trapped|unloved|unwanted|dead|desperate|broken) ..1 (all the time|inside|lately|most|every|since|again|tonight|,|$|these days|today|and|about everything|at everything)
    (songs|music|song|people|who) ..3 (at|for|to) my (own)? funeral
    (thoughts|dark thoughts|bad thoughts|the thoughts|those thoughts|old thoughts|scary thoughts|the dark|the darkness|intrusive thoughts|the bad thoughts) (are|came|is|have|keep|again|back|creeping|come|get|got|return|returned|started|won|at night|about not) ..3 (back|again|louder|worse|return|creeping|loud|in|coming|winning|strong|stronger|now|at night|the|so|and|really|to|closer|darker|bad|started|being)
    (having|have|had|get|getting|been|some|more|these|those|my) (really|so many|those|the|these|some|very|more)? (dark|bad|scary|black|darkest|unsafe|ugly|heavy|morbid) (thoughts|thought|feelings|place|places|urges|ideas) !(magic|humour|humor|about (the|my) (boss|food|printer))
    (dark|bad|really low|scary|black|very low) (place|headspace|spot|hole|spiral) (again|now|lately|tonight|and|$|right|today|these days|at|mentally|since)
    (do|would) not mind (not)? (dying|if i (died|did not wake up|were gone|was gone|got hit|never woke)|if it (ended|all ended|was over)|not waking up|if something (happened|killed)|if (a|the) (bus|car|truck|plane|ceiling))
    (would|will) not (fight|stop|mind|care|move|look|jump out|resist|be (sad|upset|mad|bothered)) ..5 (if (a|the|something|i|it|death|that)) ~ (me|died|dying|happened|came|hit|killed|wake|end|ended|way)
    (not|never) (meant|supposed|made|cut out|built|designed|born) (to be|for|to) (here|alive|this world|exist|existing|life|living|this life|live|born|be alive|be here)
    (should|shouldn't) (never|not) (have|of)? (been)? (born|existed|been here|exist|be here)
    (never asked|did not ask|never wanted) to be (born|alive|here|brought)
    (life|existence|it all|everything|living|waking up|breathing|existing) (is|feels|has become|seems|got|has been|became) (so|too|just|like|really|all|completely|utterly)? (pointless|meaningless|not worth|unbearable|too much|exhausting|empty|torture|hopeless|not worth it|hell|a prison|a punishment|heavy|a chore|too heavy|too painful|pain|worthless|a mistake|such a chore|agony|grey and) !(with (this|the)|at work|to (buy|get|drive))
    (tired|exhausted) (to|in) (my|the) (bones|soul|core) ..5
    (tired of it all|so tired of everything|tired of everything|tired of trying|tired of fighting|tired of pretending|tired of hurting|tired of being tired|tired of this life|sleep does not fix|sleep can not fix|sleep will not fix)
    (not|never|nothing) (going to|gonna|will|ever|to) (ever)? (get|be|gets|getting) (better|ok|any better|happy|easier|good) (for me|, |$|anymore|and|ever|again|so|no matter)
    (it|things|life|this) (never|will never|is never going to|is not going to|does not|will not|can not) (ever)? (get|gets|be|change|getting|improve|end|stop) (better|easier|ok|any better|for me|different|$|anymore|hurting) !(raining|snowing)
    (want|wanted|need|wish|just) ..2 (the|this|my|all the|it|everything|all of it|all this|for it|my head|my brain|my mind|the noise|feeling) (all)? to (stop|end|be over|go away|go quiet|be quiet|shut up|go dark|cease) (forever|for good|,|$|now|already|so badly|hurting|and|anymore|somehow) !(raining)
    (do|does) not (deserve|want) (to exist|happiness|love|good things|to be happy|help|to be loved|anything|kindness|a future|to take up space|space|to eat) ..3
    (world|everyone|they|people|family) (does|do|would|will) not (need|want) me (here|anymore|around|alive|in it|$|,)
    (worth more|more use|more useful|more valuable|worth) dead (than)? (alive)?
    (existing|exist|surviving|going through the motions) (not|rather than|instead of) (living|live)
    (not|barely|hardly|just about) (really)? (living|alive|holding on|surviving|hanging on|existing|hanging in|here anymore|hold on|keeping it together|keeping my head above) (anymore|,|$|at|these|right|lately|now|by|and|most) !(room|there|with|together|in|at home|wage)
    (already|feel|feeling|felt|am) (feel|like)? (dead|gone|like a ghost|like a corpse|dead already|half dead|already gone|hollow|empty and numb|nothing at all|like nothing|nothing anymore|numb to everything|like i am not real|like i do not exist|like i am fading|like i am disappearing|like i do not matter|unloved|invisible to everyone|so alone|completely alone|utterly alone|so empty|like a failure at|worthless|like garbage|so low|broken beyond) !(tired|from (the|that) (gym|workout)|after (that|the|leg|this) |on my feet|at work|on (time|the)|lol|laughing|in (the|this) game|again|today lol|serious|about it|or alive)
    (long|permanent|endless|big) (nothing|sleep|quiet|silence|rest|nap|darkness) ..3 (wanted|want|sounds|sounded|would|for me|i)
    (wanted|want|like) ..3 (a long nothing|nothingness|the void|oblivion|to feel nothing forever|eternal|permanent silence|permanent quiet|endless sleep)
    (survived|scared|afraid|frightened|worried|scares|frightens) ..4 (of how calm|how calm i am|by how calm|how close i|how easy it would|of my own (thoughts|mind|head)|myself|of the thoughts|by my thoughts|my own thoughts|by the thoughts|of my thoughts|what is in my head|me how|of being alone with)
    (how easy|so easy) (it would be|would it be) to (stop|let go|not|just|jump|swerve|drive|step|go|slip|end|disappear)
    (let|letting) go (of the wheel|of everything|for good|and not|of life|of living)
    (forgiven|forgive me|sorry) for (being alive|existing|everything i|what i am about|what i am going|leaving|being born|taking up space)
    (any|a|one|single|no|good|give me a|give me one|some) reason (to|not to|i should) (stay|keep|live|go on|be here|stay alive|continue|exist|jump|not) !(up|home|late|the|with (him|her|this)|in (touch|bed|this)|for dinner|calm)
    (the|this) world (is|would be|'s)? (isbetteroff|better|nicer|better place) (without|if i|with one less) (me|people like me|was|were)?
    (make|making|made) everyone ..3 (miserable|worse|unhappy|sad) ~ (without me|gone|leave|disappear|if i)
    (better|easier|best) (for everyone|for them|for all|all round|for my|if i|for you all)? (if|when|once|that) (i|me) (just|am|was|were|left|disappear|fade|go|stop|did not|had|died|not|never|vanish|leave|quietly|fade out|step|fell|drop) !(had (bought|booked|left earlier|gone|taken)|go (by|early|tomorrow|with|on|to the)|leave (early|now|it|the)|stop (talking|by|eating))
    (only|just) thing (keeping|stopping|holding|tethering|tying) me ..6 (is|are|alive|here)
    (staying|stay|alive|here|living|still here|around) (only|just)? (for|because of) (my|the) (dog|cat|mom|kids|daughter|son|pet|brother|sister|parents|children|cats|dogs|wife|husband|family|baby|grandma)
  `,
  ),
  concern(
    'suicide_passive',
    'suicide said sadly',
    { mine: true },
    `
    (kms|kill myself|end it) jokes ..5
    (being alive|stop existing|not existing|not living|keep living|stay alive|staying alive|keep breathing|stop breathing|stay on this earth) !(love|makes|for|is (great|good|beautiful|a gift|wonderful)|and well|in (this|the) game|longer)
    jokes (about)? ..4 (less|not|getting|stopped|serious|dying|killing|kms|real|suicide|being dead) ..3
    (told|telling|tell|called|messaged|text|texted|asked|comments|commented|says|said) (me|i) (to|should|that i should) (kill myself|kms|die|kys|end it|end my life|go die|be dead|disappear|go kill)
    (cry|crying|cried|cries) (myself)? ..4 (every|all) (night|day|single|the time|morning) ..3 (hopeless|pointless|why|point|numb|anymore|end|stop)
  `,
  ),
  sign(
    'suicide_active',
    'hyperbole',
    1,
    `
    rather (be)? (dead|die|six feet under|in the ground|buried) than
    (hope|hoping|going|want|ready) to be dead (before|by|when)
    (done|finished) (done|finished)
    kms
    (🔚|🪦|⚰)
  `,
  ),
  sign(
    'suicide_plan',
    'goodbye signs',
    2,
    `
    (goodbye|farewell|bye forever) (tonight|now|and thank|forever|everyone|all|for good|, thank|, i love|, and|to you|my) !(party|summer|to (the|my (old|flat|house|car|job)))
    (thank|thanks) (you)? ..2 for (listening|everything|being|all you|trying|all of|putting up|always|the kindness|being there|being kind|all the)
    (you|everyone) were (kinder|kind|good to me|always|the only|so nice|the best) ..3
    (love you all|i loved you|i love you all|love you guys|i love you so much|sorry for everything|i am sorry everyone|i am sorry for|forgive me|sorry mom|sorry everyone|i am so sorry|please forgive)
    (gave|giving|given|give|gifted|gifting|hand|handed|donated|selling|sold|packed|boxed|binned) (away|up|out)? ..3 (my|all|everything|half|most) ..4 (away|things|stuff|belongings|possessions|clothes|guitar|books|collection|everything|records|jewellery|savings|dog|cat|up|games|favourite|ring|hoodie) !(to (charity|goodwill|oxfam)|marie)
    (gave|given|found) ..2 (my)? @pet ..3 (to|a (new)? home|away)
    (cleaned|clean|cleaning|tidied|cleared|emptied|deep cleaned) ..4 (flat|room|house|apartment|place|desk|everything|my) (so|for|before|and|, so) ..3 (nobody|no one|they|mom|when|easier|find|left|goodbye|said)
    (paid|cancelled|canceled|closed|settled|sorted|deleted|quit|wrapped|tied|cancelling|sorting|deleting|paying|closing) ..3 (bills|subscriptions|accounts|account|affairs|debts|everything|paperwork|loose ends|my lease|all my|my will|social media|off my) ..3 (so|up|before|for|and|, |$|off)
    (affairs|papers|things|everything|paperwork|loose ends) (is|are|all|now|all is)? (in order|sorted|taken care of|ready|wrapped up|tied up|arranged)
    (put|putting|get|getting|got) my (affairs|papers|things|life) in order
    (wrote|written|writing|write) ..2 (letter|letters|note|notes|will) ..4 (mom|dad|each|everyone|kids|family|sister|brother|wife|husband|parents|jess|daughter|son|for after|one for|friends)
    (letters|letter|notes) (are|is|on|in|for|to|left|done|sealed|ready|under) ..3
    (one for|one to) (mom|dad|my|the|each|her|him|every)
    (feel|feels|feeling|am|been) (so|weirdly|strangely|oddly|at|finally|lighter|already|calmer|really|a|more|calm)? (peace|lighter|calm|calmer|relieved|light|free|lighter already|relief|peaceful|at peace|finally calm) (now|already|about|, |$|for the first|since|today|that|because|tonight|knowing)
    (decided|decision|made (up)? my mind|mind is made|minds made up|i have chosen|it is decided|figured out what|no going back|no turning back|no way back|point of no return)
    (will|going to) (finally|all)? (be|feel) (over|free|at peace|quiet|at rest|no pain|done|painless|with (him|her|them|mom|dad) again|together again) (soon|tonight|tomorrow|then|by|now|forever|again|after|, |$|in)
    (before i (go|leave|do it|do this|die)|when i go|where i am going|after tonight|after tomorrow|after friday|after the weekend|after i do|before i lose my nerve|before i change my mind|once it is done|when it is done|when it is over) !(to (bed|work|sleep|school|the|see|my)|out|on|home|for|there|back|shopping|into|in|abroad)
    (no one|nobody|they|anyone|mom|parents|everyone) (will|is|are|has|knows|suspects|suspect) ..3 (know until|find out until|stop me|be home|away|out of town|asleep|what is coming|be away|to stop me|gone for the weekend|not know)
    (do not|please|no one) ..2 (look for me|worry about me anymore|find me|stop me|call me|come after me|come for me)
    (have|holding|got|it is|i am holding) (it|them|the|this) ..3 (in my hand|in front of me|next to me|beside me|in the drawer|on my (desk|bed|lap|table|nightstand)|in my (bag|pocket|car|room|drawer)|under my (bed|pillow)|ready|right here|with me)
    (in my hand|in front of me|next to me|in the drawer|in my drawer|beside my bed|by my bed|in my nightstand|under my pillow|in the garage|in the glovebox|in my closet) 
    (tonight|tomorrow|friday|sunday|saturday|monday|this weekend|midnight) ..2 (it is|is it|is the (day|night)|is when|after (they|everyone)|once (they|everyone)|when (they|everyone)) 
    (do|doing|did|try) it (tonight|tomorrow|this time|now|soon|properly|right this time|before|when|on|this weekend|today)
    (last|final) (time|night|day|message|entry|words|post|birthday|christmas|summer|weekend|meal|drive|walk|sunset|visit) ..2 (ever|i|here|with|, |$|for me|before|on earth|alive)
    (🔚|🪦|⚰️|⚰|🕊️|🕊|🔫) 
    (me soon|that is me|that will be me|me tonight|me next) 
    (i have|got|have|there is) (a|my|the) (plan|date|method|way out|exit plan|exit)  (and|now|, |$|ready|for)
    (secret|not tell|not telling|never told|can not tell|have not told|will not tell) ..2 (anyone|anybody|a soul|them|no one|else|her|him|mom|people)
    (picked|chosen|chose|set|booked|paid for|planned) ..2 (funeral|coffin|cremation|plot|songs for my|photo for my|the day|a date|hymns)
    (joining|join|see|seeing|be with|with) (you|him|her|mom|dad|them|my (son|daughter|husband|wife|brother|sister|baby)) (soon|again soon|on the other side|in heaven|up there|very soon)
  `,
  ),
]
