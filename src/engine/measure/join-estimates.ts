import { median, medianOfFrames } from '#domain/analysis/burst.ts';
import { measured } from '#domain/analysis/interval.ts';
import type { Measurement, Withheld } from '#domain/analysis/measurement.ts';
import type { PictureEstimate } from './skin-estimates.ts';

/** Trust in what was read in light that is only fair, not good. */
export const FAIR_QUALITY = 0.85;

/** Up to which half width an interval is useful, and by what share of the value that grows. */
interface Usefulness {
  readonly useful: number;
  readonly usefulShare?: number;
}

/** One measure from the pictures of a burst, or from the only one. */
export function joinEstimates(
  estimates: readonly (PictureEstimate | Withheld)[],
  { useful, usefulShare = 0 }: Usefulness,
  quality: number,
): Measurement {
  const seen = estimates.flatMap((estimate) => ('withheld' in estimate ? [] : [estimate]));
  const [only] = seen;
  if (only === undefined || 2 * seen.length < estimates.length) {
    const refused = estimates.find((estimate) => 'withheld' in estimate);
    return {
      withheld: refused !== undefined && 'withheld' in refused ? refused.withheld : 'uncertain',
    };
  }
  const usefulAt = (value: number): number => useful + usefulShare * Math.abs(value);
  if (seen.length === 1) return measured(only, usefulAt(only.value), quality);
  const { value, deviation } = medianOfFrames(seen.map((estimate) => estimate.value));
  const shared = median(seen.map((estimate) => estimate.shared));
  return measured({ value, deviation: Math.hypot(deviation, shared) }, usefulAt(value), quality);
}
