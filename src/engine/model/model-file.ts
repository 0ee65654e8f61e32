/** A face as a file that other programs open. */

import type { Size } from '#domain/picture/fit.ts';
import type { FaceSurface } from './face-surface.ts';
import { writeGlb } from './glb.ts';
import { seenPart, type SeenPart } from './seen-part.ts';

/** Pixels around the face that are kept, so that filters do not draw in what lies beyond. */
const MARGIN = 6;
const QUALITY = 0.92;

/**
 * A GLB of the part of a face that the camera saw, in metres, with the picture on that part and on nothing
 * else: what is behind a face must not be passed on. Null where nothing was seen, or the browser makes no
 * picture.
 *
 * @param caption what has to be stated about the picture, such as its light; null where nothing has to be
 */
export async function modelFile(
  surface: FaceSurface,
  picture: CanvasImageSource,
  size: Size,
  name: string,
  caption: string | null,
): Promise<Blob | null> {
  const part = seenPart(surface);
  if (part.triangles.length === 0) return null;
  const area = areaOf(part.pictured, size);
  const texture = await pictureOf(part, picture, size, area);
  if (texture === null) return null;
  const textureCoordinates = part.pictured.map((share, place) =>
    place % 2 === 0
      ? (share * size.width - area.left) / area.width
      : (share * size.height - area.top) / area.height,
  );
  const bytes = new Uint8Array(await texture.arrayBuffer());
  const texturePicture = { bytes, type: 'image/jpeg' } as const;
  const file = writeGlb({ ...part, textureCoordinates }, texturePicture, name, caption);
  return new Blob([file], { type: 'model/gltf-binary' });
}

interface Pixels extends Size {
  readonly left: number;
  readonly top: number;
}

function areaOf(pictured: Float32Array, { width, height }: Size): Pixels {
  const across = pictured.filter((_, place) => place % 2 === 0);
  const down = pictured.filter((_, place) => place % 2 === 1);
  const smallest = (values: Float32Array): number => values.reduce((a, b) => Math.min(a, b), 1);
  const largest = (values: Float32Array): number => values.reduce((a, b) => Math.max(a, b), 0);
  const left = Math.max(0, Math.floor(smallest(across) * width) - MARGIN);
  const top = Math.max(0, Math.floor(smallest(down) * height) - MARGIN);
  const right = Math.min(width, Math.ceil(largest(across) * width) + MARGIN);
  const bottom = Math.min(height, Math.ceil(largest(down) * height) + MARGIN);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The picture of the part and its margin; one even colour of the skin everywhere else. */
function pictureOf(
  { pictured, triangles }: SeenPart,
  picture: CanvasImageSource,
  size: Size,
  area: Pixels,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: area.width,
    height: area.height,
  });
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.lineWidth = 2 * MARGIN;
  context.lineJoin = 'round';
  context.beginPath();
  for (let at = 0; at < triangles.length; at += 3) {
    [0, 1, 2].forEach((corner) => {
      const vertex = triangles[at + corner] ?? 0;
      const x = (pictured[2 * vertex] ?? 0) * size.width - area.left;
      const y = (pictured[2 * vertex + 1] ?? 0) * size.height - area.top;
      if (corner === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
  context.fill();
  context.stroke();
  context.globalCompositeOperation = 'source-in';
  context.drawImage(picture, -area.left, -area.top, size.width, size.height);
  // Behind it: the middle of the face, spread over all of the rest.
  context.globalCompositeOperation = 'destination-over';
  const { width, height } = canvas;
  context.drawImage(canvas, width * 0.45, height * 0.55, 1, 1, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
