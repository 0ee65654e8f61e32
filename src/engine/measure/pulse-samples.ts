/**
 * Reads from a frame what the pulse is found by: the mean colours of three places on the face, of the eyes,
 * and beside the head.
 */

import type { PulseSample } from '#domain/analysis/pulse/pulse-sample.ts';
import { toLinear, type Rgb } from '#domain/colour/transfer.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { distance, mixPoints, type Point } from '#engine/geometry/curve.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { pixelAt, pointOnArc } from '#engine/render/light/picture-samples.ts';
import { createFaceFrame, eyeOpenness, type FaceFrame } from '#engine/geometry/face-frame.ts';

/** Corners of each place by landmark, in order around it; free of brows, eyes and beard on most faces. */
const FOREHEAD = [103, 332, 334, 105] as const;
const RIGHT_CHEEK = [117, 101, 206, 187] as const;
const LEFT_CHEEK = [330, 346, 411, 426] as const;

type Corners = readonly [Point, Point, Point, Point];

/** Points in a row and in a column of a place. */
const POINTS = 36;

/** Beside the head: where the band begins and ends, in widths of the face from its middle, and how tall it is. */
const BAND_FROM = 0.72;
const BAND_TO = 0.98;
const BAND_ABOVE = 0.35;
const BAND_BELOW = 0.25;

/** 8-bit levels beyond which the camera cannot tell how bright or how dark. */
const DARKEST = 4;
const BRIGHTEST = 251;

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => toLinear(level / 255));

/** One sample; `timeMs` is when the camera took the frame. About 6,500 pixels are looked at. */
export function pulseSample(image: FrameImage, face: TrackedFace, timeMs: number): PulseSample {
  const frame = createFaceFrame(face.landmarks);
  const places = [FOREHEAD, RIGHT_CHEEK, LEFT_CHEEK].map((landmarks) =>
    areaMean(image, cornersAt(frame, landmarks)),
  );
  const [forehead, rightCheek, leftCheek] = places;
  const black: Rgb = [0, 0, 0];
  return {
    timeMs,
    forehead: forehead?.colour ?? black,
    rightCheek: rightCheek?.colour ?? black,
    leftCheek: leftCheek?.colour ?? black,
    background: { right: beside(image, frame, -1), left: beside(image, frame, 1) },
    eyes: eyesMean(image, frame),
    position: [frame.centre.x / frame.width, frame.centre.y / frame.width],
    clipped: places.reduce((sum, { clipped }) => sum + clipped, 0) / places.length,
  };
}

function cornersAt(
  frame: FaceFrame,
  landmarks: readonly [number, number, number, number],
): Corners {
  const [a, b, c, d] = landmarks;
  return [frame.point(a), frame.point(b), frame.point(c), frame.point(d)];
}

/** Mean of a band on one side of the head; null where half of it or more lies outside the picture. */
function beside(image: FrameImage, frame: FaceFrame, side: -1 | 1): Rgb | null {
  const { centre, across, down, width } = frame;
  const at = (outwards: number, downwards: number): Point => ({
    x: centre.x + width * (side * outwards * across.x + downwards * down.x),
    y: centre.y + width * (side * outwards * across.y + downwards * down.y),
  });
  const { colour, inside } = areaMean(image, [
    at(BAND_FROM, -BAND_ABOVE),
    at(BAND_TO, -BAND_ABOVE),
    at(BAND_TO, BAND_BELOW),
    at(BAND_FROM, BAND_BELOW),
  ]);
  return inside > 0.5 ? colour : null;
}

/** Heights between the lids, from the upper one, and how far from the middle of the iris, in its radii. */
const EYE_HEIGHTS = [0.35, 0.45, 0.55, 0.65] as const;
const BESIDE_IRIS = 1.25;

/** An opening that is lower, over its width, shows lashes and lids. */
const SHUT = 0.18;

/** Pixels below which the whites of the eyes have no colour. */
const LEAST_WHITE = 24;

function eyesMean(image: FrameImage, frame: FaceFrame): Rgb | null {
  let [red, green, blue, count] = [0, 0, 0, 0];
  ([0, 1] as const).forEach((side) => {
    if (eyeOpenness(frame, side) < SHUT) return;
    const { upperLid, lowerLid, iris } = EYES[side];
    const middle = frame.point(iris[0] ?? 468);
    const radius = distance(middle, frame.point(iris[1] ?? 469));
    for (let place = 1; place <= upperLid.length - 2; place += 0.125) {
      const upper = pointOnArc(frame, upperLid, place);
      const lower = pointOnArc(frame, lowerLid, place);
      for (const height of EYE_HEIGHTS) {
        const point = mixPoints(upper, lower, height);
        if (distance(point, middle) < BESIDE_IRIS * radius) continue;
        const [r, g, b] = pixelAt(image, point);
        red += toLinear(r);
        green += toLinear(g);
        blue += toLinear(b);
        count += 1;
      }
    }
  });
  return count < LEAST_WHITE ? null : [red / count, green / count, blue / count];
}

interface AreaMean {
  /** Linear. */
  readonly colour: Rgb;
  /** Shares of the area that are clipped, and that lie in the picture. */
  readonly clipped: number;
  readonly inside: number;
}

function areaMean({ data, width, height }: FrameImage, [a, b, c, d]: Corners): AreaMean {
  let [red, green, blue, clipped, count] = [0, 0, 0, 0, 0];
  for (let row = 0; row < POINTS; row += 1) {
    const v = (row + 0.5) / POINTS;
    const [startX, startY] = [a.x + (d.x - a.x) * v, a.y + (d.y - a.y) * v];
    const [endX, endY] = [b.x + (c.x - b.x) * v, b.y + (c.y - b.y) * v];
    for (let column = 0; column < POINTS; column += 1) {
      const u = (column + 0.5) / POINTS;
      const x = Math.floor(startX + (endX - startX) * u);
      const y = Math.floor(startY + (endY - startY) * u);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const offset = 4 * (y * width + x);
      const [r, g, b8] = [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
      red += LINEAR[r] ?? 0;
      green += LINEAR[g] ?? 0;
      blue += LINEAR[b8] ?? 0;
      if (Math.max(r, g, b8) >= BRIGHTEST || Math.max(r, g, b8) <= DARKEST) clipped += 1;
      count += 1;
    }
  }
  const total = count || 1;
  return {
    colour: [red / total, green / total, blue / total],
    clipped: clipped / total,
    inside: count / (POINTS * POINTS),
  };
}
