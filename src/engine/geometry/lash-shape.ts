import { eyeOpenness, type FaceFrame } from './face-frame.ts';
import { direction, distance, mixPoints, smoothCurve, smoothstep, type Point } from './curve.ts';
import { type EyeIndices } from './landmark-indices.ts';
import { EYES } from './landmark-sets.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** The specification's strokes: 2 px wide and 8 px long. */
const STROKE_WIDTH = 2;
const STROKE_LENGTH = 8;

const SAMPLES_PER_SEGMENT = 4;
const STROKE_POINTS = 5;

interface LashRow {
  readonly clumps: number;
  /** Strokes of a clump: where each starts, in clump spacings, and how long it is. */
  readonly strokes: readonly { readonly root: number; readonly length: number }[];
  readonly length: number;
  readonly width: number;
  readonly strength: number;
  /** Where on the lid the first and the last clump stand, from the outer corner to the inner. */
  readonly from: number;
  readonly to: number;
}

/** Brushed lashes gather: their roots stand apart and their tips meet. */
const UPPER_ROW: LashRow = {
  clumps: 15,
  strokes: [
    { root: -0.34, length: 0.86 },
    { root: 0, length: 1 },
    { root: 0.32, length: 0.8 },
  ],
  length: 1.35,
  width: 0.82,
  strength: 1,
  from: 0.02,
  to: 0.84,
};

const LOWER_ROW: LashRow = {
  clumps: 10,
  strokes: [
    { root: -0.14, length: 1 },
    { root: 0.18, length: 0.75 },
  ],
  length: 0.62,
  width: 0.55,
  strength: 0.8,
  from: 0.08,
  to: 0.68,
};

/**
 * Adds the lashes of both eyes, upper and lower, as tapered strokes gathered into clumps. `across`
 * is the signed distance from a stroke's middle in pixels and `along` its half width there.
 */
export function addLashes(buffer: VertexBuffer, frame: FaceFrame): IndexRange {
  const first = buffer.indexCount;
  EYES.forEach((eye, side) => {
    const coverage = frame.facing[side] ?? 0;
    if (coverage <= 0) return;
    const index = side === 0 ? 0 : 1;
    addRow(buffer, frame, eye, 'upper', eyeOpenness(frame, index), coverage);
    addRow(buffer, frame, eye, 'lower', eyeOpenness(frame, index), coverage);
  });
  return { first, count: buffer.indexCount - first };
}

function addRow(
  buffer: VertexBuffer,
  frame: FaceFrame,
  eye: EyeIndices,
  lid: 'upper' | 'lower',
  openness: number,
  coverage: number,
): void {
  const row = lid === 'upper' ? UPPER_ROW : LOWER_ROW;
  const arc = lid === 'upper' ? eye.upperLid : eye.lowerLid;
  const line = smoothCurve(arc.map(frame.point), SAMPLES_PER_SEGMENT);
  const outer = frame.point(arc[0] ?? 33);
  const inner = frame.point(arc[arc.length - 1] ?? 133);
  const outwards = direction(inner, outer);
  const lift = lashLift(eye, frame, outwards, lid, openness);
  const length = STROKE_LENGTH * frame.specificationPixel * row.length;
  const halfWidth = (STROKE_WIDTH * frame.specificationPixel * row.width) / 2;
  const spacing = (row.to - row.from) / (row.clumps - 1);

  for (let clump = 0; clump < row.clumps; clump += 1) {
    const place = row.from + spacing * (clump + (steadyRandom(clump, 1) - 0.5) * 0.5);
    const longest = 0.55 + 0.45 * Math.exp(-(((place - 0.24) / 0.36) ** 2));
    const reach = length * longest * (0.82 + 0.36 * steadyRandom(clump, 2));
    const fan = 0.95 - 1.55 * place + (steadyRandom(clump, 3) - 0.5) * 0.3;
    const middle = pointOn(line, place);
    const tip = {
      x: middle.x + (outwards.x * fan * 0.62 + lift.x) * reach,
      y: middle.y + (outwards.y * fan * 0.62 + lift.y) * reach,
    };
    for (const stroke of row.strokes) {
      const root = pointOn(line, place + stroke.root * spacing);
      const end = mixPoints(mixPoints(root, tip, 0.86), tip, 0.45);
      addStroke(buffer, root, mixPoints(root, end, stroke.length), {
        bend: { x: outwards.x * fan * 0.16 * reach, y: outwards.y * fan * 0.16 * reach },
        halfWidth: halfWidth * (0.8 + 0.4 * steadyRandom(clump, 4)),
        alpha: coverage * row.strength,
      });
    }
  }
}

/**
 * Which way lashes stand: up and away from an open eye; down over the cheek once the upper lid has
 * closed. The lower row always points down.
 */
function lashLift(
  eye: EyeIndices,
  frame: FaceFrame,
  outwards: Point,
  lid: 'upper' | 'lower',
  openness: number,
): Point {
  const outer = frame.point(eye.upperLid[0] ?? 33);
  const inner = frame.point(eye.upperLid[8] ?? 133);
  const middle = mixPoints(outer, inner, 0.5);
  const brow = frame.point(eye.browLower[2] ?? 52);
  const towardsBrow = { x: brow.x - middle.x, y: brow.y - middle.y };
  const along = towardsBrow.x * outwards.x + towardsBrow.y * outwards.y;
  const up = direction(
    { x: 0, y: 0 },
    { x: towardsBrow.x - along * outwards.x, y: towardsBrow.y - along * outwards.y },
  );
  const rise = lid === 'lower' ? -0.8 : -0.75 + 1.65 * smoothstep(0.085, 0.13, openness);
  return { x: up.x * rise, y: up.y * rise };
}

function addStroke(
  buffer: VertexBuffer,
  root: Point,
  tip: Point,
  style: { readonly bend: Point; readonly halfWidth: number; readonly alpha: number },
): void {
  const heading = direction(root, tip);
  if (distance(root, tip) < 0.5) return;
  const normal = { x: -heading.y, y: heading.x };
  const base = buffer.vertexCount;
  for (let step = 0; step < STROKE_POINTS; step += 1) {
    const t = step / (STROKE_POINTS - 1);
    // A lash leaves the lid flat and curls up: it bends back against the way it leans.
    const sag = 4 * t * (1 - t);
    const x = root.x + (tip.x - root.x) * t + style.bend.x * sag;
    const y = root.y + (tip.y - root.y) * t + style.bend.y * sag;
    const half = style.halfWidth * (1 - t) ** 0.75 + 0.08;
    const edge = half + 1;
    const alpha = style.alpha * (1 - 0.65 * t * t);
    buffer.vertex(x + normal.x * edge, y + normal.y * edge, alpha, edge, half);
    buffer.vertex(x - normal.x * edge, y - normal.y * edge, alpha, -edge, half);
  }
  buffer.grid(base, STROKE_POINTS, 2);
}

function pointOn(line: readonly Point[], share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (line.length - 1);
  const before = line[Math.floor(place)];
  const after = line[Math.min(line.length - 1, Math.floor(place) + 1)];
  if (before === undefined || after === undefined) return { x: 0, y: 0 };
  return mixPoints(before, after, place - Math.floor(place));
}

/** The same number in [0, 1) for the same lash in every frame: lashes must not shimmer. */
function steadyRandom(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}
