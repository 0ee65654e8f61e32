import type { Rgb } from '#domain/colour/transfer.ts';
import type { RegionOfInterest } from '#engine/tracking/region-of-interest.ts';

/** Hair where it is in the frame that is drawn. */
export interface PlacedHair {
  /** How surely each of HAIR_CELLS x HAIR_CELLS cells is hair, in [0, 1], rows from the region's top. */
  readonly mask: Float32Array;
  /** Its usual color, encoded, as the camera sees it. */
  readonly colour: Rgb;
  readonly region: RegionOfInterest;
  /** How far the shade has come in, in [0, 1]. */
  readonly share: number;
}
