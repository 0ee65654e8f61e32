import { describe, expect, it } from 'vitest';
import { changePlane, edgePosition, paintCentre, probesAlong } from './edge-position.ts';
import { lagOf } from './lag.ts';
import { withSensorNoise } from './sensor-noise.ts';

const SIZE = 60;

/** A grey picture with a darker, antialiased disc. */
function disc(x: number, y: number, radius: number): Parameters<typeof changePlane>[0] {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(200);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    const distance = Math.hypot((pixel % SIZE) + 0.5 - x, Math.floor(pixel / SIZE) + 0.5 - y);
    const cover = Math.min(1, Math.max(0, radius - distance + 0.5));
    data.fill(200 - 100 * cover, 4 * pixel, 4 * pixel + 3);
  }
  return { data, width: SIZE, height: SIZE };
}

const bare = disc(0, 0, -10);
const whole = { left: 0, top: 0, right: SIZE, bottom: SIZE };
const outline = Array.from({ length: 72 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 72;
  return [30 + 15 * Math.cos(angle), 30 + 15 * Math.sin(angle)];
}).flat();

describe('the position of an edge', () => {
  it('is 0 where the paint ends on the outline', () => {
    const plane = changePlane(bare, disc(30, 30, 15), whole);
    for (const probe of probesAlong(outline, 12)) {
      expect(Math.abs(edgePosition(plane, probe))).toBeLessThan(0.12);
    }
  });

  it('follows paint that grows by a third of a pixel', () => {
    const before = changePlane(bare, disc(30, 30, 15), whole);
    const after = changePlane(bare, disc(30, 30, 15.33), whole);
    const steps = probesAlong(outline, 24).map(
      (probe) => edgePosition(after, probe) - edgePosition(before, probe),
    );
    const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
    expect(mean).toBeCloseTo(0.33, 1);
  });

  it('is not a number where nothing was painted', () => {
    const plane = changePlane(bare, bare, whole);
    expect(edgePosition(plane, probesAlong(outline, 4)[0]!)).toBeNaN();
  });
});

describe('the middle of the paint', () => {
  it('is the middle of what was painted, to a fraction of a pixel', () => {
    const { x, y } = paintCentre(changePlane(bare, disc(28.4, 31.2, 12), whole));
    expect(x).toBeCloseTo(28.4, 1);
    expect(y).toBeCloseTo(31.2, 1);
  });
});

describe('the lag', () => {
  const wave = (frame: number): number =>
    Math.sin((2 * Math.PI * frame) / 33) + 0.3 * Math.sin(frame / 3);

  it('is the delay between two curves, at any scale and offset', () => {
    const truth = Array.from({ length: 60 }, (_, frame) => wave(frame));
    const measured = Array.from({ length: 60 }, (_, frame) => 5 - 2 * wave(frame - 0.6));
    expect(lagOf(measured, truth, 30)).toBeGreaterThanOrEqual(19);
    expect(lagOf(measured, truth, 30)).toBeLessThanOrEqual(21);
  });

  it('is negative for a curve that runs ahead', () => {
    const truth = Array.from({ length: 60 }, (_, frame) => wave(frame));
    const measured = Array.from({ length: 60 }, (_, frame) => wave(frame + 0.3));
    expect(lagOf(measured, truth, 30)).toBeCloseTo(-10, -0.5);
  });
});

describe('the sensor noise', () => {
  it('has the spread that was asked for, and is the same for the same seed', () => {
    const noisy = withSensorNoise(bare, 3, 5);
    const differences = Array.from(noisy.data)
      .map((level, at) => level - bare.data[at]!)
      .filter((_, at) => at % 4 !== 3);
    const variance =
      differences.reduce((sum, value) => sum + value * value, 0) / differences.length;
    expect(Math.sqrt(variance)).toBeCloseTo(3, 0);
    expect(withSensorNoise(bare, 3, 5).data).toEqual(noisy.data);
    expect(withSensorNoise(bare, 3, 6).data).not.toEqual(noisy.data);
  });
});
