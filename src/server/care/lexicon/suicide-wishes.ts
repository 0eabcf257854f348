// Data: how people say that they want to die, think of it or mean to.
import { concern, crisis, type RuleGroup } from './rule.ts'

export const suicideWishes: RuleGroup[] = [
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
    (done|finished|through) (breathing|being ($|,|alive|anymore|anything|me|myself|a burden|a problem|in pain|in this)|being a person|being here|with all of it for good)
    (let|make) me die !(of|laughing|inside|twice|again|first|in|on|so (u|you))
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
    (bed|sleep) ..4 (hope|hoping|pray|praying|wishing) (not to|to not|never to) wake (up)? !(him|her|them|anyone|anybody|everyone|everybody|the|my|too|late|early|with|before|at)
    (wish|hope|pray|hoping|wishing) (a car|a truck|a bus|something|someone|god|cancer|it) would (kill|hit|take|end|finish) me
    (wish|hope|hoping|wishing) i (get|got|had gotten) (cancer|hit by|run over|killed|into a crash|a terminal)
    (do|does|did|would) not ..1 (want|wish|care|plan|intend|deserve|need) to (live|be alive|exist|stay alive|keep living|go on living|continue living|be living|live on|survive this|be on this (earth|planet)|be in this world|go on existing|keep existing|continue existing|be breathing|wake up|see tomorrow|see the morning|live through|carry on living|live like this|make it to|be here tomorrow) !(like you|anywhere|forever|abroad|to|in (this (house|city|town|place|flat|area|country)|a|london|the|spain|france|italy|portugal|germany|england|america|canada|australia|paris|dublin|new york)|with (him|her|them|my|roommates)|there|alone|at (home|6|5|7)|early|without|for the|to see|for that|near|next|off)
    never want to (live|wake up|be alive|exist) !(in|with|there|here|early)
    notanymore (want|wish|wanting|care) to (live|be alive|exist|be here|wake up|go on|keep living|keep going|continue living|stay alive|carry on living|be living)
    (want|wanting) to live (anymore|notanymore) !(with|in|here)
    (have|had|having|got) (no|lost my|lost the|lost all|zero) (will|desire|wish|want|motivation) to (live|be alive|stay alive|go on living|survive|exist)
    (lost|gone is|no) (the|my|all|any)? will to (live|go on|survive|be alive) !(until the|waiting|in section|about the|in (this|the|that) (queue|meeting|line)|at the (bus|airport|queue)|watching)
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
    @ponder ..2 (about|of|on|over|through|into|up) ..2 (suicide|suicidal things|dying|being dead|killing myself|offing myself|unaliving myself|ending it|ending my life|ending things|ending everything|not being alive|my own death|taking my life|ways to die|ways to kill|ways to end it|how to die|how i would die|how to do it|how to end it|how i would do it|how i will do it|being gone for good|whether to live|whether to stay alive|whether to kill|not existing|not living|never waking up|not waking up|(going|wanting) to sleep and) !(with (him|her|them)|rates|prevention|squad|awareness|of)
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
]
