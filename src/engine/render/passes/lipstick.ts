import { coverageOf } from '#domain/makeup/coverage.ts';
import type { LipFinish } from '#domain/makeup/look.ts';
import { addLips } from '#engine/geometry/lip-shape.ts';
import { litShade } from '#engine/render/light/face-light.ts';
import { ENCODED_OFFSET, luma, mapRgb, parseHex } from '#domain/colour/transfer.ts';
import type { PlanPass } from './pass.ts';

interface Finish {
  readonly highlight: number;
  readonly gloss: number;
  readonly shimmer: number;
}

/** A lipstick without a finish is satin. */
const FINISHES: Record<LipFinish, Finish> = {
  matte: { highlight: 0.35, gloss: 0, shimmer: 0 },
  satin: { highlight: 1, gloss: 0, shimmer: 0 },
  gloss: { highlight: 1.5, gloss: 1, shimmer: 0 },
  shimmer: { highlight: 1.1, gloss: 0.25, shimmer: 1 },
};

/** Limits of the factor that keeps texture as visible as it was: beyond them, noise would look like skin. */
const LEAST_CONTRAST = 0.75;
const MOST_CONTRAST = 1.6;

export const planLipstick: PlanPass = ({ look, frame, light, buffer }) => {
  const { color, opacity, finish } = look.lipstick;
  if (opacity <= 0) return null;
  const lightOnLips = mapRgb(light.white, (channel) => channel * light.mouthShade);
  const shade = litShade(parseHex(color), lightOnLips);
  const contrast = (luma(light.lips) + ENCODED_OFFSET) / (luma(shade) + ENCODED_OFFSET);
  return {
    pass: 'lipstick',
    range: addLips(buffer, frame),
    shade,
    lips: light.lips,
    strength: coverageOf('lipstick', opacity),
    contrast: Math.min(MOST_CONTRAST, Math.max(LEAST_CONTRAST, contrast)),
    shine: Math.min(1, luma(litShade([1, 1, 1], lightOnLips))),
    ...FINISHES[finish ?? 'satin'],
  };
};
