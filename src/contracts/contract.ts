import type { z } from 'zod/mini';
import type { ProFeature } from '#domain/access/features.ts';
import type { ApiErrorCode } from './api-error.ts';
import type { Limit, Rate } from './limit.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call: everybody, whoever is signed in, or an operator of the service. */
export type Access = 'anyone' | 'user' | 'operator';

/** One endpoint of the API, declared once for the page that calls it and the server that answers. */
export interface Contract {
  readonly method: Method;
  /** Starts with `/api/`; a part that varies is named with a colon, such as `/api/looks/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  /** What whoever calls must have, as an account or as a guest with a pass. */
  readonly requires?: ProFeature;
  /**
   * How often it may be called: counted before it is worked on, in this order, and refused with
   * `too_many_requests`, which need not stand among its `errors`.
   */
  readonly limits?: readonly Limit[];
  /** What the service counts itself, since it depends on what comes of a call: failed sign-ins, say. */
  readonly serviceLimits?: readonly Rate[];
  /** Why a call that changes something has no limit of either kind: a sentence. */
  readonly unlimited?: string;
  /** Whether it answers everyone while the service is under maintenance. */
  readonly openInMaintenance?: true;
  readonly params?: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly query?: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly body?: z.ZodMiniType;
  /** The largest body, in bytes, where it is not that of most calls: pictures take more. */
  readonly bodyLimit?: number;
  /** The status of success; 302 means that the call is a navigation and leads elsewhere. */
  readonly status?: 200 | 201 | 202 | 302;
  /** Sent instead where the handler says so: the call was right, and what it is about is not done yet. */
  readonly settlingStatus?: 202;
  /** What a successful call answers, as JSON. */
  readonly reply: z.ZodMiniType;
  /** What can go wrong beyond what can with every call (see `COMMON_ERRORS`). */
  readonly errors?: readonly ApiErrorCode[];
}

/** What a schema makes of a value; nothing where there is none. */
export type ParsedBy<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined;

/** What the server gets of a call, parsed. */
export type ParamsOf<C extends Contract> = ParsedBy<C['params']>;
export type QueryOf<C extends Contract> = ParsedBy<C['query']>;
export type BodyOf<C extends Contract> = ParsedBy<C['body']>;
export type ReplyOf<C extends Contract> = z.infer<C['reply']>;

/** What a caller may send: fields with a default may be left out. */
export type BodyInputOf<C extends Contract> = C['body'] extends z.ZodMiniType
  ? z.input<C['body']>
  : undefined;
