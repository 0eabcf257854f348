/** Spanish names of streams, topics, threads, domains and tags, by the English ones, which stay the keys of everything. */

import found from './names-es.json' with { type: 'json' }

const names: Readonly<Record<string, string>> = found

/** A name in small letters, as inside a sentence, comes back in small letters. What has no name here stays as it is. */
export function spanishName(english: string): string {
  const name = names[english]
  if (name) return name
  const capital = names[english.charAt(0).toUpperCase() + english.slice(1)]
  return capital ? capital.toLowerCase() : english
}
