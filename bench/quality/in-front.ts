/**
 * Things in front of the face: how much of them is painted over, and how much makeup beside them is lost.
 */

import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { TrackedHand } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';
import {
  REGION,
  type Region,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { countOf, erode, maskOf, type Mask } from '#bench/picture/mask.ts';
import { paintedMask, paintedShare } from './change.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { regionMask, tryShot, type Shot } from './shot.ts';

interface Trial {
  readonly options: SyntheticFaceOptions;
  readonly region: Region;
}

/**
 * Each thing with the pictures taken of it; `hand` moves up over the chin,
 * lies on the mouth, and moves away.
 */
const TRIALS = {
  hand: [0.4, 0.5, 0.6].map((position) => ({
    options: { occluder: { position } },
    region: REGION.occluder,
  })),
  glasses: (['plastic', 'metal', 'horn'] as const).map((glasses) => ({
    options: { glasses },
    region: REGION.glasses,
  })),
  tongue: [
    { options: { tongue: true, expression: { mouthOpen: 0.45 } }, region: REGION.tongueOut },
  ],
  cup: [{ options: { cup: true }, region: REGION.occluder }],
  fringe: [{ options: { fringe: true }, region: REGION.fringe }],
} as const satisfies Record<string, readonly Trial[]>;

export type FrontThing = keyof typeof TRIALS;
export const FRONT_THINGS = [
  'hand',
  'glasses',
  'tongue',
  'cup',
  'fringe',
] as const satisfies readonly FrontThing[];

/** Faces with nothing in front of them, which must not lose any makeup. */
const BARE: readonly SyntheticFaceOptions[] = [
  {},
  { expression: { smile: 0.9, mouthOpen: 0.15 } },
  { pose: { yaw: 20 } },
  { light: { keyDirection: [-1, 0.2, 0.2] } },
];

interface FrontShot extends Shot {
  readonly hands: readonly TrackedHand[];
  readonly region: Region | null;
}

export type FrontShots = Readonly<Record<FrontThing | 'bare', readonly FrontShot[]>>;

/** Shots in which no face was found are left out: nothing is drawn on them. */
export async function photographFront(
  faceTracker: FaceTracker,
  handTracker: HandTracker,
  skinTone: number,
): Promise<FrontShots> {
  const take = async (
    options: SyntheticFaceOptions,
    region: Region | null,
  ): Promise<FrontShot[]> => {
    const shot = await tryShot(faceTracker, { skinTone, ...options });
    if (shot === null) return [];
    handTracker.reset();
    return [{ ...shot, hands: await handTracker.track(shot.truth.image, 0), region }];
  };
  const takeAll = async (trials: readonly Trial[]): Promise<FrontShot[]> => {
    const shots: FrontShot[] = [];
    for (const { options, region } of trials) shots.push(...(await take(options, region)));
    return shots;
  };
  const bare: FrontShot[] = [];
  for (const options of BARE) bare.push(...(await take(options, null)));
  return {
    hand: await takeAll(TRIALS.hand),
    glasses: await takeAll(TRIALS.glasses),
    tongue: await takeAll(TRIALS.tongue),
    cup: await takeAll(TRIALS.cup),
    fringe: await takeAll(TRIALS.fringe),
    bare,
  };
}

/** Shares in [0, 1]; the worst of several pictures. */
export interface FrontResult {
  /** Share of each thing that is painted over. */
  readonly painted: Readonly<Record<FrontThing, number>>;
  /**
   * Makeup lost: of the uncovered skin and lips that `drawAll` paints, the share
   * that `drawMakeup` leaves bare.
   */
  readonly lost: Readonly<Record<FrontThing | 'bare', number>>;
}

/** `drawAll` also paints over whatever is in front of the face. */
export async function judgeFront(
  shots: FrontShots,
  drawMakeup: DrawMakeup,
  drawAll: DrawMakeup,
): Promise<FrontResult> {
  const painted: Partial<Record<FrontThing, number>> = {};
  const lost: Partial<Record<FrontThing | 'bare', number>> = {};
  for (const thing of [...FRONT_THINGS, 'bare'] as const) {
    for (const shot of shots[thing]) {
      const { image } = shot.truth;
      const { face, hands, region } = shot;
      const worn = paintedMask(image, await drawMakeup(image, face, DEFAULT_LOOK, hands));
      const everywhere = paintedMask(image, await drawAll(image, face, DEFAULT_LOOK, hands));
      lost[thing] = Math.max(lost[thing] ?? 0, lostShare(shot, worn, everywhere));
      if (region === null || thing === 'bare') continue;
      const share = paintedShare(worn, erode(regionMask(shot, region), 1));
      painted[thing] = Math.max(painted[thing] ?? 0, share);
    }
  }
  const complete = <Name extends string>(
    names: readonly Name[],
    found: Partial<Record<Name, number>>,
  ): Record<Name, number> => {
    const result = {} as Record<Name, number>;
    for (const name of names) result[name] = found[name] ?? Number.NaN;
    return result;
  };
  return {
    painted: complete(FRONT_THINGS, painted),
    lost: complete([...FRONT_THINGS, 'bare'], lost),
  };
}

/** Looks only at skin and lips that are at least two pixels away from anything else. */
function lostShare(shot: Shot, worn: Mask, everywhere: Mask): number {
  const face = erode(regionMask(shot, REGION.skin, REGION.lips), 2);
  const wanted = maskOf(
    face.width,
    face.height,
    (pixel) => face.data[pixel] === 1 && everywhere.data[pixel] === 1,
  );
  return countOf(wanted) === 0 ? Number.NaN : 1 - paintedShare(worn, wanted);
}
