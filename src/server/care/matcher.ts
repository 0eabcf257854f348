// Compiles the lexicon once and finds its patterns in a sentence. Only those are tried whose words stand in it
// (candidates.ts), which is what keeps a message within microseconds.
import type { CareCategory } from '#shared/care.ts'
import { createCandidates, type Sought } from './candidates.ts'
import { type Compiled, createCompiler, type Node } from './grammar.ts'
import { abuse } from './lexicon/abuse.ts'
import { body } from './lexicon/body.ts'
import { concepts } from './lexicon/concepts.ts'
import { context } from './lexicon/context.ts'
import { contractions, mendable } from './lexicon/forms.ts'
import { frequency } from './lexicon/frequent.ts'
import { harm } from './lexicon/harm.ts'
import { hints } from './lexicon/hints.ts'
import { languages } from './lexicon/languages.ts'
import { languagesDanger } from './lexicon/languages-danger.ts'
import { others } from './lexicon/others.ts'
import type { RuleGroup, RuleOptions, RuleTier } from './lexicon/rule.ts'
import { suicide } from './lexicon/suicide.ts'
import { classes } from './lexicon/words.ts'
import { fold } from './normalise.ts'
import { createStepMaker, type Step, Trail } from './pattern.ts'
import type { Sentence } from './tokens.ts'
import { vocabulary as allWords } from './vocabulary.ts'

export type Rule = {
  id: number
  tier: RuleTier
  category: CareCategory | null
  name: string
  points: number
  options: RuleOptions
}

/** Where a rule matched: tokens `from` up to `to` (not included) of the sentence. */
export type Match = { rule: Rule; from: number; to: number }

export type Matcher = {
  vocabulary: ReadonlySet<string>
  find: (sentence: Sentence) => Match[]
}

const groups: RuleGroup[] = [
  ...suicide,
  ...harm,
  ...hints,
  ...abuse,
  ...body,
  ...others,
  ...languages,
  ...languagesDanger,
  ...context,
  ...concepts,
]

// The same statement about somebody else.
const mirrored = { ...classes, myself: classes.himself! }

export function createMatcher(): Matcher {
  const vocabulary = new Set<string>(mendable)
  const rules: Rule[] = []
  const sought: Sought[] = []
  // No row when the rule is a single word, found by looking it up. Steps are made when a rule is first tried.
  const rows: (Node[] | null)[] = []
  const steps: (Step[] | undefined)[] = []
  const stepsOf = createStepMaker()
  const own = createCompiler(classes, frequency)
  const others = createCompiler(mirrored, frequency)
  const add = (group: RuleGroup, pattern: string, { row, anchors, needs }: Compiled) => {
    const { tier, category, name, points, options } = group
    rules.push({ id: rules.length, tier, category, name, points, options })
    rows.push(isWord(pattern) ? null : row)
    steps.push(undefined)
    sought.push({ anchors, needs })
  }
  for (const group of groups) {
    for (const raw of group.patterns) {
      const pattern = openForms(fold(raw))
      for (const part of parts(group, pattern)) {
        const compiled = own.compile(part)
        add(group, part, compiled)
        for (const word of own.wordsOf(compiled.row)) vocabulary.add(word)
      }
      if (group.options.mirror && pattern.includes('@kill_self')) {
        const other = {
          ...group,
          category: 'third_party',
          tier: 'concern',
          name: `${group.name} (other)`,
        } as const
        const theirs = pattern.replace(/\bmy\b/gu, '(his|her|their)')
        add({ ...other, options: { plain: true } }, theirs, others.compile(theirs))
      }
    }
  }
  for (const word of vocabulary) allWords.add(word)
  const candidates = createCandidates(sought)
  const trail = new Trail()
  const find = (sentence: Sentence): Match[] => {
    const matches: Match[] = []
    const worth = candidates.of(sentence.ids)
    if (worth.length > 0) trail.enter(sentence)
    for (let i = 0; i < worth.length; i += 2) {
      const id = worth[i]!
      const at = worth[i + 1]!
      const row = rows[id]
      if (row) {
        steps[id] ??= stepsOf(row)
        collect(rules[id]!, steps[id], trail, matches)
      } else matches.push({ rule: rules[id]!, from: at, to: at + 1 })
    }
    trail.leave()
    return matches
  }
  return { vocabulary, find }
}

// A flag that is a plain choice of words is looked up by each of them: no need to run over the sentence.
function parts(group: RuleGroup, pattern: string): string[] {
  const choice = /^\(?([^()@#!.~?]+)\)?$/u.exec(pattern)?.[1]
  return group.tier === 'flag' && choice?.includes('|') ? choice.split('|') : [pattern]
}

// Patterns may say "mum" or "pills" in any of the forms the tokenizer brings to one.
function openForms(pattern: string): string {
  return pattern.replace(/[\p{L}\p{M}]+/gu, word => {
    const form = contractions.get(word)
    return form?.length === 1 ? form[0]! : word
  })
}

const isWord = (pattern: string) =>
  /^[\p{L}\p{M}\p{N}]+$/u.test(pattern) && !/\p{Script=Han}{2}/u.test(pattern)

function collect(rule: Rule, row: Step[], trail: Trail, matches: Match[]): void {
  const tokens = trail.length - 2
  for (let at = trail.next(row, 0); at < trail.length; at = trail.next(row, at)) {
    const end = trail.follow(row, 0, at, null)
    if (end <= at) {
      at++
      continue
    }
    // The trail's first and last are marks, not tokens of the sentence.
    matches.push({ rule, from: Math.max(at - 1, 0), to: Math.min(Math.max(end - 1, 1), tokens) })
    if (rule.tier === 'flag' || matches.length > 200) return
    at = end
  }
}
