/** The note above your own message: the domains it touches, from the server's tags and hierarchy. */
import type { Classified, getHierarchy, getTags } from '#shared/classification.ts'
import type { Reply } from '#shared/endpoint.ts'
import { texts } from '#web/platform/texts.ts'
import { domains as known } from '#web/ui/domain.ts'

export type Tags = Reply<typeof getTags>
export type Hierarchy = Reply<typeof getHierarchy>

/** In the hierarchy's order. A tag belongs to the domain with an entry that starts with its first code. */
export function domainsIn(results: Classified['results'], tags: Tags, hierarchy: Hierarchy): string[] {
  const codes = Object.keys(results)
    .map(tag => tags[tag]?.[0])
    .filter(code => code !== undefined)
  return Object.keys(hierarchy).filter(domain =>
    codes.some(code => hierarchy[domain]?.some(entry => entry.startsWith(code))),
  )
}

export function noteOf(domains: readonly string[]): string {
  return domains.length > 0 ? texts.group.domains(domains.map(texts.named)) : texts.group.noTags
}

/** Parses a note back into its domains, for the dots before it. */
export function domainsOf(note: string): string[] {
  const [start = '', end = ''] = texts.group.domains(['\n']).split('\n')
  if (!note.startsWith(start) || !note.endsWith(end)) return []
  const names = note.slice(start.length, note.length - end.length).split(', ')
  return names.map(name => known.find(domain => texts.named(domain) === name) ?? name)
}
