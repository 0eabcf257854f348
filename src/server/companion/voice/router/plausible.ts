// What speaks against a learned guess: a story too long for a greeting, a question asked of people in a group; and,
// more mildly, that no usual word of the kind stands in it (a complaint without "you", thanks without "thank").
import { noAdvice } from '#server/companion/voice/fixed/complaints.ts'
import type { Kind, Place } from './kind.ts'

const cues: Partial<Record<Kind, RegExp>> = {
  ack: /\b(?:know|sure|guess|ok|okay|yes|yeah|no|not|nope|maybe|nothing|none|whatever|idk|fine|good|great|same|both|neither|think|talk|talking|say|skip|pass|blank|suppose|depends?|kind|sort|more or less|true|right|fair|alright|normal|never|hardly|could be|probably|perhaps|dunno|clue|idea|comment|either|wherever|anything|words|sometimes|bit|little|cool|hmm|interesting|agreed?|exactly|usual|nah|much|rather|next|well|lol|haha|eh|meh|if you say so|won't|don't|can't|bothered)\b/i,
  social:
    /\b(?:hi|hiya|hey|hello|morning|evening|afternoon|good ?night|night|bye|goodbye|later|thanks?|thank|thankful|cheers|welcome|you too|take care|see (?:you|ya)|ttyl|gtg|how are (?:you|things)|how's (?:it|life|things|your|everything)|what's up|good day|nice to|talk (?:soon|later|tomorrow|to you)|have a (?:good|nice|great|lovely)|are you (?:well|ok|okay|good|alright)|how have you|how do you do|i'm (?:off|back|here)|back (?:again|now)|signing off|heading (?:off|out)|have to (?:go|leave|run)|need to go|got to go|gotta|leave it (?:here|there)|for (?:now|today|tonight)|be back|appreciate|helped|helpful|listening|kind of you|likewise|same to you|greetings|happy (?:new year|birthday|easter|holidays)|merry|again|once more|good talk|pleased to|long time|catch you|speak (?:soon|later)|break's over|you alright|sleep well)\b/i,
  repair:
    /\b(?:you|your|you're|u|ur|bot|robot|machine|app|this|that|that's|answers?|repl(?:y|ies)|response|questions?|asking|ask|interrogat\w*|parrot\w*|script\w*|canned|useless|pointless|helpful|unhelpful|help|stupid|dumb|record|said|meant|mean|wrong|mouth|listen\w*|flowery|poetic|useful|boring|junk|rubbish|nonsense|repeat\w*|same|again|read|thing|word for word|template|generic)\b/i,
  meta: /\b(?:you|your|you're|u|ur|my name|this|here|chats?|bot|app|human|person|real|data|messages?|private|privacy|confidential|anyone|anybody|someone|who am i|reads?|therapy|counselling|twinbot|remember|delete)\b/i,
  advice:
    /\?|\b(?:should|shall|advice|tips?|suggest\w*|ideas?|recommend\w*|decide|help me|give me|tell me|can i|could i|is it (?:ok|okay|wrong|too late|better|worth|right|fair|bad|selfish|stupid|mean)|would (?:you|it)|what (?:do|would|can|could|should|helps|works)|how (?:do|can|should|could|would|to|am)|what to|do you think|do i|best way|opinion|reckon|where do i|when (?:is|do)|who (?:do|should|can)|which)\b/i,
  nodiagnosis:
    /\b(?:normal\w*|abnormal|mental\w*|clinical\w*|medical\w*|doctor|gp|psych\w+|brain|mind|mad|insane|memory|forget\w*|sleep\w*|heart|chest|shak\w+|headaches?|lump|tumou?r|stroke|test|tested|assessment|hospital|sectioned|treatment|cure|curable|serious|wrong with|name for|called|count as|happening to me|unreal|hear\w*|voices|faces|numb|withdraw\w*|drink|alcohol|wine|safe|too (?:much|many)|drops|genes|blood|phobia|scan|personality|attachment|lithium|narcissist|psychopath|sociopath|on this|suffer|what have i got|i've got|have i|have it|adhd|ocd|ptsd|bpd|autis\w+|bipolar|depress\w+|disorder\w*|dos(?:e|es|age)|mg|milligrams?|medicat\w+|medicine|meds|tablets?|pills?|symptoms?|diagnos\w+|normal|healthy|condition|spectrum|melatonin|insomnia|anxiety|panic|dyslexi\w+|schizo\w+|borderline|manic|burnt? ?out|dementia|thyroid|menopaus\w*|perimenopaus\w*|hormones?|addict\w*|alcoholic|anorexi\w+|bulimi\w+|psychosis|withdrawal|dangerous|weird|usual|common|crazy|ill|illness|sick|sign|covid|trauma\w*|phobia|prozac|sertraline|ssri\w*|antidepressants?|take)\b/i,
  offscope:
    /\?|^(?:please |can you |could you |will you |now |ok |hey |just )*(?:write|tell|give|translate|solve|calculate|recommend|play|sing|generate|create|list|summari[sz]e|explain|convert|draw|order|book|buy|set|call|google|search|teach|pretend|act|ignore|disregard|forget|print|reveal|show|repeat|compose|draft|roleplay|role-play|imagine|make|plan|name|guess|pick|define|proofread|suggest|remind|enter|enable|output|describe|answer|fix|find|send|predict|roast|flip|open|speak|let's|lets|be (?:a|my)|who|what|what's|whats|when|where|which|how|is there|are there|is it|does|did|will|name)\b|\b(?:you are now|you're (?:now|my|a)|from now on|developer mode|system prompt|instructions|pretend|roleplay|obey|jailbreak|homework|recipe|poem|joke|essay)\b/i,
}
const toEveryone =
  /\b(?:anyone|anybody|everyone|you all|y'all|you guys|folks|people here|any of you|who else|who's up|does anybody|fellow|all of you|other carers|this thread|in here|everybody)\b|@\w+/i
const toProgram =
  /\b(?:bot|robot|twinbot|ai|app|chatgpt|gpt|program|machine|your (?:instructions|prompt|rules|name|creators?)|are you (?:a |an |even )?(?:real|human|person|bot))\b/i

/** "My friends say I should move on" tells of advice and asks for none. */
const othersAdvise =
  /^(?:my|our|everyone|everybody|people|they|he|she|the) (?:\w+ ){0,3}(?:say|says|said|tell|tells|told|think|thinks|thought|reckons?|keeps? (?:saying|telling)) (?:me )?(?:that )?(?:I should|to)\b/i
const toUs =
  /\b(?:you|your|you're|u|ur|bot|robot|app|machine|chat|repl(?:y|ies)|answers?|questions?|said|say|saying|asked|wrote|read|listen\w*|that's|words?|stop)\b|(?:^|[.!?,] )(?:that|this|it|it's)\b|\bthis (?:app|bot|chat|thing|program)\b/i

export function plausible(kind: Kind, raw: string, fixed: string, place: Place, score: number): boolean {
  if (kind === 'content') return true
  if (kind === 'advice' && (noAdvice.test(fixed) || (othersAdvise.test(fixed) && !raw.includes('?'))))
    return false
  // Other languages, emoji and mash are known by their looks alone, and were not seen; code needs some look of it.
  if (kind === 'code') return score > 0.5 && looksTyped.test(raw)
  if (kind === 'language' || kind === 'noise') return false
  const words = fixed.match(/[\p{L}\p{N}']+/gu)?.length ?? 0
  // Of one word only looks can tell, and they were not these: "crowds" is an answer, no greeting.
  if (words === 1 && (kind !== 'ack' || fixed.length > 4) && lacksCue(kind, fixed)) return false
  // "Parents' evening" is no good evening.
  if (
    kind === 'social' &&
    words <= 6 &&
    hour.test(fixed) &&
    lacksCue(kind, fixed.replace(hour, ' ')) &&
    !wishesHour.test(fixed)
  )
    return false
  // A long story is content, whatever it opens or closes with.
  if (words > 60 || (words > 45 && kind !== 'advice')) return false
  if ((kind === 'ack' && words > 12) || (kind === 'social' && words > 16)) return false
  // "I'm lazy, that's all it is" is said of oneself, "nobody to talk to" is no shrug.
  if (
    kind === 'repair' &&
    /^(?:I'm|I am|I feel|I always|I never (?!said|told|mentioned|asked|meant|wrote|claimed)|what is wrong with me|what's wrong with me)\b/i.test(
      fixed,
    ) &&
    !/\b(?:you|your|bot|app|programme?|stop (?:saying|calling|telling)|told what I)\b/i.test(fixed)
  )
    return false
  // "Better than yesterday" complains of nothing, and says nothing to us.
  if (
    kind === 'repair' &&
    score < 0.97 &&
    !ofUs.test(
      fixed.replace(
        /\b(?:better|this|again|nothing|told|tell|words?)\b(?! (?:makes?|made|app|is|was))/gi,
        '',
      ),
    )
  )
    return false
  if (kind === 'repair' && score < 0.6 && !toUs.test(fixed) && /\b(?:my|mine|me|we|our)\b/i.test(fixed))
    return false
  // "What hurts is that he didn't even ask", "I've never told anyone this": nobody complains of us here.
  if (kind === 'repair' && ofOthers.test(fixed) && !ofUs.test(fixed)) return false
  // "Captain says no shore leave, again": reported, and of somebody else.
  if (
    kind === 'repair' &&
    reports.test(fixed) &&
    !/\b(?:you|your|you're|u|ur|bot|app|repl(?:y|ies)|answers?)\b/i.test(fixed)
  )
    return false
  if (/^(?:repair|ack|meta)$/.test(kind) && neverTold.test(fixed)) return false
  // "Should be revising, watching videos instead" leaves its "I" out.
  if (
    kind === 'offscope' &&
    !/\?/.test(raw) &&
    /^(?:should be|supposed to|meant to|been|got|had|still|can't|couldn't|didn't|haven't|wish I)\b/i.test(
      fixed,
    )
  )
    return false
  // "Nine applications, no replies": counted things are the person's own.
  if (
    kind === 'repair' &&
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|another|dozens of|hundreds of) (?!words|times|questions|answers|replies|out)\p{L}+/iu.test(
      fixed,
    ) &&
    !/\b(?:you|your|bot|this)\b/i.test(fixed)
  )
    return false
  if (
    (kind === 'ack' || kind === 'repair') &&
    /\b(?:any(?:one|body)|nobody|no one|someone) (?:to talk|else)\b|\bhave (?:no one|nobody|anyone)\b/i.test(
      fixed,
    )
  )
    return false
  // "You haven't helped one bit" is no thanks, and nobody complains of us in "this commute will finish me off".
  if (kind === 'social' && /\b(?:not|never|no|n't|\p{L}+n't) (?:\p{L}+ ){0,2}help/iu.test(fixed)) return false
  if (
    kind === 'repair' &&
    /\b(?:will|going to|gonna|'ll|about to) (?:finish|kill|end|break|do) me\b/i.test(fixed) &&
    !/\b(?:you|your|bot|app)\b/i.test(fixed)
  )
    return false
  if (
    kind === 'repair' &&
    /^(?:do|does|are|can|is) (?:you|u|this|it)\b.*\b(?:to|with) (?:everyone|everybody|other people|anyone else)\b/i.test(
      fixed,
    )
  )
    return false
  // "What would help me sleep" asks for no name and no dose.
  if (
    kind === 'nodiagnosis' &&
    /^what (?:would|could|can|might|will|helps?)\b.*\b(?:help|sleep|relax|calm|settle)\b/i.test(fixed) &&
    !/\b(?:pills?|tablets?|meds|medic\w+|melatonin|supplements?|vitamins?|dose|mg|take|taking)\b/i.test(fixed)
  )
    return false
  // "Is anyone reading this besides you": asked, not complained.
  if (
    kind === 'repair' &&
    /^(?:so )?(?:is|does|can|will|could|do) (?:any(?:one|body)|some(?:one|body)|other people)\b/i.test(fixed)
  )
    return false
  // "Criticism", "a hug, probably", "no one": an answer to what was asked, and no shrug.
  if (kind === 'ack' && place.answers && score < 0.97 && !raw.includes('?')) {
    const firm = fixed.replace(
      /\b(?:probably|maybe|mostly|mainly|perhaps|honestly|really|actually|i guess|i suppose|i think|i'd say)\b/gi,
      ' ',
    )
    if (/\p{L}{3}/u.test(firm) && lacksCue('ack', firm)) return false
    if (/^(?:nobody|no one|no-one)\b|^not \p{L}{2,}ing\b/iu.test(fixed)) return false
  }
  if (kind === 'ack' && /^(?:I'm|I am|I was) (?:not |just |such )?(?:an?|the)\b/i.test(fixed)) return false
  // "I don't want to talk to my brother" is about him.
  if (kind === 'ack' && /\b(?:talk|talking|speak|speaking) (?:to|with) (?:my|him|her|them)\b/i.test(fixed))
    return false
  if (kind === 'ack' && /^nothing to (?!say|add|report|tell|share|write|talk)/i.test(fixed)) return false
  // "I don't know how to talk to my son anymore" knows very well what it is about.
  if (
    kind === 'ack' &&
    words > 6 &&
    /\bdon't know (?:how|if|whether|when|where|who|why|what)\b/i.test(fixed) &&
    !/\b(?:answer|say|explain|describe|reply|type|write|put (?:it|that)|think)\b/i.test(fixed)
  )
    return false
  // "I feel nothing" is a feeling, "I need a break" no farewell, "it's too hot to think" weather.
  if (
    kind === 'ack' &&
    /^(?:I feel (?!like (?:it|talking)|the same|fine|ok|okay|good|alright|so so|neutral)|it's too \p{L}+ to\b)/iu.test(
      fixed,
    )
  )
    return false
  if (
    kind === 'social' &&
    /^I (?:need|want|feel|hate|miss|can't|don't) /i.test(fixed) &&
    !/\b(?:go|leave|bye|bed|sleep|off|run|thank\w*|stop here|you|talk|chat|later|appreciate)\b/i.test(fixed)
  )
    return false
  if (
    kind === 'offscope' &&
    /^I (?:really |just )?need (?:an?|some) (?:break|rest|holiday|hug|friend|drink|sleep|change|cry|win|night)\b/i.test(
      fixed,
    )
  )
    return false
  if (
    kind === 'social' &&
    /^it(?:'s| is| feels) (?:so |really )?(?:nice|good|great|lovely) to be (?!here|back|talking)/i.test(fixed)
  )
    return false
  if (
    kind === 'ack' &&
    /^(?:can't|couldn't|don't|haven't) (?:seem to|finish|focus|concentrate|stop|sleep|eat|cope|face)\b/i.test(
      fixed,
    )
  )
    return false
  if (
    kind === 'advice' &&
    !/\?/.test(raw) &&
    /^(?:nothing|everything|nobody|everyone|whatever) (?:I|my|he|she|we)\b/i.test(fixed)
  )
    return false
  // "Why does everything have to be so hard" asks no encyclopedia.
  if (
    kind === 'offscope' &&
    /^why (?:does|do|is|am|can't|did|are|must) (?:everything|everyone|nobody|life|people|I|my|he|she|they|we)\b/i.test(
      fixed,
    )
  )
    return false
  // "Nothing's fun anymore" names what is gone.
  if (
    kind === 'ack' &&
    /^(?:nothing|nothing's|everything|everything's|nobody|no one)\b/i.test(fixed) &&
    /\b(?:anymore|any more|fun|matters?|helps?|hurts|works?|feels?|interests?|tastes?|cares?|listens?|likes?|wrong)\b/i.test(
      fixed,
    ) &&
    words > 2 &&
    !/\b(?:really|much|to say)\b/i.test(fixed)
  )
    return false
  // "I have no motivation to do anything" is no shrug, "I shouldn't have said it" no complaint.
  if (
    kind === 'ack' &&
    words > 5 &&
    /^(?:I|I'm|I've|my|he|she|we|they)\b/i.test(fixed) &&
    !shrugs.test(fixed)
  )
    return false
  if (
    kind === 'repair' &&
    /^I (?:shouldn't|should|wish I|could have|regret)\b/i.test(fixed) &&
    !/\b(?:you|your|this|bot|app)\b/i.test(fixed)
  )
    return false
  // "I don't fit in anywhere" is more than a shrug, and no complaint.
  if (
    (kind === 'ack' || (kind === 'repair' && !/\b(?:you|your|this|that|it|bot|app)\b/i.test(fixed))) &&
    /^(?:I|we) (?:don't|can't|never|won't|haven't|didn't|hate|miss|need|keep)\b/i.test(fixed) &&
    !/\b(?:know|care|mind|say|said|talk|talking|think|remember|want|wanna|feel like|answer|sure|tell|bother\w*|get (?:it|that)|see|understand|decide|agree|have (?:an answer|anything|one|any)|got|asked|meant)\b/i.test(
      fixed,
    )
  )
    return false
  if (kind === 'social' && /\p{L}.*\b(?:wish me luck|fingers crossed)\b/iu.test(raw)) return false
  // "Not sure if I'm sad or just tired" says two things about oneself.
  if (kind === 'ack' && /\b(?:if|whether) (?:I'm|I am|I|it's|he|she|they|we|my)\b/i.test(fixed)) return false
  // "Am I allowed to be angry at him" asks nothing about the program.
  if (
    kind === 'meta' &&
    /^(?:am i|can i|is it) (?:allowed|okay|ok|wrong|normal|bad|selfish)\b/i.test(fixed) &&
    !/\b(?:you|your|here|this|app|bot|chat|write|type|say|swear)\b/i.test(fixed)
  )
    return false
  // "too much coffee" names a thing.
  if (
    kind === 'ack' &&
    place.answers &&
    /^(?:too (?:much|many)|a lot of|lots of|more|less|not enough) (?!to|of|the|really|sure)\p{L}+/iu.test(
      fixed,
    )
  )
    return false
  if (kind === 'ack' && /^(?!(?:nothing|anything|something)\b)\p{L}{3,}ing\b/iu.test(fixed)) return false
  if (
    kind === 'ack' &&
    /^(?:probably|maybe|mostly|just|usually|always) (?!nothing|anything)\p{L}{3,}ing\b/iu.test(fixed)
  )
    return false
  // "Had a panic attack in Tesco." is told, not asked.
  if (kind === 'nodiagnosis' && !/\?/.test(raw) && !asksWhat.test(fixed)) return false
  if (
    kind === 'nodiagnosis' &&
    !/\?\s*$/.test(raw) &&
    /^(?:why|they|my (?!doctor|therapist|friend|heart|chest))\b/i.test(fixed)
  )
    return false
  if (place.group && !toProgram.test(fixed)) {
    // Among people a question is asked of people.
    if (kind === 'advice' || kind === 'meta' || kind === 'offscope' || kind === 'nodiagnosis') return false
    if (toEveryone.test(fixed) || words > 7) return false
  }
  const you = /\b(?:you|your|you're|yours|bot)\b/i.test(fixed)
  // With a question just asked, a few words without "you" answer it.
  if (
    place.answers &&
    words <= 8 &&
    !you &&
    !/\?/.test(raw) &&
    /^(?:meta|offscope|repair|social)$/.test(kind)
  )
    return score > 0.9
  return true
}

const reports =
  /^(?:the |my |our |some |another )?(?!(?:it|this|that|who|what|bot|app|thing|nobody|everything|robot|machine|program|computer|ai)\b)[\p{L}']+(?: [\p{L}']+)? (?:says?|said|told (?:me|us|them|everyone)|wants?|reckons?|thinks?|announced|decided|rang|called|emailed|keeps? (?:saying|telling))\b/iu
const ofOthers =
  /\b(?:he|she|him|her|they|them|my|we|his)\b|^(?:so |just |really )?(?:homesick|lonely|sad|tired|exhausted|anxious|angry|ashamed|guilty|scared|worried|nervous|jealous|numb|proud|relieved|heartbroken|devastated)\b/i
const neverTold = /\b(?:never|not|haven't) (?:ever )?told (?:anyone|anybody|a soul|another)\b/i
/** Words without which hardly any complaint about the program was ever made. */
const ofUs =
  /\b(?:you|your|you're|yourself|u|ur|bot|bots|app|robot\w*|machine|computer|ai|chat\w*|programme?|software|this is|is this|ma(?:de|kes?) no sense|off limits|summary|wrote|this (?:app|bot|thing|place|conversation|isn't|was|feels|sounds)|that's|that is|that was|it's like|like talking|repl(?:y|ies)|answers?|answering|responses?|sentences?|questions?|asking|asked|words?|attention|details|rephras\w*|refrain|drop|leave|mirror|echo\w*|parrot\w*|slogans?|phrases?|cliches?|platitudes?|listen\w*|saying|said|say|meant|mean|calling|stop|quit|voice|tone|not my|isn't my|wasn't my|no,|nope|wrong|again|already|repeat\w*|same|read|script\w*|template|generic|canned|useless|pointless|helpful|unhelpful|help|helping|understand|boring|bored|rubbish|nonsense|garbage|trash|stupid|dumb|idiot\w*|waste|delete|uninstall\w*|bye|out of ten|out of 10|enough|shut|fuck\w*|suck\w*|lame|hopeless|finished my|better|form|minutes back|talking to|told|tell|point|empty|soft|poetic|flowery|preach\w*|patroni\w*|condescend\w*|fake|hollow|skip\w*|ignor\w*|miss\w*|nothing|nowhere|circles|twist\w*|context|simple|seriously|wow|great|brilliant|thanks for nothing|bruh|cringe|yawn|ffs|wtf)\b/i
const shrugs =
  /\b(?:know|idea|sure|answer|say|words?|opinion|talk|talking|clue|preference|mind|remember|tell|think of|think about it|decide|care|feel like (?:it|talking|explaining)|type|explain|guess|suppose|bothered|blank|question|nothing to|fine|okay|ok|good|alright|rather not|want to (?:get|go|talk|say|share|answer))\b/i
const asksWhat =
  /\b(?:am i|do i|did i|have i|is (?:it|this|that|there)|are (?:these|they)|could|can|might|maybe|may|think|thinking|wonder\w*|reckon|suspect|sure|should|normal|diagnos\w*|dos(?:e|es|age)|mg|what|how|why|does|do you|if|whether|tests?|tested|possible|possibly|probably|convinced|sounds? like|symptoms?|signs? of|guess|say|says|said|tell me|or|feels? like|must|got to be|certain|score|rate|scale|name|has to be|google\w*|read|quiz|tiktok|youtube)\b/i

const hour = /\b(?:mornings?|evenings?|afternoons?|nights?)\b/gi
const wishesHour =
  /^(?:good|g'|gd|gud|lovely|nice|happy|another|night|morning|evening|afternoon|ok|okay|right|well|oh|have|top|sleep|bed)\b|night[.! x]*$/i

/** Marks that stand in code and hardly in talk. */
const looksTyped = /[{}<>=;$\\|_`@#~^]|::|->|\(\)|\w\.\w|\/\w+\/|(?:^|\s)--?[a-z]|\b[A-Z]{2,}\d+/

/** No word that such turns mostly have: a doubt and no more, for people find words that nobody has listed. */
export function lacksCue(kind: Kind, fixed: string): boolean {
  return !!cues[kind] && !cues[kind].test(fixed)
}
