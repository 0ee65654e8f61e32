import { describe, expect, it } from 'vitest';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import { SKIN_MEASURES, type SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { scanSkin } from '#domain/wellness/skin-conditions.ts';
import { PEOPLE } from '#tests/advice/synthetic-reading.ts';
import { syntheticSkin, type SkinChange } from './synthetic-skin.ts';

const FAIR = PEOPLE[0]!;
const DEEP = PEOPLE[7]!;

const scanOf = (changes: readonly SkinChange[], who = FAIR) =>
  scanSkin(syntheticSkin(who.skin, changes), 1_800_000_000_000, SKIN_REPORT_LANGUAGE);

const red = (to: number): SkinChange => ({ zone: 'cheek-left', measure: 'redness', to });

const blind = (measure: SkinMeasure, to: 'too-few-pixels' | 'wears-makeup'): SkinChange[] =>
  SKIN_MEASURES[measure].zones.map((zone) => ({ zone, measure, to }));

describe('a scan of the skin', () => {
  it('says that nothing stands out if nothing does', () => {
    expect(scanOf([]).conditions).toEqual([]);
  });

  it('names what can be seen and where, with its interval, but no illness', () => {
    const [condition] = scanOf([red(7)]).conditions;
    expect(condition?.id).toBe('redness');
    expect(condition?.zones).toEqual(['cheek-left']);
    expect(condition?.name).toBe('Visible redness, left cheek');
    expect(condition?.description).toMatch(/^a\* is 7 ± [\d.]+ over the median of your zones/);
    expect(condition?.recommendation.title).toBe('Even out the left cheek first');
  });

  it('rates a higher value as more severe, and gives both ratings if the interval spans them', () => {
    const severities = [3, 20].map((to) => scanOf([red(to)]).conditions[0]?.severity);
    expect(severities[0]?.[0]).toBe('slight');
    expect(severities[1]).toEqual(['marked', 'marked']);
    for (const to of [2.6, 4, 6, 9]) {
      const [from, most] = scanOf([red(to)]).conditions[0]?.severity ?? [];
      const order = ['slight', 'visible', 'marked'];
      expect(order.indexOf(from ?? '')).toBeLessThanOrEqual(order.indexOf(most ?? ''));
    }
  });

  it('advises deep skin as artists do, because green looks gray on it', () => {
    expect(scanOf([red(7)]).conditions[0]?.recommendation.text).toContain('green-toned');
    expect(scanOf([red(7)], DEEP).conditions[0]?.recommendation.text).toContain('yellow-toned');
  });

  it('withholds, with the reason, what no zone could show, and goes on with the rest', () => {
    const scan = scanOf([...blind('spots', 'too-few-pixels'), red(7)]);
    expect(scan.unseen).toEqual([{ id: 'spots', reason: 'too-few-pixels' }]);
    expect(scan.conditions.map(({ id }) => id)).toEqual(['redness']);
    expect(scanOf(blind('redness', 'wears-makeup')).unseen).toEqual([
      { id: 'redness', reason: 'wears-makeup' },
    ]);
  });
});
