// Data: ideas about the body, somebody else in danger, pushing another, and what speaks against a danger.
import { concept, type RuleGroup } from './rule.ts'

export const conceptsOfBody: RuleGroup[] = [
  // The body.
  concept(
    'no intake',
    `
    (not|have not|has not|did not|can not|barely|hardly|stopped|never|no|nothing|without|zero|refuse|refusing|skip|skipping|skipped|only) ..2 (eaten|eat|eating|food|kept anything down|keep anything down|drinking water|drink water|drunk water|meal|meals|breakfast|lunch|dinner|water|swallow|calories|a bite|bite|kept down|intake|solid)
    (fasting|fasted|starving|starve|starved|restrict|restricting|restricted|purge|purging|purged|laxatives|vomit|binge|binged|bingeing|binging|throwing up|made myself sick|being sick|make myself sick|fast|skipping|skipped|liquid diet|chew and spit|jeune|abfuhrmittel|sin comer|sans manger|nao como|sem comer|no como|nichts gegessen|खाना नहीं|khana nahi|لم اكل|لا اكل|没吃|不吃|催吐|vomitar|vomir)
  `,
  ),
  concept(
    'collapse',
    `
    fainted|faint|fainting|collapsed|collapse|blacked out|blacking out|blackout|blackouts|passed out|passing out|pass out|unconscious|woke up on the floor|wake up on the floor|going black|goes black|went black|going grey|goes grey|going dark|goes dark|seizure|can not stand|stand up without|knees gave|palpitations|skipping|skipping beats|skips beats|flutter|flutters|fluttering|irregular|heart feels|chest feels|chest hurts|chest pain|desmaiei|desmaye|evanoui|umgekippt|ohnmachtig|बेहोश|behosh|اغمي|晕倒|昏倒|coracao|herz|blood|throwing up blood|coughing blood|lips blue|cold all the time|heart stops|heart stopped|batendo estranho
  `,
  ),
  concept(
    'body size',
    `
    weight|weigh|weighed|scale|scales|fat|fatter|fattest|thin|thinner|skinny|skinnier|huge|bigger|smaller|shrink|shrinking|bones|ribs|collarbones|calories|calorie|kilos|pounds|body|mirror|mirrors|thighs|stomach|waist|size|light|lighter|jeans|clothes|gross|gaining|gained|lose|losing|lost weight|flat stomach|look ill|ill|gaunt|compliment|cleaner|clean|empty|disciplined|control|in control|cancel it out|burn it off|work it off|earn|earned|deserve|allowed|safe foods|fear foods|forbidden|rules|counting|count|counted|tracking|numbers|goal weight|gewicht|dick|gorda|gordo|gros|grosse|dicke|मोटी|मोटा|moti|mota|وزني|سمينه|胖|体重|恶心|恶心自己
  `,
  ),
  concept(
    'food',
    `
    eat|eating|ate|eaten|food|foods|meal|meals|breakfast|lunch|dinner|snack|snacks|bite|biscuit|biscuits|cake|bread|carbs|calories|hungry|hunger|binge|bingeing|binging|diet|dieting|fridge|wrappers|plate|restaurant|gegessen|essen|comer|comida|manger|repas|khana|खाना|الاكل|الطعام|اكل|吃|吃饭|饭|counting|fasting|recovery
  `,
  ),
  concept(
    'food shame',
    `
    guilt|guilty|shame|ashamed|disgust|disgusting|disgusted|hate|hates|punish|punishment|secret|secretly|hide|hiding|hid|lie|lied|lying|pretend|pretended|scared|afraid|fear|terrified|panic|panicked|cry|cried|crying|obsessed|obsessing|obsess|only thing i|control|proud|praise|compliment|rules|allowed|deserve|purge|sick|cancel|burn|earn|failure|fail|failed|weak|strong|relapse|relapsed|again|back to|shorter|hasse|odio|culpa|honte|scham|vergonha|恶心|sharam|शर्म|every bite|in the bin|bathroom after|until|till
  `,
  ),
  concept(
    'panic',
    `
    panic|panicking|panicked|hyperventilating|shaking|trembling|tingling|pounding|racing|dread|doom|dizzy|lightheaded|sweating|choking|suffocating|tight chest|chest tight|can not breathe|can not get a breath|catch my breath|proper breath|breathe|heart|palpitations|unreal|fake|dreamlike|detached|floating|film set|glass|not mine|look like mine|numb hands|legs|spiral|spiralling|spiraling|faint|dying feeling|crisis de ansiedad|ataque de panico|panikattacke|crise d angoisse|crise de panico|ghabrahat|घबराहट|نوبه هلع|惊恐|心慌|frozen|freeze|freezing up|walls closing
  `,
  ),
  concept(
    'panic now',
    `
    (again|now|help|talk to me|every time|third time|second time|this month|this week|for no reason|can not stop|wont stop|will not stop|it will pass|keeps happening|happening|everywhere|a e|er|hospital said|doctor said|calm|calm down|ground|grounding|get out|car park|supermarket|train|bus|toilet|bathroom|middle of|woke|3am|4am|night|nightly|daily|every (day|night|morning))
  `,
  ),
  concept(
    'voices',
    `
    voice|voices|radio|tv|television|whispers|whispering|chip|implant|god|devil|demon|demons|angel|angels|spirits|cameras|neighbours are|they are watching|man on|woman on|messages|signs|phone tells|lights tell|speaker|shadows|shadow|figures|bugs|spiders
  `,
  ),
  concept(
    'commands',
    `
    (orders|order|commands|command|commanding|instructions|instruct|instructs|tells|tell|telling|told|says|saying|say|makes|making|wants|demands|insists|insist|gives) (me|i|about|to|that|my|them|him|her) ..3
    (doing|do|done|obey|obeying|listening|listen|follow|following) (what|to|it|them|as) ..2 (he|she|they|it|says|say|them|told|want)
  `,
  ),
  concept(
    'no sleep',
    `
    (no|not|have not|barely|hardly|without|can not|lost|zero) ..1 (slept|sleep|sleeping|a wink|shut my eyes)
    (days|nights) (awake|without sleep|no sleep|up)
    (awake|up) (for|since) ..2 (days|nights|hours|monday|tuesday|wednesday|thursday|friday|sunday|saturday)
  `,
  ),
  concept(
    'substance',
    `
    drink|drinks|drinking|drank|drunk|alcohol|vodka|wine|whisky|whiskey|gin|rum|beers|bottle|bottles|booze|hungover|weed|coke|cocaine|ket|ketamine|mdma|pills|xanax|valium|codeine|tramadol|benzos|heroin|meth|speed|high|stoned|using|substances|gambling|sober|relapse|relapsed|oxy|painkillers|edibles|spice|opioids|fentanyl
  `,
  ),
  concept(
    'to cope',
    `
    (before i can|to get through|to function|just to|to sleep|to feel|to numb|to shut|to stop|to cope|to forget|in the morning|every night|every day|every morning|on my own|alone|at lunch|before work|at work|hide the|hiding the|more than i|needing more|can not stop|can not go a day|wake up and|passed out|since the|by noon|in secret|to open|to leave the house|to face|to talk|so i do not|most nights|most days|to be around|again|lost count|shakes|blacked out|take the edge off|quiet my head|instead of dinner)
  `,
  ),
  concept(
    'off medication',
    `
    (stopped|quit|came off|come off|skipping|skipped|ran out|run out|off|without|flushed|binned|threw|missed|no more|not taking|not taken|gave up|stopping|coming off|reduced|halved|changed|doubled) (taking|of)? ..2 (medication|antidepressants|lithium|pills|insulin|sertraline|prozac|antipsychotics|ssri|prescription|them|methadone|inhaler|olanzapine|quetiapine|citalopram)
  `,
  ),
  // Somebody else.
  concept(
    'other',
    `
    friend|flatmate|roommate|housemate|brother|sister|son|daughter|cousin|colleague|coworker|student|pupil|neighbour|neighbor|husband|wife|partner|boyfriend|girlfriend|mom|dad|nephew|niece|uncle|aunt|grandma|grandpa|someone|member|user|mate|he|she|they|him|her|them|person|guy|girl|boy|kid|poster|mod|ex|teammate|classmate|amigo|amiga|hermano|hermana|ami|amie|frere|soeur|freund|freundin|bruder|schwester|irmao|irma|dost|behen|दोस्त|भाई|बहन|صديقي|صديقتي|اخي|اختي|朋友|室友|弟弟|妹妹|同学|priya|everyone heard
  `,
  ),
  concept(
    'other in danger',
    `
    (wants|want|wanted|going|threatening|threatened|threatens|talking|talks|talked|says|said|saying|posted|texted|wrote|emailed|messaged|hinted|joked|joking|jokes|about|planning|tried|attempted|streaming|live|promised|told|confided|admitted|mentioned) ..6 (die|dying|dead|suicide|suicidal|kill (himself|herself|themselves|themself)|end it|ending it|end (his|her|their)|do it|hurt (himself|herself|themselves)|not be here|not being here|not be around|not being around|disappear|jump|goodbye|give up|no point|over soon|not matter|won't matter|will not matter|see (him|her|them) again|not see tomorrow|everything ready|better off|isbetteroff|live anymore|be alive|nobody will ever see|selfharm|burden|harming)
    (is|are|been|seems|sounds|was|gets|getting|feels) ..2 (suicidal|hurting (himself|herself|themselves)|selfharming|cutting|starving|not eating|not safe|in danger|unresponsive|unconscious|not breathing|hopeless|so low|very low|at risk|really low|giving away|saying goodbye)
    (cuts|scars|plasters|blades|razor|blood|bandages|pills|empty packet|empty bottle|packet|note|letter|diary|search history|laxatives|marks|burns|hoodies|long sleeves) ..5 (arms|arm|wrists|room|bin|bed|drawer|his|her|their|by the bed|on the floor|bathroom|bag|heat|summer|bedroom|phone|pocket)
    (goodbye|suicide|farewell|final) (letter|note|text|message|post|email|letters|video)
    (hurting|harming|cutting|starving|burning|killing) (himself|herself|themselves|themself)
    (posts|messages|texts|tweets|stories|things (he|she|they) (say|says|said|post|posts)) ..4 (worry|worrying|worried|scare|scary|scaring|dark|strange|alarming|goodbye|concerning|final|off)
  `,
  ),
  concept(
    'imminent',
    `
    tonight|now|today|minutes|hour|hours|offline|voicemail|locked|missing|live|streaming|bridge|roof|ledge|tracks|knife|gun|pills|packet|overdose|unconscious|breathing|wake|emergency|ambulance|999|911|112|12am|11pm|midnight|quick|quickly|urgent|asap|right away|hurry|please help|someone help
    (not|will not|will not|can not|isn't|no|phone) ..2 (answering|picking up|replying|responding|pick up|answer|reply|reach|find|get hold|wake|off|signal|online|opening|opened|reading|read|at home|home)
    (do not|does not) (have|know) (her|his|their|the|where) ..2 (number|address|are|is|live|lives|went|surname|name|location)
    (phone|mobile) (is|was|has been|goes|went|switched|turned)? (off|dead|to voicemail|switched off|straight)
    (about to|on (the|a) (call|phone|line) with|with me on|hours away|miles away|far away|walked out|ran off|drove off|left the house|took the car|disappeared|vanished|gone missing|going over|standing|holding|everything ready|found a|tried before|before and|today's date|attempted before|meant it)
  `,
  ),
  concept(
    'worry',
    `
    worried|worrying|worry|worries|scared|afraid|concerned|terrified|frightened|anxious|unsure|advice|help|how do i|what do i|should i|do i|what should|can i|what can|bring it up|ask (him|her|them)|say to|tell (him|her|them|someone|anyone|parents|her parents|his parents|a teacher)|anyone heard|heard from|checked on|check on|check in|reach out|preoccupe|besorgt|preocupado|preocupada|preocupa|inquiete|sorge|قلق|قلقه|担心|chinta|चिंता|do not know what|do not know how|not been (back|online|seen|himself|herself)|not (himself|herself|themselves)|looking at
  `,
  ),
  // Pushing another.
  concept(
    'you die',
    `
    (you|u|your|yourself|youre|she|he|clown|loser|freak|him|her) ..4 (die|dead|kill yourself|kys|end it|end yourself|off yourself|unalive yourself|hang yourself|jump|suicide|do it|gone|alive|breathing|exist|existing|oxygen|unalive|wake up|rope|disappear|suicider|matate|stirb|morre)
    (off|kill|unalive|end|hang|neck|delete|shoot|drown|cut|hurt|erase|remove) (yourself|urself|yourselves|your life)
    kys|k y s
  `,
  ),
  concept(
    'taunt',
    `
    all talk|no guts|coward|we will wait|we are waiting|still waiting|nobody cares|no one cares|attention|do everyone a favour|do everyone a favor|do us a favour|do us a favor|do us all|favour|favor|already|clown|loser|pathetic|you said|you always say|you keep saying|every day|just do it|go on then|then do it|stop whining|stop crying|nobody asked|no one asked|good riddance|would miss you|will miss you|not miss you|hurry up|you will not|chicken|weak|waste of|useless|tu sers|sirves|worthless|ugly|freak|fat|somebody go|tell her|tell him|prove it|finally|hope you|i hope|best for everyone|better without
  `,
  ),
  // What speaks against.
  concept(
    'travel',
    `
    holiday|holidays|vacation|trip|flight|fly|flying|airport|train|cabin|beach|signal|portugal|spain|italy|alps|abroad|camping|hiking|festival|wedding|honeymoon|moving|move|moved|relocating|retire|retired|retirement|retiring|new job|new city|promotion|graduate|semester|term|uni|maternity|leave of absence|annual leave|sabbatical|conference|weekend away|hotel|passport renewed|back on|back monday|see you|see you all|see you soon|until monday|office|leaving do|handover|colleagues|cake|replacement|house sitting|airbnb|visa|cruise|road trip|packing|suitcase|landlord|lease|tenancy|fringe|haircut|tattoo|car boot|ebay|charity shop|decluttering|declutter|marie|minimalist|spring clean
  `,
  ),
  concept(
    'cheer',
    `
    🎉|😂|🤣|😅|😍|🥳|❤️|yay|woo|woohoo|excited|exciting|lovely|delicious|gorgeous|hilarious|funny|laughed|laughing|joke|fun|party|birthday party|picnic|celebrate|celebrating|won|winning|best day|good day|great day|so happy|thrilled|adorable|cute|comfy|kkkk|haha|lol|lmao|proud|blessed|amazing|awesome|brilliant|cosy|cozy|yum|tasty|mate|cheers|bargain
  `,
  ),
]
