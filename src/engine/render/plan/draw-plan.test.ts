import { describe, expect, it } from 'vitest';
import type { FrameImage, Scene, SceneEffects, TrackedFace } from '#engine/frame/frame.ts';
import { PRODUCTS, type Product } from '#domain/makeup/look.ts';
import { VERTEX_FLOATS } from '#engine/geometry/vertex-buffer.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner, type DrawPlan } from './draw-plan.ts';

const WIDTH = 640;
const HEIGHT = 360;

/** A picture of skin with a grain, as no two pixels of a camera are the same. */
const PICTURE: FrameImage = grainOfSkin();
const FACE: TrackedFace = {
  landmarks: posedLandmarks({ eyeSpan: 110, x: 320, y: 180 }),
  confidence: 1,
};

function grainOfSkin(): FrameImage {
  const picture = emptyPicture(WIDTH, HEIGHT);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const grain = (pixel * 2654435761) % 17;
    picture.data.set([190 + grain, 140 + grain, 120 + grain, 255], 4 * pixel);
  }
  return picture;
}

function planOf(scene: Scene, face: TrackedFace | null = FACE): DrawPlan {
  return new DrawPlanner().plan(PICTURE, face, scene);
}

function drawn(scene: Scene, face: TrackedFace | null = FACE): FrameImage {
  const target = emptyPicture(WIDTH, HEIGHT);
  composePlan(PICTURE, planOf(scene, face), target);
  return target;
}

function withEffects(effects: Partial<SceneEffects>, mirrored = false): Scene {
  return sceneWith(STRONG_LOOK, { effects: { split: 0, bare: false, ...effects }, mirrored });
}

/** The columns of pixels in which a picture differs from the bare frame. */
function changedColumns({ data }: FrameImage): { first: number; last: number } {
  let [first, last] = [WIDTH, -1];
  data.forEach((value, index) => {
    if (value === PICTURE.data[index]) return;
    const column = (index >> 2) % WIDTH;
    first = Math.min(first, column);
    last = Math.max(last, column);
  });
  return { first, last };
}

describe('the plan of a frame', () => {
  it('puts makeup on in the order in which it is worn: the base first, the lashes last', () => {
    expect(planOf(sceneWith(STRONG_LOOK)).draws.map(({ pass }) => pass)).toEqual([
      'foundation',
      'blush',
      'eyeshadow',
      'lipstick',
      'ink',
      'ink',
    ]);
  });

  it.each<[Product, string]>([
    ['foundation', 'foundation'],
    ['blush', 'blush'],
    ['eyeshadow', 'eyeshadow'],
    ['lipstick', 'lipstick'],
    ['eyeliner', 'ink'],
    ['mascara', 'ink'],
  ])('draws %s alone when nothing else is worn', (product, pass) => {
    expect(planOf(sceneWith(wearingOnly(product))).draws.map((draw) => draw.pass)).toEqual([pass]);
  });

  it('gives each draw a part of the buffer of its own', () => {
    const { draws, buffer } = planOf(sceneWith(STRONG_LOOK));
    let end = 0;
    for (const { range } of draws) {
      expect(range.first).toBe(end);
      expect(range.count % 3).toBe(0);
      end = range.first + range.count;
    }
    expect(end).toBe(buffer.indexCount);
    expect(buffer.indexCount).toBeLessThan(buffer.indices.length);
    expect(buffer.vertexCount * VERTEX_FLOATS).toBeLessThan(buffer.vertices.length);
  });

  it('draws nothing where there is no face', () => {
    expect(planOf(sceneWith(STRONG_LOOK), null).draws).toEqual([]);
  });

  it('draws nothing on a face of a few pixels', () => {
    const landmarks = posedLandmarks({ eyeSpan: 20, x: 320, y: 180 });
    expect(planOf(sceneWith(STRONG_LOOK), { landmarks, confidence: 1 }).draws).toEqual([]);
  });

  it('is the same for the same frame, whichever was planned before', () => {
    const planner = new DrawPlanner();
    const scene = sceneWith(STRONG_LOOK);
    const first = planner.plan(PICTURE, FACE, scene).buffer.vertices.slice();
    planner.plan(PICTURE, null, scene);
    expect(planner.plan(PICTURE, FACE, scene).buffer.vertices).toEqual(first);
  });
});

describe('a picture without makeup', () => {
  it.each<[string, Scene, TrackedFace | null]>([
    ['all opacities are 0', sceneWith(BARE_LOOK), FACE],
    ['the bare face is asked for', withEffects({ bare: true }), FACE],
    ['the split leaves all of it bare', withEffects({ split: 1 }), FACE],
    ['there is no face', sceneWith(STRONG_LOOK), null],
  ])('is the frame bit for bit when %s', (_, scene, face) => {
    expect(planOf(scene, face).draws).toEqual([]);
    expect(Buffer.from(drawn(scene, face).data).equals(Buffer.from(PICTURE.data))).toBe(true);
  });

  it('is not what the tests above see when makeup is worn', () => {
    for (const product of PRODUCTS) {
      expect(changedColumns(drawn(sceneWith(wearingOnly(product)))).last).toBeGreaterThan(0);
    }
  });
});

describe('the split', () => {
  const worn = changedColumns(drawn(sceneWith(STRONG_LOOK)));

  it('is off at 0: the look is worn everywhere', () => {
    expect(planOf(withEffects({ split: 0 })).clip).toBeNull();
    expect(changedColumns(drawn(withEffects({ split: 0 })))).toEqual(worn);
  });

  it('leaves the left of an unmirrored picture bare', () => {
    const { first, last } = changedColumns(drawn(withEffects({ split: 0.5 })));
    expect([first, last]).toEqual([320, worn.last]);
  });

  it('leaves the right of a frame that is shown mirrored bare, which is seen on the left', () => {
    const { first, last } = changedColumns(drawn(withEffects({ split: 0.5 }, true)));
    expect([first, last]).toEqual([worn.first, 319]);
  });

  it('wears on its other side what is worn without it', () => {
    const everywhere = drawn(sceneWith(STRONG_LOOK));
    const split = drawn(withEffects({ split: 0.45 }));
    const from = Math.round(0.45 * WIDTH);
    for (let y = 0; y < HEIGHT; y += 1) {
      const [start, end] = [4 * (y * WIDTH + from), 4 * (y + 1) * WIDTH];
      const [part, whole] = [split, everywhere].map(({ data }) => data.subarray(start, end));
      expect(Buffer.from(part!).equals(Buffer.from(whole!))).toBe(true);
    }
  });

  it('never reaches beyond the picture', () => {
    for (const split of [0.001, 0.999, 1, 7]) {
      const { clip } = planOf(withEffects({ split }));
      expect(clip!.x).toBeGreaterThanOrEqual(0);
      expect(clip!.x + clip!.width).toBeLessThanOrEqual(WIDTH);
      expect(clip!.width).toBeGreaterThanOrEqual(0);
    }
  });
});
