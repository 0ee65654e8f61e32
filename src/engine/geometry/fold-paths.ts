/**
 * Where skin folds as it ages, in the texture coordinates of the face mesh, on the person's right side and in the
 * middle; the left side is laid out from the right one. The course of the folds follows their anatomical
 * names: Lemperle et al., "A classification of facial wrinkles", Plastic and Reconstructive Surgery 108
 * (2001).
 */

export interface FoldPath {
  readonly name: string;
  /** u and v of its points, one after the other. */
  readonly path: readonly number[];
  /**
   * How far its form reaches, in texture coordinates: to its first side, which is on the left when
   * following its course on the picture of the mesh, and to its second.
   */
  readonly reach: readonly [number, number];
  /** How deep it is at most; the shade in its middle is about exp(-depth). */
  readonly depth: number;
  /** Share of the depth that is a narrow crease and not a broad hollow. */
  readonly crease: number;
  /** How much the skin on the first side bulges over the fold and catches light; negative for the second side. */
  readonly overhang: number;
  /** Years to add until it begins to show. */
  readonly from: number;
  /** Whether it runs through the middle of the face and has no twin. */
  readonly isMiddle?: true;
}

const forehead = (
  name: string,
  height: number,
  from: number,
  depth: number,
  [first, last]: readonly [number, number],
): FoldPath => {
  const wings = [0.026, 0.006, -0.007, -0.001, 0.004, 0.003, -0.008, 0.004, 0.024];
  return {
    name,
    path: wings.flatMap((wing, index) => {
      const along = index / (wings.length - 1);
      return [first + (last - first) * along, height + wing];
    }),
    reach: [0.017, 0.017],
    depth,
    crease: 0.4,
    overhang: 0,
    from,
    isMiddle: true,
  };
};

const fine = (
  name: string,
  path: readonly number[],
  from: number,
  depth: number,
  reach = 0.009,
): FoldPath => ({
  name,
  path,
  reach: [reach, reach],
  depth,
  crease: 0.5,
  overhang: 0.15,
  from,
});

export const FOLD_PATHS: readonly FoldPath[] = [
  {
    name: 'nasolabial fold',
    path: [
      0.402, 0.532, 0.386, 0.556, 0.366, 0.586, 0.348, 0.62, 0.335, 0.658, 0.329, 0.692, 0.331,
      0.716,
    ],
    reach: [0.026, 0.048],
    depth: 0.3,
    crease: 0.3,
    overhang: -0.75,
    from: 0,
  },
  {
    name: 'marionette line',
    path: [0.374, 0.703, 0.36, 0.728, 0.351, 0.757, 0.35, 0.79, 0.356, 0.822],
    reach: [0.022, 0.028],
    depth: 0.24,
    crease: 0.26,
    overhang: -0.5,
    from: 2,
  },
  {
    name: 'jowl',
    path: [0.338, 0.79, 0.324, 0.83, 0.318, 0.868],
    reach: [0.05, 0.05],
    depth: 0.12,
    crease: 0,
    overhang: -0.6,
    from: 4,
  },
  {
    name: 'tear trough',
    path: [
      0.432, 0.402, 0.412, 0.42, 0.384, 0.436, 0.35, 0.447, 0.314, 0.448, 0.28, 0.44, 0.258, 0.428,
    ],
    reach: [0.03, 0.022],
    depth: 0.22,
    crease: 0.14,
    overhang: 0.55,
    from: 0,
  },
  {
    name: 'cheek groove',
    path: [0.404, 0.436, 0.376, 0.466, 0.342, 0.496, 0.305, 0.52, 0.268, 0.532],
    reach: [0.032, 0.032],
    depth: 0.085,
    crease: 0,
    overhang: 0.3,
    from: 3,
  },
  {
    name: 'cheek hollow',
    path: [0.178, 0.56, 0.22, 0.61, 0.26, 0.655, 0.288, 0.7],
    reach: [0.06, 0.06],
    depth: 0.12,
    crease: 0,
    overhang: 0.2,
    from: 4,
  },
  {
    name: 'hood of the upper lid',
    path: [0.345, 0.331, 0.305, 0.334, 0.268, 0.344, 0.238, 0.362],
    reach: [0.014, 0.014],
    depth: 0.12,
    crease: 0.2,
    overhang: -0.3,
    from: 4,
  },
  {
    name: 'frown line',
    path: [0.463, 0.312, 0.459, 0.29, 0.462, 0.266, 0.467, 0.247],
    reach: [0.015, 0.015],
    depth: 0.19,
    crease: 0.4,
    overhang: 0.1,
    from: 1,
  },
  {
    name: 'line of the root of the nose',
    path: [0.47, 0.352, 0.5, 0.346, 0.53, 0.351],
    reach: [0.01, 0.01],
    depth: 0.1,
    crease: 0.4,
    overhang: 0,
    from: 8,
    isMiddle: true,
  },
  forehead('lowest line of the forehead', 0.232, 1, 0.15, [0.24, 0.77]),
  forehead('middle line of the forehead', 0.202, 0, 0.17, [0.21, 0.785]),
  forehead('upper line of the forehead', 0.171, 5, 0.13, [0.25, 0.73]),
  forehead('uppermost line of the forehead', 0.148, 13, 0.09, [0.33, 0.66]),
  {
    name: 'crease of the chin',
    path: [0.43, 0.789, 0.465, 0.783, 0.5, 0.785, 0.535, 0.784, 0.57, 0.79],
    reach: [0.022, 0.022],
    depth: 0.1,
    crease: 0.2,
    overhang: -0.3,
    from: 3,
    isMiddle: true,
  },
  fine("crow's foot 1", [0.238, 0.364, 0.216, 0.35, 0.19, 0.333, 0.166, 0.322], 3, 0.13, 0.01),
  fine("crow's foot 2", [0.234, 0.376, 0.208, 0.368, 0.178, 0.359, 0.148, 0.355], 0, 0.16, 0.01),
  fine("crow's foot 3", [0.236, 0.389, 0.21, 0.391, 0.18, 0.391, 0.152, 0.394], 1, 0.15, 0.01),
  fine("crow's foot 4", [0.246, 0.403, 0.222, 0.413, 0.196, 0.423, 0.172, 0.436], 6, 0.12, 0.01),
  fine("crow's foot 5", [0.256, 0.417, 0.238, 0.435, 0.22, 0.453, 0.206, 0.474], 13, 0.09, 0.01),
  fine(
    'line under the lid',
    [0.404, 0.409, 0.372, 0.419, 0.338, 0.421, 0.304, 0.415, 0.272, 0.403],
    2,
    0.1,
  ),
  fine(
    'second line under the lid',
    [0.386, 0.426, 0.35, 0.432, 0.312, 0.43, 0.276, 0.419],
    9,
    0.09,
  ),
  fine('line of a smile', [0.31, 0.6, 0.298, 0.64, 0.296, 0.682, 0.306, 0.726], 9, 0.11, 0.014),
  fine(
    'second line of a smile',
    [0.276, 0.594, 0.262, 0.642, 0.262, 0.694, 0.276, 0.74],
    15,
    0.1,
    0.014,
  ),
  fine('outer line of a smile', [0.236, 0.57, 0.222, 0.63, 0.224, 0.69], 20, 0.08, 0.014),
  fine('line above the lip 1', [0.478, 0.641, 0.476, 0.63, 0.474, 0.62], 10, 0.1, 0.006),
  fine('line above the lip 2', [0.455, 0.644, 0.451, 0.632, 0.447, 0.62], 7, 0.11, 0.006),
  fine('line above the lip 3', [0.431, 0.651, 0.426, 0.638, 0.421, 0.626], 9, 0.11, 0.006),
  fine('line above the lip 4', [0.409, 0.66, 0.402, 0.648, 0.396, 0.637], 13, 0.1, 0.006),
  fine('line under the lip 1', [0.46, 0.746, 0.456, 0.757, 0.454, 0.768], 14, 0.07, 0.006),
  fine('line under the lip 2', [0.424, 0.747, 0.416, 0.759, 0.412, 0.769], 16, 0.07, 0.006),
];
