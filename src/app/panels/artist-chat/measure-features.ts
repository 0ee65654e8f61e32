/** Has the mirror measure the face in it for the artists: on this device, and nothing is sent. */

import type { MeasureReason } from '#content/measure-reasons.ts';
import { MEASURE_REASONS } from '#content/measure-reasons.ts';
import { SHARING_WORDS } from '#content/panels/artist-sharing-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { featuresOf, type MeasuredFeatures } from '#domain/artist-chat/features-of.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { Studio } from '#studio/studio.ts';

/** Milliseconds of the live picture, as for recommendations. */
const BURST = 1600;

export interface MeasuringOptions {
  readonly signal: AbortSignal;
  /** Called with the share that is done, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/**
 * What can be shared of the face in the mirror, or the words that say why there is nothing. Never rejects.
 */
export async function measureFeatures(
  { measures }: Pick<Studio, 'measures'>,
  { signal, onProgress }: MeasuringOptions,
): Promise<Result<MeasuredFeatures, MeasureReason>> {
  const measured = await measures.measure({ what: 'face', burst: BURST, signal, onProgress });
  if (!measured.ok) {
    const isEmpty = measured.failure === 'nothing-shown';
    return failure(SHARING_WORDS[isEmpty ? 'nothingShown' : 'notMeasured']);
  }
  if (isWithheld(measured.value)) return failure(MEASURE_REASONS[measured.value.withheld]);
  const found = featuresOf(measured.value);
  const [reason = 'uncertain'] = Object.values(found.withheld);
  return Object.keys(found.features).length === 0
    ? failure(MEASURE_REASONS[reason])
    : success(found);
}
