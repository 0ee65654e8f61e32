/** Everything that is measured on one skin tone, for one drawing. */

import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { judgeColours, photographLights, type LightName, type ShadeResult } from './colours.ts';
import { judgeLips, MOUTH_NAMES, photographMouths, type MouthName } from './lips.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import type { Figures } from './metrics.ts';
import type { Shot } from './shot.ts';
import { judgeSpared } from './spared.ts';

export interface TonePhotographs {
  readonly mouths: Record<MouthName, Shot>;
  readonly lights: Record<LightName, Shot>;
}

export async function photographTone(
  tracker: FaceTracker,
  skinTone: number,
): Promise<TonePhotographs> {
  return {
    mouths: await photographMouths(tracker, skinTone),
    lights: await photographLights(tracker, skinTone),
  };
}

export interface ToneStills {
  readonly figures: Figures;
  readonly shades: readonly ShadeResult[];
}

export async function judgeStills(
  { mouths, lights }: TonePhotographs,
  drawMakeup: DrawMakeup,
): Promise<ToneStills> {
  const lips = await judgeLips(mouths, drawMakeup);
  const spared = await judgeSpared(mouths.closed, mouths.smile, drawMakeup);
  const shades = await judgeColours(lights, drawMakeup);
  const figures: Record<string, number> = {
    'mouth.all': spared.mouthByAll,
    'eyes.skin': spared.eyesBySkinProducts,
    'eyes.all': spared.eyesByAll,
    'brows.all': spared.browsByAll,
    'hair.all': spared.hairByAll,
    'texture.correlation': lips.texture.correlation,
    'texture.energy': lips.texture.energy,
  };
  for (const mouth of MOUTH_NAMES) {
    figures[`overlap.${mouth}`] = lips.outline[mouth].overlap;
    figures[`bleed.${mouth}`] = lips.outline[mouth].bleed;
    figures[`missed.${mouth}`] = lips.outline[mouth].missed;
    figures[`exact.${mouth}`] = lips.exactOutline[mouth].overlap;
    figures[`mouth.${mouth}`] = lips.mouthPainted[mouth];
  }
  for (const { product, light, ofMeans, ofPixels } of shades) {
    const means = `colour.${product}.${light}`;
    const pixels = `pixels.${product}.${light}`;
    figures[means] = Math.max(figures[means] ?? 0, ofMeans);
    figures[pixels] = Math.max(figures[pixels] ?? 0, ofPixels);
  }
  return { figures, shades };
}
