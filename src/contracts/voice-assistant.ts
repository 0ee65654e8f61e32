/** The voice assistant for callers of the API: the same grammar that the page uses. */
import { z } from 'zod/mini';
import { lookPatchSchema } from '#domain/makeup/look-patch-schema.ts';
import { lookSchema } from '#domain/makeup/parse-look.ts';
import { LONGEST_COMMAND } from '#domain/voice/command-words.ts';
import type { Contract } from './contract.ts';
import { modelName, neededText } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const act = z.union([
  z.object({
    act: z.enum([
      'capture',
      'compare',
      'flip',
      'shopping',
      'start-camera',
      'stop-camera',
      'undo',
      'redo',
      'reset',
    ]),
  }),
  z.object({ act: z.enum(['save', 'delete']), name: z.nullable(z.string()) }),
]);

export const askVoiceAssistant = {
  method: 'POST',
  path: '/api/voice-assistant',
  summary: 'Turns a spoken wish into a change of the look.',
  access: 'user',
  requires: 'voice-assistant',
  limits: [
    {
      name: 'voice_commands_by_account',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'database',
      per: 'account',
    },
  ],
  body: z.object({
    command: neededText(LONGEST_COMMAND.letters),
    currentMakeup: lookSchema,
    /** How sure the recognizer was; the page keeps it with the command. The words alone decide. */
    confidence: z.number().check(z.minimum(0), z.maximum(1)),
    /**
     * Whether the person agreed that the model of this server's operator, where there is one, gets the command and
     * the look, to read what the grammar does not understand at all. Without that neither reaches it.
     */
    mayUseModel: z.optional(z.boolean()),
    /** The model that the person was told of, where the server told its name: no other is asked. */
    modelName: z.optional(modelName),
  }),
  reply: z.object({
    makeupChanges: lookPatchSchema,
    /** To be shown and spoken. */
    response: z.string(),
    /** What the page is to do, such as taking a picture. */
    acts: z.array(act),
  }),
} as const satisfies Contract;
