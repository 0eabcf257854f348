// Decides what kind of turn a message is. What can be known for certain (emoji, code, another script, "idk") is
// decided by rule; the rest by the learned weights, with a few rules where a mistake would cost most.
import type { Featurer } from './features.ts'
import { intentOf } from './intents.ts'
import { isMash, type Language } from './language.ts'
import { loadLinear } from './linear.ts'

export type Kind =
  | 'content'
  | 'ack'
  | 'noise'
  | 'social'
  | 'meta'
  | 'advice'
  | 'repair'
  | 'language'
  | 'code'
  | 'crisis'
  | 'offscope'
  | 'nodiagnosis'
export type Form = 'feel' | 'sit' | 'ambiv' | 'selfcrit' | 'win' | 'frag'
export type Route = { kind: Kind; sub: string; form: Form; formScore: (form: Form) => number; sure: number }
export type Router = { route: (raw: string, fixed: string, answers: boolean) => Route }

export function loadRouter(folder: string, featurer: Featurer, language: Language): Router {
  const kinds = loadLinear(folder, 'kind')
  const forms = loadLinear(folder, 'form')
  return {
    route: (raw, fixed, answers) => {
      const features = featurer(raw, fixed)
      const form = forms.score(features)
      const decide = (kind: Kind, sub = '', sure = 1): Route => ({
        kind,
        sub: sub || intentOf(kind, fixed) || (kind === 'ack' ? 'short.hmm' : ''),
        form: form.best as Form,
        formScore: name => form.of(name),
        sure,
      })
      const certain = ruled(raw, fixed, language)
      if (certain) return decide(certain.kind, certain.sub)
      const scores = kinds.score(features)
      const best = corrected(scores.best as Kind, raw, fixed, answers, kind => scores.of(kind))
      return decide(best, '', scores.of(best))
    },
  }
}

const code =
  /[{};]\s*(?:$|\n|\/\/)|=>|<\/?[a-z]+[^>]*>|\b(?:function|const|let|var|def|class|import|public|static|void)\s+[\w$]+\s*[({=:;]|\bSELECT\b.+\bFROM\b|\b(?:INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b|^\s*(?:\$|>>>|#!|sudo |npm |git |pip |docker )|\b(?:Traceback \(most|\w+Error:|\w+Exception\b)|console\.log|print\(|^\s*\{\s*"[^"]+"\s*:|\bat \w+ \([\w./]+:\d+|^\s*#include|\w+\(\)\s*[;{]|\brm -rf\b|^\s*<\?|\w+\.\w+\([^)]*\)\s*[;.{]?\s*$|\[(?:ERROR|INFO|WARN|DEBUG)\]|&&\s*\w+|\|\s*grep\b/m
const link = /^(?:\S+:\s*)?(?:https?:\/\/|www\.)\S+$|^\S+\.(?:com|org|net|io|co\.uk)\/\S*$/i
const hugging = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d\u{1f1e6}-\u{1f1ff}]/gu

const acks: [string, RegExp][] = [
  [
    'idk',
    /^(?:i )?(?:really |honestly |just )?(?:don't|dont|do not) (?:really |even )?know(?: really| tbh| honestly| yet| anymore)?$|^(?:idk|idek|dunno|no idea|not sure|no clue|who knows|i'm not sure|beats me|hard to say|can't say|couldn't tell you|idk man|not really sure|i have no idea|unsure)(?: really| tbh| yet| honestly)?$/,
  ],
  [
    'ok',
    /^(?:ok|okay|k|kk|okey|okie|oki|alright|sure|right|fair|fair enough|got it|i see|makes sense|cool|noted|gotcha|ok then|okay then|all right|ok cool|okay cool|ok sure|whatever|if you say so|mkay|understood|good to know|ok thanks i guess)$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|yup|yea|ya|yh|true|exactly|definitely|correct|i guess so|i suppose|i suppose so|guess so|yeah i guess|yes i guess|i guess|probably|pretty much|kind of|sort of|kinda|sorta|i think so|that's right|mm yeah|yeah kind of|yeah maybe|yeah probably|basically|for sure|absolutely|indeed|yeah true|very true|so true|yeah exactly)$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|not really|no not really|never|not at all|not yet|no thanks|not today|nah not really|i don't think so|don't think so|not particularly|not that i know of|nothing really|no thank you|not much|nothing much|i'd rather not|rather not|rather not say|prefer not to say|pass|skip|next)$/,
  ],
  [
    'maybe',
    /^(?:maybe|perhaps|possibly|could be|might be|it depends|depends|we'll see|maybe so|maybe not|sometimes|i might|a bit|a little|not sure maybe)$/,
  ],
  [
    'fine',
    /^(?:fine|i'm fine|im fine|i'm ok|i'm okay|good|i'm good|alright i guess|not bad|so so|meh|same|same as always|the same|same old|all good|it's fine|fine i guess|okay i guess|ok i guess|good i guess|i'm alright|can't complain|nothing special|the usual|as usual|normal|average|bleh|blah|eh)$/,
  ],
  [
    'nothing',
    /^(?:i )?(?:don't|do not) know what to (?:say|write|type|tell you)|^(?:nothing to say|nothing|nothing comes to mind|i've got nothing|no words|can't think of anything|i have nothing to say|i don't have anything to say|drawing a blank|my mind is blank|nothing today|no comment)$/,
  ],
  [
    'hmm',
    /^(?:h+m+|m+h*m*|uh+|um+|er+m*|oh|ah|huh|ohh+|aha|mhm|uh huh|mm|well|hm ok|hmm ok|hmm maybe|let me think|good question|interesting|wow|oh ok|oh well|lol|haha|hah|heh|lmao)$/,
  ],
]

function ruled(raw: string, fixed: string, language: Language): { kind: Kind; sub: string } | undefined {
  const text = raw.trim()
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (!letters) return { kind: 'noise', sub: `noise.${noiseSub(text)}` }
  if (link.test(text)) return { kind: 'code', sub: 'link' }
  if (code.test(text) && !/^(?:I|my|he|she|we)\b/i.test(text)) return { kind: 'code', sub: 'code' }
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const bare = simple(text)
  const short =
    acks.find(([, pattern]) => pattern.test(bare)) ?? acks.find(([, pattern]) => pattern.test(simple(fixed)))
  if (short) return { kind: 'ack', sub: `short.${short[0]}` }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (/^(.)\1{3,}$/.test(bare.replace(/ /g, '')) || (latin === letters && words.length <= 6 && isMash(words)))
    return { kind: 'noise', sub: 'noise.mash' }
  if (language.isOther(text)) return { kind: 'language', sub: 'language' }
  return undefined
}

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

/** Where a learned guess and a plain fact disagree, the fact wins. */
function corrected(
  best: Kind,
  raw: string,
  fixed: string,
  answers: boolean,
  of: (kind: Kind) => number,
): Kind {
  const words = fixed.match(/[\p{L}\p{N}']+/gu)?.length ?? 0
  const me = /\b(?:i|i'm|i've|i'd|me|my|we|our)\b/i.test(fixed)
  const you = /\b(?:you|your|you're|yours|bot)\b/i.test(fixed)
  // Code and other languages are known by their looks alone; emoji and mash too.
  if (best === 'code' || best === 'language' || best === 'noise')
    return words > 2 || me ? 'content' : second(of, ['content', 'ack', 'social'])
  // A long story is content, whatever it opens or closes with.
  if (words > 45 && best !== 'advice') return 'content'
  if (words > 60) return 'content'
  if (
    best === 'repair' &&
    !you &&
    !/\b(?:this|that|it|questions?|asking|app|useless|pointless|stop)\b/i.test(fixed)
  )
    return 'content'
  if (best === 'ack' && words > 12) return 'content'
  if (best === 'social' && words > 14) return 'content'
  // With a question just asked, a few words without "you" answer it.
  if (
    answers &&
    words <= 8 &&
    !you &&
    !/\?/.test(raw) &&
    (best === 'meta' || best === 'offscope') &&
    of(best) < 0.9
  )
    return 'content'
  return best
}

const second = (of: (kind: Kind) => number, kinds: Kind[]): Kind => kinds.sort((a, b) => of(b) - of(a))[0]!
