import { describe, expect, it } from 'vitest';
import { isWithheld, type Measurement } from '#domain/analysis/measurement.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { randomNumbers } from '#tests/fixtures/synthetic-face/noise.ts';
import { estimatePulse } from './estimate-pulse.ts';
import type { PulseSample } from './pulse-sample.ts';

const SKIN: Rgb = [0.45, 0.28, 0.2];
const WALL: Rgb = [0.3, 0.3, 0.28];
const WHITE: Rgb = [0.35, 0.3, 0.27];

/** How much red and blue change for a change of 1 in green: de Haan and van Leest (2014). */
const BLOOD: Rgb = [0.43, 1, 0.69];

interface Recording {
  readonly seconds?: number;
  readonly framesPerSecond?: number;
  /** Change of green at a time in seconds, relative to its mean. */
  readonly pulse?: (time: number) => number;
  /** The same for all of the light, in each channel. */
  readonly lamp?: (time: number) => Rgb;
  readonly noise?: number;
  readonly seed?: number;
  readonly change?: (sample: PulseSample, time: number) => PulseSample;
}

const beat =
  (rate: number, amplitude = 0.004) =>
  (time: number): number =>
    amplitude * Math.cos((2 * Math.PI * rate * time) / 60);

function recording({
  seconds = 22,
  framesPerSecond = 30,
  pulse = () => 0,
  lamp = () => [0, 0, 0],
  noise = 0.0004,
  seed = 1,
  change = (sample) => sample,
}: Recording): PulseSample[] {
  const random = randomNumbers(seed);
  const count = Math.floor(seconds * framesPerSecond) + 1;
  return Array.from({ length: count }, (_, frame) => {
    const time = frame / framesPerSecond;
    const light = lamp(time);
    const colour = (bare: Rgb, blood: number): Rgb => {
      const channel = (index: 0 | 1 | 2): number =>
        bare[index] *
        (1 + light[index] - blood * pulse(time) * BLOOD[index] + noise * (random() - 0.5) * 3.46);
      return [channel(0), channel(1), channel(2)];
    };
    const sample: PulseSample = {
      timeMs: 1000 * time,
      forehead: colour(SKIN, 0.9),
      rightCheek: colour(SKIN, 1),
      leftCheek: colour(SKIN, 1.1),
      background: { right: colour(WALL, 0), left: colour(WALL, 0) },
      eyes: colour(WHITE, 0.15),
      position: [3, 2],
      clipped: 0,
    };
    return change(sample, time);
  });
}

function valueOf(measurement: Measurement): number {
  return isWithheld(measurement) ? Number.NaN : measurement.value;
}

describe('the pulse of a face that keeps still', () => {
  it.each([48, 60, 75, 96, 120, 150])('is found at %i beats a minute', (rate) => {
    expect(Math.abs(valueOf(estimatePulse(recording({ pulse: beat(rate) }))) - rate)).toBeLessThan(
      1,
    );
  });

  it('comes with an interval that holds it', () => {
    const found = estimatePulse(recording({ pulse: beat(83) }));
    expect(found).toMatchObject({ low: expect.toSatisfy((low: number) => low < 83) });
    expect(found).toMatchObject({ high: expect.toSatisfy((high: number) => high > 83) });
  });

  it('is found while the eyes blink and look about', () => {
    const change = (sample: PulseSample, time: number): PulseSample => {
      const shade = 1 + 0.03 * Math.sign(Math.sin(2.3 * time));
      const white = sample.eyes;
      const isShut = time % 3 < 0.2;
      return {
        ...sample,
        eyes:
          isShut || white === null ? null : [white[0] * shade, white[1] * shade, white[2] * shade],
      };
    };
    const measurement = estimatePulse(recording({ pulse: beat(72), change }));
    expect(measurement).toMatchObject({ value: expect.closeTo(72, 0) });
  });

  it('is found at frames that come irregularly', () => {
    const random = randomNumbers(5);
    const samples = recording({ pulse: beat(72) }).filter(() => random() > 0.15);
    expect(Math.abs(valueOf(estimatePulse(samples)) - 72)).toBeLessThan(1);
  });

  it('is found where a lamp of white light beats at another rate', () => {
    const lamp = (time: number): Rgb => {
      const light = 0.02 * Math.sin(2 * Math.PI * 1.9 * time);
      return [light, light, light];
    };
    expect(
      Math.abs(valueOf(estimatePulse(recording({ pulse: beat(72), lamp }))) - 72),
    ).toBeLessThan(1);
  });
});

describe('no pulse is told', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('of noise alone, seed %i', (seed) => {
    expect(estimatePulse(recording({ seed }))).toEqual({ withheld: 'uncertain' });
  });

  it('where all the light beats with the tint of blood', () => {
    const lamp = (time: number): Rgb => {
      const light = beat(72, 0.01)(time);
      return [light * BLOOD[0], light, light * BLOOD[2]];
    };
    expect(estimatePulse(recording({ lamp }))).toEqual({ withheld: 'flickering-light' });
  });

  it('where the light beats as the heart does', () => {
    const lamp = (time: number): Rgb => {
      const light = beat(72, 0.01)(time);
      return [light, light, light];
    };
    expect(isWithheld(estimatePulse(recording({ pulse: beat(72), lamp })))).toBe(true);
  });

  it('without anything beside the face to compare with', () => {
    const change = (sample: PulseSample): PulseSample => ({
      ...sample,
      background: { right: null, left: null },
    });
    expect(estimatePulse(recording({ pulse: beat(72), change }))).toEqual({
      withheld: 'no-background',
    });
  });

  it('where a lamp with the tint of blood flickers on the face, its eyes included, and on nothing else', () => {
    const change = (sample: PulseSample, time: number): PulseSample => {
      const lit = (colour: Rgb): Rgb => {
        const light = beat(72, 0.01)(time);
        const channel = (at: 0 | 1 | 2): number => colour[at] * (1 - light * BLOOD[at]);
        return [channel(0), channel(1), channel(2)];
      };
      return {
        ...sample,
        forehead: lit(sample.forehead),
        rightCheek: lit(sample.rightCheek),
        leftCheek: lit(sample.leftCheek),
        eyes: sample.eyes === null ? null : lit(sample.eyes),
      };
    };
    expect(estimatePulse(recording({ change }))).toEqual({ withheld: 'flickering-light' });
  });

  it('where one cheek beats at another rate', () => {
    const other = beat(100, 0.01);
    const change = (sample: PulseSample, time: number): PulseSample => ({
      ...sample,
      leftCheek: [SKIN[0], SKIN[1] * (1 + other(time)), SKIN[2]],
    });
    expect(estimatePulse(recording({ pulse: beat(72), change }))).toEqual({
      withheld: 'uncertain',
    });
  });

  it('where red changes most, as the glow of a fire does', () => {
    const change = (sample: PulseSample, time: number): PulseSample => {
      const glow = (colour: Rgb): Rgb => {
        const light = beat(72, 0.01)(time);
        return [colour[0] * (1 + light), colour[1] * (1 + 0.6 * light), colour[2]];
      };
      return {
        ...sample,
        forehead: glow(sample.forehead),
        rightCheek: glow(sample.rightCheek),
        leftCheek: glow(sample.leftCheek),
      };
    };
    expect(estimatePulse(recording({ change }))).toEqual({ withheld: 'uncertain' });
  });

  it('of less than twenty seconds', () => {
    expect(estimatePulse(recording({ pulse: beat(72), seconds: 19 }))).toEqual({
      withheld: 'too-short',
    });
  });

  it('of no samples at all', () => {
    expect(estimatePulse([])).toEqual({ withheld: 'too-short' });
  });

  it('of a camera with few frames', () => {
    expect(estimatePulse(recording({ pulse: beat(72), framesPerSecond: 10 }))).toEqual({
      withheld: 'too-few-frames',
    });
  });

  it('across a second without a frame', () => {
    const samples = recording({ pulse: beat(72) }).filter(
      ({ timeMs }) => timeMs < 9000 || timeMs > 10_000,
    );
    expect(estimatePulse(samples)).toEqual({ withheld: 'too-few-frames' });
  });

  it('of a head that keeps moving', () => {
    const change = (sample: PulseSample, time: number): PulseSample => ({
      ...sample,
      position: [3 + 0.1 * Math.sin(2 * Math.PI * 1.2 * time), 2],
    });
    expect(estimatePulse(recording({ pulse: beat(72), change }))).toEqual({ withheld: 'moving' });
  });

  it('of a face that is clipped by bright light', () => {
    const change = (sample: PulseSample): PulseSample => ({
      ...sample,
      forehead: [0.98, 0.9, 0.8],
      clipped: 0.2,
    });
    expect(estimatePulse(recording({ pulse: beat(72), change }))).toEqual({
      withheld: 'over-exposed',
    });
  });

  it('of a face in the dark', () => {
    const change = (sample: PulseSample): PulseSample => ({
      ...sample,
      forehead: [0.004, 0.003, 0.002],
    });
    expect(estimatePulse(recording({ pulse: beat(72), change }))).toEqual({ withheld: 'too-dark' });
  });
});
