/** A short name for a browser and its system, to tell devices apart. */

/** In this order: nearly all of them also call themselves Chrome, and all of those also Safari. */
const browsers: Array<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|T|iOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  // "HeadlessChrome" too.
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  // Other systems have browsers that say Safari, but not Safari.
  [/Mac OS X.*\bSafari\//, 'Safari'],
]
const systems: Array<[RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export function browserName(userAgent: string): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent))?.[1]
  return [browser, system].filter(Boolean).join(' on ') || 'Unknown browser'
}
