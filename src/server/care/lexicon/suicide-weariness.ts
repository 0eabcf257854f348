// Data: having no wish to go on, and what is said of dying in sadness or jest.
import { concern, type RuleGroup, sign } from './rule.ts'

export const suicideWeariness: RuleGroup[] = [
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
    (no|not any|zero|little) (point|hope|future|way out|way forward|meaning|purpose|light|end in sight) (in|to|of|for|left|anymore|me|at the end|, |$|ahead|here|anywhere|and|going|trying) !(in (arguing|buying|going to|asking|trying to (talk|explain|argue|reason)|the (meeting|class|course)|crying over)|to (worry|panic|rush|argue|complain|think|believe|suspect|be (rude|mad|angry|afraid))|of (return|entry)|arguing|for (concern|alarm)|trying to (argue|explain|fix|reason))
    (no|not any|zero|little) reason (to|left|anymore|going|trying|here) !(to (worry|panic|rush|argue|complain|think|believe|suspect|be (rude|mad|angry|afraid|nervous)|change|switch|buy|doubt|feel (bad|guilty)|stop now)|trying to (argue|explain|fix|reason))
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
]
