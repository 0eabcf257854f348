// What was not said or not done, and what keeps coming.
import { ageIn } from '#server/companion/voice/spelling/numbers.ts'
import { bad, good, notGood, type Sign } from './sign.ts'

/** "We can walk again", "good friends again": something has come back, and is no burden. */
const comesBack =
  /\bagain and again\b|\b(?:wrote|typed|read|opened|checked|counted|played) (?:it|them|that) again\b|\b(?:want|wants|wanted|wish|hope|hoping|never|not|until|till|before|if|when|whether|like|as|can|could|let|lets|able|start|started|begin|over|is|are|was|be|being|feels?|felt|turns|has|have|come|asked|opened?|put|took|lie|lay|got moving|closed?|shut|folded|back|up|round)\b[^,.]*\bagain\b|(?:n't|'s|'re|'ve)\b[^,.]*\bagain\b/i

export const silences: readonly Sign[] = [
  // What was not said or done about it.
  {
    lines: 'no-answer',
    find: /\bon read\b|\b(?:nobody|no one) (?:answered|replied)\b|\b(?:no|without an?) (?:answer|reply|response)\b|\b(?:hasn't|haven't|didn't|never|won't|doesn't) (?:even )?(?:repl(?:y|ied)|answer(?:ed)?|writt?en? back|call(?:ed)? back|text(?:ed)? back|rung back|respond(?:ed)?)\b/i,
    unless:
      /\byou (?:haven't|didn't|never|won't|don't)\b[^.]*(?:repl|answer|back|respond)|ha(?:d|ve) no answer/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'unspoken',
    find: /\b(?:(?:nobody|no one|neither of you|none of you|you both)\b[^,.]{0,20} (?:talks?|speaks?|mentions?|mentioned|said anything|says anything|says it)|(?:isn't|not|hasn't|haven't|doesn't|don't) (?:say|saying|said) (?:anything|a word)|haven't talked (?:about|of) it|don't talk about it|never talk about it|only talk about)\b/i,
    on: notGood,
  },
  {
    lines: 'said-nothing',
    find: /\byou (?:just |only )?(?:stood there(?! with)|said nothing|laughed it off|smiled(?! at| back)|nodded(?=$|[,.]| and)|bit your tongue|kept quiet|went (?:a bit )?quiet|let it go|didn't (?:say|answer)(?: anything| a word| back)|couldn't (?:speak|answer)|said (?:it was|you were|that's|it's) (?:fine|ok|okay)(?! (?:to|with|on)\b))\b/i,
    on: notGood,
  },
  {
    lines: 'went-off',
    find: /\byou (?:had to |just |then )?(?:go|went)(?: out| outside| off)?(?:,? and| to)? (?:sit|sat|stand|stood|hide|hid|eat|ate) (?:in|on|out|outside|by|under)\b(?! (?:his|her|their) room)|\byou (?:sat|stood) in the (?:car|shed|garden|toilets?|bathroom|van|prep room|stairwell|cupboard|porch|park)\b(?!.*\buntil\b)/i,
    on: notGood,
  },
  {
    lines: 'cried',
    find: /\byou (?:just |then |even )?(?:cried|sobbed|burst into tears|ended up crying)\b(?! (?:with|from|laugh))/i,
    unless: /\b(?:relief|happy|joy|laugh|stranger|kind|got in|passed|won|help)/i,
    on: bad,
    by: 'neg',
  },
  {
    lines: 'so-close',
    find: /\bso close\b|\bby (?:one|two|three|a) (?:points?|marks?|goals?|minutes?|votes?|seconds?|hair|whisker|per ?cent)\b/i,
    on: bad,
  },
  {
    lines: 'not-once',
    find: /\b(?:not|never|n't) once\b|n't once\b|\b(?:didn't|haven't|hasn't)\b[^,.]* once(?=$|[,.])/i,
  },
  {
    lines: 'even-good',
    find: /\beven\b/i,
    unless: /\beven (?:though|if|when|so|in|with|more|better|after|got)\b|(?:n't|not|never) even/i,
    on: good,
  },
  {
    lines: 'young-own',
    find: /\byou(?:'re| are)\b/i,
    unless: /\bfeel\b/i,
    on: bad,
    words: (_, told) => {
      const age = ageIn(told)
      return age && age.years < 20 ? { age: age.text } : undefined
    },
  },
  {
    lines: 'instead',
    find: /\binstead\b(?! of)/i,
    on: bad,
  },
  // It goes on.
  {
    lines: 'over-and-over',
    find: /\byou (?:just )?(?:keep|kept|can't stop) (?:thinking|hearing|seeing|replaying|dreaming|remembering|going (?:over|back)|wondering|picturing|checking|refreshing|looking|reading|rereading|listening|expecting|imagining|hiding|coming back)\b/i,
    unless: /\b(?:deleted|stopped|quit|blocked|gave (?:it )?up)\b/i,
    on: notGood,
  },
  {
    lines: 'they-keep',
    find: /\b(?:keeps|keep|kept) (?:on )?(?!(?:something|anything|everything|nothing|going|forgetting|losing|falling|dropping|coughing|bringing(?! (?:up|it|this|that))|offering|helping|smiling|laughing|inviting|thanking|trying)\b)\p{L}+ing\b/iu,
    unless: /\byou(?:'ve)? (?:just |always |can |could )?(?:keep|kept)\b/i,
    on: bad,
  },
  {
    lines: 'again-bad',
    find: /\bagain\b/i,
    unless: comesBack,
    on: bad,
  },
  { lines: 'finally', find: /\bfinally\b/i },
]
