/** Strokes of a brush as a function of one pixel; the twin of webgl/paint.frag. */

import { ENCODED_OFFSET, luma } from '#domain/colour/transfer.ts';
import { ramp } from '#engine/geometry/curve.ts';
import { INVISIBLE_ALPHA, PAINT } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import { createMeeting } from './meeting.ts';
import { createPigmentSampler, type PigmentSample } from './pigment.ts';
import { answer, pixelLuma, type PixelWork, type ShadePixel } from './surface.ts';
import { smoothstep } from '#engine/geometry/curve.ts';

export function paint(draw: Draw<'paint'>): ShadePixel {
  const { leastCover } = PAINT;
  const { light, strength, strictness } = draw;
  const meet = createMeeting(draw);
  const samplePigment = createPigmentSampler(draw.pigment);
  const surelySurface = createSurfaceLikelihood(draw);
  const scale = 1 / (luma(draw.surface) + ENCODED_OFFSET);
  const sample: PigmentSample = { red: 0, green: 0, blue: 0, cover: 0 };
  const [redLight, greenLight, blueLight] = light;
  return (work) => {
    samplePigment(work.across, work.along, sample);
    const { cover } = sample;
    if (cover < INVISIBLE_ALPHA) {
      work.alpha = 0;
      return;
    }
    const detail = (pixelLuma(work) + ENCODED_OFFSET) * scale;
    const surely = strictness === 0 ? 1 : 1 + (surelySurface(work, detail) - 1) * strictness;
    const shown = work.coverage * strength * surely;
    if (shown <= 0) {
      work.alpha = 0;
      return;
    }
    const inked = 1 / Math.max(cover, leastCover);
    const red = (sample.red * inked + ENCODED_OFFSET) * redLight * detail - ENCODED_OFFSET;
    const green = (sample.green * inked + ENCODED_OFFSET) * greenLight * detail - ENCODED_OFFSET;
    const blue = (sample.blue * inked + ENCODED_OFFSET) * blueLight * detail - ENCODED_OFFSET;
    answer(
      work,
      meet(work, 0, red, detail),
      meet(work, 1, green, detail),
      meet(work, 2, blue, detail),
      cover * shown,
    );
  };
}

/** 1 on what looks like the surface that was painted on, 0 on lashes, brows, nostrils, hair, frames and cloth. */
function createSurfaceLikelihood({
  surface,
}: Draw<'paint'>): (work: PixelWork, detail: number) => number {
  const { tooDark, hairDark, otherChroma } = PAINT;
  const light = luma(surface) + ENCODED_OFFSET;
  const warm = (surface[0] - surface[1]) / light;
  const cool = (surface[2] - surface[1]) / light;
  const leastChroma = otherChroma[0] * otherChroma[0];
  return (work, detail) => {
    const { guard } = work;
    const from = tooDark[0] + (hairDark[0] - tooDark[0]) * guard;
    const to = tooDark[1] + (hairDark[1] - tooDark[1]) * guard;
    const bright = detail >= to ? 1 : smoothstep(from, to, detail);
    const seen = pixelLuma(work) + ENCODED_OFFSET;
    const x = (work.red - work.green) / seen - warm;
    const y = (work.blue - work.green) / seen - cool;
    const chroma = x * x + y * y;
    return chroma <= leastChroma ? bright : bright * (1 - ramp(otherChroma, Math.sqrt(chroma)));
  };
}
