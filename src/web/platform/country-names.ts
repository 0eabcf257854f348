/** The countries of the list of helplines, named and sorted in the language of the texts. */
import { countries } from '#shared/helplines.ts'
import { texts } from './texts.ts'

type Country = { code: string; name: string }

export function countryName({ code, name }: Country): string {
  return texts.countryName(code, name)
}

export function countryInSentence(country: Country): string {
  return texts.countryInSentence(countryName(country))
}

export function countriesByName(): Country[] {
  return countries
    .map(country => ({ code: country.code, name: countryName(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, texts.language))
}
