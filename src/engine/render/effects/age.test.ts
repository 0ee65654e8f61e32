import { describe, expect, it } from 'vitest';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { Look } from '#domain/makeup/look.ts';
import { composePlan, emptyPicture } from '#engine/render/canvas-2d/compose.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { BARE_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';

const WIDTH = 400;
const HEIGHT = 400;
const FACE: TrackedFace = {
  landmarks: posedLandmarks({ eyeSpan: 160, x: 200, y: 200 }),
  confidence: 1,
};

/** Skin with lines every sixteen pixels. */
const LINED: FrameImage = (() => {
  const picture = emptyPicture(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const line = y % 16 < 3 ? 20 : 0;
    for (let x = 0; x < WIDTH; x += 1)
      picture.data.set([190 - line, 140 - line, 120 - line, 255], 4 * (y * WIDTH + x));
  }
  return picture;
})();

function aged(years: number, look: Look = BARE_LOOK): FrameImage {
  const scene = sceneWith(look, { effects: [{ kind: 'age', years }] });
  const target = emptyPicture(WIDTH, HEIGHT);
  composePlan(LINED, new DrawPlanner().plan(LINED, FACE, scene), target);
  return target;
}

function passesOf(years: number, face: TrackedFace | null = FACE): readonly string[] {
  const scene = sceneWith(BARE_LOOK, { effects: [{ kind: 'age', years }] });
  return new DrawPlanner().plan(LINED, face, scene).effectDraws.map(({ pass }) => pass);
}

/** Standard deviation of the light on the face, in levels. */
function unevenness({ data }: FrameImage): number {
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 120; y < 340; y += 1)
    for (let x = 110; x < 290; x += 1) {
      const level = data[4 * (y * WIDTH + x) + 1] ?? 0;
      count += 1;
      sum += level;
      squares += level * level;
    }
  return Math.sqrt(squares / count - (sum / count) ** 2);
}

function meanOf({ data }: FrameImage, channel: number): number {
  let sum = 0;
  for (let y = 160; y < 280; y += 1)
    for (let x = 140; x < 260; x += 1) sum += data[4 * (y * WIDTH + x) + channel] ?? 0;
  return sum / (120 * 120);
}

describe('a face drawn at another age', () => {
  it('is the frame bit for bit when no year is added', () => {
    expect(Buffer.from(aged(0).data).equals(Buffer.from(LINED.data))).toBe(true);
  });

  it('has folds and another tone when it is older', () => {
    expect(passesOf(20)).toEqual(['age', 'fold', 'fold']);
    expect(unevenness(aged(20))).toBeGreaterThan(unevenness(LINED));
  });

  it('yellows as it ages: blue goes first', () => {
    const loss = (channel: number): number =>
      1 - meanOf(aged(30), channel) / meanOf(LINED, channel);
    expect(loss(2)).toBeGreaterThan(loss(1));
    expect(loss(1)).toBeGreaterThan(loss(0));
  });

  it('only softens the lines of the picture when it is younger, and leaves them visible', () => {
    expect(passesOf(-5)).toEqual(['age']);
    const [softened, softer] = [unevenness(aged(-5)), unevenness(aged(-10))];
    expect(softened).toBeLessThan(unevenness(LINED));
    expect(softer).toBeLessThan(softened);
    expect(softer).toBeGreaterThan(0.3 * unevenness(LINED));
  });

  it('ends at thirty years, however many are asked for', () => {
    expect(Buffer.from(aged(300).data).equals(Buffer.from(aged(30).data))).toBe(true);
  });

  it('needs a face', () => {
    expect(passesOf(20, null)).toEqual([]);
  });

  it('shows its form through makeup, whose own color hides the older tone', () => {
    const foundation = wearingOnly('foundation', 100);
    const worn = (years: number): number => meanOf(aged(years, foundation), 2);
    const bareLoss = 1 - meanOf(aged(30), 2) / meanOf(aged(0), 2);
    expect(1 - worn(30) / worn(0)).toBeLessThan(bareLoss);
    expect(unevenness(aged(30, foundation))).toBeGreaterThan(unevenness(aged(0, foundation)));
  });
});
