// Data: ideas that say little alone. They are met anywhere in a message, and combos.ts says which of them together
// make a danger; the learned layer weighs them too.
import { lines, type RuleGroup } from './rule.ts'

const concept = (name: string, text: string): RuleGroup => ({
  tier: 'flag',
  category: null,
  name: `c:${name}`,
  points: 0,
  options: {},
  patterns: lines(text),
})

export const concepts: RuleGroup[] = [
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
  // Another person's violence.
  concept(
    'aggressor',
    `
    he|she|husband|wife|partner|boyfriend|girlfriend|ex|dad|stepdad|stepmom|brother|stepbrother|uncle|son|father|mom|man|men|guy|cousin|boss|landlord|coach|teacher|manager|in-law|law|they|grandpa|neighbour|neighbor|roommate|flatmate|fiance|marido|esposo|novio|padre|padrastro|mari|copain|pere|mann|vater|freund|namorado|pai|ele|el|pati|papa|पति|पापा|पिता|زوجي|ابي|والدي|اخي|他|爸爸|老公|丈夫|carer|pastor|tutor|date
  `,
  ),
  concept(
    'violent',
    `
    hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|punch|punched|punches|kick|kicked|kicks|choke|choked|choking|strangled|pushed|pushes|shoved|shoves|grabbed|grabs|dragged|threw|throws|pinned|burned|attacked|attacks|hurt|hurts|hurting|smashed|smashing|smashes|smash|broke|breaking|breaks|kicking|punching|throwing|raging|rage|screaming|screams|shouting|shouts|yelling|threatening|threatens|threatened|weapon|knife|gun|belt|fist|fists|bruise|bruises|bruised|handprints|handprint|marks|black eye|quebrou|pega|golpea|bate|bateu|schlagt|frappe|tape|يضربني|ضربني|मारता|मारा|maarta|maara|打|drunk|violent|abusive|temper|spat|spits|headbutt|backhanded|bleeding|throat|neck|swung|swings
  `,
  ),
  concept(
    'trapped',
    `
    hiding|hide|hid|hidden|escondida|escondido|cachee|cache|versteckt|छिप|chhup|wardrobe|closet|locked|barricaded|trapped|captive|prisoner|escape|whisper|whispering|brightness|quietly|typing|texting
    (not|never|no longer) (allowed|permitted) (out|outside|to leave|to go|home|a phone|to call|to have|visitors)
    (can not|could not|unable to) (leave|get out|call|get away|speak|talk out loud|make a sound|go home|ring|escape|scream|make noise)
    (in|inside|under|behind) (the|my|a) (bathroom|toilet|bedroom|wardrobe|closet|cupboard|bed|garage|basement|car|shed|spare room|attic|pantry|box room|banheiro|bano)
    (let|lets|letting) (me|us) (leave|out|go|see|have|work|use|call|eat|sleep)
    (keeps|kept|took|takes|taken|hid|hides|has|holds|holding|smashed|broke) (my|our|all my|both my) (phone|keys|passport|card|cards|money|wages|car|shoes|papers|documents|id|bank|visa|salary|clothes|medication|inhaler|glasses|wallet|purse|laptop)
  `,
  ),
  concept(
    'intruder',
    `
    (got|broke|breaking|broken|let himself|let herself|let himself|forced|forcing|climbed|is|came|comes|coming) (in|into|back in|himself in|through the|round|inside) (the|my|here|his way)? ..2
    (in|inside|outside|at|downstairs in|breaking down|banging on|pounding on|kicking|kicking down|trying) (the|my|our) (flat|house|door|window|building|room|apartment|home|garden|car|hallway|stairs|front door)
    (looking for|searching for|coming for|after|procurando|found|finds|following|followed|chasing|tracking) (me|us|my)
    (footsteps|key in the|on the stairs|coming up the|hear him|hear her|hear them|he is coming|she is coming|coming back|gets back|comes home|gets home|be home|on his way|on her way|wakes up|out there|still out there|still here|next door)
  `,
  ),
  concept(
    'threat',
    `
    (we|you|i|mom|she|kids) (are|am|is|will be) (next|dead|finished|going to (pay|die|regret))
    (kill|hurt|shoot|stab|find|bury|destroy|ruin|burn|drown|finish|end|harm|strangle) (me|us|you|the kids|my|both|everyone|himself and|herself and) 
    (if i|when i|should i) ..2 (leave|tell|try to leave|call|ever leave|say anything|scream|report|go|talk|speak|left|told|run|move|fight)
    (nobody|no one|they) (will|would|ever|can|finds|find) ..1 (find|finds|believe|see|hear|help|know) (me|us|my body|it|you)
    (make sure|makes sure|swears|swore|promised|promises|warned|says|said) ..4 (kill|nobody|never|hurt|die|dead|pay|regret|finish|take (the|my) (kids|children|son|daughter)|see (the|my) (kids|children) again)
    (next time|this time|one day|tonight|last warning|one more time|last chance) 
  `,
  ),
  concept(
    'child',
    `
    (my|a|the|her|his|our|this|little|that) (son|daughter|kid|kids|child|children|baby|boy|girl|toddler|pupil|student|niece|nephew|grandson|granddaughter|stepson|stepdaughter|little (brother|sister)|stepbrother|neighbour kid|goddaughter|godson|twins|newborn|infant|teen|teenager)
    (is|am|was|aged|age|of|turned|only|just|im) (4|5|6|7|8|9|10|11|12|13|14|15|16|17|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)
    year old|yr old|year 6|year 7|year 8|year 9|year 10|year 11|primary|nursery|school|pe|grade|homeroom|class|kids|children|daughter|son|baby|foster|gcse|gcses
  `,
  ),
  concept(
    'injury',
    `
    handprints|handprint|bruise|bruises|bruised|bruising|marks|burns|welts|black eye|broken arm|fracture|bite marks|cigarette burns|scratches|bleeding|finger marks|swollen|limping|belt marks|cuts
  `,
  ),
  concept(
    'sexual',
    `
    touch|touches|touched|touching|fondled|groped|rape|raped|rapes|molested|abused|sexual|sexually|naked|nudes|undress|undressed|pictures of me|kiss|kissed|kisses|sex
    (makes|made|making|make|forces|forced) (me|her|him|them|us) ..1 (do|touch|watch|take|send|kiss|lie|sit on|play|undress|things|strip|keep)
    (did|does|doing|do|done) (things|stuff|something|it) (to|with) (me|her|him|them|us)
    (comes|came|gets|climbs|goes|sneaks|creeps|got|slips) (into|in|to|in to) (my|her|his|our|the) (room|bed|bedroom|shower|bathroom|tent)
    (our|a|keep a|keep it a|little|big) secret
    (say|said|saying) (no|stop) 
    (did not|never|not|could not) (want|say yes|consent|agree|ask|move|stop him|stop it|say no)
    (stands|stood|sits|presses|leans|brushes|stares) (too close|against me|up against|at me|on my bed)
  `,
  ),
  concept(
    'control',
    `
    (reads|checks|goes through|monitors|tracks|follows|watches|controls|decides|limits|counts|times|takes|keeps|hides|locks|demands|forbids|bans|inspects|screenshots|answers) (all)? (my|who|where|what|how|the|every|me|our|when|all) ..3
    (isn't|is not|not|never) ..2 (good|safe|allowed|ok|a good place|great) (at home|home)
    home (is not|isnt|isn't|is) ..2 (good|safe|scary|hell|bad|war|dangerous|tense|ok)
    (he|she|they) (will|would|might|could) (see|read|find|check|know|hear|hit|get angry|get mad|kill|be angry)
    (stay|staying|keep|keeping|tread|tiptoe|careful) ..2 (out of (the|his|her) way|quiet|careful|small|lightly|him happy|her happy|the peace|calm)
    (ask|asks|asking|beg) (him|her|them|permission|for) ..3 (money|permission|fare|cash|to|go|leave|food|out)
    (scared|afraid|frightened|terrified|nervous) (of|when|to|around) (him|her|them|my|go home|he|she|dad|mom|leave|tell|say)
    (pension|bank card|inheritance|signs|sign|signature|benefits|power of attorney|allowance|wages|passport|visa|papers)
    (says|said|tells|told|convinced) (me|it|i|that) ..3 (my fault|crazy|imagining|nobody else|no one else|would want me|overreacting|deserve|asked for it|making it up|stupid|worthless)
    (hurt|kill|harm) (himself|herself|themselves) if i
  `,
  ),
  // Hurting others.
  concept(
    'attack',
    `
    (going to|will|want to|want|need to|about to|ready to|plan to|planning to|have to|close to|this close to|gonna|swear i will|ready|decided to|might|could|have to|has to|should) ..1 (kill|murder|hurt|stab|shoot|strangle|attack|smash|beat|choke|burn|poison|unalive|end|finish|shake|smother|harm|hit|punch|make|break|die|destroy|hurting|shaking|drown|pay|bleed|put|run)
    (close|this close) to (hurting|killing|hitting|shaking|harming|smothering|strangling|stabbing|punching|throwing)
    (teach|make|show) (him|her|them|everyone|that|my|the|those) ..2 (lesson|pay|suffer|sorry|regret|bleed|beg|what|hurt|fear|scared)
    (find out|know|see|feel|learn) what (it|real|fear|pain|true|happens) ..4 (feels|pain|fear|scared|like|like to|means|when)
    (getting|get|gets|got) (what is coming|what he deserves|what she deserves|what they deserve|even|revenge|my own back|payback|his|hers|theirs)
    (bringe|bring|stech|steche|toten|umbringen) (ihn|sie|die|meinen|meine) ..2 (um|ab)?
    (matar|tuer|matarlo|matarla|le tuer|mato|umbringen|maar dunga|maar dalunga|मार डालूंगा|मार दूंगा|ساقتله|杀了他|杀了她|弄死他)
  `,
  ),
  concept(
    'target',
    `
    him|her|them|neighbour|neighbor|manager|boss|ex|guy|man|husband|wife|stepdad|dad|mom|brother|sister|baby|kids|kid|nephew|niece|girlfriend|boyfriend|teacher|coworker|landlord|roommate|flatmate|everyone|people|kid|child|bully|bullies|classmates|class|team|office|school|strangers|partner|son|daughter|ihn|sie|colleague|toddler|infant|pupils|students|dealer|cousin|supervisor|officer
  `,
  ),
  concept(
    'set on it',
    `
    (in|have|with) my (bag|car|pocket|coat|jacket|boot|locker|rucksack|backpack|hand|van)
    (outside|near|at|round|in front of|to|down) (his|her|their|the|my ex) (house|flat|door|place|work|office|gate|car|street|home|building|school|gym)
    (know|knows|got|found|have|looked up|googled) (where|when|what time|his address|her address|their address|which|the address|his|her|their) ..2 
    (not|do not|no longer|never) ..1 (scared|afraid|care|bothered|bluffing|joking|kidding|sorry|worried|fear|mind) (of|about|if|anymore|what|,|$|to)? ..2
    (jail|prison|consequences|police|arrested|seriously|on the way|on my way|going over|heading over|driving there|waiting|walking over|before he|before she|before they|this time|i swear|mark my words|watch me|you will see|on the news|make the news|revenge|vor seiner|vor ihrer)
    (on my own|alone|by myself) with (her|him|them|the baby|the kids)
    (knife|gun|bat|hammer|weapon|petrol|acid|blade|machete|axe|crowbar|rope|lighter|matches)
  `,
  ),
  concept(
    'unwanted image',
    `
    intrusive|image|images|flash|flashes|picture|pictures|vision|visions|thought|thoughts|fantasy|fantasies|fantasise|fantasize|daydream|daydreams|imagine|imagining|dream|dreams|scares me|scared of myself|horrifies|horrified|frightens me|enjoy it|enjoyed it|snap|snapped|lose it|lost it|lose control|see red|saw red|blackout|rage|ashamed|hate myself for|that man|that person|that kind of|monster|my father|like my dad
  `,
  ),
  concept(
    'hurting verb',
    `
    hurt|hurting|hit|hitting|push|pushing|pushed|shove|shoved|shoving|slap|slapped|drop|dropping|stab|stabbing|strangle|strangling|choke|kill|killing|shake|shaking|shook|attack|attacking|punch|punching|punched|throw|throwing|threw|grab|grabbed|harm|harming|smash|smashing|run over|suffer|suffering|getting what|violent|violence|smack|smacked|burn|burning|revenge|snap
  `,
  ),
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
