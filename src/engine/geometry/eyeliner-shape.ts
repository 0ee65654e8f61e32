import type { FaceFrame } from './face-frame.ts';
import {
  direction,
  distance,
  mixPoints,
  resample,
  smoothCurve,
  smoothstep,
  type Point,
} from './curve.ts';
import { type EyeIndices } from './landmark-indices.ts';
import { EYES } from './landmark-sets.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** The specification's line: 3 px wide. */
const LINE_WIDTH = 3;

const SAMPLES_PER_SEGMENT = 4;

/** Columns of the wing, beyond those along the lashes. */
const WING_COLUMNS = 8;

/** Length of the wing as a share of the eye's width. */
const WING_LENGTH = 0.2;

/** Where on the lash line, from the inner corner, the line begins and where it leaves for the wing. */
const LINE_START = 0.08;
const WING_DEPARTURE = 0.8;

/** Width at the inner corner as a share of the full width, reached within this part of the line. */
const INNER_WIDTH = 0.1;
const TAPER = 0.24;

/** How far above the lashes' root the line lies, in pixels: the eye itself stays bare. */
const CLEARANCE = 0.45;

/** Takes the place of a ribbon's half width in pixels: so large that a filled shape is solid everywhere. */
const SOLID = 64;

/**
 * Adds a liner on both upper lids, tapered from the outer corner to the inner one and drawn out
 * into a wing. `across` is 0 and `along` large: a solid shape to the ink pass.
 *
 * It is a shape between two curves and not a stroke, so the wing grows out of the line without a
 * kink: the lower edge follows the lashes and then continues the lower lid; the upper edge leaves
 * the lashes before the corner and runs straight to the tip.
 */
export function addEyeliner(buffer: VertexBuffer, frame: FaceFrame): IndexRange {
  const first = buffer.indexCount;
  EYES.forEach((eye, side) => {
    const coverage = frame.facing[side] ?? 0;
    if (coverage > 0) addLine(buffer, frame, eye, coverage);
  });
  return { first, count: buffer.indexCount - first };
}

function addLine(buffer: VertexBuffer, frame: FaceFrame, eye: EyeIndices, alpha: number): void {
  const innerToOuter = eye.upperLid.map(frame.point).toReversed();
  const lashes = smoothCurve(innerToOuter, SAMPLES_PER_SEGMENT);
  const last = lashes.length - 1;
  const corner = lashes[last];
  const inner = lashes[0];
  if (corner === undefined || inner === undefined) return;
  const width = LINE_WIDTH * frame.specificationPixel;
  const away = awayFromEye(lashes, eye, frame);
  const tip = wingTip(eye, frame, corner, distance(corner, inner));
  const departure = Math.round(last * WING_DEPARTURE);

  const lower: Point[] = [];
  const upper: Point[] = [];
  for (let i = Math.round(last * LINE_START); i <= departure; i += 1) {
    const root = lashes[i];
    if (root === undefined) continue;
    const share = i / last;
    const thickness =
      width *
      (INNER_WIDTH + (1 - INNER_WIDTH) * share) *
      smoothstep(LINE_START - 0.02, LINE_START + TAPER, share);
    lower.push(offset(root, away(i), CLEARANCE));
    upper.push(offset(root, away(i), CLEARANCE + thickness));
  }
  const underside = resample(
    [
      ...lashes.slice(departure).map((root, i) => offset(root, away(departure + i), CLEARANCE)),
      tip,
    ],
    WING_COLUMNS + 1,
  ).slice(1);
  const topside = flowInto(upper, tip, WING_COLUMNS);
  addFilledBand(buffer, [...lower, ...underside], [...upper, ...topside], alpha);
}

/** Continues a line to a tip: leaves it in its own direction and arrives in a straight one. */
function flowInto(line: readonly Point[], tip: Point, count: number): Point[] {
  const end = line[line.length - 1];
  const before = line[line.length - 3];
  if (end === undefined || before === undefined) return [];
  const reach = distance(end, tip);
  const leaving = offset(end, direction(before, end), reach * 0.38);
  const points: Point[] = [];
  for (let step = 1; step <= count; step += 1) {
    const t = step / count;
    points.push(mixPoints(mixPoints(end, leaving, t), mixPoints(leaving, tip, t), t));
  }
  return points;
}

/** Unit vectors on the lash line that point out of the eye, onto the lid. */
function awayFromEye(
  lashes: readonly Point[],
  eye: EyeIndices,
  frame: FaceFrame,
): (index: number) => Point {
  const brow = frame.point(eye.browLower[2] ?? 52);
  return (index) => {
    const before = lashes[Math.max(0, index - 1)];
    const after = lashes[Math.min(lashes.length - 1, index + 1)];
    const here = lashes[index];
    if (before === undefined || after === undefined || here === undefined) return frame.down;
    const tangent = direction(before, after);
    const normal = { x: -tangent.y, y: tangent.x };
    const towardsBrow = normal.x * (brow.x - here.x) + normal.y * (brow.y - here.y);
    return towardsBrow >= 0 ? normal : { x: -normal.x, y: -normal.y };
  };
}

/** The wing continues the lower lid's last stretch, lifted a little towards the tail of the brow. */
function wingTip(eye: EyeIndices, frame: FaceFrame, corner: Point, eyeWidth: number): Point {
  const lowerLid = frame.point(eye.lowerLid[2] ?? 163);
  const browTail = frame.point(eye.browLower[0] ?? 46);
  const alongLid = direction(lowerLid, corner);
  const lift = direction(corner, browTail);
  const heading = direction(
    { x: 0, y: 0 },
    { x: alongLid.x * 0.8 + lift.x * 0.35, y: alongLid.y * 0.8 + lift.y * 0.35 },
  );
  return offset(corner, heading, eyeWidth * WING_LENGTH);
}

function offset(point: Point, heading: Point, length: number): Point {
  return { x: point.x + heading.x * length, y: point.y + heading.y * length };
}

function addFilledBand(
  buffer: VertexBuffer,
  lower: readonly Point[],
  upper: readonly Point[],
  alpha: number,
): void {
  const base = buffer.vertexCount;
  const columns = Math.min(lower.length, upper.length);
  const row = (
    pointOf: (low: Point, high: Point) => Point,
    coverage: (share: number, thickness: number) => number,
  ) => {
    for (let column = 0; column < columns; column += 1) {
      const low = lower[column];
      const high = upper[column];
      if (low === undefined || high === undefined) continue;
      const point = pointOf(low, high);
      const covered = coverage(column / (columns - 1), distance(low, high));
      buffer.vertex(point.x, point.y, covered, 0, SOLID);
    }
  };
  // What is thinner than a pixel covers less of it.
  const inked = (share: number, thickness: number): number =>
    alpha *
    Math.min(1, thickness) *
    smoothstep(0, 0.1, share) *
    (0.6 + 0.4 * smoothstep(1, 0.94, share));
  const inset = (low: Point, high: Point): number => Math.min(0.4, distance(low, high) / 2);
  row(
    (low, high) => offset(low, direction(high, low), 0.45),
    () => 0,
  );
  row((low, high) => offset(low, direction(low, high), inset(low, high)), inked);
  row((low, high) => offset(high, direction(high, low), inset(low, high)), inked);
  row(
    (low, high) => offset(high, direction(low, high), 0.8),
    () => 0,
  );
  buffer.grid(base, 4, columns);
}
