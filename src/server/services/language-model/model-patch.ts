/** The change of a look that a language model may propose. */

import { z } from 'zod/mini';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { EYE_FINISHES, LIP_FINISHES, type Look, PRODUCTS } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch, type LookPatch } from '#domain/makeup/patch.ts';

const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
const opacity = z.int().check(z.minimum(0), z.maximum(100));
const coloured = z.nullable(z.object({ color: z.nullable(color), opacity: z.nullable(opacity) }));

/** Of the palette: lid, crease and outer corner. */
const PALETTE_COLORS = 3;

/**
 * A patch as a model is asked for one: every field is needed, and null is what stays as it is. (Some
 * servers accept neither tuples nor optional fields in a schema.)
 */
export const modelPatchSchema = z.object({
  lipstick: z.nullable(
    z.object({
      color: z.nullable(color),
      opacity: z.nullable(opacity),
      finish: z.nullable(z.enum(LIP_FINISHES)),
    }),
  ),
  blush: coloured,
  eyeshadow: z.nullable(
    z.object({
      colors: z.nullable(z.array(color).check(z.length(PALETTE_COLORS))),
      opacity: z.nullable(opacity),
      finish: z.nullable(z.enum(EYE_FINISHES)),
    }),
  ),
  eyeliner: coloured,
  mascara: z.nullable(z.object({ opacity: z.nullable(opacity) })),
  foundation: coloured,
});
export type ModelPatch = z.infer<typeof modelPatchSchema>;

function named(part: object): object {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
}

/**
 * The patch that a model proposed, read as strictly as any that comes from outside.
 *
 * @returns undefined if it is not a patch, or changes nothing of the look
 */
export function readModelPatch(proposed: ModelPatch, look: Look): LookPatch | undefined {
  const parts = PRODUCTS.flatMap((product) => {
    const part = proposed[product];
    return part === null ? [] : [[product, named(part)] as const];
  });
  const patch = lookPatchSchema.safeParse(Object.fromEntries(parts));
  if (!patch.success) return undefined;
  const changed = parseLook(applyPatch(look, patch.data));
  if (!changed.ok || JSON.stringify(changed.value) === JSON.stringify(look)) return undefined;
  return patch.data;
}
