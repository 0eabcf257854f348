/** The longer pages' texts, loaded once and given to `use` as the same promise each time. */

import { texts } from './texts.ts'
import type { Pages } from './texts-en-pages.ts'

let loading: Promise<Pages> | undefined

export function pageTexts(): Promise<Pages> {
  loading ??= texts.pages()
  return loading
}
