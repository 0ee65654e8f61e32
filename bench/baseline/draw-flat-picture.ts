/** Draws flat shapes into a picture in memory, as a 2D canvas would. */

import type { FrameImage } from '#engine/frame/frame.ts';
import { visitCoverage, type Point } from '#bench/picture/polygon-coverage.ts';
import type { FlatShape, FlatStroke } from './flat-shapes.ts';

/** A copy of `image` with the shapes over it. */
export function drawFlatPicture(image: FrameImage, shapes: readonly FlatShape[]): FrameImage {
  const data = image.data.slice();
  for (const shape of shapes) {
    const polygons = shape.kind === 'fill' ? [shape.polygon] : strokePolygons(shape);
    const colour = [1, 3, 5].map((at) => Number.parseInt(shape.colour.slice(at, at + 2), 16));
    visitCoverage(polygons, image.width, image.height, (pixel, share) => {
      const alpha = share * shape.alpha;
      colour.forEach((level, channel) => {
        const at = 4 * pixel + channel;
        data[at] = (data[at] ?? 0) * (1 - alpha) + level * alpha;
      });
    });
  }
  return { data, width: image.width, height: image.height };
}

/** One rectangle per segment, all with the same winding, so that overlaps are covered only once. */
function strokePolygons({ lines, width }: FlatStroke): Point[][] {
  const polygons: Point[][] = [];
  for (const line of lines) {
    line.slice(1).forEach((to, index) => {
      const from = line[index] ?? to;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) return;
      const x = ((to.y - from.y) / length) * (width / 2);
      const y = ((from.x - to.x) / length) * (width / 2);
      polygons.push([
        { x: from.x + x, y: from.y + y },
        { x: to.x + x, y: to.y + y },
        { x: to.x - x, y: to.y - y },
        { x: from.x - x, y: from.y - y },
      ]);
    });
  }
  return polygons;
}
