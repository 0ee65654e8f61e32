/** Angles in degrees as they are seen in the view: x nods down, y turns to the right, z tilts to the right. */
export interface Turn {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const NO_TURN: Turn = { x: 0, y: 0, z: 0 };

const DEGREES = Math.PI / 180;

/**
 * A 3 x 3 matrix, column by column: flipped left to right first where the face is shown as in a mirror,
 * then turned, nodded and tilted.
 */
export function turnMatrix({ x, y, z }: Turn, mirrored: boolean): Float32Array<ArrayBuffer> {
  const [cx, sx] = [Math.cos(x * DEGREES), Math.sin(x * DEGREES)];
  const [cy, sy] = [Math.cos(y * DEGREES), Math.sin(y * DEGREES)];
  const [cz, sz] = [Math.cos(z * DEGREES), -Math.sin(z * DEGREES)];
  const side = mirrored ? -1 : 1;
  // Rows of Rx times Ry.
  const nodded = [
    [cy, 0, sy],
    [sx * sy, cx, -sx * cy],
    [-cx * sy, sx, cx * cy],
  ] as const;
  const [first, second, third] = nodded;
  const rows = [
    first.map((value, column) => cz * value - sz * second[column === 0 ? 0 : column === 1 ? 1 : 2]),
    first.map((value, column) => sz * value + cz * second[column === 0 ? 0 : column === 1 ? 1 : 2]),
    [...third],
  ];
  return Float32Array.from(
    [0, 1, 2].flatMap((column) =>
      rows.map((row) => (row[column] ?? 0) * (column === 0 ? side : 1)),
    ),
  );
}
