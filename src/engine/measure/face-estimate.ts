import type { Withheld } from '#domain/analysis/measurement.ts';
import type { FaceMeasure } from '#domain/analysis/face-reading.ts';
import type { PictureEstimate } from './skin-estimates.ts';

/** What one picture says of one measure of a face. */
export type FaceEstimate = { readonly measure: FaceMeasure } & (PictureEstimate | Withheld);
