/** The light on a face that was taken: its facts for the gates, its white, and how it falls. */

import { uniformityOf, type LightFacts } from '#domain/analysis/light-gates.ts';
import { labOf } from '#domain/analysis/skin-colour.ts';
import type { SkinZone } from '#domain/analysis/skin-reading.ts';
import {
  combineWitnesses,
  luminanceOf,
  type LinearRgb,
  type WhiteBalance,
} from '#domain/analysis/white-balance.ts';
import { mapRgb } from '#domain/colour/transfer.ts';
import { cellsOf, middleColour, type Cell, type MiddleColour } from './zone-cells.ts';
import { faceNormals, normalOf, type Direction } from '#engine/geometry/face-normals.ts';
import { MOST_HIDDEN } from './hidden-parts.ts';
import { readWitnesses, type LightWitnesses } from './light-witnesses.ts';
import { readNoise, type PictureNoise } from './picture-noise.ts';
import { learnShading, type Shading } from './shading.ts';
import type { TakenFace } from './taken-face.ts';
import { zoneAreas, type ZoneArea } from './zone-area.ts';
import { ZONE_OUTLINES } from '#domain/analysis/zone-outlines.ts';

/** A zone with its cells, its mean colour without the darkest and lightest of them, and which way it looks. */
export interface SeenZone extends MiddleColour {
  readonly area: ZoneArea;
  readonly cells: readonly Cell[];
  readonly normal: Direction;
  /** Share of its pixels in which a channel is clipped. */
  readonly clipped: number;
}

export interface LitFace {
  readonly zones: readonly SeenZone[];
  readonly shading: Shading;
  readonly balance: WhiteBalance;
  readonly noise: PictureNoise;
  readonly facts: LightFacts;
}

/** Millimetres to a side of the cells that carry colour. */
const CELL = 1.5;

/** A zone's colour is the mean of the cells between these ranks of luminance. */
const MIDDLE = [0.15, 0.75] as const;

/** Zones whose brightness is the light's: neither hair nor folds lie in them. */
const TELLING: ReadonlySet<SkinZone> = new Set<SkinZone>([
  'forehead-right',
  'forehead-middle',
  'forehead-left',
  'glabella',
  'nose-bridge',
  'under-eye-right',
  'under-eye-left',
  'cheek-right',
  'cheek-left',
  'chin',
  'jaw-right',
  'jaw-left',
]);

/** The direction that a face looks in, as does what is held beside it. */
const TO_THE_CAMERA: Direction = [0, 0, -1];

/** Kept because a face may be measured more than once: for its form, and for its skin. */
const read = new WeakMap<TakenFace, LitFace>();

export function readLight(face: TakenFace): LitFace {
  const before = read.get(face);
  if (before !== undefined) return before;
  const lit = lightOf(face);
  read.set(face, lit);
  return lit;
}

function lightOf(face: TakenFace): LitFace {
  const normals = faceNormals(face.landmarks);
  const zones = zoneAreas(face).map((area): SeenZone => {
    const cells = cellsOf(face, area, CELL);
    const corners = ZONE_OUTLINES[area.zone].flatMap((place) =>
      typeof place === 'number' ? [place] : [place[0], place[1]],
    );
    return {
      area,
      cells,
      normal: normalOf(normals, corners),
      clipped: cells.reduce((sum, cell) => sum + cell.clipped, 0) / (cells.length || 1),
      ...middleColour(cells, ...MIDDLE),
    };
  });
  const telling = zones.filter(
    ({ area, cells }) => TELLING.has(area.zone) && cells.length > 4 && area.hidden <= MOST_HIDDEN,
  );
  const shading = learnShading(
    telling.map(({ normal, colour, cells }) => ({
      normal,
      luminance: luminanceOf(colour),
      weight: Math.sqrt(cells.length),
    })),
  );
  const seen = readWitnesses(face, normals, shading, luminanceOf(meanColour(telling)));
  const ahead = shading(TO_THE_CAMERA);
  const balance = combineWitnesses([
    ...seen.witnesses,
    ...face.references.map(({ white, ...deviations }) => ({
      ...deviations,
      white: mapRgb(white, (light) => light / ahead),
    })),
  ]);
  const noise = readNoise(
    face,
    telling.map(({ area }) => area),
  );
  return {
    zones,
    shading,
    balance,
    noise,
    facts: factsOf(telling, noise, balance, seen),
  };
}

/** Luma of a pixel from this level on is over-exposed (ISO/IEC 29794-5). */
const OVER_EXPOSED = 247;
/** Linear red of the sixth 8-bit level: below it the camera has clipped what skin would show. */
const CLIPPED = 0.0018;

function factsOf(
  zones: readonly SeenZone[],
  noise: PictureNoise,
  balance: WhiteBalance,
  { scleraLight, scleraClipped }: LightWitnesses,
): LightFacts {
  const cells = zones.flatMap((zone) => zone.cells);
  const share = (isSo: (cell: Cell) => boolean): number =>
    cells.filter(isSo).length / (cells.length || 1);
  const skin = meanColour(zones);
  const encoded = 255 * Math.max(0, luminanceOf(skin)) ** (1 / 2.2);
  return {
    skin: labOf(skin),
    leftRight: likeness(zones, /right$/, /left$/),
    topBottom: likeness(zones, /forehead|glabella/, /chin|jaw|cheek/),
    overExposed: share(({ luminance }) => luminance > (OVER_EXPOSED / 255) ** 2.2),
    clippedDark: share(({ colour }) => colour[0] < CLIPPED),
    scleraLight,
    scleraClipped,
    noise: noise.luma / Math.max(1, encoded),
    tintDeviation: Math.max(balance.redDeviation, balance.blueDeviation),
  };
}

export function meanColour(zones: readonly SeenZone[]): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { colour } of zones) {
    sum[0] += colour[0];
    sum[1] += colour[1];
    sum[2] += colour[2];
  }
  const count = zones.length || 1;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** The uniformity of two halves that are lit alike. */
const EVEN = 100;

/** Histogram bins of encoded luminance, relative to the face's own brightest. */
const BINS = 24;

function likeness(zones: readonly SeenZone[], one: RegExp, other: RegExp): number {
  const most = Math.max(
    1e-4,
    ...zones.flatMap(({ cells }) => cells.map(({ luminance }) => luminance)),
  );
  const cellsIn = (names: RegExp): readonly Cell[] =>
    zones.filter(({ area }) => names.test(area.zone)).flatMap((zone) => zone.cells);
  const [ones, others] = [cellsIn(one), cellsIn(other)];
  // Where a fringe hides one of the halves, nothing speaks against the light.
  if (ones.length === 0 || others.length === 0) return EVEN;
  const histogram = (cells: readonly Cell[]): number[] => {
    const bins = Array.from({ length: BINS }, () => 0);
    for (const { luminance } of cells) {
      const bin = Math.min(BINS - 1, Math.floor(BINS * (luminance / most) ** (1 / 2.2)));
      bins[bin] = (bins[bin] ?? 0) + 1 / cells.length;
    }
    return bins;
  };
  return uniformityOf(histogram(ones), histogram(others));
}
