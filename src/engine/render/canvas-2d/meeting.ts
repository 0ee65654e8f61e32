/** How a product meets what lies below it. The twin in GLSL is webgl/meeting.glsl; both take MEETING's constants. */

import { ENCODED_OFFSET, mapRgb, type Rgb } from '#domain/colour/transfer.ts';
import { blended } from '#domain/makeup/blend.ts';
import { BLEND_MODES, MEETING } from '#engine/render/passes/constants.ts';
import type { PixelWork } from './surface.ts';

/**
 * Returns one channel. `lit` is the product's colour in the light of this pixel, which is `light` times the
 * mean light on the surface.
 */
export type Meet = (work: PixelWork, channel: 0 | 1 | 2, lit: number, light: number) => number;

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
  const share = mapRgb(white, (each) => (each + ENCODED_OFFSET) / (1 + ENCODED_OFFSET));
  return (work, channel, lit, light) => {
    const lightest = share[channel] * Math.max(light, MEETING.leastLight);
    const below = (belowAt(work, channel) + ENCODED_OFFSET) / lightest - ENCODED_OFFSET;
    const colour = (lit + ENCODED_OFFSET) / lightest - ENCODED_OFFSET;
    return (blended(mode, below, colour) + ENCODED_OFFSET) * lightest - ENCODED_OFFSET;
  };
}

function belowAt({ belowRed, belowGreen, belowBlue }: PixelWork, channel: 0 | 1 | 2): number {
  if (channel === 0) return belowRed;
  return channel === 1 ? belowGreen : belowBlue;
}
