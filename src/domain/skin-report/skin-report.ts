/** What the skin analysis says of a face: the specification's result, with what each value rests on. */

import type { Chances } from '#domain/analysis/interval.ts';
import type { LightGrade } from '#domain/analysis/light-gates.ts';
import type { Measured, Measurement, WithheldReason } from '#domain/analysis/measurement.ts';
import type { SkinMeasure, SkinUnit, SkinZone } from '#domain/analysis/skin-reading.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { NamedColour, Season } from './season-library.ts';
import type { SkinFactKind } from './skin-fact.ts';

/** Years. Seldom better than a guess: see `perceivedAge`. */
export interface AgeRange {
  readonly low: number;
  readonly high: number;
}

/** How the light was, each part in [0, 100]; see `scoreLight`. */
export interface LightScore {
  readonly grade: LightGrade;
  /** The least of the three parts. */
  readonly score: number;
  readonly naturalColour: number;
  readonly evenLight: number;
  readonly exposure: number;
}

export const SCORE_PARTS = ['even-tone', 'low-redness', 'clear-of-spots'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** A part of the score in [0, 100], or why it is missing: the others take its weight then. */
export interface ScoredPart {
  readonly part: ScorePart;
  /** Share of the score, in [0, 1]. All of them add up to 1. */
  readonly weight: number;
  readonly reading: Measurement;
}

/** Of a biomarker's percent; the limits are in `statusOf`. */
export type BiomarkerStatus = 'excellent' | 'good' | 'fair' | 'poor';

export interface Biomarker {
  readonly name: string;
  /** Percent, as `percentOf` defines it for each measure; null where it was withheld. */
  readonly value: number | null;
  /**
   * Null where it was withheld, where the interval reaches over more than two words, and for the colors of the skin:
   * none is better than another.
   */
  readonly status: BiomarkerStatus | null;
  readonly zone: SkinZone;
  readonly measure: SkinMeasure;
  readonly unit: SkinUnit;
  /** As it was measured, in `unit`. */
  readonly reading: Measurement;
}

/** The shades of a season that suit this skin, the best first. */
export interface RecommendedColours<Colour> {
  /** Null where the light did not tell how light the skin is. */
  readonly foundation: Colour | null;
  readonly lipstick: readonly Colour[];
  readonly blush: readonly Colour[];
  /** Lid, crease and outer corner. */
  readonly eyeshadow: readonly [Colour, Colour, Colour];
}

export interface ColourAnalysis {
  readonly season: Season;
  /** Of all four, the likeliest first. */
  readonly seasonChances: Chances<Season>;
  readonly undertone: Undertone;
  readonly undertoneChances: Chances<Undertone>;
  /** CIELAB hue of the skin in degrees, which the undertone follows from. */
  readonly hue: Measurement;
  readonly recommendedShades: RecommendedColours<HexColour>;
  /** The same with their names. */
  readonly namedShades: RecommendedColours<NamedColour>;
}

/** Something that was found or is advised, in words, with the places that it speaks of. */
export interface Statement {
  readonly kind: SkinFactKind;
  readonly zones: readonly SkinZone[];
  readonly title: string;
  readonly text: string;
}

export interface SkinReport {
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
  /** How many pictures it was read from. */
  readonly frames: number;
  readonly pixelsPerMillimetre: number;
  readonly light: LightScore;
  /** The age that others may see in this face. The specification's name; it is no age of a body. */
  readonly biologicalAge: AgeRange | null;
  /** Whole number in [0, 100]. */
  readonly skinScore: number | null;
  readonly scoreParts: readonly ScoredPart[];
  /** The score with its interval. */
  readonly score: Measurement;
  /** One for each measure in each of its zones. */
  readonly biomarkers: readonly Biomarker[];
  readonly colorAnalysis: ColourAnalysis | null;
  /** At most `MOST_INSIGHTS`, the plainest first. */
  readonly insights: readonly Statement[];
  readonly tips: readonly Statement[];
  /** The tips, each in one text. */
  readonly personalizedRecommendations: readonly string[];
  readonly improvementPlan: readonly string[];
  /** What one can see of sun and irritation; empty where nothing shows. Never a disease. */
  readonly riskFactors: readonly string[];
  /** What may have misled this very reading. */
  readonly cautions: readonly Statement[];
  /** Three sentences, the same for everybody. */
  readonly cannotKnow: readonly [string, string, string];
  readonly withheld: Readonly<
    Partial<Record<'biologicalAge' | 'skinScore' | 'colorAnalysis', WithheldReason>>
  >;
}

export const MOST_INSIGHTS = 3;

/** A measured value in [0, 100] from the ends of its interval. */
export function percentInterval(
  value: number,
  one: number,
  other: number,
  confidence: number,
): Measured {
  return {
    value: within(value),
    low: within(Math.min(one, other)),
    high: within(Math.max(one, other)),
    confidence,
  };
}

/** Whole percent. Nothing that a camera saw is certain, nor impossible. */
export function percentOfChance(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
