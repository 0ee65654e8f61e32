import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVICE_LANGUAGE, reasonText } from '#content/advice-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { ADVISED_PRODUCTS, advise } from '#domain/advice/advise.ts';
import { toFaceAnalysis } from '#domain/advice/face-analysis.ts';
import { eyeUndertone, redUndertone } from '#domain/advice/library.ts';
import { isConvention } from '#domain/advice/reason.ts';
import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import { DEFAULT_LOOK, PRODUCTS } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch, patchedProducts } from '#domain/makeup/patch.ts';
import { adviceOf } from './same-person.ts';
import { PEOPLE, syntheticReading, type TrueFace } from './synthetic-reading.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anyFace: fc.Arbitrary<TrueFace> = fc
  .record({
    lightness: number(20, 92),
    a: number(1, 18),
    b: number(4, 30),
    lip: number(-4, 30),
    lipA: number(6, 30),
    lipB: number(2, 24),
    brow: number(3, 60),
    iris: fc.record({ lightness: number(8, 55), a: number(-8, 12), b: number(-18, 24) }),
  })
  .map(({ lightness, a, b, lip, lipA, lipB, brow, iris }) => ({
    skin: { lightness, a, b },
    lips: { lightness: Math.max(6, lightness - lip), a: lipA, b: lipB },
    iris,
    brow: Math.min(brow, lightness),
  }));

const BROKEN = /undefined|NaN|null|Infinity|[{}]|-\d/;

describe('advice for any face', () => {
  it('is three for each of six products, each of which can be worn and put into words', () => {
    fc.assert(
      fc.property(anyFace, (face) => {
        const { categories, tips } = adviceOf(syntheticReading(face));
        expect(categories.map(({ category }) => category)).toEqual(ADVISED_PRODUCTS);
        for (const { category, choices } of categories) {
          expect(choices).toHaveLength(3);
          expect(
            new Set(choices.map((each) => `${each.names.join()} ${each.intensity}`)).size,
          ).toBe(3);
          for (const { patch, intensity, reason } of choices) {
            expect(intensity).toBeGreaterThan(0);
            expect(intensity).toBeLessThanOrEqual(100);
            expect(patchedProducts(patch)).toEqual([category]);
            const look = applyPatch(DEFAULT_LOOK, patch);
            expect(parseLook(look)).toEqual({ ok: true, value: look });
            expect(look[category].opacity).toBe(intensity);
            expect(reasonText(reason)).not.toMatch(BROKEN);
          }
        }
        for (const tip of tips) expect(ADVICE_LANGUAGE.tip(tip)).not.toMatch(BROKEN);
      }),
      { numRuns: 60 },
    );
  });

  it('treats eyes that are lighter than the skin as eyes that stand out', () => {
    const deep = { ...PEOPLE[7]!, iris: { lightness: 60, a: -3, b: -12 } };
    const { categories } = adviceOf(syntheticReading(deep));
    const mascara = categories.find(({ category }) => category === 'mascara')!;
    expect(mascara.choices[0]!.reason.kind).toBe('mascara-medium');
  });

  it('is the same for the same reading', () => {
    const [face] = PEOPLE;
    expect(adviceOf(syntheticReading(face!))).toEqual(adviceOf(syntheticReading(face!)));
  });
});

describe('what was withheld', () => {
  const [, , , face] = PEOPLE;
  const without = (measures: readonly FaceMeasure[], reason: 'too-dark' | 'wears-makeup') =>
    adviceOf(syntheticReading(face!, undefined, measures, reason));
  const of = (advice: ReturnType<typeof without>, category: string) =>
    advice.categories.find((each) => each.category === category)!;

  it('leaves out foundation, and says why, if the light hides how light the skin is', () => {
    const { choices, cautions } = of(without(['skin-lightness'], 'too-dark'), 'foundation');
    expect(choices).toEqual([]);
    expect(cautions).toEqual([{ missing: 'skin-lightness', reason: 'too-dark' }]);
  });

  it('leaves out the lipstick that builds on the contrast of painted lips', () => {
    const { choices, cautions } = of(without(['contrast-lip'], 'wears-makeup'), 'lipstick');
    expect(choices.map(({ reason }) => reason.kind)).not.toContain('lip-edge');
    expect(choices).toHaveLength(2);
    expect(choices.map(({ reason }) => reason.kind)).toEqual([
      'lip-nude-usual',
      'lip-statement-usual',
    ]);
    expect(choices.every(({ reason }) => isConvention(reason.kind))).toBe(true);
    expect(cautions).toEqual([{ missing: 'lips', reason: 'wears-makeup' }]);
  });

  it('leaves out what would set off eyes of unknown color', () => {
    const advice = without(['iris-lightness', 'contrast-iris', 'contrast-brow'], 'too-dark');
    expect(of(advice, 'eyeshadow').choices).toHaveLength(2);
    expect(of(advice, 'eyeliner').choices).toHaveLength(2);
    expect(of(advice, 'mascara').choices).toHaveLength(1);
    expect(of(advice, 'mascara').cautions.map(({ missing }) => missing)).toEqual(['brows', 'eyes']);
  });

  it('leans to neither side without an undertone', () => {
    const { choices } = of(without(['skin-hue'], 'too-dark'), 'lipstick');
    expect(choices.map(({ reason }) => reason.kind)).toContain('lip-statement-unknown');
  });

  it('leaves no advice at all without any color of the skin', () => {
    const none = syntheticReading(
      face!,
      undefined,
      ['skin-lightness', 'skin-red-green', 'skin-yellow-blue'],
      'coloured-light',
    );
    expect(advise(none, SHADE_LIBRARY)).toEqual({ withheld: 'coloured-light' });
  });
});

describe('what advice says', () => {
  it('tells a convention from a measurement', () => {
    expect(isConvention('shadow-eyes')).toBe(true);
    expect(isConvention('lip-edge')).toBe(false);
    const { tips } = adviceOf(syntheticReading(PEOPLE[0]!));
    for (const tip of tips) {
      expect(ADVICE_LANGUAGE.tip(tip)).toMatch(
        tip.basis === 'measurement' ? /^Measured: / : /^Convention: /,
      );
    }
    expect(new Set(tips.map(({ basis }) => basis)).size).toBe(2);
  });

  it('matches its reasons: if a reason names an undertone, the shade has it', () => {
    for (const face of PEOPLE) {
      const leaning = adviceOf(syntheticReading(face))
        .categories.flatMap(({ choices }) => choices)
        .flatMap(({ reason, color }) => {
          const undertone = /^(?:blush-flush|lip-statement)-(.*)$/.exec(reason.kind)?.[1];
          return undertone === undefined ? [] : [[undertone, redUndertone(color)]];
        });
      expect(leaning).toHaveLength(2);
      for (const [said, shown] of leaning) expect(shown).toBe(said);
    }
  });

  it('gives warm light to eyes that it calls too dark to oppose', () => {
    const dark = PEOPLE.flatMap((face) => adviceOf(syntheticReading(face)).categories)
      .flatMap(({ choices }) => choices)
      .filter(({ reason }) => reason.kind.endsWith('-eyes-dark'));
    expect(new Set(dark.map(({ category }) => category))).toEqual(
      new Set(['eyeshadow', 'eyeliner']),
    );
    for (const { color } of dark) expect(eyeUndertone(color)).toBe('warm');
  });

  it('names the low contrast of lips, and what changes it', () => {
    const { categories } = adviceOf(syntheticReading(PEOPLE[4]!));
    const lipstick = categories.find(({ category }) => category === 'lipstick')!;
    const [first] = lipstick.choices;
    expect(first!.reason).toMatchObject({ kind: 'lip-edge', values: { contrast: 10 } });
    expect(reasonText(first!.reason)).toMatch(
      /^Low contrast between lip and skin \(10\): a shade \d+ darker gives the mouth its edge\.$/,
    );
  });

  it('has the form of the specified reply, with a confidence or a reason for each feature', () => {
    const reading = syntheticReading(PEOPLE[3]!, undefined, ['lip-height'], 'wears-makeup');
    const reply = toFaceAnalysis(reading, adviceOf(reading), ADVICE_LANGUAGE);
    expect(reply.recommendations).toHaveLength(18);
    expect(new Set(reply.recommendations.map(({ category }) => category))).toEqual(
      new Set(PRODUCTS),
    );
    for (const { productName } of reply.recommendations) expect(productName).not.toBe('');
    expect(new Set(reply.recommendations.map(({ basis }) => basis)).size).toBe(2);
    expect(reply.analysis).toMatchObject({
      undertone: 'Warm',
      eyeColor: 'Brown',
      faceShape: 'Oval',
    });
    expect(Object.keys(reply.confidence)).toEqual(Object.keys(reply.analysis));
    for (const confidence of Object.values(reply.confidence)) {
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(reply.withheld).toEqual({ lipShape: 'wears-makeup' });
    expect(reply.overallTips.length).toBeGreaterThanOrEqual(3);
  });
});
