/** A tutorial as a file: what Export writes, and the one door through which it comes in again. */

import { z } from 'zod/mini';
import { parseLook, type LookFailure } from '#domain/makeup/parse-look.ts';
import { failure, success, type Result } from '#domain/result.ts';
import {
  chaptersOf,
  LONGEST_DESCRIPTION,
  LONGEST_TITLE,
  MOST_STEPS,
  type Tutorial,
  type TutorialStep,
} from './tutorial.ts';

/** In bytes: a hundred steps with the longest words are 0.2 MB. */
export const LARGEST_FILE = 1_000_000;

export type TutorialFailure =
  /** Larger than `LARGEST_FILE`: a film, for instance. */
  | 'too-large'
  /** No JSON: cut short, or of another kind. */
  | 'not-json'
  /** JSON, but no tutorial. */
  | 'not-a-tutorial'
  /** Written by a newer version of the product. */
  | 'newer-version'
  | 'no-steps'
  | 'too-many-steps';

/** What a film beside the file is called, so that a program finds it. */
export interface FilmFile {
  readonly file: string;
  readonly type: string;
}

/**
 * What Export writes: the specification's tutorial, with the chapters of its film.
 *
 * @param filmDuration in milliseconds
 */
export function tutorialFile(
  tutorial: Tutorial,
  film: FilmFile | null,
  filmDuration = tutorial.totalDuration,
): string {
  const { title, description, steps, totalDuration, createdAt } = tutorial;
  const chapters = chaptersOf(tutorial, filmDuration);
  return JSON.stringify(
    { v: 1, title, description, steps, totalDuration, createdAt, chapters, film },
    null,
    2,
  );
}

const CURRENT_VERSION = 1;

const versioned = z.object({ v: z._default(z.int().check(z.minimum(1)), CURRENT_VERSION) });

/** A week: longer is no recording but a broken number. */
const LONGEST = 7 * 24 * 3_600_000;
const milliseconds = z.number().check(z.minimum(0), z.maximum(LONGEST));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE));
const description = z._default(z.string().check(z.maxLength(LONGEST_DESCRIPTION)), '');

const stepSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  title,
  description,
  makeupState: z.unknown(),
  duration: milliseconds,
  timestamp: milliseconds,
});

const tutorialSchema = z.object({
  title,
  description,
  steps: z.array(stepSchema),
  totalDuration: milliseconds,
  createdAt: z.string().check(z.maxLength(40)),
});

/** Reads the text of a file. */
export function readTutorialFile(text: string): Result<Tutorial, TutorialFailure> {
  if (text.length > LARGEST_FILE) return failure('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('not-json');
  }
  return parseTutorial(value);
}

/**
 * @param value anything, typically parsed JSON or what a browser has kept
 * @param fewestSteps 0 for one that is still being recorded
 */
export function parseTutorial(value: unknown, fewestSteps = 1): Result<Tutorial, TutorialFailure> {
  const version = versioned.safeParse(value);
  if (!version.success) return failure('not-a-tutorial');
  if (version.data.v > CURRENT_VERSION) return failure('newer-version');
  const parsed = tutorialSchema.safeParse(value);
  if (!parsed.success || Number.isNaN(Date.parse(parsed.data.createdAt))) {
    return failure('not-a-tutorial');
  }
  if (parsed.data.steps.length < fewestSteps) return failure('no-steps');
  if (parsed.data.steps.length > MOST_STEPS) return failure('too-many-steps');
  const steps: TutorialStep[] = [];
  for (const step of parsed.data.steps) {
    const look = parseLook(step.makeupState);
    if (!look.ok) return failure(failureOfLook(look.failure));
    steps.push({ ...step, makeupState: look.value });
  }
  const isInOrder = steps.every(
    ({ timestamp, duration }, place) =>
      duration <= timestamp && timestamp >= (steps[place - 1]?.timestamp ?? 0),
  );
  const isWithin = (steps.at(-1)?.timestamp ?? 0) <= parsed.data.totalDuration;
  return isInOrder && isWithin ? success({ ...parsed.data, steps }) : failure('not-a-tutorial');
}

function failureOfLook(cause: LookFailure): TutorialFailure {
  return cause === 'newer-version' ? 'newer-version' : 'not-a-tutorial';
}
