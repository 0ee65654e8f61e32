/**
 * Writes onto the two halves of a picture which is which: at the top, since a caption stands at the foot.
 */

import { TRANSFORMATION_WORDS } from '#content/panels/transformation-effects-words.ts';

/** Shares of the picture's height. */
const TEXT = 0.036;
const MARGIN = 0.035;
const SHADE = 0.16;
/** The smallest text, in pixels. */
const LEAST_TEXT = 13;
/** Width of the line between the halves, in pixels. */
const LINE = 2;

/** The same picture with its words, as a PNG. Rejects where the browser cannot draw or encode it. */
export async function labelPair(picture: Blob): Promise<Blob> {
  const halves = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  const { width, height } = halves;
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D canvas to label a picture with');
  context.drawImage(halves, 0, 0);
  halves.close();
  const shade = context.createLinearGradient(0, 0, 0, height * SHADE);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.55)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height * SHADE);
  context.fillStyle = 'white';
  context.fillRect(width / 2 - LINE / 2, 0, LINE, height);
  const size = Math.max(LEAST_TEXT, Math.round(height * TEXT));
  context.font = `500 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textBaseline = 'top';
  const margin = Math.round(height * MARGIN);
  context.fillText(TRANSFORMATION_WORDS.before, margin, margin);
  context.fillText(TRANSFORMATION_WORDS.after, width / 2 + margin, margin);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser could not encode the picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
