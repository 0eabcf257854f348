// Data: danger from another person, now or over time, and what makes it graver.
import { concern, crisis, flag, type RuleGroup } from './rule.ts'

export const abuse: RuleGroup[] = [
  crisis(
    'abuse_violence',
    'danger now',
    { now: true },
    `
    @abuser ..4 (choked|strangled|strangles|chokes|choking|strangling|suffocated|held a|holding a|put a|pulled a|pointed a|stabbed|smothered|drowned|burned|burnt|raped|rapes|raping|poisoned|drugged) ..1 (me|gun|knife|pillow over|pillow) !(game|movie|up (at|when))
    (hand|hands|arm) (around|on|round|to) my (throat|neck)
    @abuser ..6 (going to|will|gonna|threatened to|threatens to|threatening to|said he will|said she will|would|wants to|said he would|said she would|tried to|trying to|try to|screaming that he will) (kill|murder|shoot|stab|end|burn|bury) (me|us|my (kids|mom|sister|dog|family|baby|brother)|the kids) !(if i (miss|forget|am late|do not (finish|hand|submit|reply|clean|text)|spoil|lose|break|wake|eat|get home late)|when|when (he|she) (sees|hears) ..2 (bill|mess|car|dent|haircut|grades)|for (this|eating|forgetting|being late|losing|missing)|lol|haha|😂|jk|at (chess|fifa)|one of these days lol|, i (have|did|just|may have|might have|forgot|left|spent|broke|lost|ate) ..1 (bought|spent|lost|left|forgotten|broken|ordered|eaten|dropped|booked|spilled|spilt))
    (locked|locks|locking|trapped|traps|keeping|keeps|holding|kept|barricaded) (me|us) (in|inside|here|out|up|in the|in my|hostage|captive|prisoner|from leaving|in a) !(mind|head|loop|busy|waiting|awake|going|company|sane|updated|posted)
    (took|taken|takes|hid|smashed|has|confiscated|grabbed) (my|our|all my) (keys|phone|passport|bank card|card|car keys|shoes|money|id|documents|papers|purse) ~ (can not leave|locked|will not let|not let|leave|trapped|drove off|out|and my|away|threatened|when he gets back|hit|so i can not)
    (will not|would not|refuses to|does not|won't|never) let me (leave the house|leave him|leave her|leave and|leave $|leave ,|out $|out ,|go $|out of (the house|the room|here|my room)|go home|call (anyone|for help|the police)|out of his sight) !(go (out|to the (party|concert|mall))|on the|until i (have|try|eat|taste))
    (outside|breaking|banging|pounding|kicking|at|smashing) ..3 (the|my|on the|down the|in the|through the)? (bathroom|bedroom|front|bedroom)? (door|window) ~ (kill|screaming|hurt|let him in|let her in|scared|hide|hiding|hit|threat|drunk|police|knife|shouting)
    (hiding|hide|locked myself|barricaded myself|locked us|shut myself) ..3 (in|under|behind|from|inside) (the|my|a|him|her|them|dad|mom|our) ~ (him|her|outside|screaming|he is|she is|dad|stepdad|hear|they are|throwing|shouting|husband|boyfriend|ex)
    (typing|whispering|texting|writing|messaging) ..5 (because i can not (call|talk|speak|make noise)|call the police|call anyone|he will hear|she will hear|so he does not|quietly|before he|if he (sees|hears|finds)|he is (asleep|in the next|downstairs|coming))
    (scared|afraid|terrified|frightened|fear|worried|think|thinks|convinced) ..3 (he|she|they|my (husband|dad|boyfriend|ex|partner|stepdad|wife|brother|girlfriend|mom)) (is going to|will|might|could|would) (kill|hurt|seriously hurt|murder|find|come back and|really hurt) (me|us|my|the kids|and|him|her) !(feelings)
    (next time|this time|one day|if i leave|if i tell) ..3 (he|she|they|dad|stepdad) ..3 (will not stop|will kill|kills|would kill|finish|will hurt|said he will|will really|will find|will not let)
    (i am in danger|not safe here|not safe at home|not safe in this house|life is in danger|am not safe with (him|her|them|my)|unsafe at home|i am being followed|following me home|someone is (in my house|following me|breaking in)|is in my house)
    (he|she|dad|husband|boyfriend|ex|stepdad|partner|they|mom|brother) (is|was)? ..2 (hitting|beating|attacking|hurting|kicking|punching|choking) (me|us|mom|my|her) (now|tonight|again tonight|and|,|right|every|$|with)
    (beat|beats|beating|beaten|kicked|thrown|threw|dragged|slammed|punched|smashed|pinned|attacked) (me|my head) ..5 (up|unconscious|down the stairs|against|with (a|his|the)|last night|tonight|today|yesterday|this morning|bleeding|hospital|hard|until|into|by my hair|by the hair|across|and (said|threatened)|in the (stomach|face|ribs)|while|so bad|so hard|black and blue|bloody) !(in (the|a) (game|race|match|final)|at (chess|fifa|tennis)|to it|by # (points|goals)|bus|out of|under the bus|off)
    (raped|rape|molested|sexually assaulted|sexually abused|sexually abuses|assaulted|gang) (me|by|last|tonight|yesterday|again|this|on|at|today|i|$|,) ..4 (last night|tonight|today|yesterday|this morning|this week|again|still|hours ago|just now|on saturday|on friday|weekend|every|now)
    (was|been|got|just|am being|just got) (raped|sexually assaulted|molested|drugged and|sexually abused|trafficked|beaten up|stabbed|attacked|strangled|kidnapped|held captive) ..4 (last night|tonight|today|yesterday|this morning|just|by my|now|again|on my way|an hour|hours|at home|$|,|this weekend|by him|by a)  
    (forces|forced|forcing|makes|made|making|wants|pressures|pays) me to (have sex|touch|do sexual|sleep with|undress|take off|send (him|her|them)? (nudes|pictures|photos|naked)|do things (to|with)|watch him|get in bed|strip|sell myself)
    (married off|forced marriage|forced to marry|abroad to marry|force me to marry|forcing me to marry|made to marry|make me marry|flying me out) ..4
    (blackmail|blackmailing|blackmails|sextortion|threatening to (post|share|leak|send)|threatened to (post|share|leak|send)) ..4 (me|nudes|pictures|photos|videos|my)
    (will not|won't|does not) let me (out|out of (the|my|this)) ..2 (flat|house|room|apartment|home|car|door) ..6
    (coming|come) (back|over|round|for me) ..6 (teach me a lesson|sort me out|finish|make me pay|kill|deal with me|get me)
    (not allowed|never allowed) (out|outside|to leave the (house|room|flat)|to leave) (,|$|for|since|it has been|anymore|alone)
    (i was|was|just been|been|got) (assaulted|attacked|raped|mugged and) (tonight|today|last night|an hour|just now|this (morning|evening|afternoon)|on my way) ..6
    (makes|made) me (touch|kiss|undress|watch|do) ..9
    (marks|bruises|handprints|fingerprints) ..2 (on|around|round) (my|her|his) (neck|throat|legs|back)
    (by|around|round) (the|my) (throat|neck) ..6 (again|last night|tonight|until|and|he|she|$|,)
    (put|puts|putting|laid|had) (his|her|their) hands on me ..9
    (house|flat|place|room) with ..4 (other girls|other women|men) ..9 (leave|pay|passport|out)
    (can not|not allowed to) (leave|go|stop working|stop) (until|till) ..3 (pay|paid|debt|finish|work off|owe)
    (driving|coming|on his way|on her way) (over|here|home|round) ..9 (last time|pay|regret|kill|embarrass|teach|sorry|scared|location)
    (kid|child|boy|girl|son|daughter|pupil|student) ..9 (split lip|black eye|bruises|handprints|burns|no shoes|not to send (him|her|them) back|scared to go home|afraid to go home|makes (her|him|them) do)
    (makes|made|making) (her|him|them|me) do things
    (does|did|doing|do) (things|stuff|something) to me ..4 (when|in|at|he|every|while|and|after|,|$)
    (won't|will not|does not|do not|never) (feed|let me eat|give me food|give me my) ..3 (me|if|since|passport|phone|medication)
    (knife|gun|weapon|bat|machete) ..5 (outside|door|room|my face|at me|to my|come out|stood|standing|asking)
    (kicking|breaking|banging|smashing|hammering|trying to break) (the|my|down the|down my) door (in|down|,|$|now|and)
    (out of|released from|leaving) (prison|jail) ~ (me|gate|outside|scared|found|address|house)
    (bleeding|broken (arm|rib|ribs|nose|jaw)|concussion|black out|unconscious|bruises on my (neck|throat)) ..6 (he|she|husband|boyfriend|dad|did|partner|from him|stepdad)
  `,
  ),
  crisis(
    'abuse_violence',
    'a child in it',
    { now: true },
    `
    (stepdad|dad|uncle|brother|cousin|coach|teacher|grandpa|mom|stepbrother|neighbour|neighbor|tutor|priest|pastor|foster|babysitter|he|man|adult|boyfriend|friend|stepmom|guy) ..5 (comes into|came into|comes in|comes to|sneaks into|enters|gets into|climbs into|came to|came in|crawls into|gets in|goes into) (my)? (room|bed|bedroom|shower|bathroom) ..4 (night|asleep|touch|touches|when|drunk|every|and|while|,|$|sleeping|dark|again|naked|to) !(wake me|say good|read|to (check|clean|feed|tell|ask|bring|say|talk|borrow|steal|get)|without knocking)
    (touch|touches|touched|touching|fondles|fondled|grope|groped|gropes|kissed|rubs|feels) ..1 (me|my (body|chest|legs|thigh|thighs|private|privates|breasts|bum)|me down there|me there) ..4 (there|down there|where|at night|in ways|in a way|inappropriately|when (mom|i|nobody|no one|we|he|she)|under|private|and (says|said|told)|sexually|wrong|not to tell|secret|not tell|do not like|did not want|asleep|again|without|uncomfortable|when i was sleeping) !(heart|deeply)
    (our|keep it a|it is a|a) (little)? secret ..6 (touch|touches|he says|uncle|dad|coach|tells me|said)
    (adult|grown man|man online|older man|guy online|teacher|coach|man|guy who is (30|40|35|older|twice)) ..6 (nudes|naked|meet me|meet up alone|send pictures|send photos|pictures of me|pics of me|hotel|not tell (mom|my parents|anyone)|keep it secret)
  `,
  ),
  concern(
    'abuse_violence',
    'abuse',
    {},
    `
    @abuser ..5 (hits|hit|beats|beat|slaps|slapped|punches|punched|kicks|kicked|pushes|pushed|shoves|shoved|grabs|grabbed|throws things at|threw things at|throws|threw|bites|bit|burns|spits on|spat on|pulls my hair|pulled my hair|pulled|hurts|hurt|belts|whips|whipped|smacks|smacked|abuses|abused|dragged|drags|pinned|pins|restrains|restrained|shakes|shook|headbutted|scratches|strikes|struck|attacks|attacked|assaulted|raped|molested|groped|gropes|choke|trips|harasses|stalks|humiliates|degrades|terrorises|terrorizes|bullies|belittles|gaslights) (me|us|mom|my (mom|sister|brother|kids|son|daughter|siblings)|at me|the kids|her|him when he|when (he|she) drinks|when drunk|the wall next|things) !(up on|off (the|my) feet|in (mario|fifa|chess|the game|tennis|monopoly|uno|smash)|at (chess|fifa|tennis|cards|pool|mario)|to (it|the (punch|bus|shop|door))|harder|differently|with (the|a) (news|bill|question|pillow|snowball|ball|surprise)|hard that|feelings|like a|by # |over text|for (the|a) (job|promotion)|back (out|in touch)|in the feels|about (it|the|homework)|on (the|instagram|twitter|facebook)|laughing|a party|under the bus|in the lake|aside|out of (bed|the way|my comfort)|to (be|do|work|try|study|get|go|apply|run|grow)|away|towards|forward|into (a|the) pool)
    (hits|hit|beats|slaps|violent|aggressive|abusive|scary|nasty|angry) (me|us|mom)? (when|if|after|whenever|every time) (he|she|they|dad|mom|stepdad|my (dad|mom|husband|stepdad|boyfriend)) (drinks|drink|drunk|is drunk|gets drunk|has been drinking|loses|is angry|get angry|gets angry|is high|has a bad|is mad|uses|had a few|been drinking|comes home)
    (dad|mom|he|she|stepdad|husband|boyfriend|partner|wife|brother|father) hits (when|if|$|,|out|and)
    (being|am|was|been|get|getting|got|gets) (hit|beaten|abused|molested|raped|assaulted|harassed|stalked|sexually abused|sexually assaulted|groped|bullied|smacked|slapped|controlled|gaslit|threatened|blackmailed|locked up|starved|catfished|trafficked) (by|at home|every|when|at|for|again|as|with|if|on|in|and|as punishment|because|,|$|there|a lot|last|daily|at school|online) !(by (a|the) (car|bus|wave|ball|news|truth|bill|flu|virus|deadline|team)|on (tinder|dates)|with (bills|the flu|a fine|work)|in (the|this) (game|match|final|election)|for the win)
    (mom|nan|gran|grandma|grandpa|dad|sister|friend|neighbour|neighbor|niece|nephew|daughter|son|kid|child|cousin|aunt|student|her|his) ..3 (carer|husband|boyfriend|partner|nurse|ex|dad|stepdad|wife|mom|teacher|girlfriend|caregiver|bruises) ..3 (hits|beats|leaves bruises|hurts|bruises|slaps|hurting|beating|hit|locks|yells|controls|pushes|threatens|abuses|steals|starves|on (her|his|their) arms|and she says|choked) ..2
    (bruises|bruise|black eye|marks|burns) (on|all over|from|that|again|he|she|i can not explain) ..5 (arms|arm|neck|him|her|husband|dad|mom|boyfriend|partner|explain|hide|makeup|face|says|left|gave|when|wrists|stepdad|carer) !(gym|training|football|rugby|falling|bike|skating)
    (controls|control|controlling|takes|took|checks|goes through|reads|tracks|monitors|monitoring|looks through|watches|decides|dictates|isolates|isolated|cut me off|cuts me off|keeps|hides|confiscates|searches|follows|times|limits|spies|holds|polices|vets|approves|screenshots|keeps track of|counts) ..3 (all the money|my money|my phone|money|who i (see|talk|can|text|meet|speak)|where i (go|am)|what i (wear|eat|spend|do|say)|my messages|my texts|my location|my clothes|every move|me from (my|everyone|friends|family)|my bank|my wages|my salary|my passport|my card|my calls|from my friends|from my family|my friends|how long i|my every|the cameras|my emails|my car keys|my medication|how much i) !(budget|app|habit|fitbit|watch|diet)
    (phone|messages|location|money|bank|wages|passport|clothes) ..4 (checked|tracked|controlled|taken|monitored|searched|followed) (by|every|when|daily|all) ..3
    (not|never|nor) (allowed|permitted) to (see|talk|go|work|leave|have|use|drive|speak|call|visit|spend|study|wear|lock|eat) ..3 (my|friends|family|anyone|out|without|alone|phone|the house|money|to|work|own|unless|anything|home|a job|doctor|when|door|because) !(at work|in class|on (the|this) (app|site|forum)|park|smoke|after surgery|by (my doctor|the doctor))
    (have|need|had) to (ask|beg|account|explain|report|send|show|prove|text|check in|ask permission|hand over|hide|delete|justify) ..5 (for (money|bus fare|permission|every|food|cash|tampons)|him|her|receipts|where i (am|was)|every (penny|minute|dollar|cent)|permission|my own (money|pay|wages)|every time i|messages from|proof|a photo|my (wages|salary|phone)|for petrol|for groceries|so he|so she) !(boss|manager|invoice)
    (afraid|scared|terrified|frightened|fear|dread|nervous|tense|anxious) (of|to|when|about|around) ..3 (him|her|my (husband|wife|boyfriend|girlfriend|partner|dad|mom|stepdad|ex|brother|father|parents|uncle)|going home|go home|come home|he comes|his (temper|moods|anger|key)|her temper|he gets|dad gets|the key in|be alone with|say no|leave him|leave her|being alone with|what he|what she|he will|his footsteps|dad comes|upsetting|make him|make her) !(meeting|disappointing|telling|losing|for (him|her)|proud|with (him|her)|dying)
    (walk|walking|walks|tiptoe|tiptoeing) (on|around) (egg shells|eggshells|egg) 
    (go|going) home ..5 (not safe|unsafe|scared|he will be|afraid|he is there|to him|hits|angry)
    (keeps|keep|kept|is|was|started|been) (turning up|showing up|following|stalking|waiting outside|sitting outside|driving past|messaging|contacting|calling|threatening|texting|appearing|coming to) ..4 (me|my (work|house|building|flat|job|school|home|place|street)|outside|from new|from different|at my|at work|after i (blocked|left|said)|even though i|unwanted|at night|every (day|night)) !(memes|recipes|about the|to (ask|say|check)|funny|crying)
    ex ..4 (keeps|stalking|following|turning up|threatening|outside|will not leave me alone|will not stop|threatens|harassing|found (out)? where|has been|waiting|showed up|turned up) ..4 !(texting me memes|instagram pop)
    (threatens|threatened|threatening|threaten) (to|me|us|my) ..4 (hurt|leave me with|take (my|the) (kids|children)|kill|with|if i|post|hit|kick me out|me|report|send|share|throw|deport|himself|herself|us|violence|throw me out|burn|my) !(resign|quit|strike|rain|cancel)
    (pushed|shoved|slapped|hit|choked|grabbed|pushes|hurt|squeezed) me (the)? (once|again|last|yesterday|and said|and then said|but|when|a few|twice|sometimes|in front|so|against|hard|this|by|because|during|down|over|for|,|$|on|after|into|while) !(back (up|in)|bus|in the (game|feels)|up|that|like|with (the|a) (realisation|idea|news|truth|wave)|to (do|be|try|apply|go|work))
    (did not|never|have not|was too drunk to|could not|not) (say yes|consent|agree|want (it|to)|said yes|asked for it|give consent|say no because|ask for it) ..9 (party|night|bed|sex|happened|he|date|drunk|touch|what to call|kept|do not know|didn't stop|asleep|told|anyone|him|after)
    something happened ..9 (did not (say yes|want|consent|agree)|party|never told|drunk|asleep|uncle|when i was|he would not stop|said no|what to call|with (my|a) (boss|uncle|coach|teacher|cousin))
    (said|told (him|her|them)) (no|stop|to stop) (and|but) (he|she|they) ..3 (did not|kept|carried on|would not|didn't|anyway|went|ignored|laughed|continued)
    (pressured|pressures|coerced|coerces|guilted|guilts|pressuring|made|makes|forces|forced|bullied) me ..2 (into|to) (sex|having sex|sleeping with|it even|doing things|sleep with|do things|bed|send|have sex|quit my|drop|stop seeing|cut off|give up|hand over|sign|apologise|apologize|kneel|eat|beg)
    (abusive|violent|toxic and violent|controlling|possessive|manipulative) (relationship|marriage|partner|husband|boyfriend|girlfriend|wife|home|household|dad|mom|parents|father|family|ex|stepdad|brother|man|house) 
    (domestic|family|partner) (violence|abuse) ..4 (happening|at home|to me|my|i|again|in my|living|me|with|victim|survivor|shelter)
    (how do i|how can i|need to|want to|trying to|planning to|afraid to|scared to|can not|too scared to) (leave|escape|get away from|get out of|report|divorce) (him|her|my (husband|boyfriend|partner|wife|girlfriend|dad|stepdad|parents|abuser)|this (house|marriage|relationship)|the house) ..6 (safely|scared|kill|hurt|violent|afraid|hit|without him|without her|control|threat|kids|find me|money|hurting|abusive|anger|abuse|he finds|nowhere)
    (calls|called|calling|tells|told|says) me (worthless|stupid|useless|pathetic|a whore|a slut|fat|crazy|ugly|nothing|a burden|trash|disgusting|a mistake|a waste) (every|all|when|in front|daily|and|,|if|until|since|because|again|then|that) ..5
    (culture|family|parents) ..6 (force|forcing|arranged against|send me back|marry someone|honour|honor|beat|disown me and)
    (screams|screaming|yells|yelling|shouts|shouting|rages|smashes|smashed|smash|punches|punched|throws|threw|breaks|broke|kicked|kicks) ..3 (at me|things|plates|plate|holes|hole|wall|the wall|my phone|my things|furniture|in my face|doors|door|the door|my stuff|a chair|glass|the tv|the dog) ..6 (every|when|and|so|scared|afraid|me|again|nightly|night|kids|because|if|$|,|drunk|after|until|angry) !(game|concert|karaoke)
    (he|she|partner|husband|boyfriend|wife|girlfriend) ..3 (says|said|tells me|told me|blames|makes me feel) (it is|it was|that it is|the)? (my|me) fault ..9 !(traffic|lost)
    (will not|does not|doesn't|do not|never|did not|won't|would not) let (me|us) (see|talk to|speak to|go out|have|work|use|drive|wear|meet|visit|study|eat|sleep|lock|leave) ..4 (friends|family|mom|sister|anyone|phone|money|alone|job|people|door|out|house|my|them|without|car|bank|until|$) !(netflix|remote|sugar|chocolate|the (kitchen|remote))
    (was not|were not|am not|not) (allowed|to ask|permitted) ..9 (he|she|because|him|her|funeral|friends|passport|husband|in law)
    (put|puts|installed|hid|hidden|found) (a|an)? (tracker|airtag|camera|cameras|tracking|spyware|gps|app) (on|in) (my|the) (car|phone|bag|bedroom|room|house|coat|laptop)
    (go|goes|going|went|look|looks|searches) through my (phone|bag|bin|messages|drawers|things|room|pockets|emails|car|post)
    (flinch|flinched|freeze|shake|go cold|go quiet|hide|jump|tense up) when (he|she|dad|mom|my (husband|boyfriend|wife|partner|dad|mom|stepdad|ex)|the (key|door|phone)) ..6
    (careful|watch) what i (say|do|wear|eat) (or|around|because|in case|so) ..4
    (kicks off|goes off|loses it|blows up|explodes|flies off|gets nasty|turns nasty|goes mad) (if|when|at me|over|with me|,|$|because|after|whenever) ..4 !(at (6|7|8|9|the)|tonight|match|festival)
    (pressure|pressured|made|pushed|talked|forced|forces) me (in)?to ..4 (did not want|sex|bed|it|something|things|do) ..6 (normal|want|now|again|say|no|ashamed|he|she|acts)
    (i said|said) (no|i was tired|stop|not tonight|i did not want) ..6 (carried on|kept going|did it anyway|ignored|stopped saying|easier|continued|did not stop|would not stop)
    (hand|hands) (on|up|down|under) my (lower back|thigh|leg|skirt|knee|bum|waist|shoulders|breast|top|shirt) ..6
    (lets|let|letting) (himself|herself|themselves) in(to)? ..6
    (leaving|leaves|left|sending|sends|sent) ..3 (flowers|notes|gifts|photos|pictures|letters|messages) ..9 (not romantic|my street|my house|my car|weeks|blocked|address|every day|outside|scared|creepy)
    (new|fake|different|more|six|five|three) (accounts|numbers|profiles|emails) ..9 (message|contact|text|blocked|me|call)
    (got|has|found|knows|have) my (address|location|school|workplace|route|timetable) ..9
    (posts|posted|shares|shared|sent|leaked|uploads) (pics|pictures|photos|videos|nudes|images) of me ..9
    (bully|bullies|bullied|bullying|picks on|pick on|torment|torments|harass|harassing|humiliate|mock|mocks) (me|us) ..9
    (my|his|her|the) (carer|nurse|staff|helper|aide) (shouts|hits|hurts|pinches|slaps|ignores|is rough|handles me|yells|leaves me) ..5
    (feel|feels|am|be|being|isn't|is not) (un)?safe (at|in|around|with) (home|my (house|own home|husband|dad|partner)|him|her|this house) !(and|thank|now)
    not (feel)? safe (at|in) (home|my|this|our)
    do not feel safe (at|in|around|with|here|anymore|when) ..3 !(from covid|on this (bridge|ride))
    (what|after what|thing|things) (my|he|she|the|that) (uncle|dad|coach|teacher|cousin|stepdad|brother|priest|co|boss|babysitter|grandpa|man|neighbour|ex)? ..1 did to me ..9
    (assaulted|raped|molested|abused|attacked|groped) (two|three|four|five|a few|some|# )? ..2 (years|months|weeks|year) ago ..9 (never told|not told|told anyone|told no one|nightmares|can not|still|anniversary|sleep|flashbacks)
    (tells|told|telling|calls|called|says) me (i am|that i am|im)? (worthless|useless|stupid|pathetic|crazy|ugly|fat|a waste|nothing|a mistake|lazy and|a burden|disgusting|unlovable|a failure) 
    (takes|took|keeps|has|controls|holds) (all)? (my|the) (wages|money|salary|card|bank card|pay|pension|benefits|passport|car keys|keys) ..9 !(safe (for|in)|to the bank|work bag)
    (screams|screaming|shouts|shouting|yells|yelling) at me ..4 (every|all|for|when|if|until|daily|because|and calls|in front)
    (grabs|grabbed|squeezes|squeezed|twists|twisted|pins|pinned|holds|held) my (arm|arms|wrist|wrists|face|hair|hand|neck|jaw) ..9 (marks|hard|bruise|bruises|when|argue|hurts|again|so hard|tight|until|dropped)
    (he|she|they) (only|just)? (pushed|hit|slapped|shoved|grabbed|choked|hurt|did it|kicked) (me)? (the)? (once|twice|a few times|one time|when)
  `,
  ),
  flag(
    'minor',
    `
    i am (10|11|12|13|14|15|16|17|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|9|8) !(weeks|days|months|minutes|hours|years (clean|sober|into|in|older)|pounds|kilos|stone|kg|lbs|percent|and a half hours|out of)
    (10|11|12|13|14|15|16|17|twelve|thirteen|fourteen|fifteen|sixteen) (year old|years old|yo|y o|yr old|yrs old|f|m)
    (am|in|started) (in|only|just|still)? (6th|7th|8th|9th|10th|sixth|seventh|eighth|ninth|tenth|year|grade) (grade|7|8|9|10|11)
    (in|at) (middle school|secondary school|primary school|elementary)
    (foster (home|care|dad|mom|parents))
    (am|still) (a)? (minor|underage|a kid|a child)
  `,
  ),
  flag(
    'still there',
    `
    still (in the house|here with|live with|living with|with him|in the same|at home with|married to) ..2
    (he|she|they|dad|stepdad) (is|will be|gets|comes|are) (back|home|coming|downstairs|in the next|outside|asleep|here|still here|due) ..2 (home|soon|back|tonight|any|in|$|,|now|at|up)
    (next time|tonight|right now|any minute|when he gets back|when she gets back)
    (locked|trapped|can not leave|nowhere to go|can not get out|bleeding|weapon|knife|gun|throat|neck)
  `,
  ),
]
