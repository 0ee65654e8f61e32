/** Draws the face chart: a face from the front, and what is painted on it. */

import { isEmptyArea, LAYER_SIZE } from '#domain/brush/layer-area.ts';
import { PaintLayer } from '#domain/brush/paint-layer.ts';
import type { PaintedStroke } from '#domain/brush/painted-stroke.ts';
import type { FaceLine, FaceSurface } from '#studio/commands/face-surface.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of the chart: twice as many as it has on the page, in its proportions. */
export const CHART_SIZE = { width: 672, height: 606 } as const;

/** The skin of the chart: the same in both themes, since shades are judged on it. */
const SKIN = ['#f0d8c4', '#dfbda2'] as const;
const LINE = 'rgb(104 68 50 / 0.5)';
const HAIR = 'rgb(84 56 42 / 0.55)';
const LIPS = 'rgb(176 96 92 / 0.4)';
const EYE = '#fbf6f1';
const IRIS = '#5c4636';
const PUPIL = '#1c1410';
const IRIS_RADIUS = 13;
const PUPIL_RADIUS = 5.5;

/** The lines of the mesh are coarse, and a face is not: their corners are rounded. */
function trace(context: Context, { places, isClosed }: FaceLine): void {
  const points = places.map(({ x, y }) => ({ x: x * CHART_SIZE.width, y: y * CHART_SIZE.height }));
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return;
  context.beginPath();
  if (isClosed) context.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  else context.moveTo(first.x, first.y);
  points.forEach((point, place) => {
    const next = points[place + 1] ?? (isClosed ? first : null);
    if (next === null) context.lineTo(point.x, point.y);
    else context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
  if (isClosed) context.closePath();
}

function fill(context: Context, line: FaceLine, style: string | CanvasGradient): void {
  trace(context, line);
  context.fillStyle = style;
  context.fill();
}

function stroke(context: Context, line: FaceLine, width: number): void {
  trace(context, line);
  context.strokeStyle = LINE;
  context.lineWidth = width;
  context.stroke();
}

function skin(context: Context): CanvasGradient {
  const { width, height } = CHART_SIZE;
  const light = context.createRadialGradient(
    width / 2,
    height * 0.4,
    height * 0.1,
    width / 2,
    height / 2,
    height * 0.6,
  );
  light.addColorStop(0, SKIN[0]);
  light.addColorStop(1, SKIN[1]);
  return light;
}

/** What lies under the paint. */
function drawFace(context: Context, line: FaceLine): void {
  if (line.of === 'rim') fill(context, line, skin(context));
  if (line.of === 'lips') fill(context, line, LIPS);
}

/** What lies over it: brows and eyes are never painted, and lines have to be seen. */
function drawFeatures(context: Context, line: FaceLine): void {
  switch (line.of) {
    case 'brow':
      fill(context, line, HAIR);
      return;
    case 'eye':
      drawEye(context, line);
      return;
    case 'mouth':
    case 'nose':
    case 'lid':
      stroke(context, line, 2);
      return;
    case 'rim':
    case 'lips':
      return;
  }
}

function drawEye(context: Context, line: FaceLine): void {
  const middle = (side: 'x' | 'y', size: number): number => {
    const values = line.places.map((place) => place[side] * size);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [x, y] = [middle('x', CHART_SIZE.width), middle('y', CHART_SIZE.height)];
  context.save();
  fill(context, line, EYE);
  context.clip();
  for (const [radius, style] of [
    [IRIS_RADIUS, IRIS],
    [PUPIL_RADIUS, PUPIL],
  ] as const) {
    context.beginPath();
    context.arc(x, y - 2, radius, 0, 2 * Math.PI);
    context.fillStyle = style;
    context.fill();
  }
  context.restore();
  stroke(context, line, 2.5);
}

/** The chart with its strokes; what is painted is kept, so that a new stroke costs only itself. */
export class ChartPicture {
  private readonly layer = new PaintLayer();
  private readonly places: Float32Array;
  private readonly under: Context | null;
  private readonly over: Context | null;
  private readonly pigment: Context | null;

  constructor({ FACE_LINES, chartPlaces }: FaceSurface) {
    this.places = chartPlaces(CHART_SIZE.width, CHART_SIZE.height);
    this.under = newContext();
    this.over = newContext();
    this.pigment = newContext();
    for (const line of FACE_LINES) {
      if (this.under !== null) drawFace(this.under, line);
      if (this.over !== null) drawFeatures(this.over, line);
    }
  }

  /** Draws all of it into a canvas of `CHART_SIZE`. */
  draw(context: Context, strokes: readonly PaintedStroke[]): void {
    if (!isEmptyArea(this.layer.show(strokes)) && this.pigment !== null) {
      putPigment(this.pigment, this.layer, this.places);
    }
    context.clearRect(0, 0, CHART_SIZE.width, CHART_SIZE.height);
    for (const part of [this.under, this.pigment, this.over]) {
      if (part !== null) context.drawImage(part.canvas, 0, 0);
    }
  }
}

function newContext(): Context | null {
  const canvas = document.createElement('canvas');
  canvas.width = CHART_SIZE.width;
  canvas.height = CHART_SIZE.height;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }
  return context;
}

/** Divides by the alpha: the layer is premultiplied, but the image data of a canvas is not. */
function putPigment(context: Context, { data }: PaintLayer, places: Float32Array): void {
  const { width, height } = CHART_SIZE;
  const picture = context.createImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [u, v] = [places[2 * pixel] ?? -1, places[2 * pixel + 1] ?? -1];
    if (u < 0) continue;
    const from = 4 * (Math.floor(v * LAYER_SIZE) * LAYER_SIZE + Math.floor(u * LAYER_SIZE));
    const cover = data[from + 3] ?? 0;
    if (cover === 0) continue;
    const to = 4 * pixel;
    picture.data[to] = (255 * (data[from] ?? 0)) / cover;
    picture.data[to + 1] = (255 * (data[from + 1] ?? 0)) / cover;
    picture.data[to + 2] = (255 * (data[from + 2] ?? 0)) / cover;
    picture.data[to + 3] = cover;
  }
  context.putImageData(picture, 0, 0);
}
