import { describe, expect, it } from 'vitest';
import { SEASON_LIBRARY } from '#content/season-library.ts';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES } from '#domain/analysis/skin-reading.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { makeSkinReport, type SkinReportInput } from '#domain/skin-report/make-skin-report.ts';
import { perfectLook } from '#domain/skin-report/season-shades.ts';
import { SEASONS } from '#domain/skin-report/season-library.ts';
import type { SkinReport } from '#domain/skin-report/skin-report.ts';
import { PEOPLE, syntheticReading, type TrueFace } from '#tests/advice/synthetic-reading.ts';
import { syntheticSkin, type SkinChange } from './synthetic-skin.ts';

const FAIR = person(0);
const DEEP = person(7);

function person(tone: number): TrueFace {
  const found = PEOPLE[tone];
  if (found === undefined) throw new Error('the synthetic face has eight tones');
  return found;
}

const LIT = { grade: 'good', unnatural: 0, leftRight: 90, topBottom: 92, overExposed: 0 } as const;

type Options = Partial<SkinReportInput> & { readonly who?: TrueFace };

function reportOf({ who = FAIR, ...input }: Options = {}): SkinReport {
  return makeSkinReport(
    {
      face: { ...syntheticReading(who), light: LIT },
      skin: syntheticSkin(who.skin),
      worn: null,
      measuredAt: 1_800_000_000_000,
      ...input,
    },
    SEASON_LIBRARY,
    SKIN_REPORT_LANGUAGE,
  );
}

const changed = (...changes: readonly SkinChange[]): SkinReport =>
  reportOf({ skin: syntheticSkin(FAIR.skin, changes) });

const red = (zone: SkinChange['zone'], to = 6): SkinChange => ({ zone, measure: 'redness', to });

describe('the skin score', () => {
  it('is the mean of its parts, with the weights that it states', () => {
    const { score, scoreParts, skinScore } = changed(red('cheek-left'), red('nose-tip', 9));
    const mean = scoreParts.reduce(
      (sum, { weight, reading }) => sum + (isWithheld(reading) ? 0 : weight * reading.value),
      0,
    );
    expect(isWithheld(score) ? null : score.value).toBeCloseTo(mean, 6);
    expect(skinScore).toBe(Math.round(mean));
    expect(scoreParts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
  });

  it('gives the weight of a part that was withheld to the others', () => {
    const blind = SKIN_ZONES.map((zone) => ({
      zone,
      measure: 'spots' as const,
      to: 'too-few-pixels' as const,
    }));
    const { scoreParts, skinScore } = changed(...blind);
    expect(scoreParts.map(({ weight }) => weight)).toEqual([0.5, 0.5, 0]);
    expect(skinScore).not.toBeNull();
  });

  it('is withheld with a reason if two of its three parts are', () => {
    const blind = SKIN_ZONES.flatMap((zone) =>
      (['spots', 'evenness'] as const).map((measure) => ({
        zone,
        measure,
        to: 'too-few-pixels' as const,
      })),
    );
    const report = changed(...blind);
    expect(report.skinScore).toBeNull();
    expect(report.withheld.skinScore).toBe('too-few-pixels');
  });

  it('falls with redness, and not with the tone of the skin', () => {
    const [calm, flushed] = [changed(), changed(red('cheek-left'), red('cheek-right'))];
    expect(flushed.skinScore ?? 0).toBeLessThan(calm.skinScore ?? 0);
    expect(reportOf({ who: DEEP, skin: syntheticSkin(DEEP.skin) }).skinScore).toBe(calm.skinScore);
  });
});

describe('insights', () => {
  it('say so if nothing stands out', () => {
    expect(reportOf().insights.map(({ kind }) => kind)).toEqual(['insight-nothing']);
    expect(reportOf().riskFactors).toEqual([]);
  });

  it('name the zone, its value and its interval', () => {
    const [first] = changed(red('cheek-left')).insights;
    expect(first).toEqual({
      kind: 'insight-redness',
      zones: ['cheek-left'],
      title: 'Visible redness, left cheek',
      text: 'a* is 6 ± 1.6 over the median of your zones, in this light.',
    });
  });

  it('speak of both sides if both show it', () => {
    const [first] = changed(red('cheek-left', 5), red('cheek-right', 8)).insights;
    expect(first?.title).toBe('Visible redness, cheeks');
    expect(first?.zones[0]).toBe('cheek-right');
    expect(first?.text).toMatch(/^a\* is up to 8 ±/);
  });

  it('are three at most, the most conspicuous first', () => {
    const { insights } = changed(
      red('chin', 3),
      { zone: 'nose-tip', measure: 'shine', to: 20 },
      { zone: 'under-eye-left', measure: 'dark-circle-lightness', to: 9 },
      { zone: 'cheek-left', measure: 'spots', to: 3 },
      { zone: 'glabella', measure: 'lines', to: 12 },
    );
    expect(insights.map(({ kind }) => kind)).toEqual([
      'insight-shine',
      'insight-spots',
      'insight-shadow',
    ]);
  });

  it('blame the lamp for shadows under the eyes when the light comes from above', () => {
    const shadow: SkinChange = {
      zone: 'under-eye-left',
      measure: 'dark-circle-lightness',
      to: 9,
    };
    const light = { ...LIT, topBottom: 75 };
    const report = reportOf({ skin: syntheticSkin(FAIR.skin, [shadow], { light }) });
    expect(report.insights[0]?.text).toContain('Light from above does this, too.');
    expect(report.cautions.map(({ kind }) => kind)).toContain('caution-above');
  });
});

describe('advice of a report', () => {
  it('corrects deep skin with other colors than fair skin', () => {
    const shadow: SkinChange = { zone: 'under-eye-left', measure: 'dark-circle-lightness', to: 9 };
    const on = (who: TrueFace): string =>
      reportOf({ who, skin: syntheticSkin(who.skin, [shadow]) }).personalizedRecommendations.join();
    expect(on(FAIR)).toContain('peach corrector');
    expect(on(DEEP)).toContain('orange corrector');
  });

  it('mentions visible signs of sun and irritation, but no illness', () => {
    const { riskFactors } = changed(red('cheek-left'), {
      zone: 'cheek-right',
      measure: 'spots',
      to: 3,
    });
    expect(riskFactors.map((risk) => risk.split(':')[0])).toEqual(['Sun', 'Irritation']);
    expect(riskFactors.join(' ')).not.toMatch(
      /acne|rosacea|melasma|melanoma|cancer|disease|eczema/i,
    );
  });

  it('says how to obtain what was withheld', () => {
    const skin = syntheticSkin(
      FAIR.skin,
      [{ zone: 'cheek-left', measure: 'redness', to: 'face-covered' }],
      { pixelsPerMillimetre: 2.1 },
    );
    const plan = reportOf({ skin }).improvementPlan.join(' ');
    expect(plan).toContain('2.1 pixels for a millimeter');
    expect(plan).toContain('Take away what covers your skin.');
  });

  it('says in three sentences what no camera can know', () => {
    expect(reportOf().cannotKnow).toHaveLength(3);
  });
});

describe('the perceived age', () => {
  it('is a range of ten years or more', () => {
    for (const who of PEOPLE) {
      const age = reportOf({ who }).biologicalAge;
      expect(age).not.toBeNull();
      expect((age?.high ?? 0) - (age?.low ?? 0)).toBeGreaterThanOrEqual(10);
    }
  });

  it('is withheld if the light comes from one side', () => {
    const face = { ...syntheticReading(FAIR), light: { ...LIT, leftRight: 60 } };
    const report = reportOf({ face });
    expect(report.biologicalAge).toBeNull();
    expect(report.withheld.biologicalAge).toBe('uneven-light');
  });

  it('is higher if brows and lips stand out less', () => {
    const pale = { ...FAIR, brow: FAIR.skin.lightness - 5 };
    const low = (who: TrueFace): number => reportOf({ who }).biologicalAge?.low ?? 0;
    expect(low(pale)).toBeGreaterThan(low(FAIR));
  });
});

describe('our own makeup in the picture', () => {
  it('withholds all of the skin but its lines under foundation, and the colors, too', () => {
    const report = reportOf({ worn: DEFAULT_LOOK });
    const left = report.biomarkers.filter(({ reading }) => !isWithheld(reading));
    expect(new Set(left.map(({ measure }) => measure))).toEqual(new Set(['lines', 'fine-lines']));
    expect(report.withheld.colorAnalysis).toBe('wears-makeup');
    expect(report.improvementPlan.join(' ')).toContain('before you put on makeup');
  });

  it('withholds no more than the cheeks under blush', () => {
    const bare = applyPatch(DEFAULT_LOOK, {
      foundation: { opacity: 0 },
      lipstick: { opacity: 0 },
      eyeshadow: { opacity: 0 },
      eyeliner: { opacity: 0 },
    });
    const { biomarkers } = reportOf({ worn: bare });
    const hidden = biomarkers.filter(({ reading }) => isWithheld(reading));
    expect(new Set(hidden.map(({ zone }) => zone))).toEqual(
      new Set(['cheek-right', 'cheek-left', 'under-eye-right', 'under-eye-left']),
    );
  });
});

describe('the colors of a report', () => {
  it('name one of the four seasons with its probability, and all four add up to one', () => {
    for (const who of PEOPLE) {
      const colors = reportOf({ who }).colorAnalysis;
      expect(SEASONS).toContain(colors?.season);
      expect(colors?.seasonChances[0]?.name).toBe(colors?.season);
      expect(colors?.seasonChances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    }
  });

  it('make the perfect look with the specified opacities, which can be worn', () => {
    const colors = reportOf().colorAnalysis;
    if (colors === null) throw new Error('no colors');
    const look = applyPatch(DEFAULT_LOOK, perfectLook(colors));
    expect([
      look.foundation.opacity,
      look.lipstick.opacity,
      look.blush.opacity,
      look.eyeshadow.opacity,
    ]).toEqual([40, 70, 50, 60]);
    expect(look.lipstick.color).toBe(colors.recommendedShades.lipstick[0]);
    expect(look.eyeliner).toEqual(DEFAULT_LOOK.eyeliner);
  });

  it('are withheld with the reason if the undertone was', () => {
    const face = { ...syntheticReading(FAIR), undertone: { withheld: 'coloured-light' as const } };
    const report = reportOf({ face });
    expect(report.colorAnalysis).toBeNull();
    expect(report.withheld.colorAnalysis).toBe('coloured-light');
  });
});
