/**
 * Which question of the bank comes next: what was found in a message and what it says point to categories;
 * one of their questions that was not asked yet is chosen, else any that was not, else none.
 */
import type { Signal } from './classification.ts'
import { openers, type Question, type QuestionCategory, questions } from './questions.ts'

const signalCategories: Record<Signal, readonly QuestionCategory[]> = {
  Avoidance: ['meta', 'boundaries'],
  Overwhelm: ['grounding', 'boundaries'],
  QuickReactivity: ['triggers', 'grounding'],
  ProblemNoPlan: ['accountability', 'toolbox'],
  LowMotivation: ['growth', 'accountability'],
  WinOrMilestone: ['confidence', 'growth'],
  SetbackNoRecovery: ['coping', 'growth'],
}

/** Beginnings of words, so that "stressed", "stressful" and "stress" are one. */
const keywordCategories: ReadonlyArray<[RegExp, readonly QuestionCategory[]]> = [
  [
    stems(
      'angr',
      'anger',
      'furious',
      'rage',
      'mad',
      'irritat',
      'stress',
      'tense',
      'trigger',
      'snapp',
      'set me off',
    ),
    ['triggers', 'grounding'],
  ],
  [
    stems(
      'journal',
      'diary',
      'writ',
      'wrote',
      'walk',
      'run',
      'ran',
      'running',
      'exercis',
      'workout',
      'gym',
      'yoga',
      'stretch',
      'danc',
      'swim',
      'cycl',
    ),
    ['toolbox'],
  ],
  [stems('fail', 'stuck', 'gave up', 'give up', 'giving up', 'setback', 'relaps'), ['growth', 'coping']],
  [stems('proud', 'pride', 'strong', 'stronger', 'strength', 'confiden', 'brave'), ['confidence']],
  [stems('plan', 'step', 'goal', 'schedul', 'deadline'), ['accountability']],
  [stems('child', 'kid', 'son', 'daughter', 'teen', 'toddler', 'baby', 'parenting'), ['challenge']],
]

/** Short words must stand whole: "ran" is not in "random", "son" not in "song". */
function stems(...words: string[]): RegExp {
  const whole = words.filter(word => word.length <= 4).map(word => `${word}(?:s|'s|’s)?(?![\\p{L}])`)
  const begun = words.filter(word => word.length > 4)
  return new RegExp(`(?<![\\p{L}])(?:${[...whole, ...begun].join('|')})`, 'iu')
}

const isSignal = (label: string): label is Signal => Object.hasOwn(signalCategories, label)

export function categoriesFor(text: string, labels: readonly string[]): QuestionCategory[] {
  const fromLabels = labels.filter(isSignal).flatMap(signal => signalCategories[signal])
  const fromText = keywordCategories.flatMap(([words, categories]) => (words.test(text) ? categories : []))
  const found = [...new Set([...fromLabels, ...fromText])]
  return found.length > 0 ? found : ['feelings']
}

type Choice = { asked: ReadonlySet<string>; random: () => number }

export function pickFollowUp({
  text,
  labels,
  asked,
  random,
}: Choice & { text: string; labels: readonly string[] }): Question | null {
  const open = questions.filter(({ id }) => !asked.has(id))
  const categories = categoriesFor(text, labels)
  const fitting = open.filter(({ category }) => categories.includes(category))
  return pick(fitting.length > 0 ? fitting : open, random)
}

/** The first question of a session: of challenge or feelings, an easy one while there is one. */
export function pickOpener({ asked, random }: Choice): Question | null {
  const open = questions.filter(({ id }) => !asked.has(id))
  const opening = open.filter(({ category }) => category === 'challenge' || category === 'feelings')
  const easy = opening.filter(({ id }) => openers.includes(id))
  return pick([easy, opening, open].find(choice => choice.length > 0) ?? [], random)
}

function pick(from: readonly Question[], random: () => number): Question | null {
  return from[Math.floor(random() * from.length)] ?? null
}
