/** Words on a picture that is kept: what is true of it but cannot be seen in it. */

/** Height of the letters as a share of the picture's shorter side, and their least height in pixels. */
const SHARE = 0.026;
const LEAST = 11;

/** White letters on a dark ground can be read on any picture. */
const GROUND = 'rgb(18 14 18 / 0.62)';
const INK = '#ffffff';

/** Writes one line into the lower left corner; what is too long for the picture is made narrower. */
export function writeCaption(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  caption: string,
): void {
  const letters = Math.max(LEAST, Math.round(SHARE * Math.min(width, height)));
  const margin = letters;
  const padding = letters * 0.7;
  context.font = `500 ${letters}px system-ui, sans-serif`;
  context.textBaseline = 'middle';
  const most = Math.max(1, width - 2 * (margin + padding));
  const long = Math.min(most, context.measureText(caption).width);
  const tall = letters + 2 * padding * 0.6;
  const top = height - margin - tall;
  context.fillStyle = GROUND;
  context.beginPath();
  context.roundRect(margin, top, long + 2 * padding, tall, tall / 2);
  context.fill();
  context.fillStyle = INK;
  context.fillText(caption, margin + padding, top + tall / 2, most);
}
