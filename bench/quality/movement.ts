/** How steady the paint on the lips is on a still face, and how far it lags behind a moving one. */

import type { TrackedFace } from '#engine/frame/frame.ts';
import { FaceSmoother } from '#engine/tracking/face-smoother.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { LIPS_OUTER } from '#engine/geometry/landmark-indices.ts';
import {
  REGION,
  renderSyntheticFace,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import type { Bounds } from '#bench/picture/mask.ts';
import { cropAround } from '#bench/picture/contact-sheet.ts';
import { changePlane, edgePosition, paintCentre, probesAlong } from './edge-position.ts';
import { lagOf } from './lag.ts';
import { lipstickOnly } from './looks.ts';
import { createEngineMakeup, drawBaseline, type DrawMakeup } from './makeup-renderers.ts';
import { SENSOR_NOISE, withSensorNoise } from './sensor-noise.ts';

const FRAMES_PER_SECOND = 30;
const EDGE_PROBES = 32;
/** In the first frames, the face is found and the filter settles; they are not judged. */
const SETTLING_FRAMES = 15;
const LOOK = lipstickOnly('#b3203f', 100);

/**
 * A renderer, and how its landmarks are prepared: smoothed (as in the engine) or as the tracker
 * gives them (as in the baseline).
 */
interface Participant {
  readonly drawMakeup: DrawMakeup;
  readonly steady: (face: TrackedFace, time: number) => TrackedFace;
}

type ParticipantName = 'engine' | 'baseline';

function participants(): Record<ParticipantName, Participant> {
  const smoother = new FaceSmoother();
  return {
    engine: {
      drawMakeup: createEngineMakeup(),
      steady: (face, time) => smoother.smooth(face, time) ?? face,
    },
    baseline: { drawMakeup: drawBaseline, steady: (face) => face },
  };
}

export interface Jitter {
  /** Root mean square movement across the painted outline, in pixels, for a face 320 pixels wide. */
  readonly edge: number;
  /** Root mean square distance of the outer lips' landmarks from their mean positions, in pixels. */
  readonly landmarks: number;
}

export async function measureJitter(
  tracker: FaceTracker,
  skinTone: number,
  frames: number,
): Promise<Record<ParticipantName, Jitter>> {
  const truth = renderSyntheticFace({ skinTone });
  const probes = probesAlong(truth.outlines.outerLips, EDGE_PROBES);
  const bounds = lipBounds(truth);
  const drawing = participants();
  const edges = { engine: rows(EDGE_PROBES), baseline: rows(EDGE_PROBES) };
  const places = { engine: rows(2 * LIPS_OUTER.length), baseline: rows(2 * LIPS_OUTER.length) };
  tracker.reset();
  for (let frame = 0; frame < frames + SETTLING_FRAMES; frame += 1) {
    const image = withSensorNoise(truth.image, SENSOR_NOISE, 1 + frame + 1000 * skinTone);
    const found = await tracker.track(image);
    if (found === null) throw new Error('the still face was lost');
    for (const name of ['engine', 'baseline'] as const) {
      const { drawMakeup, steady } = drawing[name];
      const face = steady(found, frame / FRAMES_PER_SECOND);
      if (frame < SETTLING_FRAMES) continue;
      const plane = changePlane(image, await drawMakeup(image, face, LOOK), bounds);
      probes.forEach((probe, index) => edges[name][index]?.push(edgePosition(plane, probe)));
      LIPS_OUTER.forEach((landmark, index) => {
        places[name][2 * index]?.push(face.landmarks[3 * landmark] ?? 0);
        places[name][2 * index + 1]?.push(face.landmarks[3 * landmark + 1] ?? 0);
      });
    }
  }
  const jitterOf = (name: ParticipantName): Jitter => ({
    edge: Math.sqrt(meanVariance(edges[name])),
    // A landmark has two coordinates: its mean squared distance is the sum of both variances.
    landmarks: Math.sqrt(2 * meanVariance(places[name])),
  });
  return { engine: jitterOf('engine'), baseline: jitterOf('baseline') };
}

/** Milliseconds. */
export interface Lag {
  readonly edge: number;
  readonly landmarks: number;
}

export interface MotionLag {
  /** The head sways from side to side. */
  readonly sway: Lag;
  /** The lower lip moves up and down. */
  readonly speech: Lag;
}

const SWAY_PERIOD = 1.1;
const SPEECH_PERIOD = 0.5;

function wave(time: number, period: number): number {
  return Math.sin((2 * Math.PI * time) / period);
}

interface Movement {
  readonly at: (time: number) => SyntheticFaceOptions;
  /** The axis of the movement. */
  readonly axis: 'x' | 'y';
  /** The landmarks that move. */
  readonly landmarks: readonly number[];
}

const MOVEMENTS: Record<keyof MotionLag, Movement> = {
  sway: {
    at: (time) => ({
      pose: { x: 0.5 + 0.035 * wave(time, SWAY_PERIOD) },
    }),
    axis: 'x',
    landmarks: LIPS_OUTER,
  },
  speech: {
    at: (time) => ({
      expression: { mouthOpen: 0.3 + 0.3 * wave(time, SPEECH_PERIOD) },
    }),
    axis: 'y',
    landmarks: [17, 84, 314],
  },
};

export async function measureLag(
  tracker: FaceTracker,
  skinTone: number,
  frames: number,
): Promise<Record<ParticipantName, MotionLag>> {
  const sway = await measureMovement(tracker, skinTone, frames, 'sway');
  const speech = await measureMovement(tracker, skinTone, frames, 'speech');
  return {
    engine: { sway: sway.engine, speech: speech.engine },
    baseline: { sway: sway.baseline, speech: speech.baseline },
  };
}

interface Curves {
  readonly edge: number[];
  readonly landmarks: number[];
}

async function measureMovement(
  tracker: FaceTracker,
  skinTone: number,
  frames: number,
  name: keyof MotionLag,
): Promise<Record<ParticipantName, Lag>> {
  const { at, axis, landmarks } = MOVEMENTS[name];
  const coordinate = axis === 'x' ? 0 : 1;
  const truthCurves: Curves = { edge: [], landmarks: [] };
  const curves: Record<ParticipantName, Curves> = {
    engine: { edge: [], landmarks: [] },
    baseline: { edge: [], landmarks: [] },
  };
  const drawing = participants();
  const meanOf = (points: ArrayLike<number>, stride: number): number =>
    landmarks.reduce((sum, landmark) => sum + (points[stride * landmark + coordinate] ?? 0), 0) /
    landmarks.length;
  tracker.reset();
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame / FRAMES_PER_SECOND;
    const truth = renderSyntheticFace({
      ...at(time),
      skinTone,
      noise: { standardDeviation: SENSOR_NOISE, seed: 1 + frame },
      maps: { region: true },
    });
    truthCurves.edge.push(lipsMiddle(truth)[axis]);
    truthCurves.landmarks.push(meanOf(truth.landmarks.points, 2));
    const found = await tracker.track(truth.image);
    for (const participant of ['engine', 'baseline'] as const) {
      const { drawMakeup, steady } = drawing[participant];
      if (found === null) {
        curves[participant].edge.push(Number.NaN);
        curves[participant].landmarks.push(Number.NaN);
        continue;
      }
      const face = steady(found, time);
      const drawn = await drawMakeup(truth.image, face, LOOK);
      const plane = changePlane(truth.image, drawn, lipBounds(truth));
      curves[participant].edge.push(paintCentre(plane)[axis]);
      curves[participant].landmarks.push(meanOf(face.landmarks, 3));
    }
  }
  const lag = ({ edge, landmarks: places }: Curves): Lag => ({
    edge: lagOf(edge, truthCurves.edge, FRAMES_PER_SECOND),
    landmarks: lagOf(places, truthCurves.landmarks, FRAMES_PER_SECOND),
  });
  return { engine: lag(curves.engine), baseline: lag(curves.baseline) };
}

/** The bounds of the lips, with room for an outline that is off or late. */
function lipBounds({ outlines }: SyntheticFrame): Bounds {
  return cropAround(outlines.outerLips, 0.35, 1.6);
}

/** Centre of the pixels that show lips. */
function lipsMiddle(truth: SyntheticFrame): { x: number; y: number } {
  const { region } = truth.maps;
  const { width } = truth.image;
  let [x, y, count] = [0, 0, 0];
  region?.forEach((value, pixel) => {
    if (value !== REGION.lips) return;
    x += (pixel % width) + 0.5;
    y += Math.floor(pixel / width) + 0.5;
    count += 1;
  });
  return { x: x / count, y: y / count };
}

function rows(count: number): number[][] {
  return Array.from({ length: count }, () => []);
}

/** Mean of the variances of all rows; values that could not be measured are left out. */
function meanVariance(series: readonly (readonly number[])[]): number {
  const variances = series.flatMap((values) => {
    const known = values.filter(Number.isFinite);
    if (known.length < values.length / 2) return [];
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return [known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length];
  });
  return variances.reduce((sum, variance) => sum + variance, 0) / variances.length;
}
