// Sentences and words with their parts of speech, on the person's own spelling: nothing is changed, only marked.
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

export type Word = {
  text: string
  lower: string
  pos: string
  /** Letters or digits; everything else is punctuation. */
  isWord: boolean
  /** Whether white space stood before it. */
  spaced: boolean
}
export type Sentence = { words: Word[]; end: string }
export type Parser = { sentences: (text: string) => Sentence[] }

const tokenPattern =
  /"[^"\n]{0,200}"|\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Pp]rof)\.(?= \p{L})|[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+|[-/][\p{L}\p{N}]+|[.,:]\d+)*%?|[£$€]\d[\d.,]*k?|\S/gu
const abbreviation = /\b(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|a\.m|p\.m|no|approx)$/i

export function loadParser(): Parser {
  const nlp = winkNLP(model, ['pos'])
  const tag = (tokens: string[]): string[] => {
    const known = tokens.map(expanded)
    const all = nlp.readDoc(known.join(' ')).tokens()
    return alignTags(known, all.out() as string[], all.out(nlp.its.pos) as string[])
  }
  return {
    sentences: text =>
      splitSentences(text).map(({ body, end }) => {
        const words = tokenise(body)
        const tags = tag(words.map(word => word.text))
        words.forEach((word, at) => {
          word.pos = tags[at] ?? 'X'
        })
        return { words, end }
      }),
  }
}

export function splitSentences(text: string): { body: string; end: string }[] {
  const found: { body: string; end: string }[] = []
  let from = 0
  const push = (to: number, end: string) => {
    const body = text.slice(from, to).trim()
    if (/[\p{L}\p{N}]/u.test(body)) found.push({ body, end })
    else if (found.length && end) found[found.length - 1]!.end += end
  }
  for (const mark of text.matchAll(/[.!?…。！？]+["')\]]*(?=\s|$|\p{Lu}\p{Ll})|\n+/gu)) {
    const before = text.slice(from, mark.index)
    if (
      mark[0] === '.' &&
      abbreviation.test(before) &&
      !(/\bno$/i.test(before) && !/^\. ?\d/.test(text.slice(mark.index)))
    )
      continue
    // A full stop inside a quotation that goes on belongs to the quotation.
    if ((before.match(/"/g)?.length ?? 0) % 2 === 1 && !mark[0].includes('"')) continue
    // "put "who?" under my post": the sentence goes on after what is quoted.
    if (mark[0].includes('"') && /^ \p{Ll}/u.test(text.slice(mark.index + mark[0].length))) continue
    push(mark.index + (mark[0].includes('"') ? mark[0].lastIndexOf('"') + 1 : 0), mark[0].trim())
    from = mark.index + mark[0].length
  }
  push(text.length, '')
  return found
}

export function tokenise(body: string): Word[] {
  return [...body.matchAll(tokenPattern)].map(found => ({
    text: found[0],
    lower: found[0].toLowerCase(),
    pos: 'X',
    isWord: isPlainLetter(found[0].charCodeAt(0)) || /[\p{L}\p{N}]/u.test(found[0]),
    spaced: found.index === 0 || body[found.index - 1] === ' ' || /\s/.test(body[found.index - 1]!),
  }))
}

/** Of most words the first letter says that they are words. */
const isPlainLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91)

/** The parser knows "I am" better than "I'm". */
function expanded(token: string): string {
  if (token.startsWith('"')) return 'words'
  if (!/['/]/.test(token)) return token
  return token
    .replace(/^can't$/i, 'can not')
    .replace(/^won't$/i, 'will not')
    .replace(/n't$/i, ' not')
    .replace(/'m$/i, ' am')
    .replace(/'re$/i, ' are')
    .replace(/'ve$/i, ' have')
    .replace(/'ll$/i, ' will')
    .replace(/'d$/i, ' would')
    .replace(/^(it|he|she|that|what|who|there|here|how|where)'s$/i, '$1 is')
    .replace(/^(\p{L}+)'s$/u, "$1 's")
    .replace(/(\p{L})\/(\p{L})/gu, '$1 or $2')
}

function alignTags(tokens: string[], values: string[], tags: string[]): string[] {
  let at = 0
  return tokens.map(token => {
    let left = token.includes(' ') ? token.replace(/\s/g, '').length : token.length
    const first = tags[at] ?? 'X'
    while (left > 0 && at < values.length) left -= values[at++]!.length
    return first
  })
}

/** The words as they stood, with a single space where there was white space. */
export function textOf(words: readonly Word[]): string {
  let text = ''
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    text += at > 0 && word.spaced ? ` ${word.text}` : word.text
  }
  return text
}

export function countWords(words: readonly Word[]): number {
  let count = 0
  for (const word of words) if (word.isWord) count += 1
  return count
}
