// Data: eating, panic, and the signs in the body that want a doctor now.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

export const body: RuleGroup[] = [
  crisis(
    'panic_medical',
    'red flags',
    { now: true },
    `
    (chest|heart) ..4 (pain|pains|hurts|hurting|crushing|tight|pressure|stabbing|squeezing|burning) ~ (arm|jaw|shoulder|numb|sweating|faint|can not breathe|left|radiating|sweaty|back of my neck|collapsed|elephant|crushing|grey|clammy) !(panic attack again|work|gym)
    (crushing|squeezing|stabbing|heavy|tight) ..1 (pain|pressure|weight|band) ..3 chest ~ ~ (arm|jaw|shoulder|sweating|breath|breathe)
    (floppy|limp) ~ (feed|feeding|nappy|diaper|rash)
    rash that (does|will|did) not (fade|go away when|disappear when)
    (arm|face|side|leg) ..3 (numb|drooping|gone numb|tingling and weak|weak|droopy|dead) ~ (chest|speech|slurring|slurred|face|can not move|can not speak|vision|headache|confused|words|side) 
    (speech|words|face|vision|mouth) (is|are|keeps|keep|has|went|suddenly|on one side)? ..2 (slurred|slurring|drooping|droopy|coming out wrong|coming out jumbled|mixed up|gone on one)
    (throat|tongue|lips|airway) ..3 (closing|swelling|swollen|closed|tightening up|closing up) ..5 (breathe|allergic|nuts|peanut|sting|fast|epipen|,|$|and|ate|bee|after)
    (worst|sudden|thunderclap) headache (of|ever|in|and) ~ (life|neck|stiff|vision|vomit|ever)
    (coughing|vomiting|throwing|puking|peeing|spitting|bringing|passing|threw) (up)? (blood|bloody)
    (had|having|just had) a (seizure|stroke|fit|heart attack) (now|just|and|today|again|,|$|an|this|alone|last) !(when i saw|laughing|almost|lol|at)
    (passed out|blacked out|fainted|collapsed|lost consciousness|unconscious) ..9 (and|again|chest|heart|head|bleeding|breathe|hit my head|pregnant|diabetic|alone|twice|can not|woke up|in the (shower|street|bathroom|kitchen)) !(drunk|laughing|on the (sofa|couch|bed)|from laughing|tired|at (9|10|8)|exhausted)
    (can not|can barely|struggling to|hard to|not able to|unable to|cant|trouble) (breathe|breathing) ~ (chest (hurts|pain|really)|lips are (blue|turning)|blue|arm|numb (arm|face)|asthma|inhaler|swelling|allergic|collapsed|getting worse|covid|leg swollen)
    (lips|fingers|nails) (are|is|going|turning|turned|gone) blue
    (inhaler|epipen|insulin|ventolin) (is empty|not working|ran out|is not (helping|working)|run out|has run out|empty|gone|does not) ~
    (mixed|mixing|took|taken|drank|combined|had|take|drinking|on) ..6 (meds|medication|pills|painkillers|xanax|benzos|valium|opioids|sleeping|oxy|tramadol|codeine|drugs|something) ..6 (with|and|on top of|plus|after) ..6 (alcohol|drink|drinks|drinking|vodka|wine|whisky|whiskey|beer|booze|rum|gin|drunk|bottle|drank|each other)
    (drank|drunk|had|drinking|been drinking|mixed|bottle of) ..6 (alcohol|vodka|wine|whisky|whiskey|drink|drinks|beers|lot|bottle|rum|gin) ..6 (with|and|on top of|plus|then) ..5 (pills|medication|painkillers|xanax|valium|sleeping|codeine|tramadol) ..9
    (can not|can barely|struggling to|hard to|trouble) (keep my eyes open|stay awake|wake up properly|stand up|feel my (legs|hands|face)|see straight|move my|stop shaking and|stop vomiting|stop throwing up|stop being sick) ~ (took|pills|medication|drank|drink|drunk|mixed|dose|alcohol|something|drugs|bottle|edible|spiked|ago|numb)
    (drink|drinks|someone) (was|got|has been|may have been|been|must have|might have) (spiked|drugged|roofied) ..6
    (baby|he|she|friend|mom|dad|husband|wife|son|daughter|kid|partner|roommate|brother|sister|someone|nan|grandma|grandpa|boyfriend|girlfriend|they) ..3 (is|are|was) (not breathing|unconscious|unresponsive|turning blue|having a seizure|not waking up|choking|not moving|blue|passed out and|foaming|barely breathing|convulsing|overdosing|collapsed|limp|cold and)
    (baby|he|she|friend|mom|dad|husband|wife|son|daughter|kid|brother|sister|they|roommate|partner|boyfriend|girlfriend) ..2 (will not wake up|can not wake|overdosed|collapsed|stopped breathing|has stopped breathing|swallowed|is choking|fell and|took (too many|all|a whole|pills|the whole)) ..6 !(on chocolate|alarm)
    can not wake (him|her|them|my (mom|dad|friend|roommate|husband|wife|partner|boyfriend|girlfriend|brother|sister|baby)) (up|,|$|and)
    (pregnant|weeks|baby) ~ (bleeding|blood|not moving|stopped moving|has not moved|no movement|water broke|cramping badly|gush)
    (voices|voice|tv|radio|god|demons|someone in my head|the devil|thing in my head|it) ..4 (telling|tell|tells|told|say|says|saying|ordering|commands|commanding|orders|want|wants|screaming) (me|at me)? (to)? (hurt|kill|jump|cut|harm|die|burn|end|stab|do it|do things|attack|drown|smother) ..3
    (stopped|quit|ran out of|came off|detox|withdrawal|withdrawing|off) ..4 (drinking|alcohol|benzos|xanax|valium|booze|vodka) ~ (shaking|seizure|seeing things|hallucinating|sweating|shakes|tremors|confused|hearing) 
    (shaking|seizure|seeing things|hallucinating|sweating|shakes|tremors) ~ (stopped|quit|came off|since i (stopped|quit)|without|last|no) (drink|drinking|alcohol|benzos|a drink|xanax)
    (blood sugar|sugar|glucose) ..4 (# |dropping|crashing|way too|so low|so high|hi|through) ..5 (confused|shaking|vomit|pass out|fruity|can not|faint|unconscious|alone|sleepy|sweating)
    (hit|banged|smashed|bumped|cracked) my head ~ (vomit|throwing up|confused|can not remember|passed out|blurry|double|sleepy|blood|blacked out|threw up|sick)
    (deep|bad|third) (burn|burns|cut|gash|wound) ..6 (bone|bleeding|spurting|not stopping|fat|muscle|white|gaping)
    (bleeding|blood) (will not stop|is not stopping|keeps coming|everywhere and|spurting|will not slow|soaked|soaking)
    (swallowed|drank|drunk|inhaled|ate) (bleach|a battery|antifreeze|drain cleaner|poison|cleaning|chemicals|detergent|weedkiller|petrol|a chemical|carbon)
    (speech|words|mouth|face) ..3 (gone funny|gone wrong|not moving|is not moving|will not move|gone strange|slurry|on one side|jumbled)
    (one side|half|left side|right side) of (my|his|her|their) (mouth|face|body) ..5
    (is|was|started|he|she|been) (fitting|having a fit|convulsing|seizing) (and|now|,|$|again|on) ..6
    (swallowed|eaten|drunk|drank|inhaled) ..5 (battery|batteries|magnet|magnets|bleach|detergent|something sharp|coin and|chemical|capsule)
    (people|things|bugs|insects|spiders|faces|men|figures|rats) (in|on|crawling|crawl|crawling on|moving in|coming out of) the (curtains|wall|walls|ceiling|floor|telly|tv|carpet|window|corner)
    (weeks|months|week|month) (pregnant|gone|along|in) ~ (blood|bleeding|headache|swollen|flashing|kicking|not moving|contractions|pain|water)
    (burning up|jaw|overheating|can not see|see right|boiling) ~ (pills|pill|took|had|festival|party|something|ecstasy|mdma)
    (pills|something|tablet) (off|from) (a|some|this) (lad|guy|bloke|man|girl|mate|friend|stranger) ~
    (pain|ache|pressure|heavy|crushing|tight) ..6 (jaw|arm|left|shoulder|chest) ~ (jaw|arm|sweat|sweating|breath|alone|out|wife|husband|clammy|numb|$)
    something heavy (sitting|on) (on|my)? ..2 chest
    (pear drops|fruity|acetone) ..9
    (step off|jump off|walk into|step into|run into) the (kerb|curb|road|traffic|edge|platform|street) ..9 (says|voice|every time|tells|nearly|almost|told)
    (says|said|say|tells|telling) ..4 (step off|walk into traffic|if i do not go|take (my|the) (girls|kids|baby|son|daughter)|get rid of|possessed) ..4
    (voices|voice|angel|angels|telly|tv|radio|demon|walls) ..3 (say|says|telling|tell|tells|said|knows) ..9 (coming for me|jump|get him first|get her first|get them|tonight|kill|hurt|have to|orders|possessed|i have to)
    (man|woman|people|someone) on the (radio|tv|telly|screen) ..4 (orders|tells|telling|talks to me|knows|commands|says) ..6
    (get rid of|save|cleanse|free|end) (her|him|them|my (mom|dad|daughter|son|wife|husband|baby)) ..6 (before morning|tonight|the (voice|angel|thing|walls)|is not my|possessed|have to|demon)
    (carbon monoxide|gas leak|co alarm|smell gas) ..6 (dizzy|headache|going off|sick|faint|sleepy)
    (think|believe|sure|feels like|might be|pretty sure) ..2 (i am)? having a (heart attack|stroke|seizure) ~ (arm|jaw|chest|numb|real|never|not panic|face|sweat|left|pain|$|spreading)
    (not|have not|haven't|no) (slept|sleep) ..4 (days|nights) ~ (hear|hearing|voices|god|mission|chosen|powers|following|watching|cameras|invincible|fly|messages)
    (can fly|am god|am jesus|chosen one|cameras in|chip in my|they are poisoning|being poisoned by|people on tv are talking|messages (to|for) me (in|on|through) the (tv|radio)|spying on me through)
    (can not|could not) (feel|move) (my)? (legs|arms|one side|half of my|left side|right side|hands or|anything below) ..6 !(cold|gym|workout|leg day|freezing|running)
  `,
  ),
  concern(
    'panic_medical',
    'panic or strain',
    { mine: true },
    `
    (having|have|had|am having|get|getting|in the middle of|another|keep having|start of|think i am having|woke up (with|in|having)|mid) ..3 (panic|anxiety) (attack|attacks) ..1 !(joke|lol|since (march|2))
    (panicking|panic|panicked|hyperventilating|hyperventilate|spiralling|spiraling) (now|right|so bad|badly|and can not|and i can not|so hard|at work|in the (bathroom|toilet|car)|, help|help|again and|every (day|night|time)|for no reason|about nothing) !(buying|room|at the disco|button)
    (can not|can barely|could not|struggling to|hard to|forgot how to|feel like i can not|trouble|not able to) (breathe|breathing|catch my breath|get air|get enough air|calm down|get a breath|breathe properly) !(laughing|in this (dress|mask|heat)|through my nose|it is so funny|from laughing|😂|lol|underwater)
    heart ..2 (racing|pounding|beating so|hammering|jumping|fluttering|going (so|crazy|mad)|skipping|will not slow|thumping|flutters) ~ (unreal|can not|breathe|dying|die|scared|hands|shaking|tingling|dizzy|sweating|every time|calm down|help|chest|faint|night|heart attack|now|for no reason|stop|sleep|days|alone|numb)
    (everything|world|room|nothing|i|it|hands|body|people) (feels|feel|looks|is|seems|does not feel|do not feel|doesn't feel|am|not) (unreal|like a dream i|not real|fake|far away|spinning and|like i am not here|foggy and unreal|like i am not real|like i am watching|like i am outside|real|closing in|not mine|like a film) ~ (panic|breathe|scared|now|again|help|shaking|heart|stop|days|train|hands|floating|every|lately|body|glass|$)
    (feel|feels|feeling|felt|think|thought|convinced|sure|scared|like) (like)? i am (going to die|dying|going to pass out|going to faint|going crazy|going mad|losing my mind|about to die|having a heart attack|about to pass out|going to collapse|suffocating|choking) !(of|laughing|from (laughing|embarrassment|boredom|heat|the heat)|lol|with|here|to|on (work|homework)|in (this|the) (heat|meeting)|😂|waiting)
    (not|have not|haven't|barely|hardly|no|can not|only) (slept|sleep|sleeping) ..3 (in|for|more than|at all)? ..3 (days|nights|week|weeks|# days|# nights|three nights) ~
    (not|have not) slept (in|for|since) ..3
    (seeing|see|hearing|hear|saw|heard) (things|voices|shadows|people|whispers|whispering|footsteps|someone|my name|stuff) ..6 (not there|edge|corner|that are not|nobody|in my head|at night|walls|room|talking|move|else|when|real|calling|again|whispering|moving|about me|inside|in the) !(on (tv|twitter|the news|netflix)|from my (boss|mom)|that (great|nice|made)|about the new)
    (voices|voice) (in|are|is|inside|keep|from|again|back|talking|getting|got|says|say|tell|telling) (my head|back|louder|talking|again|inside|the walls|worse|me|loud|to me|bad|horrible|mean|i am|about) !(acting|over|mail|lesson|coach|cracking)
    (hallucinating|hallucinations|hallucinated|delusions|paranoid|psychosis|psychotic|manic|mania) (again|and|now|at night|things|since|from|about|that|,|$|because|episode|lately|everyone|they|people|for|coming) !(ai|gpt|chatgpt|model|pixie|monday|laugh)
    (stopped|quit|came off|come off|skipping|skipped|ran out of|run out of|not taking|not taken|missed|off|without|threw away|flushed|forgot|cold turkey off|weaned myself off) (taking)? ..2 (all)? (my)? (medication|lithium|antidepressants|antidepressant|pills|ssri|ssris|insulin|mood stabilisers|zoloft|prozac|lexapro|sertraline|methadone|antipsychotics|prescription) ~
    (drinking|drink|drank|drunk|smoking weed|using|getting high|get high|getting drunk|get drunk|high|numbing|popping) ..5 (every|most|all|alone|to|just to|daily|before|until|since|more|a bottle) ..4 (night|day|alone|sleep|cope|numb|forget|function|shut|feel|get through|quiet|stop|morning|work|pass out|blackout|black out|bottle|escape|shut my) ..4 !(water|tea|coffee|smoothie|juice|green tea|milk|my|vitamins|a vitamin|vitamin|the bus|notes|my dog|photos|creatine|herbal)
    (can not|trying to|tried to|struggling to|unable to|need to|failed to|how do i|keep failing to) (stop|quit|control|cut down|give up|get off) (drinking|using|taking (pills|them)|gambling|smoking weed|the pills|coke|cocaine|heroin|meth|opioids|painkillers|snorting|shooting up|the drink|getting drunk|alcohol) !(coffee|water|soda|so much (coffee|tea|water|soda)|tea|diet coke)
    (relapsed|using|addicted|hooked|back|dependent|drunk|drinking) (on|to|again|before|at|in the) (alcohol|heroin|coke|cocaine|meth|pills|opioids|painkillers|drinking|booze|the bottle|xanax|fentanyl|vodka|benzos|using|drugs|morning|work every|codeine|drink|gambling)
    (blacked out|black out|blackout|blacking out) (drunk|again|from|last|every|drinking|and|,|$|when|this|on|most) ..5 !(curtains|windows|phone)
    (taking|took|take|using|need|needed|popping|doubling|doubled|upping|more) ..4 (more|extra|double|too many|too much|higher) ..3 (than (prescribed|i should|the label|my)|sleeping pills|painkillers|xanax|medication|pills|dose) ..5 (to|sleep|cope|numb|get through|every|because|than|lately|just|so|calm|work) !(vitamins|vitamin)
    (fainted|faint|fainting|dizzy spells|passing out|passed out|blacking out|collapsed|dizzy) (twice|again|at|three|from|a few|this|yesterday|today|all the time|every|whenever|in|for no|several|and) ~ (no (idea|reason)|doctor|scared|eat|ate|alone|stand|week|day|work|told|know why|worried|ignore|nobody) !(drunk|of happiness)
    (chest|heart) (hurts|pain|pains|tight|tightness|feels tight|flutters|is tight|palpitations|aches|is heavy|feels (wrong|weird|strange|heavy|tight)) (again|every|when|and|now|, |at night|since|for days|for a week|all|but|$|so|constantly|lately) !(for (you|him|her|them|the)|knowing|proud|to see|with pride|how|that (he|she))
    (coming out of|vibrating out of|crawling out of|outside|jumping out of|detached from|leaving) my (skin|body|own body)
    panic (attack|attacks) ..2 (every|again|now|daily|at|in|this|all|,|$|and|on|for|since|right|before|last) !(is|since (march|april|may)|joke|it is|ruled|free)
    (i am|having|had|get|got|keep having|had to) ..3 panic (attack|attacks)
    (drinking|drink|smoking|using|gambling) (too much|way too much|so much|more and more|every (day|night|morning)|alone|again|before work|at work|to (cope|sleep|forget|numb|function)|all day|heavily) ..4 !(water|coffee|tea|squash|juice|milk|pop)
    (bottle|bottles|glasses|cans|pints|drinks|lines|joint|joints|spliff|weed|vodka) ..3 (a night|a day|every night|each night|before|every morning|in the morning|to (sleep|function|cope|get through|be normal)|just to|or i can not|most nights|by lunch|by noon) ..6 !(of water)
    (need|needed|have) (a|two|three|some|my) (drink|drinks|glass|pill|pills|joint|hit|line) (before|to|just to|or) ..6 !(water)
    (take|taking|took|need) (pills|something|tablets|medication|xanax) to (get through|sleep|cope|function|feel|be|calm|numb|face) ..4 !(as prescribed)
    (keep|kept|keeps|started|been|still) (hearing|seeing|heard) (someone|somebody|voices|my name|people|things|footsteps|whispers|a voice|stuff|my (late|dead)|him|her) ..6 !(on (tv|the news)|about (it|this|the))
    (hear|heard|hearing) my name ..6
    (feel|feels|felt|feeling) like i am (not real|watching (my life|myself)|outside|floating|in a (dream|film|movie)|behind glass|underwater|disappearing|not here|not in my body) ..4
    (not|do not feel|don't feel) (real|in my body|like i am in my body|connected to my body) ..3 !(estate|madrid|life|name|time)
    (haven't|have not|not) slept (for|in|since|properly) ..3 (nights|days|weeks|three|four|five|week|monday|sunday|friday|thursday) ..3
    (up|awake) ..2 (nights|days) (straight|running|in a row|now) ..6
    (talking|whispering|laughing|plotting) about me through ..4
    (people|they|someone|neighbours) (are)? (following|watching|tracking|spying on|listening to|poisoning|talking about) me (through|everywhere|in|all|from|with|at night|on) ..4
    (can not|trying to|trouble|hard to) (get)? (my breath|breathe|a breath|catch my breath) ..6 (again|every|happens|panic|boss|monday|heart|shaking|talk me|help|car park|stockroom|now|hands) !(laughing)
    (my)? (pills|medication|meds|prescription) ran out ..9
    (zaps|brain zaps|withdrawals|withdrawal) ..4
    (dissociating|dissociate|dissociated|derealisation|derealization|depersonalisation|depersonalization) (again|all|so|badly|for|every|at|and|now|,|$|since|more|lately|a lot|is)
    (lost|losing|lose|missing) (time|hours|days|chunks of time|touch with reality|grip on reality|my grip|my mind) (again|and|every|lately|, |today|$|i|where|like|when|since|from|at) !(weight|track|playing|on (tiktok|youtube|this game)|reading|over (this|the))
    (thoughts|mind|brain) (racing|will not slow|is racing|are racing|going a million|speeding) ~ (not slept|no sleep|do not need sleep|days|invincible|spent|hours of sleep|nights)
    (shaking|trembling|sobbing|crying|sweating|throwing up|vomiting|rocking) (on the|in the|and can not|so hard|uncontrollably|and i can not|for hours|and the|all over|every) ~ (floor|breathe|stop|panic|calm|help|bathroom|toilet|calm down|walls|closet|no reason|morning before) !(laughing|with laughter|of joy|happy|cold)
  `,
  ),
  crisis(
    'eating_disorder',
    'eating, red flags',
    { now: true },
    `
    (purge|purging|purged|throwing up|vomiting|threw up|laxatives|being sick|starving|starve|starved|fasting|fasted|binge|binged|restricting|restricted|restrict|not eaten|have not eaten|not eating|made myself sick|without eating|without food|no food|stopped eating|barely eaten|eaten nothing|nothing to eat|not eat) ~ ~ (blood|faint|fainted|fainting|passed out|pass out|collapsed|chest|heart|flutter|flutters|palpitations|blacked out|black out|can not stand|seizure|dizzy and|blacking out|vision|irregular|skipping beats|blue|unconscious|numb|hospital|drip|shaking and can not) !(the flu|food poisoning|bug|covid|surgery|scan)
    (blood|fainted|fainting|passed out|collapsed|chest|heart|blacked out|dizzy|palpitations|vision) ~ ~ (purge|purging|purged|starving myself|not eaten|have not eaten|laxatives|no food|without eating|eaten in days|being sick on purpose|not eating|restricting|fasting for|throwing up my food|after throwing up|after purging|eating nothing)
    (not eaten|no food|not eat|eaten nothing|nothing but water|only water|without eating|without food|no meals|not had food|had no food|nothing to eat) ..4 (in|for|since) ..2 (# |several|many|a)? (days|week|weeks|sunday|monday|tuesday|wednesday|thursday|friday|saturday|last) ..9 !(bug|flu|sick from|stomach bug|antibiotics|wisdom|surgery)
    (nothing|nothing but|only|just|living on|been on) (black)? (coffee|water|tea|diet coke|gum|air|cigarettes|broth) (for|since|all) ..3 (days|week|weeks|sunday|monday|tuesday|wednesday|thursday|friday|saturday|# days)
    (brought|bringing|bring|threw|throwing|coughed|was|came) (it)? (up)? (red|blood) ..6
    (sick|purged|vomited|threw up|throwing up|bring up|brought up|purging) ~ (red|blood|heart|chest|greying|grey|cramped|cramp|faint|black|dizzy)
    (make|making|cut|cutting) weight ~ (no water|sweating|heart|skipping|faint|dizzy|think straight)
    (on day|day) # (of)? (not eating|no food|without food|fasting|my fast|starving|water only) !(ramadan|intermittent|lent)
  `,
  ),
  concern(
    'eating_disorder',
    'eating',
    { mine: true, mirror: true },
    `
    (make|made|making|force|forced|forcing) myself (sick|throw up|vomit|puke|be sick|gag|skip|starve|not eat|fast|run it off|burn it off|purge) ..3
    (purge|purging|purged|purges|binge and purge|bingeing and purging|binging and purging) (after|again|every|most|when|because|twice|today|tonight|last|and|, |$|in|everything|it|lunch|dinner|all|so|for|since|my|at|it all|daily|on) !(my (wardrobe|closet|email|emails|inbox|contacts|desk|phone|followers|feed|apps)|the|old|files|cache)
    (throw|throwing|threw|vomit|vomiting|being sick|be sick|puke|puking|bring) (up)? ..4 (after|my|dinner|food|meals|lunch|every meal|everything i eat|on purpose|what i ate|it back up) ..4 (every|most|again|on purpose|night|meal|eat|eating|ate|dinner|dinners|food|nobody|knows|so i|calories|lunch|guilty|secret|secretly|meals|fat) !(hangover|drunk|flu|bug|food poisoning|chemo|pregnan*|morning sickness|dog|cat|baby)
    (laxatives|laxative|diuretics|diet pills|water pills|appetite suppressants|ipecac) ..6 (after|every|again|to|too many|lose|again|eat|weight|more|after i|because|lunch|dinner|daily|instead|skinny) !(doctor prescribed|constipat)
    (starve|starving|starved|fasting|restricting|restrict|restricted) (myself|again|all|for days|to|my food|food|calories|until|so|because|and|is|, |harder|feels|as|since) ..5 !(hungry|for (attention|content|dinner)|artist|intermittent|ramadan|lent|lol|kids|children|to death lol|let us eat|want food|where)
    (skip|skipping|skipped|skips|miss|avoid|avoiding|refuse|refusing|stopped|earn|earning|hide|hiding|throw away|throwing away|threw away|spit|spitting|chew|chewing|deserve|deserving|allowed|allow myself|pretend|pretending|pretended|lie about|lying about|lied about) ..4 (meals|meal|eating|dinner|lunch|breakfast|food|eat|wrappers|my lunch|to eat|that i ate|eaten|i already ate|food wrappers|food out|what i ate) ..9 (fat|guilt|guilty|weight|control|punish|calories|disgusting|burn|skinny|thin|body|scales|scale|next day|days|because i|so i|nobody|knows|deserve|earned|ugly|lose|on purpose|purge|every|secret|being sick|lie|already ate|empty|feels good|proud|powerful|until|most|so (mom|they|nobody|no one)) !(work|meeting|late|bus|busy|running late|calls|allergies|gluten)
    (do not|did not|does not|not|have not|hardly|barely|never|rarely) (deserve|let myself|allow myself|allowed|allowing myself|earned|eaten|eat|eating) ..3 (to eat|food|eat|dinner|lunch|properly|anything|meals|carbs|today|enough|for|since|in|a real meal|in front of|around|much|more than|unless|until) ..9 (fat|guilt|guilty|weigh|weight|control|calories|disgusting|skinny|thin|body|scale|scales|deserve|earned|thinner|workout|burn|worked out|exercise|run|hungry|proud|empty|strong|hate|days|scared|afraid|because i|gain|people) !(meat|dairy|gluten|pork|fish|at that restaurant|busy|vegan)
    (not|do not) (deserve|allowed|let myself|allow myself) (to eat|food|dinner|lunch|eat|to have dinner|breakfast)
    (guilty|guilt|disgusting|disgusted|ashamed|hate myself|gross|anxious|panic|cry|cried|shame|fat) ..4 (after|for|about|every time i|when i|whenever i|over|because i|when|if i) ..2 (eating|i eat|eat|ate|i ate|food|having eaten|eating anything|dinner|lunch|breakfast|meals|every meal|calories|a meal|one (biscuit|cookie|slice|bite)|eating in front|swallow) ..3 !(meat|animals|the last|the cat|dog|her|his|your)
    (weigh|weighed|weighing|weighs) myself ..5 (times|every|again|after|before|before and after|obsessively|constantly|hourly|daily|and (cried|cry)|each|multiple|twice|all day|then|eleven|ten|five|seven|six|three)
    (scale|scales|number on the scale|the number|calories|calorie|weight|kilos|pounds|lbs|bmi) ..5 (decides|controls|determines|dictates|tells me|obsess|obsessed|obsessing|ruin|ruins|ruined|rules|all i think|makes me cry|went up and|my worth|if i (eat|deserve|am allowed)|defines|consumes) ..2
    (count|counting|counted|obsess|obsessing|obsessed|tracking|think|thinking|scared|afraid|terrified|fear|panic|obsessively) ..3 (about|with|over|of|every)? ..2 (calories|calorie|my weight|gaining weight|getting fat|being fat|eating|food|carbs|every bite|every almond|every gram|weight gain|gain weight|swallowing|kcal|fatness|losing weight) ..6 (all|every|constantly|can not|hours|scared|until|night|day|cry|obsess|stop|in my head|chewing|again|gum|controls|even|time|so|weight|, |$|and|in front|it) !(app for|meal prep|cookbook|cooking|blog|dinner (tonight|ideas)|stamps|truck|delivery|recipes)
    (binge|binged|binges|bingeing|binging|binge eat|binge eating) (again|on food|every|eat|eating|last night|and|until|so|in secret|when|then|ate|today|at night|after|all|till|alone|because|food|for|most) ..6 !(watch|watched|watching|netflix|series|show|shows|season|seasons|episodes|episode|tv|anime|reading|drama|the office|youtube|podcast)
    (eat|ate|eating|eaten) (until|till|in secret|secretly|so much|everything|alone|at night in secret|whole) ..6 (sick|hurts|hurt|hate|disgust|ashamed|can not stop|purge|throw|physically|pain|secret|nobody|hide|cry|in secret|guilt|bin|floor|numb) !(delicious|good|lol|cake|yum|worth it)
    (eating disorder|anorexia|anorexic|bulimia|bulimic|orthorexia|ana|mia|ed) (is|was|voice|thoughts|back|again|relapse|relapsed|relapsing|creeping|has|came|came back|behaviours|behaviors|screaming|brain|loud|won|telling|tells|wants|behaviour|recovery (is|has|feels)) ..6 (back|again|relapse|relapsing|loud|hard|creeping|slipping|strong|winning|worse|telling|tells|coming|louder|came|screaming|returning|me|bad|struggling|flaring|control) !(tv|show|ed sheeran)
    (relapse|relapsed|relapsing|slipping|falling|going back|slip|sliding) ..3 (into|with|back to|back into|on|in)? ..2 (anorexia|bulimia|eating disorder|ed|purging|restricting|starving|disordered eating|old eating|bingeing|eating habits|recovery)
    (control|proud|powerful|strong|safe|clean|calm|good|pure|light|accomplished|high) ..4 (when|because|if|from|being|feeling|i am|after|that i|of how) ..4 (empty|hungry|not eat|not eating|do not eat|starve|starving|skip|skipping|fasting|disciplined with food|disciplined i have been with food|ribs|hip bones|collarbones|bones|stomach growls|stomach is empty|dizzy from|little i eat|have not eaten|restrict|lighter|not ate|food)
    (empty|hunger|hungry|starving|hunger pangs|stomach) ..3 (feels|feel|makes|is|makes me) ..2 (good|safe|control|powerful|clean|proud|strong|in control|pure|like winning|an achievement|comforting)
    periods? ..2 (stopped|have stopped|has stopped|gone|disappeared|lost|missing|vanished) ..9 (food|eat|weight|thin|disciplined|diet|diets|lose|ate|eating|gym|exercise|running|proud|weigh|skinny|calories)
    (hair|nails) (is|falling|keeps|thinning|coming) ..3 (out|falling) ..9 (not eating|eat|food|weight|diet|lose|calories|starv)
    (exercise|exercising|run|running|work out|working out|gym|workout|walk|squats|sit ups|burpees|steps) ..6 (punish|burn off|burn it off|earn|until i (faint|collapse|pass out|throw up|am dizzy)|what i ate|to be allowed|to deserve|for every|because i ate|after eating|injured|even (when|though|with)|compensate|make up for eating|if i eat|cancel out|undo|work it off) ..4 !(the cake together|calories lol)
    (hate|disgusted by|repulsed by|can not look at|can not stand|loathe|avoid) ..3 (my body|my reflection|myself in the mirror|mirrors|my stomach|my thighs|the mirror|how fat|my fat) ..9 (eat|eating|food|starve|skinny|weight|meal|meals|skip|fat|thin|dinner|purge|calories|hungry|ate)
    (want|need|have|going|trying|going to|must) (to)? (be|get|become|lose|weigh|reach) ..3 (skinny|thinner|thin|bones|bony|underweight|smaller|# (kg|kilos|pounds|lbs|stone)|size zero|skeletal|invisible) ..6 (starve|no matter|until|not eat|anything|die|bones|eat|fasting|see my|ribs|enough|disappear|never|people|whatever|still) !(healthily|slowly|doctor|gym plan|wedding)
    (ribs|hip bones|collarbones|collarbone|spine|thigh gap|bones) ..4 (see|seeing|show|showing|count|counting|feel|visible|poke|sticking|goal|check) ..5
    (only|just|barely) (allow|let|allowing|letting|eat|ate|eating) (myself)? ..2 (one meal|one|half|an apple|a salad|once|every other day|# calories|a few bites) ..4 (a day|a week|today|all day|per day|,|$) !(at work)
    (scared|afraid|terrified|ashamed|anxious|hate|can not|panic) (to|of|about|when i)? (eat|eating|food|bread|meals|carbs|swallowing|restaurants|buffets) (in front of|around|with|in public|at|,|$|anymore|because|actual|when|that) ..4 !(spicy|mushrooms|fish|olives|bones)
    (jeans|clothes|rings|trousers|ring) (are|is) (falling off|hanging off|loose|too big) ..9 (good|proud|happy|think|finally|still)
    (look|looking|looked) (ill|gaunt|thin|skinny|like a skeleton|unwell|frail|tiny) ..9 (compliment|proud|good|thank|happy|praise|finally)
    (disappearing|wasting away|skin and bone|too thin) ..6 (thank|compliment|proud|good|said)
    (told|tell|telling|lied|lie|pretend|pretended|say|said) ..4 (already ate|already eaten|i had (eaten|a big (lunch|breakfast|dinner))|i ate|not hungry|big lunch|big breakfast) ..6
    (body check|body checking|body checks|chew and spit|chewing and spitting|safe foods|fear foods|fear food|goal weight|thinspo|fitspo|meanspo|pro ana) ..4
    (cut|push|move|hide|spread) ..2 food ..6 (looks like|bits|plate|eaten|napkin|dog|pretend|nobody)
    (number|scale|scales|app|it) (goes|go|went|says|says at) (up|red|over|higher|6am|too high) ..9 (dinner|eat|deserve|day|undo|run|cry|not allowed|starve|rules|purge)
    (ate|eat|had) (a|one|some) (biscuit|cookie|salad|slice|sandwich|piece of (toast|cake|bread)|cracker) (and|so|then) ..6 (deserve|run|ran|robbed|guilty|hate|cry|cried|gym|burn|disgusting|purge|sick|punish)
    (feel|feeling|felt) (disgusting|filthy|gross|guilty|sick with myself|dirty|weak|ashamed|like a failure) (whenever|when|after|if|every time|because) ..3 (eat|ate|eating|food|meal|go over|eaten)
    (exercise|exercising|run|running|gym|squats|steps|walk) ..4 (hours|until|every time|after|if) ..3 (eat|ate|eating|meal|food|something bad|a biscuit)
    (lost|losing) so much weight ..6 (still|fat|not enough|more|huge|proud)
    (still|always) feel (fat|huge|too big|enormous|disgusting) ..4
    (meals|food|lunch|dinner) ..2 (in the (bin|hedge|bag|sink|toilet)|to the dog|down the (sink|toilet)|away) ..6 (again|every|hide|nobody|mom|so)
    (undo|cancel|burn|work|run) (it|that|them|everything) (off|out|after|later) ..6 (ate|eat|meal|you know how|calories|dinner|red)
    (not|have not|haven't) had a period (since|in|for) ..9
    (skipping|skip|skipped) meals ..6 !(work|busy|meeting|late)
    (hungry|hunger|empty|starving) is ..4 (only|good at|control|safe|best|clean|strong)
    (plate|fridge|kitchen) ..6 (empty so|nobody notice|no one hears|at night|locks)
    (restrict|restricting|binge|binging|bingeing|purge|purging) (again|every night|at night|in the car|alone|and hate) ..4
    (hide|hiding|hid|hidden|hoard|stash) (food|wrappers|the food|my food|packets|it in napkins) ..9
    (eat|ate|eaten|eating) (nothing|only|barely|hardly|one|half|an apple|just|less than|under) ..4 (all day|today|all week|this week|a day|apple|calories|since|rice cake|cucumber|for days|cracker|crackers|bites|egg|coffee|gum|salad) ..6 (proud|still|fat|too much|feel|good|control|guilty|and|deserve|hungry|weigh|enough|dizzy|strong|scared|know) !(busy|forgot|starving let|work|shift|order|delivery|sick|flu)
  `,
  ),
  flag(
    'red flags',
    `
    (blood|bleeding|fainted|fainting|passed out|pass out|collapsed|collapse|unconscious|blacked out|seizure|chest feels|chest pain|chest hurts|heart is doing|heart flutters|irregular|palpitations|can not stand|stopped breathing|not breathing|lips blue)
  `,
  ),
]
