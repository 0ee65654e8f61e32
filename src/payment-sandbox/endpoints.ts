import { z } from 'zod/mini';
import type { Form } from './form-body.ts';
import type { Ledger } from './ledger.ts';
import type { Metadata } from './kept-object.ts';
import type { SandboxObject } from './objects.ts';
import { invalidRequest, type ProviderErrorBody } from './provider-error.ts';

/** What a call is answered with: an object, a list, or the refusal of a card, which is kept. */
export type Answer =
  | { readonly kind: 'object'; readonly object: SandboxObject }
  | {
      readonly kind: 'list';
      readonly data: readonly SandboxObject[];
      readonly hasMore: boolean;
    }
  | { readonly kind: 'card-refused'; readonly body: ProviderErrorBody }
  | { readonly kind: 'raw'; readonly body: Readonly<Record<string, unknown>> };

export interface Call {
  readonly ledger: Ledger;
  /** The id in the path; empty where it has none. */
  readonly id: string;
  readonly input: Form;
}

/** One call of the provider's API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly answer: (call: Call) => Promise<Answer>;
}

export function answerWith(object: SandboxObject): Answer {
  return { kind: 'object', object };
}

/** Reads what was sent. @throws {ProviderError} naming the field that is wrong. */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: Form,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.map(String) ?? [];
  const [first = 'request', ...rest] = path;
  const param = first + rest.map((name) => `[${name}]`).join('');
  throw invalidRequest(`Missing or invalid parameter: ${param}.`, { param });
}

export const text = z.string();
export const cents = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/)),
  z.transform((digits: string) => Number(digits)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word: 'true' | 'false') => word === 'true'),
);
/** An empty text removes the value. */
export const removable = z.pipe(
  z.string(),
  z.transform((given: string) => (given === '' ? null : given)),
);
export const metadataInput = z.union([z.literal(''), z.record(z.string(), z.string())]);

/**
 * Merges a call's metadata into the known ones. An empty text removes an entry, or all if it stands for
 * the whole.
 */
export function mergeMetadata(
  known: Metadata,
  given: z.output<typeof metadataInput> | undefined,
): Metadata {
  if (given === undefined) return known;
  if (given === '') return {};
  return Object.fromEntries(
    Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''),
  );
}
