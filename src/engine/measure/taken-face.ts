/** A face taken out of a frame, to be measured when there is time: the frame's own pixels may be gone by then. */

import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceFrame, type FaceFrame } from '#engine/geometry/face-frame.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { distance } from '#engine/geometry/curve.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { measureScene } from '#engine/render/light/scene-light.ts';
import { type PixelArea, readSceneTint } from './scene-tint.ts';

/**
 * Millimetres. The iris has nearly the same width in everybody (P. Rüfer et al., "White-to-white corneal
 * diameter", 2005).
 */
const IRIS_DIAMETER = 11.7;

/** More pixels than this per millimetre of a face tell nothing more, and cost time: they are averaged. */
const ENOUGH_PIXELS = 3.2;

/** The crop reaches this share of the face's width past its outline, for hair and ears. */
const MARGIN = 0.2;

export interface TakenFace {
  /** The face and a rim around it. */
  readonly image: FrameImage;
  /** Landmarks in pixels of `image`. */
  readonly frame: FaceFrame;
  readonly landmarks: Float32Array<ArrayBuffer>;
  readonly confidence: number;
  /** Pixels per millimetre: in the picture as it came, and in `image`. */
  readonly sourceResolution: number;
  readonly resolution: number;
  /** Distance from the camera in millimetres, accurate to a third; null where the picture does not tell. */
  readonly distance: number | null;
  /** Linear luminance of white as the scene's brightest parts suggest it. */
  readonly sceneWhite: number;
  /** Mean linear colour of what lies around the face. */
  readonly surroundings: readonly [number, number, number];
  /**
   * What stands in front of the face, in pixels of `image`; null where nothing does, or before it was
   * looked for.
   */
  readonly cover: CoverMask | null;
  /** What else is known of the light, from surfaces that are held beside the face and face the same way. */
  readonly references: readonly LightWitness[];
}

/** Focal length of a usual camera over the longer side of its picture: a field of view of 61 degrees. */
const USUAL_FOCAL = 0.85;

/** `face` was tracked in `image`, which is a camera's whole picture or, as a still, may be cut out of one. */
export function takeFace(
  image: FrameImage,
  face: TrackedFace,
  source: 'camera' | 'still',
): TakenFace {
  const whole = createFaceFrame(face.landmarks);
  const sourceResolution = irisWidth(whole) / IRIS_DIAMETER;
  const area = areaAround(whole, image);
  const step = Math.max(1, Math.floor(sourceResolution / ENOUGH_PIXELS));
  const landmarks = face.landmarks.map((value, at) =>
    at % 3 === 2 ? value / step : (value - (at % 3 === 0 ? area.left : area.top)) / step,
  );
  return {
    image: step === 1 ? cut(image, area) : cutSmaller(image, area, step),
    frame: createFaceFrame(landmarks),
    landmarks,
    confidence: face.confidence,
    sourceResolution,
    resolution: sourceResolution / step,
    distance:
      source === 'still'
        ? null
        : (USUAL_FOCAL * Math.max(image.width, image.height)) / sourceResolution,
    sceneWhite: measureScene(image),
    surroundings: readSceneTint(image, area),
    cover: null,
    references: [],
  };
}

/**
 * Mean width of both irises in pixels, each by the larger of its two diameters: a turned head shortens one.
 */
export function irisWidth(frame: FaceFrame): number {
  const widths = EYES.map(({ iris }) => {
    const [, right = 0, top = 0, left = 0, bottom = 0] = iris;
    return Math.max(
      distance(frame.point(right), frame.point(left)),
      distance(frame.point(top), frame.point(bottom)),
    );
  });
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

function areaAround(frame: FaceFrame, { width, height }: FrameImage): PixelArea {
  const outline = FACE_OVAL.map((landmark) => frame.point(landmark));
  const rim = MARGIN * frame.width;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const within = (value: number, most: number): number =>
    Math.round(Math.min(most, Math.max(0, value)));
  const left = within(Math.min(...xs) - rim, width - 1);
  const top = within(Math.min(...ys) - 2 * rim, height - 1);
  return {
    left,
    top,
    right: Math.max(left + 1, within(Math.max(...xs) + rim, width)),
    bottom: Math.max(top + 1, within(Math.max(...ys) + rim, height)),
  };
}

function cut({ data, width }: FrameImage, { left, top, right, bottom }: PixelArea): FrameImage {
  const across = right - left;
  const out = new Uint8ClampedArray(4 * across * (bottom - top));
  for (let y = top; y < bottom; y += 1) {
    const from = 4 * (y * width + left);
    out.set(data.subarray(from, from + 4 * across), 4 * across * (y - top));
  }
  return { data: out, width: across, height: bottom - top };
}

/** Means of squares of `step` x `step` pixels. */
function cutSmaller(image: FrameImage, area: PixelArea, step: number): FrameImage {
  const width = Math.max(1, Math.floor((area.right - area.left) / step));
  const height = Math.max(1, Math.floor((area.bottom - area.top) / step));
  const data = new Uint8ClampedArray(4 * width * height);
  const share = 1 / (step * step);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let dy = 0; dy < step; dy += 1) {
        let from = 4 * ((area.top + y * step + dy) * image.width + area.left + x * step);
        for (let dx = 0; dx < step; dx += 1, from += 4) {
          red += image.data[from] ?? 0;
          green += image.data[from + 1] ?? 0;
          blue += image.data[from + 2] ?? 0;
        }
      }
      const to = 4 * (y * width + x);
      data[to] = red * share;
      data[to + 1] = green * share;
      data[to + 2] = blue * share;
      data[to + 3] = 255;
    }
  }
  return { data, width, height };
}
