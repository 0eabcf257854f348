/**
 * Every product text, in the language the browser asks for. A catalogue that misses a text of the English
 * one does not pass the type check. Texts are read where they are shown, so a catalogue chosen before the
 * first screen reaches all of them; what is behind the login form is loaded with the first screen there.
 */
import { setLanguage } from './locale.ts'
import { english } from './texts-en.ts'
import type { InsideTexts } from './texts-inside.ts'
import type { OuterTexts } from './texts-outer.ts'

export type Texts = OuterTexts & InsideTexts

/** Languages besides English, each loaded only by those who read it. */
const catalogues: Record<string, () => Promise<OuterTexts>> = {
  es: () => import('./texts-es.ts').then(module => module.spanish),
}

/** Without what is inside until `insideTexts` has loaded it: no screen that needs it is drawn before. */
export let texts = english as Texts
let loading: Promise<void> | undefined

export async function chooseTexts(languages: readonly string[]): Promise<void> {
  let chosen: OuterTexts = english
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
    await insideTexts()
  }
  setLanguage(texts.language, languages)
  document.documentElement.lang = texts.language
  document.documentElement.dir = texts.direction
}

/** Loads what only those who are signed in read. A failure is forgotten, so that the next screen tries again. */
export function insideTexts(): Promise<void> {
  loading ??= texts
    .inside()
    .then(inside => {
      texts = { ...texts, ...inside }
    })
    .catch(error => {
      loading = undefined
      throw error
    })
  return loading
}
