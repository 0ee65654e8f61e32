/** A fold of the skin as a function of one pixel; the twin of webgl/fold.frag. */

import { luma } from '#domain/colour/transfer.ts';
import { FOLD, INVISIBLE_ALPHA } from '#engine/render/passes/constants.ts';
import type { Draw } from '#engine/render/passes/pass.ts';
import {
  answerReformed,
  createSkinLikelihood,
  relativeDetail,
  type ShadePixel,
} from './surface.ts';
import { smallExp } from './small-exponential.ts';

/**
 * Number of steps from the middle of a fold to its rim for which its form is tabulated: finer than a pixel
 * of any fold.
 */
const PLACES = 1024;

const CREASE = bells(FOLD.creaseWidth);
const HOLLOW = bells(FOLD.hollowWidth);
const SLOPE = bells(FOLD.slopeWidth).map((bell, place) => (FOLD.slope * bell * place) / PLACES);

function bells(width: number): Float32Array {
  return Float32Array.from({ length: PLACES + 1 }, (_, place) =>
    Math.exp(-((place / PLACES / width) ** 2)),
  );
}

export function fold({ skin, tooBright, strength, tint }: Draw<'fold'>): ShadePixel {
  const skinLuma = luma(skin);
  const skinLikelihood = createSkinLikelihood(skin, tooBright);
  const [red, green, blue] = tint;
  return (work) => {
    const { across } = work;
    const end = 1 - across * across;
    const reached = work.coverage * strength * end * end;
    // Most of a strip is the rim where it runs out.
    if (reached < INVISIBLE_ALPHA) {
      work.alpha = 0;
      return;
    }
    const isFirstSide = across < 0;
    const place = Math.round((isFirstSide ? -across : across) * PLACES);
    const hollow = HOLLOW[place] ?? 0;
    const shade = hollow + ((CREASE[place] ?? 0) - hollow) * work.along;
    const side = (SLOPE[place] ?? 0) * work.guard;
    const depth = reached * (isFirstSide ? shade - side : shade + side);
    if (depth < INVISIBLE_ALPHA && depth > -INVISIBLE_ALPHA) {
      work.alpha = 0;
      return;
    }
    // A fold's guard is the light on its sides; hair is left out as elsewhere on the face.
    work.guard = 0;
    const likelihood = skinLikelihood(work, relativeDetail(work, skinLuma));
    answerReformed(
      work,
      smallExp(-depth * red),
      smallExp(-depth * green),
      smallExp(-depth * blue),
      likelihood,
    );
  };
}
