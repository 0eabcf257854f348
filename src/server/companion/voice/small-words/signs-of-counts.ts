// How often, and for how long.
import { spanIn, spelt } from '#server/companion/voice/spelling/numbers.ts'
import { bad, good, type Sign } from './sign.ts'

/** "They were late for the third time" is somebody's doing; what one does oneself again is not held up to one. */
const ownDeed =
  /(?:^|[,.;:] |\b(?:and|that|running|every \p{L}+|times|because|which) )you\b|\byou(?:'ve|'re|'d)\b|^\p{L}+(?:ed|ote|ept|ought)\b/iu
const nths = 'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
const counted =
  'time|week|month|year|day|night|morning|evening|weekend|spring|summer|autumn|winter|season|term|game|match|shift|round|letter|christmas|one|go|(?:mon|tues|wednes|thurs|fri|satur|sun)day'

export const counts: readonly Sign[] = [
  // Counted: how often, how long.
  {
    lines: 'nth-bad',
    find: new RegExp(
      `\\bfor the ((?:${nths}) (?:${counted}))|\\b((?:${nths}) (?:${counted})) (?:in a row|running|now|this (?:week|month|year|term)|already)\\b`,
      'iu',
    ),
    unless: ownDeed,
    on: bad,
    words: found => ({ nth: (found[1] ?? found[2]!).toLowerCase() }),
  },
  {
    lines: 'row',
    find: /\bin a row\b|\b(?:days|nights|weeks|months|years|times|games) (?:running|on the trot|straight)\b|\bback to back\b/i,
    unless: ownDeed,
    on: bad,
  },
  {
    lines: 'row',
    find: /\byou\b[^.]*(?:\bin a row\b|\b(?:days|nights|weeks|months|years|times|games) (?:running|on the trot|straight)\b)/i,
    on: good,
  },
  {
    lines: 'times',
    find: /\b(?:asked|asks|came|comes|rang|rings|called|told|sent|changed|moved|cancelled|postponed|lost|said|refused|tried)\b[^,.]*\b((?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred|a dozen|\d\d?) times)\b(?! (?:a|per|as|the|each|more|bigger|in a row)\b)/i,
    unless: ownDeed,
    on: bad,
    words: found => ({ times: spelt(found[1]!) }),
  },
  {
    lines: 'time-left',
    find: /\b(?:left|to go|more)\b/i,
    on: bad,
    words: (_, told) => {
      const span = spanIn(told, 'left')
      return span && { span: span.text }
    },
  },
]
