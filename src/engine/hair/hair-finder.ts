/**
 * Where hair is, in cells of a square around the head. Hair is what belongs to the person, lies around the
 * face, continues from where hair surely is (above the forehead and at the temples) and has its color.
 * Where that cannot be told reliably there is no answer: color on a forehead, a hat or a wall is worse than
 * none.
 */

import { luma, type Rgb } from '#domain/colour/transfer.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { distance, smoothstep, type Point, ramp } from '#engine/geometry/curve.ts';
import type { FaceFrame } from '#engine/geometry/face-frame.ts';
import { HAIR_RANKS, hairPlaces } from '#engine/geometry/hair-places.ts';
import { SKIN_REFERENCE } from '#engine/geometry/landmark-sets.ts';
import { trimmedMean } from '#engine/render/light/picture-samples.ts';
import type { PersonCells } from '#engine/tracking/person/person-model.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';
import { CellColours, compared, colourDistance, type ComparedColour } from './cell-colours.ts';
import { CellMask } from './cell-mask.ts';
import { isHat } from './hat.ts';
import { asideOf, belowOf, CELLS_ACROSS_FACE, cellAt, HAIR_CELLS } from './hair-region.ts';
import { HeadZones } from './head-zones.ts';
import { SURE_PERSON, Surroundings } from './surroundings.ts';

/** Why hair cannot be found reliably. */
export type HairRefusal =
  /** The top of the head is not in the picture, or does not stand out from what is around it. */
  | 'out-of-sight'
  /** What is above the forehead looks like the skin: no hair, or hair of its color. */
  | 'like-skin'
  /** What is above the forehead is of several colors. */
  | 'mixed'
  /** What is above the forehead ends in a brim, or above the ears. */
  | 'hat'
  /** What is behind the head has the color of the hair. */
  | 'like-background'
  /** There is too little of it. */
  | 'too-little';

export interface FoundHair {
  /** How surely each cell is hair, in [0, 1], rows from the region's top. Overwritten by the next search. */
  readonly mask: Float32Array;
  /** Its usual color, encoded, as the camera sees it. */
  readonly colour: Rgb;
}

const COUNT = HAIR_CELLS * HAIR_CELLS;

/** Cells above the forehead that must be in the picture and belong to the person. */
const FEWEST_SEEDS = 14;
/** Cells within this distance of each other are of one color, in light and in shade. */
const ONE_COLOUR = 1;
/** Share of them that must be alike for them to be hair. */
const ALIKE = 0.5;
/** Hair as near to the skin as this cannot be told from it. */
const LIKE_SKIN = 0.45;

/** Strands in light and shade may be this far from the hair's color; what is farther is something else. */
const STRAND = [1.8, 2.6] as const;
/**
 * Cells of a fringe hold locks and the skin between them. Those that are this far from the skin are
 * believed just enough for each pixel's own color to decide (see `inside` of HAIR in
 * render/passes/constants.ts).
 */
const LOCKS = { unlikeSkin: [0.12, 0.35], believed: 0.62 } as const;
/**
 * Where the ears are, in widths of the face to the side of its middle, and the height down to which hair
 * reaches there at least.
 */
const AT_EARS = [0.42, 0.64] as const;
const ABOVE_EARS = -0.1;

/**
 * Share of what is behind a head that has the hair's color: beyond the first, hair does not stand out from
 * it; beyond the second, the model has to be surer of the person.
 */
const LIKE_WALL = 0.3;
const SOME_LIKE_WALL = 0.04;
/** The model is unsure about strands: in front of a wall that is unlike the hair, color decides. */
const PERSON_BEFORE = { alike: [0.75, 0.97], other: [0.15, 0.5] } as const;
/** Long hair begins again beside the face where it is as likely as this: ears part it. */
const SURE_BESIDE = 0.5;
/** Fewest cells that are a head of hair, as a share of a square of the face's width. */
const LEAST_HAIR = 0.1;

export class HairFinder {
  private readonly zones = new HeadZones();
  private readonly colours = new CellColours(COUNT);
  private readonly cells = new CellMask();
  private readonly mask = new Float32Array(COUNT);
  private readonly surroundings = new Surroundings(this.zones, this.colours);

  /** Looks for hair in `region` of a picture (see hairRegion), whose cells are `person`. */
  find(
    image: FrameImage,
    frame: FaceFrame,
    region: RegionOfInterest,
    person: PersonCells,
  ): FoundHair | HairRefusal {
    const { colours, zones, mask } = this;
    const { sure } = person;
    zones.lay(image, frame, region);
    colours.read(person.colours);
    const skin = trimmedMean(
      SKIN_REFERENCE.map((landmark) =>
        colours.at(Math.max(0, cellAt(region, frame.point(landmark)))),
      ),
      0.25,
      0.65,
    );
    const seeds = seedsIn(image, frame, region, sure);
    if (seeds.length < FEWEST_SEEDS) return 'out-of-sight';
    const comparedSkin = compared(skin);
    const isUnlikeSkin = (cell: number): boolean =>
      colours.distance(cell, comparedSkin) > LIKE_SKIN;
    const unlikeSkin = seeds.filter(isUnlikeSkin);
    if (unlikeSkin.length < ALIKE * seeds.length) return 'like-skin';
    const hair = this.depthOf(frame, region, sure, isUnlikeSkin, unlikeSkin);
    const comparedHair = compared(hair);
    if (colourDistance(comparedHair, comparedSkin) < LIKE_SKIN) return 'like-skin';
    const isPerson = (point: Point): boolean => {
      const cell = cellAt(region, point);
      return cell >= 0 && (sure[cell] ?? 0) > 0.5;
    };
    if (isHat(image, frame, isPerson)) return 'hat';
    const isCutAtChin = this.surroundings.isLikeClothes(sure, comparedHair);
    if (this.surroundings.compareWall(sure, comparedHair) > LIKE_WALL) return 'like-background';
    this.fill(sure, { hair, skin, comparedHair, comparedSkin, isCutAtChin });
    const alike = seeds.filter((cell) => colours.distance(cell, comparedHair) < ONE_COLOUR);
    if (alike.length < ALIKE * seeds.length) return 'mixed';
    // A pale collar beside the neck looks as pale hair does.
    const isDark = luma(hair) < 0.75 * luma(skin);
    this.cells.join(mask, isDark && !isCutAtChin ? [...alike, ...this.beside()] : alike);
    this.cells.close(
      mask,
      (cell) =>
        (sure[cell] ?? 0) > SURE_PERSON &&
        zones.mustBeHair(Math.floor(cell / HAIR_CELLS), cell % HAIR_CELLS) === 1,
    );
    this.cells.soften(mask);
    if (this.endsAboveEars()) return 'hat';
    let size = 0;
    for (const share of mask) size += share;
    return size < LEAST_HAIR * CELLS_ACROSS_FACE * CELLS_ACROSS_FACE
      ? 'too-little'
      : { mask, colour: hair };
  }

  /**
   * The hair's color, from the places and ranks by which a face's hair is measured; from all seeds on a
   * flat head.
   */
  private depthOf(
    frame: FaceFrame,
    region: RegionOfInterest,
    sure: Float32Array,
    isUnlikeSkin: (cell: number) => boolean,
    seeds: readonly number[],
  ): Rgb {
    const places = new Set(
      hairPlaces(frame)
        .map((place) => cellAt(region, place))
        .filter((cell) => cell >= 0 && (sure[cell] ?? 0) >= SURE_PERSON && isUnlikeSkin(cell)),
    );
    const measured = places.size < FEWEST_SEEDS ? seeds : [...places];
    return trimmedMean(
      measured.map((cell) => this.colours.at(cell)),
      HAIR_RANKS.from,
      HAIR_RANKS.to,
    );
  }

  /** How likely each cell is hair, by its place and its color. */
  private fill(
    sure: Float32Array,
    { hair, skin, comparedHair, comparedSkin, isCutAtChin }: Told,
  ): void {
    const { zones, colours, mask } = this;
    const apart = Math.max(0.1, colourDistance(comparedHair, comparedSkin));
    // Hair that is darker than the skin is nowhere as bright as the skin.
    const skinLuma = luma(skin);
    const isDarker = luma(hair) < 0.75 * skinLuma;
    for (let row = 0, cell = 0; row < HAIR_CELLS; row += 1) {
      const isAlike = this.surroundings.likeWall(row) > SOME_LIKE_WALL;
      const personFrom = PERSON_BEFORE[isAlike ? 'alike' : 'other'];
      for (let column = 0; column < HAIR_CELLS; column += 1, cell += 1) {
        mask[cell] = 0;
        const isPerson = sure[cell] ?? 0;
        if (isPerson < personFrom[0]) continue;
        const place = zones.mayBeHair(row, column, isCutAtChin);
        if (place === 0) continue;
        const off = colours.distanceInShade(cell, comparedHair);
        const fromSkin = colours.distanceInShade(cell, comparedSkin);
        const nearer = smoothstep(-0.05, 0.3, (fromSkin - off) / apart);
        const shaded = isDarker
          ? 1 - smoothstep(0.8, 0.95, (colours.luma[cell] ?? 0) / skinLuma)
          : 1;
        const alike = Math.exp(-0.5 * off * off) * nearer * shaded;
        // On the head there is nothing but hair: strands in light and shade are hair, too.
        const strand =
          zones.mustBeHair(row, column) *
          smoothstep(0.35, 0.75, fromSkin) *
          shaded *
          smoothstep(STRAND[1], STRAND[0], off);
        const locks = zones.isForehead(row, column)
          ? LOCKS.believed * ramp(LOCKS.unlikeSkin, fromSkin) * shaded
          : 0;
        mask[cell] =
          smoothstep(personFrom[0], personFrom[1], isPerson) *
          place *
          Math.max(alike, strand, locks);
      }
    }
  }

  /** Whether hair ends above the ears on both sides: what ends there but continues above is a hat. */
  private endsAboveEars(): boolean {
    const lowest = { right: -Infinity, left: -Infinity };
    for (let row = 0; row < HAIR_CELLS; row += 1) {
      for (let column = 0; column < HAIR_CELLS; column += 1) {
        if ((this.mask[row * HAIR_CELLS + column] ?? 0) < 0.5) continue;
        const aside = asideOf(column);
        if (aside < AT_EARS[0] || aside > AT_EARS[1]) continue;
        lowest[column < HAIR_CELLS / 2 ? 'right' : 'left'] = belowOf(row);
      }
    }
    // A side that is turned away shows nothing.
    const { right, left } = lowest;
    return right > -1 && left > -1 && right < ABOVE_EARS && left < ABOVE_EARS;
  }

  private beside(): number[] {
    const found: number[] = [];
    for (let cell = 0; cell < COUNT; cell += 1) {
      if ((this.mask[cell] ?? 0) < SURE_BESIDE) continue;
      if (this.zones.isBeside(Math.floor(cell / HAIR_CELLS), cell % HAIR_CELLS)) found.push(cell);
    }
    return found;
  }
}

interface Told {
  readonly hair: Rgb;
  readonly skin: Rgb;
  readonly comparedHair: ComparedColour;
  readonly comparedSkin: ComparedColour;
  readonly isCutAtChin: boolean;
}

/** The outline of the forehead, from the right temple to the left one. */
const AROUND_FOREHEAD = [21, 54, 103, 67, 109, 10, 338, 297, 332, 284, 251] as const;

/** How far outside of it, in widths of the face, hair begins, and is still there on a flat head. */
const OUT = { from: 0.06, to: 0.3, step: 0.025 } as const;

/** Cells right outside of the forehead and the temples that belong to the person. */
function seedsIn(
  { width, height }: FrameImage,
  frame: FaceFrame,
  region: RegionOfInterest,
  sure: Float32Array,
): readonly number[] {
  const { centre } = frame;
  const seeds = new Set<number>();
  for (const landmark of AROUND_FOREHEAD) {
    const rim = frame.point(landmark);
    const away = distance(rim, centre) || 1;
    for (let out: number = OUT.from; out <= OUT.to; out += OUT.step) {
      const share = (out * frame.width) / away;
      const x = rim.x + (rim.x - centre.x) * share;
      const y = rim.y + (rim.y - centre.y) * share;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const cell = cellAt(region, { x, y });
      if (cell >= 0 && (sure[cell] ?? 0) >= SURE_PERSON) seeds.add(cell);
    }
  }
  return [...seeds];
}
