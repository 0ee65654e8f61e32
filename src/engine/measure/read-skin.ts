/** All that one picture says of a skin. */

import { isWithheld, type Withheld, type WithheldReason } from '#domain/analysis/measurement.ts';
import { judgeLight, type LightJudgement } from '#domain/analysis/light-gates.ts';
import { SKIN_MEASURES, type SkinMeasure, type SkinZone } from '#domain/analysis/skin-reading.ts';
import { readLight, type LitFace, type SeenZone } from './face-light.ts';
import { DRAWN_SHARE } from './picture-noise.ts';
import { evenly, type SkinEstimate } from './skin-estimates.ts';
import type { TakenFace } from './taken-face.ts';
import { colourEstimates, zoneColours } from './zone-colours.ts';
import { differenceEstimates } from './zone-differences.ts';
import { readDetail, type ZoneDetail } from './zone-detail.ts';
import { withoutPaintedSkin, wornMakeup } from './worn-makeup.ts';
import { evennessOf, shineDoubt, shineOf } from './zone-maps.ts';

/** One picture's estimates, its light and its resolution. */
export interface SkinPicture {
  readonly light: LightJudgement;
  readonly pixelsPerMillimetre: number;
  readonly estimates: readonly SkinEstimate[];
}

/**
 * How much the result of a filter varies between pictures of the same skin: a share of it, and a constant
 * part. Found on harmless variants of pictures by bench:measure.
 */
const DETAIL_DEVIATIONS: Readonly<
  Partial<Record<SkinMeasure, { readonly share: number; readonly least: number }>>
> = {
  evenness: { share: 0, least: 9 },
  shine: { share: 0.2, least: 0.5 },
  texture: { share: 0.2, least: 0.5 },
  spots: { share: 0.3, least: 0.3 },
  lines: { share: 0.3, least: 1 },
  'fine-lines': { share: 0.3, least: 2 },
  pores: { share: 0.3, least: 2 },
};

/**
 * A picture with less noise of luma than this, in 8-bit levels, was smoothed or strongly compressed: its color differs from
 * block to block then, and evenness is uncertain by so much more, in percent, where no noise is left.
 */
const LEAST_NOISE = 1;
const SMOOTHED_EVENNESS = 12;

type DetailMeasure = 'evenness' | 'shine' | 'texture' | 'spots' | 'lines' | 'fine-lines' | 'pores';

/**
 * Reads a picture in steps, one for each zone, so that a live picture can be drawn in between. It returns
 * the reading, or the reason why a gate refused it. With `withDetail` it also reads evenness, shine,
 * texture, spots, lines and pores.
 */
export function* readSkin(
  face: TakenFace,
  withDetail: boolean,
): Generator<void, SkinPicture | Withheld, void> {
  const lit = readLight(face);
  const light = judgeLight(lit.facts);
  if (isWithheld(light)) return light;
  if (lit.noise.flatShare > DRAWN_SHARE) return { withheld: 'not-a-photograph' };
  yield;
  const worn = wornMakeup(face);
  yield;
  const colours = zoneColours(lit);
  const estimates: SkinEstimate[] = [
    ...colourEstimates(colours, lit),
    ...differenceEstimates(colours, lit),
  ];
  if (withDetail) {
    for (const { zone, seen, refusal } of colours) {
      yield;
      estimates.push(...detailEstimates(face, lit, seen, zone, refusal));
    }
  }
  return {
    light,
    pixelsPerMillimetre: face.sourceResolution,
    estimates: withoutPaintedSkin(estimates, worn),
  };
}

function detailEstimates(
  face: TakenFace,
  lit: LitFace,
  seen: SeenZone,
  zone: SkinZone,
  refusal: WithheldReason | null,
): readonly SkinEstimate[] {
  const wanted = DETAIL_MEASURES.filter((measure) =>
    SKIN_MEASURES[measure].zones.some((each) => each === zone),
  );
  // Shine clips first: what is clipped is no colour, but it is shine.
  const isRefused = (measure: DetailMeasure): boolean =>
    refusal !== null && !(refusal === 'over-exposed' && measure === 'shine');
  if (refusal !== null && wanted.every(isRefused)) {
    return wanted.map((measure) => ({ zone, measure, withheld: refusal }));
  }
  const isFine = face.sourceResolution >= SKIN_MEASURES['fine-lines'].resolution;
  const detail = readDetail(face, seen.area, lit.noise.luma, {
    lines: wanted.includes('lines'),
    fine: isFine,
  });
  return wanted.map((measure): SkinEstimate => {
    if (refusal !== null && isRefused(measure)) return { zone, measure, withheld: refusal };
    if (face.sourceResolution < SKIN_MEASURES[measure].resolution) {
      return { zone, measure, withheld: 'too-few-pixels' };
    }
    const value = valueOf(measure, seen, lit, detail);
    const { share, least } = DETAIL_DEVIATIONS[measure] ?? { share: 0, least: 0 };
    const deviation = Math.hypot(
      share * value,
      least,
      ...ownDoubts(measure, value, seen, lit, detail),
    );
    return { zone, measure, ...evenly(value, deviation) };
  });
}

/** What makes a measure more uncertain in this zone than it is elsewhere, as deviations. */
function ownDoubts(
  measure: DetailMeasure,
  value: number,
  seen: SeenZone,
  { balance, noise }: LitFace,
  detail: ZoneDetail,
): readonly number[] {
  switch (measure) {
    case 'evenness':
      return [SMOOTHED_EVENNESS * Math.max(0, 1 - noise.luma / LEAST_NOISE)];
    case 'shine':
      return [seen.clipped * value, shineDoubt(seen, balance)];
    case 'texture':
      return [detail.textureDoubt];
    case 'spots':
    case 'lines':
    case 'fine-lines':
    case 'pores':
      return [];
  }
}

const DETAIL_MEASURES: readonly DetailMeasure[] = [
  'evenness',
  'shine',
  'texture',
  'spots',
  'lines',
  'fine-lines',
  'pores',
];

function valueOf(measure: DetailMeasure, seen: SeenZone, lit: LitFace, detail: ZoneDetail): number {
  switch (measure) {
    case 'evenness':
      return evennessOf(seen.cells);
    case 'shine':
      return shineOf(seen, lit.balance);
    case 'texture':
      return detail.texture;
    case 'spots':
      return detail.spots;
    case 'lines':
      return detail.lines;
    case 'fine-lines':
      return detail.fineLines;
    case 'pores':
      return detail.pores;
  }
}
