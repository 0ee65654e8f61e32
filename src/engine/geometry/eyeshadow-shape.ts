import type { FaceFrame } from './face-frame.ts';
import { mixPoints, smoothCurve, type Point } from './curve.ts';
import { type EyeIndices } from './landmark-indices.ts';
import { EYES } from './landmark-sets.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

const SAMPLES_PER_SEGMENT = 4;

/**
 * Rows of the eyeshadow's grid, from the lash line to under the brow. `from`, `to` and `share` say
 * between which two curves a row lies; `height` is the row's place in [0, 1].
 */
const ROWS = [
  { from: 'lid', to: 'crease', share: 0.04, height: 0 },
  { from: 'lid', to: 'crease', share: 0.5, height: 0.2 },
  { from: 'lid', to: 'crease', share: 1, height: 0.4 },
  { from: 'crease', to: 'orbit', share: 0.5, height: 0.55 },
  { from: 'crease', to: 'orbit', share: 1, height: 0.7 },
  { from: 'orbit', to: 'brow', share: 0.55, height: 1 },
] as const;

/**
 * Adds both eyelids. `across` runs from 0 at the lash line to 1 under the brow, `along` from 0 at
 * the outer corner of the eye to 1 at the inner one; coverage is how much the eye faces the camera.
 */
export function addEyeshadow(buffer: VertexBuffer, frame: FaceFrame): IndexRange {
  const first = buffer.indexCount;
  EYES.forEach((eye, side) => {
    const coverage = frame.facing[side] ?? 0;
    if (coverage > 0) addLid(buffer, frame, eye, coverage);
  });
  return { first, count: buffer.indexCount - first };
}

function addLid(buffer: VertexBuffer, frame: FaceFrame, eye: EyeIndices, coverage: number): void {
  const curveOf = (points: readonly Point[]): Point[] => smoothCurve(points, SAMPLES_PER_SEGMENT);
  const curves = {
    lid: curveOf(eye.upperLid.map(frame.point)),
    crease: curveOf(eye.crease.map(frame.point)),
    orbit: curveOf(eye.orbit.map(frame.point)),
    brow: curveOf(browLine(eye, frame)),
  };
  const columns = curves.lid.length;
  const base = buffer.vertexCount;
  for (const row of ROWS) {
    for (let column = 0; column < columns; column += 1) {
      const from = curves[row.from][column];
      const to = curves[row.to][column];
      if (from === undefined || to === undefined) continue;
      const point = mixPoints(from, to, row.share);
      buffer.vertex(point.x, point.y, coverage, row.height, column / (columns - 1));
    }
  }
  buffer.grid(base, ROWS.length, columns);
}

/** The brow's lower edge has five landmarks; the lid has nine columns. */
function browLine(eye: EyeIndices, frame: FaceFrame): Point[] {
  const line: Point[] = [];
  const brow = eye.browLower.map(frame.point);
  const last = brow.length - 1;
  for (let column = 0; column < eye.upperLid.length; column += 1) {
    const place = (column / (eye.upperLid.length - 1)) * last;
    const before = brow[Math.floor(place)];
    const after = brow[Math.min(last, Math.floor(place) + 1)];
    if (before !== undefined && after !== undefined) {
      line.push(mixPoints(before, after, place - Math.floor(place)));
    }
  }
  return line;
}
