// What in the told words of a story a listener would answer to, whatever the story is about: a look, a few words that
// somebody said, hands that shook, a thing still lying there. Each has lines of its own that are true wherever it stands.
import type { Tone } from '#server/companion/voice/meaning/meaning.ts'

type Kind = { lines: string; sign: RegExp; unless?: RegExp; on: readonly Tone[] }
const hard = ['neg', 'any'] as const

const glad = 'proud|happy|glad|relieved|grateful|pleased|love|loved'
const sore =
  'ashamed|sad|scared|guilty|afraid|angry|lonely|jealous|envious|frightened|terrified|hate|embarrassed|empty|tired'
/** The first that is found is told; what stands in the last sentence goes before what stands in the others. */
const kinds: readonly Kind[] = [
  {
    lines: 'story:both',
    sign: new RegExp(
      `\\b(?:${glad})\\b[^.]{0,30}\\b(?:and|but)\\b[^.]{0,40}\\b(?:${sore})\\b|\\b(?:${sore})\\b[^.]{0,30}\\b(?:and|but)\\b[^.]{0,40}\\b(?:${glad})\\b|\\bI want\\b[^.]{3,50}\\b(?:and|but) I (?:don't want|want)\\b`,
      'iu',
    ),
    unless:
      /\b(?:he|she|they|wife|husband|mother|mum|dad|son|daughter)(?:'s| is| are| was| were| seems?)? (?:so )?(?:proud|happy|glad|pleased|sad|angry)\b|n't\b[^.]{0,12}\b(?:happy|glad|proud)\b/i,
    on: ['neg', 'any', 'pos'],
  },
  {
    lines: 'story:why',
    sign: /\bI (?:still |really )?(?:don't|do not) (?:know|understand) why I\b|\bI can't (?:explain|say) why\b|\bdon't know what (?:that|it) was\b|\bnot sure (?:why|which bit)\b/i,
    on: ['neg', 'any', 'pos'],
  },
  {
    lines: 'story:words',
    sign: /\b(?:said|says|goes(?! off| and| on| to| out)|wrote|called me|calls me|told me|asked me|shouted|whispered|replied)\b[^."]{0,25}"[^"]{3,}"/,
    unless: /\bI (?:just |only |then )?(?:said|wrote|told|asked|replied|shouted)\b[^."]{0,25}"/,
    on: hard,
  },
  {
    lines: 'story:look',
    sign: /\b(?:looked|looks|stared) (?:straight |right |only |just )*at (?:me|my (?:bag|hands))\b(?! like| as if| as though| for| to)|\b(?:saw|see|about|forget) (?:his|her|their) faces?\b|\bthe look (?:on|in|she|he|they)\b/i,
    on: hard,
  },
  {
    lines: 'story:body',
    sign: /\b[Mm]y (?:own |left |right )?(?:hands?|legs|heart|stomach|chest|voice|knees)\b[^.]{0,25}\b(?:sh(?:ook|ake|akes|aking)|trembl\w+|went|goes|dropped|drops|drop|racing|going|pounding|tight|cold|wet)\b|\bI (?:still )?(?:can't|couldn't|haven't|have not|could not) (?:been able to )?(?:eat|eaten|sleep|slept|breathe)\b|\bI screamed\b/,
    on: hard,
  },
  {
    lines: 'story:wish',
    sign: /\bI (?:just |only )(?:wish|want|wanted) (?!to (?:say|tell|write|put|get this))/i,
    on: hard,
  },
  {
    lines: 'story:left',
    sign: /\b(?:is|it's|are|they're|was) still (?:there|in|on|under|hanging|wrapped|by|where)\b|\bI still (?:have|lay|put|set|keep|lay out|carry) (?:the|my|his|her|two|it|that|one|out)\b|\bI (?:can't|couldn't|haven't|have not) (?:yet )?(?:(?:throw|thrown|wash|washed|open|opened|move|moved) (?:it|them|that|the|his|her)|(?:tried|try) (?:it|them) on|take (?:it|them) back)\b/i,
    unless: /\bI can't (?:put|take) (?:it|them|that) (?:in|into|on)\b/i,
    on: hard,
  },
  {
    lines: 'story:away',
    sign: /\bI (?:just |then |went and |went out and |had to go and |go and )*(?:sat|sit|stood|stand|hid|hide|cried|cry|lay)\b(?! with| next| beside)[^.]{0,25}\b(?:in|on|behind|under|among) (?:the|my) (?:\p{L}+ )?(?:car|van|bath|bathroom|toilets?|stairs|garage|shed|yard|stockroom|storeroom|stairwell|hallway|cupboard|store|corridor|paint tins|lay-by|car park)\b/iu,
    on: hard,
  },
  {
    lines: 'story:outside',
    sign: /\bI (?:just |only )?(?:smiled|nodded|said (?:thank you|thanks|of course|nothing(?!,)|no bother|it was fine|it's fine|that's grand))(?=$|[.,]| and\b| to\b)/i,
    unless: /\bsmiled (?:back|all)\b/i,
    on: hard,
  },
  {
    lines: 'story:open',
    sign: /\bI(?:'ve| have)? (?:still )?(?:haven't|have not|not) (?:yet )?(?:answered|accepted|decided|replied|signed)\b|\bI (?:pick|take|put|pull)\b[^.]{0,30}\b(?:put|fold|close) (?:it|them) (?:down|back|away)\b|\bI don't know (?:how|what) (?:to|I'm (?:going|supposed) to) (?:tell|say|do|look|write|explain)\b/i,
    on: hard,
  },
  {
    lines: 'story:years',
    sign: /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty(?:-\p{L}+)?|thirty(?:-\p{L}+)?|forty(?:-\p{L}+)?|fifty(?:-\p{L}+)?|sixty|[1-6]\d) years\b(?! (?:old|younger|older|ago|of age|less|in prison))/iu,
    on: hard,
  },
]

/** Which lines answer to these sentences, as they were written. */
export function closingIn(told: readonly string[], tone: Tone): string | undefined {
  const last = told.at(-1) ?? ''
  const fits = ({ sign, unless, on }: Kind, text: string): boolean =>
    on.includes(tone) && sign.test(text) && !unless?.test(text)
  return (kinds.find(kind => fits(kind, last)) ?? kinds.find(kind => told.some(text => fits(kind, text))))
    ?.lines
}
