import type { FaceFrame } from './face-frame.ts';
import { direction, distance, mixPoints, smoothCurve, type Point } from './curve.ts';
import { type EyeIndices } from './landmark-indices.ts';
import { EYES } from './landmark-sets.ts';
import type { EyeClosures, LidClosure } from './lid-closure.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** The specification's strokes: 2 px wide and 8 px long. */
const STROKE_WIDTH = 2;
const STROKE_LENGTH = 8;

const SAMPLES_PER_SEGMENT = 4;
const STROKE_POINTS = 5;

/**
 * How far lashes point upwards: they rise from the lid of an open eye and hang from the seam of a shut one.
 */
const RISE = { open: 0.9, shut: -0.75, lower: -0.8 } as const;

interface LashRow {
  /** How many groups of hairs stand along the lid. */
  readonly groups: number;
  /** The fewest and the most hairs of a group. */
  readonly hairs: readonly [number, number];
  /** Share of the way by which the tips of a group draw together. */
  readonly gathering: number;
  /** As a multiple of the specification's stroke. */
  readonly length: number;
  readonly width: number;
  readonly strength: number;
  /** Where on the lid the first and the last group stand, from the outer corner to the inner. */
  readonly from: number;
  readonly to: number;
  /**
   * Where on the lid the longest hairs grow, over how much of it the length falls off, and the length of
   * the shortest hairs as a share of the longest.
   */
  readonly longest: number;
  readonly spread: number;
  readonly shortest: number;
  /** How far from the eyeball the hairs grow, as a share of the eye's width: behind the edge of the lid. */
  readonly margin: number;
}

/** Groups of two to four hairs that mascara holds together; the longest stand near the outer corner. */
const UPPER_ROW: LashRow = {
  groups: 18,
  hairs: [2, 4],
  gathering: 0.42,
  length: 1.35,
  width: 0.74,
  strength: 1,
  from: 0.01,
  to: 0.84,
  longest: 0.17,
  spread: 0.42,
  shortest: 0.4,
  margin: 0.01,
};

/** Few, short and apart, most of them under the outer half of the eye. */
const LOWER_ROW: LashRow = {
  groups: 9,
  hairs: [1, 2],
  gathering: 0.3,
  length: 0.6,
  width: 0.48,
  strength: 0.7,
  from: 0.1,
  to: 0.7,
  longest: 0.24,
  spread: 0.3,
  shortest: 0.45,
  margin: 0.03,
};

/**
 * Adds the lashes of both eyes, upper and lower, as tapered strokes gathered into groups. `across`
 * is the signed distance from a stroke's middle in pixels and `along` its half width there. For shut eyes,
 * `frame` must already have the lids where they meet (see `withShutLids`).
 */
export function addLashes(
  buffer: VertexBuffer,
  frame: FaceFrame,
  closures: EyeClosures,
): IndexRange {
  const first = buffer.indexCount;
  EYES.forEach((eye, side) => {
    const coverage = frame.facing[side] ?? 0;
    if (coverage <= 0) return;
    const closure = closures[side === 0 ? 0 : 1];
    addRow(buffer, frame, eye, 'upper', closure, coverage);
    // The upper lashes of a shut eye hide the lower ones.
    addRow(buffer, frame, eye, 'lower', closure, coverage * (1 - closure.shut));
  });
  return { first, count: buffer.indexCount - first };
}

function addRow(
  buffer: VertexBuffer,
  frame: FaceFrame,
  eye: EyeIndices,
  lid: 'upper' | 'lower',
  { shut }: LidClosure,
  coverage: number,
): void {
  if (coverage <= 0) return;
  const row = lid === 'upper' ? UPPER_ROW : LOWER_ROW;
  const up = upOf(eye, frame);
  const width = distance(frame.point(eye.upperLid[0] ?? 33), frame.point(eye.upperLid[8] ?? 133));
  const margin = (lid === 'upper' ? row.margin : -row.margin) * width;
  const raised = ({ x, y }: Point, by: number): Point => ({ x: x + up.x * by, y: y + up.y * by });
  const points = eye[lid === 'upper' ? 'upperLid' : 'lowerLid'].map((landmark) =>
    raised(frame.point(landmark), margin),
  );
  const line = smoothCurve(points, SAMPLES_PER_SEGMENT);
  const outwards = direction(pointOn(points, 1), pointOn(points, 0));
  const rise = lid === 'lower' ? RISE.lower : RISE.open + (RISE.shut - RISE.open) * shut;
  const lift = { x: up.x * rise, y: up.y * rise };
  const length = STROKE_LENGTH * frame.specificationPixel * row.length;
  const halfWidth = (STROKE_WIDTH * frame.specificationPixel * row.width) / 2;
  const spacing = (row.to - row.from) / (row.groups - 1);
  const [fewest, most] = row.hairs;

  for (let group = 0; group < row.groups; group += 1) {
    const middle = row.from + spacing * (group + (steadyRandom(group, 1) - 0.5) * 0.7);
    const hairs = fewest + Math.floor(steadyRandom(group, 2) * (most - fewest + 1));
    for (let hair = 0; hair < hairs; hair += 1) {
      const random = (salt: number): number => steadyRandom(group * most + hair, salt);
      // Even places along the group, each a little off: no two gaps are alike.
      const apart = (hair + 0.5) / hairs - 0.5 + (random(3) - 0.5) * (0.5 / hairs);
      const place = middle + apart * spacing;
      const reach = length * lengthAt(row, place) * (0.68 + 0.5 * random(4));
      const tipPlace = place + (middle - place) * row.gathering;
      const fan = 1.05 - 1.6 * tipPlace + (random(5) - 0.5) * 0.34;
      const root = pointOn(line, place);
      const from = pointOn(line, tipPlace);
      const tip = {
        x: from.x + (outwards.x * fan * 0.66 + lift.x) * reach,
        y: from.y + (outwards.y * fan * 0.66 + lift.y) * reach,
      };
      // A lash leaves the lid forwards and to the side, and then curls up.
      const curl = 0.1 + 0.12 * random(6);
      addStroke(buffer, root, tip, {
        bend: {
          x: (outwards.x * fan * 0.9 - lift.x) * curl * reach,
          y: (outwards.y * fan * 0.9 - lift.y) * curl * reach,
        },
        halfWidth: halfWidth * (0.72 + 0.5 * random(7)),
        alpha: coverage * row.strength * (0.8 + 0.2 * random(8)),
      });
    }
  }
}

/** Length at a place of the lid as a share of the row's longest. */
function lengthAt({ shortest, longest, spread }: LashRow, place: number): number {
  return shortest + (1 - shortest) * Math.exp(-(((place - longest) / spread) ** 2));
}

/** The unit vector from the eye towards the brow, across the line between its corners. */
function upOf(eye: EyeIndices, frame: FaceFrame): Point {
  const outer = frame.point(eye.upperLid[0] ?? 33);
  const inner = frame.point(eye.upperLid[8] ?? 133);
  const middle = mixPoints(outer, inner, 0.5);
  const brow = frame.point(eye.browLower[2] ?? 52);
  const outwards = direction(inner, outer);
  const towardsBrow = { x: brow.x - middle.x, y: brow.y - middle.y };
  const along = towardsBrow.x * outwards.x + towardsBrow.y * outwards.y;
  return direction(
    { x: 0, y: 0 },
    { x: towardsBrow.x - along * outwards.x, y: towardsBrow.y - along * outwards.y },
  );
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
    const sag = 4 * t * (1 - t);
    const x = root.x + (tip.x - root.x) * t + style.bend.x * sag;
    const y = root.y + (tip.y - root.y) * t + style.bend.y * sag;
    const half = style.halfWidth * (1 - t) ** 0.9 + 0.03;
    const edge = half + 1;
    const alpha = style.alpha * (1 - 0.8 * t ** 2);
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
