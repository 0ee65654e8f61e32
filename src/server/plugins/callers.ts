import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Caller, Callers } from '#server/services/callers/callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once a hook or a handler has asked. */
    readCaller: (() => Promise<Caller | undefined>) | null;
  }
}

/** Who calls, read at most once for each request. */
export async function readCaller(request: FastifyRequest): Promise<Caller | undefined> {
  return request.readCaller?.();
}

/** Who calls; rejects with `signed_out` when nobody is signed in. */
export async function requireCaller(request: FastifyRequest): Promise<Caller> {
  const caller = await readCaller(request);
  if (caller === undefined) throw new ApiFailure('signed_out');
  return caller;
}

function readOnce(
  callers: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): () => Promise<Caller | undefined> {
  let reading: Promise<Caller | undefined> | undefined;
  return () => {
    reading ??= callers.read(request.headers).then(({ caller, cookies }) => {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return caller;
    });
    return reading;
  };
}

/** Lets every request tell who calls. */
export function addCallers(app: FastifyInstance, callers: Callers): void {
  app.decorateRequest('readCaller', null);
  app.addHook('onRequest', (request, reply, next) => {
    request.readCaller = readOnce(callers, request, reply);
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
