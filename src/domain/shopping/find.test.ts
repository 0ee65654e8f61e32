import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CATEGORIES } from './category.ts';
import { MOST_WANTED, partThatFinds, readWanted, type WantedShade, writeWanted } from './find.ts';

const ROSE: WantedShade = { category: 'lipstick', color: '#c9707c' };
const MIST: WantedShade = { category: 'setting-spray', color: '#f0f0f0' };

const shade = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  color: fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`),
});

describe('the shades that an address asks for', () => {
  it('are those that were written into it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(shade, {
          maxLength: MOST_WANTED,
          selector: ({ category, color }) => category + color,
        }),
        (wanted) => {
          expect(readWanted(writeWanted(wanted))).toEqual(wanted);
        },
      ),
    );
  });

  it('stand in the address of the shop’s panel', () => {
    expect(partThatFinds([ROSE, MIST])).toBe('match?find=lipstick-c9707c.setting-spray-f0f0f0');
  });

  it('are said to be alternatives where one of them is chosen', () => {
    const find = 'match?find=lipstick-c9707c.setting-spray-f0f0f0&any=yes';
    expect(partThatFinds([ROSE, MIST], { areAlternatives: true })).toBe(find);
    expect(partThatFinds([ROSE], { areAlternatives: true })).toBe('match?find=lipstick-c9707c');
  });

  it('are each asked for once, however their letters are written', () => {
    expect(writeWanted([ROSE, { ...ROSE, color: '#C9707C' }])).toBe('lipstick-c9707c');
    expect(readWanted('lipstick-c9707c.Lipstick-C9707C')).toEqual([ROSE]);
  });

  test.each(['', 'lipstick', 'wig-c9707c', 'lipstick-c9707', 'lipstick-gggggg', '...', '-'])(
    'are none in %j',
    (text) => {
      expect(readWanted(text)).toEqual([]);
    },
  );

  it('are no more than a list is read for', () => {
    const many = Array.from({ length: 40 }, (_, at) => `blush-0000${at + 10}`).join('.');
    expect(readWanted(many)).toHaveLength(MOST_WANTED);
  });
});
