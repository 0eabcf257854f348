// Data: what surrounds a statement and changes how it is read. None of these is a risk in itself.
import { flag, type RuleGroup } from './rule.ts'

export const context: RuleGroup[] = [
  flag(
    'writer',
    `
    i|me|my|myself|we|us|our|mine|yo|mi|mis|je|moi|mon|ma|ich|mich|mir|mein|meine|eu|meu|minha|mim|main|mai|mujhe|mera|meri|mere|मैं|मुझे|मेरा|मेरी|मेरे|انا|我|estoy|tengo|quiero|estou|tenho|quero|acabo|suis|maine|मैंने
  `,
  ),
  flag(
    'joke',
    `
    haha|哈 哈|lol|lmao|lmfao|rofl|haha|hahaha|hahahaha|hehe|jk|xd|😂|🤣|😅|😆|lolol|kkkk|kkk|jaja|jajaja|mdr|ptdr|rsrs|哈哈|kidding|joking|🙃|💀|🤦
  `,
  ),
  flag(
    'serious',
    `
    seriously|serious
    i seriously
    (have|thought) (it)? through
    this time
    (less|not) (jokey|joking|funny|a joke)
    (not|no longer|notanymore) (a)? (joke|joking|kidding|funny)
    but (actually|seriously)
    made up my mind
    have decided
    (mean|meant) (that|it|dead|this|every word)
    (not|no) (a)? (figure of speech|joke|bit|exaggeration|drama|jokes)
    (stopped being|not just|not) (one|a joke|a figure)
    no but (actually|seriously)
    (not like|not just) (my hair|done for the day|tired)
  `,
  ),
  flag(
    'fiction',
    `
    (dialogue|this line sound|rereading|relis|club de lecture|rapper|track|sings|singer|sang|beat switches|song|lyric|lyrics|chorus|verse|poem|poetry|novel|book|books|movie|film|films|show|series|episode|season|character|characters|chapter|plot|scene|story|stories|fiction|fanfic|fanfiction|podcast|documentary|anime|manga|comic|play|opera|album|band|author|protagonist|villain|hero|sitcom|netflix|hbo|trailer|screenplay|script|musical|playlist|meme|memes|tiktok|stand-up|standup|novela|libro|pelicula|protagonista|roman|livre|krimi|buch|romance|kitaab|gaana|फिल्म|किताब|कहानी|فيلم|الفيلم|روايه|مسلسل|电 影|小 说|quote|quotes|joke|punchline|shakespeare|hamlet|romeo|juliet|ophelia|thriller|detective|whodunnit|whodunit|murder mystery|true crime|sketch|monologue|cosplay|painting|haiku|paragraph|prologue|epilogue|finale|spoiler|spoilers|ballad|rap|karaoke|soundtrack)
    (page (one|two|three|#)|on vinyl|first press|actual review|review i found|comment reads)
    (creative writing|writing class|short story|my draft|writing a|writing group|drama class|theatre|theater|audition|rehearsal|playing the role|play the part)
  `,
  ),
  flag(
    'game',
    `
    (loot|better armor|better armour)
    (game|games|gaming|boss|level|raid|respawn|respawned|npc|pvp|minecraft|fortnite|elden|zelda|skyrim|valorant|overwatch|league|sims|mario|cod|warzone|xbox|playstation|ps5|nintendo|dungeon|dnd|rpg|mod|speedrun|checkpoint|lobby|among us|chess|fifa|team|match|clan|guild|quest|dragon|zombie|zombies|tetris|pokemon|steam|multiplayer|campaign|dice|tabletop|hp|ghast|creeper|enderman|bg3|baldur|hades|roguelike|spawn|hitman|uno|mafia|werewolf)
  `,
  ),
  flag(
    'work',
    `
    (ethics board|ethics committee|ethics form|questionnaire|essay|dissertation|thesis|lecture|lectures|seminar|module|coursework|homework|assignment|exam|midterm|textbook|curriculum|research|researching|researcher|study|studies|survey|statistics|stats|paper|article|journal article|literature review|lit review|policy|prevention|awareness|campaign|charity|fundraiser|fundraising|workshop|training|trained|assembly|conference|webinar|course|c-ssrs|cssrs|scoring|psych class|psychology|sociology|criminology|toxicology|nursing|nurse|paramedic|clinician|counsellor|counselor|social worker|psychologist|psychiatrist|doctor asked|patients|patient|client|clients|callers|caller|shift|ward|supervisor|debriefed|debrief|risk assessment|safeguarding|helpline volunteer|volunteer|volunteering|volunteered|crisis line|hotline shift|bereaved by|statistic|documentary|news|headline|headlines|report|prevention month|law|lawyer|court|jury|case study|journalist|reporter|exhibition|museum|history class|lesson|professor|teacher training|mental health first aid|first aid|first aider|presentation on|debate|interpreter|translating|translator|therapist training|my job|at work we|for work|colleague asked)
    (essay|paper|talk|lecture|thesis|module|chapter|class|seminar|training|course|session|book|study|exam|presentation|poster|article|report|podcast|documentary) (on|about|covering|for)
    (as a|i am a|i work as a|my job as a|being a) (nurse|therapist|counsellor|counselor|teacher|doctor|paramedic|social worker|psychologist|firefighter|police officer|volunteer|crisis|researcher|psychiatrist|midwife|youth worker|chaplain|vet|resident)
    (trabajo|ensayo|tesis|proyecto|investigacion|charla|curso) (sobre|de|para)
    (expose|memoire|cours|these|dissertation) (sur|de)
    (referat|seminararbeit|vortrag|hausarbeit|prufung|pravention|seminar)
    (palestra|trabalho|projeto|aula|setembro amarelo|campanha|prevencao)
    (project|roktham|nibandh|निबंध|रोकथाम|परियोजना|讲座|论文|预防|课程|محاضره|بحث|الوقايه|prevencion)
    (difference between|definition of|what does|what is the definition|is it true|does anyone know|why do people|how common|statistics on|rates|myth|myths|explain)
  `,
  ),
  flag(
    'recovered',
    `
    (glad|grateful|thankful|happy|lucky|relieved) ..3 (am here|am still here|i stayed|to be alive|am alive|it did not work|i did not|i am still|to be here|to still be|i failed|i survived|i lived|that is behind|behind me|those days are)
    (in|into) (a)? (recovery|remission|good place|better place|much better place)
    (years|year|months|month|decade) (free|clean|sober|of recovery|in recovery|recovered|self harm free|selfharm free|since my last|since i last|without)
    (free (of|from)) (selfharm|cutting|selfharming|bulimia|anorexia|my eating)
    (years|year|decade|decades|months) (later|on|since)
    (recovered|recovery|healed|survivor|survived|got through it|got through that|came out the other side|turned (it|my life|things) around|got better|got help|got out|moved on|behind me now|far behind|no longer|notanymore|past that|over it now)
    (am|i am|doing|feel|feeling|is|are|been) (so much|much|way|a lot|really|truly|finally|now|genuinely|so)? (better|well|good|happy|happier|stable|safe|ok|fine|great|healthy|content|healthier|stronger|different) (now|today|these days|and|since|, |$|place)
    (never|not) (been happier|looked back|been better|gone back|since|felt better|had one since|done it since|felt that way since)
    (today|now) i (held|cook|love|am|run|teach|volunteer|have|help|celebrate|get to|live|work|painted|wake up|laugh|sleep|eat|enjoy)
    (left|escaped|divorced|got away from) (him|her|my (abusive)? (ex|husband|partner|wife|boyfriend|girlfriend|abuser|marriage|dad)|that|an abusive|the)
    (celebrating|celebrate|celebrated|anniversary|milestone|proud of|🎉|🎂|🥳)
    (looking back|looking back on|back then)
    (helpline|therapy|therapist|medication|treatment|hotline|counselling|counseling|rehab|hospital|group) (saved|helped|worked|was worth|changed|got me|is part of why|pulled me|made)
    (part of why|reason) i am (still)? (here|alive)
    (heute|hoy|hoje|aaj|आज|اليوم|现在|aujourd hui) ~ (froh|gut|besser|feliz|bien|bem|mejor|melhor|khush|accha|खुश|سعيد|好|ok|papa|madre|grato|grata|dukaan)
    (now|today) i (have|has|got)
    at # i (have|am|own|run|teach|love)
    (we go|we planted|i have been to|i teach|i coach|i volunteer|i cook|coaching|teaching|training to be|finished my training|first pears|bees|allotment)
    (since then|ever since|another life|those days)
    (life is|it gets|it did get|things got|it got|things are|life got|things do get) (good|better|beautiful|so much better|worth|great|so good|ok|a lot better|amazing)
  `,
  ),
  flag(
    'long past',
    `
    (years|year|decade|decades|months) ago
    (usedto|back then|in the past|when i was (a|young|little|younger|in|at|#|ten|twelve|sixteen|nineteen)|as a (teen|teenager|kid|child|student|young)|growing up|in my (teens|twenties|thirties|youth|childhood|20s|30s|first year|old)|at (school|uni|university|college)|in (high school|college|uni|university|middle school|secondary school|sixth form|my teens)|once upon|at one point|at my worst|at my lowest|during (lockdown|covid|the divorce|uni|my)|before (i got|therapy|treatment|recovery|my diagnosis)|long ago|last year|the year|that year|in (19|20)(0|1|2)#)
    (1960|1961|1962|1963|1964|1965|1966|1967|1968|1969|1970|1971|1972|1973|1974|1975|1976|1977|1978|1979|1980|1981|1982|1983|1984|1985|1986|1987|1988|1989|1990|1991|1992|1993|1994|1995|1996|1997|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024)
    (ten|five|three|two|four|six|seven|eight|twenty|#) years (ago|back|earlier|since)
    (all|most) through (uni|school|college|my)
    (wrote|tried|was|had|wanted|attempted) ..5 at #
    (wrote|tried|was|had|wanted|attempted) ..6 at (eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)
    there was a time
    (was|felt|wanted|tried|thought) ..3 once (,|$|and|but)
    at # i (did|was|had|could|wanted|thought|usedto)
    from when i (was|wanted|had|tried|felt)
    (hace|hacia) ..2 (anos|ano|mucho)
    (il y a) ..2 (ans|longtemps)
    a # ans
    (vor) ..2 (jahren|jahr)
    (fruher|damals|frueher)
    (ha|faz) ..2 anos
    (ja tive|antigamente|naquela epoca)
    (kabhi|pehle) ~ (thi|tha|the)
    (पहले|कभी) ~ (थी|था)
    年 前|以前|قبل سنوات|منذ سنوات
    (i|we) (usedto)
  `,
  ),
  flag(
    'present dip',
    `
    (again|still|lately|tonight|today|now|these days|this (week|month|winter|morning|evening|weekend|time|autumn|fall|spring)|recently|currently|at the minute|right now|since (sunday|monday|tuesday|wednesday|thursday|friday|saturday|last|the|my)|every (night|day|morning)|back|creeping|coming back|came back|returning|returned|louder|worse|slipping|wobble|wobbly|shaky|dip)
  `,
  ),
  flag(
    'low now',
    `
    (feel|feels|feeling|felt|am|been) ..3 (same|like that|that way|low|bad|down|worse|shaky|wobbly|not ok|the same|empty|numb|hopeless|tired|scared|slipping|awful|alone|fragile|on edge|close)
    (came|come|coming|are|is|creeping|back|crept|were) (back|creeping back|back again|in again|returned|louder|worse|stronger)
    (feels|feel) like (that|it did|last|before|then|the old)
    (scared|afraid|worried|terrified) ..6 (again|back|relapse|happen|return)
    (struggling|struggle|not coping|hard (again|today|tonight|right|lately|this)|tough (again|lately)|slipping|sliding|dip|wobbling|relapsing|relapse|urges|urge)
  `,
  ),
  flag(
    'denial',
    `
    (am|is|not|no|never|was) (not)? ..2 (suicidal|going to hurt myself|in danger|at risk|going to do anything|planning anything|actively suicidal|having thoughts|thinking of suicide)
    (no|not any|zero|without) (dark|suicidal|bad|such|scary)? (thoughts|plans|intent|intention|urges|ideation)
    i am safe
    (would|will) never (do|act|hurt|kill|actually|go through|harm|do anything)
    (would|will) not (do anything|act on|hurt|actually do|do it|kill)
    (not) (acting|going to act|act) on (it|them)
  `,
  ),
  flag(
    'relationship',
    `
    (with (him|her|them|my (boyfriend|girlfriend|husband|wife|partner|ex|fiance|therapist))|breakup|break up|breaking up|broke up|relationship|dating|marriage|divorce|engagement|situationship|contract|subscription|lease|membership|friendship|podcast|blog|newsletter|meeting|call|project|business|gym|zoom)
  `,
  ),
  flag(
    'trivial',
    `
    (last|final) (day|shift|week) (at|of|in|with|on) ..3 (nursery|school|work|office|job|shop|store|hospital|clinic|camp|placement|internship|uni|university|college|company|firm|factory|warehouse|library|bakery|ward|branch|role|team|season|course|term|kitchen|surgery|bank)
    (leaving do|leaving party|leaving drinks|new job|maternity leave|retirement party|baby is due|baby due|handover notes)
    biscuits|biscuit|crisps|pizza|burger|curry|cake|cheesecake|doughnut|doughnuts|chips|cheese|chocolate|ice cream|sandwich|sandwiches|soup|toast|tea|beer|pint|pub|brunch|takeaway|recipe|sourdough|onions|lasagne|haircut|fringe|bangs|beard|shave|shaving|jeans|dress|socks|trainers|jumper|hat|sofa|dishwasher|boiler|oven|kettle|washing machine|shed|garden|lawn|bike|kayak|car park|bus stop|football|rugby|cricket|tennis|netball|golf|marathon|gig|festival|netflix|telly|bingo|quiz|crossword|lego|knitting|choir|karaoke|instagram|twitter|app|tiktok|group chat|gc|yoghurt|milk|fridge|candles|antibiotics|dentist|knee|hayfever|spiders|fancy dress
    (printer|spreadsheet|wifi|homework|deadline|traffic|commute|monday|mondays|meeting|meetings|inbox|email|emails|laundry|dishes|leftovers|fries|pizza|coffee|parking|assignment|exam|exams|group project|code|bug|css|excel|powerpoint|queue|ikea|toilet seat|alarm clock|diet|gym|leg day|squats|boredom|bored|embarrassed|embarrassment|cringe|awkward|hangover|spoilers|spoiler|chores|weather|heat|bus|train delay|wait|cute|adorable|hilarious|funny|laughing|laugh|gorgeous|outfit|shoes|concert|tickets|season finale|hungry|starving lol|thesis|project|this town|landlord|neighbours|neighbors music|chewing|snoring|dishes|xbox|autocorrect|laptop|phone|update|software|presentation|interview)
  `,
  ),
  flag(
    'leaving',
    `
    (maternity leave|paternity leave|parental leave|new job|new school|new role|new team|new caretaker|retire|retiring|retired|retirement|leaving do|leaving card|notice period|my replacement|handover|hand over notes|rota|farewell speech|farewell cake|sabbatical|secondment|redundancy|band 5|basic training|bootcamp|one way ticket|boarding pass|departure gate|silent retreat|meditation retreat|digital detox|elternzeit|neue stelle|neuer job|umzug|kollegen|kolleginnen|jubilacion|nuevo trabajo|mudanza|companeros|conge maternite|nouveau poste|demenagement|collegues|novo emprego|mudanca|licenca maternidade|naukri|नौकरी|ऑफिस|तबादला|वसीयत|同 事|新 工 作|退 休)
    (handed in|given|gave) (my|our) notice
    baby (is|girl is|boy is) (due|coming)
    (moving|move|transferred|transferring) to (leeds|london|a new|another|the (coast|country|city)|day|nights|spain|france|canada|australia)
    (tyre|tire|rope|garden|porch) swing
    (fringe|bangs|haircut|perm|tattoo|sourdough|allotment|caravan|dinghy|abseil|abseiling|hammock|tent|treehouse)
    back (on|by|in) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|september|a week|two weeks|ten days|a fortnight)
    like the (doctor|nurse|gp|pharmacist|dentist) said
    (as|like) prescribed
  `,
  ),
  flag(
    'age',
    `
    my (grandma|nan|gran|grandpa|dog|cat|phone|laptop|battery|car|plant|plants|hamster|goldfish|character)
  `,
  ),
  flag(
    'affirms life',
    `
    i want to (live|stay|be alive|get better|survive|see (him|her|them|my) grow)
    (do not|never) want to die
    (glad|happy|grateful) ..2 (alive|be alive|am alive|still here|be here)
  `,
  ),
]
