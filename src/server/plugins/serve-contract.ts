import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { BodyOf, Contract, ParamsOf, ParsedBy, QueryOf } from '#contracts/contract.ts';
import { REFUSED_LINKS } from '#contracts/public-text.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { requireCaller, type WhoCalls, whoCalls } from './callers.ts';
import type { Caller } from '#server/services/callers/callers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that the route serves; unset for pages and files. */
    contract?: Contract;
  }
}

/** One call of a contract: what came in, parsed by it. */
export interface Call<C extends Contract> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who calls and what they may use, where it matters. */
  readonly who: WhoCalls;
}

/** A call by a signed-in user. */
export interface SignedInCall<C extends Contract> extends Call<C> {
  readonly caller: Caller;
}

type Handler<Reply, Received> = (call: Received) => Reply | Promise<Reply>;

const OK = 200;
const REDIRECT = 302;

/** Some checks throw on an object that claims to have a length or a text form of its own. */
function safelyParsed(schema: z.ZodMiniType, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    throw new ApiFailure('invalid_input', { cause });
  }
}

/** The overloads tie what is returned to the schema, which may be absent. */
function parsed<Schema>(schema: z.ZodMiniType | undefined, value: unknown): ParsedBy<Schema>;
function parsed(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = safelyParsed(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const [field] = issue?.path ?? [];
  const isLinks = issue?.code === 'custom' && issue.params?.['error'] === REFUSED_LINKS.error;
  throw new ApiFailure(isLinks ? REFUSED_LINKS.error : 'invalid_input', {
    ...(typeof field === 'string' ? { field } : {}),
    cause: result.error,
  });
}

/** What came in, parsed and counted against the contract's limits. */
export async function callOf<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<C>> {
  const call: Call<C> = {
    params: parsed<C['params']>(contract.params, request.params),
    query: parsed<C['query']>(contract.query, request.query),
    body: parsed<C['body']>(contract.body, request.body),
    request,
    reply,
    who: whoCalls(request),
  };
  await app.takeLimits?.(contract, request, call.body);
  return call;
}

/** A request that has come in, and its reply. */
interface Incoming {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Registers the route of a contract; what the handler resolves with is sent as it is. */
export function serveRaw(
  app: FastifyInstance,
  contract: Contract,
  handler: (incoming: Incoming) => Promise<unknown>,
): void {
  if (contract.limits !== undefined && app.takeLimits === undefined) {
    throw new Error(`${contract.path} has limits, and nothing here counts them.`);
  }
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
    handler: async (request, reply) => handler({ request, reply }),
  });
}

function serve(
  app: FastifyInstance,
  contract: Contract,
  handler: Handler<unknown, Incoming>,
): void {
  const status = contract.status ?? OK;
  serveRaw(app, contract, async ({ request, reply }) => {
    const answer = contract.reply.parse(await handler({ request, reply }));
    // A redirect has been sent by its handler.
    if (status === REDIRECT) return reply;
    const isSettling = reply.statusCode === contract.settlingStatus;
    return reply.code(isSettling ? reply.statusCode : status).send(answer);
  });
}

/**
 * Registers the route of a contract that is open to anyone. The reply is parsed by the contract, so
 * that only what it declares reaches the network; a handler that breaks it answers 500.
 */
export function serveContract<C extends Contract & { readonly access: 'anyone' }, Reply>(
  app: FastifyInstance,
  contract: C & { readonly reply: z.ZodMiniType<Reply> },
  handler: Handler<Reply, Call<NoInfer<C>>>,
): void {
  serve(app, contract, async ({ request, reply }) =>
    handler(await callOf(app, contract, request, reply)),
  );
}

/** Registers the route of a contract that requires a sign-in; see `serveContract`. */
export function serveSignedIn<C extends Contract & { readonly access: 'user' | 'operator' }, Reply>(
  app: FastifyInstance,
  contract: C & { readonly reply: z.ZodMiniType<Reply> },
  handler: Handler<Reply, SignedInCall<NoInfer<C>>>,
): void {
  serve(app, contract, async ({ request, reply }) => {
    const caller = await requireCaller(request);
    return handler({ ...(await callOf(app, contract, request, reply)), caller });
  });
}
