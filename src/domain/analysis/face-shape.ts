/**
 * The shape of a face as chances, never as a bare label: rules on landmarks agree with people in 36 to 65 of a
 * hundred faces, so a share of the chance always goes to all six.
 */

import { chancesFrom, type Chances } from './interval.ts';

export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'oblong', 'diamond'] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];

/** Ratios of an upright face seen from the front. */
export interface FaceProportions {
  /** From the top landmark to the chin, over the width at the cheekbones. The top landmark is below the hairline. */
  readonly length: number;
  /** Widths over the width at the cheekbones. */
  readonly forehead: number;
  readonly jaw: number;
  /** Width of the chin, a sixth of the face's length above its tip, over the width at the cheekbones. */
  readonly chin: number;
}

type Form = Readonly<Record<keyof FaceProportions, number>>;

/**
 * What is meant by each shape, after what the books of styling agree on, in the landmarks' own proportions. Nobody
 * has validated such rules: this is a convention.
 */
const FORMS: Readonly<Record<FaceShape, Form>> = {
  oval: { length: 1.26, forehead: 0.85, jaw: 0.83, chin: 0.58 },
  round: { length: 1.12, forehead: 0.85, jaw: 0.86, chin: 0.62 },
  square: { length: 1.14, forehead: 0.88, jaw: 0.93, chin: 0.68 },
  heart: { length: 1.22, forehead: 0.91, jaw: 0.79, chin: 0.51 },
  oblong: { length: 1.4, forehead: 0.87, jaw: 0.87, chin: 0.62 },
  diamond: { length: 1.24, forehead: 0.78, jaw: 0.8, chin: 0.53 },
};

/** How far faces of one shape scatter, with the error of the landmarks in it. */
const SCATTER: Form = { length: 0.07, forehead: 0.04, jaw: 0.04, chin: 0.06 };

/** So much of the chance is spread evenly: what rules on landmarks cannot know. */
const UNKNOWN_SHARE = 0.2;

export function faceShapeOf(proportions: FaceProportions): Chances<FaceShape> {
  const likeness = (shape: FaceShape): number => {
    const form = FORMS[shape];
    const apart =
      ((proportions.length - form.length) / SCATTER.length) ** 2 +
      ((proportions.forehead - form.forehead) / SCATTER.forehead) ** 2 +
      ((proportions.jaw - form.jaw) / SCATTER.jaw) ** 2 +
      ((proportions.chin - form.chin) / SCATTER.chin) ** 2;
    return Math.exp(-apart / 2);
  };
  const likely = chancesFrom(FACE_SHAPES.map((shape) => [shape, likeness(shape) + 1e-9] as const));
  return likely.map(({ name, chance }) => ({
    name,
    chance: chance * (1 - UNKNOWN_SHARE) + UNKNOWN_SHARE / FACE_SHAPES.length,
  }));
}

/** The shapes that are worth naming: the likeliest, and the next where it is more than half as likely. */
export function namedShapes(chances: Chances<FaceShape>): readonly FaceShape[] {
  const [first, second] = chances;
  if (first === undefined) return [];
  return second !== undefined && second.chance > first.chance / 2
    ? [first.name, second.name]
    : [first.name];
}
