import { describe, expect, it, onTestFinished } from 'vitest';
import { faceSurface } from '#engine/model/face-surface.ts';
import { NO_TURN } from '#engine/model/model-turn.ts';
import { createModelView, type ModelScene } from '#engine/model/model-view.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';

const PICTURE = { width: 640, height: 360 };
const VIEW = { width: 300, height: 400 };
const SKIN: readonly number[] = [168, 124, 102];
const STRAIGHT: ModelScene = { turn: NO_TURN, mirrored: false, style: 'skin' };

type Pixels = (x: number, y: number) => readonly number[];

/** A picture of even skin, with the other color in its right half as seen. */
function pictureOf(right = SKIN): OffscreenCanvas {
  const picture = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  const context = picture.getContext('2d')!;
  context.fillStyle = `rgb(${SKIN.join(' ')})`;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.fillStyle = `rgb(${right.join(' ')})`;
  context.fillRect(PICTURE.width / 2, 0, PICTURE.width / 2, PICTURE.height);
  return picture;
}

/** The view of a face that looked straight into the camera; positions are shares of the view. */
function drawn(scene: ModelScene, picture: OffscreenCanvas | null = pictureOf()): Pixels {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, VIEW);
  const view = createModelView(canvas, { onLost: () => {}, onRestored: () => {} })!;
  onTestFinished(() => view.dispose());
  const landmarks = posedLandmarks({ x: PICTURE.width / 2, y: PICTURE.height / 2, eyeSpan: 60 });
  view.setFace(faceSurface(landmarks, PICTURE)!, picture);
  view.draw(scene, VIEW);
  const copy = new OffscreenCanvas(VIEW.width, VIEW.height).getContext('2d')!;
  copy.drawImage(canvas, 0, 0);
  return (x, y) => [...copy.getImageData(VIEW.width * x, VIEW.height * y, 1, 1).data];
}

describe('the face in 3D', () => {
  it('is about as bright as its picture where it faces straight ahead', () => {
    const [red, green, blue, alpha] = drawn(STRAIGHT)(0.5, 0.42);
    expect(alpha).toBe(255);
    [red, green, blue].forEach((value, channel) => {
      expect(Math.abs(value! - SKIN[channel]!)).toBeLessThan(16);
    });
  });

  it('is darker on the side away from the light', () => {
    const pixels = drawn(STRAIGHT);
    const mean = (from: number): number =>
      Array.from({ length: 40 }, (_, step) => pixels(from + step / 400, 0.55)[0]!).reduce(
        (sum, red) => sum + red / 40,
      );
    expect(mean(0.65)).toBeLessThan(mean(0.25) - 5);
  });

  it('swaps left and right as in a mirror if requested', () => {
    const picture = pictureOf([60, 60, 200]);
    const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > red;
    const plain = drawn(STRAIGHT, picture);
    const mirrored = drawn({ ...STRAIGHT, mirrored: true }, picture);
    expect([plain(0.35, 0.5), plain(0.65, 0.5)].map(isBlue)).toEqual([false, true]);
    expect([mirrored(0.35, 0.5), mirrored(0.65, 0.5)].map(isBlue)).toEqual([true, false]);
  });

  it('leaves out everything but the face', () => {
    expect(drawn(STRAIGHT)(0.02, 0.02)[3]).toBe(0);
  });

  it('shows only the mesh if it has no picture', () => {
    const mesh = drawn({ ...STRAIGHT, style: 'mesh' }, null);
    const places = Array.from({ length: 60 }, (_, index) => mesh(0.3 + index / 150, 0.5)[3]!);
    expect(Math.max(...places)).toBeGreaterThan(60);
    expect(Math.min(...places)).toBeLessThan(30);
  });
});
