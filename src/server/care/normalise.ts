// Makes one lower-case form of the many ways the same letters are written, and a second, undisguised reading of
// texts that hide their words (digits for letters, spaced letters, stretched letters, look-alike alphabets).

const invisible = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/gu
const latinMarks = /[\u0300-\u036f]/gu
const arabicMarks = /[\u064b-\u0652\u0670\u0640]/gu
const beyondAscii = /[^\p{ASCII}]/u

/** The plain form: compatible characters folded, invisible ones out, accents of Latin and vowel signs of Arabic off. */
export function fold(written: string): string {
  const text = withOpenQuotes(written)
  if (!beyondAscii.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase().replace(/ß/gu, 'ss')
  if (!beyondAscii.test(plain)) return plain
  const bare = plain.normalize('NFD').replace(latinMarks, '').normalize('NFC')
  return bare
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
}

const singleQuoted = /(?<=^|[\s(:,])['‘](\p{L}[^\n]{2,200}?[\p{L}.!?,…])['’](?=$|[\s.,!?;:)])/gu

// Words between single quotes are a quotation too: 'I want to leave', she said.
function withOpenQuotes(text: string): string {
  const opens = text.startsWith("'") || text.includes(" '") || text.includes('‘')
  return opens ? text.replace(singleQuoted, '“$1”') : text
}

const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsԁdкkмmтtнhвbαaεeιiοoυuκkτtνv'].flatMap((sign, i, all) =>
    i % 2 ? [] : [[sign, all[i + 1]!]],
  ),
)
const mixed = /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/u
const spaced = /(?<![\p{L}\p{N}'’])\p{L}(?:[ .\-_*·]{1,2}\p{L}){2,40}(?![\p{L}\p{N}'’])/gu
const leetWord = /(?<![\p{L}\p{N}])[a-z$@]*(?:[a-z][0134578@$!]|[0134578@$][a-z]|[a-z]\*)[a-z0134578@$!*]*/gu
const stretched = /(\p{L})\1{2,}/gu

// A quick look: a digit or sign inside a word, single letters in a row, a letter three times, or two alphabets.
const disguised =
  /[a-z][0134578@$!*]|[0134578@$][a-z]|(?<![a-z'’])\p{L}[ .\-_*·]{1,2}\p{L}[ .\-_*·]{1,2}\p{L}(?![\p{L}])|(\p{L})\1\1|[\u0370-\u052f]/u

// What each plain character is to that look: a letter, or a digit or sign that stands for one.
const isLetter = 1
const standsForLetter = 2
const characters = new Uint8Array(128)
for (const sign of 'abcdefghijklmnopqrstuvwxyz') characters[sign.charCodeAt(0)] = isLetter
for (const sign of '0134578@$!*') characters[sign.charCodeAt(0)] = standsForLetter

// Quicker still, and now and then true without need: most texts have nothing that the look above could find.
function mayBeDisguised(folded: string): boolean {
  let before = 0
  let wordLength = 0
  let lengthBefore = 0
  let same = 0
  let lastCode = 0
  for (let i = 0; i < folded.length; i++) {
    const code = folded.charCodeAt(i)
    if (code > 127) return true
    const kind = characters[code]!
    if (kind + before === isLetter + standsForLetter) return true
    if (kind === isLetter) {
      same = code === lastCode ? same + 1 : 1
      wordLength++
      if (same === 3) return true
    } else {
      // Two letters in a row that stand alone.
      if (wordLength === 1 && lengthBefore === 1) return true
      if (wordLength > 0) lengthBefore = wordLength
      wordLength = 0
      same = 0
    }
    before = kind
    lastCode = code
  }
  return wordLength === 1 && lengthBefore === 1
}

const between = /[ .\-_*·]/gu

// Letters apart and words further apart ("e n d  i t"): each word is put together by itself.
function wordByWord(run: string, known: (word: string) => string | null): string {
  const words = run.split('  ')
  if (words.length === 1) return run
  return words.map(word => known(word.replace(between, '')) ?? word).join(' ')
}

/** The text without its disguise, or null when it wears none. Takes folded text. */
export function undisguise(folded: string, known: (word: string) => string | null): string | null {
  if (!mayBeDisguised(folded) || !disguised.test(folded)) return null
  let text = folded
  if (mixed.test(text)) text = text.replace(/[\u0370-\u052f]/gu, sign => lookalikes[sign] ?? sign)
  text = text.replace(spaced, run => known(run.replace(between, '')) ?? wordByWord(run, known))
  text = text.replace(leetWord, word => {
    const plain = word.replace(/[013457@$!]/gu, sign => leet[sign] ?? sign)
    return known(plain.replace(/\*/gu, '')) ?? word
  })
  text = text.replace(stretched, (run, sign: string) => (run.length > 2 ? `${sign}${sign}` : run))
  return text === folded ? null : text
}
