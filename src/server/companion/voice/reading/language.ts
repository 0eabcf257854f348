// Tells English from everything else. A short or careless English message must pass; a wrong "English only" is
// worse than a clumsy echo.
import { eld } from 'eld/extrasmall'
import type { Vocabulary } from '#server/companion/voice/spelling/vocabulary.ts'

const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}\p{Script=Sinhala}]/gu
/** Small words that English does not have, with which a message in another language usually gives itself away. */
const foreign = new Set(
  "estoy muy pero porque qué que mi tengo siento hola gracias buenos días soy está esta todo nada nunca siempre mucho también cuando como quiero puedo no-sé je suis est pas mais très avec dans pour mon moi ça c'est j'ai bonjour merci oui ne sais quoi tout rien jamais toujours ich bin nicht und aber mir mich mein meine das ist es geht heute sehr kann keine danke guten hallo warum immer wieder auch wenn weil eu não nao estou minha meu muito você obrigado obrigada bom dia sinto tudo nada porque mais com sono sono molto che non mi sento ciao grazie perché oggi mia mio anche tutto niente ik ben niet het een maar heel mijn voel vandaag jag är inte och det att mig min så jeg er ikke og det meg ja jestem nie mam się bardzo dziś to co jak ale ben çok değil bir ve iyi nasıl bugün kendimi yorgun mujhe nahi nahin hai mera meri main mai kya bahut aaj kuch hoon hun raha rahi aur bhi kyun yaar acha theek neend saya tidak aku sangat dan yang ini itu lelah sedih ako ang hindi ko na ng mga ay po naman pagod talaga lang ako'y nimechoka sana sina nina leo habari asante ndiyo hapana kwa dil toh hain karo apna apne pyar zindagi".split(
    ' ',
  ),
)
const alsoEnglish = new Set(
  'no me so to we a as is it he or on at do be am an in my dies die man was war will hat rat mut art gut not also main mai hun leo sana dil das sina to ja es com mi ve kya co'.split(
    ' ',
  ),
)

export type Language = { isOther: (text: string) => boolean; knows: (word: string) => boolean }

export function createLanguage(vocabulary: Vocabulary): Language {
  return {
    knows: word => isEnglish(word, vocabulary),
    isOther: text => {
      const letters = text.match(/\p{L}/gu)?.length ?? 0
      if (letters < 2) return false
      if ((text.match(otherScript)?.length ?? 0) / letters > 0.4) return true
      const words = (
        text
          .toLowerCase()
          .replace(/[’]/g, "'")
          .match(/[\p{L}']+/gu) ?? []
      )
        .filter(word => word.length > 0)
        .slice(0, 60)
      if (!words.length) return false
      const english = words.filter(
        word => isEnglish(word, vocabulary) && !(foreign.has(word) && !alsoEnglish.has(word)),
      ).length
      const other = words.filter(word => foreign.has(word) && !alsoEnglish.has(word)).length
      const share = english / words.length
      if (share >= 0.6) return false
      const guess = eld.detect(text)
      if (other >= 2 && other / words.length >= 0.25 && share < 0.5) return true
      if (guess.language && guess.language !== 'en' && share < 0.5) {
        const scores = guess.getScores() as Record<string, number>
        const lead = (scores[guess.language] ?? 0) - (scores.en ?? 0)
        if (words.length >= 3 && lead > 0.12) return true
        if (other >= 1 && share < 0.4) return true
      }
      // Mostly unknown words that look like words: a language the detector does not know.
      return (
        words.length >= 3 &&
        share < 0.2 &&
        words.every(word => /[aeiouyáéíóúàèìòùäöüâêîôûãõåæøı]/.test(word)) &&
        !isMash(words)
      )
    },
  }
}

function isEnglish(word: string, vocabulary: Vocabulary): boolean {
  const bare = word.replace(/'s$/, '')
  return (
    vocabulary.knows(word) ||
    vocabulary.knows(bare) ||
    texting.has(word) ||
    vocabulary.knows(bare.replace(/(?:s|ed|ing|es|in|er|ly)$/, '')) ||
    vocabulary.knows(bare.replace(/ing$/, 'e'))
  )
}

const texting = new Set(
  'im ive dont cant wont idk tbh ngl rn bf gf lol omg ugh u ur n cuz abt rly ppl kinda gonna wanna gotta dunno didnt doesnt isnt wasnt havent ok okay yeah nah hmm hey hi mum thx pls ily btw smh lmao wtf fml hru ty bye goodnight hiya'.split(
    ' ',
  ),
)

/** Keys struck at random: no vowels, or long runs of consonants. */
export function isMash(words: readonly string[]): boolean {
  const odd = words.filter(
    word =>
      word.length > 3 &&
      (!/[aeiouy]/.test(word) ||
        /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
        /^(?:asd|qwe|zxc|sdf|jkl|hjk|fgh)/.test(word)),
  )
  return odd.length > 0 && odd.length / words.length >= 0.5
}
