// Finds what a reply brings in by itself: names, people, numbers and whether somebody is a he or a she.
import { sentencesOf, stem, stemsOf, wordsOf } from '#server/companion/words.ts'

const set = (words: string) => new Set(words.split(' '))

/** Words with which a sentence may begin; a capital on any other that was not mentioned may be a name. */
const openers = set(
  "a after again against all almost along already although amid among an and anger another any around as at because before behind being beneath between beyond both but by caught despite each either enough even every everything exhaustion fear finally for from grief guilt half happiness having he her here his how if in inside instead it it's its joy just less loneliness lonely many maybe more most much neither no nobody none not nothing now of on once one only or over part perhaps pressure pride quite rather relief right sadness shame she since so some somebody somehow someone something sometimes somewhere sounds still such ten that that's the their then there there's these they they're this those though three through tiredness to today tonight torn two under underneath until what what's whatever when whenever where whether which while who why with within without work worry yes yet you you'd you'll you're you've your",
)
const people = set(
  'mother father parent sister brother sibling husband wife spouse partner boyfriend girlfriend fiance fiancee ex son daughter child baby toddler friend boss colleague coworker teacher tutor landlord doctor nurse grandmother grandfather aunt uncle cousin niece nephew neighbour neighbor roommate flatmate housemate teammate dog cat pet god lord jesus allah church',
)
const peopleStems = new Set([...people].map(stem))
const he = set('he him his himself')
const men = set('man men guy boy father dad brother husband boyfriend son uncle nephew grandfather grandad')
const she = set('she her hers herself')
const women = set(
  'woman women girl lady mother mum mom sister wife girlfriend daughter aunt niece grandmother grandma nan',
)

export function isInventive(reply: string, input: string): boolean {
  const known = stemsOf(input)
  const has = (words: Iterable<string>) => [...words].some(word => known.has(stem(word)))
  const said = wordsOf(reply)
  if (said.some(word => /\d/.test(word) && !wordsOf(input).includes(word))) return true
  if (said.some(word => peopleStems.has(stem(word)) && !known.has(stem(word)))) return true
  if (said.some(word => he.has(word)) && !has(he) && !has(men)) return true
  if (said.some(word => she.has(word)) && !has(she) && !has(women)) return true
  return sentencesOf(reply).some(sentence => namesIn(sentence).some(name => !known.has(stem(name))))
}

function namesIn(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  return words
    .map((word, at) => ({ word: word.toLowerCase(), at, isCapital: /^\p{Lu}/u.test(word) }))
    .filter(({ word, at, isCapital }) => isCapital && !(at === 0 && mayOpen(word)))
    .map(({ word }) => word)
}

const mayOpen = (word: string): boolean => openers.has(word) || /\p{L}{3}ing$/u.test(word)
