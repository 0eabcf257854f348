/** Whose numbers are shown: the country somebody chose, else the one their browser is at home in, else none. */
import { useSyncExternalStore } from 'react'
import { countryOf } from '#shared/helplines.ts'
import { chosenCountry } from './chosen-country.ts'

export function useCountry(): string | null {
  const chosen = useSyncExternalStore(chosenCountry.subscribe, chosenCountry.get)
  return countryOf(chosen, navigator.languages)
}
