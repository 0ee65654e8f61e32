/** What is around a head that may have the color of its hair: clothes, and what is behind it. */

import type { CellColours, ComparedColour } from './cell-colours.ts';
import { HAIR_CELLS } from './hair-region.ts';
import type { HeadZones } from './head-zones.ts';

/**
 * At this value and above the model is sure of a person; at the second and below it is sure that there is
 * none.
 */
export const SURE_PERSON = 0.8;
const SURE_WALL = 0.1;

/**
 * What is nearer to the hair's color than ALIKE is like it; clothes are like it where more than this share
 * of them is.
 */
const ALIKE = 0.9;
const LIKE_CLOTHES_SHARE = 0.3;
/**
 * Rows of one band, which is compared with the wall beside it: a shelf says nothing of the hair above it.
 */
const BAND = 16;
/**
 * Where a larger share of a band has the hair's color and the model is unsure whether it is the person (a
 * table, say), all of the band counts as like the hair.
 */
const DOUBTED = 0.1;
/** How far below the chin clothes begin, in widths of the face. */
const SHOULDERS = 0.4;

/** Judges the cells that `zones` and `colours` have read, as far as they lie in the picture. */
export class Surroundings {
  private readonly zones: HeadZones;
  private readonly colours: CellColours;
  private readonly bands = new Float32Array(HAIR_CELLS / BAND);

  constructor(zones: HeadZones, colours: CellColours) {
    this.zones = zones;
    this.colours = colours;
  }

  /** How much of what `compareWall` found beside a row has the color of the hair, in [0, 1]. */
  likeWall(row: number): number {
    return this.bands[Math.floor(row / BAND)] ?? 0;
  }

  /**
   * Whether what is worn on the shoulders has the color of the hair: then neither can be told from the other there.
   * Cells beside the neck do not count: long hair lies over clothes there.
   */
  isLikeClothes(sure: Float32Array, hair: ComparedColour): boolean {
    const { zones } = this;
    let [worn, alike] = [0, 0];
    for (let row = 0; row < HAIR_CELLS; row += 1) {
      if (zones.belowChin(row) < SHOULDERS) continue;
      for (let column = 0; column < HAIR_CELLS; column += 1) {
        const cell = row * HAIR_CELLS + column;
        if ((sure[cell] ?? 0) < SURE_PERSON || zones.seen[cell] === 0) continue;
        if (zones.isBeside(row, column)) continue;
        worn += 1;
        if (this.colours.distance(cell, hair) < ALIKE) alike += 1;
      }
    }
    return alike > LIKE_CLOTHES_SHARE * worn;
  }

  /**
   * Share of what is behind the head that has the color of the hair; it is also kept for each band of rows.
   */
  compareWall(sure: Float32Array, hair: ComparedColour): number {
    let [wall, alike] = [0, 0];
    for (let band = 0; band < this.bands.length; band += 1) {
      const here = this.compareBand(band, sure, hair);
      const isDoubted = here.doubted > DOUBTED * here.seen;
      this.bands[band] = isDoubted ? 1 : here.alike / Math.max(1, here.wall);
      if (this.zones.belowChin(band * BAND) > 0) continue;
      wall += here.wall;
      alike += here.alike;
    }
    return alike / Math.max(1, wall);
  }

  /**
   * Counts the cells of a band that are in the picture, those of the wall, those of the wall that are like
   * the hair, and those like the hair that may be the person or the wall.
   */
  private compareBand(band: number, sure: Float32Array, hair: ComparedColour) {
    let [seen, wall, alike, doubted] = [0, 0, 0, 0];
    for (let cell = band * BAND * HAIR_CELLS; cell < (band + 1) * BAND * HAIR_CELLS; cell += 1) {
      if (this.zones.seen[cell] === 0) continue;
      seen += 1;
      const isPerson = sure[cell] ?? 0;
      if (isPerson > SURE_PERSON) continue;
      const isAlike = this.colours.distance(cell, hair) < ALIKE;
      if (isPerson <= SURE_WALL) {
        wall += 1;
        if (isAlike) alike += 1;
      } else if (isAlike) doubted += 1;
    }
    return { seen, wall, alike, doubted };
  }
}
