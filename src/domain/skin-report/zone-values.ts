/** The values of one measure over the zones of a face. */

import { median } from '#domain/analysis/burst.ts';
import { isWithheld, type Measured, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinReading, SkinZone } from '#domain/analysis/skin-reading.ts';

export type ZoneValue = { readonly zone: SkinZone } & Measured;

/** Those that were measured. */
export function zoneValues(skin: SkinReading, measure: SkinMeasure): readonly ZoneValue[] {
  return skin.values.flatMap((value) =>
    value.measure === measure && !isWithheld(value)
      ? [
          {
            zone: value.zone,
            value: value.value,
            low: value.low,
            high: value.high,
            confidence: value.confidence,
          },
        ]
      : [],
  );
}

/** The reason that withheld most of a measure; `uncertain` where nothing was. */
export function reasonOf(skin: SkinReading, measure: SkinMeasure): WithheldReason {
  const reasons = skin.values.flatMap((value) =>
    value.measure === measure && isWithheld(value) ? [value.withheld] : [],
  );
  const count = (reason: WithheldReason): number =>
    reasons.filter((each) => each === reason).length;
  return reasons.toSorted((one, other) => count(other) - count(one))[0] ?? 'uncertain';
}

/** NaN where none was measured. */
export function ownMedian(skin: SkinReading, measure: SkinMeasure): number {
  return median(zoneValues(skin, measure).map(({ value }) => value));
}

/** Half of an interval's width. */
export function halfOf({ low, high }: Measured): number {
  return (high - low) / 2;
}

/** Pixels for a millimeter with one digit, rounded down: 2.97 is less than 3. */
export function resolutionOf(skin: SkinReading): number {
  return Math.floor(10 * skin.pixelsPerMillimetre) / 10;
}

/** With one digit behind the point. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10;
}
