/**
 * Every product text, in the language the browser asks for. A catalogue with a missing text fails the type check.
 * Read `texts` when rendering, not at import time. Texts behind the login form load with the first screen there.
 */
import { setLanguage } from './locale.ts'
import { english } from './texts-en.ts'
import type { PublicTexts } from './texts-public.ts'
import type { SignedInTexts } from './texts-signed-in.ts'

export type Texts = PublicTexts & SignedInTexts

/** Languages besides English, each loaded only when needed. */
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
  // Signed-in texts of the previous language stay until they are loaded in this one.
  texts = { ...texts, ...chosen }
  if (loading) {
    loading = undefined
    await loadSignedInTexts()
  }
  setLanguage(texts.language, languages)
  document.documentElement.lang = texts.language
  document.documentElement.dir = texts.direction
}

/** Loads the texts behind the login form. A failure is not cached, so that the next screen tries again. */
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
