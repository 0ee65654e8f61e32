import { describe, expect, it } from 'vitest';
import { browserFamily, deviceClass } from './browser-family.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the family of a browser', () => {
  it.each([
    ['chrome', CHROME],
    ['chrome', PIXEL],
    ['samsung', TABLET],
    ['safari', SAFARI],
    ['safari', IPHONE],
    ['edge', `${CHROME} Edg/156.0.0.0`],
    ['opera', `${CHROME} OPR/120.0.0.0`],
    ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['other', 'Something/1.0'],
  ])('%s is known by what it calls itself', (family, userAgent) => {
    expect(browserFamily(userAgent)).toBe(family);
  });
});

describe('the class of a device', () => {
  it.each([
    ['desktop', CHROME, 0],
    ['desktop', CHROME, 10],
    ['phone', PIXEL, 5],
    ['phone', IPHONE, 5],
    ['tablet', TABLET, 5],
    ['desktop', SAFARI, 0],
    ['tablet', SAFARI, 5],
  ])('is %s', (device, userAgent, touchPoints) => {
    expect(deviceClass(userAgent, touchPoints)).toBe(device);
  });
});
