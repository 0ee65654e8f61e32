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
  ajar: { expression: { mouthOpen: 0.1 } },
  open: { expression: { mouthOpen: 0.6 } },
  'faint smile': { expression: { smile: 0.5 } },
  smile: { expression: { smile: 0.9, mouthOpen: 0.15 } },
} as const satisfies Record<string, SyntheticFaceOptions>;

export type MouthName = keyof typeof MOUTHS;
export const MOUTH_NAMES = [
  'closed',
  'ajar',
  'open',
  'faint smile',
  'smile',
] as const satisfies readonly MouthName[];

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
  readonly mouthPainted: Record<MouthName, number>;
  readonly texture: TextureKept;
}

export async function photographMouths(
  tracker: FaceTracker,
  skinTone: number,
): Promise<Record<MouthName, Shot>> {
  return eachMouth((mouth) => takeShot(tracker, { skinTone, ...MOUTHS[mouth] }));
}

export async function judgeLips(
  shots: Record<MouthName, Shot>,
  drawMakeup: DrawMakeup,
): Promise<LipsResult> {
  const judged = await eachMouth((mouth) => judgeMouth(shots[mouth], drawMakeup));
  return {
    outline: await eachMouth((mouth) => judged[mouth].outline),
    exactOutline: await eachMouth((mouth) => judged[mouth].exactOutline),
    mouthPainted: await eachMouth((mouth) => judged[mouth].mouthPainted),
    texture: judged.closed.texture,
  };
}

/** One mouth after the other: a tracker sees one picture at a time. */
async function eachMouth<Value>(
  read: (mouth: MouthName) => Value | Promise<Value>,
): Promise<Record<MouthName, Value>> {
  return {
    closed: await read('closed'),
    ajar: await read('ajar'),
    open: await read('open'),
    'faint smile': await read('faint smile'),
    smile: await read('smile'),
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
