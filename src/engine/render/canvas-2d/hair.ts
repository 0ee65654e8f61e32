/** Hair as a function of one pixel; the twin of webgl/hair.frag. */

import { ENCODED_OFFSET, luma, type Rgb } from '#domain/colour/transfer.ts';
import { ramp } from '#engine/geometry/curve.ts';
import { HAIR } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import {
  answer,
  pixelLuma,
  relativeDetail,
  withDetail,
  type PixelWork,
  type ShadePixel,
} from './surface.ts';

export function hair({ shade, hair: own, skin, strength, contrast }: Draw<'hair'>): ShadePixel {
  const k = HAIR;
  const unlikeOwn = unlike(own);
  const unlikeSkin = unlike(skin);
  const [red, green, blue] = own;
  const apart = Math.max(
    k.leastUnlike,
    unlikeSkin({ red, green, blue }, luma(own) + ENCODED_OFFSET),
  );
  const ownLuma = luma(own);
  const shadeLight = luma(shade) + ENCODED_OFFSET;
  return (work) => {
    const inside = ramp(k.inside, work.coverage);
    let sure = inside;
    if (inside < 1) {
      const light = pixelLuma(work) + ENCODED_OFFSET;
      const nearer = (unlikeSkin(work, light) - unlikeOwn(work, light)) / apart;
      sure += (1 - inside) * ramp(k.nearer, nearer);
    }
    const lit = 1 + (Math.min(relativeDetail(work, ownLuma), k.mostDetail) - 1) * contrast;
    const shine = Math.max(0, lit - k.shineFrom) * k.shineShare;
    const white = shine * shadeLight;
    answer(
      work,
      withDetail(shade[0], lit - shine) + white,
      withDetail(shade[1], lit - shine) + white,
      withDetail(shade[2], lit - shine) + white,
      work.coverage * strength * sure,
    );
  };
}

/** How unlike a pixel and `other` are: about 1 where they surely are of two things. */
function unlike(
  other: Rgb,
): (pixel: Pick<PixelWork, 'red' | 'green' | 'blue'>, light: number) => number {
  const otherLight = luma(other) + ENCODED_OFFSET;
  const warm = (other[0] - other[1]) / otherLight;
  const cool = (other[2] - other[1]) / otherLight;
  return ({ red, green, blue }, light) => {
    const l = Math.log(light / otherLight) / HAIR.lightSpread;
    const w = ((red - green) / light - warm) / HAIR.chromaSpread;
    const c = ((blue - green) / light - cool) / HAIR.chromaSpread;
    return Math.sqrt(l * l + w * w + c * c);
  };
}
