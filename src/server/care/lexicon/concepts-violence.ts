// Data: ideas about another person's violence, and about hurting others.
import { concept, type RuleGroup } from './rule.ts'

export const conceptsOfViolence: RuleGroup[] = [
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
]
