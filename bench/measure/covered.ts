/** A hand, glasses, a fringe or a cup in front of the face: what is measured behind and beside them. */

import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { formatShare, formatTable } from '#bench/report/table.ts';
import type { SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { MEASURED_LIGHTS } from './lights.ts';
import { portrait, sitting } from './portrait.ts';
import { takeMeasures } from './take-measures.ts';
import { labOfPixels, shareOfSkin, ZONES, zonePixels } from './true-zones.ts';

const THINGS: Readonly<Record<string, SyntheticFaceOptions>> = {
  nothing: {},
  'a hand coming': { occluder: { position: 0.3 } },
  'a hand before the mouth': { occluder: { position: 0.5 } },
  'a hand going': { occluder: { position: 0.7 } },
  glasses: { glasses: 'plastic' },
  'horn glasses': { glasses: 'horn' },
  'a fringe': { fringe: true },
  'a cup': { cup: true },
};

/**
 * Share of a zone's true area that shows skin: below `BEHIND` the zone is covered, from
 * `BARE` on it is as good as bare.
 */
const BEHIND = 0.5;
const BARE = 0.9;

export async function printCovered(
  tracker: FaceTracker,
  tones: readonly number[],
): Promise<string> {
  const rows: string[][] = [];
  for (const [thing, options] of Object.entries(THINGS)) {
    const behind: boolean[] = [];
    const bare: boolean[] = [];
    const inside: boolean[] = [];
    let refusals = 0;
    for (const skinTone of tones) {
      const frame = sitting({
        width: SIZE,
        height: SIZE,
        light: MEASURED_LIGHTS.front,
        ...options,
        skinTone,
        pose: { scale: SCALE },
      });
      const subject = portrait(frame);
      const { skin } = await takeMeasures(
        tracker,
        withSensorNoise(subject.image, NOISE, 11 + skinTone),
      );
      if ('withheld' in skin) {
        refusals += 1;
        continue;
      }
      for (const zone of ZONES) {
        const value = skin.values.find(
          (each) => each.zone === zone && each.measure === 'lightness',
        );
        if (value === undefined) continue;
        const isSaid = !('withheld' in value);
        const share = shareOfSkin(subject, zone);
        if (share < BEHIND) behind.push(isSaid);
        if (share >= BARE) bare.push(isSaid);
        if (isSaid && share > 0) {
          const [truth] = labOfPixels(subject, zonePixels(subject, zone));
          inside.push(value.low <= truth && truth <= value.high);
        }
      }
    }
    const share = (of: readonly boolean[]): string =>
      of.length === 0 ? '-' : formatShare(of.filter(Boolean).length / of.length, 0);
    rows.push([
      thing,
      `${refusals} of ${tones.length}`,
      `${behind.filter(Boolean).length} of ${behind.length}`,
      share(bare),
      share(inside),
    ]);
  }
  return formatTable(
    ['before the face', 'refused', 'hidden zones said', 'bare zones said', 'true L* inside'],
    rows,
  );
}
