import type { z } from 'zod/mini';
import type { ProFeature } from '#domain/access/features.ts';
import type { ApiErrorCode } from './api-error.ts';
import type { Limit, Rate } from './limit.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call: anyone, a signed-in user, or an operator of the service. */
export type Access = 'anyone' | 'user' | 'operator';

/** One endpoint of the API, declared once for the page that calls it and the server that answers. */
export interface Contract {
  readonly method: Method;
  /** Starts with `/api/`; a part that varies is named with a colon, such as `/api/looks/:id`. */
  readonly path: `/api/${string}`;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  /** The Pro feature that the caller must have access to, as an account or as a guest with a pass. */
  readonly requires?: ProFeature;
  /**
   * How often it may be called: counted in this order before the call is handled. Beyond a limit, it is
   * refused with `too_many_requests`, which need not be listed in `errors`.
   */
  readonly limits?: readonly Limit[];
  /** Limits that the service counts itself, since they depend on how a call ends, as failed sign-ins do. */
  readonly serviceLimits?: readonly Rate[];
  /** In one sentence, why a call that changes something has neither kind of limit. */
  readonly unlimited?: string;
  /** Whether it answers everyone while the service is under maintenance. */
  readonly openInMaintenance?: true;
  readonly params?: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly query?: z.ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly body?: z.ZodMiniType;
  /** The largest body, in bytes, where it differs from that of most calls: pictures need more. */
  readonly bodyLimit?: number;
  /** The status of success; 302 means that the call is a navigation and leads elsewhere. */
  readonly status?: 200 | 201 | 202 | 302;
  /** Sent instead when the handler says so: the call was valid, but what it asked for is not done yet. */
  readonly settlingStatus?: 202;
  /**
   * What comes before the reply, one after another, to callers that accept `text/event-stream`: events named
   * `piece`, then one named `reply`, or one named `failure` that holds an API error. All others get the
   * reply alone.
   */
  readonly piece?: z.ZodMiniType;
  /** What a successful call answers, as JSON. */
  readonly reply: z.ZodMiniType;
  /** The errors of this call, besides those that any call can have (see `COMMON_ERRORS`). */
  readonly errors?: readonly ApiErrorCode[];
}

/** What a schema parses a value into; undefined where there is no schema. */
export type ParsedBy<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined;

/** What the server receives with a call, parsed. */
export type ParamsOf<C extends Contract> = ParsedBy<C['params']>;
export type QueryOf<C extends Contract> = ParsedBy<C['query']>;
export type BodyOf<C extends Contract> = ParsedBy<C['body']>;
export type PieceOf<C extends Contract> = ParsedBy<C['piece']>;
export type ReplyOf<C extends Contract> = z.infer<C['reply']>;

/** What a caller may send: fields with a default may be left out. */
export type BodyInputOf<C extends Contract> = C['body'] extends z.ZodMiniType
  ? z.input<C['body']>
  : undefined;
