/**
 * The colour of this face's lips, to tell what lies over them: fingers look like skin, a tongue has a red
 * of its own.
 */

import { MOST_CELLS, type FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { MedianCounter } from './median-counter.ts';
import type { SkinField } from './skin-field.ts';

/** What is left of light and colour after the fit (see SkinField) lies within this. */
const RANGE = [-1.5, 1.5] as const;

/** Fewest cells of a lip that its colour can be told from. */
const FEWEST_CELLS = 30;

/** Least and greatest standard deviations of the two ratios of colour over lips, which are folded and wet. */
const WARM_DEVIATION = [0.045, 0.055] as const;
const COOL_DEVIATION = [0.018, 0.026] as const;

/** Median absolute deviation to standard deviation, for normal errors. */
const MAD_TO_DEVIATION = 1.4826;

/** The lower lip faces the light more than the upper one; both vary by this much around it, and little more. */
const LOWER_IS_BRIGHTER = 0.1;
const LIGHT_RANGE = 0.27;
const LIGHT_DEVIATION = 0.15;

/** Lips are redder than skin by more than this, or they cannot be told from it. */
const LIP_REDNESS = 0.05;

/** Nearer than this to the skin's own colour, a lip is covered by skin. */
const SKIN_LIKE = 0.04;

/**
 * Standard deviations of the difference between the medians of a person's lower and upper lip. From
 * OTHER_COLOUR and OTHER_THING on, as squared differences, the lower lip is something else: a tongue that
 * lies over it, which the landmarks take for the lip. A tongue is redder or bluer than lips; a lower lip
 * that is paler than the upper one is a lip.
 */
const LOWER_DEVIATION = { light: 0.2, warm: 0.05, cool: 0.04 } as const;
const OTHER_COLOUR = 2;
const OTHER_THING = 3.5;

/** Weight against a cell of being nearer to that thing's colour than to the lips'. */
const OTHER_WEIGHT = 2;

/** Between the lips and in their corners it is too dark to see a colour. */
const TOO_DARK = 0.45;

interface Colour {
  readonly light: number;
  readonly warm: number;
  readonly cool: number;
  readonly warmVariance: number;
  readonly coolVariance: number;
}

export class LipColours {
  private lip: Colour = { light: 0, warm: 0, cool: 0, warmVariance: 1, coolVariance: 1 };
  private readonly medians = new MedianCounter();
  /** The cells of one lip. */
  private readonly cells = new Uint32Array(MOST_CELLS);
  private count = 0;
  private other: Colour | null = null;

  /** Whether what is seen in the place of the lower lip is, as a whole, not a lip of this face. */
  get isLowerLipOther(): boolean {
    return this.other !== null;
  }

  /** Reads the colour of the lips off a frame. False where too little of them is seen. */
  learn(grid: FaceGrid, field: SkinField, zones: Uint8Array): boolean {
    const upper = this.colourOf(grid, field, zones, ZONE.upperLip);
    const lower = this.colourOf(grid, field, zones, ZONE.lowerLip);
    this.other = null;
    if (upper === null || lower === null) return false;
    // A finger on the upper lip looks like skin; otherwise the upper lip is the one that nothing lies on.
    const isSkin = Math.hypot(upper.warm, upper.cool) < SKIN_LIKE;
    const isUpperHidden = isSkin && lower.warm > upper.warm + LIP_REDNESS;
    this.lip = isUpperHidden ? lower : upper;
    this.other = !isUpperHidden && isOtherThing(upper, lower) ? lower : null;
    return true;
  }

  /**
   * Squared deviation of a cell from the colour of the lips; more where the cell has the colour of another
   * thing.
   */
  deviation(field: SkinField, at: number): number {
    if ((field.light[at] ?? 0) < this.lip.light - TOO_DARK) return 0;
    const fromLip = deviationFrom(this.lip, LOWER_IS_BRIGHTER, field, at);
    if (this.other === null) return fromLip;
    const fromOther = deviationFrom(this.other, 0, field, at);
    return fromLip + OTHER_WEIGHT * Math.max(0, fromLip - fromOther);
  }

  /** Null where too few cells are in the zone. */
  private colourOf(
    grid: FaceGrid,
    field: SkinField,
    zones: Uint8Array,
    zone: number,
  ): Colour | null {
    this.collect(grid, zones, zone);
    if (this.count < FEWEST_CELLS) return null;
    const warm = this.spreadOf(field.warm, WARM_DEVIATION);
    const cool = this.spreadOf(field.cool, COOL_DEVIATION);
    return {
      light: this.median((at) => field.light[at] ?? 0),
      warm: warm.middle,
      cool: cool.middle,
      warmVariance: warm.variance,
      coolVariance: cool.variance,
    };
  }

  private collect({ columns, rows }: FaceGrid, zones: Uint8Array, zone: number): void {
    this.count = 0;
    for (let at = 0; at < columns * rows; at += 1) {
      if (zones[at] === zone) this.cells[this.count++] = at;
    }
  }

  /** The median of a ratio of colours over the lip, and its robust variance within limits. */
  private spreadOf(
    ratios: Float32Array,
    [least, most]: readonly [number, number],
  ): { readonly middle: number; readonly variance: number } {
    const middle = this.median((at) => ratios[at] ?? 0);
    const deviation = MAD_TO_DEVIATION * this.median((at) => Math.abs((ratios[at] ?? 0) - middle));
    return { middle, variance: Math.min(most, Math.max(least, deviation)) ** 2 };
  }

  private median(valueOf: (at: number) => number): number {
    const { medians, cells, count } = this;
    medians.begin(RANGE[0], RANGE[1]);
    for (let next = 0; next < count; next += 1) medians.add(valueOf(cells[next] ?? 0));
    return medians.median();
  }
}

/**
 * Squared deviation of a cell from a colour of lips made lighter by `brighter`; shine and folds do not
 * count in its light.
 */
function deviationFrom(colour: Colour, brighter: number, field: SkinField, at: number): number {
  const noise = field.noise[at] ?? 0;
  const warm = (field.warm[at] ?? 0) - colour.warm;
  const cool = (field.cool[at] ?? 0) - colour.cool;
  const off = Math.abs((field.light[at] ?? 0) - colour.light - brighter);
  const beyond = Math.max(0, off - LIGHT_RANGE) / LIGHT_DEVIATION;
  return (
    (warm * warm) / (colour.warmVariance + noise) +
    (cool * cool) / (colour.coolVariance + noise) +
    beyond * beyond
  );
}

/**
 * Whether the lower lip differs so much from the upper one, in colour and in light, that it is not a lip.
 */
function isOtherThing(upper: Colour, lower: Colour): boolean {
  const light = (lower.light - upper.light - LOWER_IS_BRIGHTER) / LOWER_DEVIATION.light;
  const warm = Math.max(0, lower.warm - upper.warm) / LOWER_DEVIATION.warm;
  const cool = Math.max(0, lower.cool - upper.cool) / LOWER_DEVIATION.cool;
  const colour = warm * warm + cool * cool;
  return colour > OTHER_COLOUR && colour + light * light > OTHER_THING;
}
