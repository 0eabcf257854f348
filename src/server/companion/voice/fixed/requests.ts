// What we are asked to make, find or remember: a speech, a joke, a reminder, the bus times. None of it can be done
// here, and it is declined by what it is; what it is about is what can be talked of.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { isInward } from '#server/companion/voice/reading/inward.ts'
import { reflect } from '#server/companion/voice/reading/reflect.ts'

const said = (text: string): Slot => ({ text, source: 'echo' })

const lead =
  "(?:please |pls |hey |hi |ok |okay |now |just |and |so |quick,? )*(?:(?:can|could|will|would) (?:you|u) (?:please |just |maybe |quickly )*|(?:i|i'd) (?:need|want|like|would like) (?:you |u )to |help me (?:to )?(?:and )?)?(?:please )?"
const remind = new RegExp(
  `^${lead}(?:remind me|wake me(?: up)?|set (?:me )?(?:an? )?(?:reminder|alarm|timer)|put (?:in )?a reminder(?: in)?|make a note|note down|add a reminder)\\b ?(.*)$`,
  'i',
)
const sayWhen = new RegExp(
  `^${lead}(?:give|tell|find|suggest|send|write|list|make|get|i need|i want|need|want)(?: me)? ?(?:(?:some|a few|an?|one|two|three|four|five|six|ten|any|\\d+|good|quick|witty|polite|clever|funny|nice|short|kind|smart|snappy) )*(?:things?|something|lines?|answers?|repl(?:y|ies)|comebacks?|ways?|words|responses?|sentences?|phrases?|excuses?|retorts?)(?: (?:to|i (?:can|could)) (?:say|give|use|answer|reply|tell (?:people|them)))?,? ((?:when|whenever|if|for when|in case|next time) .+)$`,
  'i',
)
const wordy =
  'speech|toast|email|e-mail|letter|text|message|essay|cover letter|cv|resume|card|caption|post|review|profile|bio|application|statement|eulogy|note|complaint|reply|invitation|script|report|blog|article|paragraph|summary|vows|apology|opening lines|lines|status|tweet|announcement|reference'
const things = `poem|haiku|limerick|rap|verse|${wordy}|recipe|list|plan|timetable|schedule|name|names|playlist|menu|quiz|riddle|picture|drawing|logo|code|program|budget|workout|routine|itinerary|packing list|meal plan|quote|quotes|nickname|password|title|translation|slogan|chart|table|spreadsheet|translation|template|prayer|bedtime routine|revision plan`
const makes =
  '(?:write|draft|compose|make|create|give|suggest|think of|come up with|find|draw|design|build|generate|prepare|put together|plan|list|word|do|type|recommend|invent|pick)'
const made = new RegExp(
  `^${lead}${makes}(?: me| us| up)? ((?:(?:an?|the|some|my|a few|one|two|three|four|five|six|seven|eight|ten|\\d+|a couple of) )?(?:[\\p{L}-]+ ){0,3}?(?:${things}))\\b(.*)$`,
  'iu',
)
/** "I want a letter from him" wishes for no text of ours. */
const needed =
  /^(?:i|i'd) (?:need|want|would like|like) (an? (?:[\p{L}-]+ ){0,2}(?:recipe|speech|essay|cover letter|cv|poem|limerick|haiku|translation|workout|meal plan|itinerary|playlist))\b(?! (?:from|but|that|which)\b)(.*)$/iu
const joke =
  /\b(?:a |some |any |another |me )?(?:jokes?|pun|puns|riddle)\b|\b(?:something|anything) (?:funny|to make me (?:laugh|smile))\b|\b(?:make|cheer) me (?:laugh|smile|up)\b/i
const story =
  /\b(?:tell|read|give|write|make up|sing)(?: me| us)? (?:an? |some |another |the )?(?:[\p{L}-]+ ){0,2}(?:stor(?:y|ies)|fairy ?tale|tale|bedtime story)\b/iu
const song = /\bsing (?:me|us|to me|something|a song|happy birthday|for me)\b/i
const lookup = new RegExp(
  `^${lead}(?:look up|google|search(?: for)?|find(?: me| out)?|check|show me|tell me|get me) (?:the |what the |when the |some )?((?:[\\p{L}-]+ ){0,3}(?:times?|timetable|weather|forecast|price|prices|news|score|scores|results|train|trains|bus|buses|flights?|restaurants?|number|address|opening hours|directions|way to|definition|meaning|exchange rate|lottery numbers|traffic|tickets?|hotels?)\\b[^.?!]{0,30})`,
  'iu',
)
/** "Write me something to read at the funeral." */
const something = new RegExp(
  `^${lead}(?:write|draft|compose|give|find|suggest|think of|come up with)(?: me| us)? ((?:something|a few words|some words|a few lines|a line|the words|a line or two)(?: (?:nice|short|funny|kind|simple|meaningful|moving))? (?:to|for|about) (?!me\\b|do\\b|feel\\b|help\\b|live\\b)[^,.;!?]{3,50})$`,
  'i',
)
const replies = new RegExp(
  `^${lead}(?:reply|respond|answer|write back)(?: to)? (my [^,.;!?]{3,35}(?:e-?mail|text|message|letter|messages|texts|note|post|invitation|comment))$`,
  'i',
)
const ownWork = new RegExp(
  `^${lead}(?:write|draft|rewrite|edit|proofread|finish|polish|redo|shorten) (my (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)$`,
  'iu',
)
const facts = new RegExp(
  `^${lead}(?:tell me|explain|describe|teach me|what are|what is) (?:to me )?(?:the |how the |what the )(?:rules|history|difference|meaning|definition|plot|capital|offside rule|recipe|steps|basics|laws?)\\b(?!.*\\b(?:i|me|my|we|our|us)\\b)|^${lead}explain (?:to me )?(?:how|what) (?!to\\b)[\\p{L} -]{3,30} (?:works?|means?|is|are)$`,
  'iu',
)
const suggested = new RegExp(
  `^${lead}(?:suggest|recommend|name|list|think of|come up with|pick|choose|give me|find me) (?:me )?((?:an?|some|two|three|four|five|six|ten|\\d+|a few|a couple of|another|a good|some good) (?!reasons?\\b|ways?\\b|tips?\\b|ideas?\\b|advice\\b|things?\\b|sign\\b|break\\b|minute\\b|moment\\b|chance\\b|hug\\b|hand\\b|bit\\b|second\\b|push\\b)[\\p{L}-]+(?: (?!for\\b|to\\b|about\\b|that\\b|with\\b|i\\b|who\\b|in\\b|on\\b|of\\b|out\\b)[\\p{L}-]+)?)(?= (?:out|for|to|about|that|with|i|who|in|on|of)\\b|$)`,
  'iu',
)
const distracts =
  /^(?:please |pls |can you |could you |just |ok |i'm bored,? )*(?:distract me|take my mind off (?:it|this|things|everything)|entertain me|talk to me(?: about (?:anything|something)(?: else)?)?|(?:say|tell me) something(?: nice| kind| good| interesting| happy| nice to me| else)?)$/i
/** "Tell me it's going to be okay", "lie to me and say he'll come back": words we would only be saying. */
const comforts =
  /^(?:please |just |can you |could you |lie to me and |lie and |ok |then )*(?:tell me|say|promise(?: me)?) (?:that )?(?:it's|it'll|it will|it is|everything(?:'s| is| will)?|things will|i'll|i will|i'm (?:not|ok|okay|fine|enough|good|going|a good)|he'll|she'll|they'll|he (?:will|loves|still)|she (?:will|loves|still)|you're proud|you love me|you believe)\b/i
const finds = new RegExp(
  `^${lead}(?:find|get|recommend)(?: me| us)? (an? (?!reason\\b|way\\b|answer\\b|grip\\b|hug\\b|break\\b|life\\b|moment\\b|minute\\b)(?:good |cheap |decent |nearby |local )*[\\p{L}-]+)(?= (?:in|near|around|for|who|that|close)\\b|$)`,
  'iu',
)
const translate = new RegExp(`^${lead}translate\\b`, 'i')
const errands =
  /^(?:please |can (?:you|u) |could (?:you|u) )*(?:translate|solve|do my|spell|calculate|convert|proofread|book|order|buy|pay|play|turn (?:on|off))\b/i

/** Whose business it is: "my late dog Biscuit", "my landlord". */
const about =
  /\b(?:about|to|for|with|of|on) (my (?!self\b)(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+?)(?=$|[.,!?]| (?:and|about|for|on|in|at|who|that|which|because|so|to|with|from|when|if|saying|telling|asking)\b)/iu
/** Made for oneself it is about nothing: "a name for my kitten" is. */
const tools =
  /^my (?:dating |job |new )?(?:profile|cv|resume|homework|essay|exam|class|course|work|boss|website|blog|project|assignment|phone|laptop|account)\b/i

type Asked = { frame: string; slots?: Record<string, Slot> }

/** What is asked for, or undefined where it is nothing we know. */
export function requestOf(text: string): Asked | undefined {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/[?!.\s]+$/, '')
    .replace(/,? (?:please|pls|plz|thanks|ta)$/i, '')
  if (plain.length > 140) return undefined
  const reminded = remind.exec(plain)
  if (reminded) return asReminder(reminded[1]!)
  const when = sayWhen.exec(plain)?.[1]
  if (when && when.split(' ').length <= 14)
    return { frame: 'off.say', slots: { goal: said(tidy(when.replace(/^for when/i, 'when'))) } }
  if (
    joke.test(plain) &&
    /^(?:please |can |could |tell|make|give|cheer|got|know|do you|another|any|say)/i.test(plain)
  )
    return { frame: 'off.joke' }
  if (distracts.test(plain)) return { frame: 'off.distract' }
  if (
    /^(?:what's|what is|whats) (?:a|another|the) (?:good |better )?(?:synonym|word|term|name|spelling) (?:for|of)\b/i.test(
      plain,
    )
  )
    return { frame: 'off.fact' }
  if (comforts.test(plain)) return { frame: 'off.comfort' }
  if (/^(?:please |can you |could you )*pray (?:for|with) \p{L}+/iu.test(plain))
    return { frame: 'off.request' }
  if (song.test(plain)) return { frame: 'off.song' }
  if (story.test(plain)) return withAbout('off.story', 'a story', plain) ?? { frame: 'off.story' }
  const some = something.exec(plain)
  if (some) return { frame: 'off.words', slots: { thing: said(tidy(some[1]!)) } }
  const answered = replies.exec(plain)?.[1]
  if (answered) return { frame: 'off.words', slots: { thing: said(`a reply to ${tidy(answered)}`) } }
  const own = ownWork.exec(plain)?.[1]
  if (own && !joke.test(own)) return { frame: 'off.words', slots: { thing: said(tidy(own)) } }
  if (facts.test(plain)) return { frame: 'off.fact' }
  if (translate.test(plain)) return { frame: 'off.translate' }
  const found = made.exec(plain) ?? needed.exec(plain)
  // "A list of everything wrong with me" is hard on oneself, and no errand.
  if (
    found &&
    !isInward(plain) &&
    !/\b(?:wrong|bad|hate|hateful) (?:with|about) (?:me|myself)\b/i.test(plain)
  )
    return asMade(found[1]!, found[2]!, plain)
  const sent = finds.exec(plain)?.[1]
  if (sent) return { frame: 'off.find', slots: { thing: said(tidy(sent)) } }
  const picked = suggested.exec(plain)?.[1]
  if (picked && !isInward(plain)) return { frame: 'off.made', slots: { thing: said(tidy(picked)) } }
  const sought = lookup.exec(plain)?.[1]?.replace(/ (?:will|is|are|was|does|do|for me)\b.*$/i, '')
  if (sought) {
    const topic = tidy(sought)
    return {
      frame: 'off.lookup',
      slots: { topic: said(/^(?:the|some|your|an?) /.test(topic) ? topic : `the ${topic}`) },
    }
  }
  return undefined
}

/** Whether a message is such a wish, and no story: it begins by asking. */
export const isRequest = (text: string): boolean =>
  text.length <= 140 && (requestOf(text) !== undefined || errands.test(text))

export function requestPlans(text: string): Plan[] {
  const asked = requestOf(text)
  return asked ? [asked] : []
}

function asReminder(rest: string): Asked {
  // "A timer for ten minutes" is for nothing that could be named.
  if (/^(?:for|at|in|by|on|up) (?!my |the |our |his |her )/i.test(rest)) return { frame: 'meta.reminders' }
  if (/^(?:why|what|who|how)\b/i.test(rest)) return { frame: 'off.request' }
  const goal = tidy(rest.replace(/^(?:for|of|about) /i, 'about ').replace(/^me /i, ''))
  if (!/^(?:to|about|that) \S/.test(goal) || goal.split(' ').length > 12) return { frame: 'meta.reminders' }
  return { frame: 'off.remind', slots: { goal: said(goal) } }
}

/** "A speech for your brother's wedding": whom it is for belongs to it. */
const forWhom = /^ (?:to|for|about|from) (?:my|the|our|a|an|his|her) [^,.;!?]{2,40}$/i

function asMade(what: string, rest: string, plain: string): Asked | undefined {
  const thing = tidy(what)
  if (/\b(?:you|him|her|them|your)\b/i.test(thing.replace(/^your /, '')) || thing.split(' ').length > 6)
    return undefined
  const named = /^(?:an?|the|some|two|three|four|five|six|seven|eight|ten|\d+|your|one) /.test(thing)
    ? thing
    : /s$/.test(thing) && !/ss$/.test(thing)
      ? thing
      : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
  const worded = new RegExp(`\\b(?:${wordy})s?$`, 'i').test(thing)
  if (worded && forWhom.test(rest) && rest.split(' ').length <= 9)
    return { frame: 'off.words', slots: { thing: said(`${named}${tidy(`- ${rest.trim()}`).slice(1)}`) } }
  return (
    withAbout('off.about', named, plain) ?? {
      frame: worded ? 'off.words' : 'off.made',
      slots: { thing: said(named) },
    }
  )
}

function withAbout(frame: string, thing: string, plain: string): Asked | undefined {
  const whom = about.exec(plain)?.[1]
  if (!whom || tools.test(whom) || whom.split(' ').length > 4) return undefined
  return {
    frame: frame === 'off.story' ? 'off.about' : frame,
    slots: { thing: said(thing), topic: said(tidy(whom)) },
  }
}

const tidy = (text: string): string =>
  reflect(text.trim())
    .replace(/\s+/g, ' ')
    .replace(/^(?:The|A|An|Some|When|If)\b/, word => word.toLowerCase())
    .replace(/[.,;:\s]+$/, '')
