/** Where the lips end and the skin begins. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { smoothstep, ramp } from '#engine/geometry/curve.ts';
import type { Profiles } from './border-search.ts';
import { LOOP_COLUMNS, fromCorner, thicknessAt, type LipLoop } from './lip-loop.ts';
import { CHANNELS, brightness, colourAt } from './mouth-colour.ts';
import type { MouthSurfaces } from './mouth-surfaces.ts';
import { smoothOffsets } from './smooth-offsets.ts';

/**
 * Cost of a border at the end of its column compared with one where the landmarks have it (see
 * `Profiles.border`).
 */
const HOLD = 0.25;
/**
 * Distance of the lips' colour from the skin's, in standard deviations within them, at which a border
 * begins to be trusted, and at which it is trusted fully: nude lips stay where the landmarks have them.
 */
const CONTRAST = [1.2, 3] as const;
/** Brightness of the lips, encoded, below which noise and 8 bits drown their colour. */
const LIT = [0.1, 0.17] as const;
/** Place between the skin's colour (0) and the lips' (1) where one becomes the other. */
const LIP_COLOUR = [0.15, 0.85] as const;
/** How far a border may move into its lip, as a share of the lip's thickness. */
const DEEPEST = 0.55;
/** How far a border is trusted at a corner, and over which columns from it that rises to full trust. */
const CORNER_TRUST = 0.15;
const CORNER = [1, 7] as const;

const sample = new Float64Array(CHANNELS);

/**
 * How far the border lies outside the contour, in pixels, for each column.
 *
 * Lips are told from skin by a linear discriminant between this face's own colours (Fisher 1936,
 * https://doi.org/10.1111/j.1469-1809.1936.tb02137.x), so that it also works with lipstick that is already
 * worn, and in any light.
 */
export function findOuterBorder(
  image: FrameImage,
  profiles: Profiles,
  surfaces: MouthSurfaces,
  outer: LipLoop,
  inner: LipLoop,
): Float64Array {
  const weights = new Float64Array(LOOP_COLUMNS);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    weights[column] = fillColumn(image, profiles, surfaces, outer, column);
  }
  profiles.share();
  const found = new Float64Array(LOOP_COLUMNS);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const from = profiles.sampleAt(-DEEPEST * thicknessAt(outer, inner, column));
    found[column] = profiles.border(column, from, profiles.count, HOLD);
  }
  return smoothOffsets(found, weights);
}

/**
 * Fills in how much each sample of a column looks like lip, and returns how far the column can be trusted.
 */
function fillColumn(
  image: FrameImage,
  profiles: Profiles,
  { lips, skin, skinSeen, precision }: MouthSurfaces,
  outer: LipLoop,
  column: number,
): number {
  const at = CHANNELS * column;
  const skinRed = skin[at] ?? 0;
  const skinBlue = skin[at + 1] ?? 0;
  const skinLight = skin[at + 2] ?? 0;
  const red = (lips[at] ?? 0) - skinRed;
  const blue = (lips[at + 1] ?? 0) - skinBlue;
  const light = (lips[at + 2] ?? 0) - skinLight;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = precision;
  const ofRed = a * red + b * blue + c * light;
  const ofBlue = d * red + e * blue + f * light;
  const ofLight = g * red + h * blue + i * light;
  const contrast = Math.max(1e-9, ofRed * red + ofBlue * blue + ofLight * light);
  const x = outer.x[column] ?? 0;
  const y = outer.y[column] ?? 0;
  const normalX = outer.normalX[column] ?? 0;
  const normalY = outer.normalY[column] ?? 0;
  for (let index = 0; index < profiles.count; index += 1) {
    const away = profiles.distance(index);
    colourAt(image, x + normalX * away, y + normalY * away, sample, 0);
    const place =
      ofRed * ((sample[0] ?? 0) - skinRed) +
      ofBlue * ((sample[1] ?? 0) - skinBlue) +
      ofLight * ((sample[2] ?? 0) - skinLight);
    profiles.likeness[column * profiles.count + index] = smoothstep(
      LIP_COLOUR[0],
      LIP_COLOUR[1],
      place / contrast,
    );
  }
  const corner = CORNER_TRUST + (1 - CORNER_TRUST) * ramp(CORNER, fromCorner(column));
  return (
    corner *
    (skinSeen[column] ?? 0) *
    ramp(CONTRAST, Math.sqrt(contrast)) *
    ramp(LIT, brightness(lips[at + 2] ?? 0))
  );
}
