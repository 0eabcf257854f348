/**
 * Statements that need no model: somebody says directly that they want to die or are about to. In nine
 * languages, through common obfuscations; the reader cannot lower them.
 */
import { oneOf } from '#shared/patterns.ts'
import lexicon from './plain-statements.json' with { type: 'json' }

// In the statements, @ stands for optional words in between, and % for an ending that rules out a figure of
// speech.
const BETWEEN = `(?: ${oneOf(lexicon.between)}){0,2}`
const NO_FIGURE = `(?! ?${oneOf(lexicon.figures)} )(?![a-z])`

// Arabic attaches "and" and "so" to the next word.
const patterns = Object.values(lexicon.statements)
  .flat()
  .map(
    source =>
      new RegExp(`(?<![\\p{L}"“«])[وف]?${source.replaceAll('@', BETWEEN).replaceAll('%', NO_FIGURE)}`, 'u'),
  )

/** Negated, quoted or asked about just before: then the reader decides. */
const TAKEN_BACK = new RegExp(
  `(?:\\b${oneOf(lexicon.takenBack)}(?: that| like| of| me| to| you| i)*|["“«])\\s*$`,
  'u',
)

export function isPlainStatement(text: string): boolean {
  const folded = fold(text)
  return [folded, undisguised(folded)].some(form =>
    patterns.some(pattern => {
      const found = pattern.exec(form)
      return found !== null && !TAKEN_BACK.test(form.slice(Math.max(0, found.index - 40), found.index))
    }),
  )
}

/** Lower case without accents, apostrophes and invisible characters. */
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

/** Undoes digits and foreign letters inside words, repeated and spaced letters. */
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
