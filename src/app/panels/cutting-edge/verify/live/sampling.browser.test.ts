import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { failure, success } from '#domain/result.ts';
import { faceInShares, faceLuminance } from './sampling.ts';

const { signal } = new AbortController();
const SIZE = { width: 1280, height: 720 };

/** Stills of a dark room with a face of this gray. */
function stillsOf(gray: string) {
  return {
    stills: {
      async take() {
        const canvas = new OffscreenCanvas(96, 54);
        const context = canvas.getContext('2d')!;
        context.fillRect(0, 0, 96, 54);
        context.fillStyle = gray;
        context.fillRect(30, 8, 36, 40);
        return success(await canvas.convertToBlob({ type: 'image/png' }));
      },
    },
  };
}

describe('how light a face is', () => {
  const face = faceInShares(posedLandmarks({ x: 640, y: 360 }), SIZE)!;

  it('is the linear light of its middle, without the room', async () => {
    expect(await faceLuminance(stillsOf('#ffffff'), face, signal)).toBeCloseTo(1, 3);
    expect(await faceLuminance(stillsOf('#808080'), face, signal)).toBeCloseTo(0.216, 2);
  });

  it('is not known without a picture', async () => {
    const stills = { take: async () => failure('nothing-shown' as const) };
    expect(await faceLuminance({ stills }, face, signal)).toBeNull();
  });

  it('has no place in a picture without a size', () => {
    expect(faceInShares(posedLandmarks(), { width: 0, height: 0 })).toBeNull();
  });
});
