// Somebody who takes their leave and says why: "gotta run, bus is here", "dinner's ready, talk later". What calls them
// away is no story, so it is answered as a goodbye.
const opener =
  /^(?:(?:oya|chale|ok|okay|k|right|so|well|anyway|anyways|sorry|oh|ah|alright|aight|na|o|lol|hey|listen|yeah|yes|welp|ooh|oops|bro|dude|mate|yaar|abeg|sige|thanks|thank you|cheers|thanks for (?:this|that|listening)|good chat|now|and|but)\s+)+/
const must =
  "(?:i |we )?(?:(?:really |just |probably )?(?:gotta|got to|have got to|have to|need to|must|better|best|should(?: probably)?|had better|wanna|going to|gonna|'?ll have to)|(?:i'd|i've|i'll|we'd|i'm|im|ive|id) (?:really |just )?(?:better|best|to|got to|gotta|have to|need to|going to|gonna))(?: really| just| probably)?"
const go =
  '(?:go (?:and )?(?:put|get|feed|make|cook|pick|fetch|collect|help|sort|check|answer|open|pray|bathe|shower)|go|run|dash|fly|leave|rush(?: off)?|head(?: off| out| home| in| back)?|jet|bounce|shoot(?: off)?|scoot|split|dip|bail|skedaddle|be off|be going|be getting (?:on|off|home)|be heading(?: off)?|get (?:going|moving|off|ready|back(?: to (?:it|work|class|bed|them))?)|hop off|sign off|log off|stop(?: here| now| there| typing| writing)?|end it here|leave (?:it|you)(?: here| there| now)?)'
const leaving = new RegExp(
  [
    `^${must} ${go}\\b`,
    "^(?:(?:my |lunch |the |tea )*(?:break|lunch|lunch hour|half hour|time|tea break)(?:'s| is|s)? (?:over|up|finished|done)|that'?s me (?:off|away|done|then)|i'm gone|im gone|i'm done here|(?:i'm|im|i am|am) (?:off|out|away|leaving|heading (?:off|out|home|in)|signing off|logging off|dipping|going (?:now|off now)|gonna (?:go|run|head|leave)|afk))\\b",
    "^(?:i'll|i will|ill|let me|lemme) (?:stop (?:there|here|now)|end (?:it )?(?:there|here)|finish (?:there|here)|wrap (?:it )?up|leave you|let you go|be off|go now|get going|head (?:off|out)|run|dash|be back|go and(?: (?:put|get|feed|make|cook|pick|fetch|collect|help|sort|check|answer|open|pray|bathe|shower))?|catch you|talk to you|love you and leave you|leave it (?:here|there))\\b",
    '^(?:going now|leaving now|off now|off i go|heading (?:off|out)|must dash|duty calls|i (?:dey|for) (?:go|comot|bounce|waka)|make i (?:dey )?go|aalis na ako|mauna na ako)\\b',
  ].join('|'),
)
const bye =
  /^(?:afk|ciao|bye+(?: bye| now)?|goodbye|ttyl|gtg|g2g|brb|bbl|laters?|cya|cheerio|ta ?ra|slán|slan|peace(?: out)?|toodles|(?:talk|speak|chat|catch you|see (?:you|ya|u)) (?:later|soon|tomorrow|l8r|another (?:day|time)|some other time|again soon))\b|\b(?:bye+|ttyl|gtg|g2g|brb|bbl|laters|cya|(?:talk|speak|chat) (?:to you |to u )?(?:later|soon|tomorrow|l8r)|catch (?:you|u|ya) (?:later|soon|tomorrow)|see (?:you|ya|u) (?:later|soon|tomorrow)|cheerio|(?:i'd|i had|i|id) (?:best|better) (?:go|run|be off|get going|dash)|best be off|ta ?ta|ta ?ra|toodles|toodle-?oo|gotta (?:go|run|dash)|must dash|have to (?:go|run)|i'm off)(?: x+| now| then| mate| love| bot)?$/
/** What calls people away in the middle of a chat. */
const call =
  /\b(?:bus|train|tram|tube|metro|lift|taxi|uber|cab|auto|ride|jeepney|matatu|danfo|okada|flight|plane|boarding|stop|station|platform|dinner|lunch|tea|breakfast|supper|food|meal|pizza|takeaway|delivery|oven|kettle|stove|pot|rice|pasta|toast|cake|bath|shower|washing|laundry|shift|class|classes|lesson|lecture|exam|meeting|call|zoom|work|school|break|lunchtime|gym|practice|training|rehearsal|church|mass|mosque|prayers?|salah|appointment|dentist|doctor|queue|film|movie|match|game|show|door|postman|courier|plumber|doorbell|doorbells?|phone|battery|charger|laptop|wifi|data|light|nepa|power|mum|mom|mama|mam|mummy|dad|papa|daddy|nan|wife|husband|hubby|partner|boyfriend|girlfriend|kids?|children|baby|son|daughter|toddler|boss|till|customers?|manager|teacher|friends?|mates?|sister|brother|auntie|aunty|uncle|dog|cat|shops?|errands?|chores|homework|bed|bedtime|sleep|time|late|early|asking for|tablet|lola|lolo|amma|appa|ma|trotro|ready|reach(?:ed)?|shouting|footy|pulling in|cook|goats?|cows?|chickens?|calling|calls|ringing|waiting|outside|starts|starting|minutes|mins)\b/
/** "I have to go, I can't stay with him": a story, and no goodbye. */
const story =
  /\b(?:useless|pointless|rubbish|stupid|waste|terrible|ill|sick|dying|ambulance|breath|can't|cant|cannot|anymore|any more|hate|scared|afraid|dread\w*|worr\w+|nervous|anxious|sad|cry\w*|alone|leave (?:him|her|them|my|this|the)|left|said|told|never|always|every|because (?:i|he|she|they)|but|if|when|why|hospital|funeral|more|often|sometimes|alone|court|divorc\w+|died|dead|miss|want(?:ed)? to|don't want|didn't|wasn't|was|were|feel|feels|felt|tired of|sick of|again and again|hurts?)\b/

/** "Right, I must feed the hens", "ok my stop is next": said by somebody who looks up from the chat. */
const lookedUp =
  /^(?:ok|okay|right|well|anyway|oh|oops|alright|so) (?:then )?(?:(?:i )?(?:must|gotta|got to|have to|need to|better|should|'d better) (?:really |just )?(?:feed|walk|pick up|collect|fetch|cook|bath|milk|catch (?:my|the) (?!breath)|let the|hang|iron|water|check on|see to|put the|get the|make (?:the )?(?:dinner|tea|lunch|breakfast|packed)|start (?:on )?(?:dinner|tea|the)) ?(?:the|my|our|on|out|in)?\b.{0,30}|(?:this is |that's |here's )?my (?:stop|station|train|bus|turn|lift|taxi|ride|appointment)(?:'s| is|s)? ?(?:next|here|now|up|called)?)$/
const toBed =
  /^(?:ok |okay |right |well |anyway |so )*(?:i'm |im |i am |i'll |i will |i think i'll |i should(?: probably| really)? |i'd better |i better |i need to |i must |time to |gonna )?(?:going to |gonna |off to |about to )?(?:(?:try to |try and )?(?:get some sleep|sleep now|go to sleep)|turn(?:ing)? in|hit(?:ting)? the (?:hay|sack)|call(?:ing)? it a night)(?: now| then| x+| tonight| night| goodnight)*$/
const enough =
  /^(?:ok |okay |right |well |so )*(?:un)?til+ next time(?: then| x+| bot)?$|^(?:over and out|signing out|be well|so long|that's all folks|farewell)(?: then| bot| x+)?$|^(?:ok |okay |right |well |anyway )*(?:i think )?that(?:'?s (?:enough|all|it|me)|'?ll (?:do|be all))(?: me)?(?: from me| of me| out of me)? (?:for (?:now|today|tonight|this evening|one (?:day|night|evening|sitting))|then)(?: i think| i guess| i reckon)?(?: my eyes .{3,20}| i'm (?:shattered|knackered|tired|beat|done in).{0,15})?$|^(?:ok |okay |right |well |anyway )*enough (?:for (?:now|today|tonight|one (?:day|night))|of me)(?: i think| i guess| i reckon| now)?(?: same time (?:tomorrow|next week))?$/

/** "Hang on, someone's at the door", "need a minute": they are away for a moment. */
const pause =
  /^(?:(?:ok|okay|sorry|wait|oh|right|ah|oops|er|um|please) )*(?:(?:hang|hold) on|hold that thought|one (?:sec|second|moment|minute|min|mo)|just (?:a|one) (?:sec|second|minute|min|moment|mo)|(?:gimme|give (?:me|us)|wait) (?:a|one|two|five) (?:secs?|seconds?|mins?|minutes?|moment|mo)|bear with me|(?:i )?(?:just )?need (?:a|one|two|five) (?:secs?|seconds?|mins?|minutes?|moment|mo)|two (?:secs|ticks|minutes|mins)|(?:i'll |i will )?(?:have a |let me )(?:think|sleep) (?:about|on|over) (?:it|that|this) and (?:come back|get back|let you know))\b(?: (?:please|pls|ok|to you|a sec|a minute|a moment))*(.*)$/
const pausedLast =
  /^(.{2,40}?) (?:two (?:ticks|secs|mins|minutes)|one (?:sec|second|min|minute|moment|mo)|give (?:me|us) a (?:sec|min|minute|moment)|(?:be )?back in (?:a|two|five) \w+|hang on|hold on)$/
/** "…. Until Thursday": a sentence of its own, for a plumber too comes no sooner than that. */
const untilThen =
  / , (?:un)?til+ (?:next (?:time|week)|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: then)? ?,? ?$/
/** "Phone on 2%, if I vanish that's why." */
const cutOff =
  /^(?:(?:ok|okay|sorry|oh|right|btw|heads up|just so you know) )*(?:(?:my |the )?(?:phone|battery|laptop|tablet)(?:'s|s| is)? (?:on|at|down to|about to (?:die|go)|nearly (?:dead|gone|flat)|almost (?:dead|gone|flat)|dying|going to die)\b|(?:the |my )?(?:signal|wi ?fi|internet|connection|reception|data)(?:'s|s| is| keeps)? (?:about to|going|bad|patchy|dropping|cutting|dodgy|running out|terrible|low|gone|weak|acting up|playing up)\b|(?:i |we )?(?:might|may|could|will|'ll|am about to) (?:lose (?:you|signal|connection|wi ?fi)|cut (?:out|off)|vanish|disappear mid|drop (?:out|off))\b|(?:i'm |im |we're |about to |train's )*(?:go|going) (?:into|through) (?:a|the) tunnel)/
/** "I'm closing the laptop now." */
const closes =
  /^(?:(?:ok|okay|right|well|anyway|so) )*(?:i'm |im |i am |i'll |time to )?(?:clos(?:e|ing)|shut(?:ting)?|put(?:ting)?|switch(?:ing)?|turn(?:ing)?) (?:off |down )?(?:the |my |this )(?:laptop|phone|computer|tablet|app|ipad|screen)(?: down| away| off)?(?: now| for (?:tonight|today|now))?(?: .*)?$/
const told =
  /\b(?:he|she|they|him|her|feel|felt|sad|scared|cry\w*|always|every|never|keeps|yesterday|last|because|can't|hate|said|told|whenever|when|work|wrong)\b/

/** "I'll come back when I've calmed down." */
const comesBack =
  /^(?:(?:ok|okay|right|sorry|well|anyway) )*(?:i'll|i will|ill|let me) (?:come|be|write|pop|check) back (?:to (?:you|this) )?(?:when|once|after|later|tomorrow|tonight|in (?:a|an|ten|five|the)|soon|another)\b(?!.*\b(?:never|to him|to her|home|to work)\b)/

/** "Right, the till's calling, I'll be back tonight." */
const returns =
  /^(.{3,50}?) (?:i'll|i will|ill|will) be back (?:later|tonight|tomorrow|soon|in a (?:bit|while|minute|mo)|after (?:dinner|lunch|work|tea|class|my shift)|at \d+)$/

/** "Must go put the rice on." */
const errand =
  /\bgo (?:and )?(?:put|get|feed|make|cook|pick|fetch|collect|help|sort|check|answer|open|pray|bathe|shower)$/
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' , ')
    .replace(/\s+/g, ' ')
const words = (said: string): number => said.split(' ').filter(Boolean).length

const small = /^(?:now|then|here|soon|yaar|bro|mate|x+|o|na|love|for (?:today|now|tonight|this evening))$/

/** Which goodbye it is, for a message in small letters and without marks; undefined where it is none. */
export function farewellOf(text: string): string | undefined {
  if (text.length > 110) return undefined
  const marked = plainly(text)
  const bare = marked.replace(/ ?, ?/g, ' ').trim()
  if (!bare || words(bare) > 16) return undefined
  if (comesBack.test(bare)) return 'social.bye.soon'
  const paused = pause.exec(bare)
  if (paused && (!paused[1]!.trim() || (call.test(paused[1]!) && !story.test(paused[1]!))))
    return 'social.bye.soon'
  const before = pausedLast.exec(bare)?.[1]
  if (before && call.test(before) && !story.test(before)) return 'social.bye.soon'
  if (untilThen.test(marked) && !story.test(bare)) return 'social.bye'
  if (cutOff.test(bare) && !told.test(bare)) return 'social.bye.cut'
  if (closes.test(bare) && !told.test(bare)) return 'social.bye'
  const away = returns.exec(bare)?.[1]
  if (away && call.test(away) && !story.test(away)) return 'social.bye.soon'
  if (lookedUp.test(bare)) return 'social.bye.called'
  if (enough.test(bare)) return 'social.bye'
  if (toBed.test(bare)) return 'social.night'
  if (/ , (?:good ?)?night(?: night| all| x+)? ?,? ?$/.test(marked) && !story.test(bare))
    return 'social.night'
  const said = bare.replace(opener, '')
  if (
    story.test(
      said.replace(/\b(?:phone|battery|laptop|kids?|baby)(?:'s| is|s)? (?:dead|died|crying)\b/g, 'phone'),
    )
  )
    return undefined
  const goes = leaving.exec(said)
  const parts = bye.test(said)
  if (!goes && !parts) return undefined
  const rest = goes ? said.slice(goes[0].length).trim() : said
  // "I have to go to the dentist tomorrow" tells of a day to come, "I'm off work" of no leaving.
  const planned =
    (/^(?:to|on|for|with|through|work|sick)\b/.test(rest) && !small.test(rest)) ||
    /\b(?:tomorrow|tonight|next|monday|friday|week)\b/.test(rest.replace(small, ''))
  if (goes && !parts && planned && !/^(?:ok|okay|right|well|anyway|sorry|thanks)\b/.test(bare))
    return undefined
  // After "gotta go" comes a stop, or something that is here now: "I need to go home more often" is a wish.
  const stops =
    goes &&
    (errand.test(goes[0]) ||
      new RegExp(`${goes[0].slice(1).trim()}(?: now| then| guys| yaar| bro)? ,`).test(marked))
  const hereNow =
    /^(?:now|then|here|soon|yaar|bro|mate|x+|o|na|love)?\b ?(?:(?:cos|cuz|because|as|since|before) )?(?:my|the|there's|someone's|it's|time|mum|mom|mama|dad|kids?|bus|train|dinner|lunch|class|work)\b.*\b(?:is|are|'s|starts?|here|calling|waiting|ready|ringing|now|up|home|outside|dying)\b|'s\b/
  const over =
    goes && /\b(?:over|up|finished|done)$/.test(goes[0]) && /^(?:my|lunch|the|tea|break|time)\b/.test(goes[0])
  if (rest && !parts && !over && !small.test(rest) && !((call.test(rest) && stops) || hereNow.test(rest)))
    return undefined
  if (/\b(?:brb|back in|be back|bbl)\b/.test(bare)) return 'social.bye.soon'
  if (/\b(?:bed|bedtime|sleep|night)\b/.test(bare)) return 'social.night'
  if (/\b(?:thanks|thank (?:you|u)|thx|cheers for|grateful)\b/.test(bare)) return 'social.bye.thanks'
  return over || call.test(said) ? 'social.bye.called' : 'social.bye'
}
