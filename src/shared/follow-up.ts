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

/** A star stands for the rest of the word; the others stand whole ("son" is not in "song"), or in the plural. */
const keywordCategories: ReadonlyArray<[RegExp, readonly QuestionCategory[]]> = [
  [
    words('angr* anger* furious rage* mad irritat* stress* tense* trigger* snapped'),
    ['triggers', 'grounding'],
  ],
  [
    words(
      'journal* diary writing wrote walk* run ran running exercis* workout* gym yoga stretch* danc* swim*',
    ),
    ['toolbox'],
  ],
  [words('fail* stuck setback* relaps* quit'), ['growth', 'coping']],
  [words('proud* pride strong* strength* confiden* brave*'), ['confidence']],
  [words('plan planned planning step goal schedul* deadline'), ['accountability']],
  [words('child children kid son daughter teen* toddler baby parenting'), ['challenge']],
]

function words(list: string): RegExp {
  const forms = list
    .split(' ')
    .map(word => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : `${word}s?`))
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')
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
