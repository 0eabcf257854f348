/** Looks in a text for numbers that somebody in a country must not be told. */
import { helpIn } from '#shared/helplines.ts'

/** The numbers in a text, as digits, that are not among those shown in this country. */
export function numbersNotOf(country: string | null, text: string): string[] {
  const { emergency, lines } = helpIn(country)
  const own = lines.flatMap(({ name, hours, phone, text }) => [name, hours, phone?.shown, text?.shown])
  const shown = new Set([emergency, ...own].flatMap(each => numbersIn(each ?? '')))
  return numbersIn(text).filter(number => !shown.has(number))
}

/** "0800 111 0 111" and "1-800-799-7233" are one number each. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[ -]\d+)*/g) ?? []).map(number => number.replace(/\D/g, ''))
}
