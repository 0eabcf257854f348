/** Tags and hierarchy, loaded once for the page. A failure is only logged, and the next message tries again. */
import { getHierarchy, getTags } from '#shared/classification.ts'
import { call } from '#web/platform/api.ts'
import type { Hierarchy, Tags } from './domain-notes.ts'

type Taxonomy = { tags: Tags; hierarchy: Hierarchy }

let loading: Promise<Taxonomy | null> | undefined

export function loadTaxonomy(): Promise<Taxonomy | null> {
  loading ??= Promise.all([call(getTags), call(getHierarchy)]).then(
    ([tags, hierarchy]) => ({ tags, hierarchy }),
    error => {
      console.warn('Tags and hierarchy did not load.', error)
      loading = undefined
      return null
    },
  )
  return loading
}
