// What somebody did and how it went: the first time, anyway, on the second go, the whole of it.
import { spanIn } from '#server/companion/voice/spelling/numbers.ts'
import { bad, good, type Sign } from './sign.ts'

const tongues =
  'english|german|french|spanish|italian|dutch|swedish|finnish|norwegian|danish|polish|portuguese|welsh|irish|gaelic|arabic|turkish|greek|russian|japanese|korean|mandarin|chinese|swahili|hindi|urdu|lakota|sign language'

export const deeds: readonly Sign[] = [
  // What went well, and the little word that says what it cost.
  {
    lines: 'tongue',
    find: new RegExp(`\\bin (${tongues})\\b`, 'i'),
    on: good,
    words: found => ({ tongue: found[1]! }),
  },
  {
    lines: 'then-now',
    find: /\b(?:last (?:month|week|year|spring|summer|autumn|winter)|(?:\p{L}+|\d+) (?:weeks|months|years) ago|a year ago|until last (?:month|year))\b[^.]*\b(?:couldn't|wouldn't|didn't dare|wasn't able)\b/iu,
    on: good,
  },
  { lines: 'first-since', find: /\b(?:the |your )?first (?:\p{L}+ ){0,4}since\b/iu },
  {
    lines: 'first-in-ages',
    find: /\bfirst (?:\p{L}+ ){1,3}in (?:ages|years|months|weeks|a (?:long|while)|(?:\p{L}+|\d+) (?:years|months|weeks)|so long|forever)\b/iu,
    on: good,
    by: 'pos',
  },
  {
    lines: 'held-back',
    find: /\byou(?:'ve)? (?:didn't|haven't) (?:even )?(?:cry|cried|shout|shouted|snap|snapped|apologi[sz]ed?|hide|run|panic|panicked|leave|give up|give in|look away|flinch)\b|\bwithout (?:crying|shouting|stopping|leaving|hiding|snapping|running|your voice|panicking|apologi[sz]ing|going outside|giving in)\b/i,
    on: good,
  },
  {
    lines: 'alone-bad',
    find: /\b(?:on your own|by yourself|all alone)\b/i,
    unless: /\b(?:like|rather|prefer|want|better|happy)\b[^.]*(?:on your own|by yourself|alone)/i,
    on: bad,
  },
  {
    lines: 'stopped-it',
    find: /\byou (?:finally )?(?:told|asked|said to|wrote to) [^.]*\band (?:he|she|they)(?:'s| has|'ve| have)? (?:stopped|apologi[sz]ed|listened|agreed|said (?:fair enough|ok|okay|sorry|yes))\b/i,
    on: good,
  },
  {
    lines: 'met',
    find: /\b(?:and|,) (?:he|she|they|it) (?:did|said (?:yes|\p{Lu}\p{L}+day)|agreed|picked up|listened|worked|came out right|paid|came)(?=$|[,.]| every| all| right)/u,
    unless: /n't\b|\bnever\b/i,
    on: good,
  },
  {
    lines: 'second-go',
    find: /\b(?:second|third|fourth|fifth) (?:go|try|attempt)\b/i,
    on: good,
  },
  {
    lines: 'took',
    find: /\b(?:took|taken|takes)\b/i,
    on: ['pos', 'any'],
    words: (_, told) => {
      const span = spanIn(told.slice(told.search(/\b(?:took|taken|takes)\b/i)), 'took')
      return span && { span: span.text }
    },
  },
  {
    lines: 'instead-good',
    find: /\byou\b[^.]*\b(?:instead of|rather than) (?:\p{L}+ )?\p{L}+ing\b/iu,
    on: good,
  },
  {
    lines: 'anyway',
    find: /\byou\b[^.]*\b(?:anyway|all the same)\b/i,
    on: good,
  },
  {
    lines: 'actually',
    find: /\byou actually\b|\band actually\b/i,
    on: good,
  },
  {
    lines: 'last-good',
    find: /\b(?:paid|finished|cleared|posted|sent|handed|emptied|unpacked|signed|did|done|packed|came out)\b[^.]*\bthe last (?:of|one|box|payment|exam|bit|page|form|shift|load|piece)\b|\bthe last of [^.]*\b(?:paid|gone|posted|done|went|finished|cleared)\b/i,
    on: good,
    by: 'pos',
  },
  {
    lines: 'own-thing',
    find: /\b(?:got|have|bought|opened|rented|signed for|moved into)\b[^.]*\byour own (?:place|flat|room|door|car|business|money|keys?|kitchen|house|home|shop|front door|bed)\b/i,
    on: good,
  },
]
