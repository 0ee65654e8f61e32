/**
 * Which of the 478 landmarks make up which feature. Right and left are the person's own: the right eye is on
 * the left of a picture that is not mirrored.
 *
 * Lists of one family run the same way (from the outer to the inner corner of an eye, from the right to the
 * left corner of the mouth), so that equal positions in them lie opposite each other.
 *
 * Source of the numbers: the canonical face mesh of MediaPipe (Apache-2.0),
 * mediapipe/modules/face_geometry/data/canonical_face_model_uv_visualization.png
 */

/** Outer corners of the right and the left eye. */
export const EYE_OUTER_CORNERS = [33, 263] as const;

export const LIPS_UPPER_OUTER = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291] as const;
export const LIPS_LOWER_OUTER = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291] as const;
export const LIPS_UPPER_INNER = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const;
export const LIPS_LOWER_INNER = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308] as const;

/** Closed outlines: upper lip from right to left, then the lower lip back. */
export const LIPS_OUTER = [...LIPS_UPPER_OUTER, ...LIPS_LOWER_OUTER.slice(1, -1).toReversed()];
export const LIPS_INNER = [...LIPS_UPPER_INNER, ...LIPS_LOWER_INNER.slice(1, -1).toReversed()];

/** The arcs and rings around one eye, each from the outer to the inner corner. */
export interface EyeIndices {
  /** Edge of the upper lid, where the lashes grow. */
  readonly upperLid: readonly number[];
  readonly lowerLid: readonly number[];
  /** Fold of the upper lid. */
  readonly crease: readonly number[];
  /** Rim of the eye socket, under the brow. */
  readonly orbit: readonly number[];
  /** Lower and upper edge of the brow, from its tail to its head. */
  readonly browLower: readonly number[];
  readonly browUpper: readonly number[];
  /** Centre of the iris, then four points of its rim. */
  readonly iris: readonly number[];
}

export const RIGHT_EYE: EyeIndices = {
  upperLid: [33, 246, 161, 160, 159, 158, 157, 173, 133],
  lowerLid: [33, 7, 163, 144, 145, 153, 154, 155, 133],
  crease: [130, 247, 30, 29, 27, 28, 56, 190, 243],
  orbit: [226, 113, 225, 224, 223, 222, 221, 189, 244],
  browLower: [46, 53, 52, 65, 55],
  browUpper: [70, 63, 105, 66, 107],
  iris: [468, 469, 470, 471, 472],
};

export const LEFT_EYE: EyeIndices = {
  upperLid: [263, 466, 388, 387, 386, 385, 384, 398, 362],
  lowerLid: [263, 249, 390, 373, 374, 380, 381, 382, 362],
  crease: [359, 467, 260, 259, 257, 258, 286, 414, 463],
  orbit: [446, 342, 445, 444, 443, 442, 441, 413, 464],
  browLower: [276, 283, 282, 295, 285],
  browUpper: [300, 293, 334, 296, 336],
  iris: [473, 474, 475, 476, 477],
};

/** Closed outline of the face, from the middle of the hairline clockwise as seen. */
export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Middle of the hairline and tip of the chin: the height of a face. */
export const FACE_TOP = 10;
export const FACE_BOTTOM = 152;

export interface CheekIndices {
  /** Highest point of the cheek, where blush is strongest. */
  readonly apple: number;
  /** Where blush fades out towards the temple. */
  readonly temple: number;
  /** Closed outline of the cheek. */
  readonly outline: readonly number[];
}

export const RIGHT_CHEEK: CheekIndices = {
  apple: 50,
  temple: 127,
  outline: [116, 117, 118, 119, 101, 205, 187, 147, 123],
};

export const LEFT_CHEEK: CheekIndices = {
  apple: 280,
  temple: 356,
  outline: [345, 346, 347, 348, 330, 425, 411, 376, 352],
};
