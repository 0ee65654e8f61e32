/** Heads cut out of pictures, drawn beside each other at one size. */

import { headArea } from '#domain/picture/head-area.ts';
import type { Area } from '#domain/picture/fit.ts';
import type { Studio } from '#studio/studio.ts';

/** Pixels of a portrait. */
export const PORTRAIT = { width: 400, height: 500 } as const;

/** How fast a portrait follows the head: landmarks tremble, a picture must not. */
const FOLLOWING_RATE = 0.2;

/** Draws a part of a picture over the whole canvas, mirrored if asked for. */
export function drawPart(
  canvas: HTMLCanvasElement | null,
  picture: CanvasImageSource,
  { left, top, width, height }: Area,
  mirrored: boolean,
): void {
  const context = canvas?.getContext('2d') ?? null;
  if (context === null) return;
  context.setTransform(mirrored ? -1 : 1, 0, 0, 1, mirrored ? PORTRAIT.width : 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, PORTRAIT.width, PORTRAIT.height);
}

/** Keeps drawing the head that is in the mirror, with its makeup there. Returns a function that ends it. */
export function followPortrait(
  mirror: NonNullable<ReturnType<Studio['mirror']>>,
  canvasOf: () => HTMLCanvasElement | null,
): () => void {
  let box: Area | null = null;
  return mirror.subscribe('picture', ({ picture, face, width, height, mirrored }) => {
    const drawn =
      'displayWidth' in picture
        ? { width: picture.displayWidth, height: picture.displayHeight }
        : picture;
    const scale = drawn.width / width;
    if (face !== null) box = towards(box, boxAround(face.landmarks, scale));
    const part = headArea(
      box ?? { left: 0, top: 0, width: width * scale, height: height * scale },
      drawn,
      PORTRAIT.width / PORTRAIT.height,
    );
    drawPart(canvasOf(), picture, part, mirrored);
  });
}

/** The box around landmarks, each of which is three numbers. */
function boxAround(landmarks: Float32Array, scale: number): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < landmarks.length; at += 3) {
    const [x = 0, y = 0] = landmarks.subarray(at, at + 2);
    left = Math.min(left, x * scale);
    right = Math.max(right, x * scale);
    top = Math.min(top, y * scale);
    bottom = Math.max(bottom, y * scale);
  }
  return { left, top, width: right - left, height: bottom - top };
}

function towards(before: Area | null, now: Area): Area {
  if (before === null) return now;
  const between = (from: number, to: number): number => from + (to - from) * FOLLOWING_RATE;
  return {
    left: between(before.left, now.left),
    top: between(before.top, now.top),
    width: between(before.width, now.width),
    height: between(before.height, now.height),
  };
}
