import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { type ModelPatch, modelPatchSchema, readModelPatch } from './model-patch.ts';

const NONE: ModelPatch = {
  lipstick: null,
  blush: null,
  eyeshadow: null,
  eyeliner: null,
  mascara: null,
  foundation: null,
};

describe('the patch of a model', () => {
  test('names what changes, and nothing that was left as null', () => {
    const proposed = {
      ...NONE,
      lipstick: { color: '#AA0022', opacity: null, finish: 'matte' as const },
      eyeshadow: { colors: ['#111111', '#222222', '#333333'], opacity: 40, finish: null },
    };
    expect(readModelPatch(proposed, DEFAULT_LOOK)).toEqual({
      lipstick: { color: '#AA0022', finish: 'matte' },
      eyeshadow: { colors: ['#111111', '#222222', '#333333'], opacity: 40 },
    });
  });

  test('is none where it changes nothing', () => {
    expect(readModelPatch(NONE, DEFAULT_LOOK)).toBeUndefined();
    const worn = { ...NONE, blush: { ...DEFAULT_LOOK.blush } };
    expect(readModelPatch(worn, DEFAULT_LOOK)).toBeUndefined();
  });

  test.each([
    ['a color that is none', { ...NONE, blush: { color: 'red', opacity: 5 } }],
    ['more than all', { ...NONE, mascara: { opacity: 101 } }],
    ['four colors', { ...NONE, eyeshadow: { colors: Array(4).fill('#111111'), opacity: 5 } }],
    ['an invented finish', { ...NONE, lipstick: { color: null, opacity: 5, finish: 'neon' } }],
    ['a missing product', { lipstick: null }],
  ])('with %s is refused', (_, proposed) => {
    expect(modelPatchSchema.safeParse(proposed).success).toBe(false);
  });

  test('leads from a look to a look, whatever it is', () => {
    const color = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
    const opacity = fc.integer({ min: 0, max: 100 });
    const coloured = fc.option(fc.record({ color: fc.option(color), opacity: fc.option(opacity) }));
    const proposals = fc.record({
      lipstick: fc.constant(null),
      blush: coloured,
      eyeshadow: fc.option(
        fc.record({
          colors: fc.option(fc.array(color, { minLength: 3, maxLength: 3 })),
          opacity: fc.option(opacity),
          finish: fc.constant(null),
        }),
      ),
      eyeliner: coloured,
      mascara: fc.option(fc.record({ opacity: fc.option(opacity) })),
      foundation: coloured,
    });
    fc.assert(
      fc.property(proposals, (proposed) => {
        const patch = readModelPatch(modelPatchSchema.parse(proposed), DEFAULT_LOOK) ?? {};
        expect(parseLook(applyPatch(DEFAULT_LOOK, patch)).ok).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
