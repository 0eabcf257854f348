/**
 * The rules of the question bank: which categories a message points to, by its tags and words, and which question opens a
 * chat. Pure; the caller provides the randomness.
 */
import words from './follow-up.json' with { type: 'json' }
import { wholeWord } from './patterns.ts'
import { type Question, type QuestionCategory, questions } from './questions.ts'

/** What a label of the classifier asks for; the label is the signal's name. */
export const categoriesBySignal: Readonly<Record<string, readonly QuestionCategory[]>> = {
  Avoidance: ['meta', 'boundaries'],
  Overwhelm: ['grounding', 'boundaries'],
  QuickReactivity: ['triggers', 'grounding'],
  ProblemNoPlan: ['accountability', 'toolbox'],
  LowMotivation: ['growth', 'accountability'],
  WinOrMilestone: ['confidence', 'growth'],
  SetbackNoRecovery: ['coping', 'growth'],
}

const keywords = (
  [
    ['tension', ['triggers', 'grounding']],
    ['habits', ['toolbox']],
    ['setbacks', ['growth', 'coping']],
    ['pride', ['confidence']],
    ['plans', ['accountability']],
    ['children', ['challenge']],
  ] satisfies [keyof typeof words, QuestionCategory[]][]
).map(([name, categories]) => ({ pattern: new RegExp(wholeWord(words[name]), 'i'), categories }))

export const defaultCategories: readonly QuestionCategory[] = ['feelings']
export const openingCategories: readonly QuestionCategory[] = ['challenge', 'feelings']

/** The categories a message asks for, the labels' first; feelings where nothing speaks for another. */
export function categoriesFor(text: string, labels: readonly string[] = []): QuestionCategory[] {
  const byLabel = labels.flatMap(label =>
    Object.hasOwn(categoriesBySignal, label) ? categoriesBySignal[label]! : [],
  )
  const byWord = keywords.flatMap(({ pattern, categories }) => (pattern.test(text) ? categories : []))
  const found = [...new Set([...byLabel, ...byWord])]
  return found.length > 0 ? found : [...defaultCategories]
}

/**
 * The question under the greeting of an empty chat: one of the opening categories that was not asked yet; if all of
 * them were, any that was not; if none is left, none. `random` gives numbers from 0 up to but not including 1.
 */
export function openingQuestion(asked: ReadonlySet<string>, random: () => number): Question | null {
  const unused = questions.filter(question => !asked.has(question.id))
  const fitting = unused.filter(question => openingCategories.includes(question.category))
  const choice = fitting.length > 0 ? fitting : unused
  return choice[Math.floor(random() * choice.length)] ?? null
}
