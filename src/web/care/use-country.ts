/** The country whose numbers are shown: the chosen one, or else the browser's, or else none. */
import { useSyncExternalStore } from 'react'
import { countryOf } from '#shared/helplines.ts'
import { chosenCountry } from './chosen-country.ts'

export function useCountry(): string | null {
  const chosen = useSyncExternalStore(chosenCountry.subscribe, chosenCountry.get)
  return countryOf(chosen, navigator.languages)
}
