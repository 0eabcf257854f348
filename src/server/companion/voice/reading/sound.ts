// Whether what would be told back is sound English: the last look at the person's own words, turned round. Careless or
// learner's English that could not be mended is not said back to whoever wrote it; the next, plainer plan is tried.
import { speaksOtherwise } from '#server/companion/voice/spelling/other-tongues.ts'

/** Chat spelling that nobody would say to somebody's face. */
const chat =
  /\b(?:bruv|bruh|finna|tryna|boutta|deadass|lowkey|highkey|ngl|istg|tbh|smh|omg|wtf|lmao+|lol|idk|rn|asf|bc|cuz|ur|tings?|imma|yall|hella|w\/|b\/c|thx|plz|ppl|abt|sth|dont|cant|wont|didnt|doesnt|isnt|wasnt|youre|theyre|thats|shes|hes|ive|im|havent|hasnt|couldnt|wouldnt)\b/i

/** The plain form stands after a helping verb: no "didn't went", no "to was". */
const afterHelp =
  /\b(?:didn't|don't|doesn't|can't|couldn't|won't|wouldn't|shouldn't|(?:did|do|does|can|could|will|would|should|must|might) not|can|could|will|would|must|might) (?:to )?(?:went|said|told|saw|took|gave|knew|spoke|came|ate|slept|understood|thought|bought|brought|wrote|forgot|was|were|is|are|am|has|had|did|does|goes|says|wants|knows|makes|got|felt|found|kept|became)\b|\b(?:want|wants|wanted|have|need|needs|going|try|tried|able) to (?:was|were|is|are|went|had|said|told|knew|came|ate|slept|understood|thought)\b|\b(?:can|could|must|should|will|would|might|can't|couldn't|won't|cannot) to\b/i

/** "The will to live" */
const noHelp = /\b(?:the|your|his|her|their|a|no|any|free|good|last|living) (?:will|might|can)\b/gi

const beforePlain =
  "(?:do|does|did|don't|doesn't|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|might|may|let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|saw|seeing|seen|hear|heard|hearing|watch|watched|watching|have|had|has|having|to|than|insisted|suggested|asked|what|like|of|for|and|or|with|on|about)"
/** "He look", "your mother say", "your colleagues goes": where nothing before it asks for the plain form. */
const disagrees = new RegExp(
  `(?:^|, |(?<!\\b${beforePlain}) )(?:he|she|it|your (?:mother|father|mum|dad|son|daughter|husband|wife|brother|sister|boss|teacher|friend|doctor|neighbour|landlord|cousin|baby|manager)) (?:say|go|come|think|know|make|give|take|tell|ask|speak|have|do|seem|become|begin|bring|believe|understand|remember|forget|scold|shout|yell|blame|ignore|refuse|want|don't|are|were never|haven't)\\b(?! (?:,|and))|\\b(?:you|they|we|people|children|kids) (?:is|was|has|does|isn't|wasn't|hasn't|doesn't|am)\\b|\\byou're (?:go|come|make|have|say|want|know|think|understand|agree|live|feel)\\b|\\b(?:is|are|was|were) (?:agree|understand|want|know|think|feel|have|say|make)\\b`,
  'i',
)
/** Before "you is" something else may be the subject: "what they did to you is". */
const otherSubject =
  /\b(?:to|for|of|with|about|at|from|on|in|told|gave|by|like|behind|around|near|than|after|before|without|between|against|over|\p{L}+ing|who|one of|each of|none of|some of|half of|what|all|the|how|loves?|hates?|loved|hated|left|hurts?|made|makes?|that) (?:you|they|people|children|kids|it)\b/giu

/** Small words that cannot stand beside each other, and words that cannot be last. */
const clumsy =
  /\b(?:a|an|the|your|his|their|my) (?:the|a|an|your|his|their|are|am|of|to)\b(?! (?:la|le))|\b(?:explained|say) (?:you|him|them) (?:the|a|that|your|how|why)\b|\b(?:asked|wonders?|know|understand|told you|asks?) (?:you |him |her |them )?(?:where|what|why|who|how|when) (?:is|are|was|were|do|does|did|can) (?:you|he|she|it|they|the|your|his|her)\b|\bnever (?:they|he|she|you|it) |\b(?:more|most) (?:better|worse|easier|harder|happier)\b|(?<!thank )\byou (?:very|no|not) (?!to\b|one\b|longer\b|matter\b|only\b|just\b|even\b|doubt\b)\p{L}+|\byou feel you (?:alone|sad|bad|lonely)\b|\b(?:and|or|but|because|if|the|a|an|your|than|their|very)$/iu
const doubled = /n't (?:[\p{L}']+ ){1,3}(?:nothing|nobody|nowhere|no more)(?=[.,]|$)/iu
/** "You would of", "that was wrote": a form that is not there. */
const noForm =
  /\b(?:would|could|should|must|might)(?:n't)? of\b|\b(?:have|has|had|haven't|hasn't|hadn't|you've|they've) (?:went|ate|saw|took|gave|came|did|spoke|wrote|drove|knew|fell|drank|began|chose)\b|\b(?:an [bcdfgjklmnpqrstvwz][a-z]{2,}|a [aeio][a-z]{2,})\b/i
const anyForm = /\ba (?:one|once|eu|ewe)\p{L}*|\ban (?:[a-z]'|hono|hour|heir)\p{L}*/giu
/** "you're so done you're not going back": a new clause without anything between. */
const runsOn =
  /\p{L} (?:lie|lol|though|anyway|again|today|tomorrow|yesterday|tonight|now|anymore|lately|here) (?:you're|he's|she's|they're|it's|you've)(?= (?:so|not|just|a|the|been|too|like|never|still|always|such|my|your)\b)/iu

/** The reason why words may not be told back as they stand, or undefined. Quotations are left alone. */
export function unsound(told: string): string | undefined {
  const text = told.includes('"') ? told.replace(/"[^"]*"/g, ' ') : told
  if (chat.test(text)) return 'chat'
  if (speaksOtherwise(told)) return 'tongue'
  if (afterHelp.test(text) && afterHelp.test(text.replace(noHelp, ' '))) return 'verb'
  if (disagrees.test(text) && disagrees.test(text.replace(otherSubject, ' '))) return 'agreement'
  if (clumsy.test(text)) return 'order'
  if (doubled.test(text)) return 'negation'
  if (noForm.test(text) && noForm.test(text.replace(anyForm, ' '))) return 'form'
  return runsOn.test(text) ? 'run-on' : undefined
}
