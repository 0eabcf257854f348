/**
 * The few sentences that need no reading: somebody says of themselves, outright and now, that they want to die or are
 * about to. In nine languages, through the usual disguises; nothing that the reader finds may lower them.
 */
import { readFileSync } from 'node:fs'

const languages = JSON.parse(
  readFileSync(new URL('./plain-statements.json', import.meta.url), 'utf8'),
) as Record<string, string[]>

// In the patterns, @ stands for words that may come between, and % for an end that makes it no figure of speech.
const BETWEEN =
  '(?: (?:really|just|honestly|still|so|often|always|only|do|desperately|truly|sometimes|actually|kinda|also|even|ve|have)){0,2}'
const NO_FIGURE =
  '(?! ?(?:of|from|laughing|inside|for|in|at|hard|peacefully|old|happy|first|before|with|like|here|there|on|near|alone|together) )(?![a-z])'

const patterns = Object.values(languages)
  .flat()
  .map(
    source =>
      new RegExp(`(?<![\\p{L}"“«])${source.replaceAll('@', BETWEEN).replaceAll('%', NO_FIGURE)}`, 'u'),
  )

/** Denied, quoted or asked about just before: then the reader decides. */
const TAKEN_BACK =
  /(?:\b(?:not|never|no|nobody|dont|didnt|doesnt|if|said|says|asked|ask|whether|think|thinks|character|song|lyrics?|line|sings?)(?: that| like| of| me| to| you| i)*|["“«])\s*$/u

export function isPlainStatement(text: string): boolean {
  const folded = fold(text)
  return [folded, undisguised(folded)].some(form =>
    patterns.some(pattern => {
      const found = pattern.exec(form)
      return found !== null && !TAKEN_BACK.test(form.slice(Math.max(0, found.index - 40), found.index))
    }),
  )
}

/** One lower-case form without accents, apostrophes and what cannot be seen. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0670\u0640\p{Cf}'’`´]/gu, '')
    .normalize('NFC')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/\s+/gu, ' ')
}

const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiѕsԁdкkмmтtнhвb'].flatMap((sign, i, all) => (i % 2 ? [] : [[sign, all[i + 1]!]])),
)
const digits = new Map(
  [...'0o1i3e4a5s7t@a$s!i'].flatMap((sign, i, all) => (i % 2 ? [] : [[sign, all[i + 1]!]])),
)

/** Digits and foreign letters inside words, letters drawn out or set apart. */
function undisguised(folded: string): string {
  return folded
    .replace(/[а-яіѕԁ]/gu, sign => lookalikes.get(sign) ?? sign)
    .replace(
      /(?<=\p{L})[013457@$!](?=\p{L})|(?<=(?:^| )\p{L}{0,3})[013457](?=\p{L})/gu,
      sign => digits.get(sign)!,
    )
    .replace(/ 2 (?=[a-z])/gu, ' to ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<!\p{L})\p{L}(?: \p{L}){5,60}(?!\p{L})/gu, run => joined(run))
}

function joined(run: string): string {
  return run
    .replaceAll(' ', '')
    .replace(/^i(want|wanna)(to)?(die|killmyself)/u, (_, want, to, die) =>
      ['i', want, to, die === 'killmyself' ? 'kill myself' : die].filter(Boolean).join(' '),
    )
}
