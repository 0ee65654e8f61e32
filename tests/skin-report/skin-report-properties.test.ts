import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEASON_LIBRARY } from '#content/season-library.ts';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import { labOfHex } from '#domain/advice/seen-colour.ts';
import { isWithheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { SKIN_MEASURES, type SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { makeSkinReport } from '#domain/skin-report/make-skin-report.ts';
import { MOST_INSIGHTS, type SkinReport } from '#domain/skin-report/skin-report.ts';
import { lightError, normalNumbers } from '#tests/advice/same-person.ts';
import { PEOPLE, syntheticReading } from '#tests/advice/synthetic-reading.ts';
import { syntheticSkin, type SkinChange } from './synthetic-skin.ts';

const REASONS = ['face-covered', 'wears-makeup', 'uncertain', 'too-few-pixels'] as const;

/** One zone in which a measure takes any value, or was withheld. */
const anyChange: fc.Arbitrary<SkinChange> = fc
  .constantFrom(...(Object.keys(SKIN_MEASURES) as SkinMeasure[]))
  .chain((measure) =>
    fc.record({
      measure: fc.constant(measure),
      zone: fc.constantFrom(...SKIN_MEASURES[measure].zones),
      to: fc.oneof(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.constantFrom<WithheldReason>(...REASONS),
      ),
    }),
  );

const anyPerson = fc.constantFrom(...PEOPLE);
const anyChanges = fc.array(anyChange, { maxLength: 60 });

function reportOf(
  who: (typeof PEOPLE)[number],
  changes: readonly SkinChange[],
  seed = 0,
): SkinReport {
  const error = lightError(normalNumbers(seed));
  return makeSkinReport(
    {
      face: syntheticReading(who, error),
      skin: syntheticSkin(who.skin, changes),
      worn: null,
      measuredAt: 0,
    },
    SEASON_LIBRARY,
    SKIN_REPORT_LANGUAGE,
  );
}

function sentencesOf(report: SkinReport): readonly string[] {
  return [
    ...[...report.insights, ...report.tips, ...report.cautions].flatMap(({ title, text }) => [
      title,
      text,
    ]),
    ...report.personalizedRecommendations,
    ...report.improvementPlan,
    ...report.riskFactors,
    ...report.cannotKnow,
    ...report.biomarkers.map(({ name }) => name),
  ];
}

const BROKEN = /undefined|NaN|null|Infinity|[{}]|\bthe the\b|\d\.\d\d\d/;

describe('a report of any skin', () => {
  it('has whole sentences, at most three insights and no value outside its range', () => {
    fc.assert(
      fc.property(anyPerson, anyChanges, (who, changes) => {
        const report = reportOf(who, changes);
        for (const sentence of sentencesOf(report)) expect(sentence).not.toMatch(BROKEN);
        expect(report.insights.length).toBeGreaterThan(0);
        expect(report.insights.length).toBeLessThanOrEqual(MOST_INSIGHTS);
        for (const { value, status, reading } of report.biomarkers) {
          expect(value === null).toBe(isWithheld(reading));
          expect(value !== null || status === null).toBe(true);
          expect(value === null || (value >= 0 && value <= 100)).toBe(true);
        }
        for (const { reading } of report.scoreParts) {
          if (isWithheld(reading)) continue;
          expect(reading.low).toBeLessThanOrEqual(reading.value);
          expect(reading.value).toBeLessThanOrEqual(reading.high);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('withholds what the reading withheld, and nothing else', () => {
    fc.assert(
      fc.property(anyPerson, anyChanges, (who, changes) => {
        const skin = syntheticSkin(who.skin, changes);
        const { biomarkers } = reportOf(who, changes);
        expect(biomarkers.map(({ reading }) => isWithheld(reading))).toEqual(
          skin.values.map((value) => isWithheld(value)),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('never scores a skin lower for its tone', () => {
    fc.assert(
      fc.property(
        anyChanges.map((changes) => changes.filter(({ measure }) => !OF_COLOR.has(measure))),
        (changes) => {
          const scores = PEOPLE.map((who) => reportOf(who, changes).skinScore);
          expect(new Set(scores).size).toBe(1);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('recommends no shade that would look chalky on the skin', () => {
    for (const who of PEOPLE) {
      for (let seed = 0; seed < 3; seed += 1) {
        const shades = reportOf(who, [], seed).colorAnalysis?.recommendedShades;
        const lightest = who.skin.lightness + 30;
        for (const color of [...(shades?.lipstick ?? []), ...(shades?.blush ?? [])])
          expect(labOfHex(color).lightness).toBeLessThan(lightest);
      }
    }
  });

  it('gives at least 150 values if nothing covers the face', () => {
    const shown = reportOf(PEOPLE[3] ?? PEOPLE[0]!, []).biomarkers.filter(
      ({ reading }) => !isWithheld(reading),
    );
    expect(shown.length).toBeGreaterThanOrEqual(150);
  });
});

const OF_COLOR: ReadonlySet<SkinMeasure> = new Set<SkinMeasure>([
  'lightness',
  'red-green',
  'yellow-blue',
  'hue',
  'typology-angle',
]);
