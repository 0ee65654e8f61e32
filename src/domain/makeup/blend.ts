/** How a product's color meets the color below it. */

import type { BlendMode } from './look.ts';

/**
 * One channel of `colour` over that of what lies `below`, both encoded sRGB in [0, 1] as they are in white light.
 * Source: W3C Compositing and Blending Level 1, section 10.1, separable blend modes. The renderers' twins are
 * `engine/render/webgl/meeting.glsl` and `engine/render/canvas-2d/meeting.ts`.
 */
export function blended(mode: BlendMode, below: number, colour: number): number {
  switch (mode) {
    case 'normal':
      return colour;
    case 'multiply':
      return below * colour;
    case 'screen':
      return below + colour - below * colour;
    case 'overlay':
      return below < 0.5 ? 2 * below * colour : 1 - 2 * (1 - below) * (1 - colour);
  }
}
