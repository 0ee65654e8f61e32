import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Rights } from '#server/services/access/access.ts';
import { type Holder, holderOf } from '#server/services/access/holder.ts';
import type { Caller, Callers } from '#server/services/callers/callers.ts';
import type { Services } from '#server/services/create-services.ts';

/** Who calls and what they may use, each read at most once for a request, and not before it is asked for. */
export interface WhoCalls {
  /** The account that is signed in. */
  readonly caller: () => Promise<Caller | undefined>;
  /** The account, else the signed guest; undefined for a mere visitor. */
  readonly holder: () => Promise<Holder | undefined>;
  readonly rights: () => Promise<Rights>;
}

declare module 'fastify' {
  interface FastifyRequest {
    whoCalls: WhoCalls | null;
  }
}

/** Who calls, and what they may use. */
export function whoCalls(request: FastifyRequest): WhoCalls {
  if (request.whoCalls === null) throw new Error('Who calls was asked before it can be told.');
  return request.whoCalls;
}

/** The account that is signed in. */
export async function readCaller(request: FastifyRequest): Promise<Caller | undefined> {
  return whoCalls(request).caller();
}

/** Who calls; rejects with `signed_out` when nobody is signed in. */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await readCaller(request);
  if (caller === undefined) throw new ApiFailure('signed_out');
  return caller;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}

type Needed = Pick<Services, 'access' | 'callers' | 'guests'>;

function readOnce(
  { access, callers, guests }: Needed,
  request: FastifyRequest,
  reply: FastifyReply,
): WhoCalls {
  const { headers } = request;
  const caller = once(async () => {
    const reading = await callers.read(headers);
    for (const cookie of reading.cookies) reply.header('set-cookie', cookie);
    return reading.caller;
  });
  const holder = once(async () =>
    holderOf({ userId: (await caller())?.user.id, guestId: guests.read(headers.cookie) }),
  );
  return { caller, holder, rights: once(async () => access.read(await holder())) };
}

/** Lets every request tell who calls, and what they may use. */
export function addCallers(app: FastifyInstance, services: Needed): void {
  app.decorateRequest('whoCalls', null);
  app.addHook('onRequest', (request, reply, next) => {
    request.whoCalls = readOnce(services, request, reply);
    next();
  });
}

/** Refuses those who may not call before their body is read. */
export function addAccess(app: FastifyInstance, callers: Callers): void {
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.contract?.access ?? 'anyone';
    if (access === 'anyone') return;
    const caller = await requireCaller(request);
    if (access !== 'operator' || callers.isOperator(caller)) return;
    throw new ApiFailure(caller.user.role === 'operator' ? 'totp_required' : 'forbidden');
  });
}
