/** Reads the colours of a face that may wear makeup. */

import type { PaintedFace, PaintedPlace } from '#domain/analysis/appearance/painted-face.ts';
import { lineDistance } from '#domain/analysis/appearance/read-eyes.ts';
import { luminanceOf, type WhiteBalance } from '#domain/analysis/white-balance.ts';
import { luma, mapRgb, type Rgb } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { direction, distance, mixPoints, type Point } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import type { EyeIndices } from '#engine/geometry/landmark-indices.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { FaceLightMeter } from '#engine/render/light/face-light.ts';
import {
  meanRgb,
  pixelAt,
  pointOnArc,
  sampleMean,
  trimmedMean,
} from '#engine/render/light/picture-samples.ts';
import { readLight } from './face-light.ts';
import { readCheeks } from './painted-cheeks.ts';
import type { TakenFace } from './taken-face.ts';

/** What lies between these ranks of lightness is the place's own: neither hair nor highlights. */
const MIDDLE = [0.2, 0.8] as const;

export function readPaintedFace(face: TakenFace): PaintedFace {
  const { image, frame } = face;
  const { white, mouthShade, skin, lips } = new FaceLightMeter().measure(image, frame);
  const onLids = (from: number, to: number, heights: readonly number[]): Rgb =>
    trimmedMean(
      EYES.flatMap((eye) => lidPoints(frame, eye, from, to, heights)).map((point) =>
        pixelAt(image, point),
      ),
      ...MIDDLE,
    );
  return {
    white: believedWhite(white, readLight(face).balance),
    mouthShade,
    skin,
    lips,
    cheeks: readCheeks(image, frame),
    // A line along the lashes takes up the lower half of a lid.
    lid: onLids(2.5, 5, [0.5, 0.6, 0.7]),
    crease: onLids(2, 4, [1, 1.15]),
    // Nearer to the corner, a line leaves the lashes for its wing.
    outer: onLids(1.2, 2, [0.75, 0.95]),
    underBrow: onLids(2.5, 5, [2.15, 2.3]),
    wing: readWing(image, frame),
    neck: readNeck(image, frame),
  };
}

/** When it is this many deviations of the witnesses away from theirs, the renderer's light is unlikely. */
const UNLIKELY = 2;

/**
 * The white by which the renderer would draw on this face, so that what is read is what will be drawn.
 * Where all witnesses together speak against it, theirs takes its place: in a small picture the white of an
 * eye is half skin.
 */
function believedWhite(white: Rgb, balance: WhiteBalance): Rgb {
  const logs = ([red, green, blue]: Rgb): Rgb => [
    Math.log(Math.max(1e-4, red / green)),
    Math.log(luminanceOf([red, green, blue])),
    Math.log(Math.max(1e-4, blue / green)),
  ];
  const all = logs(balance.white);
  const deviations = [balance.redDeviation, balance.levelDeviation, balance.blueDeviation];
  const [red, level, blue] = mapRgb(logs(white), (own, i) =>
    Math.abs(own - (all[i] ?? own)) > UNLIKELY * (deviations[i] ?? 0) ? (all[i] ?? own) : own,
  );
  const tint: Rgb = [Math.exp(red), 1, Math.exp(blue)];
  const scale = Math.exp(level) / luminanceOf(tint);
  return mapRgb(tint, (channel) => channel * scale);
}

/**
 * Points of one lid between two columns of its nine, from the outer corner. Heights: 0 is the lashes, 1 the fold, 2
 * the rim of the socket, 3 the brow.
 */
function lidPoints(
  frame: FaceFrame,
  { upperLid, crease, orbit, browLower }: EyeIndices,
  from: number,
  to: number,
  heights: readonly number[],
): Point[] {
  const points: Point[] = [];
  for (let column = from; column <= to; column += 0.25) {
    const brow = pointOnArc(frame, browLower, (column / (upperLid.length - 1)) * 4);
    const curves = [upperLid, crease, orbit].map((arc) => pointOnArc(frame, arc, column));
    const steps = [...curves, brow];
    for (const height of heights) {
      const [below, above] = [steps[Math.floor(height)], steps[Math.floor(height) + 1]];
      if (below === undefined || above === undefined) continue;
      points.push(mixPoints(below, above, height % 1));
    }
  }
  return points;
}

/** From the wing to the skin beside it, as a share of the eye's width. */
const BESIDE_WING = 0.1;

/** Where a wing is read, in widths of the eye from its corner: farther out it is thinner than a pixel. */
const ALONG_WING = [0.03, 0.05, 0.07, 0.09] as const;

/** Where wings run: how far above the lower lid's own direction they leave the corner, and how steeply they rise from it. */
const WING_STARTS = [0, 0.015, 0.03] as const;
const WING_RISES = [-0.25, 0, 0.25] as const;

/**
 * Reads along the path on which a line, if there is one, shows most: lashes and shade lie beside it, and
 * are darker on deep skin.
 */
function readWing(image: FrameImage, frame: FaceFrame): PaintedPlace {
  const eyes = EYES.map((eye) => readWingOf(image, frame, eye));
  return {
    worn: meanRgb(eyes.map(({ worn }) => worn)),
    bare: meanRgb(eyes.map(({ bare }) => bare)),
  };
}

function readWingOf(
  image: FrameImage,
  frame: FaceFrame,
  { upperLid, lowerLid }: EyeIndices,
): PaintedPlace {
  const corner = frame.point(upperLid[0] ?? 33);
  const width = distance(frame.point(upperLid[8] ?? 133), corner);
  // A wing continues the line of the lower lid.
  const along = direction(frame.point(lowerLid[2] ?? 163), corner);
  const up = direction(frame.point(lowerLid[4] ?? 145), frame.point(upperLid[4] ?? 159));
  const at = (out: number, lift: number): Rgb =>
    pixelAt(image, {
      x: corner.x + width * (along.x * out + up.x * lift),
      y: corner.y + width * (along.y * out + up.y * lift),
    });
  const bare = meanRgb(
    [0.07, 0.1, 0.13].flatMap((out) => [at(out, -BESIDE_WING), at(out, BESIDE_WING)]),
  );
  const paths = WING_STARTS.flatMap((start) =>
    WING_RISES.map((rise) => meanRgb(ALONG_WING.map((out) => at(out, start + rise * out)))),
  );
  const worn = paths.reduce((most, path) =>
    lineDistance({ worn: path, bare }) > lineDistance({ worn: most, bare }) ? path : most,
  );
  return { worn, bare };
}

/** How far below the chin the neck is looked for, in widths of the face. */
const BELOW_CHIN = [0.1, 0.14, 0.18] as const;

/** A neck is between these shares of the face's lightness: darker is shadow or cloth, lighter is cloth. */
const NECK_LIGHT = [0.2, 1.3] as const;

function readNeck(image: FrameImage, frame: FaceFrame): Rgb | null {
  const chin = frame.point(152);
  const skin = frame.point(200);
  const samples: Rgb[] = [];
  for (const depth of BELOW_CHIN) {
    for (const side of [-0.12, -0.06, 0, 0.06, 0.12]) {
      const x = chin.x + frame.width * (depth * frame.down.x + side * frame.across.x);
      const y = chin.y + frame.width * (depth * frame.down.y + side * frame.across.y);
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      samples.push(sampleMean(image, { x, y }, 1));
    }
  }
  if (samples.length < 8) return null;
  const neck = trimmedMean(samples, 0.3, 0.8);
  const light = luma(neck) / Math.max(1e-3, luma(sampleMean(image, skin, 2)));
  return light >= NECK_LIGHT[0] && light <= NECK_LIGHT[1] ? neck : null;
}
