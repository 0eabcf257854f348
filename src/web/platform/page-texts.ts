/** The longer pages' texts, loaded once and given to `use` as the same promise each time. */

import { texts } from './texts.ts'
import type { Pages } from './texts-pages.ts'

let loading: { language: string; pages: Promise<Pages> } | undefined

export function pageTexts(): Promise<Pages> {
  const { language } = texts
  if (loading?.language !== language) loading = { language, pages: texts.pages() }
  return loading.pages
}
