/**
 * Only those properties of a browser that matter for what can go wrong in it: its family, and how large
 * its device is.
 */

import type { Browser, DeviceClass } from './events.ts';

/** Every browser claims to be several others, so the order matters: the first row that matches wins. */
const SIGNS: readonly (readonly [browser: Browser, sign: RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** The family of a browser by what it calls itself. */
export function browserFamily(userAgent: string): Browser {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
}

/**
 * A phone, a tablet or a desktop, by what the browser calls itself.
 *
 * @param touchPoints fingers that the screen can feel: Apple's tablets call themselves Macintosh, and a
 *   real Macintosh feels none
 */
export function deviceClass(userAgent: string, touchPoints: number): DeviceClass {
  if (/\biPad\b/.test(userAgent)) return 'tablet';
  if (/\bMacintosh\b/.test(userAgent) && touchPoints > 1) return 'tablet';
  if (/\biPhone\b|\bMobile\b/.test(userAgent)) return 'phone';
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'desktop';
}
