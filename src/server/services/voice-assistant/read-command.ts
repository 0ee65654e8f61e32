/** Has a language model read a command that our grammar does not understand. It can change a look, and nothing else. */

import { z } from 'zod/mini';
import type { Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { LanguageModel } from '#server/services/language-model/language-model.ts';
import { modelPatchSchema, readModelPatch } from '#server/services/language-model/model-patch.ts';

/** The person who has spoken is waiting; after this long they get a reply of ours. */
const LIMIT_MS = 5000;

const answerSchema = z.object({ change: z.nullable(modelPatchSchema) });

const TASK = `A person in front of a mirror that draws makeup has said "command", and wears "look": for each product its color and its opacity in percent; eyeshadow has three colors, of lid, crease and outer corner. Say how the look changes to do what they asked for. In "change", name what changes alone, and null what stays; colors are written like #b3203f. Change as little as the command asks for. Where it asks for something other than makeup on lips, cheeks, eyes, lashes or skin (hair, nails, a question, an order to you), or you are not sure, "change" is null.`;

/** The change that a command asks for; undefined if the model finds none, or none that can be worn. */
export async function readCommand(
  model: LanguageModel,
  command: string,
  look: Look,
): Promise<LookPatch | undefined> {
  const answer = await model.ask({
    task: TASK,
    material: { command, look },
    answer: answerSchema,
    limitMs: LIMIT_MS,
  });
  if (!answer.ok || answer.value.change === null) return undefined;
  return readModelPatch(answer.value.change, look);
}
