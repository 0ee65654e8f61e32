import { describe, expect, it, test } from 'vitest';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import { labOfText, readFeedColour } from './feed-colour.ts';

const LAB = { lightness: 49.6, a: 41.2, b: -7.3 };

describe('a color in L*a*b*', () => {
  test.each(['49.6 41.2 -7.3', '49.6, 41.2, -7.3', '49.6;+41.2;−7.3', ' 49.6\t41.20  -7.30 '])(
    'may be written %j',
    (text) => {
      expect(labOfText(text)).toEqual(LAB);
    },
  );

  test.each([
    '',
    '49.6 41.2',
    '49.6 41.2 -7.3 1',
    '49.6 41.2 rose',
    '49,6; 41,2; 7,3',
    '49,6 41',
    'lab(49.6 41.2 -7.3)',
    '1e1 0 0',
    'NaN 0 0',
    '49.6 41.2 ',
  ])('is not %j', (text) => {
    expect(labOfText(text)).toBeNull();
  });

  test.each([
    ['0 0 0', true],
    ['100 127 -128', true],
    ['-0.1 0 0', false],
    ['100.1 0 0', false],
    ['50 127.1 0', false],
    ['50 0 -128.1', false],
  ])('is possible: %s is %j', (text, isPossible) => {
    expect(labOfText(text) !== null).toBe(isPossible);
  });
});

describe('the color of a line', () => {
  test.each([
    ['measured', 'measured'],
    ['Brand', 'brand'],
    ['estimated', 'picture'],
    // The field is for what the brand itself says.
    ['', 'brand'],
    [undefined, 'brand'],
  ])('with the source %j comes from %s', (color_source, source) => {
    expect(readFeedColour({ color_hex: '#b9586c', color_source })).toMatchObject({ source });
  });

  it('is what its L*a*b* says, also where a color of screens stands beside it', () => {
    const read = readFeedColour({ color_hex: '#000000', color_lab: '49.6 41.2 -7.3' });
    if (read === null || typeof read === 'string') throw new Error('No color was read.');
    expect(read.lab).toEqual(LAB);
    expect(seenDifference(labOfHex(read.hex), LAB)).toBeLessThan(0.5);
  });

  it('is shown as near as a screen can, and compared as it was measured', () => {
    const read = readFeedColour({ color_lab: '50 100 60', color_source: 'measured' });
    expect(read).toMatchObject({ source: 'measured', lab: { lightness: 50, a: 100, b: 60 } });
    expect(read).toHaveProperty('hex', expect.stringMatching(/^#[0-9a-f]{6}$/));
  });

  it('is null where the line gives none, and refused where what it gives cannot be one', () => {
    expect(readFeedColour({ color_source: 'measured' })).toBeNull();
    expect(readFeedColour({ color_hex: 'rose' })).toBeNull();
    expect(readFeedColour({ color_hex: '#b9586c', color_lab: '200 0 0' })).toBe('bad-lab');
    expect(readFeedColour({ color_source: 'guessed' })).toBe('bad-color-source');
  });
});
