/**
 * Stress as a person reports it. Four questions of our own: not a test, and nothing that a camera could
 * tell.
 */

import { z } from 'zod/mini';

export const STRESS_QUESTIONS = ['rushed', 'tense', 'calm', 'own-time'] as const;
export type StressQuestion = (typeof STRESS_QUESTIONS)[number];

/** From not at all to the whole day. */
export const STRESS_ANSWERS = [0, 1, 2, 3, 4] as const;
export type StressAnswer = (typeof STRESS_ANSWERS)[number];

/** More of these is less stress. */
const EASES: ReadonlySet<StressQuestion> = new Set<StressQuestion>(['calm', 'own-time']);

/** What a person can name. It is only named: nothing but makeup is concluded from it. */
export const SYMPTOMS = [
  'tired-eyes',
  'tense-jaw',
  'flushed',
  'dry-lips',
  'restless',
  'slept-badly',
] as const;
export type Symptom = (typeof SYMPTOMS)[number];

export const STRESS_CATEGORIES = ['low', 'moderate', 'high'] as const;
export type StressCategory = (typeof STRESS_CATEGORIES)[number];

export interface StressAnswers {
  readonly answers: Readonly<Partial<Record<StressQuestion, StressAnswer>>>;
  readonly symptoms: readonly Symptom[];
  /** When the last of it was said, in milliseconds since 1970; null while nothing was. */
  readonly saidAt: number | null;
}

export const NOTHING_SAID: StressAnswers = { answers: {}, symptoms: [], saidAt: null };

const schema = z.object({
  answers: z.partialRecord(z.enum(STRESS_QUESTIONS), z.literal(STRESS_ANSWERS)),
  symptoms: z.array(z.enum(SYMPTOMS)),
  saidAt: z.nullable(z.number()),
});

/** What was kept; null where it is nothing of this kind. */
export function parseStressAnswers(stored: unknown): StressAnswers | null {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** Percent of the most that the four answers can say; null until all are there. */
export function stressLevel({ answers }: StressAnswers): number | null {
  let sum = 0;
  for (const question of STRESS_QUESTIONS) {
    const given = answers[question];
    if (given === undefined) return null;
    sum += EASES.has(question) ? 4 - given : given;
  }
  return Math.round((100 * sum) / (4 * STRESS_QUESTIONS.length));
}

/** Thirds of the level: ours, and no more than a word for it. */
export function stressCategory(level: number): StressCategory {
  return level < 34 ? 'low' : level <= 66 ? 'moderate' : 'high';
}
