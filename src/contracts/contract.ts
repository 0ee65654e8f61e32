import type { z } from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** One endpoint of the API, declared once for the page that calls it and the server that answers. */
export interface Contract<Reply> {
  readonly method: Method;
  /** Starts with `/api/`. */
  readonly path: `/api/${string}`;
  /** What a successful call answers, as JSON. */
  readonly reply: z.ZodMiniType<Reply>;
}
