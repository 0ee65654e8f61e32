/** The faces that a reading may have been taken of: advice has to be good for all of them. */

import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { usualLid, type KnownFace } from './known-face.ts';
import { labOfRgb, rgbOfLab } from './seen-colour.ts';

/** A bare place, as it is compared and as the renderer mixes it. */
export interface BarePlace {
  readonly lab: Lab;
  readonly rgb: Rgb;
}

export interface PossibleFace {
  /** All of them add up to 1. */
  readonly weight: number;
  readonly skin: BarePlace;
  readonly lips: BarePlace;
  readonly lid: BarePlace;
  readonly browLightness: number;
}

/** Three points of a normal distribution that have its first five moments (Gauss and Hermite). */
const POINTS = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
] as const;

/**
 * The 27 points of the three doubts, the same for the same reading: no random numbers, so nothing flickers. The
 * light's error is shared, so that lips and brows move with the skin. The middle one, as it was measured, comes first.
 */
export function possibleFaces(known: KnownFace): readonly [PossibleFace, ...PossibleFace[]] {
  const around = POINTS.flatMap((lightness) =>
    POINTS.flatMap((a) =>
      POINTS.filter((b) => lightness.at !== 0 || a.at !== 0 || b.at !== 0).map((b) =>
        faceAt(
          known,
          {
            lightness: lightness.at * known.doubt.lightness,
            a: a.at * known.doubt.a,
            b: b.at * known.doubt.b,
          },
          lightness.weight * a.weight * b.weight,
        ),
      ),
    ),
  );
  return [faceAt(known, { lightness: 0, a: 0, b: 0 }, (2 / 3) ** 3), ...around];
}

function faceAt(known: KnownFace, error: Lab, weight: number): PossibleFace {
  const skin = place(known.skin, error);
  return {
    weight,
    skin,
    lips: place(known.lips, error),
    lid: fromRgb(usualLid(skin.rgb)),
    browLightness: Math.max(3, known.browLightness + error.lightness),
  };
}

function place(colour: Lab, error: Lab): BarePlace {
  return fromRgb(
    rgbOfLab({
      lightness: Math.min(97, Math.max(8, colour.lightness + error.lightness)),
      a: colour.a + error.a,
      b: colour.b + error.b,
    }),
  );
}

function fromRgb(rgb: Rgb): BarePlace {
  return { lab: labOfRgb(rgb), rgb };
}
