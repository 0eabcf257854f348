/**
 * How the reader's browser writes numbers, percents, days and times: in the language of the texts, by the habits of
 * the browser's region ("11/10" or "10/11", 24 hours or 12, "42%" or "42 %").
 */
let language = 'en'
let asked: readonly string[] = globalThis.navigator?.languages ?? []

/** Called by `texts` when a catalogue is chosen, with the browser's languages. */
export function setLanguage(chosen: string, languages: readonly string[]): void {
  language = chosen
  asked = languages
}

/** The browser's own tag for this language, or else this language with the browser's region. */
export function locale(): string {
  const own = asked.find(tag => tag.toLowerCase().split('-')[0] === language)
  if (own) return own
  const region = asked.map(regionOf).find(Boolean)
  return region ? `${language}-${region}` : language
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}

export function count(amount: number): string {
  return new Intl.NumberFormat(locale()).format(amount)
}

/** For small spaces: 12,345 is "12K". */
export function shortCount(amount: number): string {
  return new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 0 }).format(amount)
}

/** 42 is "42%". */
export function percent(hundredths: number): string {
  return percentFormat().format(hundredths / 100)
}

/** The parts of a percentage in the reader's language, for where the sign is smaller. */
export function percentParts(hundredths: number): { type: string; value: string }[] {
  return percentFormat().formatToParts(hundredths / 100)
}

function percentFormat(): Intl.NumberFormat {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 })
}

/** "tired, tense and sad" */
export function list(words: readonly string[]): string {
  return listFormat().format(words)
}

/** The words and what stands between them, for where each word is more than text. */
export function listParts(words: readonly string[]): { type: 'element' | 'literal'; value: string }[] {
  return listFormat().formatToParts(words)
}

function listFormat(): Intl.ListFormat {
  return new Intl.ListFormat(locale(), { type: 'conjunction' })
}
