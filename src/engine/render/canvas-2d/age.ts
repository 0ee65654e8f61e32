/** The skin of another age as a function of one pixel; the twin of webgl/age.frag. */

import { ENCODED_OFFSET, luma } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { PictureArea } from '#engine/render/effects/effect.ts';
import { AGE, SURFACE } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import {
  answerReformed,
  createSkinLikelihood,
  relativeDetail,
  type ShadePixel,
} from './surface.ts';
import { smallExp } from './small-exponential.ts';

/**
 * Light of the pixels of a frame that are read, with the offset of its encoding. Reused: a frame has many.
 */
let lights = new Float32Array(0);

/** @param area where it is drawn */
export function age(
  { skin, strength, tone, reach, tooBright }: Draw<'age'>,
  image: FrameImage,
  area: PictureArea,
): ShadePixel {
  const { nearShare, aroundShare, sameSkin, leastContrast, mostContrast, dull, uneven } = AGE;
  const { width, height } = image;
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin, tooBright);
  const slant = Math.floor(AGE.slant * reach + 0.5);
  const light = lightsAround(image, area, reach);
  const [slantUp, slantDown] = [slant * width - slant, slant * width + slant];
  const [lowest, highest] = sameSkin;
  return (work) => {
    const detail = relativeDetail(work, skinLuma);
    const share = work.coverage * skinLikelihood(work, detail);
    if (share === 0) {
      work.alpha = 0;
      return;
    }
    // Near an edge of the picture, the nearest pixel whose surroundings are all inside is read instead; a
    // face is hardly ever that near.
    const x = Math.min(width - 1 - reach, Math.max(reach, work.x));
    const y = Math.min(height - 1 - reach, Math.max(reach, work.y));
    const at = y * width + x;
    const here = light[at] ?? 0;
    const darkest = here * lowest;
    const lightest = here * highest;
    const down = reach * width;
    const near =
      nearShare *
      (here +
        between(darkest, light[at + 1] ?? 0, lightest) +
        between(darkest, light[at - 1] ?? 0, lightest) +
        between(darkest, light[at + width] ?? 0, lightest) +
        between(darkest, light[at - width] ?? 0, lightest));
    const around =
      aroundShare *
      (between(darkest, light[at + reach] ?? 0, lightest) +
        between(darkest, light[at - reach] ?? 0, lightest) +
        between(darkest, light[at + down] ?? 0, lightest) +
        between(darkest, light[at - down] ?? 0, lightest) +
        between(darkest, light[at + slantDown] ?? 0, lightest) +
        between(darkest, light[at + slantUp] ?? 0, lightest) +
        between(darkest, light[at - slantUp] ?? 0, lightest) +
        between(darkest, light[at - slantDown] ?? 0, lightest));
    const contrast = near / around - 1;
    const size = between(0, Math.abs(contrast) - leastContrast, mostContrast);
    const line = (contrast < 0 ? -size : size) * strength * work.along;
    const patch = work.across;
    answerReformed(
      work,
      smallExp(line - tone * (dull[0] + uneven[0] * patch)),
      smallExp(line - tone * (dull[1] + uneven[1] * patch)),
      smallExp(line - tone * (dull[2] + uneven[2] * patch)),
      share,
    );
  };
}

function between(least: number, value: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}

/** The light in an area and at most `reach` pixels around it; elsewhere the values mean nothing. */
function lightsAround(
  { data, width, height }: FrameImage,
  area: PictureArea,
  reach: number,
): Float32Array {
  if (lights.length < width * height) lights = new Float32Array(width * height);
  const [red, green, blue] = [SURFACE.luma[0] / 255, SURFACE.luma[1] / 255, SURFACE.luma[2] / 255];
  // Near an edge of the picture, pixels as far as twice `reach` from it are read (see the limits of x and y
  // in `age`).
  const from = Math.min(Math.max(0, area.x - reach), width - 1 - 2 * reach);
  const to = Math.max(Math.min(width, area.x + area.width + reach), 2 * reach + 1);
  const last = Math.max(Math.min(height, area.y + area.height + reach), 2 * reach + 1);
  for (let y = Math.min(Math.max(0, area.y - reach), height - 1 - 2 * reach); y < last; y += 1) {
    let offset = 4 * (y * width + from);
    for (let pixel = y * width + from; pixel < y * width + to; pixel += 1, offset += 4)
      lights[pixel] =
        (data[offset] ?? 0) * red +
        (data[offset + 1] ?? 0) * green +
        (data[offset + 2] ?? 0) * blue +
        ENCODED_OFFSET;
  }
  return lights;
}
