/** Sets of pixels. */

export interface Mask {
  /** 1 inside, 0 outside, rows from the top. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in pixels: [left, right) x [top, bottom). */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function maskOf(width: number, height: number, belongs: (pixel: number) => boolean): Mask {
  const data = new Uint8Array(width * height);
  for (let pixel = 0; pixel < data.length; pixel += 1) data[pixel] = belongs(pixel) ? 1 : 0;
  return { data, width, height };
}

export function pixelsOf(mask: Mask): number[] {
  const pixels: number[] = [];
  mask.data.forEach((inside, pixel) => {
    if (inside === 1) pixels.push(pixel);
  });
  return pixels;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (const inside of mask.data) count += inside;
  return count;
}

/** The smallest rectangle around the mask; for an empty mask, an empty one at 0, 0. */
export function boundsOf({ data, width, height }: Mask): Bounds {
  let [left, top, right, bottom] = [width, height, 0, 0];
  data.forEach((inside, pixel) => {
    if (inside === 0) return;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  return right === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/**
 * The mask without the pixels that lie within `radius` pixels of a pixel outside of
 * it or of the picture's border.
 */
export function erode(mask: Mask, radius: number): Mask {
  const disc = discOf(radius);
  const { data, width, height } = mask;
  return maskOf(width, height, (pixel) => {
    if (data[pixel] === 0) return false;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    return disc.every(([dx, dy]) => {
      const nearX = x + dx;
      const nearY = y + dy;
      const isInside = nearX >= 0 && nearY >= 0 && nearX < width && nearY < height;
      return isInside && data[nearY * width + nearX] === 1;
    });
  });
}

/** The mask with every pixel added that lies within `radius` pixels of one inside it. */
export function dilate(mask: Mask, radius: number): Mask {
  const disc = discOf(radius);
  const { data, width, height } = mask;
  const grown = new Uint8Array(data.length);
  data.forEach((inside, pixel) => {
    if (inside === 0) return;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    for (const [dx, dy] of disc) {
      const nearX = x + dx;
      const nearY = y + dy;
      if (nearX >= 0 && nearY >= 0 && nearX < width && nearY < height) {
        grown[nearY * width + nearX] = 1;
      }
    }
  });
  return { data: grown, width, height };
}

function discOf(radius: number): readonly (readonly [number, number])[] {
  const disc: [number, number][] = [];
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx * dx + dy * dy <= radius * radius) disc.push([dx, dy]);
    }
  }
  return disc;
}
