/** How a product meets what lies below it. The twin in GLSL is webgl/meeting.glsl; both take MEETING's constants. */

import { ENCODED_OFFSET, type Rgb } from '#domain/colour/transfer.ts';
import { blended } from '#domain/makeup/blend.ts';
import { BLEND_MODES, MEETING } from '#engine/render/passes/constants.ts';
import type { PixelWork } from './surface.ts';

/** Answers one channel: `lit` in the light of this pixel, which is `light` times that on the mean of the surface. */
export type Meet = (work: PixelWork, channel: 0 | 1 | 2, lit: number, light: number) => number;

const BELOW = ['belowRed', 'belowGreen', 'belowBlue'] as const;

/** The colour of a draw is blended as it is in white light, so that no light counts twice. */
export function createMeeting({
  blend,
  white,
}: {
  readonly blend: number;
  readonly white: Rgb;
}): Meet {
  const mode = BLEND_MODES[blend] ?? 'normal';
  if (mode === 'normal') return (_, __, lit) => lit;
  return (work, channel, lit, light) => {
    const lightest =
      ((white[channel] + ENCODED_OFFSET) * Math.max(light, MEETING.leastLight)) /
      (1 + ENCODED_OFFSET);
    const inWhiteLight = (value: number): number =>
      (value + ENCODED_OFFSET) / lightest - ENCODED_OFFSET;
    const met = blended(mode, inWhiteLight(work[BELOW[channel]]), inWhiteLight(lit));
    return (met + ENCODED_OFFSET) * lightest - ENCODED_OFFSET;
  };
}
