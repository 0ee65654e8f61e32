/** Draws the words of stories. Each function returns where its words are, so that they can be dragged. */

import type { Area } from '#domain/picture/fit.ts';
import { DISPLAY, TEXT } from '#app/panels/social-media-hub/parts/canvas.ts';

export type Align = 'left' | 'center';

export interface WordStyle {
  /** The left edge, or the middle where it is centered; in pixels of the story. */
  readonly x: number;
  /** The first line's baseline. */
  readonly y: number;
  readonly align: Align;
  /** Height of the letters in pixels. */
  readonly size: number;
  readonly color: string;
  readonly maxWidth: number;
}

export interface TitleStyle extends WordStyle {
  /** No letter stands above this. `y` is the last line's baseline: a title in two lines grows upwards, from what is below it. */
  readonly highest: number;
}

export const NOWHERE: Area = { left: 0, top: 0, width: 0, height: 0 };

const MOST_LINES = 2;
/**
 * Distance between two lines of a title, and how far its letters reach above their baseline, as shares of
 * their size.
 */
const LINE_HEIGHT = 1.02;
const ASCENT = 0.82;
/** The smallest letters of a title, in pixels; a single word that is still too wide is condensed. */
const SMALLEST_TITLE = 40;

/** Lines of whole words, none wider than `most`, unless a word alone is. */
function linesOf(context: CanvasRenderingContext2D, text: string, most: number): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .reduce<readonly string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined) return [word];
      const longer = `${last} ${word}`;
      return context.measureText(longer).width <= most
        ? [...lines.slice(0, -1), longer]
        : [...lines, word];
    }, []);
}

/** How much narrower lines are tried each time, in pixels. */
const NARROWER = 20;

/** The same in as many lines, but as even as they can be: the last one is not left with one word alone. */
function evenLinesOf(
  context: CanvasRenderingContext2D,
  text: string,
  most: number,
): readonly string[] {
  let lines = linesOf(context, text, most);
  const { length } = lines;
  for (let width = most - NARROWER; width > 0; width -= NARROWER) {
    const narrow = linesOf(context, text, width);
    if (narrow.length > length) return lines;
    lines = narrow;
  }
  return lines;
}

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  { x, y, align, maxWidth }: WordStyle,
  size: number,
  lineHeight: number,
): Area {
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  lines.forEach((line, place) => {
    context.fillText(line, x, y + place * lineHeight, maxWidth);
  });
  const width = Math.min(
    maxWidth,
    Math.max(...lines.map((line) => context.measureText(line).width)),
  );
  return {
    left: align === 'center' ? x - width / 2 : x,
    top: y - size * ASCENT,
    width,
    height: size * 1.08 + (lines.length - 1) * lineHeight,
  };
}

/** The name of the look, in one line or two: as large as its place allows. */
export function drawTitle(
  context: CanvasRenderingContext2D,
  text: string,
  style: TitleStyle,
  alpha: number,
): Area {
  if (text.trim() === '') return NOWHERE;
  let { size } = style;
  const { y, maxWidth, highest } = style;
  const font = (): void => {
    context.font = `${size}px ${DISPLAY}`;
  };
  context.save();
  context.letterSpacing = '-0.015em';
  font();
  let lines = linesOf(context, text, maxWidth);
  const isTooLarge = (): boolean =>
    lines.length > MOST_LINES ||
    y - ((lines.length - 1) * LINE_HEIGHT + ASCENT) * size < highest ||
    lines.some((line) => context.measureText(line).width > maxWidth);
  while (isTooLarge() && size > SMALLEST_TITLE) {
    size -= 2;
    font();
    lines = linesOf(context, text, maxWidth);
  }
  if (lines.length === MOST_LINES) lines = evenLinesOf(context, text, maxWidth);
  const shown = [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')].filter(
    (line) => line !== '',
  );
  context.fillStyle = style.color;
  context.globalAlpha = alpha;
  const lineHeight = size * LINE_HEIGHT;
  const first = { ...style, y: y - (shown.length - 1) * lineHeight };
  const box = drawLines(context, shown, first, size, lineHeight);
  context.restore();
  return box;
}

/** A small line in capitals. */
export function drawSmallLine(
  context: CanvasRenderingContext2D,
  text: string,
  style: WordStyle,
  alpha: number,
): Area {
  if (text.trim() === '') return NOWHERE;
  context.save();
  context.font = `500 ${style.size}px ${TEXT}`;
  context.letterSpacing = '0.16em';
  context.fillStyle = style.color;
  context.globalAlpha = alpha;
  const box = drawLines(context, [text.trim().toUpperCase()], style, style.size, style.size);
  context.restore();
  return box;
}

/** One line of plain text. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  style: WordStyle,
  font: string,
): Area {
  context.save();
  context.font = font.replace('{size}', `${style.size}px`);
  context.fillStyle = style.color;
  const box = drawLines(context, [text], style, style.size, style.size);
  context.restore();
  return box;
}

/** The smallest box around all that are somewhere. */
export function around(boxes: readonly Area[]): Area {
  const there = boxes.filter(({ width }) => width > 0);
  if (there.length === 0) return NOWHERE;
  const left = Math.min(...there.map((box) => box.left));
  const top = Math.min(...there.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...there.map((box) => box.left + box.width)) - left,
    height: Math.max(...there.map((box) => box.top + box.height)) - top,
  };
}
