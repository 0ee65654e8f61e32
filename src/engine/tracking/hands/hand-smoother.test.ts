import { describe, expect, it } from 'vitest';

import type { TrackedHand } from '#engine/frame/frame.ts';
import { POSTURES, posedHand } from '#tests/support/posed-hand.ts';

import { HandSmoother } from './hand-smoother.ts';

function handAt(x: number, id = 1): TrackedHand {
  const landmarks = posedHand(POSTURES['open-palm'], { x, palm: 200 });
  return { id, landmarks, confidence: 0.9, side: 'left' };
}

function newSmoother(): HandSmoother {
  return new HandSmoother({ minCutoff: 1, beta: 0.1 });
}

describe('smoothing hands', () => {
  it('leaves a new hand as it is, and never changes anything but landmarks', () => {
    const smoother = newSmoother();
    expect(smoother.smooth([handAt(300)], 0)).toEqual([handAt(300)]);
    const [hand] = smoother.smooth([handAt(303)], 1 / 30);
    expect(hand).toMatchObject({ id: 1, confidence: 0.9, side: 'left' });
  });

  it('removes most of a tremble', () => {
    const smoother = newSmoother();
    const wrists = Array.from({ length: 60 }, (_, frame) => {
      const [hand] = smoother.smooth([handAt(300 + (frame % 2) * 2)], frame / 30);
      return hand!.landmarks[0]!;
    }).slice(30);
    expect(Math.max(...wrists) - Math.min(...wrists)).toBeLessThan(0.9);
  });

  it('hardly lags behind a hand that moves', () => {
    const smoother = newSmoother();
    let last = 0;
    for (let frame = 0; frame <= 15; frame += 1) {
      last = smoother.smooth([handAt(300 + 20 * frame)], frame / 30)[0]!.landmarks[0]!;
    }
    expect(600 - last).toBeLessThan(6);
  });

  it('steadies each of two hands by itself', () => {
    const smoother = newSmoother();
    smoother.smooth([handAt(300, 1), handAt(900, 2)], 0);
    const [second, first] = smoother.smooth([handAt(900, 2), handAt(300, 1)], 1 / 30);
    expect(first!.landmarks[0]).toBeCloseTo(300, 3);
    expect(second!.landmarks[0]).toBeCloseTo(900, 3);
  });

  it('begins again after half a second without a picture', () => {
    const smoother = newSmoother();
    smoother.smooth([handAt(300)], 0);
    expect(smoother.smooth([handAt(500)], 0.6)[0]!.landmarks[0]).toBeCloseTo(500, 3);
  });
});
