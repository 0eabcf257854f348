/** Spanish names of streams, topics, threads, domains and tags, keyed by the English ones. */

import found from './names-es.json' with { type: 'json' }

const names: Readonly<Record<string, string>> = found

/** Keeps lower case, as inside a sentence. Unknown names are returned unchanged. */
export function spanishName(english: string): string {
  const name = names[english]
  if (name) return name
  const capital = names[english.charAt(0).toUpperCase() + english.slice(1)]
  return capital ? capital.toLowerCase() : english
}
