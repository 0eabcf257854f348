// Data: danger told by its circumstances: a last day set, things no longer needed, violence and poison that are
// happening now, and what a doctor would call at once.
import { concern, crisis, type RuleGroup } from './rule.ts'

export const hints: RuleGroup[] = [
  crisis(
    'suicide_attempt',
    'done already',
    { plain: true, now: true, mine: true },
    `
    (overdosed|took an overdose|have overdosed) ..3 (ago|on purpose|tonight|today|deliberately|this (morning|evening|afternoon)) !(caffeine|chocolate|sugar|cake)
    i (just|have|did)? (took|taken|swallowed|downed|drank|finished|ate) (all|every one|the whole|everything) ..6 (tablets|pills|patches|morphine|paracetamol|sleeping|insulin|weedkiller|antidepressants) !(to the|back|out|in (one|the))
    i (have)? (just)? (swallowed|took|taken) an overdose !(of (cake|chocolate|sugar|coffee|caffeine|cute))
    i (have)? (just)? swallowed a (load|lot|bunch|handful|pile) of ..9
    (मैंने|मैने) ..2 (ज़हर|जहर|गोलियां|गोलियाँ|फिनाइल) ..2 (खा|पी|निगल)
    (maine|meine|mene) ..3 (zahar|zeher|goliyan|goliya|phenyl) ..2 (kha|khali|pi|pee)
  `,
  ),
  crisis(
    'suicide_active',
    'wish outright',
    { plain: true, bold: true, mine: true },
    `
    wish (to god|to heaven|to christ|every day|so much|really) i (was|were) dead
    wish i (was|were) (never|not) waking up
    i want my life (over|to be over|ended|to end|finished|to stop)
    i am ..1 suicidal
    use it on (myself|me)
  `,
  ),
  crisis(
    'self_harm',
    'cutting now',
    { plain: true, now: true },
    `
    ^ (i am)? (just)? (cutting|burning) (myself|again)? (again)? (now|right now) !(the|my (hair|nails|cake|grass))
  `,
  ),
  crisis(
    'abuse_violence',
    'violence now',
    { now: true, firm: true },
    `
    (is|are|keeps|was|been) (strangling|choking|stabbing|raping|molesting|whipping|battering) (me|us)
    (he|she|dad|mom|stepdad|husband|boyfriend|brother|uncle|they) (is|are|keeps) (beating|punching|hitting|kicking) (me|us) !(at|in|by)
    (is|are|keeps|was|been) (strangling|choking|beating|stabbing|raping|molesting|groping|whipping|punching|battering) (up)? (my ..2 (mom|dad|sister|brother|son|daughter|niece|nephew|cousin|friend|grandma|wife|kids|boy|girl)) !(at|in (chess|ludo|cards|the)|by)
    (he|she|dad|stepdad|husband|boyfriend|ex|brother|uncle|partner|wife) ..2 (has|got|is holding|is getting|grabbed|put|pulled|picked up|is loading|took|is waving|fetched|getting) ..2 (gun|knife|cord|belt|machete|bat|rifle|hammer|shotgun|poker) ~ (me|us|door|table|said|says|minute|now|room|throat)
    (outside|banging on|kicking|pounding on|breaking down|trying to open|beating on|on the other side of) (the|my) ..2 door ~ (locked|hiding|hid|knife|counting|scared|whisper|police|quiet|now|again|under the bed|text)
    (counting to|counts to) (ten|three|five|#) ~ (door|out|he|she|belt)
    (text only|can not talk|can not speak|have to be quiet|typing quietly|he can hear|she can hear) ~ (he|she|him|house|gun|knife|room|downstairs|hear)
    (brothers|dad|uncles|family|cousins|father) ..3 (driving|coming|on their way|flying|looking for me) ~ (run|kill|honour|honor|found out|find me|married|shame)
    (taking|taken|flying|sending|send) me ..9 (to be cut|to be married|marry|wedding|circumcised|cut before)
    (he|she|uncle|stepdad|coach|teacher|stepfather|tutor|priest) ..3 (sends|touches|touched|does to|films|filmed|undresses|gets into bed with|comes into) (her|him|me|my (daughter|son|niece|nephew|sister|brother)|my room|my bed) ~ (nine|ten|eleven|twelve|thirteen|fourteen|six|seven|eight|five|night|nights|secret|pictures|mother|tell|#)
    (my|the) (daughter|son|niece|nephew|sister|brother|girl|boy|student|cousin) ~ (bruises|marks|belt marks|burns) ~ (she is|he is|told|asked|says|scared|stay|home)
    (follow|following|followed|follows) ..2 (me|my (car|bus|train)|us) ~ (truck|every stop|restraining|knife|right now|still there|with a)
    (says|said|saying) i am next !(in|on|for|up)
    (vient de|est en train de) me (frapper|battre|etrangler|taper)
    (ضربني|يضربني|يذبحني|يقتلني|السكين) ~ (الان|هلأ|هلا|الباب|باب)
  `,
  ),
  crisis(
    'panic_medical',
    'doctor now',
    { now: true, firm: true },
    `
    (tongue|lips|throat|face|eyes|neck) ..3 (huge|swollen|swelling|swell|thick|puffy|closing|fat|itching|tight) ~ (hives|sting|stung|bee|wasp|nuts|peanut|breathe|wheezing|wheezy|shellfish|penicillin|antibiotic|prawn|epipen|rash)
    (hives|stung|sting|peanut|nuts|shellfish|prawns|penicillin) ~ (tongue|lips|throat|can not breathe|wheezing|swelling|swollen|face is)
    (snake|adder|viper|taipan|redback|scorpion|jellyfish) ..3 (bite|bit|bitten|got me|got him|got her|stung|struck)
    (bitten|bit) by a ..2 (snake|adder|viper|spider|scorpion)
    (pregnant|weeks|wks|weeks gone) ~ (sparkles|flashing|flashes|seeing stars|seeing spots|can not see (properly|straight|clearly|anything|well|right|out|$|,)|head pounding|headache|swollen|balloons|not felt|not moved|stopped kicking|bleeding)
    one (pupil|eye) ..4 (bigger|massive|huge|larger|blown|dilated|bulging)
    (toddler|baby|son|daughter|kid|child|boy|girl|grandson|granddaughter|nephew|niece) ..3 (got into|swallowed|ate|eaten|drank|got hold of|chewed|been at) ..5 (pills|tablets|bleach|battery|medicine|medication|detergent|pods|antifreeze|gummies|methadone)
    (gone|went|is|all|going) (floppy|limp|grey and cold)
    (can not|could not) feel my (feet|legs|face|hands) ~ (took|mixed|drank|pills|vodka|floaty|goodnight|fell|back)
    (mixed|took|had) ..6 (cabinet|stash|box|everything|lot|whole) ..6 (with|and) ..5 (vodka|rum|gin|whisky|whiskey|wine|jim|bottle|beer)
    (drank|drunk|swallowed) (what was in|some of|half) the (drum|tin|shed|bottle under|can) ..9
  `,
  ),
  crisis(
    'harm_others',
    'on the way to it',
    { now: true },
    `
    (bringing|taking|packing|carrying|loaded|have got|got) ..3 (gun|rifle|shotgun|machete|blade|petrol|gas can|jerry can) ~ (school|office|work|department|board|class|house|street|church|them|him|her|tonight|tomorrow|monday)
    (standing|stood|stand) over ..3 (cot|crib|bed|baby|pram) ~ (pillow|knife|hands|leave the room|shake|stop)
    (going to|scared i will|might|will|nearly|almost|already|wanted to) (hurt|shake|shook|smother|smothered|throw|drown|harm) (my|the) ..2 (baby|boy|girl|son|daughter|toddler|kid|child|kids|newborn|mother)
    if i can not have (her|him|them) ..2 (nobody|no one|then)
    know (her|his|their) (shifts|bus|route|car|street|routine) ~ (gun|knife|bought|waiting|pay|sorry|tonight|nobody)
  `,
  ),
  crisis(
    'third_party',
    'somebody, at once',
    { now: true, firm: true },
    `
    (climbing|climbed|on the wrong side|stepped over|hanging off) ..4 (rail|railing|railings|barrier|ledge|bridge|parapet) ~
    (left|gave|attached|emailed|sent|texted|posted|signed) ~ (goodbye|sorry|apologise|apologising|instructions|collection|proud|take care of) ~ (not in|not answering|can not reach|not on the|not home|can not get|phone is off|not picking up|hours away|gone)
    (صديقي|صديقتي|اخي|اختي|ابني|بنتي|زوجي) ~ (ستقتل نفسها|سيقتل نفسه|ستنتحر|سينتحر|هتنتحر|هينتحر)
    (弟|妹|哥|姐|朋友|同学|他|她|儿子|女儿) ..9 (跳下去|跳楼|要跳)
  `,
  ),
  concern(
    'suicide_plan',
    'last day set',
    { mine: true },
    `
    (will not|not) (be)? (needing|need|using|use|want|wanting) ..5 (after|past|from|beyond) (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tonight|this weekend|the weekend|tomorrow|the #)
    (nothing|no plans|not planned|not booked|no entries|blank|empty) ..5 (after|past|beyond) (the #|friday|saturday|sunday|monday|thursday|wednesday|tuesday|that|june|may|the wedding|the exam|my birthday) ~
    (only|just) (staying|here|hanging on|holding on|sticking around|waiting|holding out) ..3 (until|till|for|because) ~
    (hold|holding|hang|hanging|stay|staying) (on|out|here|around)? (until|till) ..6 (wedding|birthday|dies|died|funeral|christmas|graduation|exams|passes|is gone) ~
    (promised|told) ..5 (not while|not until|not as long as) (she|he|mom|dad|they) ..4
    (plan|plans|calendar|diary|story|future|lease|list) (ends|stops|runs out|finishes) (on|at|in|there|sunday|monday|friday|saturday|tonight|thursday|with)
    (wish|wished|hope|plan|planning|intend|mean) (not|never) to (see|reach|make|turn|be) ..3 (#|nineteen|thirty|forty|birthday|summer|christmas|spring|monday|easter)
    not (plan|planning|intend|intending) to be (anywhere|here|around|alive|at|in) ..4
    (label|note|suit|dress|instructions|clothes) ..6 (undertaker|coroner|funeral director|paramedics|whoever finds)
    sorry ..4 (to|for) (whoever|the person|the one|the cleaner|the driver|anybody|the (poor)? (man|woman|bloke)) ..3 (has to|finds|find|comes|opens|cleans)
    (look|looks|pass|make it look|seem) like (an|a) ..4 accident ~ (kids|insurance|family|nobody|them|wife|blame|carry)
    (not|is not|am not) (a trip|moving|downsizing|a holiday|moving house|going anyplace|going anywhere you|emigrating) ..4
    (said|told|am|was) ..4 leaving (everyone|everything|for good|the world|all of it|it all) !(at|to)
    (scoot over|be with (him|her|them|you) (soon|again|by)|joining (him|her|them)|see (him|her|them) (soon|again|by the weekend)|from the other side|date with (my late|the reaper|god)|meet my maker)
    (said|say|told|kissed) ..3 (goodbye|bye) to (the|my) (hens|chickens|garden|house|sea|trees|river|cat|dog|music|plants|cows) ~
    (got|have) to (get|say) (that|it|this) in (while|before) ..6
    (have a|got a|know the) (bus time|train time|tide|which (paddock|bridge|tree|platform|room|drawer)) ~
    know which (paddock|bridge|tree|platform|drawer|floor|beam|bend)
    (last|final) (one|time|day|night) (is)? for (next week|friday|sunday|tonight|tomorrow)
    (doctor|they|he) gave me ..4 (years|months) ~ not (going to)? (use|need|want|wait)
    (free|quiet|peaceful|first peace|calm) ~ (on this roof|on the roof|tank stand|on the ledge|on the bridge|up here) ~
    (roof|tank stand|balcony|bridge|ledge|silo|window|tower|car park) ~ (long way down|way down|nice night for it|think about|first peace|not coming down|nobody around)
    (sorry|apolog*|forgive me|forgive what|forgive) ..6 (about to do|going to do|have not done yet|will do)
    (ended|settled|decided) on the doing
    (was not|were not) (meant|supposed) to wake (up)? 
    (finishing|finish) ..3 (then|and then|and) i am (finishing|finished|done|leaving|off)
    (entierro|funeral|cremation|burial) ..4 (pagado|paid|prepaid|sorted|arranged) ~ (keys|llaves|friday|viernes|rest|descanso|goodbye|sunday)
    (despedi|despedime|despedi-me) ..6 (todos|todo mundo|saber|sabendo|galinhas|amanha|casa)
  `,
  ),
]
