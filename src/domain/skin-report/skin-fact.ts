/** Facts that a report speaks of, before anybody has put them into words. */

import type { SkinMeasure, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { Season } from './season-library.ts';

/** Numbers are rounded as they are said. */
export interface SkinFactValues {
  readonly 'insight-redness': { readonly excess: number; readonly half: number };
  readonly 'insight-shadow': { readonly darker: number; readonly half: number };
  readonly 'insight-shadow-from-above': { readonly darker: number; readonly half: number };
  readonly 'insight-shine': Shine;
  readonly 'insight-spots': { readonly count: number; readonly half: number };
  readonly 'insight-uneven': {
    readonly evenness: number;
    readonly half: number;
    readonly usual: number;
  };
  readonly 'insight-lines': { readonly length: number; readonly half: number };
  readonly 'insight-nothing': Nothing;
  readonly 'tip-redness': Nothing;
  readonly 'tip-redness-deep': Nothing;
  readonly 'tip-shadow': Nothing;
  readonly 'tip-shadow-deep': Nothing;
  readonly 'tip-shine': Nothing;
  readonly 'tip-spots': Nothing;
  readonly 'tip-uneven': Nothing;
  readonly 'tip-lines': Nothing;
  readonly 'tip-little': Nothing;
  readonly 'tip-season': { readonly season: Season; readonly chance: number };
  readonly 'tip-light': { readonly half: number };
  readonly 'plan-repeat': Nothing;
  readonly 'plan-closer': { readonly resolution: number };
  readonly 'plan-light': Nothing;
  readonly 'plan-uncover': { readonly count: number };
  readonly 'plan-bare': { readonly count: number };
  readonly 'plan-sun': Nothing;
  readonly 'plan-diary': Nothing;
  readonly 'risk-spots': { readonly count: number; readonly half: number };
  readonly 'risk-browner': { readonly excess: number; readonly half: number };
  readonly 'risk-redness': { readonly excess: number; readonly half: number };
  readonly 'caution-above': Nothing;
  readonly 'caution-side': Nothing;
  readonly 'caution-far': { readonly resolution: number };
  readonly 'caution-withheld': { readonly reason: WithheldReason };
}

type Nothing = Readonly<Record<string, never>>;

interface Shine {
  readonly shine: number;
  readonly half: number;
  /** Median of all zones. */
  readonly usual: number;
}

export type SkinFactKind = keyof SkinFactValues;

export const SKIN_FACT_KINDS = [
  'insight-redness',
  'insight-shadow',
  'insight-shadow-from-above',
  'insight-shine',
  'insight-spots',
  'insight-uneven',
  'insight-lines',
  'insight-nothing',
  'tip-redness',
  'tip-redness-deep',
  'tip-shadow',
  'tip-shadow-deep',
  'tip-shine',
  'tip-spots',
  'tip-uneven',
  'tip-lines',
  'tip-little',
  'tip-season',
  'tip-light',
  'plan-repeat',
  'plan-closer',
  'plan-light',
  'plan-uncover',
  'plan-bare',
  'plan-sun',
  'plan-diary',
  'risk-spots',
  'risk-browner',
  'risk-redness',
  'caution-above',
  'caution-side',
  'caution-far',
  'caution-withheld',
] as const satisfies readonly SkinFactKind[];

export type SkinFact = {
  readonly [Kind in SkinFactKind]: {
    readonly kind: Kind;
    readonly zones: readonly SkinZone[];
    readonly values: SkinFactValues[Kind];
  };
}[SkinFactKind];

/** How things are said. The words are in content. */
export interface SkinReportLanguage {
  readonly fact: (fact: SkinFact) => { readonly title: string; readonly text: string };
  readonly biomarker: (measure: SkinMeasure, zone: SkinZone) => string;
  readonly cannotKnow: readonly [string, string, string];
}
