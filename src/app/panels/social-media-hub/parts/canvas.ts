/** What drawings of posts and stories share. */

import type { Area, Size } from '#domain/picture/fit.ts';

export const DISPLAY = "'Bodoni Moda Variable', Didot, 'Bodoni 72', Georgia, serif";
export const TEXT = "'Hanken Grotesk Variable', system-ui, sans-serif";

/** Waits for the fonts, which a canvas does not. Where they do not come, others stand in. */
export async function fontsForDrawing(): Promise<void> {
  const wanted = [`80px ${DISPLAY}`, `italic 80px ${DISPLAY}`, `40px ${TEXT}`, `500 40px ${TEXT}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font))).catch(() => undefined);
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  return context;
}

export function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

/** Draws a part of a picture into a place; both in pixels. */
export function drawPart(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  part: Area,
  place: Area,
): void {
  context.drawImage(
    picture,
    part.left,
    part.top,
    part.width,
    part.height,
    place.left,
    place.top,
    place.width,
    place.height,
  );
}

/** Darkens a place from one of its edges inwards, for words that stand there. */
export function drawShade(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Area,
  from: 'top' | 'bottom',
  strength: number,
): void {
  const [start, end] = from === 'top' ? [top, top + height] : [top + height, top];
  const shade = context.createLinearGradient(0, start, 0, end);
  // Eased, or its end would be seen as a line.
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    shade.addColorStop(share, `rgb(12 9 8 / ${strength * (1 - share) ** 1.8})`);
  }
  context.fillStyle = shade;
  context.fillRect(left, top, width, height);
}

/** Writes the caption that its effects require onto a picture, in the lower left corner. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  caption: string,
): void {
  const letters = Math.round(0.026 * Math.min(width, height));
  const padding = letters * 0.7;
  const tall = letters * 1.84;
  context.save();
  context.font = `500 ${letters}px ${TEXT}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const most = width - 2 * (letters + padding);
  const long = Math.min(most, context.measureText(caption).width);
  const top = height - letters - tall;
  context.fillStyle = 'rgb(18 14 18 / 0.62)';
  context.beginPath();
  context.roundRect(letters, top, long + 2 * padding, tall, tall / 2);
  context.fill();
  context.fillStyle = '#fff';
  context.fillText(caption, letters + padding, top + tall / 2, most);
  context.restore();
}

/** The hand mirror and our name, drawn from `x` to the right. Returns the width of both. */
export function drawMark(
  context: CanvasRenderingContext2D,
  name: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): number {
  context.save();
  context.font = `${size}px ${DISPLAY}`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.strokeStyle = colour;
  context.fillStyle = colour;
  const unit = size / 22;
  context.translate(x, y - 21 * unit);
  context.scale(unit, unit);
  context.lineWidth = 1.5;
  context.lineCap = 'round';
  for (const path of ['M10.6 18.4 20.2 6.2M13.6 22 21.8 11.6', 'M16 25.4v5.2']) {
    context.stroke(new Path2D(path));
  }
  context.beginPath();
  context.ellipse(16, 13.5, 9.2, 11.8, 0, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
  context.save();
  context.font = `${size}px ${DISPLAY}`;
  context.fillStyle = colour;
  const from = 32 * unit;
  context.fillText(name, x + from, y);
  const { width } = context.measureText(name);
  context.restore();
  return from + width;
}

/** A canvas as a file. Rejects where the browser cannot encode it. */
export function fileOfCanvas(canvas: HTMLCanvasElement, name: string, type: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('the browser could not encode the picture'));
        else resolve(new File([blob], name, { type }));
      },
      type,
      0.92,
    );
  });
}
