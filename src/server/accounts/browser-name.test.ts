import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${blink}`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) ${webkit}`
const ipad = `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${webkit}`

/** As the browsers send them. */
const sent = [
  ['Chrome on Windows', `${windows} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Mac', `${mac} ${blink} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${linux} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${linux} HeadlessChrome/130.0.0.0 Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Chrome on iPhone', `${iphone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  ['Chromium on Linux', `${linux} Ubuntu Chromium/83.0.4103.61 Chrome/83.0.4103.61 Safari/537.36`],
  ['Edge on Windows', `${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
  ['Edge on Windows', `${windows} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19045`],
  ['Edge on Android', `${android} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`],
  ['Edge on iPhone', `${iphone} Version/17.0 EdgiOS/130.0.2849.68 Mobile/15E148 Safari/604.1`],
  ['Opera on Windows', `${windows} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  ['Opera on iPhone', `${iphone} Version/17.6 Mobile/15E148 Safari/604.1 OPT/5.0.5`],
  ['Samsung Internet on Android', `${android} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Firefox on iPad', `${ipad} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari on Mac', `${mac} ${webkit} Version/18.1 Safari/605.1.15`],
  ['Safari on iPhone', `${iphone} Version/17.6 Mobile/15E148 Safari/604.1`],
  ['Safari on iPad', `${ipad} Version/16.6 Mobile/15E148 Safari/604.1`],
  // GNOME Web, which has no name of its own to go by.
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Version/18.0 Safari/605.1.15`],
  ['Unknown browser', 'curl/8.9.1'],
] as const

test.each(sent)('%s is recognised by what it sends', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})
