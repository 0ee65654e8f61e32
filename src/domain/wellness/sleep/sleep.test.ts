import { describe, expect, it } from 'vitest';
import type { SkinReading, SkinValue } from '#domain/analysis/skin-reading.ts';
import { daysLater } from '#domain/gamification/calendar-day.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { morningMakeup } from './morning-makeup.ts';
import { compareMorning, MORNINGS_NEEDED } from './own-mornings.ts';
import {
  impactOf,
  loggedSleep,
  parseSleepLog,
  type ImpactReadings,
  type SleepDay,
  type SleepLog,
} from './sleep-log.ts';

const FIRST = '2026-11-02';
const idOf = (at: number) => `01890a5d-ac96-774b-bcce-${String(at).padStart(12, '0')}`;
const value = (at: number, half = 1) => ({ value: at, low: at - half, high: at + half });

function readings(darkness: number): ImpactReadings {
  return {
    puffiness: { withheld: 'too-few-pixels' },
    darkness: value(darkness),
    dullness: value(70),
    dryness: { withheld: 'too-few-pixels' },
  };
}

const morning = (at: number, darkness = 4): SleepDay => ({
  id: idOf(at),
  day: daysLater(FIRST, at),
  hours: 8,
  quality: 'good',
  impact: readings(darkness),
});
const mornings = (...darkness: readonly number[]) => darkness.map((each, at) => morning(at, each));

describe('what is logged of a night', () => {
  const night = (day: string, hours: number) => ({ day, hours });

  it('is one day, however often it is changed', () => {
    let log: SleepLog = loggedSleep([], night(FIRST, 6), idOf(0));
    log = loggedSleep(log, { day: FIRST, quality: 'poor' }, idOf(1));
    log = loggedSleep(log, night(FIRST, 7), idOf(2));
    expect(log).toEqual([{ id: idOf(0), day: FIRST, hours: 7, quality: 'poor', impact: null }]);
  });

  it('loses nothing where the clock was set back to a day that is in it', () => {
    const before = mornings(4, 5);
    const log = loggedSleep(before, night(FIRST, 5), idOf(9));
    expect(log.slice(0, 2)).toEqual(before);
    expect(log[2]).toMatchObject({ id: idOf(9), day: FIRST, hours: 5 });
  });

  it('reads what it wrote, and leaves out a day that is broken', () => {
    const written = { v: 1, days: mornings(4, 5) };
    expect(parseSleepLog(JSON.parse(JSON.stringify(written)))).toEqual(written);
    const broken = { v: 1, days: [...written.days, { ...morning(2), hours: 99 }, null] };
    expect(parseSleepLog(broken)).toEqual(written);
    expect(parseSleepLog({ v: 2, days: [] })).toBeNull();
  });
});

describe('what the camera measured under the eyes', () => {
  const of = (part: Partial<SkinValue> & Pick<SkinValue, 'zone' | 'measure'>) =>
    ({ unit: 'L*', value: 4, low: 3, high: 5, confidence: 0.8, ...part }) as SkinValue;
  const reading = (...values: readonly SkinValue[]) => ({ values }) as unknown as SkinReading;

  it('is the mean of both sides', () => {
    const both = reading(
      of({ zone: 'under-eye-right', measure: 'dark-circle-lightness' }),
      of({ zone: 'under-eye-left', measure: 'dark-circle-lightness', value: 6, low: 4, high: 8 }),
    );
    expect(impactOf(both).darkness).toEqual({ value: 5, low: 3.5, high: 6.5 });
  });

  it('is withheld with its reason where one side was', () => {
    const one = reading(of({ zone: 'under-eye-right', measure: 'dark-circle-lightness' }), {
      zone: 'under-eye-left',
      measure: 'dark-circle-lightness',
      unit: 'L*',
      withheld: 'face-covered',
    });
    expect(impactOf(one).darkness).toEqual({ withheld: 'face-covered' });
    expect(impactOf(one).dryness).toEqual({ withheld: 'uncertain' });
  });
});

describe('a morning among one’s own', () => {
  const darknessOf = (log: SleepLog) => compareMorning(log, log.at(-1)!).darkness;

  it('is not compared before there are enough of them', () => {
    const few = mornings(...Array.from({ length: MORNINGS_NEEDED }, () => 4));
    expect(darknessOf(few)).toEqual({ kind: 'too-few', count: MORNINGS_NEEDED - 1 });
  });

  it('is as usual where it differs by no more than chance', () => {
    expect(darknessOf(mornings(4, 5, 3.5, 4.5, 4, 5.2))).toMatchObject({
      kind: 'compared',
      is: 'usual',
      usual: 4,
      count: 5,
    });
  });

  it.each([
    [12, 'more'],
    [-5, 'less'],
  ])('is told apart where it differs by more (%d)', (today, is) => {
    expect(darknessOf(mornings(4, 5, 3.5, 4.5, 4, today))).toMatchObject({ is });
  });

  it('counts darker cheeks as duller', () => {
    const log = mornings(4, 4, 4, 4, 4, 4);
    const dull = { ...readings(4), dullness: value(60) };
    expect(compareMorning(log, { ...morning(5), impact: dull }).dullness).toMatchObject({
      is: 'more',
    });
  });

  it('is withheld where the reading was, with the reason, and missing where nothing was measured', () => {
    const log = mornings(4, 4);
    expect(compareMorning(log, morning(1)).puffiness).toEqual({
      kind: 'withheld',
      reason: 'too-few-pixels',
    });
    expect(compareMorning(log, { ...morning(1), impact: null }).darkness).toEqual({ kind: 'none' });
  });
});

describe('makeup for a morning', () => {
  const usual = compareMorning([], morning(0));
  const log = mornings(4, 5, 3.5, 4.5, 4, 12);
  const darker = compareMorning(log, log.at(-1)!);
  const rested = { hours: 8, quality: 'good' } as const;

  it('answers what the camera saw', () => {
    const { reasons, changes } = morningMakeup(DEFAULT_LOOK, rested, darker);
    expect(reasons).toEqual(['darkness']);
    expect(changes).toEqual([
      { kind: 'opacity', product: 'eyeliner', from: 80, to: 65 },
      { kind: 'opacity', product: 'foundation', from: 40, to: 50 },
    ]);
  });

  it('answers a short or poor night where the camera saw nothing', () => {
    for (const night of [
      { hours: 5, quality: 'fair' },
      { hours: 8, quality: 'poor' },
    ] as const) {
      expect(morningMakeup(DEFAULT_LOOK, night, usual).reasons).toEqual(['short-night']);
    }
  });

  it('changes nothing after a usual night, and puts on nothing that is not worn', () => {
    expect(morningMakeup(DEFAULT_LOOK, rested, usual)).toEqual({ reasons: [], changes: [] });
    const bare = { ...DEFAULT_LOOK, eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: 0 } };
    expect(morningMakeup(bare, rested, darker).changes.map(({ product }) => product)).toEqual([
      'foundation',
    ]);
  });
});
