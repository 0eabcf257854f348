/**
 * Every product text, in the language the browser asks for. A catalogue that misses a text of the English
 * one does not pass the type check. Texts are read where they are shown, so a catalogue chosen before the
 * first screen reaches all of them.
 */
import { english, type Texts } from './texts-en.ts'

export type { Texts } from './texts-en.ts'

/** Languages besides English, each loaded only by those who read it. */
const catalogues: Record<string, () => Promise<Texts>> = {}

export let texts: Texts = english

export async function chooseTexts(languages: readonly string[]): Promise<void> {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0] ?? ''
    if (primary === 'en') break
    const load = catalogues[primary]
    if (!load) continue
    texts = await load().catch(() => english)
    break
  }
  document.documentElement.lang = texts.language
  document.documentElement.dir = texts.direction
}
