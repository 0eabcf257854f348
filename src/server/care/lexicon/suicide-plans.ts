// Data: plans, preparations, goodbyes and attempts.
import { crisis, type RuleGroup, sign } from './rule.ts'

export const suicidePlans: RuleGroup[] = [
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
    (will|would) do it (right|properly) (next time|this time|tonight|if|,|$)
    will do it again (next time|this time|tonight|if|,|$)
    would do it again (next time|this time|tonight|if)
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
