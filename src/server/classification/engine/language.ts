/** Is this English? Only then are tags given: in another language the cues would find chance likenesses. */
import type { Token } from './tokens.ts'

/** Small words of other languages that English lists of words also contain. */
const FOREIGN = new Set(
  `que el los las del en mi muy con por para una un es soy estoy yo pero como si su te se lo le nos mas
   je tu il elle nous vous les des et est mes pas suis sur une dans avec qui pour mon ma ton sont ai du au aux
   ich und der das ist nicht mich auf mit ein eine habe bin wir sie es dem den von zu mir auch wie war
   di che ho sono mi per non una della ci sei ti ha ma gli nel alla
   eu nao muito com uma meu minha voce da do dos em um
   ik het een niet voor mijn zo ben na weer wat je maar
   saya aku yang tidak dan dengan untuk ini itu lagi sudah
   hai kya aur mera mujhe nahi nahin bahut kal mai hoon raha rahi ka ki ke ko se
   jag och inte att det som en ar jeg ikke og til av det
   nie sie jest na ze bardzo mam jestem vreau sunt este foarte nu la cu
   ana wa fi la ba si ya na niko sana`.split(/\s+/),
)

/** The share of words that an English reader knows; 1 for a text without words. */
export function englishShare(tokens: Token[], known: (word: string) => boolean): number {
  let words = 0
  let familiar = 0
  for (const { kind, word } of tokens) {
    if (kind !== 'word') continue
    words++
    if (/^[a-z']+$/.test(word) && !FOREIGN.has(word) && known(word)) familiar++
    else if (ENGLISH_TOO.has(word)) familiar++
  }
  return words === 0 ? 1 : familiar / words
}

const ENGLISH_TOO = new Set([
  'me',
  'die',
  'was',
  'war',
  'on',
  'do',
  'no',
  'in',
  'so',
  'an',
  'i',
  'a',
  'as',
  'to',
  'am',
  'he',
  'man',
])
