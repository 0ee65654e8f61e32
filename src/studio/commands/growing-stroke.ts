/** The stroke that is being painted, point by point. */

import {
  faceDistance,
  POINT_FLOATS,
  type PaintedStroke,
  type StrokePoint,
} from '#domain/brush/painted-stroke.ts';
import type { Blend, HexColour, Product } from '#domain/makeup/look.ts';

/** Points nearer to each other, in centimeters of the face, are one: a pen that rests sends hundreds. */
const LEAST_APART = 0.03;
const LEAST_PRESSED_APART = 0.08;

/** What a stroke is painted with. */
export interface Paint {
  readonly product: Product;
  readonly shade: HexColour;
  /** How it meets the skin; left out where it is normal. */
  readonly blend?: Blend;
}

export class GrowingStroke {
  private readonly rest: Omit<PaintedStroke, 'points'>;
  private readonly values: number[] = [];

  constructor(paint: Paint, id: number) {
    this.rest = { ...paint, id };
  }

  /** What has been painted so far; null while there is no point. */
  get stroke(): PaintedStroke | null {
    if (this.values.length === 0) return null;
    return { ...this.rest, points: Float32Array.from(this.values) };
  }

  /** Adds the points that are far enough from the one before; returns whether there was any. */
  extend(points: readonly StrokePoint[]): boolean {
    const before = this.values.length;
    for (const point of points) {
      const { u, v, pressure, spread } = point;
      if (this.isApart(point)) this.values.push(u, v, pressure, spread);
    }
    return this.values.length > before;
  }

  /** Whether a point is far enough from the last one, in place or in pressure. */
  private isApart(point: StrokePoint): boolean {
    const [u, v, pressure] = this.values.slice(-POINT_FLOATS);
    if (u === undefined || v === undefined || pressure === undefined) return true;
    return (
      faceDistance({ u, v }, point) >= LEAST_APART ||
      Math.abs(pressure - point.pressure) >= LEAST_PRESSED_APART
    );
  }
}
