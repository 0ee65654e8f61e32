/** A skin report, as it travels: see `domain/skin-report`. */
import { z } from 'zod/mini';
import { SKIN_MEASURES, SKIN_ZONES, type SkinMeasure } from '#domain/analysis/skin-reading.ts';
import { SEASONS } from '#domain/skin-report/season-library.ts';
import { SKIN_FACT_KINDS } from '#domain/skin-report/skin-fact.ts';
import { SCORE_PARTS } from '#domain/skin-report/skin-report.ts';
import { chance, chancesOf, listOf, measurement, UNDERTONES, withheldReason } from './readings.ts';

function isSkinMeasure(name: string): name is SkinMeasure {
  return Object.hasOwn(SKIN_MEASURES, name);
}

const percent = z.number().check(z.minimum(0), z.maximum(100));
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const texts = listOf(z.string());
const zone = z.enum(SKIN_ZONES);

const statements = listOf(
  z.object({
    kind: z.enum(SKIN_FACT_KINDS),
    zones: listOf(zone),
    title: z.string(),
    text: z.string(),
  }),
);

function shades<Color extends z.ZodMiniType>(color: Color) {
  return z.object({
    foundation: z.nullable(color),
    lipstick: listOf(color),
    blush: listOf(color),
    eyeshadow: z.readonly(z.tuple([color, color, color])),
  });
}

export const skinReport = z.object({
  /** Milliseconds since 1970. */
  measuredAt: z.number(),
  frames: z.number(),
  pixelsPerMillimetre: z.number(),
  light: z.object({
    grade: z.enum(['good', 'fair']),
    score: percent,
    naturalColour: percent,
    evenLight: percent,
    exposure: percent,
  }),
  /** The age that others may see, as a range of ten years or more; null where the light does not allow it. */
  biologicalAge: z.nullable(z.object({ low: z.number(), high: z.number() })),
  skinScore: z.nullable(percent),
  scoreParts: listOf(z.object({ part: z.enum(SCORE_PARTS), weight: chance, reading: measurement })),
  score: measurement,
  biomarkers: listOf(
    z.object({
      name: z.string(),
      /** Percent; null where it was withheld. */
      value: z.nullable(z.number()),
      status: z.nullable(z.enum(['excellent', 'good', 'fair', 'poor'])),
      zone,
      measure: z.enum(Object.keys(SKIN_MEASURES).filter(isSkinMeasure)),
      unit: z.enum(['L*', 'a*', 'b*', '°', 'ΔE', 'relative', '%', '1/cm²', 'mm/cm²']),
      reading: measurement,
    }),
  ),
  colorAnalysis: z.nullable(
    z.object({
      season: z.enum(SEASONS),
      seasonChances: chancesOf(SEASONS),
      undertone: z.enum(UNDERTONES),
      undertoneChances: chancesOf(UNDERTONES),
      hue: measurement,
      recommendedShades: shades(hex),
      namedShades: shades(z.object({ name: z.string(), color: hex })),
    }),
  ),
  insights: statements,
  tips: statements,
  personalizedRecommendations: texts,
  improvementPlan: texts,
  riskFactors: texts,
  cautions: statements,
  /** What a camera cannot know. */
  cannotKnow: z.readonly(z.tuple([z.string(), z.string(), z.string()])),
  withheld: z.partialRecord(
    z.enum(['biologicalAge', 'skinScore', 'colorAnalysis']),
    withheldReason,
  ),
});
