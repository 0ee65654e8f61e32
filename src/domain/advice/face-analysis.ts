/** Advice in the form that the specification gives to the answer of a face analysis. */

import type { EyeColour, EyeShape } from '#domain/analysis/eyes.ts';
import type { Classes, FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { namedShapes, type FaceShape } from '#domain/analysis/face-shape.ts';
import { chancesBetween, estimateOf, type Chances } from '#domain/analysis/interval.ts';
import {
  isWithheld,
  type Measurement,
  type Withheld,
  type WithheldReason,
} from '#domain/analysis/measurement.ts';
import { skinToneOf, type SkinDepth, type Undertone } from '#domain/colour-wheel/skin-tone.ts';
import { mapRgb, toLinear } from '#domain/colour/transfer.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { Advice } from './advice.ts';
import { isConvention, type Reason } from './reason.ts';
import { rgbOfLab } from './seen-colour.ts';
import type { Tip } from './tips.ts';

export const ANALYSED_FEATURES = [
  'skinTone',
  'undertone',
  'faceShape',
  'eyeShape',
  'eyeColor',
  'lipShape',
] as const;
export type AnalysedFeature = (typeof ANALYSED_FEATURES)[number];

export type LipShape = 'thin' | 'medium' | 'full';

export interface FaceAnalysis {
  /** What is known of each feature, in words. A feature that was withheld is not in it. */
  readonly analysis: Readonly<Partial<Record<AnalysedFeature, string>>>;
  /** For each feature in `analysis`, how far it can be trusted, in [0, 1]: for a class, its chance. */
  readonly confidence: Readonly<Partial<Record<AnalysedFeature, number>>>;
  /** Why a feature is not in `analysis`. */
  readonly withheld: Readonly<Partial<Record<AnalysedFeature, WithheldReason>>>;
  readonly recommendations: readonly {
    readonly category: Product;
    readonly color: HexColour;
    /** Opacity in [0, 100]. */
    readonly intensity: number;
    readonly productName: string;
    readonly reason: string;
    /** Whether the reason rests on a convention of styling, or only on what was measured. */
    readonly basis: Tip['basis'];
    readonly patch: LookPatch;
  }[];
  readonly overallTips: readonly string[];
}

/** How advice is put into words. The words are in content. */
export interface AdviceLanguage {
  readonly reason: (reason: Reason) => string;
  readonly tip: (tip: Tip) => string;
  /** Of an eyeshadow three names, of a mascara none. */
  readonly product: (category: Product, names: readonly string[], intensity: number) => string;
  readonly skinTone: (depth: SkinDepth) => string;
  readonly undertone: (undertone: Undertone) => string;
  /** One or two shapes, the likelier first. */
  readonly faceShape: (shapes: readonly FaceShape[]) => string;
  readonly eyeShape: (shape: EyeShape) => string;
  readonly eyeColour: (colour: EyeColour) => string;
  readonly lipShape: (shape: LipShape) => string;
}

interface Said {
  readonly text: string;
  readonly confidence: number;
}

type Finding = Said | { readonly withheld: WithheldReason };

/** Reading and advice of one face as the reply `{ analysis, recommendations, overallTips }`, and what is known of each. */
export function toFaceAnalysis(
  reading: FaceReading,
  advice: Advice,
  language: AdviceLanguage,
): FaceAnalysis {
  const findings: readonly (readonly [AnalysedFeature, Finding])[] = [
    ['skinTone', skinToneFound(reading, language)],
    ['undertone', classFound(reading.undertone, language.undertone)],
    ['faceShape', shapeFound(reading, language)],
    ['eyeShape', classFound(reading.eyeShape, language.eyeShape)],
    ['eyeColor', classFound(reading.eyeColour, language.eyeColour)],
    ['lipShape', lipShapeFound(reading, language)],
  ];
  const said = findings.flatMap(([feature, finding]) =>
    isWithheld(finding) ? [] : [[feature, finding] as const],
  );
  return {
    analysis: Object.fromEntries(said.map(([feature, { text }]) => [feature, text])),
    confidence: Object.fromEntries(said.map(([feature, { confidence }]) => [feature, confidence])),
    withheld: Object.fromEntries(
      findings.flatMap(([feature, finding]) =>
        isWithheld(finding) ? [[feature, finding.withheld]] : [],
      ),
    ),
    recommendations: advice.categories.flatMap(({ choices }) =>
      choices.map(({ category, color, intensity, names, reason, patch }) => ({
        category,
        color,
        intensity,
        productName: language.product(category, names, intensity),
        reason: language.reason(reason),
        basis: isConvention(reason.kind) ? 'convention' : 'measurement',
        patch,
      })),
    ),
    overallTips: advice.tips.map(language.tip),
  };
}

function measureOf(reading: FaceReading, measure: FaceMeasure): Measurement {
  return reading.values.find((value) => value.measure === measure) ?? { withheld: 'uncertain' };
}

/** The depth by the typology angle of the skin, as the mirror names it elsewhere. */
export function skinDepthOf(
  reading: FaceReading,
): { readonly name: SkinDepth; readonly confidence: number } | Withheld {
  const lightness = measureOf(reading, 'skin-lightness');
  const a = measureOf(reading, 'skin-red-green');
  const b = measureOf(reading, 'skin-yellow-blue');
  if (isWithheld(lightness)) return lightness;
  if (isWithheld(a)) return a;
  if (isWithheld(b)) return b;
  const rgb = rgbOfLab({ lightness: lightness.value, a: a.value, b: b.value });
  return {
    name: skinToneOf(mapRgb(rgb, toLinear)).depth,
    confidence: Math.min(lightness.confidence, a.confidence, b.confidence),
  };
}

function skinToneFound(reading: FaceReading, language: AdviceLanguage): Finding {
  const depth = skinDepthOf(reading);
  return isWithheld(depth)
    ? depth
    : { text: language.skinTone(depth.name), confidence: depth.confidence };
}

function classFound<Name extends string>(
  classes: { readonly chances: Chances<Name> } | { readonly withheld: WithheldReason },
  say: (name: Name) => string,
): Finding {
  if (isWithheld(classes)) return classes;
  const [first] = classes.chances;
  return first === undefined
    ? { withheld: 'uncertain' }
    : { text: say(first.name), confidence: first.chance };
}

function shapeFound({ shape }: FaceReading, language: AdviceLanguage): Finding {
  if (isWithheld(shape)) return shape;
  const named = namedShapes(shape.chances);
  const chance = shape.chances
    .filter(({ name }) => named.includes(name))
    .reduce((sum, each) => sum + each.chance, 0);
  return { text: language.faceShape(named), confidence: chance };
}

/** Height of both lips over the width of the mouth at which lips are called medium, and full: conventions of styling. */
const LIP_LIMITS = [0.28, 0.42] as const;

export function lipShapeOf(reading: FaceReading): Classes<LipShape> {
  const height = measureOf(reading, 'lip-height');
  if (isWithheld(height)) return height;
  const names = ['thin', 'medium', 'full'] as const;
  return { chances: chancesBetween<LipShape>(estimateOf(height), names, LIP_LIMITS) };
}

function lipShapeFound(reading: FaceReading, language: AdviceLanguage): Finding {
  return classFound(lipShapeOf(reading), language.lipShape);
}
