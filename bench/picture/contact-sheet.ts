/** Contact sheets: rows and columns of equal tiles with labels. */

import sharp from 'sharp';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { Bounds } from './mask.ts';

const HEADER_HEIGHT = 30;
const LABEL_WIDTH = 92;
const GAP = 4;

export interface Tile {
  readonly image: FrameImage;
  /** The part of the picture that is shown; anything beyond the picture's border is cut off. */
  readonly crop: Bounds;
}

export class ContactSheet {
  private readonly columns: readonly string[];
  private readonly tileWidth: number;
  private readonly tileHeight: number;
  private readonly rows: { readonly label: string; readonly tiles: readonly Buffer[] }[] = [];

  /** Tile sizes in pixels. */
  constructor(columns: readonly string[], tileWidth: number, tileHeight: number) {
    this.columns = columns;
    this.tileWidth = tileWidth;
    this.tileHeight = tileHeight;
  }

  /** Each crop is stretched to the tile, so it should have the tile's proportions. */
  async addRow(label: string, tiles: readonly Tile[]): Promise<void> {
    this.rows.push({ label, tiles: await Promise.all(tiles.map((tile) => this.cut(tile))) });
  }

  async save(path: string): Promise<void> {
    const width = LABEL_WIDTH + this.columns.length * (this.tileWidth + GAP);
    const height = HEADER_HEIGHT + this.rows.length * (this.tileHeight + GAP);
    const words = this.columns.map((column, index) =>
      text(column, LABEL_WIDTH + index * (this.tileWidth + GAP) + this.tileWidth / 2, 20, 'middle'),
    );
    const pictures = this.rows.flatMap(({ label, tiles }, row) => {
      const top = HEADER_HEIGHT + row * (this.tileHeight + GAP);
      words.push(text(label, 8, top + this.tileHeight / 2, 'start'));
      return tiles.map((input, column) => ({
        input,
        top,
        left: LABEL_WIDTH + column * (this.tileWidth + GAP),
      }));
    });
    const overlay = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.join('')}</svg>`,
    );
    await sharp({ create: { width, height, channels: 3, background: '#1d1d1f' } })
      .composite([...pictures, { input: overlay, top: 0, left: 0 }])
      .png({ compressionLevel: 6 })
      .toFile(path);
  }

  private cut({ image, crop }: Tile): Promise<Buffer> {
    const left = Math.max(0, Math.round(crop.left));
    const top = Math.max(0, Math.round(crop.top));
    return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
      .extract({
        left,
        top,
        width: Math.min(image.width, Math.round(crop.right)) - left,
        height: Math.min(image.height, Math.round(crop.bottom)) - top,
      })
      .removeAlpha()
      .resize(this.tileWidth, this.tileHeight, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}

function text(words: string, x: number, y: number, anchor: 'start' | 'middle'): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="sans-serif" font-size="14" fill="#e8e6e3">${escaped}</text>`;
}

/**
 * A rectangle of the given proportions around points (x0, y0, x1, y1, ...), with a margin on each side
 * of `margin` times their width.
 */
export function cropAround(
  points: ArrayLike<number>,
  margin: number,
  widthOverHeight: number,
): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at] ?? left);
    right = Math.max(right, points[at] ?? right);
    top = Math.min(top, points[at + 1] ?? top);
    bottom = Math.max(bottom, points[at + 1] ?? bottom);
  }
  const extra = 2 * margin * (right - left);
  const height = Math.max(bottom - top + extra, (right - left + extra) / widthOverHeight);
  const width = height * widthOverHeight;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
