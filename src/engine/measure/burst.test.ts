import { describe, expect, it } from 'vitest';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { TrackedFace } from '#engine/frame/frame.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { FaceBurst } from './burst.ts';

const IMAGE = { data: new Uint8ClampedArray(4 * 640 * 360).fill(128), width: 640, height: 360 };
const still = faceAt(320);

function faceAt(x: number): TrackedFace {
  return { landmarks: posedLandmarks({ eyeSpan: 90, x, y: 180 }), confidence: 1 };
}

interface Counted {
  readonly index: number;
}

/** A burst of a second that counts its pictures, each in three steps. */
function countingBurst(read = (index: number): Counted | Withheld => ({ index })) {
  return new FaceBurst<Counted, { count: number }>(
    {
      *read(_face, index) {
        yield;
        yield;
        return read(index);
      },
      join: (_first, pictures) => ({ count: pictures.length }),
    },
    1000,
  );
}

function play(
  burst: FaceBurst<Counted, { count: number }>,
  faceOf: (frame: number) => TrackedFace | null,
  frames = 60,
): void {
  for (let frame = 0; frame < frames; frame += 1) {
    burst.offer(IMAGE, faceOf(frame), (1000 * frame) / 30);
    burst.work(() => true);
  }
}

describe('a burst', () => {
  it('reads about fifteen faces in a second, and joins them', () => {
    const burst = countingBurst();
    play(burst, () => still);
    expect(burst.outcome).toMatchObject({
      count: expect.toSatisfy((count) => count >= 14 && count <= 16),
    });
    expect(burst.progress).toBe(1);
  });

  it('works only while there is time, and takes longer if there is little', () => {
    const burst = countingBurst();
    const workBriefly = (frames: number): void => {
      for (let frame = 0; frame < frames; frame += 1) {
        burst.offer(IMAGE, still, (1000 * (frame + shown)) / 30);
        let steps = 1;
        burst.work(() => (steps -= 1) >= 0);
      }
      shown += frames;
    };
    let shown = 0;
    workBriefly(40);
    expect(burst.outcome).toBeNull();
    workBriefly(100);
    expect(burst.outcome).toMatchObject({ count: expect.toSatisfy((count) => count >= 14) });
  });

  it('never goes back in its progress', () => {
    const burst = countingBurst();
    const shares: number[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      burst.offer(IMAGE, still, (1000 * frame) / 30);
      burst.work(() => true);
      shares.push(burst.progress);
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('tolerates a face that is missed now and then, but not one that is gone', () => {
    const blinking = countingBurst();
    play(blinking, (frame) => (frame % 5 === 0 ? null : still));
    expect(blinking.outcome).toHaveProperty('count');
    const gone = countingBurst();
    play(gone, () => null);
    expect(gone.outcome).toEqual({ withheld: 'no-face' });
  });

  it('says that the person moved', () => {
    const burst = countingBurst();
    play(burst, (frame) => faceAt(frame % 4 < 2 ? 280 : 360));
    expect(burst.outcome).toEqual({ withheld: 'moving' });
  });

  it('ends with the reason if the first picture is refused, and leaves out a later one that is', () => {
    const dark = countingBurst(() => ({ withheld: 'too-dark' }));
    play(dark, () => still);
    expect(dark.outcome).toEqual({ withheld: 'too-dark' });
    const flicker = countingBurst((index) => (index === 3 ? { withheld: 'too-dark' } : { index }));
    play(flicker, () => still);
    expect(flicker.outcome).toMatchObject({ count: expect.toSatisfy((count) => count >= 13) });
  });
});
