import { describe, expect, it } from 'vitest';
import type { FrameImage, Scene, SceneEffect, TrackedFace } from '#engine/frame/frame.ts';
import { PRODUCTS, type Product } from '#domain/makeup/look.ts';
import { VERTEX_FLOATS } from '#engine/geometry/vertex-buffer.ts';
import { FACE_STROKES } from '#tests/support/face-strokes.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { EFFECTS } from '#engine/render/effects/effects.ts';
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

function withEffects(effects: readonly SceneEffect[], mirrored = false): Scene {
  return sceneWith(STRONG_LOOK, { effects, mirrored });
}

function withBareEffects(effects: readonly SceneEffect[]): Scene {
  return sceneWith(BARE_LOOK, { effects });
}

function splitAt(share: number, mirrored = false): Scene {
  return withEffects([{ kind: 'split', share }], mirrored);
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

describe('the skin of a face', () => {
  it('is measured again when another face is followed', () => {
    const dark = {
      ...PICTURE,
      data: PICTURE.data.map((value, index) => (index % 4 === 3 ? 255 : value / 2)),
    };
    const other: TrackedFace = {
      landmarks: posedLandmarks({ eyeSpan: 110, x: 120, y: 180 }),
      confidence: 1,
    };
    const planner = new DrawPlanner();
    for (let frame = 0; frame < 5; frame += 1) planner.plan(PICTURE, FACE, withEffects([]));
    planner.plan(dark, other, withEffects([]));
    const alone = new DrawPlanner();
    alone.plan(dark, other, withEffects([]));
    expect(planner.skin).toEqual(alone.skin);
  });
});

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

  it('gives each draw its own part of the buffer', () => {
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

  it('is the same for the same frame, whatever was planned before', () => {
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
    ['the bare face is asked for', withEffects([{ kind: 'bare' }]), FACE],
    ['the split leaves all of it bare', splitAt(1), FACE],
    ['there is no face', sceneWith(STRONG_LOOK), null],
  ])('is the frame bit for bit when %s', (_, scene, face) => {
    expect(planOf(scene, face).draws).toEqual([]);
    expect(Buffer.from(drawn(scene, face).data).equals(Buffer.from(PICTURE.data))).toBe(true);
  });

  it('is not what is drawn when makeup is worn, so that the tests above can fail', () => {
    for (const product of PRODUCTS) {
      expect(changedColumns(drawn(sceneWith(wearingOnly(product)))).last).toBeGreaterThan(0);
    }
  });
});

describe('the split', () => {
  const worn = changedColumns(drawn(sceneWith(STRONG_LOOK)));

  it('is off at 0: the look is worn everywhere', () => {
    expect(planOf(splitAt(0)).clip).toBeNull();
    expect(changedColumns(drawn(splitAt(0)))).toEqual(worn);
  });

  it('leaves the left of an unmirrored picture bare', () => {
    const { first, last } = changedColumns(drawn(splitAt(0.5)));
    expect([first, last]).toEqual([320, worn.last]);
  });

  it('leaves bare the right of a frame that is shown mirrored, which is seen on the left', () => {
    const { first, last } = changedColumns(drawn(splitAt(0.5, true)));
    expect([first, last]).toEqual([worn.first, 319]);
  });

  it('shows on its other side what is worn without it', () => {
    const everywhere = drawn(sceneWith(STRONG_LOOK));
    const split = drawn(splitAt(0.45));
    const from = Math.round(0.45 * WIDTH);
    for (let y = 0; y < HEIGHT; y += 1) {
      const [start, end] = [4 * (y * WIDTH + from), 4 * (y + 1) * WIDTH];
      const [part, whole] = [split, everywhere].map(({ data }) => data.subarray(start, end));
      expect(Buffer.from(part!).equals(Buffer.from(whole!))).toBe(true);
    }
  });

  it('never reaches beyond the picture', () => {
    for (const split of [0.001, 0.999, 1, 7]) {
      const { clip } = planOf(splitAt(split));
      expect(clip!.x).toBeGreaterThanOrEqual(0);
      expect(clip!.x + clip!.width).toBeLessThanOrEqual(WIDTH);
      expect(clip!.width).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('strokes on the face', () => {
  const strokes = (mirrored = false, ...others: readonly SceneEffect[]): Scene =>
    sceneWith(BARE_LOOK, {
      effects: [{ kind: 'strokes', strokes: FACE_STROKES }, ...others],
      mirrored,
    });

  it('are makeup of their own, over the look', () => {
    const worn = sceneWith(STRONG_LOOK, { effects: strokes().effects });
    expect(
      planOf(worn)
        .draws.map(({ pass }) => pass)
        .slice(-3),
    ).toEqual(['ink', 'paint', 'paint']);
    expect(planOf(worn).effectDraws).toEqual([]);
  });

  it('are cut off by the split, and hidden with the bare face', () => {
    const { first, last } = changedColumns(drawn(strokes(true, { kind: 'split', share: 0.5 })));
    expect(first).toBeLessThan(WIDTH / 2);
    expect(last).toBe(WIDTH / 2 - 1);
    expect(planOf(strokes(false, { kind: 'bare' })).draws).toEqual([]);
  });

  it('lie on the side of the face on which they were painted, however it moves', () => {
    const cheek = [{ kind: 'strokes', strokes: FACE_STROKES.slice(0, 1) }] as const;
    for (const x of [200, 320, 440]) {
      const landmarks = posedLandmarks({ eyeSpan: 110, x, y: 180 });
      const picture = drawn(withBareEffects(cheek), { landmarks, confidence: 1 });
      const { first, last } = changedColumns(picture);
      expect(first).toBeGreaterThan(x - 110);
      expect(last).toBeLessThan(x);
    }
  });

  it('draw nothing without a face, and nothing without strokes', () => {
    expect(planOf(strokes(), null).draws).toEqual([]);
    expect(planOf(withBareEffects([{ kind: 'strokes', strokes: [] }])).draws).toEqual([]);
  });
});

describe('effects together', () => {
  it('leave makeup only where each of them does', () => {
    const { clip } = planOf(
      withEffects([
        { kind: 'split', share: 0.25 },
        { kind: 'split', share: 0.5 },
      ]),
    );
    expect(clip).toEqual({ x: WIDTH / 2, y: 0, width: WIDTH / 2, height: HEIGHT });
  });

  it('show no makeup while one of them is the bare face', () => {
    const both = withEffects([{ kind: 'split', share: 0.5 }, { kind: 'bare' }]);
    expect(planOf(both).draws).toEqual([]);
  });
});

describe('an effect that draws', () => {
  const AREA = { x: 10, y: 20, width: 30, height: 40 };
  const INK = { shade: [0, 0, 1], strength: 1, blend: 0, white: [1, 1, 1] } as const;
  /** Stands in for a later effect: a square of ink in a corner, far from the face. */
  const withSquare = new DrawPlanner({
    ...EFFECTS,
    bare: (_, { buffer }) => {
      const first = buffer.indexCount;
      const corner = (x: number, y: number): number => buffer.vertex(x, y, 1, 0, 5);
      const { x, y, width, height } = AREA;
      const top = corner(x, y);
      corner(x + width, y);
      corner(x, y + height);
      corner(x + width, y + height);
      buffer.grid(top, 2, 2);
      return { draws: [{ pass: 'ink', range: { first, count: 6 }, ...INK }] };
    },
  });
  const drawnWithSquare = (scene: Scene, face: TrackedFace | null = FACE): FrameImage => {
    const target = emptyPicture(WIDTH, HEIGHT);
    composePlan(PICTURE, withSquare.plan(PICTURE, face, scene), target);
    return target;
  };
  const colourAt = ({ data }: FrameImage, x: number, y: number): readonly number[] => [
    ...data.subarray(4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3),
  ];

  it('draws over the makeup, and on a picture without a face', () => {
    for (const face of [FACE, null]) {
      const picture = drawnWithSquare(withEffects([{ kind: 'bare' }]), face);
      expect(colourAt(picture, AREA.x, AREA.y)).toEqual([0, 0, 255]);
      expect(colourAt(picture, AREA.x - 1, AREA.y)).toEqual(colourAt(PICTURE, AREA.x - 1, AREA.y));
    }
    expect(withSquare.plan(PICTURE, FACE, withEffects([{ kind: 'bare' }])).draws).toHaveLength(6);
  });

  it('is not cut off by a split, unlike makeup', () => {
    const both = withEffects([{ kind: 'split', share: 0.5 }, { kind: 'bare' }]);
    const picture = drawnWithSquare(both);
    expect(colourAt(picture, AREA.x, AREA.y)).toEqual([0, 0, 255]);
    expect(changedColumns(drawnWithSquare(splitAt(0.5)))).toEqual(
      changedColumns(drawn(splitAt(0.5))),
    );
  });
});
