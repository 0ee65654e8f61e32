/** How a head is held: the turn, size and place that bring its landmarks onto the canonical face. */

import { FACE_MESH_POSITIONS } from '#engine/geometry/face-mesh.ts';

/** Landmarks over bone, which no expression moves far: forehead, root of the nose, corners of the eyes, cheekbones. */
const STEADY = [
  10, 338, 109, 297, 67, 332, 103, 9, 151, 8, 168, 6, 197, 195, 33, 133, 362, 263, 127, 356, 234,
  454, 93, 323, 227, 447, 116, 345,
] as const;

/** Three rows of a 3 x 4 matrix, from pixels of the picture (x right, y down, z away) to centimetres of the canonical face. */
export interface HeadPose {
  readonly matrix: readonly number[];
  /** Centimetres per pixel. */
  readonly scale: number;
}

/**
 * The similarity that fits landmarks (at least 468 x 3, in pixels) to the canonical face by least squares, in the
 * closed form of Horn (Closed-form solution of absolute orientation using unit quaternions, 1987). Null where they
 * have no extent.
 */
export function headPose(landmarks: ArrayLike<number>): HeadPose | null {
  // The picture has y down and z away from the camera: turned half around its x axis, both frames are right-handed.
  const seen = STEADY.map((at) => [
    landmarks[3 * at] ?? 0,
    -(landmarks[3 * at + 1] ?? 0),
    -(landmarks[3 * at + 2] ?? 0),
  ]);
  const wanted = STEADY.map((at) =>
    [0, 1, 2].map((axis) => FACE_MESH_POSITIONS[3 * at + axis] ?? 0),
  );
  const [from, to] = [middleOf(seen), middleOf(wanted)];
  const covariance = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let spread = 0;
  let spreadWanted = 0;
  seen.forEach((point, index) => {
    for (let row = 0; row < 3; row += 1) {
      const a = (point[row] ?? 0) - (from[row] ?? 0);
      spread += a * a;
      const own = (wanted[index]?.[row] ?? 0) - (to[row] ?? 0);
      spreadWanted += own * own;
      for (let column = 0; column < 3; column += 1) {
        const b = (wanted[index]?.[column] ?? 0) - (to[column] ?? 0);
        covariance[3 * row + column] = (covariance[3 * row + column] ?? 0) + a * b;
      }
    }
  });
  if (!(spread > 0) || !Number.isFinite(spread)) return null;
  const scale = Math.sqrt(spreadWanted / spread);
  const turn = rotationOf(largestEigenvector(hornMatrix(covariance)));
  const matrix = [0, 1, 2].flatMap((row) => {
    const [x = 0, y = 0, z = 0] = turn.slice(3 * row, 3 * row + 3).map((value) => value * scale);
    const moved = x * (from[0] ?? 0) + y * (from[1] ?? 0) + z * (from[2] ?? 0);
    return [x, -y, -z, (to[row] ?? 0) - moved];
  });
  return { matrix, scale };
}

function middleOf(points: readonly (readonly number[])[]): readonly number[] {
  return [0, 1, 2].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
}

function hornMatrix(s: readonly number[]): readonly number[] {
  const [xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0] = s;
  return [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, -xx + yy - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, -xx - yy + zz],
  ].flat();
}

/**
 * Steps of the power iteration: a face and the canonical one are alike, so the largest eigenvalue is far
 * larger than the others.
 */
const STEPS = 60;

function largestEigenvector(matrix: readonly number[]): readonly number[] {
  // Shifted by the largest sum of a row, so that no eigenvalue is below zero.
  const shift = Math.max(
    ...[0, 1, 2, 3].map((row) =>
      matrix.slice(4 * row, 4 * row + 4).reduce((sum, value) => sum + Math.abs(value), 0),
    ),
  );
  let vector: readonly number[] = [1, 0.01, 0.01, 0.01];
  for (let step = 0; step < STEPS; step += 1) {
    const next = [0, 1, 2, 3].map((row) =>
      vector.reduce(
        (sum, value, column) => sum + (matrix[4 * row + column] ?? 0) * value,
        shift * (vector[row] ?? 0),
      ),
    );
    const length = Math.hypot(...next) || 1;
    vector = next.map((value) => value / length);
  }
  return vector;
}

/** The matrix, row by row, of the quaternion w, x, y, z. */
function rotationOf([w = 1, x = 0, y = 0, z = 0]: readonly number[]): readonly number[] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ].flat();
}
