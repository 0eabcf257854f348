// Irish and Nigerian English, sayings of chat, and words of home beside English ones, put as plain English where there is
// no doubt what is meant: "I'm after losing it", "I no fit sleep", "not me crying", "miss ko na si mama".
import { createMending, loadMends, type Mend } from './mending.ts'

const like = (word: string, put: string): string =>
  /^\p{Lu}/u.test(word) ? put[0]!.toUpperCase() + put.slice(1) : put
const after = new Map(
  'losing lost,getting got,breaking broken,finding found,hearing heard,having had,leaving left,doing done,telling told,seeing seen,coming come,going gone,buying bought,spending spent,giving given,taking taken,falling fallen,making made,putting put,selling sold,finishing finished,missing missed,failing failed,burning burned,moving moved,dropping dropped,crashing crashed,asking asked,starting started,walking walked,ringing rung,reading read'
    .split(',')
    .map(pair => pair.split(' ') as [string, string]),
)
const isBase =
  /^(?:work|sleep|cook|cry|look|call|shout|pay|try|go|suffer|think|fear|talk|come|take|make|give|eat|wait|find|worry|help|feel|drink|read|laugh|complain|live|stay|struggle|hustle|pray|ask|want|need|miss|owe)$/i

const isState =
  /^(?:tired|happy|sad|angry|fine|worried|afraid|alone|sick|hungry|confused|stressed|okay|ok|broke|lonely|proud|here|there|home|busy|\p{L}+ing)$/iu

export const inOneEnglish = createMending([
  ...loadMends('chat-phrases.json'),
  [
    [' after '],
    /\b(i'm|im|i am|he's|she's|they're|we're|(?:the|my|our) (?:\p{L}+ )?\p{L}+'s) (?:only |just )?after (\p{L}+ing)\b/giu,
    (whole: string, who: string, verb: string) => {
      const done = after.get(verb.toLowerCase())
      const has = /^i\b|^im\b/i.test(who) ? "I've" : who.replace(/'re$/, "'ve")
      return done ? `${has} just ${done}` : whole
    },
  ],
  [
    ['mi '],
    /\bmi (?=(?:abuel[ao]|mam[aá]|pap[aá]|madre|padre|herman[ao]|familia|vida|amor|hij[ao]|t[ií][ao]|espos[ao]|prim[ao]|casa)\b)/giu,
    each => like(each, 'my '),
  ],
  [
    ['him and i', 'her and i'],
    /\b(him|her) and i both\b/gi,
    (_: string, who: string) => `me and ${who.toLowerCase()} both`,
  ],
  [['tire'], /\bi (just |too )?tire(?=[,.!]|$| o\b)/gi, (_: string, how?: string) => `I'm ${how ?? ''}tired`],
  [
    [' dey '],
    /\b(i) (no )?dey (?=(?:tired|happy|sad|angry|fine|vex|worried|afraid|alone|sick|hungry|confused|stressed|okay|ok|broke|lonely|proud)\b)/gi,
    (_: string, __: string, no: string) => `I'm ${no ? 'not ' : ''}`,
  ],
  [[' dey '], /\b((?:my|the|our) \p{L}+|he|she|it) no dey (\p{L}+)/giu, "$1 doesn't $2"],
  [[' dey '], /\b(i|we|they) no dey (\p{L}+)/giu, "$1 don't $2"],
  [
    [' dey '],
    /\b(i|he|she|it|we|they|(?:my|the|our|his|her) \p{L}+) dey (\p{L}+)/giu,
    (whole: string, who: string, verb: string) => {
      const be = /^i$/i.test(who) ? "I'm" : `${who} ${/^(?:we|they)$|[^s]s$/i.test(who) ? 'are' : 'is'}`
      if (/^vex$/i.test(verb)) return `${be} angry`
      if (isBase.test(verb)) return `${be} ${verb.replace(/e$/, '')}ing`
      return isState.test(verb) ? `${be} ${verb}` : whole
    },
  ],
  [
    [' don '],
    /\b((?:my|the|our|his|her) \p{L}+|he|she|it|nepa|the light) don ((?:increas|chang|mov|clos|refus|leav)e|start|finish|pack|stop|fail|call|ask|add)\b(?! up)/giu,
    (_: string, who: string, verb: string) =>
      `${who} has ${verb === 'leave' ? 'left' : verb === 'stop' ? 'stopped' : verb.endsWith('e') ? `${verb}d` : `${verb}ed`}`,
  ],
  ...loadMends('englishes.json'),
] satisfies Mend[])
