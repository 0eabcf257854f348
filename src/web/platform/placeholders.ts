/**
 * Texts with placeholders, such as "Back to {place}". Where grammar asks for it, a text has a singular and a plural,
 * chosen by its {amount}.
 */
import { fillIn } from '#shared/template.ts'
import { count, locale } from './locale.ts'

type Text = string | { one: string; other: string }
/** Filled with numbers; all other placeholders with strings. */
type NumberName = 'amount' | 'least' | 'length' | 'most' | 'number' | 'of' | 'percent'
type ValueOf<Name> = Name extends NumberName ? number : string
type ValuesOf<Names> = Names extends readonly string[] ? { [I in keyof Names]: ValueOf<Names[I]> } : never

/** The same texts; each one listed in `placeholders` becomes a function of its values, in that order. */
export function withPlaceholders<
  Texts extends object,
  const Names extends { [Key in keyof Texts]?: readonly string[] },
>(texts: Texts, placeholders: Names & Record<Exclude<keyof Names, keyof Texts>, never>) {
  type Functions = { [Key in keyof Names]: (...values: ValuesOf<Names[Key]>) => string }
  const functions = Object.entries<readonly string[]>(placeholders).map(([key, names]) => [
    key,
    (...values: (string | number)[]) => {
      const text = texts[key as keyof Texts] as Text
      const written = values.map(value => (typeof value === 'number' ? count(value) : value))
      return fillIn(
        typeof text === 'string' ? text : text[pluralFor(values[names.indexOf('amount')])],
        Object.fromEntries(names.map((name, i) => [name, written[i] ?? ''])),
      )
    },
  ])
  return { ...texts, ...Object.fromEntries(functions) } as Omit<Texts, keyof Names> & Functions
}

function pluralFor(amount: unknown): 'one' | 'other' {
  return new Intl.PluralRules(locale()).select(Number(amount)) === 'one' ? 'one' : 'other'
}
