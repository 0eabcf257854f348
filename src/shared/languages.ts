/** The product's languages, which of them a browser prefers, and the region it names. */

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The first one we know, in the order of the browser; English where it is none. */
export function languageOf(asked: readonly string[]): Language {
  for (const tag of asked) {
    const primary = tag.trim().toLowerCase().split('-')[0]
    const known = languages.find(language => language === primary)
    if (known) return known
  }
  return 'en'
}

/** As an ISO code, where the browser says it for its first language; a bare "es" may be anywhere. */
export function regionOf(languages: readonly string[]): string | undefined {
  const [first = '', ...others] = languages.map(tag => tag.trim())
  const spoken = first.split('-', 1)[0]
  return [first, ...others.filter(tag => tag.split('-', 1)[0] === spoken)]
    .map(tag => /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase())
    .find(Boolean)
}
