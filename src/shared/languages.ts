/** The product's languages, and which of them a browser prefers. */

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
