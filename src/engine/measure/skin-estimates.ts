/** What one picture says of a skin, before anything is withheld for its confidence. */

import type { Estimate } from '#domain/analysis/interval.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';

/** A number of one picture. `shared` is the part of its deviation that all pictures of a burst have in common. */
export interface PictureEstimate extends Estimate {
  readonly shared: number;
}

export type SkinEstimate = {
  readonly zone: SkinZone;
  readonly measure: SkinMeasure;
} & (PictureEstimate | Withheld);

/**
 * A number whose variance is half chance and half shared, as no theory says how the errors of a filter
 * divide.
 */
export function evenly(value: number, deviation: number): PictureEstimate {
  return { value, deviation, shared: deviation / Math.SQRT2 };
}
