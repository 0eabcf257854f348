// Data: fear for somebody else, and words that push another person towards harm.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

export const others: RuleGroup[] = [
  crisis(
    'third_party',
    'somebody, now',
    { now: true },
    `
    @someone_close ..6 (threatening|threatens|threatened|saying|says|said|shouting|screaming|texted|texting|posted|wrote|messaged|swears|told me) ..6 (going to|will|is|wants to|about to|he is|she is|they are|goodbye|end|kill|die|suicide|jump|do it|over|take) ..6 (tonight|right now|now|tonight|locked|not answering|not picking up|offline|not responding|not replying|knife|pills|bridge|roof|blood|alone|turned off|phone is off|blade|rope|gun|drunk|do it|today|tomorrow|meant it|tried before|this weekend)
    @someone_close ..4 (tried|attempted) to (kill|end|hang|overdose|take|die|jump|drown) ..4 (himself|herself|themselves|themself|life|again|last night|tonight|today|yesterday|this morning|an hour|now|earlier|and) !(years ago|when (he|she|they) (was|were)|in (19|20)|last year|months ago|as a (teen|kid)|bill|boss|in the (book|movie|show|film|game)|once|decades)
    @someone_close ..3 (took|taken|swallowed|has taken|just took|have taken|overdosed|is overdosing|cut|has cut|slit|is bleeding) ..5 (pills|whole bottle|too many|overdose|wrists|wrist|all (his|her|their)|medication|bottle of|sleeping|overdosed|deep|everywhere|on (something|pills|heroin)) !(years ago|when|painkillers for|as prescribed|in (the|a) (book|movie|show))
    (goodbye|sorry for everything|love you all|take care of (my|the)|by the time|last message|suicide note|goodbye note|note|final) ~ (not picking up|not answering|not replying|phone is off|offline|will not answer|can not reach|not responding|no answer|straight to voicemail|turned off|can not find|went quiet|missing|disappeared|gone|no reply|stopped replying|went offline|not opened|not opening)
    (not picking up|not answering|not replying|phone is off|offline|will not answer|can not reach|not responding|voicemail|missing|gone quiet|can not find (him|her|them)) ~ (goodbye|suicid*|kill|suicide|note|tried before|attempt|die|end it|ending it|cannot go on|pills|hurt (himself|herself|themselves)|wants to die|tonight)
    @someone_close ..4 (is|are|standing|sitting|up|on|at|just|went|climbed|has|gone|walking|walked|heading|drove|driving) ..3 (on|at|to|near|off|onto|over) (the|a) (bridge|roof|ledge|tracks|edge|cliff|railing|rooftop|train tracks|overpass) ..6 !(for (work|lunch|the)|party|photo|fixing|bar|stage)
    @someone_close ..4 (has|have|got|bought|holding|with|found|is holding|loaded) (a|the|his|her|their|dad) (gun|knife|rope|noose|blade|razor|weapon|pills|bottle of pills) ..9 (himself|herself|themselves|locked|kill|die|will not|threat|bathroom|do it|end|room|hurt|suicid*|his head|her head|scared|crying|wrist|wrists|goodbye)
    @someone_close ..4 (locked|barricaded|shut) (himself|herself|themselves|themself) (in|inside|up) ..9 (kill|knife|blade|pills|die|razor|scream|shout|answer|hurt|cut|will not|blood|suicid*|goodbye|crying|silent|quiet|wrist)
    (friend|brother|sister|son|daughter|partner|husband|wife|boyfriend|girlfriend|roommate|he|she|they|someone|person|guy|member|user|girl|boy|mom|dad|cousin|child|kid|ex|flatmate|colleague|coworker) ..6 (going to|about to|is|planning to|plans to|wants to|says|said|will|posted|are|am) ..5 (kill (himself|herself|themselves|themself)|killing (himself|herself|themselves)|end (it|his life|her life|their life|it all)|ending it|commit suicide|jump|hurt (himself|herself|themselves)|take (his|her|their) (own)? life|die|suicide|do it) ..5 (tonight|now|today|right now|this weekend|tomorrow|in an hour|this minute|soon|any minute|after work|when|at midnight|as soon)
    @someone_close ..3 (is|are) (about to|going to|trying to|threatening to|just about to) (kill|hang|harm|hurt|shoot|drown) @himself ..4
    @someone_close ..3 (has|have|had)? (just|again)? tried to (kill|hang|drown|shoot) @himself ..4 !(years ago|when|in (19|20)|last year|as a)
    (wrong side|other side|over|outside|edge) of the (railings|railing|barrier|bridge|fence|ledge|rail) ..9
    @someone_close ..6 (last hour|last night alive|last message|already (done it|(taken|took) (them|all|some|too|an|loads|pills|everything|it (,|$|all|and)|$|,))|typed bye|typed goodbye|said bye|says bye|goodbye forever|everything ready|loaded) ..6 !(of (the|term))
    @someone_close ..5 (rang|called|phoned|texted|messaged) ..9 (thanks for everything|thank you for everything|look after (his|her|the|my)|loves me|loved me|where the (documents|papers|will|money)|goodbye|sorry|take care of) ~ (not answering|hung up|never says|hours away|not picking up|phone|weird|worried|now|since)
    @someone_close ..4 (will not wake|can not be woken|is not waking|won't wake|not waking|unresponsive|breathing funny|breathing weird|barely breathing|gone blue|gone cold|gurgling|snoring weird|is about to jump|will jump|going to jump|is going to jump)  ..6 !(alarm|early|for school)
    (empty|half empty|finished) (box|packet|bottle|strip|blister|pill bottle|packets|meds box|medication box) ..6
    (wrote|written|left) ..3 sorry (on|in|to|everyone) ..9 (gone|left|whiteboard|mirror|empty|phone)
    (ring|keys|phone|wallet|shoes|coat) ..3 (on the (sink|table|side|bridge|bed|counter)|is here|left behind) ~ (low|so low|depressed|suicidal|kissed|gone|left|missing)
    (says|said|told|tells|scared) ..5 (finish|kill|end) (her|him|them|us) (off|tonight|,|$|and) ..6
    (has|have|had|made|wrote|found|left|leaving|written) ..3 (a|his|her|their|my|the) ..3 (suicide note|goodbye note|goodbye letter|suicide letter|plan to (kill|end|die)|a date) ..6 !(years ago|in the (book|movie|show|film)|novel|character)
    (stop|talk|hold|keep) (him|her|them) ~ (bridge|knife|jump|pills|roof|ledge|kill|gun)
    (can|could|should|will|please) (a|someone|any|the|you)? (mod|moderator|mods|admin|anyone|someone|somebody) ..3 (check|help|call|reach|find|please|on) ..6 (them|him|her|user|person|thread|now|this|suicid*|post|member|girl|guy)
    (think|scared|afraid|worried|know|sure|feel like) ..3 (he|she|they|my @someone_close) (is|are|will|might|has|have|may|could) ..4 (going to|gonna|hurt|kill|do something|taken|done|about to|dead|not be alive|not survive|end) ..5 (tonight|now|today|himself|herself|themselves|any minute|something|right|overdose|pills|alone|weekend) !(me|us|laugh|surprise)
  `,
  ),
  concern(
    'third_party',
    'somebody',
    {},
    `
    @someone_close ..5 (wants|want|wanted|wanting|wishes|wished|going|planning|threatening|threatens|threatened|thinking|talks|talking|talked|joking|jokes|joked|says|said|mentioned|keeps|told|texted|hinted|hints|admitted|confessed|posted|posting|asking|asked|speaks|wrote|writes|tells|drew) ..6 (@kill_other|kill (himself|herself|themselves)|die|dying|suicide|suicidal|not (being|be) (around|here|alive)|ending it|end it|hurting (himself|herself|themselves)|be dead|was dead|were dead|not wake up|disappear|not be here|not be around|isbetteroff|not wanting to live|not want to (live|be here|be alive)|harming|selfharm|cutting|no point|death|goodbye|gone soon|give up on life|never wake up|end (his|her|their) life|not live|burden|dead) !(of|laughing|from|bills|weight|to me|for|heat|boss|game|joke|row)
    @someone_close ..4 (is|are|has been|have been|was|been|feeling|feels|gets|seems|sounds|sounded|looks|became|getting|acting) ..3 (suicidal|selfharming|cutting (himself|herself|themselves|again)|starving|depressed and|hopeless|hurting (himself|herself|themselves)|giving away|so low|really low|very low|anorexic|bulimic|purging|self destructive|not eating|not safe|not ok|in a dark place|in a bad way|withdrawn|unsafe|really dark|drinking (himself|herself)|burning (himself|herself)) !(years ago|in the (book|movie|show|film)|novel|character)
    @someone_close ..4 (cuts|cut|hurts|harms|harmed|burns|selfharms|selfharmed|starves|starved|hit|scratched|overdosed|purges) (himself|herself|themselves|again|themself) !(shaving|some slack|off|years ago)
    @someone_close ..3 (selfharms|selfharmed|overdosed|purges|suicidal)
    @someone_close ..3 (stopped|not|barely|hardly|quit|refuses to|has not|have not|never|won't|will not|does not) (eating|eat|eats|eaten|leave (his|her|their) (room|bed)|leaving (his|her|their) room|get out of bed|talking to anyone|sleeping|answering|speak|been back) ..9 (worried|scared|afraid|disorder|help|concerned|weeks|days|do i|what do|losing weight|thin|since|how|should|bones|weight)
    (worried|scared|afraid|terrified|concerned|frightened|fear|fearing|anxious|nervous) ..3 (about|for|that|he|she|they) ..3 @someone_close ..9 (hurt|harm|suicid*|suicide|suicidal|safe|kill|die|do something|alive|himself|herself|themselves|disorder|selfharm|cutting|alone|overdose|life|stupid|not eating|eating|low|attempt|self|drinking|end) !(hurt me|kill me|hurt us)
    (found|saw|noticed|discovered|seen|read|seeing) ..5 (cuts|scars|blades|blade|razor|razors|pills|suicide note|note|diary|search history|journal|marks|bandages|burns|wounds|googled|laxatives|rope|stash|texts|messages|goodbye) ..5 (on|in|under|of|my|her|his|their|about|from) ..3 (arms|arm|wrists|room|bed|her|his|their|legs|thighs|bag|drawer|daughter|son|sister|brother|friend|phone|kid|about wanting|student|wife|husband|partner) !(laptop|parking|gas)
    (how|what|when|should) (do|can|to|would|should|does) ..2 (i|you|we|one)? ..3 (help|support|talk to|ask|respond to|say to|tell|approach|comfort|be there for|save|check on|message|report|react) ..3 (someone|a friend|my @someone_close|her|him|them|friend|somebody|person|brother|sister) ..9 (suicid*|suicidal|suicide|selfharm|selfharms|hurting|wants to die|die|cutting|harm|kill|making it worse|not safe|low|dying|depressed|live|end|not being around|abuse|abusive|hits|eating disorder|alive)
    (someone|member|person|friend|user|guy|girl|thread|people) ..5 (sounded|sounds|seemed|seems|posted|wrote|is|was|looked|hinted|said) ..4 (low|hopeless|suicidal|really down|not ok|goodbye|dark|desperate|like (he|she|they) (is|are|was|were) giving up|wanting to die|in trouble|at risk|unsafe|like goodbye|weird and final|final|scary) ..9
    (afraid|scared|worried|terrified) (i will|i am going to|of|to|that i will|we will) (lose|losing|find|finding) (him|her|them|my (brother|sister|son|daughter|friend|husband|wife|partner|mom|dad)|(him|her|them) dead) ..5 (to|suicide|himself|herself|dead|one day|if|self|hurt|this|$|,|depression|drugs|drink|addiction|anorexia) !(interest|job)
    (tried|attempted|attempt) ..4 (suicide|kill (himself|herself|themselves)|end (his|her|their) life|take (his|her|their) (own)? life) ..9 (scared|worried|again|last week|help|what do i|do not know|hospital|how do i|support|home|watch|afraid|discharged|coming home|now|recently|last month)
    (in|out of|to|from|admitted) (the)? (psych|psychiatric|hospital|ward|er|icu) ..6 (after|because|for) ..4 (attempt|overdose|suicide|trying|tried|selfharm|overdosing)
    (friend|brother|sister|son|daughter|he|she|partner|husband|wife|boyfriend|girlfriend|mom|dad|cousin|roommate) ..3 (gave|giving|gives|given) (away)? ..4 (things|stuff|dog|cat|belongings|everything|guitar|away|possessions|clothes|favourite|favorite) ..9 (worried|weird|goodbye|scared|strange|odd|off|concerned|calm|suddenly|happy) 
    (worried|scared|afraid|think|concerned|sure|suspect) ..3 @someone_close ..3 (is|might be|may be|could be|was) (suicidal|selfharming|cutting|anorexic|bulimic|being abused|being hit|in danger|not safe|depressed|hurting|at risk|not eating)
    @someone_close ..4 (talking|talks|talked|speaks|jokes|joking|writes|posts|posting|posted|hinting|hints) ..3 (about|of|like) ..4 (death|dying|the end|not being|suicide|goodbye|not long|heaven|leaving|not be around|being gone|worrying|disappear) ..4
    @someone_close ..4 (posted|posting|wrote|said|sent|left) ..4 (something|things|a message|messages|stuff|a post|lyrics|posts|poem) ..4 (worrying|scary|dark|alarming|concerning|goodbye|weird|final|odd|off)
    (anyone|someone|anybody) (heard from|spoken to|seen|talked to|know if) ..9 (worry|worried|worrying|posts|left|quiet|take care|last|sounded|said|goodbye|not been)
    (says|said|saying|keeps saying|told me) (he|she|they) (will not|won't|may not|might not|do not want to|does not want to) ..2 (be around|be here|live|make it|wake|see) ..6
    @someone_close ..3 (stopped|stops) (going|eating|talking|coming|leaving|caring|washing|answering|seeing) ..9 (sleeps|worried|weeks|point|room|all day|eating|withdrawn|scared|class)
    @someone_close ..4 (bruise|bruises|black eye|marks|sunglasses) ..6 (walked into|says|fell|cupboard|door|covering|hiding|long sleeves) ..3
    (friend|sister|brother|roommate|flatmate|daughter|son|cousin|wife|husband|girlfriend|boyfriend|student|mom|dad) ..3 (will not|does not|barely|hardly|refuses to|won't|never) eat ..6
    @someone_close ..4 (cuts|cut|selfharms|hurts|burns|starves|makes) (herself|himself|themselves) (last|again|and|asked|sick|,|$|when|on|because) 
    (drinking|drink|drinks|drank) (himself|herself|themselves) to death
    (is|being|gets|getting|was) (hit|beaten|abused|controlled|hurt|threatened|pushed|slapped) by (her|his|their) ..3
    @someone_close ..4 (drinking|using|drugs|heroin|meth|pills|alcoholic|addict|relapsed|addicted) ..9 (worried|scared|die|dying|afraid|lose (him|her|them)|overdose|kill|help (him|her|them)|himself to death|herself to death)
    @someone_close ..3 (husband|boyfriend|partner|wife|girlfriend|dad|mom|stepdad|ex) ..3 (hits|beats|hit|hurts|abuses|choked|slaps|controls|threatens|locked|beat|punched|is hurting|is abusing|is violent|abuse) ..2 (her|him|them|she|he|$|,|my|and)
  `,
  ),
  concern(
    'incitement',
    'pushing',
    { bold: true },
    `
    ^ (kys|kill yourself|go kill yourself|end yourself|hang yourself|neck yourself|off yourself|unalive yourself|go die|drop dead|drink bleach|go jump|jump off|cut deeper|slit your|die already|rope yourself|delete yourself|shoot yourself|die in a) !(gorgeous|drop)
    (go|just|pls|please|should|better|hope you|why not|then|you can|could|now|so|ugh|lol|omg|stfu|,|and|or|to|literally|loser|idiot|bitch|yeah|ok|guys|all|can|need to|must|gonna|do us a favour and|do us a favor and|everyone a favour and|everyone a favor and|well) (kys|kill yourself|end yourself|hang yourself|neck yourself|off yourself|unalive yourself|end your life|end ur life|go die|drink bleach|slit your wrists|die already|end it already|jump already|take your own life|delete yourself|shoot yourself|do it and|jump off (a|the)|off urself|commit suicide) !(over (it|this|work)|working|trying|with (work|exercise)|laughing)
    (you|u) (should|need to|ought to|deserve to|better|must|might as well|can|have to|could|gotta) ..2 (die|kill yourself|kys|be dead|not exist|disappear forever|end it|end yourself|end your life|jump|stop breathing|never have been born|not be alive|stop existing|hurt yourself|cut yourself|cut deeper|do it|do us all) !(of|laughing|for|with|this|a|the|it (again|yourself|now|today|tomorrow|if|with|like|before|faster|more|better|all|on|in|for|at|without|this|i)|inside)
    (hope|wish|pray|want|wishing|hoping) (that)? (you|u|ur|your|y'all) ..2 (die|kill yourself|get cancer|were dead|was dead|get hit|rot|do it|die alone|get raped|choke|never wake up|bleed|end it|suffer|burn|jump|are dead|not wake up) !(laughing|your hair|your dreams|happy|old)
    (nobody|no one|none of us|noone|world|everyone|we|family|they|nobody here) (would|will|wants|want|cares|care|is|likes|needs|need|likes)? ..2 (miss you|care if you (die|died|live|disappear|are gone|do it|leave|kill)|notice if you (die|died|were|are)|isbetteroff without you|happier without you|want you (alive|here|around)|cry for you|better place without you|be sad if you|want you dead|wants you dead|rid of you|better without you)
    isbetteroff without you
    (world|everyone|group|place|family|life|we) ..4 (better|happier|nicer|isbetteroff|better place|easier) ..2 (without you|if you (died|were dead|killed|were gone|did it|disappeared|jumped|were not))
    ((^|,|and|well|please|ok|but|yeah|lol|now|so) do it|just do it|do it already|then do it|go do it|go on then|go through with it|so do it|go ahead and do it|do it then|do it coward|jump|go for it then) ..2 (already|then|coward|pussy|no balls|you will not|we are waiting|loser|nobody|no one|you talk|stop talking|instead of|if you are|you keep|attention|finally|tonight|you always|big mouth|you (say|said|keep)|stop whining|you are all talk|prove) !(the|homework|your|my|for (him|her|us|me))
    (stop|quit) (talking|whining|crying|threatening|moaning|posting|begging|going on) (about it)? ..3 (and)? (do it|just do it|end it|jump|kill yourself|go)
    (if you are|if you were|since you are) (so|that)? ..5 (just|then|why) (do not you|have you not|do it|end it|go|die|kill|jump|not)
    (why|how come) (are|have|haven't|do) (you|u) (still|not|even)? ..2 (alive|breathing|here|done it|killed yourself|dead|kill yourself|do it yet|ended it|done it yet|still alive) !(working|at work|up)
    (waste of (space|oxygen|air|skin|life|sperm|cells)) ..5 (you|loser|die|everyone|kys|dead|like you)
    you ..3 (waste of (space|oxygen|air|skin|life))
    (attention seeker|attention seeking|attention whore|loser|pathetic|crybaby|freak|fatty|pig|ugly|trash|retard) ..4 (kys|kill yourself|die|dead|do it|end it|no one (would|will) miss|nobody (would|will) miss|jump|starve)
    (cut|slice) (deeper|harder|down not across|vertically|more) (next|then|loser|this|, |$|and|already|you) !(hair|the|into|prices|costs)
    (make|let us make|get|let us get|everyone|bully|push) (him|her|them|you) ..2 (kill|kys|suicide|do it|end (himself|herself|themselves)|over the edge)
    (starve yourself|stop eating|skip meals|throw up) ..2 (fatty|fat|pig|you fat|cow|fatso|whale|loser|and you|until you)
    (i will|we will|going to|gonna|i am going to|will) (find|kill|hurt|stab|shoot|rape|beat|come for|hunt|murder|end|get|burn|break|bash|curb) (you|u|your (family|mom|house|face|kids)) ..6 (and|kill|dead|watch|where you|when i|sleep|bitch|tonight|$|,|loser|swear|house|bleed|cry|up|pay|slowly|regret|school|behind) !(game|later|soon|in a (sec|bit)|(some|a|the|your) (food|drink|coffee|tickets|link|number|email|details)|back (to|up)|in (fifa|chess|mario|game)|at|there|on (discord|insta|instagram|the|monday)|a|an|with kindness|tomorrow|through|out|home|lol|jk|😂|an email)
    (know|found|have) where (you|u) (live|sleep|work|go to school) ..6 !(now|near|, nice)
    (go|just go|now go|then go|so go|please go) (jump|die|hang|drown|rot|starve|end it|end yourself|kill)  !(ship|shopping|in|into|on|around|up|for)
    (go on then|get on with it|what are you waiting for|no one is stopping you|nobody is stopping you|who is stopping you) ..6
    (you|u) (never do|will not|won't do it|keep threatening) ..4
    (same way|like) your (brother|dad|mom|sister|friend) did ..6
    stop eating ..3 (forever|fatty|you)
    (tall|high) (buildings|bridges|bridge|building) ..5 (your town|your city|near you|around|exist) ..2
    (just|should|could|you can|ought to|might as well) (do|finish) what (you|u) (keep|always|are|said|been|threaten) ..4
    (no loss|good riddance|no one would notice|better for everyone|relief) ..4 (if|when) (you|u) (went|died|left|did|were gone|are gone|go|disappeared|jumped)
    (give|gave) (her|him|them) a push (off|over) ..3
    (everyone|we|they|people|nobody|no one) (want|wants|wanted) (you|u|him|her) (dead|gone for good|to die)
    (still|even) (breathing|alive) ..2 (lol|loser|ugly|freak|waste|$|why)
    (imagine being|being) (this|that|so) (ugly|fat|pathetic|useless) and ..2 (alive|breathing|living)
    if i (was|were) you i (would|d) ..3 (ended|end|killed|kill|jumped|done) (it|myself|by now)
    (log off|unsubscribe|uninstall|delete|leave|go) ..3 (permanently|from life|life|this planet|this world)
    (do it|go) (on camera|live|on stream)
    (push|pushing) (her|him|them|you) off (the|a) ..3
    (watch your back|we know it was you|know which school|know where (you|u|ur)) ..6
    (starve|stop eating|throw up|purge) ..4 (more|forever|nearly there|skinny|pretty|fat|babe|then)
    (you said|you keep saying|you always say|u said) ..6 (gone|kill yourself|do it|dead|end it|over|leave) ..9 (all talk|still here|tuesday|coward|waiting|liar|well)
    (women|men|jews|muslims|gays|gay people|trans people|trans|immigrants|blacks|black people|whites|christians|refugees|foreigners|lesbians|disabled people|fat people|asians|they all|those people|all of them|foreigners) ..3 (should|deserve|need|must|ought) ..2 (die|be killed|be shot|be exterminated|be gassed|to die|be hanged|be burned|be hung|be raped|be beaten|hang|burn|be put down|be lynched|be wiped) 
    (kill|gas|shoot|hang|exterminate|burn|lynch) (all)? (the|these)? (jews|muslims|gays|trannies|immigrants|blacks|whites|women|niggers|faggots|refugees|kikes|christians|foreigners)
  `,
  ),
  flag(
    'answer to incitement',
    `
    (do not|please do not|never|please|not|you should not|do not ever) (kill yourself|kys|end your life|hurt yourself|do it|jump)
    (told|telling|tell|tells|called|saying|said|says|commented|comment|messages|sent|texting|wrote|written) (me|him|her|them|people|someone|anyone|my|to me|a) ..4 (to)? (kys|kill yourself|kill myself|die|end)
  `,
  ),
]
