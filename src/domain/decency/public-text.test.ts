import { describe, expect, it } from 'vitest';
import { hasLink, seenText } from './public-text.ts';

describe('what is seen of a text', () => {
  it.each([
    ['an override of the direction', 'user\u202Egnp.exe', 'usergnp.exe'],
    ['an isolate', '\u2066Zoe\u2069', 'Zoe'],
    ['marks of the direction', 'Zoe\u200E \u200FRay', 'Zoe Ray'],
    ['spaces of no width', 'ad\u200Bmin\uFEFF', 'admin'],
    ['a joiner between Latin letters', 'ad\u200Dmin', 'admin'],
    ['a soft hyphen', 'ad\u00ADmin', 'admin'],
    ['a word joiner', 'ad\u2060min', 'admin'],
    ['fillers that look blank', '\u3164\u115F\uFFA0', ''],
    ['a blank of Braille', '\u2800\u2800', ''],
    ['separators of lines', 'one\u2028two', 'onetwo'],
    ['a text hidden in tags', 'hi\u{E0068}\u{E0069}', 'hi'],
    ['private use', 'a\uE000b', 'ab'],
    ['spaces of other widths', 'Zoe\u00A0\u2003 Ray', 'Zoe Ray'],
    ['marks heaped on a letter', `z\u0335\u0336\u0337\u0338\u0339`, 'z\u0335\u0336\u0337'],
  ])('leaves out %s', (_what, text, seen) => {
    expect(seenText(text)).toBe(seen);
  });

  it.each([
    'Zoë Ræy-O’Neil',
    'Nguyễn Thị Ánh',
    'שָׁלוֹם',
    'می‌خواهم',
    'क्‍ष',
    '山田 花子',
    'Wine lip 💋🏽',
    'Family 👩‍👩‍👧‍👦',
    'Heart ❤️‍🔥',
    'Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Keys 1️⃣',
  ])('leaves %s as it is', (text) => {
    expect(seenText(text)).toBe(text);
  });

  it('is not changed by a second pass', () => {
    const once = seenText('a\u200B\u0301\u0301\u0301\u0301 \u202E b');
    expect(seenText(once)).toBe(once);
  });
});

describe('web addresses in a text', () => {
  it.each([
    'https://example.org/x',
    'see www.example.test',
    'win at casino.xyz now',
    'cheap-lips.shop',
    'EXAMPLE.COM!',
    'my.site.co',
  ])('are found in "%s"', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    'St.John',
    'Blot once.Then again',
    'J. Ray',
    'Look no. 7',
    '3.5 ml',
    'e.g. plum',
    'so good...me too',
    'Really? Yes.',
  ])('are not found in "%s"', (text) => {
    expect(hasLink(text)).toBe(false);
  });
});
