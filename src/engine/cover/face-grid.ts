/** The face as a grid of square cells over the frame: what each cell shows, and which place of the face it is. */

import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_MESH_TEXTURE_COORDINATES, FACE_MESH_TRIANGLES } from '#engine/geometry/face-mesh.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { placeOf } from './face-places.ts';

/** Cells around the face, in which nothing is ever hidden. */
const MARGIN = 2;

/** Largest grid, for faces that are cut by the frame or seen from very near. */
export const MOST_CELLS = 220 * 300;

/** Natural logarithms of encoded levels, moved so that a factor on light is a sum (see ENCODED_OFFSET). */
const LOG_LEVELS = Float32Array.from({ length: 1021 }, (_, sum) => Math.log(sum / 1020 + 0.055));

export class FaceGrid {
  columns = 0;
  rows = 0;
  left = 0;
  top = 0;
  cell = 1;
  /** Texture coordinates of the face mesh in each cell's middle; -1 off the face. */
  readonly u = new Float32Array(MOST_CELLS);
  readonly v = new Float32Array(MOST_CELLS);
  /** The place of the face in each cell (see face-places.ts); only on the face. */
  readonly places = new Uint16Array(MOST_CELLS);
  /** What the cell shows: logarithms of its light, of red over green, and of blue over green. */
  readonly light = new Float32Array(MOST_CELLS);
  readonly warm = new Float32Array(MOST_CELLS);
  readonly cool = new Float32Array(MOST_CELLS);

  /** Lays `cellsAcross` cells over the width of a face and reads them. False where the face is off the frame. */
  lay(image: FrameImage, frame: FaceFrame, cellsAcross: number): boolean {
    const oval = FACE_OVAL.map(frame.point);
    const xs = oval.map(({ x }) => x);
    const ys = oval.map(({ y }) => y);
    const left = Math.max(0, Math.min(...xs));
    const top = Math.max(0, Math.min(...ys));
    const right = Math.min(image.width, Math.max(...xs));
    const bottom = Math.min(image.height, Math.max(...ys));
    if (right - left < 8 || bottom - top < 8) return false;
    const smallest = Math.sqrt(((right - left) * (bottom - top)) / (0.8 * MOST_CELLS));
    this.cell = Math.max(1, frame.width / cellsAcross, smallest);
    this.left = Math.floor(left - MARGIN * this.cell);
    this.top = Math.floor(top - MARGIN * this.cell);
    this.columns = Math.ceil((right - this.left) / this.cell) + MARGIN;
    this.rows = Math.ceil((bottom - this.top) / this.cell) + MARGIN;
    this.placeCells(frame);
    this.readCells(image);
    return true;
  }

  private placeCells(frame: FaceFrame): void {
    const { columns, rows, left, top, cell, u, v } = this;
    u.fill(-1, 0, columns * rows);
    const triangles = FACE_MESH_TRIANGLES;
    const texture = FACE_MESH_TEXTURE_COORDINATES;
    const xs = new Float32Array(468);
    const ys = new Float32Array(468);
    for (let i = 0; i < 468; i += 1) {
      const { x, y } = frame.point(i);
      xs[i] = (x - left) / cell - 0.5;
      ys[i] = (y - top) / cell - 0.5;
    }
    for (let t = 0; t < triangles.length; t += 3) {
      const a = triangles[t] ?? 0;
      const b = triangles[t + 1] ?? 0;
      const c = triangles[t + 2] ?? 0;
      const ax = xs[a] ?? 0;
      const ay = ys[a] ?? 0;
      const bx = (xs[b] ?? 0) - ax;
      const by = (ys[b] ?? 0) - ay;
      const cx = (xs[c] ?? 0) - ax;
      const cy = (ys[c] ?? 0) - ay;
      const area = bx * cy - by * cx;
      // The mesh is seen from the front where its triangles run the other way round on the screen.
      if (area >= 0) continue;
      const fromX = Math.max(1, Math.ceil(ax + Math.min(0, bx, cx)));
      const toX = Math.min(columns - 2, Math.floor(ax + Math.max(0, bx, cx)));
      const fromY = Math.max(1, Math.ceil(ay + Math.min(0, by, cy)));
      const toY = Math.min(rows - 2, Math.floor(ay + Math.max(0, by, cy)));
      const au = texture[2 * a] ?? 0;
      const av = texture[2 * a + 1] ?? 0;
      const bu = (texture[2 * b] ?? 0) - au;
      const bv = (texture[2 * b + 1] ?? 0) - av;
      const cu = (texture[2 * c] ?? 0) - au;
      const cv = (texture[2 * c + 1] ?? 0) - av;
      for (let y = fromY; y <= toY; y += 1) {
        for (let x = fromX; x <= toX; x += 1) {
          const dx = x - ax;
          const dy = y - ay;
          const sb = (dx * cy - dy * cx) / area;
          const sc = (bx * dy - by * dx) / area;
          if (sb < -1e-4 || sc < -1e-4 || sb + sc > 1.0001) continue;
          const at = y * columns + x;
          u[at] = au + sb * bu + sc * cu;
          v[at] = av + sb * bv + sc * cv;
        }
      }
    }
  }

  private readCells(image: FrameImage): void {
    const { columns, rows, left, top, cell, u, v, places, light, warm, cool } = this;
    const { data, width, height } = image;
    const reach = cell / 4;
    for (let row = 0; row < rows; row += 1) {
      const y0 = clamp(Math.floor(top + (row + 0.5) * cell - reach), height);
      const y1 = clamp(Math.floor(top + (row + 0.5) * cell + reach), height);
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        if ((u[at] ?? -1) < 0) continue;
        places[at] = placeOf(u[at] ?? 0, v[at] ?? 0);
        const x0 = clamp(Math.floor(left + (column + 0.5) * cell - reach), width);
        const x1 = clamp(Math.floor(left + (column + 0.5) * cell + reach), width);
        const a = 4 * (y0 * width + x0);
        const b = 4 * (y0 * width + x1);
        const c = 4 * (y1 * width + x0);
        const d = 4 * (y1 * width + x1);
        const red = (data[a] ?? 0) + (data[b] ?? 0) + (data[c] ?? 0) + (data[d] ?? 0);
        const green =
          (data[a + 1] ?? 0) + (data[b + 1] ?? 0) + (data[c + 1] ?? 0) + (data[d + 1] ?? 0);
        const blue =
          (data[a + 2] ?? 0) + (data[b + 2] ?? 0) + (data[c + 2] ?? 0) + (data[d + 2] ?? 0);
        const logGreen = LOG_LEVELS[green] ?? 0;
        light[at] = LOG_LEVELS[Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)] ?? 0;
        warm[at] = (LOG_LEVELS[red] ?? 0) - logGreen;
        cool[at] = (LOG_LEVELS[blue] ?? 0) - logGreen;
      }
    }
  }
}

function clamp(value: number, size: number): number {
  return value < 0 ? 0 : value >= size ? size - 1 : value;
}
