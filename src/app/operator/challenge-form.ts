/** What an operator types about a challenge, and the settings made from it. */

import { z } from 'zod/mini';
import { TIMES_PROBLEM_WORDS } from '#content/challenges/result-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { type Ask, ASKS, OPERATOR_CHALLENGES_WORDS } from '#content/operator-challenges-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import { type ChallengeSettings, challengeSettings } from '#contracts/operator-challenges.ts';
import { MOST_PARTS, type Requirement, requirementSchema } from '#domain/challenges/brief.ts';
import {
  DIFFICULTIES,
  LONGEST_ABOUT,
  LONGEST_CHALLENGE_TITLE,
  LONGEST_PRIZE,
  problemOfTimes,
} from '#domain/challenges/challenge.ts';

const { problems } = OPERATOR_CHALLENGES_WORDS;
const { shape } = challengeSettings;

/** Text that a field of the settings accepts; `message` says what it accepts. */
function textFor(field: z.ZodMiniType, message: string) {
  return z.string().check(
    z.trim(),
    z.refine((text) => field.safeParse(text).success, message),
  );
}

/** A moment as in `<input type="datetime-local">`: in the operator's own time zone. */
const localMoment = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), problems.moment));

const typedPart = z.object({
  ask: z.enum(ASKS),
  product: z.string(),
  color: z.string(),
  finish: z.string(),
  least: z.string(),
  products: z.string(),
});
type TypedPart = z.infer<typeof typedPart>;

/** The requirement that the fields describe; null where they do not make a valid one. */
function partOf({ ask, product, color, finish, least, products }: TypedPart): Requirement | null {
  const asked: Readonly<Record<Ask, object>> = {
    wear: {
      product,
      ...(color === '' ? {} : { color }),
      ...(finish === '' ? {} : { finish }),
      ...(least.trim() === '' ? {} : { least: Number(least) }),
    },
    bare: { product },
    'at-most': { products: Number(products) },
    'one-color': {},
  };
  const read = requirementSchema.safeParse({ kind: ask, ...asked[ask] });
  return read.success ? read.data : null;
}

/** The field that makes a part invalid, and what is wrong with it. */
function problemOfPart(part: TypedPart): readonly [keyof TypedPart, string] {
  if (part.ask === 'at-most') return ['products', problems.products];
  const withoutLeast = partOf({ ...part, least: '' });
  return withoutLeast === null ? ['product', problems.part] : ['least', problems.least];
}

export const typedChallenge = z
  .object({
    title: textFor(shape.title, fillIn(problems.title, { most: LONGEST_CHALLENGE_TITLE })),
    about: textFor(shape.about, fillIn(problems.about, { most: LONGEST_ABOUT })),
    prize: textFor(shape.prize, fillIn(problems.prize, { most: LONGEST_PRIZE })),
    difficulty: z.enum(DIFFICULTIES),
    startsAt: localMoment,
    endsAt: localMoment,
    parts: z.array(typedPart).check(z.minLength(1, problems.parts), z.maxLength(MOST_PARTS)),
  })
  .check(({ value, issues }) => {
    const wrong = (path: (string | number)[], message: string): void => {
      issues.push({ code: 'custom', input: value, path, message });
    };
    for (const [place, part] of value.parts.entries()) {
      if (partOf(part) !== null) continue;
      const [field, message] = problemOfPart(part);
      wrong(['parts', place, field], message);
    }
    const times = { startsAt: new Date(value.startsAt), endsAt: new Date(value.endsAt) };
    const problem = problemOfTimes(times, new Date());
    if (problem === null) return;
    wrong([problem.startsWith('starts') ? 'startsAt' : 'endsAt'], TIMES_PROBLEM_WORDS[problem]);
  });
export type TypedChallenge = z.infer<typeof typedChallenge>;

export const EMPTY_PART: TypedPart = {
  ask: 'wear',
  product: 'lipstick',
  color: '',
  finish: '',
  least: '',
  products: '3',
};

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** The number of characters of an ISO date and time that the field takes: up to the minute. */
const TO_THE_MINUTE = 16;

function localText(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, TO_THE_MINUTE);
}

function typedPartOf(part: Requirement): TypedPart {
  const { kind: ask } = part;
  switch (part.kind) {
    case 'wear': {
      const { product, color = '', finish = '', least } = part;
      return {
        ...EMPTY_PART,
        ask,
        product,
        color,
        finish,
        least: least === undefined ? '' : String(least),
      };
    }
    case 'bare': {
      return { ...EMPTY_PART, ask, product: part.product };
    }
    case 'at-most': {
      return { ...EMPTY_PART, ask, products: String(part.products) };
    }
    case 'one-color': {
      return { ...EMPTY_PART, ask };
    }
    default: {
      return part satisfies never;
    }
  }
}

/** What the form begins with: a challenge of one week from now, or the one to change. */
export function typedOf(changed: Challenge | null, now: Date): TypedChallenge {
  if (changed === null) {
    return {
      title: '',
      about: '',
      prize: '',
      difficulty: 'easy',
      startsAt: localText(now),
      endsAt: localText(new Date(now.getTime() + WEEK_MS)),
      parts: [EMPTY_PART],
    };
  }
  const { title, about, prize, difficulty, startsAt, endsAt, parts } = changed;
  return {
    title,
    about,
    prize,
    difficulty,
    startsAt: localText(new Date(startsAt)),
    endsAt: localText(new Date(endsAt)),
    parts: parts.map((part) => typedPartOf(part)),
  };
}

/** The settings made from what was typed. */
export function settingsOf({
  startsAt,
  endsAt,
  parts,
  ...typed
}: TypedChallenge): ChallengeSettings {
  return {
    ...typed,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    parts: parts.flatMap((part) => partOf(part) ?? []),
  };
}
