/**
 * The design that the engine replaces, at its best: legacy FaceMesh on the page's main thread, run once for
 * each new frame of the video, and flat polygons on a canvas over the video, so that no frame is copied.
 */

import type { FaceMesh, NormalizedLandmark } from '@mediapipe/face_mesh';
import { flatShapes, type FlatShape } from '#bench/baseline/flat-shapes.ts';
import {
  PROBED_FRAME,
  type Contender,
  type ScreenDelay,
  type Started,
  type StartOptions,
  type Throughput,
} from '#bench/mirror/contender.ts';
import { median, percentile } from '#bench/report/statistics.ts';
import { CameraClock, clockTime } from './camera-clock.ts';
import { NumberReader } from './number-reader.ts';
import { openCamera } from './open-camera.ts';
import { wornLook } from './worn-look.ts';

declare global {
  interface Window {
    /** Set by the package's own script, which is not a module. */
    readonly FaceMesh: new (options: { locateFile: (file: string) => string }) => FaceMesh;
  }
}

/** One frame in this many waits for its drawing. */
const TIMED_FRAME = 24;

/**
 * A frame shown with makeup: the number of the frame that was tracked, the number of the picture under
 * the makeup by then, and the time.
 */
interface Shown {
  readonly tracked: number;
  readonly underneath: number;
  readonly at: number;
}

class BaselineContender implements Contender {
  private readonly video = document.createElement('video');
  private readonly canvas = document.createElement('canvas');
  private readonly context = this.canvas.getContext('2d');
  private products = 6;
  private shown = 0;
  private landmarkTimes: number[] = [];
  private drawTimes: number[] = [];
  private reader: NumberReader | null = null;
  private shownFrames: Shown[] = [];
  private onFace: () => void = () => undefined;

  async start({ width, height, products }: StartOptions): Promise<Started> {
    const begun = performance.now();
    this.products = products;
    const { video, canvas } = this;
    canvas.width = width;
    canvas.height = height;
    video.muted = true;
    video.playsInline = true;
    video.style.cssText = canvas.style.cssText = 'position:absolute;top:0;left:0';
    document.body.append(video, canvas);
    const faceMesh = new window.FaceMesh({ locateFile: (file) => `/face_mesh/${file}` });
    faceMesh.setOptions({
      maxNumFaces: 1,
      refineLandmarks: true,
      minDetectionConfidence: 0.5,
      minTrackingConfidence: 0.5,
    });
    let landmarks: readonly NormalizedLandmark[] | null = null;
    faceMesh.onResults((results) => {
      landmarks = results.multiFaceLandmarks[0] ?? null;
    });
    const faceShown = new Promise<void>((resolve) => {
      this.onFace = resolve;
    });
    const [stream] = await Promise.all([openCamera(width, height), faceMesh.initialize()]);
    video.srcObject = stream;
    await video.play();
    let lastTime = -1;
    const onAnimationFrame = async (): Promise<void> => {
      if (video.currentTime !== lastTime) {
        lastTime = video.currentTime;
        const number =
          this.shown % PROBED_FRAME.baseline === 0 ? this.reader?.read(video) : undefined;
        const asked = performance.now();
        await faceMesh.send({ image: video });
        this.landmarkTimes.push(performance.now() - asked);
        this.draw(landmarks);
        if (number !== undefined) this.noteShown(number);
      }
      requestAnimationFrame(() => void onAnimationFrame());
    };
    requestAnimationFrame(() => void onAnimationFrame());
    await faceShown;
    return { firstMakeup: performance.now() - begun };
  }

  wear(products: number): void {
    this.products = products;
  }

  async throughput(seconds: number): Promise<Throughput> {
    this.shown = 0;
    this.landmarkTimes = [];
    this.drawTimes = [];
    const begun = performance.now();
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
    return {
      framesPerSecond: (1000 * this.shown) / (performance.now() - begun),
      landmarksTime: median(this.landmarkTimes),
      renderTime: median(this.drawTimes),
    };
  }

  async screenDelay(seconds: number): Promise<ScreenDelay> {
    if (!(this.video.srcObject instanceof MediaStream)) throw new Error('the camera is not open');
    const clock = new CameraClock(this.video.srcObject);
    this.reader = new NumberReader();
    this.shownFrames = [];
    this.shown = 0;
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
    this.reader = null;
    const countedPerSecond = this.shown / seconds;
    const log = await clock.stop();
    const delays: number[] = [];
    const behind: number[] = [];
    for (const { tracked, underneath, at } of this.shownFrames) {
      const arrived = log.arrivalBefore(tracked, at);
      const newer = log.arrivalBefore(underneath, at);
      if (arrived !== undefined) delays.push(at - arrived);
      if (arrived !== undefined && newer !== undefined) behind.push(newer - arrived);
    }
    return {
      countedPerSecond,
      median: median(delays),
      high: percentile(delays, 0.95),
      makeupBehind: median(behind),
    };
  }

  private draw(landmarks: readonly NormalizedLandmark[] | null): void {
    const { canvas, context } = this;
    if (context === null) throw new Error('no 2D canvas');
    const begun = performance.now();
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (landmarks !== null) {
      const point = (index: number): { x: number; y: number } => ({
        x: (landmarks[index]?.x ?? 0) * canvas.width,
        y: (landmarks[index]?.y ?? 0) * canvas.height,
      });
      for (const shape of flatShapes(wornLook(this.products), point, canvas.height)) {
        drawShape(context, shape);
      }
      this.onFace();
    }
    this.shown += 1;
    if (this.shown % TIMED_FRAME === 1) {
      context.getImageData(0, 0, 1, 1);
      this.drawTimes.push(performance.now() - begun);
    }
  }

  /** The video moved on while the landmarks were computed; `tracked` is the frame to which they belong. */
  private noteShown(tracked: number): void {
    if (this.reader === null) return;
    const at = clockTime();
    this.shownFrames.push({ tracked, underneath: this.reader.read(this.video), at });
  }
}

function drawShape(context: CanvasRenderingContext2D, shape: FlatShape): void {
  context.globalAlpha = shape.alpha;
  const trace = (points: readonly { readonly x: number; readonly y: number }[]): void => {
    points.forEach(({ x, y }, index) => {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
  };
  context.beginPath();
  if (shape.kind === 'fill') {
    trace(shape.polygon);
    context.closePath();
    context.fillStyle = shape.colour;
    context.fill();
    return;
  }
  for (const line of shape.lines) trace(line);
  context.lineWidth = shape.width;
  context.strokeStyle = shape.colour;
  context.stroke();
}

globalThis.contender = new BaselineContender();
