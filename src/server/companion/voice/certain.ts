// The kinds that a message's mere looks decide: emoji, keys struck at random, code, another language, "idk", "bye".
import type { Kind } from './kind.ts'
import { isMash, type Language } from './language.ts'

const code =
  /[{};]\s*(?:$|\n|\/\/)|=>|<\/?[a-z]+[^>]*>|\b(?:function|const|let|var|def|class|import|public|static|void)\s+[\w$]+\s*[({=:;]|\bSELECT\b.+\bFROM\b|\b(?:INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b|^\s*(?:\$|>>>|#!|sudo |npm |git |pip |docker )|\b(?:Traceback \(most|\w+Error:|\w+Exception\b)|console\.log|print\(|^\s*\{\s*"[^"]+"\s*:|\bat \w+ \([\w./]+:\d+|^\s*#include|\w+\(\)\s*[;{]|\brm -rf\b|^--- \S+|^import \w+ from\b|^(?:const|let|var) [[{]|^\w+: ?['"][\w.]+['"]$|^echo \$\w+|^chmod |^\s*<\?|\w+\.\w+\([^)]*\)\s*[;.{]?\s*$|\[(?:ERROR|INFO|WARN|DEBUG)\]|&&\s*\w+|\|\s*grep\b/m
const address =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|gg|be|ly|me|co|example|app|dev|tv|uk)\/[\w#?=&/.-]*/i

/** An address and hardly a word beside it. */
function isLink(text: string): boolean {
  return address.test(text) && (text.replace(address, ' ').match(/\p{L}+/gu)?.length ?? 0) <= 3
}

const shell =
  /^\s*(?:chmod|ssh|curl|wget|cd|ls|cat|mv|cp|grep|awk|sed|kubectl|docker|git|npm|npx|pip3?|python3?|node|brew|apt|apt-get|sudo|rm|mkdir|echo|export|make|ping|tar)\s+[-./~$\w"']+.*(?:[-/.@|$;&=]|install|run)|^\s*=\w+\(|^\^.*\$$|^0x[0-9a-f]+$|^[A-Za-z0-9+/]{12,}={1,2}$|\bif __name__|^\s*(?:while|for|if|elif|else|try|with) .*:\s*(?:$|pass|run|return|\n)|\bDROP TABLE\b|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|^\s*[A-Za-z_]\w* = [[{("\d]|\bSQL syntax\b|^\s*import \w+ as \w+|;\s*\w+\(|^\s*(?:ERROR|FATAL|WARN(?:ING)?|Exception)\b[ :\d(]|<\w+[^>]*\/?>|^\s*\w+:\s*\n\s+-|\b\w+\[\d+\]|\$\{?\w+\}?=/m
/** More looks of code: comparisons, chained calls, a tool's name and its verb, a path, a fault. */
const looks =
  /\w+ (?:===?|!==?|<=|>=|\+=|:=) ["'\w]|^\s*(?:Uncaught )?Error: |\(core dumped\)|\blambda \w+:|^\w+(?:\.\w+\([^()]*\)){1,4};?$|^(?:kubectl|docker|npm|npx|git|pip3?|sudo|apt|apt-get|brew|yarn|pnpm|terraform|systemctl|cargo) [a-z]+(?: \S+){0,4}$|^[A-Za-z]:\\\w|\b(?:margin|padding|display|font-size|z-index|width|height): ?[\w.]+|\^\[[^\]]+\]|\\[dws][+*]/m
const hugging = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Regional_Indicator}/gu

const acks: [string, RegExp][] = [
  [
    'idk',
    /^(?:i )?(?:really |honestly |just )?(?:don't|dont|do not) (?:really |even )?know(?: really| tbh| honestly| yet| anymore)?$|^(?:idk|idek|dunno|no idea|not sure|no clue|who knows|i'm not sure|beats me|hard to say|hard to tell|i forget|can't remember|don't remember|i don't remember|tough question|can't say|couldn't tell you|idk man|not really sure|i have no idea|unsure)(?: really| tbh| yet| honestly)?$/,
  ],
  [
    'ok',
    /^(?:ok|okay|k|kk|okey|okie|oki|alright|sure|right|fair|fair enough|got it|i see|makes sense|cool|noted|gotcha|ok then|okay then|all right|ok cool|okay cool|ok sure|whatever|if you say so|mkay|understood|good to know|ok thanks i guess)$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|yup|yea|ya|yh|true|exactly|definitely|correct|i guess so|i suppose|i suppose so|guess so|yeah i guess|yes i guess|i guess|probably|pretty much|kind of|sort of|kinda|sorta|i think so|that's right|mm yeah|yeah kind of|yeah maybe|yeah probably|more or less|i'm alright thanks|basically|for sure|absolutely|indeed|yeah true|very true|so true|yeah exactly)$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|not really|no not really|never|not at all|not yet|no thanks|not today|nah not really|i don't think so|don't think so|not particularly|not that i know of|nothing really|no thank you|not much|nothing much|i'd rather not|rather not|rather not say|prefer not to say|pass|skip|next|next question|skip this one|can we skip this one|i don't want to talk(?: about (?:it|that))?|don't (?:want|feel like) (?:to talk|talking)(?: about it)?|i'd rather not talk about (?:it|that)|doesn't matter|it doesn't matter|never mind|nevermind)$/,
  ],
  [
    'maybe',
    /^(?:maybe|perhaps|possibly|could be|might be|it depends|depends|up to you|your call|either way|don't mind|no preference|we'll see|maybe so|maybe not|sometimes|i might|a bit|a little|not sure maybe)$/,
  ],
  [
    'fine',
    /^(?:fine|i'm fine|im fine|i'm ok|i'm okay|good|i'm good|alright i guess|not bad|so so|meh|same|same as always|the same|same old|all good|it's fine|fine i guess|okay i guess|ok i guess|good i guess|i'm alright|can't complain|nothing special|the usual|as usual|normal|average|bleh|blah|eh)$/,
  ],
  [
    'nothing',
    /^(?:i )?(?:don't|do not) know what to (?:say|write|type|tell you)|^(?:nothing to say|nothing|nothing comes to mind|i've got nothing|no words|can't think of anything|nothing else|nothing stands out|no thoughts|no opinion|that's it|that's all|i have nothing to say|i don't have anything to say|drawing a blank|my mind(?:'s| is)? (?:gone )?blank|haven't thought about it|never thought about it|nothing today|no comment)$/,
  ],
  [
    'hmm',
    /^(?:h+m+|m+h*m*|uh+|um+|er+m*|oh|ah|huh|ohh+|aha|mhm|uh huh|mm|well|hm ok|hmm ok|hmm maybe|let me think|go on|ok go on|still here|i'm here|i hear you|good point|good question|interesting|wow|oh ok|oh well|lol|haha|hah|heh|lmao)$/,
  ],
]

export function certainKind(
  raw: string,
  fixed: string,
  language: Language,
  group: boolean,
): { kind: Kind; sub: string } | undefined {
  const text = raw.trim()
  // Code shows itself at once, and no pattern may be led through eight thousand letters.
  const head = text.slice(0, 400).replace(/\w{60,}/g, '')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (!letters) return { kind: 'noise', sub: `noise.${noiseSub(text)}` }
  if (
    /^(?:[xX:;=]-?[dDpPoO3sS(){}[\]|/\\]+|[tT]_[tT]|[a-hj-zA-HJ-Z]|uwu|owo)$/.test(text) &&
    !/^[kyn]$/i.test(text)
  )
    return { kind: 'noise', sub: 'noise.emoji' }
  // Faces drawn with signs: a letter or two among marks.
  if (
    text.length <= 16 &&
    letters <= 2 &&
    (text.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0) >= 2 &&
    !/\p{L}{2}/u.test(text)
  )
    return { kind: 'noise', sub: 'noise.emoji' }
  if (isLink(text)) return { kind: 'code', sub: 'link' }
  if ((code.test(head) || shell.test(head) || looks.test(head)) && !/^(?:I|my|he|she|we)\b/i.test(text))
    return { kind: 'code', sub: 'code' }
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const bare = simple(text)
  const short =
    acks.find(([, pattern]) => pattern.test(bare)) ??
    acks.find(([, pattern]) => pattern.test(simple(fixed))) ??
    acks.find(([, pattern]) => pattern.test(bare.replace(tail, '')))
  const only = bare.split(' ')
  if (!short && only.length <= 4 && only.every(word => shortWords.test(word)))
    return {
      kind: 'ack',
      sub: `short.${/^(?:no|nope|nah|not|never)$/.test(only[0]!) ? 'no' : /^(?:maybe|perhaps|possibly)$/.test(only[0]!) ? 'maybe' : 'yes'}`,
    }
  if (short) return { kind: 'ack', sub: `short.${short[0]}` }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letter = words.length === 1 ? words[0]! : ''
  if (/^(.)\1{3,}$/.test(bare.replace(/ /g, ''))) return { kind: 'noise', sub: 'noise.mash' }
  if (latin === letters && words.length <= 6 && (isMash(words) || isStruck(letter)))
    return { kind: 'noise', sub: 'noise.mash' }
  const greeted = words.length <= 4 && !group ? manners.find(([, pattern]) => pattern.test(bare)) : undefined
  if (greeted) return { kind: 'social', sub: greeted[0] }
  if (language.isOther(text)) return { kind: 'language', sub: 'language' }
  return undefined
}

/** "pass for now", "nothing much tbh": the same shrug with a word behind it. */
const tail =
  / (?:for now|today|tonight|right now|this time|really|tbh|then|again|lol|pls|please|man|mate|sorry|stuff|things)$/

/** Whole greetings and farewells, so short that there is nothing to weigh. */
const manners: [string, RegExp][] = [
  [
    'social.hello',
    /^(?:yo+|he+y+a?|hi+(?: hi+)*|hiya|howdy|hello+(?: hello)?|hey hey|hi there|hey there|hello there|good (?:morning|day|evening|afternoon)|morning|evening|afternoon|greetings|g'day|alright mate|sup|hi all)$/,
  ],
  [
    'social.again',
    /^(?:hi again|hello again|hey again|me again|i'm back|back again|hi it's me|it's me again)$/,
  ],
  [
    'social.sameto',
    /^(?:you too|u too|likewise|same to you|you as well|right back at you|and you|same here|you're welcome|no problem|no worries|you too (?:mate|then|thanks|friend))$/,
  ],
  [
    'social.night',
    /^(?:good ?night|night night|nighty night|night|nite|sleep (?:well|tight)|sweet dreams|good ?night (?:then|now|bot|twinbot)|off to bed|ok good ?night)$/,
  ],
  [
    'social.bye',
    /^(?:bye+|bye bye|goodbye|bye now|ok bye|bye then|cya|see ya|see you|see you (?:later|soon|tomorrow|then)|later|laters|ttyl|brb|gtg|g2g|gotta go|talk (?:later|soon|tomorrow)|speak (?:later|soon)|take care|i'm off|that's all for (?:now|today)|until (?:tomorrow|next time)|have to go|cheerio|ciao)$/,
  ],
  [
    'social.thanks',
    /^(?:thanks?|thank you|thx|ty|tysm|cheers|ta|thanks (?:a lot|so much|again|mate)|thank you (?:so much|very much)|many thanks|much appreciated|appreciated|appreciate it|ok thanks|okay thanks|thanks bot)$/,
  ],
]

/** "fdsafdsa", "wasdwasd": one run of keys, again and again. */
function isStruck(word: string): boolean {
  if (/^[asdfghjkl]{5,}$/.test(word))
    return !/^(?:flask|salad|flash|glass|shall|slash|halls|falls|flags|alaska)/.test(word)
  return (
    (word.length >= 8 && word !== 'nonsense' && /(\w{3,4})\1/.test(word)) ||
    /^(?:zxc|qwe|asd|xcv|wasd|qaz|wsx|wqe)/.test(word)
  )
}

const shortWords =
  /^(?:yes|yeah|yep|yup|yea|correct|right|exactly|true|sure|ok|okay|no|nope|nah|not|never|maybe|perhaps|possibly|probably|definitely|absolutely|really|indeed|i|guess|suppose|so|think|kinda|sorta|um|hmm|oh|well)$/

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(hugging, ' ')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function noiseSub(text: string): string {
  if (/[😢😭😞😔😟🥺😿💔😩😫☹🙁😓😥😪]/u.test(text)) return 'sad'
  if (/\p{Extended_Pictographic}/u.test(text.replace(/[\d#*]/g, ''))) return 'emoji'
  return /\d/.test(text) ? 'mash' : 'marks'
}
