/** How well lips are drawn: outline, mouth and texture, on a closed, an open and a smiling mouth. */

import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { erode } from '#bench/picture/mask.ts';
import { agreement, paintedMask, paintedShare, type Agreement } from './change.ts';
import { lipstickOnly } from './looks.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { exactFace, LIPS, MOUTH, regionMask, takeShot, type Shot } from './shot.ts';
import { textureKept, type TextureKept } from './texture.ts';

const MOUTHS = {
  closed: {},
  open: { expression: { mouthOpen: 0.6 } },
  smile: { expression: { smile: 0.9, mouthOpen: 0.15 } },
} as const satisfies Record<string, SyntheticFaceOptions>;

export type MouthName = keyof typeof MOUTHS;
export const MOUTH_NAMES = ['closed', 'open', 'smile'] as const satisfies readonly MouthName[];

/** Strong, and far from any lips' own colour, so that every trace of it shows. */
const LOOK = lipstickOnly('#b3203f', 90);

/** Texture is judged only this far from any edge, in pixels. */
const EDGE_DISTANCE = 3;

/** A pixel on the edge of the mouth also shows lips, and belongs to both. */
const MOUTH_RIM = 1;

export interface LipsResult {
  readonly outline: Record<MouthName, Agreement>;
  /** The same with exact landmarks, which leaves only the drawing's own error. */
  readonly exactOutline: Record<MouthName, Agreement>;
  /** Share of mouth and teeth that is painted. A closed mouth has none that could be painted. */
  readonly mouthPainted: Record<'open' | 'smile', number>;
  readonly texture: TextureKept;
}

export async function photographMouths(
  tracker: FaceTracker,
  skinTone: number,
): Promise<Record<MouthName, Shot>> {
  return {
    closed: await takeShot(tracker, { skinTone, ...MOUTHS.closed }),
    open: await takeShot(tracker, { skinTone, ...MOUTHS.open }),
    smile: await takeShot(tracker, { skinTone, ...MOUTHS.smile }),
  };
}

export async function judgeLips(
  shots: Record<MouthName, Shot>,
  drawMakeup: DrawMakeup,
): Promise<LipsResult> {
  const judged = {
    closed: await judgeMouth(shots.closed, drawMakeup),
    open: await judgeMouth(shots.open, drawMakeup),
    smile: await judgeMouth(shots.smile, drawMakeup),
  };
  const { closed, open, smile } = judged;
  return {
    outline: { closed: closed.outline, open: open.outline, smile: smile.outline },
    exactOutline: {
      closed: closed.exactOutline,
      open: open.exactOutline,
      smile: smile.exactOutline,
    },
    mouthPainted: { open: open.mouthPainted, smile: smile.mouthPainted },
    texture: closed.texture,
  };
}

interface MouthResult {
  readonly outline: Agreement;
  readonly exactOutline: Agreement;
  readonly mouthPainted: number;
  readonly texture: TextureKept;
}

async function judgeMouth(shot: Shot, drawMakeup: DrawMakeup): Promise<MouthResult> {
  const before = shot.truth.image;
  const after = await drawMakeup(before, shot.face, LOOK);
  const painted = paintedMask(before, after);
  const lips = regionMask(shot, ...LIPS);
  const exact = paintedMask(before, await drawMakeup(before, exactFace(shot), LOOK));
  return {
    outline: agreement(painted, lips),
    exactOutline: agreement(exact, lips),
    mouthPainted: paintedShare(painted, erode(regionMask(shot, ...MOUTH), MOUTH_RIM)),
    texture: textureKept(before, after, erode(lips, EDGE_DISTANCE)),
  };
}
