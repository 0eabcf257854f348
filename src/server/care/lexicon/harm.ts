// Data: hurting oneself, and hurting others.
import { concern, crisis, flag, type RuleGroup, sign } from './rule.ts'

export const harm: RuleGroup[] = [
  crisis(
    'self_harm',
    'hurting now',
    { now: true, mine: true, firm: true },
    `
    (am|started|keep|currently|i) (cutting|hurting|harming|burning|selfharming|slicing|stabbing) (myself|my|again|now|and|deep|deeper|so|,|$|tonight) !(some slack|off|out|down|back|it (fine|close)|carbs|sugar|class|corners|onions|vegetables|grass|hair|costs|ties)
    just (cut|hurt|harmed|burned|burnt|stabbed|sliced|carved) (myself|my (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|body)|again|too deep|deep) !(shaving|on (the|a)|while|cooking|chopping|off|with a (paper|kitchen)|some slack|in the kitchen|at|playing|by accident|opening|hair)
    (cut|hurt|harmed|burned|sliced|burnt) (myself|my (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin)|too deep|deep|deeper) ..3 (bad|badly|deep|tonight|now|too deep|bleeding|again|last night|today|this morning|worse|and it|deeper|on purpose|can not stop|earlier|an hour ago) !(shaving|cooking|chopping|at work|at the gym|running|playing|opening)
    (went|gone|cut) (too|really|so|way too) deep
    (bleeding|blood|bleeds) ..5 (everywhere|a lot|not stopping|will not stop|so much|on the floor|through|bad|and i did|does not stop|heavily) ~ (myself|cut|did|hospital|stitches|arm|wrist)
    (cut|cuts|wound|wounds|arm|wrist|it|they|leg) ..2 (keep|keeps|bleeding|is bleeding|are bleeding) (bleeding|a lot|badly|heavily|and|so|,)
    (started|start|starting|been|gone back to|went back to|back to|am|resumed|returned to) (cutting|selfharming|burning myself|hurting myself|harming myself|selfharm) (again|myself|lately|every|most|more|daily|for|since|to|,|$|because|after|when) !(carbs|sugar|back|down|out|off|some slack|it|hair|grass|class|corners|dairy|gluten|calories)
    (cut|cutting|harm) (myself|) (every|most|almost every) (day|night|time|week)
    hurt myself (every|most|almost every) (day|night|time|week)
    (urge|urges|need|want|impulse|craving|temptation|itching|desperate|going|have|dying|tempted|about|gonna) (to|for) ..2 (cut|@hurt_self|selfharm|hurt myself|harm myself|bleed|see blood|use the blade|burn myself) !(some slack|carbs|back|down|out|off|the cake|sugar|it|my (hair|losses|hours|grass|lawn)|hair|ties|class|contact|in line|corners|costs|people|him|her|through) ..9 (tonight|now|in my hand|so (strong|bad|badly|loud|much)|can not hold|do not think i can|right here|next to me|unbearable|stronger|give in|going to|too strong|overwhelming|have it|hold out|resist|fight it|can not fight|screaming|losing)
    (want|going|need|have|gonna|will|about|ready) (to)? (cut|hurt|harm|burn|stab|slice|injure|selfharm|bleed) (myself|my (arm|arms|wrist|wrists|thighs|skin)) !(some slack|off|out|in half|shaving|if i (lift|run|fall))
    (holding|hold|have|got|with|staring at|looking at|found|bought|hid|hidden|picked up|took out|took apart|sitting with|keep) ..2 (a|the|my|this)? (new)? (blade|blades|razor|razors|razorblade|scissors to) (in|to|on|and|again|now|next|under|,|$|out|from|against|by) !(phone|sharpener|scooter|and shave|for shaving|runner)
    (knife|blade|razor) (to|against|on|at|near) my (skin|wrist|arm|throat|neck|leg|thigh|wrists|arms|chest)
    relapsed (an hour|just|tonight|now|today|this morning|badly|hard|# (minutes|hours)|minutes|a few) ..8 (worse|deep|hospital|bleeding|bad|blood|stitches|arm|cut|again|scared|ago) !(on (sugar|coffee|smoking|nicotine|social))
    (need|might need|should get|think i need|probably need|get) (stitches|hospital|to go to (the)? hospital|medical) ~ (myself|cut|cuts|deep|did it|arm|relapsed|bleeding|burn)
    (blood|bleeding|towel|sleeve|sleeves|bandage|plaster|plasters|tissue) ..6 (on my|ruined|soaked|everywhere|my sleeve|will not stop|won't stop|not stop|through|go back into|floor|bin)
    (get|make|getting) it to stop (bleeding)? ..3
    (done|did|doing|do) it again ..9 (bleed|bleeding|blood|worse|deeper|arm|arms|leg|legs|thigh|towel|too far|numb|bathroom|toilets|sleeve|tonight|stop)
    (did|done|do|doing) it (on|to) my ..2 (arm|arms|leg|legs|thigh|thighs|wrist|wrists|hip|hips|stomach|ankle) ..6
    (self inflicted|did it myself|on purpose) ~ (burn|burnt|white|feel it|bleed|bleeding|cut|worse|deep|hurt|blood)
    (box|lid|drawer|kit|tin|cabinet|thing|it) ..4 (out from|in my hand|in my palm|on the (desk|table|floor|bed)|in front of me|right there|right here|under the bed) ~ (hurt myself|promise|do it|ten more minutes|hour|lid|staring|shaking|not be able|break|bad|so much|again|cut|urge)
    (hurting|harming|cutting|burning) myself (so|as|and|while|on|in|to|again|now|tonight|right|because|rn) ..6
    (going to|gonna|will|about to|have to) (cut|do it again|hurt myself|harm myself|selfharm|burn myself) ..3 (worse|tonight|again|deeper|when|,|$|now|upstairs|if) !(the|my hair|out|down|with|grass|it out)
    (scarifier|me couper|me cortar|cortarme|ritzen) ..4 (saigne|sangra|sangre|blut|parar|stop|maintenant|ahora|agora)
    (relapsed|cut|did it|hurt) ~ (need|go to|to) (stitches|hospital|a e|er|emergency)
    (voices|voice) ..3 (telling|tell|tells|saying|say|says|want|wants|told|commanding|screaming) (me|at me|to)? ..2 (to)? (hurt|kill|cut|harm|die|end|jump|do it|stab|burn) ..1
  `,
  ),
  concern(
    'self_harm',
    'hurting',
    { mine: true, mirror: true },
    `
    @hurt_self !(some slack|off|out|in half|shaving|cooking|chopping|laughing|at (the|football|work|practice|training|soccer|gym)|on (the|a|my) (stove|oven|iron|corner|table|door|paper|can|glass)|running|playing|lifting|working out|with (a|the) (paper|hot)|making|while|in the kitchen|skiing|skating|falling|a (slice|piece|fringe)|loose|short|by accident|accidentally|again at|doing|moving|trying to)
    (urge|urges|impulse|impulses|craving|cravings|temptation|thoughts|thinking|think|want|wanted|wanting|tempted|desire|itch) (to|of|about|for) ..1 (cut|cutting|@hurt_self|selfharm|hurting|hurt myself|harming|bleed|burn myself|burning) !(the|carbs|back|down|my (hair|losses|hours)|off|out|people|him|her|contact|ties|class|some|it|corners|costs|sugar|dairy|onions)
    (urges|urge) (is|are|came|come|coming|have|creeping|getting|keep|back|so|again|to|were|feel|won|today|tonight) ..3 (back|strong|stronger|creeping|return|bad|worse|loud|again|there|hurt|cut|self|harm|intense|high|really|unbearable|daily) !(eat|shop|buy|pee|smoke|laugh)
    (clean|free) (from|of) (cutting|selfharm|selfharming|hurting|harming|burning|blades) ..9 (hard|struggling|tempted|urge|urges|wobble|broke|ruin|want|slip|slipping|almost|nearly|shaky|difficult|scared|badly|miss)
    # (days|weeks|months|day|week|month) clean ..9 (hard|struggling|tempted|urge|urges|broke|want to|slip|almost|nearly|difficult|miss|stay that way|harder|wobbly|shaky|badly|ruin|scared)
    (almost|nearly) (relapsed|cut|slipped|broke my streak|hurt myself|selfharmed|gave in) !(the (cake|cord)|off|carbs)
    (broke|lost|ruined|ended|reset) (my|the) (streak|clean streak|# day|count) 
    (relapsed|slipped|relapse|slip) (last|again|on|this|yesterday|after|and|, |$|with|over|at|into|in|tonight|because|the other|a (few|couple)) ~ !(smoking|sugar|coffee|vape|nicotine|sweets|in (the|my) (mud|shower|socks)|on (ice|sugar|the ice|a|coffee|smoking))
    (punch|punching|punched|hit|hitting|kick|bash|bashing) (the|a|my)? (wall|walls|door|head|thighs|legs|face|own)  (when|until|so|because|every|till|to|again|and|, |over|$|just|whenever|if) !(of|down|at the gym)
    (knuckles|wrists|arms|thighs) are (a mess|bruised|raw|bleeding|scarred|covered|cut|red|sore again|shredded|bandaged) 
    (long sleeves|sleeves|hoodie|jumper|bracelets|bandages|plasters|tights) ..5 (in (july|june|august|summer|this heat|the heat|35|30)|hide|hiding|cover|covering|so (nobody|no one|mom|they)|you know why|see my (arms|scars|wrists)|even though it is (hot|boiling))
    (hide|hiding|cover|covering|covered|hid) (my|the|up|them) ..2 (scars|cuts|arms|wrists|marks|burns|bruises|scratches|legs|bandages) 
    (fresh|new|more|old) (cuts|scars|marks|burns|scratches|ones) (on|under|every|again|to|from|this|and|,|$)
    (scratch|scratching|scratched|pick|picking|pinch|pinching|snap|snapping|dig|digging|bite|biting|pull|pulling|burn|burning|claw|clawing|scrape|scraping) ..2 (at)? (my|myself|the|a|an)? (arm|arms|skin|wrist|wrists|thigh|thighs|scalp|hair|nails into|elastic|rubber|band|hands|legs|face|fingers|nails) ..4 (until|till|when|so|bleed|bleeds|blood|because|every|on purpose|raw|again|just|to (feel|calm|focus|cope)|out|anxious|stressed|whenever|instead|into) !(dry|when (sleeping|cold))
    (pain|hurting|bleeding|cutting|blood|burning|it) (is|was)? ..3 (only|helps|calms|relief|release|distract|feel something|feel real|focus|the only thing) (thing|way|that helps|me|something|real|on|from|i|, |$|to)
    (deserve|deserved|deserving) (to)? (be)? (hurt|pain|punished|the pain|punishment|suffer|to hurt|to bleed) 
    (punish|punishing|punished) (myself|my body) !(with (a|the) (run|workout)|at the gym)
    (selfharm|selfharming|selfharmed) (again|lately|tonight|this week|yesterday|last|thoughts|urges|relapse|scars|has|every|when)
    (i|we) (selfharm|selfharmed|sh|cut) (again|lately|when|because|every|since|,|$|to (cope|feel|calm)|sometimes|still|on|in) !(the|my hair|some|it|class|carbs|paper|off|out|wood|up|down|vegetables|back)
    (i)? (hit|hitting|slap|slapping|punch|punching|bite|biting|pinch|pinching|scratch|scratching|bang|banging|burn|burning|cut|cutting|hurt|hurting) (myself|my (own)? (arm|arms|leg|legs|head|face|thigh|thighs|wrist|wrists|hand|hands|skin)|the inside of my arm) (when|if|in|until|till|so|because|to|every|on|a little|,|$|sometimes|again|and|for|last|through|with) !(shaving|cooking|on the (stove|oven|door)|chopping|opening|by accident|laughing|some slack|at (football|work|the gym)|with (a|the) (paper|kitchen|oven|iron tray))
    (cut|selfharmed|relapsed|slipped|did it) (last (week|month|night|weekend)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|once|at the weekend|again) ..9 (ashamed|gutted|stupid|guilty|alone|myself|cleaned|months|sorry|disappointed|streak|told) !(grass|hair|cake|lawn)
    (weeks|months|days|years) (no|without|free of|since) (cutting|selfharm|selfharming|hurting myself|burning) ..9 (but|and tonight|bargaining|hard|struggling|crawling|tonight|urge|itch|still)
    # (days|weeks|months|day) clean (and|but|,) ..4 (struggling|hard|tempted|want|tonight|crawling|wreck|urge|all i want)
    (have not|not|haven't) (done it|cut|hurt myself|selfharmed) (in|since|for) ..5 but ..9
    (thinking|think|thought) about (my old|the old|old|my) (blades|blade|box|habit|way|ways|razors|scars|tools) ..4
    (scared|afraid|worried) ..3 (going to|will|might) (start|do it|relapse|slip|cut|hurt myself) again
    (hold|held|run|make|press|touch) ..4 (hot|boiling|ice|shower|mug|iron|straighteners|lighter|flame) ..4 (hurt|hurts|burn|burns|until|till|on purpose|pain)
    (burnt|burned|hurt|cut|scratched|bruised) myself ..9 (accident|was not|on purpose|told everyone|nobody knows|secret)
    (urge|urges) (is|are|to) ..9 (seven|eight|nine|ten|six|strong|back|ice|distract|cut|hurt|selfharm)
    (pull|pulling|pick|picking|picked) (at)? ..2 (my hair|my skin|myself|my scalp|my arms|my face) ..6 (out|bald|bled|bleeds|bleed|raw|until|till)
    on purpose ..6 (hurt|hurts|pain|a bit|not a thing)
    (sh|selfharm) (urges|relapse|scars|again|free|clean|thoughts)
    (thinking|think|thought) about the (blade|razor|knife|scissors|drawer|lighter)
    (bought|hid|keep|found|looked at|kept|still have|miss|missing) ..2 (my|the|a|new|old)? (blade|blades|razor|razors|razorblades|box of) ..3 (again|under|in|just in case|drawer|hidden|safe|feeling|and)
  `,
  ),
  crisis(
    'harm_others',
    'means to hurt',
    { mine: true },
    `
    (going to|will|gonna|want to|plan to|planning to|planning on|ready to|need to|about to|decided to|intend to|have to|might|may) (kill|murder|stab|shoot|strangle|hurt|attack|poison|killing|stabbing|shooting|hurting|burn|beat|smash|break|slit|behead|attack) (him|her|them|my (wife|husband|ex|boss|dad|mom|brother|sister|stepdad|roommate|neighbour|neighbor|teacher|boyfriend|girlfriend|kids|kid|baby|son|daughter|children|partner|coworker|parents|family|classmate|landlord)|that (man|woman|guy|bastard|bitch)|everyone|people|someone|the (baby|kids|kid|man|teacher|guy|neighbour|neighbor)|those (people|kids|guys)|this (guy|man)|you all|all of them) ~ (tonight|tomorrow|waiting|know (when|where)|knife|gun|weapon|in (the|my) (car|bag|drawer)|monday|at school|at work|after (work|school)|serious|seriously|swear to god|do not care|bat|found (out)? where|i have a|for what|deserve|deserves|when (he|she|they)|his house|her house|outside|planned|regret|i know|bought|plan|in (his|her|their) sleep|pay|jail|prison|anyone|nobody)
    (have|got|bought|bring|bringing|brought|taking|take|carry|carrying|keep|grabbed|hid|hiding|getting) ..2 @weapon ..9 (for (him|her|them)|to school|to work|his (house|place)|her (house|place)|their (house|place)|use it|waiting|make them|make him|make her|pay|outside|teach (him|her|them)|him|them|her|tomorrow|ready for|everyone) !(party|kitchen|cake|gave|sharpen|cook|museum|costume|larp|game|sale|practice|birthday)
    (plan|planning|planned|plans|figured|decided|thinking|know|ready) ..3 (how|to|where|what|when)? ..3 (make|making) (him|her|them|everyone|my (ex|boss|dad|stepdad|brother)) (pay|suffer|bleed|regret|hurt|sorry) !(for (lunch|dinner|it all|the (bill|tickets|damage))|the (rent|bill))
    (will|going to|gonna|make sure) ..3 (he|she|they|those|everyone|that) ..5 (not walk away|never walk|not get up|never get up|not see (tomorrow|another|the)|never hurt anyone|regret everything|not live|be dead|bleed|suffer|beg|burn|in the ground|not leave alive|not wake up|pay with) 
    (he|she|they|those|everyone|people|kids) ..5 (is|are|will|going) (to|gonna)? (regret|pay|suffer|bleed|be sorry|die|burn) ..6 (tomorrow|tonight|monday|soon|did to me|me|what they did|everything|for it|with me|not coming back|i swear) !(for (dinner|lunch))
    (shoot|shooting|blow|bomb|burn|shot) (up|down) (my|the|this|a|that)? (school|office|work|workplace|place|church|building|mall|class|house|club) !(game|level|scene)
    (school|office|class|work|everyone|they) ..4 (will|going to|gonna) (pay|burn|regret|know my name|remember me|see what i)  ..4
    (take|taking) (them|him|her|everyone|as many|people|some of them|others|someone) (down|out|with me) ..2 (with me)? !(to (dinner|lunch|the)|for (dinner|a|lunch))
    (afraid|scared|terrified|worried|frightened|fear|think) ..3 (i am going to|i will|i might|i am about to|i could|that i will|that i might) (hurt|kill|harm|shake|smother|drop|stab|lose control and|drown|suffocate|snap and) ..2 (baby|kid|kids|child|son|daughter|him|her|them|my|someone|people|children|partner|wife|husband|newborn) ..3 (tonight|now|today|if i|because|,|$|and|again|soon|do it)
    (thoughts|thought|urge|urges|thinking|think|impulse|impulses|visions|want|images) (of|about|to) ..1 (hurting|harming|killing|hurt|kill|harm|shaking|smothering|drowning|stabbing|shake|smother|suffocating|strangling|dropping) (my|the|him|her|them|our) (baby|newborn|kid|kids|child|children|son|daughter|infant|toddler|wife|husband|partner|mom|dad|family|girlfriend|boyfriend) ..9 (do it|going to|tonight|act|real|can not stop|stronger|scared i|afraid i|might|will|alone|give in|lose control|strong|now)
    (waiting|sitting|parked|stood|standing|outside) ..3 (in (the|my) car|outside (his|her|their)|for (him|her|them)) ..9 (knife|gun|bat|kill|hurt|pay|end him|end her|get off work|gets off work|finish|teach)
    (almost|nearly|just|i) (strangled|stabbed|choked|shook|hit|smothered|beat|punched|attacked|hurt) (him|her|them|my (wife|husband|girlfriend|boyfriend|baby|kid|son|daughter|mom|dad|brother|sister|partner|child|kids)|the baby) ..5 (with|and (i)? (could|can|did) not|unconscious|bleeding|again|tonight|now|badly|hard|i do not|and liked|hospital|stopped breathing|is not moving|not breathing) 
    (will|going to|gonna) (slit|cut|break|snap|bash|smash|cave) (his|her|their) (throat|throats|neck|necks|head|skull|face|legs|bones) (in|off|tonight|,|$|and|when|with|if|open)
    (kill|killing|murder|murdering|stab) (him|her|them|my (wife|husband|ex|dad|stepdad|boss|mom|parents|family)) (in (his|her|their) sleep|tonight|and then myself|then myself|before|with|and no one|and nobody|tomorrow)
    (killing|kill|stabbing|hurting) one of (theirs|them|their) ..6
    (will|is|are|going to|he|she|they) not be laughing (at|on|when|tomorrow|monday|then|after|anymore) ..5
    (nobody|no one|none of them|they) (is|are|will|will be|be)? (going to|not going to)? (laugh|laughing|smile|ignore me|forget me) ..3 (anymore|again|tomorrow|monday|then|after|when|me|$)
    (everyone|they|all of them|people|you) (will|going to|all) (know|remember|hear|learn) (my name|who i am|about me) (after|tomorrow|monday|then|soon|,|$)
    (bringing|bring|brought|take|taking) something (to|in to|into) (school|work|college|the office|class) 
    (going|go|went) back ..4 (not|and not) ..3 empty handed
    (pull|pulling|pulled) up on (him|her|them) ..9 (something|not getting up|strap|with|tomorrow)
    (he|she|they) (is|are|will|will be) (not)? (not walking out|not getting up|not leaving|not going home|getting hurt|going to get hurt|a dead man|dead|finished|in the ground|done for) (after|tonight|alive|tomorrow|,|$|when|this time|if) !(tired|serious|right|lol|in the game)
    (putting|put) (him|her|them) in (the|a) (ground|hospital|box|coffin|grave|morgue)
    (not)? (trust|trusting) myself (to go back|with (her|him|the baby|them|the kids|my|a)|around|alone with|not to hurt) ..6 (in|baby|her|him|kids|them|mother|mom|knife|,|$)
    (close|this close|inches|seconds) (to|from|away from) (hurting|killing|hitting|shaking|harming|smothering|strangling|stabbing|putting my hands on|throwing|doing something to) (the|my|him|her|them|someone|that|this) ..9
    (about to|going to|gonna) (hurt|shake|hit|smother|drop|throw) (her|him|the baby|my baby|them|my (mother|mom|dad|son|daughter|kids)) ..9 (cry|crying|stop|walk|trust|scared|baby|alone|not sure|hold|put)
    (followed|following|follow|been to|watching|watched) (him|her|them|my ex|(his|her|their) (road|house|street|work|home)|my ex new) ..9 (home|twice|times|week|knows|not staying|hurt|brother|waiting|friday|tonight|third)
    (standing|stood|stand) ..3 (doorway|door|over (him|her|them)|by (his|her|the) bed) ..6 (in my hand|knife|it in|asleep|sleeping)
    (loaded|sharpened) it ~ (home|he|she|they|road|waiting|six|tonight)
    (list|names) of (people|everyone|kids|those) ..4 (pay|die|kill|hurt|deserve|wronged|bullied)
  `,
  ),
  concern(
    'harm_others',
    'thoughts of hurting',
    { mine: true },
    `
    (going to|will|want to|wanna|could|gonna|might|would|plan to|ready to|need to|about to|like to|love to) (kill|murder|stab|strangle|choke|hurt|attack|shoot|beat up|beat|smash|hit|punch|poison) (him|her|them|my (wife|husband|ex|boss|dad|mom|brother|sister|stepdad|roommate|neighbour|neighbor|teacher|boyfriend|girlfriend|kids|kid|baby|son|daughter|children|partner|coworker|parents|family|landlord|flatmate)|everyone|people|someone|somebody|the (baby|kids|man|guy)|that (man|guy|woman|bastard|bitch)|those people|(those|all) kids|strangers) !(in (chess|fifa|mario|the game|game|tennis|smash|basketball|pool)|at (chess|fifa|mario|tennis)|with (kindness|love)|feelings|record|time|up on|score|for (eating|stealing|spoiling|taking|forgetting|leaving|telling me to smile)|if (he|she|they) (eats|leaves|spoils|chews|plays|touches|uses|does not (stop|reply|text|clean)|keeps)|lol|haha|lmao|😂|jk)
    (fantasise|fantasising|fantasize|fantasizing|fantasies|dream|dreaming|daydream|daydreaming|fantasy|think|thinking|thoughts|thought|imagine|imagining|intrusive|images|visions|urge|urges|picture|picturing) ..3 (hurting|harming|killing|punching|stabbing|pushing|attacking|hitting|beating|strangling|hurt|kill|stab|attack|smashing|choking|revenge on|violence|burning|poisoning|shoving|crashing into|violent) ..2 (people|someone|him|her|them|my|strangers|those|anyone|others|kids|everyone|the|that|a|guy|man|things|towards|against) !(myself|budget|feelings|me|character|game|boss fight)
    (violent|murderous|homicidal|disturbing|horrible|awful|violent intrusive) (thoughts|urges|fantasies|images|impulses|rage|feelings|dreams) (about|towards|to|of|when|and|,|that|again|$|keep|at|against|are|i|in my)
    intrusive thoughts (about|of|where|that) ..3 (pushing|hurting|killing|stabbing|harming|dropping|violence|violent|someone|people|baby|my)
    (afraid|scared|worried|terrified|frightened|fear|feared|ashamed|so angry|so mad|thought) ..4 (i would|i will|i might|i could|i am going to|that i would|i nearly|i almost|i was going to) (hit|hurt|shake|slap|harm|lash out|snap|lose it and|lose control|strangle|punch|smack|do something to|throw) ..2 (him|her|them|my|someone|the|kids|baby|and|,|$|people|at|one day|kid|child|something at|around) !(deadline|ball|race)
    (hit|slapped|shook|smacked|shoved|grabbed|pushed|punched|hurt|choked) (my (kid|son|daughter|baby|child|wife|girlfriend|partner|boyfriend|husband|kids|toddler|mom|dad|brother|sister)|the baby|the kids) ..9 (hate myself|ashamed|scared|again|sorry|guilty|hard|angry|lost (it|my temper|control)|do not know|cried|never)
    (want|wanted|wish|going|like|need) (him|her|them|everyone) (to)? (suffer|hurt|bleed|die|dead|feel (my|the|this) pain|pay for|to pay|gone for good|to be dead)
    (make|making) (him|her|them|everyone|people) (pay|suffer|bleed|regret|hurt|feel what|sorry|sorry for) !(for (lunch|dinner|the)|rent|bill)
    (lose|losing|lost) (control|it) (and|with|on|around) ..3 (hurt|hit|kill|baby|kids|him|her|them|someone) !(laughing)
    (rage|anger|so angry|temper) ..6 (scares me|frightens me|hurt (someone|somebody|people|them|him|her)|do not trust myself|out of control|black out|blackout|what i (might|could|will) do)
    (thinking|think|thought|planning) (of|about|up)? (revenge|getting (him|her|them) back|payback|getting even) ..5 (hurt|physically|badly|violent|every (night|day)|knife|pay|constantly)
    (want|wanted|wanting|planning|dreaming of|get|getting|need) (my)? revenge (on|against|for) ..4 !(of the nerds|body)
    (revenge) (is|on|keeps|gets) ..6 (sleep|going|all|replay|begging|every)
    (scared|afraid|worried|ashamed|frightened) (of|by|about|at)? how (angry|violent|mad|rough) i ..6
    (lost|losing|lose) my temper ..9 (pushed|hit|grabbed|threw|smashed|scared|worse|hurt|broke|kids|shook|slapped)
    (pushed|shoved|hit|slapped|grabbed|shook|punched|kicked) (my (brother|sister|wife|husband|son|daughter|girlfriend|boyfriend|partner|mom|dad|kid|kids|dog|cat)|him|her) ..9 (worried|worse|hate myself|ashamed|sick|guilty|mark|what is wrong|scared|not that man|that man|never done|sorry|too hard)
    (could have|nearly|almost|i was going to|about to) (hit|hurt|slapped|punched|shaken|kill|killed|strangled) (her|him|them|my (wife|husband|son|daughter|kid|kids|baby|brother|mom|dad|girlfriend|boyfriend)|the baby) ..9 !(for (telling|eating|forgetting)|laughing)
    (shook|threw|kicked|smashed|punched) the (cot|crib|door|plate|wall|pram|dog|cat) ..9 (sick|scared|next to|kids|quiet|her|him|head|ashamed)
    (part of me|i) (wants|want) to (burn|smash|destroy|ruin) (his|her|their) (house|car|life|face|world) ..6
    (imagine|imagining|imagined|picture|picturing|replay|fantasise|fantasize) ..2 (hitting|hurting|killing|pushing|running|punching|stabbing|strangling|smashing|shoving|choking|him begging|her begging) ..4
    (got|get|getting) (in|up in) (her|his|their|my (sister|brother|wife|husband|mom|dad|girlfriend)) face ..6
    (scared|looked scared|frightened|flinched|terrified|afraid) of me
    (fist|hand) (up|raised|in the air|back) ..9
    (he|she|they) deserves? to (die|suffer|be hurt|bleed|be dead|rot|burn) ..6
  `,
  ),
  flag(
    'opportunity',
    `
    know (when|where|what time|which) (he|she|they) (gets|get|lives|live|works|parks|sleeps|leaves|leave|goes|walks|park|sleep|drinks|will be) 
    (waiting|sitting|parked) ..2 (in (the|my) car|outside (his|her|their))
    (have|got|bought|found|holding|with) (a|my|the|dad) (gun|knife|weapon|bat|rifle)
    not coming (back)? out (either)?
    (no one|nobody) (will|can) (stop|find) (me|him|her|them)
    (planned|plan) (it|everything) (out)?
  `,
  ),
  sign(
    'self_harm',
    'self-harm signs',
    2,
    `
    (wrists|scars|bandage|bandages|bleeding|the blade|razor|plasters)
  `,
  ),
]
