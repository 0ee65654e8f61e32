/** The one door through which a look comes in from outside: a link, the browser's storage, a database. */

import { z } from 'zod/mini';
import { BLENDS, EYE_FINISHES, LIP_FINISHES, versionOf, type Look } from './look.ts';
import { failure, success, type Result } from '#domain/result.ts';

export type LookFailure =
  /** The value is not a look at all, or a look with a broken part. */
  | 'not-a-look'
  /** The look was written by a newer version of the product. */
  | 'newer-version';

const CURRENT_VERSION = 2;

const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const opacity = z.number().check(z.minimum(0), z.maximum(100));
const blend = z.exactOptional(z.enum(BLENDS));
const colouredProduct = z.object({ color: hexColour, opacity });
const blendedProduct = z.object({ color: hexColour, opacity, blend });

/**
 * A look as it is sent and stored: of version 2 where it names a blend mode, else of version 1, as before
 * there were blend modes.
 */
export const lookSchema = z.object({
  v: z.literal([1, CURRENT_VERSION]),
  lipstick: z.object({
    color: hexColour,
    opacity,
    finish: z.exactOptional(z.enum(LIP_FINISHES)),
    blend,
  }),
  blush: blendedProduct,
  eyeshadow: z.object({
    colors: z.tuple([hexColour, hexColour, hexColour]),
    opacity,
    finish: z.exactOptional(z.enum(EYE_FINISHES)),
    blend,
  }),
  eyeliner: blendedProduct,
  mascara: z.object({ opacity, blend }),
  foundation: colouredProduct,
});

const versioned = z.object({
  v: z._default(z.int().check(z.minimum(0)), 0),
});

type Migration = (value: object) => object;

/**
 * `MIGRATIONS[n]` turns a look of version n into one of version n + 1. Version 0 is the
 * specification's own shape, which carries no version; version 1 knows no blend modes: all are normal.
 */
const MIGRATIONS: readonly Migration[] = [
  (unversioned) => ({ ...unversioned, v: 1 }),
  ({ ...look }) => ({ ...look, v: 2 }),
];

/**
 * Reads a look of any version up to the current one; the result has the first version that can express it
 * (`versionOf`). Parts that no look has are left out.
 *
 * @param value anything, typically parsed JSON
 */
export function parseLook(value: unknown): Result<Look, LookFailure> {
  if (typeof value !== 'object' || value === null) return failure('not-a-look');
  const version = versioned.safeParse(value);
  if (!version.success) return failure('not-a-look');
  if (version.data.v > CURRENT_VERSION) return failure('newer-version');
  const migrated = MIGRATIONS.slice(version.data.v).reduce<object>(
    (older, migrate) => migrate(older),
    value,
  );
  const look = lookSchema.safeParse(migrated);
  return look.success ? success({ ...look.data, v: versionOf(look.data) }) : failure('not-a-look');
}
