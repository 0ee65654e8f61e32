/** The one door through which a change of a look comes in from outside: a reply of the server, a model. */
import { z } from 'zod/mini';
import { EYE_FINISHES, LIP_FINISHES } from './look.ts';
import { lookSchema } from './parse-look.ts';

const { lipstick, blush, eyeshadow, mascara } = lookSchema.shape;

const coloured = z.object({
  color: z.exactOptional(blush.shape.color),
  opacity: z.exactOptional(blush.shape.opacity),
});

/** What changes in a look; the rest stays. A finish of null takes the finish off. */
export const lookPatchSchema = z.object({
  lipstick: z.exactOptional(
    z.object({
      color: z.exactOptional(lipstick.shape.color),
      opacity: z.exactOptional(lipstick.shape.opacity),
      finish: z.exactOptional(z.nullable(z.enum(LIP_FINISHES))),
    }),
  ),
  blush: z.exactOptional(coloured),
  eyeshadow: z.exactOptional(
    z.object({
      colors: z.exactOptional(z.readonly(eyeshadow.shape.colors)),
      opacity: z.exactOptional(eyeshadow.shape.opacity),
      finish: z.exactOptional(z.nullable(z.enum(EYE_FINISHES))),
    }),
  ),
  eyeliner: z.exactOptional(coloured),
  mascara: z.exactOptional(z.object({ opacity: z.exactOptional(mascara.shape.opacity) })),
  foundation: z.exactOptional(coloured),
});
