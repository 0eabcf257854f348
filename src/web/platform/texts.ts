/**
 * Every product text, in the language chosen here or else the one the browser asks for. A catalogue with a missing text fails the type check.
 * Read `texts` when rendering, not at import time. Texts behind the login form load with the first screen there.
 */
import type { Language } from '#shared/languages.ts'
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
const listeners = new Set<() => void>()

/** `languages` are the browser's, which also say how to write dates and numbers. */
export async function chooseTexts(languages: readonly string[], own: Language | null = null): Promise<void> {
  let chosen: PublicTexts = english
  for (const language of own ? [own] : languages) {
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
  for (const listener of listeners) listener()
}

/** Calls the listener when other texts were chosen; returns how to stop. */
export function onTextsChosen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
