/** Pro Tips: each says whether it rests on a measurement or on a convention of styling. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { namedShapes, type FaceShape } from '#domain/analysis/face-shape.ts';
import { NINETY_PERCENT } from '#domain/analysis/interval.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { KnownFace } from './known-face.ts';
import { inPercent, leaning } from './leaning.ts';

/** Lightness in CIE L*, chances in percent; all whole numbers. */
export interface TipValues {
  readonly 'lips-and-brows': { readonly lip: number; readonly brow: number };
  readonly light: { readonly half: number };
  readonly 'undertone-cool': { readonly chance: number };
  readonly 'undertone-neutral': { readonly chance: number };
  readonly 'undertone-warm': { readonly chance: number };
  readonly 'face-shape': { readonly shape: FaceShape; readonly chance: number };
  readonly 'one-focus': Readonly<Record<string, never>>;
  readonly 'jaw-test': Readonly<Record<string, never>>;
}

export type TipKind = keyof TipValues;

export type Tip = {
  readonly [Kind in TipKind]: {
    readonly kind: Kind;
    readonly basis: 'measurement' | 'convention';
    readonly values: TipValues[Kind];
  };
}[TipKind];

export function tipsFor(reading: FaceReading, known: KnownFace): readonly Tip[] {
  const tips: Tip[] = [];
  const { lip, brow } = known.contrast;
  if (lip !== null && brow !== null) {
    tips.push({
      kind: 'lips-and-brows',
      basis: 'measurement',
      values: { lip: Math.abs(Math.round(lip)), brow: Math.abs(Math.round(brow)) },
    });
  }
  if (!known.cautions.some(({ missing }) => missing === 'skin-lightness')) {
    tips.push({
      kind: 'light',
      basis: 'measurement',
      values: { half: Math.max(1, Math.round(NINETY_PERCENT * known.doubt.lightness)) },
    });
  }
  const lean = leaning(known);
  if (lean !== null) {
    tips.push({
      kind: `undertone-${lean.undertone}`,
      basis: 'convention',
      values: { chance: lean.chance },
    });
  }
  if (!isWithheld(reading.shape)) {
    const named = namedShapes(reading.shape.chances);
    const [first] = reading.shape.chances;
    if (first !== undefined && named.length === 1) {
      tips.push({
        kind: 'face-shape',
        basis: 'convention',
        values: { shape: first.name, chance: inPercent(first.chance) },
      });
    }
  }
  tips.push({ kind: 'one-focus', basis: 'convention', values: {} });
  tips.push({ kind: 'jaw-test', basis: 'convention', values: {} });
  return tips;
}
