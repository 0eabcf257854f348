// The kinds that a message's mere looks decide: emoji, keys struck at random, code, another language, "idk", "bye".
import { askedOfUs } from '#server/companion/voice/fixed/asked-of-us.ts'
import { noAdvice } from '#server/companion/voice/fixed/complaints.ts'
import { conditions } from '#server/companion/voice/fixed/conditions.ts'
import { correctionOf } from '#server/companion/voice/fixed/corrections.ts'
import { faceSub, noiseSub } from '#server/companion/voice/fixed/faces.ts'
import { farewellOf } from '#server/companion/voice/fixed/farewells.ts'
import { causes as asksCause } from '#server/companion/voice/fixed/noticed.ts'
import { isRequest } from '#server/companion/voice/fixed/requests.ts'
import { isInward } from '#server/companion/voice/reading/inward.ts'
import { isMash, type Language } from '#server/companion/voice/reading/language.ts'
import {
  asksAtEnd,
  asksJudgement,
  asksSilence,
  noPity,
  plainNews,
  plainTalk,
  putWords,
} from '#server/companion/voice/spelling/plain-asks.ts'
import { acks, doubts, grumbles, manners, shortWords, tail } from './brief.ts'
import { hasMinutes, isWish, placeGreeted } from './greetings.ts'
import type { Kind } from './kind.ts'
import { asksForUs, borrows, looksIn } from './telling.ts'

const code =
  /[{};]\s*(?:$|\n|\/\/)|=>|<\/?[a-z]+[^>]*>|\b(?:function|const|let|var|def|class|import|public|static|void)\s+[\w$]+\s*[({=:;]|\bSELECT\b.+\bFROM\b|\b(?:INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b|^\s*(?:\$|>>>|#!|sudo |npm |git |pip |docker )|\b(?:Traceback \(most|\w+Error:|\w+Exception\b)|console\.log|print\(|^\s*\{\s*"[^"]+"\s*:|\bat \w+ \([\w./]+:\d+|^\s*#include|\w+\(\)\s*[;{]|\brm -rf\b|^--- \S+|^import \w+ from\b|^(?:const|let|var) [[{]|^\w+: ?['"][\w.]+['"]$|^echo \$\w+|^chmod |^\s*<\?|\w+\.\w+\([^)]*\)\s*[;.{]?\s*$|\[(?:ERROR|INFO|WARN|DEBUG)\]|&&\s*\w+|\|\s*grep\b/m
const address =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|gg|be|ly|me|co|example|app|dev|tv|uk)\/[\w#?=&/.-]*/i

/** An address and hardly a word beside it. */
function isLink(text: string): boolean {
  return (
    text.includes('.') &&
    address.test(text) &&
    (text.replace(address, ' ').match(/\p{L}+/gu)?.length ?? 0) <= 3
  )
}

const shell =
  /^\s*(?:chmod|ssh|curl|wget|cd|ls|cat|mv|cp|grep|awk|sed|kubectl|docker|git|npm|npx|pip3?|python3?|node|brew|apt|apt-get|sudo|rm|mkdir|echo|export|make|ping|tar)\s+[-./~$\w"']+.*(?:[-/.@|$;&=]|install|run)|^\s*=\w+\(|^\^.*\$$|^0x[0-9a-f]+$|^[A-Za-z0-9+/]{12,}={1,2}$|\bif __name__|^\s*(?:while|for|if|elif|else|try|with) .*:\s*(?:$|pass|run|return|\n)|\bDROP TABLE\b|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|^\s*[A-Za-z_]\w* = [[{("\d]|\bSQL syntax\b|^\s*import \w+ as \w+|;\s*\w+\(|^\s*(?:ERROR|FATAL|WARN(?:ING)?|Exception)\b[ :\d(]|<\w+[^>]*\/?>|^\s*\w+:\s*\n\s+-|\b\w+\[\d+\]|\$\{?\w+\}?=/m
/** More looks of code: comparisons, chained calls, a tool's name and its verb, a path, a fault. */
const looks =
  /^(?:error|warning) [A-Z]{1,4}\d+:|^\w+@[\w.-]+:|^(?:scp|rsync|ps|ls|cd|cat|top|vim|nano|df|du|kill|chown|tail|head|find|man|which|ssh|nslookup|ifconfig|ipconfig)(?: -{1,2}\w[\w-]*)+(?: |$)|^(?:scp|rsync) \S+ \S+|\|\s*(?:sort|head|tail|wc|awk|sed|xargs|less|grep)\b|^import [a-z_]\w*(?:\.\w+)*;?$|^from [\w.]+ import \w|^for \(|^(?:ALTER|CREATE|DROP|INSERT|UPDATE|DELETE) [A-Z]+ \w|\{\{.*\}\}|\{%.*%\}|^\d{3} (?:Not Found|Internal Server Error|Bad Request|Forbidden|Unauthorized)|^\w+: \S+\n\s+- |^(?:cd|ls) ?(?:\.\.|~)?$|\b\w+\.(?:py|js|ts|java|cpp|sh):\d+|\w+ (?:===?|!==?|<=|>=|\+=|:=) ["'\w]|^\s*(?:Uncaught )?Error: |\(core dumped\)|\blambda \w+:|^\w+(?:\.\w+\([^()]*\)){1,4};?$|^(?:kubectl|docker|npm|npx|git|pip3?|sudo|apt|apt-get|brew|yarn|pnpm|terraform|systemctl|cargo) [a-z]+(?: \S+){0,4}$|^[A-Za-z]:\\\w|\b(?:margin|padding|display|font-size|z-index|width|height): ?[\w.]+|\^\[[^\]]+\]|\\[dws][+*]/m
/** A quick look that most talk does not pass: a sign, a capital word or a small first letter. */
const typed =
  /[{}<>=;$|\\[\]#_`@^&*/]|\w\(|::|--|[A-Z]{3}|Error|Exception|Traceback|core dumped|\d{4}-\d|\w:(?:\s|$)|\d\.\d|\w\.\w|^\s*[a-z]|^\d{3} [A-Z]|^0x/m
/** "Testing, testing, 123": to see whether it works. */
const tried =
  /^(?:just |this is (?:just |only )?a )?test(?:ing|s)?(?: test(?:ing)?| \d+| one| two| three| mic| check| is this (?:on|working))*$/
const babble =
  /^(?:(?:beep|boop|bop|bleep|bloop)(?: (?:beep|boop|bop|bleep|bloop))*|bla+h?(?: bla+h?)+|la(?: la)+|lorem ipsum.*|foo ?bar(?: baz)?|meow|woof|moo|quack|yada(?: yada)+)$/
/** "I'd sooner not go into my childhood, if it's all the same to you." */
const declines =
  /^(?:(?:um+|er+|sorry|ok|no|please|honestly|actually|look)[\s,]+)*(?:(?:i'd|i would) (?:rather|sooner|prefer) (?:not|we didn't)|(?:i'd|i would) prefer not to|i (?:don't|dont|do not) (?:really )?(?:want to|wanna|wish to|feel ready to)|(?:i'm |im |i am )?not (?:really )?(?:ready|willing) to|(?:can|could) we (?:please )?not|let's not|i (?:won't|will not|refuse to)|(?:i'm|im|i am) not going to) (?:really |even )?(?:talk about|go into|get into|discuss|speak about|do|dig into|bring up|touch on|open up about) (?:(?!with\b|to\b|because\b)[\p{L}']+ ?){1,4}(?:[\s,]*(?:yet|with (?:you|an? \p{L}+)|today|now|right now|tonight|please|here|thanks|anymore|if (?:that's|thats|it's|its) (?:ok|okay|all right|alright|fine|all the same)(?: (?:to|with|by) you)?))*[.!?\s]*$/iu
/** "We're not talking about my weight today", "please don't bring up the crash again." */
const forbids =
  /^(?:(?:ok|no|please|hey|look|and)[\s,]+)*(?:(?:we're|we are|i'm|im|i am) not (?:talking about|discussing|going into|getting into)|(?:please )?(?:don't|dont|do not|stop|can you not|could you not) (?:bring(?:ing)? up|mention(?:ing)?|ask(?:ing)?(?: me)? about|talk(?:ing)? about)) (?:(?!with\b|to\b|because\b)[\p{L}']+ ?){1,4}(?:[\s,]*(?:again|anymore|yet|today|now|tonight|please|thanks|ok|okay))*[.!\s]*$/iu
const shelves =
  /^(?:please |ok |so )*(?:(?:keep|leave) (?:my [\p{L}' ]{2,20}|him|her|them) out of (?:it|this)|next (?:question|one)(?: please)?[,.][^.]{0,40}|(?:can|could|may) we (?:please )?(?:park|drop|skip|shelve|avoid|leave) (?:the (?:topic|subject|thing)(?: (?:of|with|about) [\p{L}' ]{2,25})?|my [\p{L}' ]{2,25}|this|that)|(?:that|this|the|my [\p{L}]+)(?: subject| topic| one| question)?(?:'s| is| are) (?:off limits|off the table|closed|private|not (?:for (?:today|discussion)|up for discussion)))(?: please| for now| today| thanks)*[.!?\s]*$/iu
/** Asked for a line to ring: the numbers are one tap away, and we say where. */
const helpline =
  /\b(?:number|phone|contact|ring|call|reach)\b.{0,20}\b(?:samaritans|childline|lifeline|helplines?|hotlines?|crisis lines?)\b|\b(?:samaritans|childline|lifeline|helpline|hotline|crisis line) number\b/i
const wantsPerson =
  /\b(?:(?:speak|talk|chat|write|put me through) (?:to|with) (?:an? )?(?:real |actual |proper |live )*(?:human(?: being)?|person|operator|agent|member of staff)|(?:real|actual|live) (?:person|human) (?:please|instead|now))\b(?!.*\b(?:or|am i|are you|is this)\b)/i
const sumsUp =
  /^(?:please |can you |could you |just |ok |and )*(?:summari[sz]e|sum up|recap|remind me(?: of)?|list|repeat|go over) (?:all |everything |back )*(?:what )?(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:already |just )?(?:said|told(?: you)?|talked about|written|wrote|mentioned|discussed)\b/i
const hugging = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\p{Regional_Indicator}/gu

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
  if (
    /^[01]{8}(?: [01]{8})+$|^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?$|\{\{.*\}\}|\$\{.*\}/.test(
      text.slice(0, 200),
    )
  )
    return { kind: 'code', sub: 'code' }
  if (/^\d{1,3} ?\/ ?(?:5|10|100)$/.test(text)) return { kind: 'noise', sub: 'noise.number' }
  if (
    /^(?:like |maybe |about |around |probably |id say |i'd say )*(?:an? )?\d{1,2}(?: ?(?:\/|out of) ?10)?(?: i (?:guess|think))?[.!]*$/i.test(
      text,
    ) &&
    letters
  )
    return { kind: 'noise', sub: 'noise.number' }
  // A sum to be done, not a number struck at random.
  if (/^\d+ ?[x×*+/÷-] ?\d+ ?(?:=|\?)* ?$/.test(text)) return { kind: 'offscope', sub: 'off.sum' }
  if (!letters) return { kind: 'noise', sub: `noise.${noiseSub(text)}` }
  if (
    /^(?:[xX:;=]-?[dDpPoO3sS(){}[\]|/\\]+|[tToOxX0uU][_.][tToOxX0uU]|uwu|owo)$/.test(text) &&
    !/^[kyn]$/i.test(text)
  )
    return { kind: 'noise', sub: `noise.${faceSub(text)}` }
  if (/^[a-hj-wyz]$/i.test(text) && !/^[kyn]$/i.test(text)) return { kind: 'noise', sub: 'noise.mash' }
  if (/^\w{1,20} ?= ?[[{("'\d]/.test(head)) return { kind: 'code', sub: 'code' }
  if (/^\s*[[{].*["'\d].*[\]}]\s*$/s.test(head) && /["':,]/.test(head)) return { kind: 'code', sub: 'code' }
  // Faces drawn with signs: a letter or two among marks.
  if (
    text.length <= 16 &&
    letters <= 2 &&
    (text.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0) >= 2 &&
    !/\p{L}{2}/u.test(text)
  )
    return { kind: 'noise', sub: `noise.${faceSub(text)}` }
  if (isLink(text)) return { kind: 'code', sub: 'link' }
  if (
    typed.test(head) &&
    (code.test(head) || shell.test(head) || looks.test(head)) &&
    !/^(?:I|my|he|she|we)\b/i.test(text)
  )
    return { kind: 'code', sub: 'code' }
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  // No shrug and no greeting is longer than this.
  const bare = text.length > 140 ? '' : simple(text)
  if (/^a{4,}(?:r*g*h*|h+)$|^(?:a+h+){2,}$/.test(bare) && bare.length > 3)
    return { kind: 'noise', sub: 'noise.scream' }
  if (/^a+r+g+h*$/.test(bare) && bare.length > 3) return { kind: 'ack', sub: 'noise.scream' }
  if (/^z{3,}$/.test(bare)) return { kind: 'noise', sub: 'noise.tired' }
  if (tried.test(bare)) return { kind: 'noise', sub: 'meta.there' }
  if (babble.test(bare)) return { kind: 'noise', sub: 'noise.mash' }
  const short = bare
    ? [bare, simple(fixed), bare.replace(tail, '')]
        .values()
        .map(said => acks.find(([, pattern]) => pattern.test(said)))
        .find(Boolean)
    : undefined
  if (/^al+right(?:,? (?:mate|love|pal|then|there))?\?+$/i.test(text))
    return { kind: 'social', sub: 'social.howareyou' }
  if (/^(?:what|eh|huh|pardon|come again|wait what|sorry what)\?+$/i.test(text))
    return { kind: 'repair', sub: 'repair.nonsense' }
  const grumbled = bare && !group ? grumbles.find(([, pattern]) => pattern.test(bare)) : undefined
  if (grumbled) return { kind: 'repair', sub: grumbled[0] }
  if (/^x{1,6}$/i.test(text)) return { kind: 'noise', sub: 'noise.heart' }
  const only = bare.split(' ')
  if (bare && !short && only.length <= 4 && only.every(word => shortWords.test(word)))
    return {
      kind: 'ack',
      sub: `short.${only.some(word => /^(?:no|nope|nah|not|never)$/.test(word)) ? 'no' : /^(?:maybe|perhaps|possibly)$/.test(only[0]!) ? 'maybe' : 'yes'}`,
    }
  if (short) return { kind: 'ack', sub: `short.${short[0]}` }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letter = words.length === 1 ? words[0]! : ''
  if (/^(.)\1{3,}$/.test(bare.replaceAll(' ', ''))) return { kind: 'noise', sub: 'noise.mash' }
  if (
    latin === letters &&
    words.length <= 6 &&
    (isMash(words) || isStruck(letter) || alongRows(words, language))
  )
    return { kind: 'noise', sub: 'noise.mash' }
  const unsure =
    group || words.length > 16
      ? undefined
      : doubts.find(([, pattern]) => pattern.test(text.replace(/[’]/g, "'")))
  if (unsure && words.length - (unsure[1].exec(text.replace(/[’]/g, "'"))?.[0].split(' ').length ?? 0) <= 6)
    return { kind: 'social', sub: unsure[0] }
  if (!group && words.length <= 14 && hasMinutes(text)) return { kind: 'social', sub: 'social.minutes' }
  if (!group && words.length <= 18 && asksSilence.test(text.replace(/[’]/g, "'")))
    return { kind: 'meta', sub: 'meta.telling' }
  if (!group && plainNews.test(text.replace(/[’]/g, "'"))) return { kind: 'content', sub: '' }
  if (
    !group &&
    words.length <= 20 &&
    [declines, forbids, shelves].some(each => each.test(text.replace(/[’]/g, "'")))
  )
    return { kind: 'ack', sub: 'short.no' }
  if (
    !group &&
    words.length <= 8 &&
    /^is (?:my|this|that|it|the) (?:\p{L}+ ){0,3}(?:cancer\p{L}*|infected|broken|an? tumou?r|malignant|contagious)\??$/iu.test(
      text,
    )
  )
    return { kind: 'nodiagnosis', sub: 'diag.condition' }
  if (
    !group &&
    words.length <= 14 &&
    /^(?:please |can you |could you |just |will you )*(?:keep me company|stay (?:here )?with me|don't (?:go|leave me))\b(?!.*\b(?:he|she|they)\b)/i.test(
      text.replace(/[’]/g, "'"),
    )
  )
    return { kind: 'meta', sub: 'meta.there' }
  if (!group && words.length <= 14 && helpline.test(text)) return { kind: 'meta', sub: 'meta.emergency' }
  if (!group && words.length <= 14 && wantsPerson.test(text)) return { kind: 'meta', sub: 'meta.person' }
  if (!group && words.length <= 14 && sumsUp.test(text)) return { kind: 'meta', sub: 'meta.remember' }
  const asked = group || words.length > 28 ? undefined : askedOfUs(fixed)
  if (asked) return { kind: 'meta', sub: asked }
  if (putWords.test(text)) return { kind: 'offscope', sub: 'off.instructions' }
  if (!group && words.length <= 22 && isRequest(fixed)) return { kind: 'offscope', sub: '' }
  if (!group && words.length <= 16 && !/\b(?:he|she|they|my)\b/i.test(text)) {
    if (noPity.test(text)) return { kind: 'repair', sub: 'repair.patronising' }
    if (plainTalk.test(text)) return { kind: 'repair', sub: 'repair.robotic' }
    if (noAdvice.test(text) && /^(?:i|i'm|im|please|just|no|not|don't|dont|stop)\b/i.test(text))
      return { kind: 'repair', sub: 'repair.no-advice' }
  }
  const greeted =
    words.length <= 9 && !group
      ? manners.find(([, pattern]) => pattern.test(bare.replace(/ x+$/, '')))
      : undefined
  if (greeted) return { kind: 'social', sub: greeted[0] }
  if (!group && words.length <= 14 && isWish(text)) return { kind: 'social', sub: 'social.wish' }
  if (!group && words.length <= 10 && placeGreeted(text)) return { kind: 'social', sub: 'social.hello' }
  const leaves = group ? undefined : farewellOf(text)
  if (leaves) return { kind: 'social', sub: leaves }
  // Who may read along is answered, whatever is told beside it.
  if (!group && words.length <= 25 && looksIn.test(text)) return { kind: 'meta', sub: '' }
  if (!group && words.length <= 25 && asksForUs.test(text)) return { kind: 'advice', sub: '' }
  if (!group && words.length <= 32 && asksAtEnd.test(text) && !conditions.test(text))
    return { kind: 'advice', sub: '' }
  if (!group && words.length <= 16 && asksCause.test(text))
    return { kind: 'nodiagnosis', sub: 'diag.condition' }
  if (!group && words.length <= 25 && asksJudgement(text)) return { kind: 'advice', sub: '' }
  if (!group && words.length <= 25 && borrows(text)) return { kind: 'nodiagnosis', sub: 'diag.dose' }
  if (!group && /^(?:so |and )?(?:what age|how old) (?:are|r) (?:you|ye|u)\b/i.test(text))
    return { kind: 'meta', sub: 'meta.age' }
  // "No, wrong, I'm the idiot here" is hard on nobody but themselves.
  if (!group && /^(?:(?:no+|nope|nah|wrong)[\s,.!]+)+i(?:'m|m| am)\b/i.test(text) && isInward(text))
    return { kind: 'content', sub: '' }
  if (!group && correctionOf(fixed)) return { kind: 'repair', sub: 'repair.corrected' }
  if (
    greetsElsewhere.test(text) &&
    words.length > 1 &&
    !/\b(?:i|i'm|the|is|my|to|and|how|are|you|what|it|just|today|there|all)\b/i.test(text)
  )
    return { kind: 'language', sub: 'language' }
  if (language.isOther(text) && !isEnglishNow(fixed, language)) return { kind: 'language', sub: 'language' }
  return undefined
}

/** Half in another language: what is left of it is English, and enough to answer. */
function isEnglishNow(fixed: string, language: Language): boolean {
  const left = fixed.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return left.length > 3 && left.filter(word => language.knows(word)).length / left.length >= 0.8
}

/** The rest of such a message is hardly ever English. */
const greetsElsewhere =
  /^(?:hola|buenas|buenos d[ií]as|bonjour|bonsoir|salut|ciao|hallo|guten|olá|ola|namaste|merhaba|salaam|privet|cześć)\b/iu

/** "fdsafdsa", "wasdwasd": one run of keys, again and again. */
function isStruck(word: string): boolean {
  if (/^[asdfghjkl]{5,}$/.test(word))
    return !/^(?:flask|salad|flash|glass|shall|slash|halls|falls|flags|alaska)/.test(word)
  return (
    (word.length >= 8 && word !== 'nonsense' && /(\w{3,4})\1/.test(word)) ||
    /^(?:zxc|qwe|asd|xcv|wasd|qaz|wsx|wqe)/.test(word)
  )
}

/** "qpwoei ruty": no word among them, and most with all their letters on one row of keys. */
function alongRows(words: readonly string[], language: Language): boolean {
  if (words.some(word => language.knows(word))) return false
  const along = words.filter(word => /^(?:[qwertyuiop]{3,}|[asdfghjkl]{3,}|[zxcvbnm]{3,})$/.test(word))
  return along.length / words.length > 0.5
}

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(hugging, ' ')
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
