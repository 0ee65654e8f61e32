/** From one picture or several to a reading of the skin. */

import { isWithheld } from '#domain/analysis/measurement.ts';
import { median } from '#domain/analysis/burst.ts';
import {
  SKIN_MEASURES,
  SKIN_ZONES,
  type SkinMeasure,
  type SkinReading,
  type SkinValue,
  type SkinZone,
} from '#domain/analysis/skin-reading.ts';
import type { SkinPicture } from './read-skin.ts';
import { FAIR_QUALITY, joinEstimates } from './join-estimates.ts';
import type { SkinEstimate } from './skin-estimates.ts';

/** The first picture's light stands for all. `pictures` has at least one. */
export function joinSkin(
  first: SkinPicture,
  pictures: readonly SkinPicture[] = [first],
): SkinReading {
  const found = new Map<string, SkinEstimate[]>();
  for (const { estimates } of pictures) {
    for (const estimate of estimates) {
      const key = `${estimate.zone} ${estimate.measure}`;
      const list = found.get(key);
      if (list === undefined) found.set(key, [estimate]);
      else list.push(estimate);
    }
  }
  const quality = first.light.grade === 'good' ? 1 : FAIR_QUALITY;
  const values = EVERY_VALUE.map(({ zone, measure }): SkinValue => ({
    zone,
    measure,
    unit: SKIN_MEASURES[measure].unit,
    ...joinEstimates(found.get(`${zone} ${measure}`) ?? [], SKIN_MEASURES[measure], quality),
  }));
  return {
    kind: 'skin',
    light: first.light,
    pixelsPerMillimetre: median(pictures.map((each) => each.pixelsPerMillimetre)),
    frames: pictures.length,
    values: withoutLoneAngles(values),
  };
}

const MEASURES = Object.keys(SKIN_MEASURES).filter(isMeasure);

function isMeasure(name: string): name is SkinMeasure {
  return name in SKIN_MEASURES;
}

const EVERY_VALUE: readonly { readonly zone: SkinZone; readonly measure: SkinMeasure }[] =
  SKIN_ZONES.flatMap((zone) =>
    MEASURES.filter((measure) => SKIN_MEASURES[measure].zones.some((each) => each === zone)).map(
      (measure) => ({ zone, measure }),
    ),
  );

/**
 * A typology angle says how light a skin is: where that is not known, neither is the angle, whatever its
 * own interval.
 */
function withoutLoneAngles(values: readonly SkinValue[]): readonly SkinValue[] {
  const unknown = new Set(
    values.flatMap((value) =>
      value.measure === 'lightness' && isWithheld(value) ? [value.zone] : [],
    ),
  );
  return values.map(({ zone, measure, unit, ...rest }): SkinValue =>
    measure === 'typology-angle' && unknown.has(zone)
      ? { zone, measure, unit, withheld: 'uncertain' }
      : { zone, measure, unit, ...rest },
  );
}
