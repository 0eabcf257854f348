// Data: ideas about going away for good, an unnamed "it", hurting oneself and things swallowed.
import { concept, type RuleGroup } from './rule.ts'

export const conceptsOfSelf: RuleGroup[] = [
  // Going away for good.
  concept(
    'absence',
    `
    (i|we) (will not|am not going to|will never|shall not|am never going to) (be (here|around|there|alive|in it|needing|coming back|seeing|home)|see|need|wake up|come back|make it|last|have to|be a problem|bother|return|survive|live to)
    (you|they|he|she|nobody|no one|mom|everyone) (will not|never|will never|does not|do not|would not) (have to|need to|hear from me|see me|need)  ..3 (ask|deal|worry|put up|look after|me|anymore|again|carry|pay|listen|check)
    then i (go|am gone|am out|leave|can go|can rest|am done|will go|disappear|can stop)
    (when|once|after|if|until) (you hear|it happens|it is done|i am gone|you find|i am not here|they find|it is over|i go|they realise|they realize|you see the news|you wake up|it has happened|i have gone)
    (after|past|beyond) (tonight|tomorrow|today|sunday|saturday|friday|monday|this week|this weekend|christmas|the (wedding|funeral|holidays|exams|birthday|graduation|14th))
    (last|final) (time|post|message|night|entry|text|one|day|goodbye|letter|visit|hug|supper|meal|words|christmas|birthday|summer|walk)
    nothing (left|is|else|now)? ..2 (holding|keeping|tying|anchoring|stopping) me
    (gone|out of here|not here|out of your (hair|life|lives|way)|no longer your problem|leave you all) (by|before|soon|for good|forever|tomorrow|tonight|in peace|after|alone)
    (leaving|going|signing off|logging off|checking out|checkout|bowing out|heading out|slipping away|clocking out) (for good|forever|for ever|for the last time|permanently|and not coming back|tonight and)
    without me (in it|there|next|from now|soon)
    (my|the) (time|clock) (is|has) (up|come|run out|running out|almost up|nearly up)
    by choice|my own terms|my choice
    (somewhere|where) (no one|nobody) (can|will|could) (find|follow|reach|hurt|stop)
    (not|never) (going to)? (need|be needing|needing) (it|them|this|my|any of it|these|money|anything) (anymore|where|any longer|soon|again|after|,|$|now)
    (by|before|come) (spring|summer|autumn|winter|christmas|new year|my birthday|next month|the weekend|monday|friday|morning|then|sunday|the end of (the|this) (week|month|year))
  `,
  ),
  concept(
    'farewell',
    `
    goodbye|bye|farewell|goodbyes|adios|adieu|adeus|tschuss|so long
    (take|look|taking|looking|cared) (good)? (care|after) (of)? (yourself|yourselves|each other|mom|dad|my|the|him|her|them|everyone)
    (forgive|sorry|apologies|apologise|apologize|regret) (me|for|everyone|mom|dad|to|that|i|about|if|all)
    (do not|please do not|try not to|never) (be sad|cry|blame|worry|miss|look for|grieve|mourn|come|be angry|be mad|feel bad|feel guilty|call|try to|wait up|forget me)
    (tell|let|please tell|someone tell|make sure) ..3 (know|i|she|he|they|it was not|it is not|love|loved|sorry)
    (thank|thanks) (you|all|everyone|for)
    (you|all of you|this place|this group|everyone|you lot|you guys|you all|this) (were|was|made|have been|has been|helped) ..4
    (love|loved) (you|them|her|him|u|everyone|my|y'all) ..1 (all|so|always|forever|very|guys|more|mom|and|,|$|until)
    (not|nobody|none|never) (your|anyone|anybody|their|her|his|my) (fault|doing)
    remember me|remember the good|always loved|watching over
    (wish|hope) (you|everyone|them|her|him) (well|the best|happiness|all the best|a good life|are happy|find)
    (perdon|perdonenme|perdoname|perdonen|pardon|pardonnez|entschuldigt|verzeiht|desculpa|desculpem|perdoem|माफ|माफी|سامحوني|سامحيني|سامحني|وداعا|原谅我|对不起|再见|maaf|alvida|अलविदा)
  `,
  ),
  concept(
    'bequest',
    `
    (can|should|may|gets|get|will|could|is to|to) (have|keep|take|get|inherit|look after|be given) (my|the|all my|both my) 
    (is|are) (yours|hers|his|theirs|for (mom|dad|my|her|him|you|them)) (now|when|,|$|after|if|once)
    (left|leaving|leave|leaves|given|gave|giving|give|gift|gifted|handed|posted|sold|packed|labelled|labeled|boxed|dividing|divided) (away|out|up)? ..2 (my|all|everything|the|half|most|instructions|money|savings|ring|watch|car|guitar|collection|records|books|dog|cat|things|stuff|clothes|keys|camera|jewellery|jewelry)
    (passwords|pin|insurance|policy|deeds|paperwork|accounts|bank|pension|affairs|funeral|ashes|cremated|buried|burial|coffin|grave|headstone|obituary|hymns|service)
    (sorted|arranged|settled|cleared|closed|cancelled|canceled|paid|paid off|wrapped up|tidied|cleaned|deleted|tied up|organised|organized|arreglado|arreglada|in order|geregelt|resolvido|emptied)
    (rehomed|rehome|new home|new owner|found (a|him|her|them|someone) (a)? (home|for)|neighbour|neighbor|shelter|adopted) 
  `,
  ),
  concept(
    'letter',
    `
    (letter|letters|note|notes|envelope|envelopes|carta|cartas|lettre|lettres|brief|briefe|bilhete|चिट्ठी|चिट्ठियाँ|पत्र|رساله|رسالتي|رسائل|信|遗书|chitthi|chithi|voicemail|video|recording|recorded|draft|drafts|scheduled)
  `,
  ),
  concept(
    'wrote',
    `
    wrote|written|writing|write|left|finished|sealed|recorded|posted|addressed|drafted|typed|signed|scheduled|escrito|escribi|escrevi|ecrit|geschrieben|लिख|लिखी|लिखा|likh|likhi|likha|写|写了|写好|كتبت|desk|table|mesa|tisch|pillow|drawer
  `,
  ),
  concept(
    'time set',
    `
    tonight|tomorrow|sunday|saturday|friday|monday|tuesday|wednesday|thursday|weekend|midnight|morning|soon|date|14th|1st|2nd|3rd|kal|aaj|demain|morgen|heute|manana|hoy|amanha|hoje|غدا|الليله|اليوم|明天|今晚|今天|ce soir|esta noche|heute abend|hoje a noite|aaj raat|कल|आज
    (the|on|till|until|after|by) (#th|#|day|date|birthday|anniversary)
    (in|within) # (days|hours|minutes|weeks)
    (this|next) (week|weekend|month|time|evening|friday|sunday|saturday)
    (when|once|after|as soon as|while) (they|everyone|mom|dad|the kids|he|she|my (parents|wife|husband|kids|flatmate|roommate)) (is|are|goes|go|leaves|leave|has|have) (asleep|away|out|gone|to bed|sleeping|at|for|left|in bed|to work|the house)
  `,
  ),
  // "It", unnamed.
  concept(
    'do it',
    `
    (do|doing|did|done|try|tried|finish|finished|end|ended|go through with|going through with|went through with|start|started|make) it (with|tonight|again|now|myself|properly|right|this time|soon|,|$|and|to|tomorrow|before|that|so|when|without|by|on|in|then|for good|quietly|alone|after|anyway|without it|but)
    (round two|second attempt|second go|another go|another try|try again|next time|this time|one more try|attempt|attempted|attempts)
    (something|what i need|everything i need|all i need|stuff|enough|the means|things) (to|for) (do it|it|do|that|this)
    (for|about) it (now|yet|,|$|and|tonight)
    (way|ways|place|spot|method|plan|how) (to|of|for) (do it|doing it|go|leave|stop|end|it|end it|not be|stop being|disappear)
    (surest|quietest|kindest|least|easiest|cleanest|quickest|painless|gentlest|fastest|safest|most certain|foolproof|guaranteed) (painful|bad|messy)? (way|ways|method|option|thing)
    stop being
  `,
  ),
  concept(
    'prepared',
    `
    (ready|prepared|set|packed|bought|ordered|collected|saved|saving|gathered|stockpiled|stashed|hidden|hid|counted|counting|sharpened|loaded|arrived|delivered|picked|chosen|chose|found|decided|practised|practiced|rehearsed|researched|worked out|working out|figured out|scouted|measured|tested|checked|putting by|put by|put aside|putting aside|got|have got|booked)
    (have|got|have got|got hold of) (something|everything|enough|what i need|it|all i need|the|a place|a spot|a date|a day|a plan|a way|them all)
    (in|on|under|by|next to|inside) (my|the) (bag|drawer|desk|bed|car|hand|pocket|lap|nightstand|garage|closet|wardrobe|cupboard|boot|glovebox|bedside|table|bathroom|shed|loft|attic|backpack|locker|pillow|rucksack)
    (up there|right here|in front of me|beside me|next to me|within reach|out on the|laid out|lined up|waiting for me|at hand|upstairs|staring at it|looking at it|holding it)
  `,
  ),
  concept(
    'secret',
    `
    (look|looks|seem|pass) like (an|a) (accident|mistake|natural)
    (nobody|no one|noone|none|not anyone|anyone|not a soul|not) ..3 (know|knows|knew|find|finds|suspect|suspects|notice|noticed|find out|stop|told|come looking|looking|hear|see|sees|aware|home|disturb)
    (not|never|have not|can not|will not|could not|did not) (tell|told|telling) (anyone|anybody|a soul|my|them|mom|dad|him|her|people)
    (do not|does not) want ..2 (mom|dad|them|anyone|my|her|him|kids|the kids) to (know|find|see|be the one|walk in|hear)
    (come|coming|go|started) (looking|searching) for me
    (who|whoever|someone|they|mom|cleaner|stranger|somebody|anyone|police) (will|would|might|to|has to|does|is going to|should) (find|finds|discover|identify) (me|my body|it|the body|us)
    (everyone|they|house|flat|parents|mom|kids|husband|wife|roommates) (is|are|will be|s)? ..1 (asleep|away|out|empty|gone|at work|to myself|in bed|sleeping)
    (alone|on my own|by myself|sola|solo|allein|seule|seul|sozinha|sozinho|sola en casa|akela|akeli)
  `,
  ),
  concept(
    'calm',
    `
    (lighter|at peace|peaceful|peace|calm|calmer|relieved|relief|weight lifted|hard part|easy now|free|quiet|settled|serene|not scared anymore|unafraid|fearless|certain|sure)
  `,
  ),
  concept(
    'decided',
    `
    (decided|decision|made up my mind|mind is made up|made my mind|chosen|chose|choice|no going back|there is no going back|not changing my mind|nothing you say|can not talk me out|final|settled|determined|certain|resolved|this is it|that is it|seriously|enough is enough|by choice)
  `,
  ),
  concept(
    'death',
    `
    die|dies|died|dying|dead|death|deaths|kill|killed|suicide|suicidal|grave|funeral|coffin|heaven|afterlife|corpse|ghost|bury|buried|tombstone|urn|ashes|rip|unalive|kms|perish|🪦|⚰|⚰️|🔚|☠️|☠|💀
    (other side|not alive|stop existing|cease|end of me|the end|no more me|not be here|not wake|never wake|stay alive|keep living|living|being alive|existing|to exist|be alive|keep breathing|stop breathing|this world|this earth|rest now|at rest|long sleep|sleep forever|stop being)
  `,
  ),
  concept(
    'burden',
    `
    burden|useless|worthless|failure|dead weight|drain|waste|nuisance|liability|extra|spare|unwanted|unloved|unlovable|replaceable|expendable|pathetic|disappointment|damaged|wrong with me|hate myself|loathe myself|disgusting|ruin everything|ruined everything|in the way|taking up space|let everyone down|letting everyone down|too much for|hard work for|carry me|carrying me|put up with me|stuck with me|tired of me|sick of me
    (deserve|deserves) (better|a (better|real|proper|mother|father|wife|husband|friend|mom|dad|daughter|son|partner)|someone|more)
    (breathe|sleep|be|live|do|manage|cope|get on) (easier|better|fine|happier|ok|calmer|lighter|well|free) (without|if|once|when)
    (they|he|she|everyone|kids|mom|you|people|family|world|it|life) (would|will|d) (cope|manage|be fine|be ok|get over it|carry on|move on|survive|adjust|forget|recover|be relieved|go on|have a spare|be sad for|be upset for|understand)
    (carry|carries|go|goes|get|gets) on (fine|just fine|the same|without me|ok|as normal)
    (kindest|best|nicest|most useful|only useful|only good|one good|least selfish|most loving) thing (i|for)
    (would|will|does|do|did|might|even|anyone|nobody) (anyone|anybody|someone|they|one|people)? ..2 (notice|noticed|care|cared|miss|mind|look up|blink|realise|realize|remember me|bother|ask) ..3 (if|when|me|i|that|is missing|was missing|was gone|$)
    (my|an) (chair|place|seat|desk|side of the bed) (was|were|is|be|stays|empty) ..1 (empty|gone)
  `,
  ),
  concept(
    'weary',
    `
    tired|exhausted|weary|drained|empty|numb|hollow|hopeless|pointless|meaningless|despair|desperate|desperation|broken inside|trapped|drowning|sinking|fading|disappearing|invisible|heavy|grey|gray|fog|darkness|dark|black|void|abyss|bleak|unbearable|agony|misery|miserable|torture|suffering|pain|hurting|ache|aching|breaking|cracking|falling apart|unraveling|unravelling|shattered|crumbling|joyless|lifeless|worn
    (had|have|has) enough (of)? (everything|everyone|life|waking|it|this|being|of it|all|,|$|of all)
    (can not|can't|could not|do not know how to|unsure how to|unsure i can|unsure if i can) (do|take|keep|carry|go|bear|face|stand|fight|hold|manage|cope|get through|survive|handle|pretend|see) 
    (want|wants|wanted|need|like) (out|it to stop|it all to stop|everything to stop|to stop|rest|to rest|to sleep|quiet|silence|peace|nothing|an end|to switch off|to turn off|off this|to give up|to let go|it over|to be done|to be gone|to not be|to not)
    (let alone|never mind|not) want another (one|day|year)
    (no|without|lost|losing|zero|any|out of|run out of) (hope|point|future|purpose|reason|reasons|way out|meaning|energy left|fight left|strength|joy|light|tomorrow)
    (nothing|no one|nobody) (to look forward|matters|left|helps|works|changes|ahead|to live|for me|is left|feels|will change|gets better)
    (not|never|nothing) ..2 (get|gets|getting|going to get|got|be) better
    (envy|envious of|jealous of) (the|my|those|people|anyone|her|him|everyone)
    (waiting|sitting) (for it|for the end|to be over|to end|in a station|it out|to stop|to die)
    (dark|old|bad|those|these|the) (stuff|thoughts|thought|feelings|place|voice|clouds|ideas) ..4 (back|again|return|returned|here|louder|sitting|edges|week|creeping|knocking)
  `,
  ),
  concept(
    'indifferent',
    `
    (do not|does not|did not|would not|not|no longer|notanymore|stopped|hardly|barely) ..2 (mind|care|caring|bothered|matter|fussed|look|looking|checking|check|fight it|move|brake|jump back|be sad|complain|be upset|picture|imagine|see myself|plan|planning|expect)
    (relieved|relief|glad|thankful|wouldn't mind|at peace) ..4 (if|to hear|news|diagnosis|over|it was|doctor|happened|end)
    (bus|car|truck|lorry|train|plane|lightning|asteroid|accident|illness|cancer|heart attack|bad news|something|piano|meteor|stroke) ..4 (hit|hits|happened|took|takes|came|got|crashed|run|fell|finish|would|me|decided|from the doctor)
    (crossing|cross|crossed|drive|driving|drove|walking|walk|stand|standing) ..5 (without looking|not looking|not look|too fast|eyes closed|no seatbelt|without a seatbelt|close to the edge|near the edge|too close|yellow line|not bother)
  `,
  ),
  // Hurting oneself.
  concept(
    'cut',
    `
    cut|cuts|cutting|hurt myself|hurting myself|harm myself|selfharm|selfharming|selfharmed|sh|blade|razor|relapse|relapsed|bleed|bleeding|bled|blood|scars|scar|stitches|burn myself|burning myself|scratch|scratching|scratched|bandage|bandages|plasters|wrist|wrists|slip|slipped|corte|cortar|cortarme|ritzen|geritzt|ritze|couper|scarifie|cortei|cortando|sangra|sangue|blutet|saigne|sangre|sangrando|खून|काट|katt|kaat|khoon|دم|انزف|流血|割
    (hit|hitting|punch|punching|bite|biting|snap|snapping|slap|slapping|bang|banging|pinch|burn|burning|pick|picking|pull|pulling|scratch|scratching|starve|dig|digging|press|pressing) ..2 (my|myself) (own)? (self|legs|leg|arms|arm|thighs|thigh|head|wrist|wrists|hands|hand|face|skin|hair|stomach|body|knuckles|fists|nails|fingers|hip|hips|ankle)
    (band|elastic|rubber|lighter|iron|needle|pin|compass|glass|scissors|fists) (on|against|to|into) (my)? (wrist|skin|arm|leg|wrists|arms|thigh)
    (the other thing|my old way|old habit|old habits|old coping|my old friend|old ritual|the bad habit|my usual way|that thing i do|clean)
  `,
  ),
  concept(
    'own body',
    `
    (my|on my|the) (arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|hips|hip|stomach|hand|hands|ankle|ankles|sleeve|sleeves|forearm|forearms|knuckles)
  `,
  ),
  concept(
    'urge',
    `
    urge|urges|itch|itching|craving|crave|tempted|temptation|want to|wanting to|need to|desire|impulse|pull|pulled|suggesting|suggests|whispering|whispers|calling me|calls to me|shouting|fighting|resist|resisting|give in|giving in|hold out|close to|all i want|wreck it|throw it away|ruin it|miss it|missing it|thinking about it|can not stop thinking
  `,
  ),
  concept(
    'now',
    `
    now|tonight|just|currently|today|happening|happening now|this second|already|ago|minutes|again|ahora|acabo|jetzt|gerade|maintenant|agora|acabei|abhi|अभी|الان|现在|刚刚|刚才|keeps|can not stop|keep|started|start again|won't stop|will not stop
  `,
  ),
  concept(
    'worse than meant',
    `
    (too far|too deep|too much|too many|worse than|deeper than|more than i meant|more than before|bad this time|did not mean|further than|will not stop|numb|stitches|hospital|infected|a lot of blood|everywhere|passed out|going cold|dizzy|floor|looks awful|looks bad|can see|mucho|muito|stark|beaucoup|a lot)
  `,
  ),
  // Swallowed something.
  concept(
    'swallowed',
    `
    swallowed|overdose|overdosed|od|ingested|downed|necked|gulped|tomei|trague|tome|avale|geschluckt|nigal|निगल|ابتلعت|吞
    (took|taken|take|drank|had|ate|mixed|combined|popped) (all|all of|it all|them all|something|everything|too many|too much|whole|the whole|the rest|a whole|half|handful|the lot|more than|every|way too|extra|double|pills|many|a load|lots|loads)
  `,
  ),
  concept(
    'pills',
    `
    pills|medication|packet|bottle|box|blister|strip|capsules|painkillers|antidepressants|sleepers|sedatives|prescription|dose|drugs|pastillas|comprimidos|remedios|cachets|medicaments|tabletten|goliyan|goliya|dawai|दवाई|दवा|गोलियां|गोलियाँ|حبوب|الدواء|药|安眠药|empties|foil|cabinet|insulin
  `,
  ),
  concept(
    'unwell now',
    `
    spinning|dizzy|sleepy|drowsy|shaking|vomiting|throwing up|being sick|passing out|heavy|slurring|sweating|blurry|scared|cold|can not stand|can not stay awake|stay awake|eyes open|heart racing|numb|faint|floating|ears ringing|woozy|fuzzy|going black|going dark|nauseous|stomach|regret|changed my mind|ambulance|hospital|what do i do|what now|help
  `,
  ),
]
