/** The one door through which a change of a look comes in from outside: a reply of the server, a model. */
import { z } from 'zod/mini';
import { BLENDS, EYE_FINISHES, LIP_FINISHES } from './look.ts';
import { lookSchema } from './parse-look.ts';

const { lipstick, blush, eyeshadow, mascara } = lookSchema.shape;

const blend = z.exactOptional(z.nullable(z.enum(BLENDS)));
const coloured = z.object({
  color: z.exactOptional(blush.shape.color),
  opacity: z.exactOptional(blush.shape.opacity),
});

const blended = z.object({ ...coloured.shape, blend });

/** What changes in a look; the rest stays. A finish or a blend mode of null takes it off. */
export const lookPatchSchema = z.object({
  lipstick: z.exactOptional(
    z.object({
      color: z.exactOptional(lipstick.shape.color),
      opacity: z.exactOptional(lipstick.shape.opacity),
      finish: z.exactOptional(z.nullable(z.enum(LIP_FINISHES))),
      blend,
    }),
  ),
  blush: z.exactOptional(blended),
  eyeshadow: z.exactOptional(
    z.object({
      colors: z.exactOptional(z.readonly(eyeshadow.shape.colors)),
      opacity: z.exactOptional(eyeshadow.shape.opacity),
      finish: z.exactOptional(z.nullable(z.enum(EYE_FINISHES))),
      blend,
    }),
  ),
  eyeliner: z.exactOptional(blended),
  mascara: z.exactOptional(z.object({ opacity: z.exactOptional(mascara.shape.opacity), blend })),
  foundation: z.exactOptional(coloured),
});
