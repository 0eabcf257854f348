// What to say to somebody who asks what to do: what they want is named, what seems to lie under it, and that the
// choice is theirs. Never an answer, and never a cold one.
import type { Plan, Slot } from '#server/companion/voice/compose.ts'
import { clauseEcho } from '#server/companion/voice/reading/echo.ts'
import { hasMainVerb } from '#server/companion/voice/reading/grammar.ts'
import { countWords, textOf } from '#server/companion/voice/reading/parse.ts'
import type { Reading } from '#server/companion/voice/reading/reading.ts'
import { topicsOf } from '#server/companion/voice/reading/topics.ts'
import { verdictOf } from '#server/companion/voice/reading/verdict.ts'
import { isHarsh, wholeEcho } from '#server/companion/voice/ways.ts'
import { asksOfThem, wonderingOf } from './wondering.ts'

const said = (text: string): Slot => ({ text, source: 'echo' })

/** What such a wish is mostly about, and so which second sentence may follow. */
const under: [string, RegExp][] = [
  [
    'advice.gently',
    /\bwithout (?:it|a|an|any|hurting|upsetting|offending|sounding|starting|making|causing|losing|being|everyone|him|her|them)\b/i,
  ],
  [
    'advice.child',
    /\b(?:get|getting|make|making|put|persuade|convince|feed) (?:an?|my|your|the|our|two|three) (?:[\p{L}-]+ ){0,3}(?:toddlers?|olds?|kids?|sons?|daughters?|teen\p{L}*|child|children|baby|boys?|girls?|twins)\b/iu,
  ],
  [
    'advice.persuade',
    /\b(?:get|getting|make|making|persuade|convince) (?:my|your|him|her|them) ?(?:[\p{L}-]+ ){0,2}?(?:to|see|stop|go|eat|leave|listen)\b/iu,
  ],
  ['advice.being', /\bstop (?:being|feeling|getting|caring|comparing|worrying about what|minding|taking)\b/i],
  [
    'advice.care',
    /\b(?:help|support|comfort|cheer|look after|be there for|care for|reassure|console) (?:my|your|him|her|them|a friend|someone|somebody|the)\b/i,
  ],
  [
    'advice.tell',
    /\b(?:tell(?! the difference)|talk to (?!you\b)\p{L}+|speak to|speak with|say|ask|bring (?:it |this |that )?up|raise|explain|confront|break up|come out|apologi[sz]e|admit|confess|word|phrase|text|message|reply|respond|turn (?:him|her|them) down|let (?:him|her|them) down)\b/iu,
  ],
  ['advice.sleep', /\b(?:sleep\w*|asleep|insomnia|drop off|nod off)\b/i],
  [
    'advice.calm',
    /\b(?:calm\w*|relax|settle|switch off|nerves|nervous|anxi\w+|panic\w*|stress\w*|worry\w*|overthink\w*|wind down|unwind|racing|dread)\b/i,
  ],
  [
    'advice.over',
    /\b(?:get over|move on|forgive|let go|forget|stop (?:missing|loving|thinking about)|trust)\b/i,
  ],
  [
    'advice.stop',
    /\b(?:stop|quit|give up|cut down|cut back|resist|break the habit|snap\w*|binge\w*|scroll\w*)\b/i,
  ],
  [
    'advice.start',
    /\b(?:start|begin|motivat\w+|focus|concentrat\w+|get (?:myself|yourself|going|up|out of bed|things done|more done)|procrastinat\w+|finish|stick (?:to|with|at)|keep up|revis\w+|study\w*|organi[sz]ed)\b/i,
  ],
  [
    'advice.belong',
    /\b(?:make (?:new |more |some )?friends|meet (?:new )?(?:people|someone)|fit in|lonel\w+|shy\w*|small talk|join in|dat(?:e|ing)|get to know)\b/i,
  ],
]

/** "What would you say if you were me" asks what to say. */
const inMyPlace =
  /,? (?:if (?:(?:you|u) (?:were|was|are) (?:me|in my (?:place|shoes|position))|it (?:was|were) (?:you|up to you|your \p{L}+))|in my (?:place|shoes|position))\b/iu
/** "Would you tell the head, if it was you": a wish not to be alone with it. */
const wouldYou =
  /^(?:so |and |but |ok |honestly,? )*would (?:you|u) (?!say\b|call\b|mind\b|like\b)(\p{L}+.*)$/iu

function inYourPlace(text: string): string | undefined {
  const sentence = text.split(/(?<=[.!?])\s+/).find(each => wouldYou.test(each))
  const asked = sentence && wouldYou.exec(sentence.replace(inMyPlace, '').replace(/[?!.\s]+$/, ''))?.[1]
  return asked && asked.split(' ').length <= 16 ? wonderingOf(`whether to ${asked}`) : undefined
}

export function advicePlans(reading: Reading): Plan[] {
  const shared = inYourPlace(reading.text)
  if (shared && reading.weight === 'ordinary')
    return [
      ...withBeside(shared, besideIt(reading)),
      { frame: 'advice.you', slots: { wondering: said(gently(shared)) } },
      { frame: 'advice.bare' },
    ]
  const wondering = shared ?? wonderingOf(reading.text.replace(inMyPlace, ''))
  if (wondering && reading.weight !== 'ordinary')
    return [
      ...(reading.weight === 'grave' ? withBeside(wondering, besideIt(reading)) : []),
      { frame: 'advice.heavy', slots: { wondering: said(wondering) } },
      { frame: 'advice.bare' },
    ]
  const plans: Plan[] = wondering ? withBeside(wondering, besideIt(reading)) : []
  const told = !wondering && reading.weight === 'ordinary' ? besideIt(reading) : undefined
  if (told) plans.push({ frame: 'advice.beside', slots: { clause: said(told) } })
  return [
    ...plans,
    ...(wondering ? wishPlans(wondering, asksOfThem(reading.text)) : topicPlans(reading)),
    { frame: 'advice.bare' },
  ]
}

/** "My son wants to stop. Do I let him": the question and what it comes from. */
const withBeside = (wondering: string, beside: string | undefined): Plan[] =>
  beside
    ? [{ frame: 'advice.with', slots: { wondering: said(gently(wondering)), clause: said(beside) } }]
    : []

/** Who of several ought to do something is a question between people, and no pull in one person. */
const between =
  /^(?:who(?:'s| ought| is| has| gets| must| needs)|which (?:one )?of (?:you|the two of you)|whose (?:job|turn|place|business)) |^whether (?:you or .+|.+ or you) ought to /i

const vague =
  /^(?:your (?:life|self|time)|yourself|it|this|that|things|everything|all (?:this|that|of it))\b/i

function wishPlans(wondering: string, ofThem: boolean): Plan[] {
  const seconds = [
    ...under.filter(([, pattern]) => pattern.test(wondering)).map(([name]) => name),
    'advice.open',
  ]
  const named = /^what (?:to do (?:about|with)|(?:helps|works) (?:with|for|against)) (.+)$/i.exec(
    wondering,
  )?.[1]
  // "What to do with my life" asks about nothing that could be named.
  const about = named && vague.test(named) ? undefined : named
  const helps = /^what (?:helps|works)\b/i.test(wondering)
  const goal = /^how to (.+)$/i.exec(wondering)?.[1]
  const plans: Plan[] = []
  if (
    about &&
    (helps || /^(?:not )?\p{L}{2,}ing\b/iu.test(about)) &&
    !/^(?:something|nothing|everything)\b/i.test(about)
  )
    plans.push({
      frame: helps ? 'advice.helps' : 'advice.help',
      slots: { topic: said(gently(about)) },
      seconds,
    })
  else if (about)
    plans.push({ frame: 'advice.about', slots: { topic: said(about) }, seconds: ['advice.open'] })
  if (goal) plans.push({ frame: 'advice.how', slots: { goal: said(gently(goal)) }, seconds })
  if (ofThem) return [{ frame: 'advice.unknown', slots: { wondering: said(gently(wondering)) } }]
  const frame = between.test(wondering)
    ? 'advice.who'
    : /^wh(?:ether|ich) .* or /.test(wondering)
      ? 'advice.two'
      : /^whether to\b/.test(wondering)
        ? 'advice'
        : /^what to (?:say|tell|reply|answer|write|text)\b/.test(wondering)
          ? 'advice.say'
          : 'advice.wonder'
  return [...plans, { frame, slots: { wondering: said(gently(wondering)) } }]
}

function topicPlans(reading: Reading): Plan[] {
  const topic = reading.clauses
    .flatMap(clause => topicsOf(clause.words))
    .find(
      each =>
        /^(?:your|his|her|their|this|that) /.test(each.name) ||
        // "A friend" is not "the friend", of whom nobody has spoken.
        (/^the /.test(each.name) && reading.text.toLowerCase().includes(each.name)),
    )
  return topic ? [{ frame: 'advice.topic', slots: { topic: said(topic.name) } }] : []
}

const asking =
  /^(?:so |and |but |ok )*(?:should|shall|ought|must|do|does|is|are|would|could|can|who|which|whose|what|when|where|how|why|am)\b/i

/** What is told beside the question, where it can stand alone: "We're both exhausted." */
export function besideIt(reading: Reading): string | undefined {
  // One question without its mark is no story beside itself.
  if (reading.sentences === 1 && asking.test(reading.text)) return undefined
  const told = reading.clauses.filter(
    clause =>
      !clause.question &&
      hasMainVerb(clause.words) &&
      countWords(clause.words) >= 2 &&
      countWords(clause.words) <= 14 &&
      /^(?:i|i'm|i've|we|we're|we've|my|our|he|he's|she|she's|they|they're|it's|the)\b/i.test(
        textOf(clause.words),
      ) &&
      !/\b(?:advice|tips?|suggest\w*|recommend\w*|ideas|thoughts|should|need to know|don't know (?:what|how|whether|if)|can't decide|not sure (?:what|how|whether|if)|want to know|help me|how to|what to)\b/i.test(
        textOf(clause.words),
      ) &&
      !verdictOf(clause.words) &&
      !isHarsh(textOf(clause.words)),
  )
  const last = told.at(-1)
  if (!last) return undefined
  // "My boyfriend wants kids and I don't" is one thought.
  const echo = wholeEcho({ reading }, last, 16) ?? clauseEcho(last, 14)
  return echo && !echo.absolute ? echo.text : undefined
}

/** "Calm down" is never said to anybody, not even in their own words. */
const gently = (text: string): string => text.replace(/\bcalm (?:yourself )?down\b/gi, 'feel calmer')
