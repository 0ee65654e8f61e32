/**
 * Content credentials as their reader gives them (C2PA, the JSON of its common library), limited to the
 * parts that are used here. A picture may come from anywhere, and so may what is written in it.
 */

import { z } from 'zod/mini';

const code = z.object({ code: z.string() });
const codes = z.object({
  success: z._default(z.array(code), []),
  failure: z._default(z.array(code), []),
});

const action = z.object({
  action: z.string(),
  when: z.optional(z.string()),
  description: z.optional(z.string()),
  digitalSourceType: z.optional(z.string()),
});
export type RecordedAction = z.infer<typeof action>;

/** The content of an assertion about actions. */
export const recordedActions = z.object({ actions: z.array(action) });

const manifest = z.object({
  claim_generator_info: z._default(z.array(z.object({ name: z.optional(z.string()) })), []),
  claim_generator: z.optional(z.string()),
  assertions: z._default(z.array(z.object({ label: z.string(), data: z.unknown() })), []),
  ingredients: z._default(z.array(z.unknown()), []),
  signature_info: z.optional(
    z.object({
      issuer: z.nullish(z.string()),
      common_name: z.nullish(z.string()),
      time: z.nullish(z.string()),
    }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestStore = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifest),
  validation_results: z.object({
    activeManifest: z.optional(codes),
    ingredientDeltas: z.optional(z.array(z.object({ validationDeltas: z.optional(codes) }))),
  }),
});
export type ManifestStore = z.infer<typeof manifestStore>;
