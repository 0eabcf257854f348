// Whole turns so short that there is nothing to weigh: shrugs, yes and no, greetings and farewells.
export const acks: [string, RegExp][] = [
  [
    'lean',
    /^(?:(?:perhaps|possibly|maybe|probably|likely|i think)(?: so)?,? (?:yes|yeah|yep|yup)|(?:mm+ |well |hm+ |yeah |yes |yep |oh )*(?:probably|i'd (?:say|think|imagine|guess) so|i'd say yes|more yes than no|leaning (?:towards )?yes|yes i (?:think|suppose|guess)(?: so)?|most likely|very likely|more than likely|quite (?:possibly|likely)|could well be|may well be|i (?:imagine|expect|reckon|should think|would think) so|i'd have thought so|probably (?:yes|yeah|so)|likely)(?: yes| yeah| so| tbh| really)?)$/,
  ],
  [
    'lean-no',
    /^(?:(?:perhaps|possibly|maybe|probably|likely|i think|i'd say|i would say)(?:,)? (?:no|not|nope|nah)|(?:mm+ |well |hm+ |yeah |no |nah |oh )*(?:(?:i )?(?:highly |really |very much |seriously )?doubt (?:it|that)|doubtful|unlikely|not (?:very )?likely|i don't suppose so|i wouldn't (?:say|think) so|i shouldn't think so|i don't (?:expect|imagine|reckon|believe) so|more no than yes|leaning (?:towards )?no|hardly|not that i (?:can think of|know of|remember))(?: really| tbh| no)?)$/,
  ],
  [
    'both',
    /^(?:well |hm+ |oh |kind of |sort of )*(?:yes and no|no and yes|yes but (?:also )?no|a? ?bit of both|a? ?bit of each|both|both really|both i (?:think|guess|suppose)|both at once|all of the above|a mix(?:ture)?(?: of (?:both|the two))?|(?:a )?(?:bit|little) of column a(?: and)?(?: a)? (?:bit|little) of column b|half and half|fifty fifty|somewhere in between|in between|swings and roundabouts)(?: really| tbh| i (?:think|guess|suppose))?$/,
  ],
  [
    'same',
    /^(?:oh |just |about |much |pretty much |still |it's |its |everything's |more or less |exactly )*(?:the )?same(?: as (?:yesterday|before|last (?:time|week|night|month)|always|ever|usual|the other day))(?: really| tbh| i guess| i suppose)?$|^(?:oh |it's |its )*(?:no different|no better no worse|unchanged|nothing(?:'s| has)? changed)(?: really| tbh| since (?:yesterday|last (?:week|time)))*$/,
  ],
  [
    'maybe',
    /^(?:i )?(?:suppose|guess|imagine|think) (?:it|that|so it|this) (?:could|might|may)(?: well)?(?: be)?(?: true| right| yes)?$|^(?:perhaps|maybe|possibly|might be|could be) (?:but )?i(?:'m| am) not (?:certain|sure|convinced)(?: yet| really)?$/,
  ],
  [
    'half',
    /^(?:yeah |well )?(?:sort of|kind of|kinda|sorta|in a way|almost|nearly|close|partly)(?: yes)? (?:but )?(?:not (?:exactly|quite|entirely|completely|all of it)|not really)$/,
  ],
  [
    'notmuch',
    /^(?:oh |eh |just |yeah |umm? )*(?:nothing much|not much|not a lot|nm|nothing really|nothing special|nothing major|not a great deal|nowt much|not much going on|nothing exciting|nothing in particular)(?: really| tbh| lol| u| you| hbu| wbu| today| and you| wby)*$/,
  ],
  [
    'half',
    /^(?:yeah |yes |well |mm |hm+ )*(?:i )?(?:suppose so|guess so|suppose|guess|kind of|kinda|sort of|sorta|(?:guess |suppose )?you (?:could|might) (?:say|call it) (?:that|so)|something like that|so to speak|more or less(?: yeah| yes)?|in a way|up to a point|to a degree|ish)(?: i guess| i suppose| really)?$/,
  ],
  [
    'whatever',
    /^(?:it's |its |eh |meh |ok |yeah |it is )*whatever(?: i guess| i suppose| really| tbh| man| lol)*$/,
  ],
  [
    'other',
    /^(?:thinking|word|tbd|later maybe|like i said|in a manner of speaking|too deep for me|not much|not a lot|hardly anything|barely anything|not that much)(?: really| tbh)?$/,
  ],
  [
    'laugh',
    /^(?:(?:lo)+l+|(?:ha){2,}h?|hah|heh(?: heh)*|(?:he){2,}|lmf?ao+|rofl|lolz|ha|lol ok|haha (?:yeah|ok|true|yes))$/,
  ],
  [
    'sigh',
    /^(?:u+gh+|a+r+gh+|sigh+s?|pf+t?|welp|oof+|oh (?:man|boy|dear|god)|phew|bah|grr+|gah+|yikes|b+l+e+u*r*g+h*|u+rgh+|e+u*rgh+|e+w+|siii+gh)$/,
  ],
  [
    'nevermind',
    /^(?:oh |ah |no |actually |ok )?(?:never ?mind(?: me)?|nvm|nm|forget (?:it|that|i said anything|i asked)|(?:it )?(?:doesn't|does not) matter(?: now| anyway| really)?|not important|it's (?:nothing|not important)|ignore (?:me|that|that last (?:one|bit|message))|(?:scrap|scratch|strike|disregard) that|i take (?:that|it) back)$/,
  ],
  [
    'whatever',
    /^(?:ok |eh |meh |yeah |oh )?(?:whatever|whatevs|if you say so|if you think so|if you insist|if you must|i don't care|don't care|makes no odds|all the same to me|as you wish|suits me|who cares)$/,
  ],
  [
    'goon',
    /^(?:(?:ok |and |yeah |please )?(?:go on|keep going|continue|carry on|go ahead)|i'm listening|(?:i'm )?still here|i'm here)$/,
  ],
  [
    'tangled',
    /^(?:well |oh |um+ |eh |honestly |hm+ |idk )*(?:(?:it's|its|that's|thats|it is) )?(?:(?:a bit |very |really |so |just |all |kind of |too )*(?:complicated|messy|tangled|a mess|hard to explain)|(?:a |such a )?long story)(?: tbh| really| honestly| lol)?$|^(?:i )?(?:can't|couldn't|don't know how to) (?:really )?explain(?: it| that)?$|^(?:ugh |oh |god )*where do i (?:even )?(?:start|begin)$/,
  ],
  [
    'ask',
    /^(?:please |can you |could you |just |go on |ok |then )*ask me (?:something|anything|a question|one|another(?: one| question)?|questions|a different (?:one|question))(?: else| then| please)*$/,
  ],
  [
    'good',
    /^(?:yeah |yes |oh )?(?:i'm |i am |im |all |pretty |very |really |quite |it's |doing |feeling )*(?:good|great|not bad|not too bad|can't complain|alright thanks|well thanks)(?: today| thanks| thank you| actually| really| so far| ta)*$/,
  ],
  [
    'meh',
    /^(?:meh+|bleh+|blah+|eh+h*|so so|middling|could be (?:better|worse)|not great(?: not terrible)?|feeling meh|average|oh well|(?:ok|okay|fine|good|alright) i guess|it is what it is|that's life|such is life|(?:i've )?been better|not the best|not so good|not good)$/,
  ],
  [
    'idk',
    /^(?:i )?(?:really |honestly |just )?(?:don't|dont|do not) (?:really |even )?know(?: really| tbh| honestly| yet| anymore)?$|^(?:idk|idek|dunno|no idea|not sure|no clue|who knows(?: any ?more)?|i'm not sure|beats me|hard to say|hard to tell|i forget|can't remember|don't remember|i don't remember|tough question|can't say|(?:i )?couldn't (?:really |honestly )?(?:tell you|say)|idk man|not really sure|i have no idea|unsure|god knows|search me|i wish i knew|haven't a clue|i haven't a clue|haven't the foggiest|couldn't say|i couldn't say|can't tell|hard to put into words|i'm lost for words|lost for words|no answer(?: (?:to|for) that)?|i(?: don't have|'ve no|'ve got no| have no) (?:an )?answer(?: (?:to|for) that(?: one)?)?|not sure how to (?:answer|reply to)(?: that)?|undecided|can't decide|on the fence|fifty fifty|tricky one|tough one|that's a (?:big|hard|tough) (?:one|question))(?: really| tbh| yet| honestly)?$/,
  ],
  [
    'ok',
    /^(?:ok+|okay+|k|kk|okey|okie|oki|alright|sure|right|fair|fair enough|got it|sure why not|why not|i see|makes sense|cool|noted|gotcha|ok then|okay then|all right|ok cool|okay cool|ok sure|whatever|if you say so|mkay|understood|good to know|ok thanks i guess|aight|ight|bet|righto|that's it|that's all(?: really)?|right you are|okey dokey|sure thing|suits me|if you like|as you like|as you wish|fair dos|fair point|i'm easy|of course|bless)$/,
  ],
  [
    'yes',
    /^(?:mhm|uh huh|mm ?hm+|yes|yeah|yep|yup|yea|ya|yh|true|exactly|definitely|correct|i guess so|i suppose|i suppose so|guess so|yeah i guess|yes i guess|i guess|probably|pretty much|kind of|sort of|kinda|sorta|i think so|that's right|mm yeah|yeah kind of|yeah maybe|yeah probably|more or less|i'm alright thanks|basically|for sure|absolutely|indeed|yeah true|very true|so true|yeah exactly|naturally|obviously|certainly|quite|quite so|of course|me too|same lol|that's me|that's true|you're right|you could be right|i guess you're right|spot on|that's about right|sounds right|that(?:'s| is| was)? spot on|that (?:one )?(?:landed|hit home|hits home|hit the spot)|ok that (?:one )?landed|you nailed it|nail on the head|bingo|true true|exactly this|that's it exactly|in a way|up to a point|to a degree|i do|i did|i am|i have|it is|it was|it did|yeh|ye|yup yup|mhm sure|prolly)$/,
  ],
  [
    'no',
    /^(?:no+|nope|nah|not really|no not really|never|not at all|not yet|no thanks|not today|nah not really|i don't think so|don't think so|not particularly|not that i know of|no thank you|not much|i'd rather not|i'd rather not (?:say|talk|answer|get into (?:it|that))|rather not|rather not say|prefer not to say|pass|skip|next|next question|skip this one|can we skip this one|i don't want to talk(?: about (?:it|that))?|don't (?:want|feel like) (?:to talk|talking)(?: about it)?|i'd rather not talk about (?:it|that)|doesn't matter|it doesn't matter|never mind|nevermind|i'd sooner not|let's not|let's leave (?:it|that)(?: one)?|next one(?: please)?|that's (?:private|personal|my business|none of your business)|none of your business|mind your own business|moving on|ask me (?:another time|later|tomorrow)|another time(?: maybe| perhaps)?|some other time|maybe some other time|another day perhaps|not now|not tonight|not for me|not as such|not especially|no ta|no need|naw|nvm|nm|can (?:i|we) (?:pass|skip)(?: that| this)?|i don't want to say|don't ask|don't wanna|i'm not in the mood(?: to (?:type|talk|write))?|not in the mood(?: to (?:type|talk|write))?|can't be bothered(?: to type)?|don't feel like (?:explaining|typing|it)|too tired to (?:answer|type|think|talk)|i plead the fifth|no comment|no comment from me|(?:can we |let's |please )?(?:change the subject|talk about something else)(?: please)?|(?:next|new|different|another) topic(?: please)?|(?:do you )?mind if (?:we|i) don't|(?:can we |please )?drop (?:it|that|this)(?: please)?|(?:i'm |i am |im )?not (?:answering|going to answer|gonna answer) (?:that|this)(?: one| question)?|(?:i'm |let's |we're )?not going there|(?:can we |please |let's )*not go there|subject closed|i don't|nah i'm good|nah you're all right)$/,
  ],
  [
    'maybe',
    /^(?:maybe|perhaps|possibly|could be|might be|it depends|depends|up to you|your call|either way|don't mind|no preference|we'll see|maybe so|maybe not|sometimes|i might|a bit|a little|not sure maybe|yes and no|bit of both|a bit of both|either or|it varies|varies|i don't care|makes no odds|all the same to me|mb|perchance|now and again|could do|i could do|eh maybe|eh perhaps)$/,
  ],
  [
    'fine',
    /^(?:fine|i'm fine|im fine|i'm ok|i'm okay|good|i'm good|alright i guess|not bad|so so|meh|same|same as always|the same|same old|all good|it's fine|fine i guess|okay i guess|ok i guess|good i guess|i'm alright|can't complain|nothing special|the usual|as usual|normal|average|bleh|blah|eh|middling|same as ever|same old same old|i'm (?:ok|okay|fine) thanks|i'm (?:ok|okay|fine) thank you|nothing new|no news|no change|nothing to report|as before|could be (?:better|worse)|not great not terrible|it is what it is|that's life|such is life|ugh|welp|pff|ehh|eh whatever)$/,
  ],
  [
    'nothing',
    /^(?:i )?(?:don't|do not) know what to (?:say|write|type|tell you)|^(?:nothing to say|nothing|nothing much|nothing really|nothing comes to mind|i've got nothing|no words|can't think of anything|nothing else|nowt|naught|nada|nothing stands out|no thoughts|no opinion|i have nothing to say|i don't have anything to say|drawing a blank|my mind(?:'s| is)? (?:gone )?blank|haven't thought about it|never thought about it|nothing today|(?:my )?(?:brain|head|mind)(?:'s| is)? (?:is )?(?:empty|blank|mush|porridge|gone)(?: (?:right now|sorry|today|lol))*|nothing in my head|no answer springs to mind|none|speechless|nothing i want to share|blank|sorry blank|zilch|no reply to that|no thoughts just vibes)$/,
  ],
  [
    'hmm',
    /^(?:h+m+|m+h*m*|uh+|um+|er+m*|oh|ah|huh|ohh+|aha|mm|well|hm ok|hmm ok|hmm maybe|let me think|go on|ok go on|still here|i'm here|i hear you|good point|good question|interesting|wow|oh ok|oh well|lol|haha|hah|heh|lmao|keep going|continue|i'm listening|oh right|oh i see|ah ok|erm|let me sleep on it|i'd have to think(?: about (?:it|that))?|i'll have to think(?: about (?:it|that))?|shrug|shrugs|nods|sigh|if you think so)$/,
  ],
]

/** "pass for now", "nothing much tbh": the same shrug with a word behind it. */
export const tail =
  / (?:for now|actually|today|tonight|right now|this time|really|tbh|then|again|lol|pls|please|man|mate|sorry|stuff|things)$/

/** Whole greetings and farewells, so short that there is nothing to weigh. */
export const manners: [string, RegExp][] = [
  [
    'social.howareyou',
    /^(?:and |but |so |anyway |well |hi |hey )*(?:how(?:'s| is| are|s)? (?:yourself|yerself|urself|you keeping(?: yourself)?|you yourself)|(?:and )?yourself|(?:how|what) about (?:you|yourself)|and how are you(?: keeping)?(?: yourself)?(?: today| then)?)$/,
  ],
  [
    'social.kind',
    /^(?:aw+ |oh |haha |lol |wow |honestly |tbh |i think |ty |thx |tysm |thanks |thank you |cheers )*(?:you're|you are|your|ur|u r|you) (?:actually |really |so |pretty |very |quite |such |honestly |just )*(?:an? )?(?:sweet|sweetie|the sweetest|cute|adorable|kind|nice|lovely|good|great|brilliant|helpful|wise|clever|smart|funny|cool|star|legend|gem|angel|(?:good|great) (?:listener|bot|friend|company)|the best|good at this|easy to talk to|nice to talk to|a comfort|alright|not bad|real one|diamond)(?: at this| at listening| to talk to| to me| ty| thx| thanks| bot| you know| for a (?:bot|robot|machine|computer|program)| actually| really)*$|^i (?:really |quite |do )?(?:like|enjoy) (?:you|talking to you|chatting (?:to|with) you|this app|this chat|writing here)(?: bot| actually)?$/,
  ],
  [
    'social.sorry',
    /^(?:oh |um |ok |gosh )*(?:i'm |im )?(?:so |really |very )?sorry(?: bot| about that| for that| to bother you| autocorrect| typo| wrong (?:chat|button)| to (?:moan|rant|ramble|vent|go on)(?: again| at you)?)?$|^(?:oh |um |ok |and )*(?:i'm |im )?(?:so |really |very )?sorry (?:for|about) (?:the |all |this |that |my |being |going |just )*(?:rambl\w*|moan\w*|rant\w*|dump\w*|vent\w*|essay|long message|mess|on|waffl\w*|whin\w*|complain\w*|snapp\w*|shout\w*|swear\w*|being (?:rude|mean|short|cross|grumpy)|text|typos?|autocorrect|spelling|late reply|slow|boring|(?:disappear|vanish|ghost|not (?:reply|answer|writ))ing.{0,50}|going (?:quiet|silent).{0,40}|the (?:silence|delay).{0,30}|this|that)(?: on| all this| here| at you| earlier| before| yesterday| like this| again| so much| all that)*$|^(?:oh |um |ok )*sorry (?:i )?(?:went|had to|was|got|just had|phone|the phone|someone)\b.*$|^(?:oh |um |ok |and )*(?:i'm |im )?(?:so |really |very )?sorry (?:if (?:this|that|i)\b.*|(?:that )?i(?:'ve| have|'m| am| keep| was) (?:been|being|going|rambling|so|boring|late|slow|not|a bit|quiet|moaning|ranting|repeating|complaining|such|making)\b.*)$/,
  ],
  [
    'social.hello',
    /^(?:yo+(?: yo+)*|hola+(?: hola)?(?: amigos?| bot| there)?|ciao(?: bella)?|bonjour|bonsoir|salut|hallo|guten tag|namaste(?: ji| bhai)?|namaskar(?:am)?|vanakkam|sat sri akal|salaa?m(?:s)?(?: bhai| brother| bro| sister| ji)?|(?:as+ ?)?salaa?m(?:u|o)? ?(?:w?alai?kum|alei?kum)|(?:wa )?(?:alai?kum )?salaa?m|shalom|merhaba|jambo|habari|sawubona|mabuhay|magandang (?:umaga|hapon|gabi)(?: po)?|aloha|konnichiwa|xin chào|xin chao|sawasdee|selam|zdravo|sveiki|saluton|moin|servus|top o'? ?(?:of )?(?:the )?mornin'?g?|annyeong|ni hao|privet|olá|ola|oi oi|e kaa?ro|e kaasan|sannu|dia dhuit|kia ora|good (?:morning|afternoon|evening) (?:ma|sir|boss|po|na|o|ji)|ay+o+|oi|hey up|hihi|wotcha|oh hello(?: there)?(?: you)?|well hello(?: there)?|hello stranger|'?ello+|ay up|ey up|he+y+a?|hi+(?: hi+)*|hiya|howdy|hello+(?: hello)?|hey hey|hi there|hey there|hello there|good (?:morning|day|evening|afternoon)|morning+|evening|afternoon|evening all|anyone home|anybody home|knock knock|top of the morning(?: to (?:you|ye|ya))?|how do|greetings|g'day|alright mate|hi all|hi bot|hey you|hello you|hey bot|hello bot|hi twinbot|hey twinbot|hello twinbot|hullo|helloo+|heyy+ there|hey mate|hi mate|yo bot)$/,
  ],
  [
    'social.howareyou',
    /^(?:(?:yo|hey|hi|hello|so|well|ah|oya)? ?(?:how far(?: na| now| o)?|how una dey|how you dey|how body|wetin dey(?: happen| sup| o)?|wetin (?:happen|dey go on)|kumusta(?: ka| na| po| kayo| ka na)*|kamusta(?: ka| na| po)*|musta(?: na)?|kaise ho|kya haal(?: hai)?|what's the (?:craic|story|scene)|what is the craic|any craic|how's the form|how's she (?:cutting|going)|story (?:bud|horse|lads)|how are (?:you|ye|u) (?:keeping|getting on|na|o|sef|la|lah)|how's things|w(?:h?a)?t?'?s+ ?u+p+|wa+s+u+p+|wha+ts? ?up|sup|wagwan|what's (?:new|good|happening|cooking|going on)|whats (?:new|good|happening)|how goes it|how's tricks|how's life|how's it hanging|how you doin|you alright|you good|y'alright|u ok|you ok|hru|hbu|wbu|wyd|hyd|how r (?:u|you)|how are (?:u|you)|how's you|how is you|alright mate)(?: bot| mate| dude| man| bro| then| today)?)$/,
  ],
  [
    'social.new',
    /^(?:hi |hello |hey |good (?:morning|evening|afternoon) |morning |evening )*(?:there )?(?:(?:i |just |so )*(?:thought|figured|decided) (?:i'd|i would|id|to) (?:give|try) (?:this|it|you)(?: thing| app)?(?: a (?:go|try|whirl|shot))?(?: out)?|(?:it's |its |this is )?(?:my |the )?first time (?:here|on here|using (?:this|one of these)|doing this|trying this)|(?:i'm |im )?new (?:here|to this))$/,
  ],
  [
    'social.again',
    /^(?:(?:hi |hello |hey )?(?:it's |its )?(?:only |just )?(?:me|myself|yours truly)(?: again| here)|hi again|hello again|hey again|me again|i'm back|back again|hi it's me|it's me again)$/,
  ],
  [
    'social.sameto',
    /^(?:you too|u too|likewise|same to you|you as well|right back at you|and you|same here|you're welcome|no problem|no worries|no worries at all|yw|np|bless you|god bless|you too (?:mate|then|thanks|friend))$/,
  ],
  [
    'social.night',
    /^(?:g'?night|gn|nn|nite nite|nighty|nighty nighty|good ?night|night night|nighty night|night|nite|sleep (?:well|tight)|sweet dreams|good ?night (?:then|now|bot|twinbot)|off to bed|i'm turning in|lights out for me|ok good ?night)$/,
  ],
  [
    'social.bye',
    /^(?:bbl|ta ?ta(?: for now)?|ttfn|c(?:ya|u|ya later| u) ?(?:tmrw|tomorrow|later|l8r|soon|tmr)?|l8rs?|bye+|bye bye|goodbye|bye now|ok bye|bye then|cya|see ya|see you|see you (?:later|soon|tomorrow|then)|later|laters|ttyl|brb|gtg|g2g|gotta go|(?:talk|speak|chat) (?:later|soon|tomorrow)(?: x+)?|take care|i'm off|i'd best be off|toodle-?oo|ta-?ra|till tomorrow(?: then)?|peace out|laterz|have a good one|that's all for (?:now|today)|until (?:tomorrow|next time)|have to go|cheerio|ok ciao|ciao ciao|ciao for now|slán|slan(?: go fóill)?|adios|hasta luego|au revoir|arrivederci|tschüss|khuda hafiz|allah hafiz|alvida|phir milenge|paalam|sige(?: na)?(?: bye)?|kwaheri|o dabo|odabo)$/,
  ],
  [
    'social.thanks',
    /^(?:thanks a (?:mil|million|bunch|ton)|thanks? (?:na|o|ah|po|ji|la|lah|yaar|jare|bro|sis|dear|boss|pal|man)|salamat(?: po| ha| naman)*|maraming salamat(?: po)?|shukriya|shukran|dhanyavaa?d|gracias|muchas gracias|merci(?: beaucoup)?|danke(?: schön)?|grazie|obrigad[oa]|asante(?: sana)?|arigato|terima kasih|xie xie|spasibo|te[sş]ekk[uü]rler|e se(?: gan)?|daalu|na gode|nagode|go raibh maith (?:agat|agaibh)|sound (?:out|lad|thanks)|god bless (?:you|u)(?: jare| o| dear)?|thanks?|thank you|thx|ty|tysm|cheers|ta|thanks (?:a lot|so much|again|mate)|thank you (?:so much|very much)|many thanks|much appreciated|appreciated|appreciate it|ok thanks|okay thanks|thanks bot|good chat|much obliged|i owe (?:you|u) one|you've been a (?:great |real |big )?help)$/,
  ],
]

/** Complaints of a word or two. */
export const grumbles: [string, RegExp][] = [
  [
    'repair.not-read',
    /^(?:but |oh |ugh |argh |no |omg )*i(?:'ve| have|ve)? (?:literally |just |already |only just )*(?:said|told (?:you|u)|wrote|explained|answered)(?: (?:that|this|it|so|you|all this|all that))*(?: (?:already|before|twice|once|earlier|three times|a minute ago|yesterday|just now))*$/,
  ],
  [
    'repair.joking',
    /^(?:oh |dude |bro |relax |chill |jeez |omg |lol |um |er )*(?:i was (?:only |just |obviously |clearly )*(?:joking|kidding|messing(?: about| around)?|teasing|being sarcastic|being silly)|(?:that|it) was (?:just |only |obviously |clearly )*(?:a joke|sarcasm|sarcastic)|just kidding|jk|(?:i'm|im) (?:only |just )?(?:joking|kidding))(?: (?:jeez|relax|lol|lmao|chill|obviously|dude|bro|mate|man|ffs|haha|why (?:are|r) (?:you|u) (?:being )?so (?:serious|intense|deep)))*$/,
  ],
  [
    'repair.recorded',
    /^(?:it's |its |this is |that's |thats |honestly )*(?:just )?(?:a bit )?like (?:talking|speaking|chatting) to (?:an? |one of those |the |my )?(?:answering machine|answerphone|voicemail|(?:automated )?phone (?:menu|line)|recording|call centre|vending machine|lamp ?post|speaking clock|toaster|fridge|printer|sat ?nav)s?$/,
  ],
  [
    'repair.nonsense',
    /^(?:i think )?(?:that|this|your) (?:reply|answer|message|response) (?:was|is|must be|must have been) (?:meant )?for (?:someone|somebody) else(?: i think)?$/,
  ],
  [
    'repair.nonsense',
    /^(?:wdym|wym|wdytm|wat|wtf|what the (?:hell|heck)|huh what|that makes no sense|ma(?:kes|de) no sense(?: but ok(?:ay)?| lol| tbh| at all)*|that made no sense(?: but ok(?:ay)?| lol| tbh| at all)*|(?:what |sorry |eh |huh )?i (?:don't|do not) (?:follow|get (?:it|that|you)|understand)(?: you| that| what you mean| what you're saying)?)$/,
  ],
  [
    'repair.no-advice',
    /^(?:please |just |ok )*(?:stop|enough|quit|no more|less|cut)(?: it)?(?: with| of)?(?: giving me)?(?: the| your| all the| all your)? (?:advice|tips|suggestions)(?: please| already| thanks)?$/,
  ],
  [
    'repair.insult',
    /^(?:oh |just |please )*(?:go away|get lost|shut (?:up|it)|piss off|fuck (?:off|you)|bugger off|leave me alone|screw you|sod off)(?: bot| you| already| please)?$/,
  ],
  [
    'repair.patronising',
    /^(?:there's )?(?:no need to be|don't be|stop being|you're being|why are you being) so (?:dramatic|serious|deep|intense|heavy|gentle|soft|formal)(?: .{0,30})?$/,
  ],
  ['repair.boring', /^(?:yawn+|boring+|snooze|so boring|this is boring)$/],
  [
    'repair.other',
    /^(?:rude|cringe|bruh|wow rude|not cool|not funny|disappointing|weak|lame|fail|try again)$/,
  ],
]

export const shortWords =
  /^(?:yes|yeah|yep|yup|yea|correct|right|exactly|true|sure|ok|okay|no|nope|nah|not|never|maybe|perhaps|possibly|probably|definitely|absolutely|really|indeed|i|guess|suppose|so|think|kinda|sorta|um|er|erm|uh|mm|eh|ah|hmm|oh|well)$/

/** Said of the talk itself: not sure it is all right, glad of it, sent by mistake. */
export const doubts: [string, RegExp][] = [
  [
    'social.kind',
    /^(?!.*\b(?:my|him|her|them|he|she|they|not|but)\b).*\b(?:this|it|that)(?:'s| is| was| feels| has)?(?: actually| really| quite| so| kind of| been| rather| weirdly| strangely)* (?:nice|good|lovely|a relief|comforting|soothing|easy)(?: actually| really| honestly)?,? (?:to (?:talk|write|chat|tell you|have you)|talking|writing|chatting|having (?:you|this|somewhere))\b.*$/i,
  ],
  [
    'social.trust',
    /^.*\b(?:i(?:'ve| have|ve)? (?:just |probably )?(?:told|tell|said to) (?:you|u) (?:more|things|stuff)\b.*\b(?:than|never|nobody|no one|not)|(?:you're|you are|ur|youre) the (?:first|only) (?:one|person|thing|\w+) (?:i|that|who|to)\b).*$/i,
  ],
  [
    'meta.weird',
    /^i (?:do )?feel (?:a bit |so |really |kind of |rather )*(?:silly|stupid|daft|weird|odd|strange|embarrassed|foolish) (?:typing|writing|talking|telling|saying|pouring)\b.{0,40}\b(?:phone|bot|computer|machine|app|you|robot|screen|program|this)\b.*$/i,
  ],
  [
    'social.sorry',
    /^.*\bi was (?:so |really |a bit |very |quite )?(?:rude|mean|horrible|short|nasty|harsh|awful|snappy) (?:to|with) (?:you|u)\b.*$/i,
  ],
  [
    'social.new',
    /^(?:hi|hello|hey|so|ok|well|um)?[\s,]*(?:(?:my \p{L}+(?: \p{L}+)?|someone|somebody|a friend|they) (?:told me to|said to|said i should|made me|suggested i|recommended i|asked me to|wants me to) (?:just )?(?:try|use|download|write (?:here|to)|talk to|give)\b.{0,20}\b(?:this|you|it|one of these|a go|a try)\b.*|i'm only here because (?:my \p{L}+|someone|they)\b.{0,40})$/iu,
  ],
  [
    'social.slip',
    /^(?:\S{3,12} )?(?:oops+|whoops|sorry|ah|oh|wait|argh|ignore that|my bad|damn|eek|haha|lol)[\s,.!]+.*\b(?:wrong (?:window|chat|person|app|tab|button|thread|place)|(?:meant|supposed to (?:be|go)|was) (?:for|to) (?:my|a|the|someone|him|her)\b|(?:pressed|hit|clicked|tapped) (?:send|enter|the)|sent (?:that |it |this )?(?:too (?:soon|early)|by (?:mistake|accident)|half)|fat fingers|(?:that|it) was (?:my|the) (?:cat|kid|toddler|baby|dog|son|daughter|phone|autocorrect)$|(?:cat|kid|toddler|baby|dog)(?:'s)? (?:walked|sat|stepped|jumped|typed|pressed|got hold|stood)).*$/i,
  ],
  [
    'social.bother',
    /\bhope(?: that)? (?:i'm|im|i am|this is|it is|it's|that's) (?:not|no) (?:disturbing|bothering|interrupting|in the way|a bad time|too late|too early|an inconvenience|a bother|bother|intruding|troubling|wasting)\b|\bhope (?:this|it) isn't (?:a bad|too)\b|^(?:hi|hello|hey)?,? ?(?:am i|is this) (?:disturbing|bothering|interrupting|a bad time|a good time)\b/i,
  ],
  [
    'social.right',
    /\bhope(?: that)? (?:i'm|im|i am|this is|it's) (?:doing (?:this|it)|the right|right|correct|using this)\b|\bam i (?:doing|using) (?:this|it) (?:right|correctly|properly|wrong)\b|\bis this (?:the right (?:place|way|box)|how (?:it|this) works|where i (?:write|type))\b|\bnot sure (?:i'm|if i'm|i am|im) doing (?:this|it) (?:right|correctly)\b/i,
  ],
]
