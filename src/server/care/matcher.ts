// Compiles the lexicon once and finds its patterns in a sentence. Only patterns one of whose rarest words stands in
// the sentence are tried, which is what keeps a message within microseconds.
import type { CareCategory } from '#shared/care.ts'
import { compile, wordsOf } from './grammar.ts'
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
import type { Sentence } from './tokens.ts'

export type Rule = {
  id: number
  tier: RuleTier
  category: CareCategory | null
  name: string
  points: number
  options: RuleOptions
  /** None when the rule is a single word, found by looking it up. */
  regex: RegExp | null
  /** One of these is in the sentence too, or the rule need not be tried. */
  also: Uint32Array | null
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
  const rules: Rule[] = []
  const ids = new Map<string, number>()
  const byId: Rule[][] = []
  const vocabulary = new Set<string>(mendable)
  const idOf = (word: string): number => {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, byId.length)
    byId.push([])
    return byId.length - 1
  }
  const add = (group: RuleGroup, pattern: string, names: Record<string, string>) => {
    const { source, anchors, also } = compile(pattern, names, frequency)
    const { tier, category, name, points, options } = group
    const regex = isWord(pattern) ? null : new RegExp(source, 'g')
    const needs = also && bits(also.map(idOf))
    const rule = { id: rules.length, tier, category, name, points, options, regex, also: needs }
    rules.push(rule)
    for (const anchor of new Set(anchors)) byId[idOf(anchor)]!.push(rule)
  }
  for (const group of groups) {
    for (const raw of group.patterns) {
      const pattern = openForms(fold(raw))
      for (const part of parts(group, pattern)) add(group, part, classes)
      for (const word of wordsOf(pattern, classes)) vocabulary.add(word)
      if (group.options.mirror && pattern.includes('@kill_self')) {
        const other = {
          ...group,
          category: 'third_party',
          tier: 'concern',
          name: `${group.name} (other)`,
        } as const
        add({ ...other, options: { plain: true } }, pattern.replace(/\bmy\b/gu, '(his|her|their)'), mirrored)
      }
    }
  }
  const seen = new Uint32Array(rules.length)
  let stamp = 0
  const find = (sentence: Sentence): Match[] => {
    stamp++
    const matches: Match[] = []
    const here = sentence.tokens.map(token => ids.get(token) ?? -1)
    for (let at = 0; at < here.length; at++) {
      if (here[at]! < 0) continue
      for (const rule of byId[here[at]!]!) {
        if (seen[rule.id] === stamp) continue
        seen[rule.id] = stamp
        if (rule.also && !meets(rule.also, here)) continue
        if (rule.regex) collect(rule, rule.regex, sentence, matches)
        else matches.push({ rule, from: at, to: at + 1 })
      }
    }
    return matches
  }
  return { vocabulary, find }
}

function bits(ids: number[]): Uint32Array {
  const set = new Uint32Array((Math.max(...ids) >> 5) + 1)
  for (const id of ids) set[id >> 5]! |= 1 << (id & 31)
  return set
}

function meets(set: Uint32Array, ids: number[]): boolean {
  for (const id of ids) if (id >= 0 && (set[id >> 5] ?? 0) & (1 << (id & 31))) return true
  return false
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

function collect(rule: Rule, regex: RegExp, sentence: Sentence, matches: Match[]): void {
  regex.lastIndex = 0
  for (let found = regex.exec(sentence.line); found; found = regex.exec(sentence.line)) {
    const from = tokenAt(sentence.starts, found.index)
    const to = tokenAt(sentence.starts, found.index + found[0].length - 1) + 1
    matches.push({ rule, from: Math.max(from, 0), to })
    if (rule.tier === 'flag' || matches.length > 200) return
    if (found[0].length === 0) regex.lastIndex++
  }
}

function tokenAt(starts: number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}
