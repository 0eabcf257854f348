// Data: plain statements that only the learned layer had heard: of dying, of what was taken, of hurting somebody, of
// violence at the door, in forms of their own.
import { crisis, type RuleGroup } from './rule.ts'

export const plainlyMore: RuleGroup[] = [
  crisis(
    'suicide_active',
    'dying, said plainly',
    { mine: true, now: true },
    `
    (do not|not) plan (on|to) (be|being|stay|staying) (alive|here|around) (by|at|for|past|next|this|$|,|much|when|until|till)
    (not sure|do not think|do not know if|unsure if|not certain) i want to (do)? (be|being|stay|staying|keep being) alive
    i am going to die by (suicide|my own)
    (planned|plan|planning|decided|know|chosen|worked out) (how|when|where) i am going to die
    (tonight|tomorrow|this weekend|today) i am going to (die|be dead) !(of|from|laughing|in|on|alone|at)
    wish my heart would (just)? (stop|give out|give up) ($|,|beating|in my|tonight|and)
    at peace with (dying|being dead|ending it|my own death)
    (drink|drinking|starve|starving|smoke|work) myself to death and (i|do not|it|nobody)
    kermit (sewer slide|sewerslide|suicide)
    do not want to live without (him|her|them) ($|,|and|anymore|i)
    (pray|praying|ask|asking|beg|begging) (to)? god ..4 (take me|let me die|die|kill me|not wake)
    pido a dios ..4 (morir|morirme|que me lleve|no despertar)
    (no quiero|no) seguir en (esta vida|este mundo|la vida)
    i am (actively)? (planning|considering|contemplating) (my)? suicide
    (going|intend|intending|mean|aim) to (take|end) my (own)? life
    (cannot|can not|could not) (keep|stop) myself from (doing it|ending it|killing myself)
    (do not|no longer) (intend|expect|mean) to (be alive|be here|live|wake up|see) (by|after|past|tomorrow|next|in the|another|this)
    have (chosen|picked|set|decided) (the|a|my) (day|date|way|time) (to|i|that i) (die|will die|am going to die)
  `,
  ),
  crisis(
    'suicide_plan',
    'plan, said plainly',
    { plain: true, now: true, firm: true },
    `
    (is|was) my (own)? suicide note
    (we|i|friends|daughter|son|girlfriend|boyfriend|sister|brother) (have|has|had)? (made|agreed|signed|got|have) (a|our) suicide pact
    (turned|turn|left|put|started) the (car)? engine (on)? in the garage and (shut|closed|sealed|locked) the door !(behind)
    (they|he|she|you|people|someone|nobody|police|mom|dad|kids) will find my body !(lotion|wash|butter|spray|clock|language)
    (turned|turn|put|left) the gas on and (have)? (shut|closed|sealed|blocked|taped) ..2 (windows|window|doors|door)
    never have to be alive (again|anymore)
    my (own)? death is (the|my) plan
    (hung|tied|fixed|put up) the rope ..4 i am ready
    end it with (a|the|my) (bullet|gun|rope|pistol|shotgun|rifle|noose)
    pills down and i am taking the rest
    (drawer|bag|box|tin|jar) full of pills for when i do it
  `,
  ),
  crisis(
    'suicide_attempt',
    'taken, said plainly',
    { mine: true, now: true },
    `
    (took|taken|swallowed|drank) (something|stuff|things|it|them) ..6 (on purpose|deliberately|not to wake|to die|to end|be saved|to be found|changed my mind|do not want to wake)
    (took|taken|swallowed) (a bunch|a load|loads|lots|a lot|a heap) of (stuff|things|them|my|whatever) ..6 (ago|tonight|today|now|not wake|earlier|so i)
    (took|taken|swallowed) (far|way|a lot|much) (more|too much|too many) ..6 (ago|sleepy|dizzy|tonight|on purpose|label|should)
    (took|taken|swallowed) (everything|all) (i|we|in|that was|of what) ..6
    i (took|have taken|swallowed|drank|have swallowed|have drunk) (the|some|all the) (weedkiller|bleach|antifreeze|rat poison) !(back|out|to the|away|off|from|for|over|with (me|us))
    avale (tout|toutes|tous) ..3 (ce que|les|mes|la boite)
    (tome|trague|tomei|engoli) ..1 (todas|todo|todos|tudo) ..4 (pastillas|pastilha|lo que|o que|comprimidos|remedios|medicinas)
    (alle|samtliche) ..2 (tabletten|pillen) ..2 (genommen|geschluckt)
    i (tried|attempted) to (die|end it|end my life|take my life|kill myself) (today|tonight|this|an hour|yesterday|last night|again|earlier)
  `,
  ),
  crisis(
    'self_harm',
    'hurting, said plainly',
    { mine: true, now: true },
    `
    (am|i) (selfharming|cutting|hurting myself|harming myself|burning myself|cutting myself) (right now|now|while i|as i|again tonight|at this moment)
    doing it (right now)? (while|as) i (type|write)
    (can not|could not|do not think i can) stop myself from (cutting|hurting|burning|selfharming|harming)
    bleeding (a lot|badly|heavily) (from|after|where) ..2 (cutting|cut|i cut)
    i (cut|burned|burnt|hurt) myself (tonight|today|again|just now|this morning|an hour ago|deep|badly|on purpose) !(shaving|cooking|chopping|on|while|with the|opening)
  `,
  ),
  crisis(
    'harm_others',
    'hurting another, said plainly',
    { mine: true, firm: true },
    `
    i (am going to|will|am about to|am planning to|plan to|have decided to|want to) (hurt|harm|stab|shoot|strangle) (my|the) ..1 (stepson|stepdaughter|supervisor|manager|colleague|coworker|flatmate|roommate|landlord|teacher|coach|cousin|uncle|aunt|neighbour|neighbor|son|daughter|kid|kids|child|children|boss|nephew|niece|mother|father|wife|husband|baby|class|classmates|partner|girlfriend|boyfriend|brother|sister|mom|dad) !(feelings|chances|pride|team|in (the game|chess|cards|mario)|at)
    i am (planning|going) to (kill|murder) my (boss|manager|supervisor|landlord|neighbour|neighbor|stepdad|stepfather) (tonight|tomorrow|when|and i|with|on|$) !(if)
    (planning|plan|going to do|want to do|going to carry out|will do) a (shooting|massacre|bombing) (at|in) (my|the|a) !(studio|range|gallery)
    (want|going|plan|planning|will|ready) (to)? (set off|plant|detonate|leave) a bomb (at|in|under|outside)
    burn (his|her|their|the) (house|place|flat|shop) down with (him|her|them) (in it|inside)
  `,
  ),
  crisis(
    'abuse_violence',
    'violence, said plainly',
    { now: true, firm: true },
    `
    (says|said|screaming|shouting|yelling|shouts|swears|swore|texted|promised) ..2 (he|she) (is going to|will) (kill|shoot|stab|strangle|murder) (me|us|me and) !(if i (spoil|tell him the|eat|touch his|drop)|when (i|we) get|lol)
    (beating|kicking|pounding|banging|hammering|smashing) (on|at|in|down)? (the|my|our) ..2 door ~ (kill|lock|bookcase|wardrobe|chair|coming off|in here|break in|hiding|phone|police|kids|girl|boy)
    (uncle|stepdad|stepfather|coach|teacher|tutor|priest|grandpa|grandfather|cousin|stepbrother|babysitter|pastor|imam|instructor|trainer) ..6 (touches|touching|touched|touch) me !(deeply|up|base|with (his|her) (words|kindness|story))
    ^ (he|she|dad|mom) (has|got|has got) (a|the|his) (knife|gun|machete|hammer) ($|,|and|in|out|to)
    (hitting|beating|punching|kicking|strangling) my (mom|dad|sister|brother|son|daughter) (right now|now|again|up)
    (he|she|husband|boyfriend|dad|stepdad) (has)? (broke|broken) my (nose|jaw|rib|ribs|arm|wrist|cheekbone|collarbone) !(at|in (a|the) (match|game|scrum|tackle)|playing|with (a|the) ball|by (mistake|accident)|when we|wrestling)
    if i am found dead it (was|is) (my|him|her|he|she)
    ^ i am locked in ($|,|and|the|my|by|here|his)
    (he|she|son|dad|brother) ..4 (smashing|wrecking|trashing) ..3 (house|flat|place|everything) ~ (next|wardrobe|hiding|silent|me|scared|kids)
  `,
  ),
  crisis(
    'third_party',
    'another has taken something',
    { now: true },
    `
    (brother|sister|friend|mom|dad|son|daughter|boyfriend|girlfriend|wife|husband|cousin|roommate|flatmate|ex|mate|partner|he|she) ..6 (he has|she has|they have|has|have) (just)? (taken|took|swallowed) (something|pills|too many|a lot|all|everything|her pills|his pills|an overdose) !(from|off|out|for (a|the|my)|to the|with (him|her)|away|personally)
  `,
  ),
]
