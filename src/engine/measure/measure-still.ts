/** Measuring a still picture: the same in the engine's worker, on the page and in Node. */

import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import type { PulseReading } from '#domain/analysis/pulse/pulse-reading.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { SkinReading } from '#domain/analysis/skin-reading.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { CoverMeter } from '#engine/cover/cover-meter.ts';
import { FaceBurst, type Burst } from './burst.ts';
import { refusalOf } from './face-gates.ts';
import { withCover, withMovingCover } from './hidden-parts.ts';
import { joinFace } from './join-face.ts';
import { joinSkin } from './join-skin.ts';
import { PulseBurst } from './pulse-burst.ts';
import { readFace } from './read-face.ts';
import { lookAtMadeUpFace, readMadeUpFace } from './read-made-up-face.ts';
import { readSkin } from './read-skin.ts';
import { takeFace, type TakenFace } from './taken-face.ts';

/** The kinds of readings, by what is measured. */
export interface Readings {
  readonly face: FaceReading;
  readonly skin: SkinReading;
  readonly pulse: PulseReading;
  readonly appearance: AppearanceReading;
}
export type MeasureKind = keyof Readings;
export type AnyReading = Readings[MeasureKind] | Withheld;

/** How each is read from a picture, and from a burst. */
export const MEASURING: { readonly [Kind in MeasureKind]: PictureReading<Readings[Kind]> } = {
  face: {
    measure: (face) => {
      const picture = finish(readFace(face));
      return isWithheld(picture) ? picture : joinFace(picture);
    },
    burst: (duration) => {
      const uncover = lookBefore();
      return new FaceBurst(
        {
          read: function* (face) {
            return yield* readFace(yield* uncover(face));
          },
          join: joinFace,
        },
        duration,
      );
    },
  },
  skin: {
    measure: (face) => {
      const picture = finish(readSkin(face, true));
      return isWithheld(picture) ? picture : joinSkin(picture);
    },
    burst: (duration) => {
      const uncover = lookBefore();
      return new FaceBurst(
        {
          read: function* (face, index) {
            return yield* readSkin(yield* uncover(face), index % DETAIL_INTERVAL === 0);
          },
          join: joinSkin,
        },
        duration,
      );
    },
  },
  pulse: {
    // A still picture has no time in it.
    measure: () => ({ withheld: 'too-short' }),
    burst: (duration) => new PulseBurst(duration),
  },
  appearance: {
    measure: readMadeUpFace,
    burst: (duration) =>
      new FaceBurst({ read: lookAtMadeUpFace, join: (first) => first }, duration),
  },
};

/** Looks for what covers the faces of one burst, each in a step of its own. */
function lookBefore(): (face: TakenFace) => Generator<void, TakenFace, void> {
  const meter = new CoverMeter();
  return function* (face) {
    const uncovered = withMovingCover(face, meter);
    yield;
    return uncovered;
  };
}

/** Lines, spots and pores are read in one of this many pictures of a burst: they take most of the time. */
const DETAIL_INTERVAL = 5;

export interface PictureReading<Reading> {
  readonly measure: (face: TakenFace) => Reading | Withheld;
  /** `duration` in milliseconds. */
  readonly burst: (duration: number) => Burst<Reading>;
}

/**
 * Measures the first of the faces that were found in a picture, or says why it cannot be done. `faces` are
 * all that were found, the largest first (`FaceTracker.findAll`). `references` say what else is known of
 * the light, for example from a white card that is held beside the face and faces the same way.
 */
export function measureStill<Kind extends MeasureKind>(
  what: Kind,
  image: FrameImage,
  faces: readonly TrackedFace[],
  references: readonly LightWitness[] = [],
): Readings[Kind] | Withheld {
  const refusal = refusalOf(image, faces);
  const [face] = faces;
  if (refusal !== null || face === undefined) return { withheld: refusal ?? 'no-face' };
  const taken = takenStill(image, face);
  return MEASURING[what].measure(references.length === 0 ? taken : { ...taken, references });
}

/**
 * A face and its skin may both be measured in one picture: it is taken, and searched for what covers it,
 * only once.
 */
const taken = new WeakMap<TrackedFace, { readonly image: FrameImage; readonly face: TakenFace }>();

function takenStill(image: FrameImage, face: TrackedFace): TakenFace {
  const before = taken.get(face);
  if (before !== undefined && before.image === image) return before.face;
  const found = withCover(takeFace(image, face, 'still'));
  taken.set(face, { image, face: found });
  return found;
}

function finish<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
