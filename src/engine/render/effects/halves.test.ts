import { describe, expect, it } from 'vitest';
import { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import type { FrameImage, Scene, TrackedFace } from '#engine/frame/frame.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { applyPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';

const WIDTH = 480;
const HEIGHT = 360;
const MIDDLE = 240;
/** Columns on each side of the line that may hold something of both. */
const SEAM = 2;
const FACE: TrackedFace = {
  landmarks: posedLandmarks({ eyeSpan: 160, x: MIDDLE, y: 170 }),
  confidence: 1,
};
const SKIN: FrameImage = (() => {
  const picture = emptyPicture(WIDTH, HEIGHT);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const grain = (pixel * 2654435761) % 17;
    picture.data.set([190 + grain, 140 + grain, 120 + grain, 255], 4 * pixel);
  }
  return picture;
})();
const CORAL: LookPatch = {
  lipstick: { color: '#e8705b', finish: 'gloss' },
  blush: { color: '#e58a6b' },
  mascara: { opacity: 0 },
};

function planned(scene: Scene) {
  return new DrawPlanner().plan(SKIN, FACE, scene);
}

function drawn(scene: Scene): FrameImage {
  const target = emptyPicture(WIDTH, HEIGHT);
  composePlan(SKIN, planned(scene), target);
  return target;
}

/** How many pixels differ left of the middle, and right of it; the seam is left out. */
function differing(one: FrameImage, other: FrameImage): readonly [left: number, right: number] {
  let [left, right] = [0, 0];
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const column = pixel % WIDTH;
    const differs = [0, 1, 2].some((channel) => {
      const at = 4 * pixel + channel;
      return one.data[at] !== other.data[at];
    });
    if (!differs) continue;
    if (column < MIDDLE - SEAM) left += 1;
    if (column >= MIDDLE + SEAM) right += 1;
  }
  return [left, right];
}

const halves = (mirrored: boolean): Scene =>
  sceneWith(STRONG_LOOK, { mirrored, effects: [{ kind: 'halves', right: CORAL }] });
const own = drawn(sceneWith(STRONG_LOOK));
const coral = drawn(sceneWith(applyPatch(STRONG_LOOK, CORAL)));

describe('two looks on half a face each', () => {
  it('are each exactly what they are on a whole face', () => {
    const picture = drawn(halves(false));
    expect(differing(picture, own)[0]).toBe(0);
    expect(differing(picture, coral)[1]).toBe(0);
    expect(differing(picture, own)[1]).toBeGreaterThan(500);
  });

  it('are on the sides on which they are displayed, in a mirror, too', () => {
    const picture = drawn(halves(true));
    expect(differing(picture, coral)[0]).toBe(0);
    expect(differing(picture, own)[1]).toBe(0);
  });

  it('are drawn twice only where they differ', () => {
    expect(planned(halves(false)).draws.map(({ pass }) => pass)).toEqual([
      'foundation',
      'blush',
      'blush',
      'eyeshadow',
      'lipstick',
      'lipstick',
      'ink',
      'ink',
    ]);
  });

  it('fit into the buffer when they differ in everything', () => {
    const right: LookPatch = {
      ...CORAL,
      mascara: { opacity: 100 },
      foundation: { color: '#996545' },
      eyeliner: { color: '#3b241b' },
      eyeshadow: { finish: 'shimmer' },
    };
    const { buffer, draws } = planned(
      sceneWith(STRONG_LOOK, { effects: [{ kind: 'halves', right }] }),
    );
    expect(draws).toHaveLength(12);
    const room = new VertexBuffer();
    expect(buffer.indexCount).toBeLessThan(0.8 * room.indices.length);
    expect(buffer.vertexCount).toBeLessThan(0.8 * 16_384);
  });

  it('are hidden with all makeup while the bare face is shown', () => {
    const effects = [{ kind: 'halves', right: CORAL } as const, { kind: 'bare' } as const];
    expect(planned(sceneWith(STRONG_LOOK, { effects })).draws).toEqual([]);
  });
});
