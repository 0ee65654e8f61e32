/** What makeup must not touch: mouth, teeth, eyes, brows and hair. */

import { DEFAULT_LOOK, type Look } from '#domain/makeup/look.ts';
import { REGION } from '#tests/fixtures/synthetic-face/index.ts';
import { erode, type Mask } from '#bench/picture/mask.ts';
import { paintedMask, paintedShare } from './change.ts';
import { BARE_LOOK } from './looks.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { EYES, MOUTH, regionMask, type Shot } from './shot.ts';

/** Everything at full strength, so that leaks show most. */
const SKIN_PRODUCTS: Look = {
  ...BARE_LOOK,
  blush: { color: '#c2185b', opacity: 100 },
  eyeshadow: { colors: ['#4b1c40', '#4b1c40', '#4b1c40'], opacity: 100 },
  foundation: { ...DEFAULT_LOOK.foundation, opacity: 100 },
};
const ALL_SIX: Look = {
  ...SKIN_PRODUCTS,
  lipstick: { color: '#b3203f', opacity: 100 },
  eyeliner: { color: '#000000', opacity: 100 },
  mascara: { opacity: 100 },
};

/** A pixel on an edge shows both sides, and belongs to both. */
const RIM = 1;

/** Shares in [0, 1]. */
export interface SparedResult {
  /** Painted share of the eye openings with foundation, blush and eyeshadow. */
  readonly eyesBySkinProducts: number;
  /** The same with all six products: liner and lashes lie on the edge of the opening. */
  readonly eyesByAll: number;
  readonly mouthByAll: number;
  readonly browsByAll: number;
  readonly hairByAll: number;
}

/** `smiling` shows the teeth; `neutral` shows the rest. */
export async function judgeSpared(
  neutral: Shot,
  smiling: Shot,
  drawMakeup: DrawMakeup,
): Promise<SparedResult> {
  const paint = async (shot: Shot, look: Look): Promise<Mask> =>
    paintedMask(shot.truth.image, await drawMakeup(shot.truth.image, shot.face, look));
  const bySkinProducts = await paint(neutral, SKIN_PRODUCTS);
  const byAll = await paint(neutral, ALL_SIX);
  const onSmile = await paint(smiling, ALL_SIX);
  const openings = erode(regionMask(neutral, ...EYES), RIM);
  return {
    eyesBySkinProducts: paintedShare(bySkinProducts, openings),
    eyesByAll: paintedShare(byAll, openings),
    mouthByAll: paintedShare(onSmile, erode(regionMask(smiling, ...MOUTH), RIM)),
    browsByAll: paintedShare(byAll, regionMask(neutral, REGION.brow)),
    hairByAll: paintedShare(byAll, regionMask(neutral, REGION.hair)),
  };
}
