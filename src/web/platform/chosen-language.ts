/**
 * The language somebody chose for this browser, instead of the one the browser asks for. It stays after Log Out, so
 * that they can read the login form too.
 */
import { type Language, languages, regionOf } from '#shared/languages.ts'
import { storage } from './storage.ts'
import { chooseTexts } from './texts.ts'

export function chosenLanguage(): Language | null {
  const stored = storage.get('twinbot_language')
  return languages.find(language => language === stored) ?? null
}

export async function chooseLanguage(chosen: Language | null): Promise<void> {
  storage.set('twinbot_language', chosen)
  await chooseTexts(navigator.languages, chosen)
}

/** For the server's letters and answers; only with the region that the browser itself names, never a guessed one. */
export function languageHeader(): Record<string, string> {
  const chosen = chosenLanguage()
  if (!chosen) return {}
  const region = regionOf(navigator.languages)
  return { 'accept-language': region ? `${chosen}-${region}` : chosen }
}
