import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name.ts';

describe('the name that a mail greets', () => {
  it.each([
    'Ann',
    'Ana María',
    'J.R.',
    'Jr. Lee',
    "D'Arcy-Smith",
    '李',
    'Zoë 🌹',
    'Louis XIV',
    'Ann 99',
    '👩‍🎨 Mia',
    'श्रेया',
    'أحمد',
  ])('is %j as it was given', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    '',
    'https://evil.test/win',
    'www.evil.test',
    'Visit evil.test',
    'write to evil@example',
    'evil\\share',
    'call +1 900 555 0100',
    'call 1-800-FLOWERS',
    'text WIN to 8 82 22',
    'dial *10#',
    'call ＋1 ９００ 555',
    'call ٠٩٠٠١٢٣٤',
    'evil．test',
    'evil。test',
    'evil｡test',
    'evil․test',
    'evil.\u200Btest',
    'evil.\u2060te\u00ADst',
    'evil.t\u0301est',
    'ann＠evil',
    'https：／／evil',
    'evil∕win',
    'Ann\nSubject',
    '\u202Etset.live',
    'You have won a prize, call us now and have your card ready',
  ])('is none where it is %j', (name) => {
    expect(greetingName(name)).toBe('there');
  });
});
