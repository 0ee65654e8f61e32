/** Draws the picture of a post in the size of its platform. */

import { HEADER_WORDS } from '#content/look-words.ts';
import { HUB_PICTURE_WORDS } from '#content/panels/social-media-hub-words.ts';
import type { Area, Size } from '#domain/picture/fit.ts';
import { cropAround, pairPlaces } from '#domain/social/crop.ts';
import {
  contextOf,
  DISPLAY,
  drawCaption,
  drawMark,
  drawPart,
  drawShade,
} from '#app/panels/social-media-hub/parts/canvas.ts';
import type { Pictured } from '#app/panels/social-media-hub/parts/pictures.ts';

/** Shares of the picture's shorter side. */
const MARK = 0.032;
const LABEL = 0.042;
const MARGIN = 0.045;
/** Width of the line between before and after, in pixels. */
const LINE = 4;
/** How far the shade reaches behind words at an edge, as a share of the height. */
const SHADE = 0.2;

function drawHalf(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { places }: Pictured,
  place: Area,
): void {
  const part = cropAround(picture, places?.face ?? null, place.width / place.height);
  drawPart(context, picture, part, place);
}

function drawPair(context: CanvasRenderingContext2D, picture: Pictured, size: Size): void {
  const [before, after] = pairPlaces(size);
  const shorter = Math.min(size.width, size.height);
  const letters = Math.round(LABEL * shorter);
  const margin = Math.round(MARGIN * shorter);
  const halves = [
    { place: before, of: picture.bare, words: HUB_PICTURE_WORDS.before },
    { place: after, of: picture.worn, words: HUB_PICTURE_WORDS.after },
  ];
  for (const { place, of, words } of halves) {
    drawHalf(context, of, picture, place);
    drawShade(context, { ...place, height: place.height * SHADE }, 'top', 0.5);
    context.font = `italic ${letters}px ${DISPLAY}`;
    context.textBaseline = 'alphabetic';
    context.fillStyle = '#fff';
    context.fillText(words, place.left + margin, place.top + margin + letters * 0.75);
  }
  context.fillStyle = '#fff';
  if (after.left > 0) context.fillRect(after.left - LINE / 2, 0, LINE, size.height);
  else context.fillRect(0, after.top - LINE / 2, size.width, LINE);
}

function drawCornerMark(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const shorter = Math.min(width, height);
  const size = Math.round(MARK * shorter);
  const margin = Math.round(MARGIN * shorter);
  drawShade(context, { left: 0, top: height * 0.86, width, height: height * 0.14 }, 'bottom', 0.5);
  context.font = `${size}px ${DISPLAY}`;
  const long = context.measureText(HEADER_WORDS.brand).width + (size * 32) / 22;
  drawMark(context, HEADER_WORDS.brand, {
    x: width - margin - long,
    y: height - margin,
    size,
    colour: '#fff',
  });
}

export interface PostOptions {
  /** Whether it shows before and after. */
  readonly isPair: boolean;
  readonly hasMark: boolean;
}

/** Fills the canvas, whose size is the platform's. */
export function drawPost(
  canvas: HTMLCanvasElement,
  picture: Pictured,
  { isPair, hasMark }: PostOptions,
): void {
  const context = contextOf(canvas);
  const { width, height } = canvas;
  const size = { width, height };
  if (isPair) drawPair(context, picture, size);
  else drawHalf(context, picture.worn, picture, { left: 0, top: 0, ...size });
  if (hasMark) drawCornerMark(context, size);
  if (picture.caption !== null) drawCaption(context, size, picture.caption);
}
