/** Where the lips end and the mouth begins: teeth, gums, or the dark. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { smoothstep, ramp } from '#engine/geometry/curve.ts';
import type { Profiles } from './border-search.ts';
import {
  LOOP_COLUMNS,
  around,
  fromCorner,
  isUpper,
  thicknessAt,
  type LipLoop,
} from './lip-loop.ts';
import { CHANNELS, brightness, colourAt } from './mouth-colour.ts';
import type { MouthSurfaces } from './mouth-surfaces.ts';
import { smoothOffsets } from './smooth-offsets.ts';

/**
 * Cost of a border at the end of its column compared with one where the landmarks have it (see
 * `Profiles.border`).
 */
const HOLD = 0.12;
/**
 * Gap between the lips, as a share of the face's width, at which the mouth begins to show, and surely does.
 */
const PARTED = [0.004, 0.012] as const;
/**
 * How far the border may move into the lip or into the gap, as a share of the lip's thickness and of the
 * gap.
 */
const DEEPEST = 0.6;
/** How far a border is trusted at a corner, and over which columns from it that rises to full trust. */
const CORNER_TRUST = 0.1;
const CORNER = [1, 7] as const;

/** Redness relative to the lips' above which a sample is lip; what is less red and not dark is teeth. */
const LIP_REDNESS = [0.3, 0.65] as const;
/** Least redness taken for the lips': compared with paler lips, anything would look red. */
const LEAST_REDNESS = 0.1;
const TEETH_BRIGHTNESS = [0.45, 0.7] as const;
/**
 * Brightness relative to the lips' own above which a sample is lip and not the dark of the mouth: the
 * underside of the upper lip lies in shade; the lower lip faces the light and falls away into the mouth,
 * unless teeth stand right behind it.
 */
const UPPER_DARK = [0.12, 0.28] as const;
const LOWER_DARK = [0.6, 0.86] as const;
const LOWER_DARK_AT_TEETH = [0.5, 0.74] as const;
/** Share of teeth along a column above which they count as standing right behind the lip. */
const TEETH_BEHIND = [0.1, 0.3] as const;
/** Gums are redder than teeth, and brighter than the shaded underside of the upper lip. */
const GUMS = [1.12, 1.35] as const;
/**
 * Share of teeth around the contour, within SEEN_WITHIN samples, from which on the mouth shows whatever the gap: in
 * a faint smile the landmarks hardly part.
 */
const TEETH_SEEN = [0.25, 0.6] as const;
const SEEN_WITHIN = 2;
/** Columns to each side that share what they see of teeth. */
const NEIGHBOURS = 2;

const sample = new Float64Array(CHANNELS);

/** How far the border lies outside the contour (away from the mouth), in pixels, for each column. */
export function findInnerBorder(
  image: FrameImage,
  profiles: Profiles,
  { lips }: MouthSurfaces,
  faceWidth: number,
  outer: LipLoop,
  inner: LipLoop,
): Float64Array {
  const weights = new Float64Array(LOOP_COLUMNS);
  const gaps = new Float64Array(LOOP_COLUMNS);
  const seen = fillLikeness(image, profiles, lips, inner);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const gap = gapAt(inner, column);
    const corner = CORNER_TRUST + (1 - CORNER_TRUST) * ramp(CORNER, fromCorner(column));
    const parted = ramp(PARTED, gap / faceWidth);
    gaps[column] = gap;
    weights[column] = corner * Math.max(parted, ramp(TEETH_SEEN, seen[column] ?? 0));
  }
  if (weights.every((weight) => weight === 0)) return weights;
  profiles.share();
  const found = new Float64Array(LOOP_COLUMNS);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const from = profiles.sampleAt(-DEEPEST * thicknessAt(outer, inner, column));
    const end = Math.min(profiles.count, profiles.sampleAt(DEEPEST * (gaps[column] ?? 0)) + 1);
    found[column] = -profiles.border(column, from, Math.max(from + 1, end), HOLD);
  }
  return smoothOffsets(found, weights);
}

/** Distance to the opposite lip across the mouth, in pixels; 0 where contours of touching lips cross. */
function gapAt(inner: LipLoop, column: number): number {
  const opposite = around(-column);
  const dx = (inner.x[column] ?? 0) - (inner.x[opposite] ?? 0);
  const dy = (inner.y[column] ?? 0) - (inner.y[opposite] ?? 0);
  return Math.max(0, dx * (inner.normalX[column] ?? 0) + dy * (inner.normalY[column] ?? 0));
}

/** Fills in how much each sample looks like lip, and returns the share of teeth around the contour for each column. */
function fillLikeness(
  image: FrameImage,
  profiles: Profiles,
  lips: Float64Array,
  inner: LipLoop,
): Float64Array {
  const { count, likeness } = profiles;
  const relative = new Float64Array(LOOP_COLUMNS * count);
  const teeth = { inside: new Float64Array(LOOP_COLUMNS), around: new Float64Array(LOOP_COLUMNS) };
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const found = lookAtColumn(image, profiles, lips, inner, column, relative);
    teeth.inside[column] = found.inside;
    teeth.around[column] = found.around;
  }
  const inside = meanOfNeighbours(teeth.inside);
  for (let column = 0; column < LOOP_COLUMNS; column += 1) {
    const behind = ramp(TEETH_BEHIND, inside[column] ?? 0);
    const upper = isUpper(column);
    const [low, high] = upper
      ? UPPER_DARK
      : [
          LOWER_DARK[0] + (LOWER_DARK_AT_TEETH[0] - LOWER_DARK[0]) * behind,
          LOWER_DARK[1] + (LOWER_DARK_AT_TEETH[1] - LOWER_DARK[1]) * behind,
        ];
    for (let at = column * count; at < (column + 1) * count; at += 1) {
      const light = relative[at] ?? 0;
      const gums = upper ? ramp(GUMS, light) : 0;
      likeness[at] = (likeness[at] ?? 0) * smoothstep(low, high, light) * (1 - gums);
    }
  }
  return meanOfNeighbours(teeth.around);
}

function meanOfNeighbours(columns: Float64Array): Float64Array {
  return columns.map((_, column) => {
    let sum = 0;
    for (let apart = -NEIGHBOURS; apart <= NEIGHBOURS; apart += 1) {
      sum += columns[around(column + apart)] ?? 0;
    }
    return sum / (2 * NEIGHBOURS + 1);
  });
}

/**
 * Fills in how bright a column's samples are relative to its lip and how little they look like teeth.
 * Returns which share of the column's part inside the mouth, and of its part around the contour, looks like teeth.
 */
function lookAtColumn(
  image: FrameImage,
  { count, middle, likeness, distance }: Profiles,
  lips: Float64Array,
  inner: LipLoop,
  column: number,
  relative: Float64Array,
): { readonly inside: number; readonly around: number } {
  const redness = Math.max(LEAST_REDNESS, lips[CHANNELS * column] ?? 0);
  const lit = Math.max(0.01, brightness(lips[CHANNELS * column + 2] ?? 0));
  const x = inner.x[column] ?? 0;
  const y = inner.y[column] ?? 0;
  const normalX = inner.normalX[column] ?? 0;
  const normalY = inner.normalY[column] ?? 0;
  let inside = 0;
  let nearby = 0;
  for (let index = 0; index < count; index += 1) {
    const inwards = distance(index);
    colourAt(image, x - normalX * inwards, y - normalY * inwards, sample, 0);
    const light = brightness(sample[2] ?? 0) / lit;
    const pale = 1 - ramp(LIP_REDNESS, (sample[0] ?? 0) / redness);
    const tooth = pale * ramp(TEETH_BRIGHTNESS, light);
    relative[column * count + index] = light;
    likeness[column * count + index] = 1 - tooth;
    if (index >= middle - SEEN_WITHIN) inside += tooth;
    if (Math.abs(index - middle) <= SEEN_WITHIN) nearby += tooth;
  }
  return {
    inside: inside / (count - middle + SEEN_WITHIN),
    around: nearby / (2 * SEEN_WITHIN + 1),
  };
}
