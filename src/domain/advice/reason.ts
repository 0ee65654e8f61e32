/** Why a shade is advised, as facts and their values. The words are in content. */

import type { EyeColour } from '#domain/analysis/eyes.ts';

/** Lightness in CIE L*, differences in CIEDE2000, chances in percent; all whole numbers. */
export interface ReasonValues {
  readonly 'lip-edge': { readonly contrast: number; readonly darker: number };
  readonly 'lip-balance': { readonly contrast: number; readonly darker: number };
  readonly 'lip-color': { readonly contrast: number; readonly difference: number };
  readonly 'lip-nude': { readonly difference: number };
  readonly 'lip-nude-usual': Readonly<Record<string, never>>;
  readonly 'lip-statement-cool': Leaning;
  readonly 'lip-statement-neutral': Leaning;
  readonly 'lip-statement-warm': Leaning;
  readonly 'lip-statement-unknown': { readonly difference: number };
  /** Used where the lips were not measured: the difference is from the skin. */
  readonly 'lip-statement-usual': { readonly difference: number };
  readonly 'blush-flush-cool': Leaning;
  readonly 'blush-flush-neutral': Leaning;
  readonly 'blush-flush-warm': Leaning;
  readonly 'blush-flush-unknown': { readonly difference: number };
  readonly 'blush-echo': { readonly difference: number };
  readonly 'blush-echo-usual': { readonly difference: number };
  readonly 'blush-sun': { readonly difference: number };
  readonly 'shadow-quiet': { readonly difference: number };
  readonly 'shadow-eyes': Eyes;
  /** An iris that is nearly black has no hue to oppose. */
  readonly 'shadow-eyes-dark': Eyes;
  readonly 'shadow-deep': { readonly difference: number };
  readonly 'liner-brow': { readonly contrast: number };
  readonly 'liner-usual': { readonly lightness: number };
  readonly 'liner-soft': { readonly difference: number };
  readonly 'liner-eyes': Eyes;
  readonly 'liner-eyes-dark': Eyes;
  readonly 'mascara-low': { readonly contrast: number };
  readonly 'mascara-medium': { readonly contrast: number };
  readonly 'mascara-high': { readonly contrast: number };
  readonly 'mascara-unknown': { readonly opacity: number };
  readonly 'mascara-less': { readonly contrast: number };
  readonly 'mascara-more': { readonly contrast: number };
  readonly 'foundation-nearest': { readonly lightness: number; readonly difference: number };
  readonly 'foundation-lighter': Limit;
  readonly 'foundation-deeper': Limit;
  readonly 'foundation-pinker': { readonly difference: number };
  readonly 'foundation-golden': { readonly difference: number };
}

interface Leaning {
  readonly chance: number;
  readonly difference: number;
}

interface Eyes {
  readonly eyes: EyeColour;
  readonly chance: number;
}

interface Limit {
  readonly lightness: number;
  readonly limit: number;
}

export type ReasonKind = keyof ReasonValues;

export type Reason = {
  readonly [Kind in ReasonKind]: { readonly kind: Kind; readonly values: ReasonValues[Kind] };
}[ReasonKind];

/**
 * Reasons that rest on a rule of styling, which nobody has validated, or on what is usual; all others
 * rest only on what was measured.
 */
const CONVENTIONS: ReadonlySet<ReasonKind> = new Set<ReasonKind>([
  'lip-statement-cool',
  'lip-statement-neutral',
  'lip-statement-warm',
  'lip-nude-usual',
  'lip-statement-usual',
  'blush-echo-usual',
  'liner-usual',
  'mascara-unknown',
  'blush-flush-cool',
  'blush-flush-neutral',
  'blush-flush-warm',
  'shadow-eyes',
  'shadow-eyes-dark',
  'liner-eyes',
  'liner-eyes-dark',
]);

export function isConvention(kind: ReasonKind): boolean {
  return CONVENTIONS.has(kind);
}
