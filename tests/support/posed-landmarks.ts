/** The canonical face as a tracker would report it: exact, immediate, and without a picture. */

import { LANDMARK_COUNT } from '#engine/frame/frame.ts';
import { FACE_MESH_POSITIONS, FACE_MESH_VERTEX_COUNT } from '#engine/geometry/face-mesh.ts';
import {
  EYE_OUTER_CORNERS,
  LEFT_EYE,
  LIPS_LOWER_INNER,
  LIPS_LOWER_OUTER,
  LIPS_UPPER_INNER,
  RIGHT_EYE,
} from '#engine/geometry/landmark-indices.ts';

export interface LandmarkPose {
  /** Pixels between the outer corners of the eyes, seen from the front. */
  readonly eyeSpan?: number;
  /** Degrees. Positive turns the face to the right of the picture. */
  readonly yaw?: number;
  /** Degrees. Positive tilts the crown to the right of the picture. */
  readonly roll?: number;
  /** Position of the centre of the head, in pixels. */
  readonly x?: number;
  readonly y?: number;
  /**
   * Height of the mouth's opening in the middle, in centimetres of the face; at 0 the lips
   * touch along their whole length.
   */
  readonly mouthOpen?: number;
  /** How far the upper lids are lowered, in [0, 1]. */
  readonly blink?: number;
}

/** Centimetres. */
const IRIS_RADIUS = 0.59;

const IRIS_DIRECTIONS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** 478 x 3, like `TrackedFace.landmarks`, in an orthographic view. */
export function posedLandmarks({
  eyeSpan = 200,
  yaw = 0,
  roll = 0,
  x = 640,
  y = 360,
  mouthOpen = 0,
  blink = 0,
}: LandmarkPose = {}): Float32Array<ArrayBuffer> {
  const centimetres = restingFace();
  openMouth(centimetres, mouthOpen);
  for (const eye of [RIGHT_EYE, LEFT_EYE]) closeEye(centimetres, eye, blink);
  const scale = eyeSpan / restingEyeSpan();
  const turn = (yaw * Math.PI) / 180;
  const tilt = (roll * Math.PI) / 180;
  const landmarks = new Float32Array(3 * LANDMARK_COUNT);
  for (let i = 0; i < LANDMARK_COUNT; i += 1) {
    const [px, py, pz] = [centimetres[3 * i]!, centimetres[3 * i + 1]!, centimetres[3 * i + 2]!];
    const turnedX = px * Math.cos(turn) + pz * Math.sin(turn);
    const turnedZ = -px * Math.sin(turn) + pz * Math.cos(turn);
    landmarks[3 * i] = x + scale * (turnedX * Math.cos(tilt) + py * Math.sin(tilt));
    landmarks[3 * i + 1] = y - scale * (-turnedX * Math.sin(tilt) + py * Math.cos(tilt));
    landmarks[3 * i + 2] = -scale * turnedZ;
  }
  return landmarks;
}

function restingEyeSpan(): number {
  const [right, left] = EYE_OUTER_CORNERS;
  return Math.abs(FACE_MESH_POSITIONS[3 * right]! - FACE_MESH_POSITIONS[3 * left]!);
}

function restingFace(): Float64Array {
  const centimetres = new Float64Array(3 * LANDMARK_COUNT);
  centimetres.set(FACE_MESH_POSITIONS);
  [RIGHT_EYE, LEFT_EYE].forEach(({ upperLid, lowerLid }, side) => {
    const middle = [0, 1, 2].map(
      (axis) =>
        (FACE_MESH_POSITIONS[3 * upperLid[4]! + axis]! +
          FACE_MESH_POSITIONS[3 * lowerLid[4]! + axis]!) /
        2,
    );
    IRIS_DIRECTIONS.forEach(([right, up], place) => {
      const at = 3 * (FACE_MESH_VERTEX_COUNT + 5 * side + place);
      centimetres[at] = middle[0]! + IRIS_RADIUS * right;
      centimetres[at + 1] = middle[1]! + IRIS_RADIUS * up;
      centimetres[at + 2] = middle[2]!;
    });
  });
  return centimetres;
}

/** Closes the lips on their middle line, then lowers the lower one, most in the middle. */
function openMouth(centimetres: Float64Array, opening: number): void {
  LIPS_LOWER_INNER.forEach((lower, place) => {
    const upper = LIPS_UPPER_INNER[place]!;
    for (const axis of [0, 1, 2]) {
      const middle = (centimetres[3 * lower + axis]! + centimetres[3 * upper + axis]!) / 2;
      centimetres[3 * upper + axis] = middle;
      centimetres[3 * lower + axis] = middle;
    }
  });
  const last = LIPS_LOWER_INNER.length - 1;
  for (const arc of [LIPS_LOWER_INNER, LIPS_LOWER_OUTER]) {
    arc.forEach((landmark, place) => {
      centimetres[3 * landmark + 1]! -= opening * Math.sin((Math.PI * place) / last);
    });
  }
}

function closeEye(centimetres: Float64Array, eye: typeof RIGHT_EYE, blink: number): void {
  eye.upperLid.forEach((upper, place) => {
    const lower = eye.lowerLid[place]!;
    for (const axis of [0, 1, 2]) {
      const from = centimetres[3 * upper + axis]!;
      centimetres[3 * upper + axis] = from + (centimetres[3 * lower + axis]! - from) * blink;
    }
  });
}
