import { z } from 'zod/mini';

/** What a command of `npm run operator` answers. */
export const operatorAnswer = z.object({ text: z.string(), succeeded: z.boolean() });
export type OperatorAnswer = z.infer<typeof operatorAnswer>;
