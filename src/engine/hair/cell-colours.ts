/**
 * The colors of cells in the terms in which hair is compared: light as a logarithm, and tint, which is the
 * same in any light.
 */

import { ENCODED_OFFSET, luma, LUMA, type Rgb } from '#domain/colour/transfer.ts';
import { chromaOf } from '#engine/render/light/picture-samples.ts';

/** Keeps the logarithm of black finite: below it a camera shows noise. */
const DARK = 0.03;

/** Differences of the logarithm of light, and of tint, that make two colors surely unlike. */
const LIGHT_SPREAD = 0.8;
const TINT_SPREAD = 0.2;

/** How much being darker counts, relative to being lighter, where a cell may lie in shade. */
const SHADED = 0.6;

/** A color to compare with: what `colourDistance` needs of it. */
export interface ComparedColour {
  readonly light: number;
  readonly warm: number;
  readonly cool: number;
}

export function compared(colour: Rgb): ComparedColour {
  const [warm, cool] = chromaOf(colour);
  return { light: Math.log(luma(colour) + DARK), warm, cool };
}

/** How unlike two colors are: about 1 where they surely are of two things. */
export function colourDistance(one: ComparedColour, other: ComparedColour): number {
  return distanceOf(one.light - other.light, one.warm - other.warm, one.cool - other.cool);
}

/** How far a color is on the way from one color (0) to another (1), which must differ. */
export function stepTowards(
  colour: ComparedColour,
  from: ComparedColour,
  to: ComparedColour,
): number {
  const along = (part: keyof ComparedColour, spread: number): readonly [number, number] => {
    const way = (to[part] - from[part]) / spread;
    return [(way * (colour[part] - from[part])) / spread, way * way];
  };
  const parts = [
    along('light', LIGHT_SPREAD),
    along('warm', TINT_SPREAD),
    along('cool', TINT_SPREAD),
  ];
  const [gone, whole] = parts.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return gone / Math.max(1e-6, whole);
}

function distanceOf(light: number, warm: number, cool: number): number {
  const l = light / LIGHT_SPREAD;
  const w = warm / TINT_SPREAD;
  const c = cool / TINT_SPREAD;
  return Math.sqrt(l * l + w * w + c * c);
}

/** The cells of a picture, reused from one search to the next. */
export class CellColours {
  readonly luma: Float32Array;
  private readonly light: Float32Array;
  private readonly warm: Float32Array;
  private readonly cool: Float32Array;
  private encoded: Float32Array = new Float32Array(0);

  constructor(count: number) {
    this.luma = new Float32Array(count);
    this.light = new Float32Array(count);
    this.warm = new Float32Array(count);
    this.cool = new Float32Array(count);
  }

  /** `encoded` has red, green and blue of each cell, in [0, 1]. */
  read(encoded: Float32Array): void {
    this.encoded = encoded;
    for (let cell = 0, at = 0; cell < this.luma.length; cell += 1, at += 3) {
      const red = encoded[at] ?? 0;
      const green = encoded[at + 1] ?? 0;
      const blue = encoded[at + 2] ?? 0;
      const level = red * LUMA[0] + green * LUMA[1] + blue * LUMA[2];
      this.luma[cell] = level;
      this.light[cell] = Math.log(level + DARK);
      this.warm[cell] = (red - green) / (level + ENCODED_OFFSET);
      this.cool[cell] = (blue - green) / (level + ENCODED_OFFSET);
    }
  }

  at(cell: number): Rgb {
    const { encoded } = this;
    return [encoded[3 * cell] ?? 0, encoded[3 * cell + 1] ?? 0, encoded[3 * cell + 2] ?? 0];
  }

  /** How unlike a cell is to a color (see colourDistance). */
  distance(cell: number, other: ComparedColour): number {
    return this.apart(cell, other, 1);
  }

  /** The same for a cell that may be darker because it lies in shade. */
  distanceInShade(cell: number, other: ComparedColour): number {
    return this.apart(cell, other, SHADED);
  }

  private apart(cell: number, other: ComparedColour, shaded: number): number {
    const light = (this.light[cell] ?? 0) - other.light;
    return distanceOf(
      light < 0 ? light * shaded : light,
      (this.warm[cell] ?? 0) - other.warm,
      (this.cool[cell] ?? 0) - other.cool,
    );
  }
}
