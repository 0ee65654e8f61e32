/** What was measured of a face, as it travels. */
import { z } from 'zod/mini';
import { FACE_MEASURES, type FaceMeasure } from '#domain/analysis/face-reading.ts';
import { FACE_SHAPES } from '#domain/analysis/face-shape.ts';
import { WITHHELD_REASONS } from '#domain/analysis/measurement.ts';

function isFaceMeasure(name: string): name is FaceMeasure {
  return Object.hasOwn(FACE_MEASURES, name);
}

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.readonly(z.array(item));
}

export const withheldReason = z.enum(WITHHELD_REASONS);
export const withheld = z.object({ withheld: withheldReason });

/** In [0, 1]. */
export const chance = z.number().check(z.minimum(0), z.maximum(1));

/** A number that holds within an interval with a chance of 90%. */
export const measured = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  confidence: chance,
});

export const measurement = z.union([withheld, measured]);

/** Of all classes, the likeliest first. */
export function chancesOf<const Name extends string>(names: readonly Name[]) {
  return listOf(z.object({ name: z.enum(names), chance: z.number() }));
}

function classesOf<const Name extends string>(names: readonly Name[]) {
  return z.union([withheld, z.object({ chances: chancesOf(names) })]);
}

export const UNDERTONES = ['cool', 'neutral', 'warm'] as const;

const faceMeasure = {
  measure: z.enum(Object.keys(FACE_MEASURES).filter(isFaceMeasure)),
  unit: z.enum(['L*', 'a*', 'b*', '°', 'ratio']),
};

/** Everything that was measured of a face; `docs/measures.md` says what each is. */
export const faceReading = z.object({
  kind: z.literal('face'),
  light: z.object({
    grade: z.enum(['good', 'fair']),
    unnatural: z.number(),
    leftRight: z.number(),
    topBottom: z.number(),
    overExposed: z.number(),
  }),
  pixelsPerMillimetre: z.number(),
  frames: z.number(),
  values: listOf(
    z.union([
      z.object({ ...faceMeasure, ...withheld.shape }),
      z.object({ ...faceMeasure, ...measured.shape }),
    ]),
  ),
  shape: classesOf(FACE_SHAPES),
  undertone: classesOf(UNDERTONES),
  eyeShape: classesOf(['narrow', 'almond', 'round']),
  eyeTilt: classesOf(['downturned', 'level', 'upturned']),
  eyeColour: classesOf(['blue', 'grey', 'green', 'hazel', 'brown', 'dark brown']),
});
