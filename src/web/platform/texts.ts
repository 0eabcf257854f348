/**
 * Every product text, in the language the browser asks for. A catalogue that misses a text of the English
 * one does not pass the type check. Texts are read where they are shown, so a catalogue chosen before the
 * first screen reaches all of them; what is behind the login form is loaded with the first screen there.
 */
import { setLanguage } from './locale.ts'
import { english } from './texts-en.ts'
import type { PublicTexts } from './texts-public.ts'
import type { SignedInTexts } from './texts-signed-in.ts'

export type Texts = PublicTexts & SignedInTexts

/** Languages besides English, each loaded only by those who read it. */
const catalogues: Record<string, () => Promise<PublicTexts>> = {
  es: () => import('./texts-es.ts').then(module => module.spanish),
}

/** Lacks the signed-in texts until `loadSignedInTexts` has run; screens that need them render after it. */
export let texts = english as Texts
let loading: Promise<void> | undefined

export async function chooseTexts(languages: readonly string[]): Promise<void> {
  let chosen: PublicTexts = english
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0] ?? ''
    if (primary === 'en') break
    const load = catalogues[primary]
    if (!load) continue
    chosen = await load().catch(() => english)
    break
  }
  // What was there of another language stays until the same has come in this one.
  texts = { ...texts, ...chosen }
  if (loading) {
    loading = undefined
    await loadSignedInTexts()
  }
  setLanguage(texts.language, languages)
  document.documentElement.lang = texts.language
  document.documentElement.dir = texts.direction
}

/** Loads what only those who are signed in read. A failure is forgotten, so that the next screen tries again. */
export function loadSignedInTexts(): Promise<void> {
  loading ??= texts
    .signedIn()
    .then(loaded => {
      texts = { ...texts, ...loaded }
    })
    .catch(error => {
      loading = undefined
      throw error
    })
  return loading
}
