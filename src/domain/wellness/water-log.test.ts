import { describe, expect, it } from 'vitest';
import {
  addGlass,
  consumedOn,
  foundationToPutBack,
  lastDays,
  levelOn,
  MOST_GLASSES,
  NOTHING_LOGGED,
  parseWaterLog,
  scaleFoundation,
  takeBackGlass,
  type WaterLog,
} from './water-log.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

function withGlasses(count: number, day = MONDAY, log = NOTHING_LOGGED): WaterLog {
  return Array.from({ length: count }).reduce<WaterLog>((all) => addGlass(all, day), log);
}

describe('a day’s water', () => {
  it('grows by 250 ml with each glass, and is at its goal with 2000', () => {
    expect([0, 1, 4, 8].map((count) => consumedOn(withGlasses(count), MONDAY))).toEqual([
      0, 250, 1000, 2000,
    ]);
    expect([0, 1, 3, 6, 8].map((count) => levelOn(withGlasses(count), MONDAY))).toEqual([
      0, 13, 38, 75, 100,
    ]);
  });

  it('has no level above 100', () => {
    expect(levelOn(withGlasses(11), MONDAY)).toBe(100);
    expect(consumedOn(withGlasses(11), MONDAY)).toBe(2750);
  });

  it('can lose a glass again, and never one that it does not have', () => {
    expect(consumedOn(takeBackGlass(withGlasses(2), MONDAY), MONDAY)).toBe(250);
    expect(takeBackGlass(withGlasses(1), MONDAY)).toEqual(NOTHING_LOGGED);
    expect(takeBackGlass(NOTHING_LOGGED, MONDAY)).toBe(NOTHING_LOGGED);
  });

  it('takes no more than a stuck key should give it', () => {
    expect(consumedOn(withGlasses(MOST_GLASSES + 5), MONDAY)).toBe(MOST_GLASSES * 250);
  });
});

describe('the next day', () => {
  it('begins with nothing, and the last one stays in the chart', () => {
    const log = withGlasses(1, TUESDAY, withGlasses(5));
    expect(consumedOn(log, TUESDAY)).toBe(250);
    const days = lastDays(log, TUESDAY);
    expect(days).toHaveLength(30);
    expect(days[0]?.day).toBe('2026-10-26');
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-22', consumed: 0 },
      { day: MONDAY, consumed: 1250 },
      { day: TUESDAY, consumed: 250 },
    ]);
  });

  it('comes again whole where the clock was set back to the day before and forward', () => {
    const tuesday = withGlasses(3, TUESDAY, withGlasses(5));
    const monday = addGlass(tuesday, MONDAY);
    expect([consumedOn(monday, MONDAY), consumedOn(monday, TUESDAY)]).toEqual([1500, 750]);
  });

  it('is not lost because a clock was years ahead for a while', () => {
    const ahead = withGlasses(2, '2031-01-01', withGlasses(5));
    expect(consumedOn(addGlass(ahead, TUESDAY), MONDAY)).toBe(1250);
  });
});

describe('foundation', () => {
  it('is scaled by 0.9 above 70 percent of the goal, and not before', () => {
    expect(scaleFoundation(withGlasses(5), MONDAY, 40)).toBeNull();
    expect(scaleFoundation(withGlasses(6), MONDAY, 40)).toEqual({ day: MONDAY, from: 40, to: 36 });
  });

  it('is scaled once a day, also after it was put back', () => {
    const scaled = { day: MONDAY, from: 40, to: 36 };
    for (const worn of [36, 40, 55]) {
      expect(scaleFoundation({ ...withGlasses(7), scaled }, MONDAY, worn)).toBeNull();
    }
  });

  it('is not scaled once more on the next day while it still is', () => {
    const log = { ...withGlasses(6, TUESDAY), scaled: { day: MONDAY, from: 40, to: 36 } };
    expect(scaleFoundation(log, TUESDAY, 36)).toBeNull();
    expect(scaleFoundation(log, TUESDAY, 50)).toEqual({ day: TUESDAY, from: 50, to: 45 });
  });

  it('stays off where it is not worn', () => {
    expect(scaleFoundation(withGlasses(6), MONDAY, 0)).toBeNull();
  });

  it('comes back with the glass that is taken back, unless another is worn by then', () => {
    const log = { ...withGlasses(5), scaled: { day: MONDAY, from: 40, to: 36 } };
    expect(foundationToPutBack(log, MONDAY, 36)).toBe(40);
    expect(foundationToPutBack(log, MONDAY, 60)).toBeNull();
    expect(foundationToPutBack(addGlass(log, MONDAY), MONDAY, 36)).toBeNull();
  });
});

describe('a kept log', () => {
  it('is read as it was written', () => {
    const log: WaterLog = {
      ...withGlasses(3),
      lastReminder: 5,
      remindEvery: 60,
      scaled: { day: MONDAY, from: 40, to: 36 },
    };
    expect(parseWaterLog(JSON.parse(JSON.stringify(log)))).toEqual(log);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a day that there is none of', { ...NOTHING_LOGGED, glasses: { '2026-02-30': 1 } }],
    ['a part of a glass', { ...NOTHING_LOGGED, glasses: { [MONDAY]: 0.5 } }],
    ['more than a day can have', { ...NOTHING_LOGGED, glasses: { [MONDAY]: 9000 } }],
    ['a word for a time', { ...NOTHING_LOGGED, lastReminder: 'soon' }],
  ])('that is %s is none', (_what, stored) => {
    expect(parseWaterLog(stored)).toBeNull();
  });
});
