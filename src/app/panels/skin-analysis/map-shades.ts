/** How deep each zone is painted on the map: one pigment, from light to deep. */

import type { MapMeasure } from '#content/panels/skin-analysis-words.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { SKIN_ZONES, type SkinZone } from '#domain/analysis/skin-reading.ts';
import type { Biomarker } from '#domain/skin-report/skin-report.ts';

/** Measures whose lower values are painted deeper: a darker tone, a less even one. */
const DEEPER_IS_LESS: ReadonlySet<MapMeasure> = new Set<MapMeasure>(['lightness', 'evenness']);

export type MapShade =
  /** In [0, 1], from the lightest of this face to its deepest. */
  | { readonly kind: 'measured'; readonly depth: number }
  | { readonly kind: 'withheld' }
  /** It is not measured in this zone. */
  | { readonly kind: 'none' };

export interface MapShades {
  readonly zones: ReadonlyMap<SkinZone, MapShade>;
  /** The values at both ends of the legend; null where all were withheld. */
  readonly ends: { readonly light: number; readonly deep: number } | null;
}

export function mapShades(biomarkers: readonly Biomarker[], measure: MapMeasure): MapShades {
  const ofMeasure = biomarkers.filter((each) => each.measure === measure);
  const values = ofMeasure.flatMap(({ reading }) => (isWithheld(reading) ? [] : [reading.value]));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isLess = DEEPER_IS_LESS.has(measure);
  const depthOf = (value: number): number => {
    const share = most > least ? (value - least) / (most - least) : 0;
    return isLess ? 1 - share : share;
  };
  const shadeOf = (zone: SkinZone): MapShade => {
    const found = ofMeasure.find((each) => each.zone === zone);
    if (found === undefined) return { kind: 'none' };
    return isWithheld(found.reading)
      ? { kind: 'withheld' }
      : { kind: 'measured', depth: depthOf(found.reading.value) };
  };
  return {
    zones: new Map(SKIN_ZONES.map((zone) => [zone, shadeOf(zone)])),
    ends:
      values.length === 0 ? null : { light: isLess ? most : least, deep: isLess ? least : most },
  };
}
