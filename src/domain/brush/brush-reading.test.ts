import { describe, expect, it } from 'vitest';
import { BrushMotion } from './brush-motion.ts';
import { readBrush } from './brush-reading.ts';
import { penLean, PenPressure } from './pen-pressure.ts';
import { pressedOpacity } from './pressure-effect.ts';

describe('the pressure of a mouse or a finger', () => {
  it.each([
    [0, 100],
    [10, 80],
    [25, 50],
    [45, 10],
    [400, 10],
  ])('is 100 less twice the speed, from 10 to 100: at %d it is %d', (speed, pressure) => {
    expect(readBrush(speed, null)).toMatchObject({ pressure, source: 'speed' });
  });
});

describe('the pressure of a pen', () => {
  it('is what the pen measures, however fast it is', () => {
    expect(readBrush(30, 0.42)).toMatchObject({ pressure: 42, source: 'pen' });
  });

  it('is believed once it was something that a pen without a sensor never says', () => {
    const pen = new PenPressure();
    const read = (pressure: number): number | null => pen.read({ pointerType: 'pen', pressure });
    expect([read(0), read(0.5), read(0.31), read(0.5)]).toEqual([null, null, 0.31, 0.5]);
  });

  it.each(['mouse', 'touch'])('is not read from a %s, which has none to tell', (pointerType) => {
    expect(new PenPressure().read({ pointerType, pressure: 0.3 })).toBeNull();
  });

  it('comes with how far the pen leans', () => {
    expect(penLean(0, 0)).toBe(0);
    expect(penLean(40, 0)).toBeCloseTo(40);
    expect(penLean(30, 30)).toBeCloseTo(39.2, 1);
    expect(penLean(90, -90)).toBeLessThanOrEqual(90);
  });
});

describe('precision', () => {
  it.each([
    [4.9, 90],
    [5, 70],
    [14.9, 70],
    [15, 50],
  ])('at speed %d is %d', (speed, precision) => {
    expect(readBrush(speed, null).precision).toBe(precision);
  });
});

describe('technique', () => {
  it.each([
    ['light below a pressure of 30, before all else', 0.29, 2, 'light'],
    ['heavy above 70', 0.71, 30, 'heavy'],
    ['precise below a speed of 3', 0.5, 2.9, 'precise'],
    ['blending above a speed of 20', 0.7, 20.1, 'blending'],
    ['even where none of these holds', 0.3, 10, 'even'],
  ] as const)('is %s', (_, pressure, speed, technique) => {
    expect(readBrush(speed, pressure).technique).toBe(technique);
  });
});

describe('speed', () => {
  const speedOf = (rate: number, perSecond: number): number => {
    const motion = new BrushMotion();
    let speed = 0;
    for (let event = 0; event <= rate / 4; event += 1) {
      const time = (1000 * event) / rate;
      speed = motion.add({ x: 100 + (perSecond * time) / 1000, y: 40, time });
    }
    return speed;
  };

  it('is in pixels per sixtieth of a second, however often the pointer is heard of', () => {
    for (const rate of [60, 120, 240]) expect(speedOf(rate, 600)).toBeCloseTo(10, 5);
  });

  it('is 0 for the first point, and after the pointer was lifted', () => {
    const motion = new BrushMotion();
    expect(motion.add({ x: 0, y: 0, time: 0 })).toBe(0);
    motion.reset();
    expect(motion.add({ x: 900, y: 0, time: 10 })).toBe(0);
  });

  it('forgets what was longer ago than 50 ms', () => {
    const motion = new BrushMotion();
    motion.add({ x: 0, y: 0, time: 0 });
    expect(motion.add({ x: 900, y: 0, time: 200 })).toBe(0);
  });
});

describe('the pressure effect', () => {
  it.each([
    [70, 40, 84],
    [60, 100, 90],
    [90, 50, 100],
    [0, 100, 10],
  ])(
    'turns lipstick at %d under a pressure of %d percent into %d',
    (opacity, pressure, pressed) => {
      expect(pressedOpacity(opacity, pressure)).toBe(pressed);
    },
  );
});
