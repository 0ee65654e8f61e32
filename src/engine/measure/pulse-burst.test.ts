import { describe, expect, it } from 'vitest';
import { emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { PulseBurst } from './pulse-burst.ts';

const GREY = emptyPicture(640, 360);
GREY.data.fill(128);
const FACE = { landmarks: posedLandmarks({ eyeSpan: 100, x: 320, y: 180 }), confidence: 1 };

/** A burst that was offered frames for some seconds, 30 a second. */
function offered(burst: PulseBurst, seconds: number, face: typeof FACE | null = FACE): PulseBurst {
  for (let frame = 0; frame <= 30 * seconds && burst.outcome === null; frame += 1) {
    burst.offer(GREY, face, 5000 + (1000 * frame) / 30);
    burst.work();
  }
  return burst;
}

describe('a burst for the pulse', () => {
  it('finds no pulse in a grey card', () => {
    const burst = offered(new PulseBurst(1000), 23);
    expect(burst.outcome).toEqual({ withheld: 'uncertain' });
    expect(burst.progress).toBe(1);
  });

  it('says how far it has come', () => {
    const burst = offered(new PulseBurst(30_000), 15);
    expect(burst.outcome).toBeNull();
    expect(burst.progress).toBeCloseTo(0.5, 2);
  });

  it('gives up after a second without a face', () => {
    expect(offered(new PulseBurst(22_000), 2, null).outcome).toEqual({ withheld: 'no-face' });
  });
});
