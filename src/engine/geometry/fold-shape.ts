/** Folds and spots of older skin, as strips and discs that lie on the face mesh. */

import { smoothCurve, smoothstep, type Point } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';
import { AGE_SPOTS } from './age-spots.ts';
import { FOLD_PATHS, type FoldPath } from './fold-paths.ts';
import { anchorAt, anchorPoint, anchorValue, type MeshAnchor } from './mesh-anchor.ts';
import { skinFacing } from './skin-shape.ts';
import type { IndexRange, VertexBuffer } from './vertex-buffer.ts';

/** Where the light comes from across the picture; its length in [0, 1] is how much of it comes from one side. */
export type LightAcross = Point;

/** Samples of a path's course for each of its segments. */
const SAMPLES = 4;

/** How far a course strays from the drawn one, in texture coordinates. */
const STRAY = 0.0035;

/** Half width of a crease, as a share of the fold's reach. */
export const CREASE_WIDTH = 0.13;

/** Share of a fold's length over which it fades out, at its first end and at its last one. */
const ENDS = [0.24, 0.36] as const;

/** Years over which a fold grows to its whole depth. */
const WHOLE_AT = 30;

/** Half widths in pixels below which a crease, and below which a whole fold, cannot be drawn smoothly. */
const FINEST_CREASE = 1;
const FINEST_FOLD = 2.5;

/** Corners of a spot. */
const CORNERS = 10;

interface FoldRow {
  /** The strip's first rim, its middle and its second rim. */
  readonly anchors: readonly [MeshAnchor, MeshAnchor, MeshAnchor];
  /** Share of the fold's depth here. */
  readonly depth: number;
}

interface LaidFold {
  readonly fold: FoldPath;
  readonly rows: readonly FoldRow[];
}

interface LaidSpot {
  readonly depth: number;
  readonly from: number;
  readonly centre: MeshAnchor;
  readonly rim: readonly MeshAnchor[];
}

let laid: { readonly folds: readonly LaidFold[]; readonly spots: readonly LaidSpot[] } | null =
  null;

/**
 * Adds the folds that `years` bring. A vertex's coverage is the depth there, its `across` runs from -1 to 1 over
 * the fold, its `along` is the share that is a crease, and its guard says how much brighter its first side is than
 * its second: a hollow is bright on the side that is turned to the light, and so is skin that hangs over it.
 */
export function addFolds(
  buffer: VertexBuffer,
  frame: FaceFrame,
  years: number,
  light: LightAcross,
): IndexRange {
  const first = buffer.indexCount;
  const facing = skinFacing(frame);
  for (const { fold, rows } of layOut().folds) {
    const grown = fold.depth * growth(fold.from, years);
    if (grown <= 0) continue;
    const start = buffer.vertexCount;
    for (const { anchors, depth } of rows) {
      const [before, middle, after] = anchors;
      const [from, to] = [anchorPoint(frame, before), anchorPoint(frame, after)];
      const width = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const crease = Math.min(1, (CREASE_WIDTH * width) / 2 / FINEST_CREASE);
      const drawable = Math.min(1, width / 2 / FINEST_FOLD);
      const lit = ((from.x - to.x) * light.x + (from.y - to.y) * light.y) / width;
      const seen = smoothstep(0.15, 0.5, anchorValue(facing, middle));
      [from, anchorPoint(frame, middle), to].forEach(({ x, y }, column) => {
        const deep = grown * depth * seen * drawable;
        buffer.vertex(x, y, deep, column - 1, fold.crease * crease, fold.overhang - lit);
      });
    }
    buffer.grid(start, rows.length, 3);
  }
  return { first, count: buffer.indexCount - first };
}

/** Adds the spots that `years` bring, as hollows without a form: coverage is how dark they are. */
export function addSpots(buffer: VertexBuffer, frame: FaceFrame, years: number): IndexRange {
  const first = buffer.indexCount;
  const facing = skinFacing(frame);
  for (const { depth, from, centre, rim } of layOut().spots) {
    const dark = depth * growth(from, years) * smoothstep(0.2, 0.6, anchorValue(facing, centre));
    if (dark <= 0) continue;
    const middle = anchorPoint(frame, centre);
    const start = buffer.vertex(middle.x, middle.y, dark, 0, 0);
    for (const anchor of rim) {
      const { x, y } = anchorPoint(frame, anchor);
      buffer.vertex((x + middle.x) / 2, (y + middle.y) / 2, dark * 0.75, 0, 0);
      buffer.vertex(x, y, 0, 0, 0);
    }
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const [inner, outer] = [start + 1 + 2 * corner, start + 2 + 2 * corner];
      const next = start + 1 + 2 * ((corner + 1) % CORNERS);
      buffer.triangle(start, inner, next);
      buffer.triangle(inner, outer, next);
      buffer.triangle(outer, next + 1, next);
    }
  }
  return { first, count: buffer.indexCount - first };
}

function growth(from: number, years: number): number {
  return Math.max(0, (years - from) / (WHOLE_AT - from));
}

/** Laid out once, with the first face that is drawn older: no other use of the engine has to wait for it. */
function layOut(): NonNullable<typeof laid> {
  laid ??= {
    folds: FOLD_PATHS.flatMap((fold, index) =>
      fold.isMiddle === true
        ? [layFold(fold, index, false)]
        : [layFold(fold, index, false), layFold(fold, index + FOLD_PATHS.length, true)],
    ),
    spots: AGE_SPOTS.map(({ place: [u, v], radius, depth, from }, index) => ({
      depth,
      from,
      centre: anchorAt(u, v),
      rim: Array.from({ length: CORNERS }, (_, corner) => {
        const turn = (2 * Math.PI * corner) / CORNERS;
        const reach = radius * (1 + 0.35 * steadyNoise(index * 31 + corner));
        return anchorAt(u + reach * Math.cos(turn), v + 0.85 * reach * Math.sin(turn));
      }),
    })),
  };
  return laid;
}

/** No two folds, and no two sides of a face, are alike: each strays from its course and is broken in its own way. */
function layFold(fold: FoldPath, seed: number, isLeft: boolean): LaidFold {
  const stray = Math.min(STRAY, 0.4 * (fold.reach[0] + fold.reach[1]));
  const strayed = Array.from({ length: fold.path.length / 2 }, (_, index): Point => {
    const u = fold.path[2 * index] ?? 0;
    return {
      x: (isLeft ? 1 - u : u) + stray * steadyNoise(seed * 17 + index * 2),
      y: (fold.path[2 * index + 1] ?? 0) + stray * steadyNoise(seed * 17 + index * 2 + 1),
    };
  });
  const course = smoothCurve(strayed, SAMPLES);
  const whole = 0.88 + 0.14 * steadyNoise(seed * 7 + 3);
  const rows = course.map((place, index): FoldRow => {
    const before = course[Math.max(0, index - 1)] ?? place;
    const after = course[Math.min(course.length - 1, index + 1)] ?? place;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const turned = isLeft ? -1 : 1;
    const normal = {
      x: (turned * (after.y - before.y)) / length,
      y: (-turned * (after.x - before.x)) / length,
    };
    const at = (reach: number): MeshAnchor =>
      anchorAt(place.x + normal.x * reach, place.y + normal.y * reach);
    const along = index / (course.length - 1);
    const ends = smoothstep(0, ENDS[0], along) * smoothstep(0, ENDS[1], 1 - along);
    const broken = 1 - 0.45 * (0.5 + 0.5 * smoothNoise(seed * 13.7 + along * 5));
    const [first, second] = fold.reach;
    return {
      anchors: [at(first), at(0), at(-second)],
      depth: whole * ends * (fold.crease > 0.2 ? broken : 1),
    };
  });
  return { fold, rows };
}

/** A number in [-1, 1] that is always the same for the same `seed`. */
export function steadyNoise(seed: number): number {
  const wave = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

function smoothNoise(place: number): number {
  const whole = Math.floor(place);
  const share = smoothstep(0, 1, place - whole);
  return steadyNoise(whole) * (1 - share) + steadyNoise(whole + 1) * share;
}
