// Which complaint it is: asked twice, misread, talked down to, no help. Each has lines of its own.
export type Intents = { otherwise: string; patterns: [string, RegExp][] }

/** "Please don't give me advice." */
export const noAdvice =
  /\b(?:don't|do not|no|stop|without|quit|not looking for|not asking for|not after|don't want|didn't ask for|wasn't asking for|never asked for|not here for|didn't want)(?: (?:giv\w+|any|me|want|your|need|more|the|please|offer\w*|unsolicited))* (?:advice|tips|suggestions|solutions)\b/i
export const repair: Intents = {
  otherwise: 'repair.other',
  patterns: [
    ['repair.no-advice', noAdvice],
    [
      'repair.left-out',
      /\b(?:you|u)(?:'ve| have)? (?:just |completely |totally |even |literally )*(?:(?:didn't|did not|never|haven't|forgot to|don't) (?:even |once |actually |bother to )*(?:mention\w*|say (?:anything|a word|one word) about|said (?:anything|a word) about|ask(?:ed)? about|respond(?:ed)? to|react(?:ed)? to|comment(?:ed)? on|notice\w*|pick(?:ed)? up on)|left out|skipped(?: over)?|ignored|glossed over|forgot(?: about)?|missed) (?:the (?:bit|part|thing|whole|fact|point)|my |the |what |everything |half)/i,
    ],
    [
      'repair.not-read',
      /\b(?:mak(?:e|ing) me (?:repeat|say|explain|tell)|(?:have|having) to (?:repeat|explain) myself|repeating myself)\b/i,
    ],
    [
      'repair.repeating',
      /\byou(?:'ve| have)? (?:already |just )*said (?:that|this|it|the same) (?:yesterday|before|last|earlier|again|too|twice|already|to me)\b/i,
    ],
    [
      'repair.hollow',
      /\b(?:could|would|might) (?:be|have been|apply|fit|suit|work|go) (?:for|to|with)? ?(?:anyone|anybody|everyone|everybody|anything)\b/i,
    ],
    [
      'repair.patronising',
      /\blike (?:i'm|im|i am) (?:an? )?(?:adult|grown[- ]?up|human|normal person)\b|\b(?:need|want) (?:your |any |the )?(?:pity|sympathy|platitudes|a lecture|fixing)\b/i,
    ],
    [
      'repair.long',
      /\b(?:too (?:long|wordy|many words|much text)|(?:keep|say|make) it (?:short|shorter|brief|simple)|shorter(?: please| answers| replies)|long[- ]?winded|(?:less|fewer) words|wall of text|rambl\w+ on|get to the point|in one sentence)\b/i,
    ],
    [
      'repair.robotic',
      /\b(?:you|u|that|it|this) (?:just |really |kind of |always )*(?:sounds?|talks?|writes?|speaks?|reads?) like (?:an?|my|the|some|one of)\b(?!.*\b(?:wall|answering|voicemail|recording))/i,
    ],
    [
      'repair.patronising',
      /\b(?:sympathy|pity|therap\w+|counsell?or|gentle|soft|caring|empathy|soothing|feelings?) (?:thing|act|voice|talk|speak|routine|bit|stuff)\b/i,
    ],
    [
      'repair.agreeing',
      /\b(?:agree\w* with (?:everything|all|me|whatever)|yes[- ]?man|(?:just |only |always )+(?:agree\w*|nod\w*)|taking my side|tell\w* me what i want to hear|(?:disagree|argue) with me|push back|sycophan\w*|suck\w* up to)\b/i,
    ],
    [
      'repair.cold',
      /\b(?:insensitive|tactless|heartless|uncaring|unkind|hurtful|harsh|callous|(?:so|a bit|rather|very|that was|that's|you're|pretty|quite) cold|(?:more|no|any|zero|less) (?:feeling|feelings|heart|empathy|warmth|compassion|sympathy)|don't (?:even )?care|couldn't care less|bedside manner)\b/i,
    ],
    [
      'repair.echoing',
      /\b(?:tell\w*|told|giv\w*|say\w*)(?: me)? (?:back )?(?:what|things|stuff|everything) i(?:'ve| have)? (?:already |just )*(?:told|said|know|wrote|typed)\b/i,
    ],
    [
      'repair.dodged',
      /\b(?:(?:isn't|wasn't|not|is not) what i (?:asked|wanted to know)|waffl\w*|(?:chang\w*|switch\w*|dodg\w*) the (?:subject|topic|question)|(?:asked|ask) (?:you )?(?:a |one )?(?:simple|straight|plain|direct|yes[- ]or[- ]no) question|talk\w* around it|beat\w* around|politician)\b/i,
    ],
    [
      'repair.stop-asking',
      /\b(?:answer\w*|repl\w+|respond\w*|end\w*) (?:me |everything |my \w+ |it |every\w* )*with (?:a |another |more |yet another )?questions?\b/i,
    ],
    [
      'repair.useless',
      /\bhow (?:is|does|was|would|will) (?:that|this|any of (?:this|that)|it) (?:supposed to |meant to |going to |even |any )*help\w*\b/i,
    ],
    [
      'repair.joking',
      /\b(?:(?:i was|i'm|i am|was) (?:just |only |obviously |clearly )*(?:joking|kidding|messing (?:about|around)|being sarcastic|teasing|pulling your leg|having a laugh|taking the mick)|(?:that|it) was (?:just |only |obviously |clearly |meant (?:to be|as) )*(?:a joke|sarcas\w+|irony|ironic|funny)|just kidding|(?:too|so|that|way too) serious(?:ly)?|take a joke|(?:missed|miss|get|got) (?:the|my) joke|sense of humou?r|lighten up)\b/i,
    ],
    [
      'repair.recorded',
      /\b(?:answering machine|answer ?phone|voice ?mail|phone menus?|call cent(?:re|er)|recorded (?:message|voice)|a recording|automated (?:message|line|menu|voice)|press (?:one|1|two|2) for|speaking clock|tape recorder|self[- ]checkout|vending machine|sat ?nav|tannoy)\b/i,
    ],
    [
      'repair.hollow',
      /\b(?:hollow|shallow|superficial|meaningless|no substance|vacuous|(?:feels?|sounds?|are|is|so|rather|bit|kind of|quite) (?:empty|thin|flat)|(?:say|says|saying) nothing|nothing (?:in|behind) (?:it|them|that|your))\b/i,
    ],
    [
      'repair.echoing',
      /\b(?:(?:literally|exactly|basically|just|only|word for word|all) what i (?:just |already |literally )?(?:said|typed|wrote|told you|put)|said what i said|captain obvious|stat(?:e|ing) the obvious|that(?:'s| is) what i (?:just |already )+(?:said|typed|wrote|told you)|(?:repeated|copied|copy|repeat) (?:my|me\b|what i|everything)|my (?:own )?(?:message|sentence|words) (?:back|again)|i (?:just |literally just |literally )(?:said|typed|wrote) that)\b/i,
    ],
    [
      'repair.asked-already',
      /\b(?:(?:you|u)(?:'ve| have)? (?:already |just |literally |only )*asked (?:me )?(?:that|this|it|me)\b|already asked|(?:been|gone) (?:over|through) (?:this|that)\b|asked (?:me )?(?:that|this) (?:already|before|yesterday|twice|last time|a minute ago|earlier|five minutes ago)|(?:same|that) question (?:again|twice|as (?:before|yesterday|last time|earlier)|before)|(?:didn't|did) i (?:not )?(?:just |already )*(?:answer|tell you|say)|i(?:'ve| have)? (?:already |just )+answered|answered (?:that|this|it) (?:already|before|twice)|ask(?:ing|ed)? (?:me )?the same (?:thing|question))/i,
    ],
    ['repair.not-read', /\b(?:are|were) (?:you|u) (?:even |actually |really )?(?:listening|reading)\b/i],
    [
      'repair.useless',
      /\b(?:waste of (?:my |your )?(?:time|space|money|data)|wast(?:ing|ed) my time|(?:delet|uninstall|remov)ing (?:this|you|it|the app)|(?:worst|rubbish|garbage|trash|terrible|awful|crap|useless|lousy|horrible|bad) (?:app|bot|chatbot|listener|program|thing|service|chat|robot)|(?:app|bot|chat|this|it)(?:'s| is) (?:so |just |really |total |absolute |pure |complete )*(?:rubbish|garbage|trash|terrible|awful|lame|the worst))\b/i,
    ],
    [
      'repair.nonsense',
      /\b(?:ma(?:kes?|de) (?:no|zero|absolutely no|little|not much)(?: bloody| damn)? sense|(?:doesn't|does not|don't|didn't|isn't|not) (?:even |really )?(?:mak(?:e|ing)) (?:any |much |a lot of |a bit of )?sense|nonsens\w*|gibberish|gobbledy\w*|word salad|drivel|what (?:are|r) (?:you|u) (?:even |on |talking )+about|what (?:does|do|did|is) that (?:even |actually )?(?:mean|supposed to mean)|what do you (?:even )?mean|what's that supposed to mean|huh what|(?:you're|your|you are|ur) (?:not )?making (?:no|any|zero) sense|lost me|no (?:idea|clue) what you(?:'re| are)|nothing to do with|off topic|irrelevant|unrelated|i don't (?:get|understand) (?:that|what you(?:'re| are)? (?:say\w*|mean))|come again|in english please|random)\b/i,
    ],
    [
      'repair.presumed',
      /\b(?:(?:don't|do not|stop|quit) (?:call(?:ing)? me|tell(?:ing)?|assum\w*|presum\w*)(?: me)?(?: how i| what i)?|how would you know|you don't know (?:me|anything|how i|what i)|(?:you're|you are|ur) (?:just )?(?:assuming|presuming|guessing)|(?:you )?(?:keep|stop) (?:assuming|guessing|analy[sz]ing|psychoanaly\w*)|who says i|says who|who said anything about|i'm not (?:sad|angry|upset|lonely|anxious|scared|worried|stressed|hurt|ashamed)\b.*\b(?:said|you|just)|don't (?:analyse|analyze) me|making assumptions|jumping to conclusions|reading (?:too much )?into)\b/i,
    ],
    [
      'repair.dodged',
      /\b(?:(?:didn't|don't|never|haven't|won't|not|can't you|why (?:don't|won't|can't) you) (?:even |actually |really |just |you )*answer(?:ed|ing)?(?: (?:me|my|the|that|it))?|just answer|answer (?:me|the question|my question)|that(?:'s| is|'s)? not an answer|wasn't an answer|isn't an answer|(?:dodg|avoid|evad|deflect|sidestep)\w*|straight answer|beat(?:ing)? (?:around|about) the bush|not answering)\b/i,
    ],
    [
      'repair.patronising',
      /\b(?:patroni[sz]\w*|condescend\w*|preach\w*|lectur\w*|talk(?:ing)? down to|i'm not (?:a child|five|stupid|an idiot|a kid)|like (?:i'm|i am) (?:a child|five|stupid|an idiot|a kid|a toddler|six)|(?:too|so|fake|sickly) (?:nice|sweet|cheerful|positive)|toxic positivity|holier than thou|smug|cheesy|sermon|syrupy|chirpy|cheery|cheerful|perky|upbeat|jolly|gush\w*|saccharine)\b/i,
    ],
    ['repair.boring', /\b(?:boring|bored|dull|yawn\w*|zzz+|snooze|tedious|uninteresting|same old stuff)\b/i],
    [
      'repair.stop-asking',
      /\b(?:stop|quit|enough|no more|too many|don't|do not|cut it out|done) (?:\w+ ){0,4}(?:ask\w*|question\w*|interrogat\w*|quizz\w*|prob\w*|pry\w*|prompts?)|\bquestions? (?:again|after question)|another (?:bloody |damn )?question|so many questions|(?:sick|tired) of (?:your |the |these |all )?questions|interrogat|just (?:let me|want to) (?:talk|vent|write)|why (?:do|are) you (?:always |keep )?ask|always asking|keep asking|let me (?:just )?(?:talk|vent|speak)|not (?:everything|all) needs a question/i,
    ],
    [
      'repair.echoing',
      /\b(?:parrot\w*|cop(?:y|ies|ying)\b.{0,20}\b(?:me|what i|my)|echo\w*|mirror\w*|rephras\w*|paraphras\w*|words (?:back|turned|rearranged|again)|rearrang\w* (?:what i|my)|(?:repeat\w*|saying|tell(?:ing)?|giv(?:e|ing)|reading) (?:back )?(?:to me )?(?:what i|everything i|my (?:own )?words|me back)|what i (?:just |already )?(?:said|say|wrote|typed?) (?:back|again)|(?:turn|hand|throw|feed|giv|spit)\w* (?:my (?:own )?words|it all|them|everything) (?:round|around|back))\b/i,
    ],
    [
      'repair.repeating',
      /\b(?:repeat\w*|(?:any )?other (?:lines|phrases|answers|sentences)|same (?:thing|line|answer|reply|words?|stuff|question|sentence|phrase|response|script|again)|again and again|over and over|said that (?:already|before|twice)|already said|you (?:just|always|keep) (?:said|say|saying)|broken record|parrot\w*|copy\w*|echo\w*|loop\w*|twice|going in circles|third time|second time|rephras\w*|what i just said|mirror\w*|words (?:back|turned|rearranged|again)|rearrang\w* (?:what i|my)|(?:turn|hand|throw|feed|giv|spit)\w* (?:my (?:own )?words|it all|them|everything) (?:round|around|back))\b/i,
    ],
    [
      'repair.not-said',
      /\b(?:not what i (?:said|meant|wrote|asked)|didn't (?:say|mean|ask)|never said|that's not (?:it|right|true|the point)|twist\w*|putting words|words in my mouth|i said|i meant|no i (?:said|meant)|other way round|backwards|the wrong way (?:round|around)|mixed (?:it|that|them|us|this) up|got (?:it|that|this|me|everything) (?:all |completely |totally |so )*wrong)\b/i,
    ],
    [
      'repair.not-read',
      /\b(?:(?:didn't|don't|not|never|even|did you|do you) (?:\w+ ){0,2}(?:read|listen\w*|pay\w* attention|hear\w*)|ignor\w*|skipp\w*|read (?:it|that|what|my)|listening|i just told you|i told you|already told|pay attention|missed (?:what|half|everything))\b/i,
    ],
    [
      'repair.robotic',
      /\b(?:robot\w*|script\w*|machine|canned|template\w*|generic|fake|soulless|automat\w*|fortune cookie|greeting card|horoscope|hallmark|textbook|copy[- ]?paste\w*|therap\w*|counsel\w*|self[- ]help|poster|brochure|leaflet|pamphlet|manual|card|slogan|sermon|bot reading|cold|mechanical|programmed|hollow|empty words|platitude\w*|autocomplete|chatbot|(?:talk|speak|be|act) (?:normal(?:ly)?|properly|like a (?:human|person|normal)|plainly)|so deep|profound|so formal|flowery|poetic|poetry|weird(?:ly)? formal|formal)\b/i,
    ],
    [
      'repair.insult',
      /\b(?:stupid|dumb|idiot\w*|shut(?! down) (?:up|it)|fuck\w*|hate (?:you|this|talking)|suck\w*|moron\w*|trash|garbage|crap|annoying|piss\w*|screw you|bloody|shit\w*|dick\w*|wanker|go away|get lost|worst|rubbish|lame|clown|bugger|arse\w*|asshole|thick|daft|muppet|toaster)\b/i,
    ],
    [
      'repair.worse',
      /\b(?:mak(?:e|es|ing)|made|feel(?:ing)?) (?:me |it |this |things )?(?:feel )?(?:even |so much |much |a lot )?worse\b/i,
    ],
    [
      'repair.useless',
      /\b(?:\w+n't (?:even |really |actually )?help\w*|useless|pointless|a joke|thanks for nothing|waste|not help\w*|no help|doesn't help|isn't help\w*|isn't working|doesn't work|unhelpful|worthless|not working|why (?:do|am) i (?:even )?(?:bother|talk|here)|what's the (?:point|use)|no use|nothing you say|bad at this|terrible at|deleting|uninstall\w*|gave me nothing|don't see the point|going nowhere|not getting anywhere|so bad|didn't help|make\w* it worse|worse)\b/i,
    ],
    [
      'repair.not-understood',
      /\b(?:understand|get (?:it|me)|don't know me|clue\w*|no idea|wrong|misunder\w*|misread|miss(?:ed|ing) the point|(?:(?:talking|speaking|writing) to|texting) (?:a|the) (?:brick )?wall|beside the point|tone deaf|insensitive|missing)\b/i,
    ],
  ],
}
