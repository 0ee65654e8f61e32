/** From a reading of a face to the part of it that can be shared. */

import { lipShapeOf, skinDepthOf } from '#domain/advice/face-analysis.ts';
import { contrastOf } from '#domain/advice/mascara.ts';
import type { Classes, FaceMeasure, FaceReading } from '#domain/analysis/face-reading.ts';
import { namedShapes, type FaceShape } from '#domain/analysis/face-shape.ts';
import { isWithheld, type Measurement, type WithheldReason } from '#domain/analysis/measurement.ts';
import type { FaceContrast, SharedFeature, SharedFeatures } from './shared-features.ts';

export interface MeasuredFeatures {
  readonly features: SharedFeatures;
  /** Why the others are not there. */
  readonly withheld: Readonly<Partial<Record<SharedFeature, WithheldReason>>>;
}

/** A class is told where it is likelier than all others together. */
const LEAST_CHANCE = 0.5;

type Found<Name> = { readonly name: Name } | { readonly withheld: WithheldReason };

function likeliest<Name extends string>(classes: Classes<Name>): Found<Name> {
  if (isWithheld(classes)) return classes;
  const [first] = classes.chances;
  return first === undefined || first.chance < LEAST_CHANCE
    ? { withheld: 'uncertain' }
    : { name: first.name };
}

function shapeFound({ shape }: FaceReading): Found<FaceShape> {
  const isBetweenTwo = !isWithheld(shape) && namedShapes(shape.chances).length > 1;
  return isBetweenTwo ? { withheld: 'uncertain' } : likeliest(shape);
}

function contrastFound(reading: FaceReading): Found<FaceContrast> {
  const measureOf = (measure: FaceMeasure): Measurement =>
    reading.values.find((value) => value.measure === measure) ?? { withheld: 'uncertain' };
  const iris = measureOf('contrast-iris');
  const brow = measureOf('contrast-brow');
  const known = isWithheld(iris) ? brow : iris;
  return isWithheld(known) ? known : { name: contrastOf(known.value) };
}

/** All that a reading tells for sure enough; what it does not tell is left out, with the reason. */
export function featuresOf(reading: FaceReading): MeasuredFeatures {
  const found = {
    skinDepth: skinDepthOf(reading),
    undertone: likeliest(reading.undertone),
    contrast: contrastFound(reading),
    eyeColor: likeliest(reading.eyeColour),
    eyeShape: likeliest(reading.eyeShape),
    eyeTilt: likeliest(reading.eyeTilt),
    faceShape: shapeFound(reading),
    lipShape: likeliest(lipShapeOf(reading)),
  };
  const all = Object.entries(found);
  return {
    features: Object.fromEntries(
      all.flatMap(([feature, each]) => ('name' in each ? [[feature, each.name]] : [])),
    ),
    withheld: Object.fromEntries(
      all.flatMap(([feature, each]) => ('name' in each ? [] : [[feature, each.withheld]])),
    ),
  };
}
