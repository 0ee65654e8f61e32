import { z } from 'zod/mini';
import { type Answer, type Endpoint, readInput, text } from './endpoints.ts';
import type { Form } from './form-body.ts';
import type { Ledger, Wanted } from './ledger.ts';
import type { Kind } from './objects.ts';
import { invalidRequest, missing } from './provider-error.ts';

const DEFAULT_LIMIT = 10;
const HIGHEST_LIMIT = 100;

const page = z.object({
  limit: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  starting_after: z.optional(text),
});

/** One page of a list, the newest first. @throws {ProviderError} for an invalid limit or starting point. */
export async function listPage(
  ledger: Ledger,
  kind: Kind,
  input: Form,
  wanted: Wanted,
): Promise<Answer> {
  const { limit: asked, starting_after: startingAfter } = readInput(page, input);
  const limit = asked === undefined ? DEFAULT_LIMIT : Number(asked);
  if (limit < 1 || limit > HIGHEST_LIMIT) {
    throw invalidRequest('Limits must be between 1 and 100.', { param: 'limit' });
  }
  if (startingAfter !== undefined && (await ledger.find(kind, startingAfter)) === undefined) {
    throw missing(kind, startingAfter, 'starting_after');
  }
  const data = await ledger.list(kind, {
    ...wanted,
    limit: limit + 1,
    ...(startingAfter === undefined ? {} : { startingAfter }),
  });
  return { kind: 'list', data: data.slice(0, limit), hasMore: data.length > limit };
}

/** A list that can be narrowed by these fields of the objects. */
export function listEndpoint(path: string, kind: Kind, fields: readonly string[]): Endpoint {
  return {
    method: 'GET',
    path,
    async answer({ ledger, input }) {
      const having = Object.fromEntries(
        fields.flatMap((field) => {
          const value = input[field];
          return typeof value === 'string' ? [[field, value]] : [];
        }),
      );
      return listPage(ledger, kind, input, { having });
    },
  };
}
