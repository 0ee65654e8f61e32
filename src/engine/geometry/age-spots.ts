/** Where spots of age come on a face, in the texture coordinates of the face mesh. */

export interface AgeSpot {
  readonly place: readonly [u: number, v: number];
  /** In texture coordinates. */
  readonly radius: number;
  readonly depth: number;
  readonly from: number;
}

/** Scattered over both sides of the face without symmetry, as sun spots are. */
export const AGE_SPOTS: readonly AgeSpot[] = [
  { place: [0.214, 0.512], radius: 0.014, depth: 0.16, from: 8 },
  { place: [0.262, 0.548], radius: 0.008, depth: 0.12, from: 12 },
  { place: [0.176, 0.455], radius: 0.01, depth: 0.14, from: 15 },
  { place: [0.148, 0.318], radius: 0.013, depth: 0.12, from: 11 },
  { place: [0.302, 0.168], radius: 0.011, depth: 0.1, from: 18 },
  { place: [0.322, 0.5], radius: 0.006, depth: 0.1, from: 20 },
  { place: [0.742, 0.49], radius: 0.011, depth: 0.15, from: 10 },
  { place: [0.798, 0.53], radius: 0.015, depth: 0.14, from: 13 },
  { place: [0.836, 0.44], radius: 0.009, depth: 0.13, from: 17 },
  { place: [0.705, 0.555], radius: 0.007, depth: 0.12, from: 14 },
  { place: [0.866, 0.33], radius: 0.012, depth: 0.12, from: 16 },
  { place: [0.648, 0.155], radius: 0.009, depth: 0.09, from: 21 },
];
