import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BYPASS_COOKIE } from '#contracts/maintenance.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Callers } from '#server/services/callers/callers.ts';
import { readCookie } from '#server/services/callers/session-cookie.ts';
import type { Maintenance } from '#server/services/maintenance/maintenance.ts';
import { LOCAL_PROVIDER_PATH } from '#server/services/social-sign-in/local-provider/local-clients.ts';
import { isApiCall } from './api-calls.ts';
import { readCaller } from './callers.ts';

const UNAVAILABLE = 503;
/** Pages ask whether it is over more often; this is for whoever is no page. */
const RETRY_AFTER_S = 60;
const DOCUMENT = /^text\/html\b/;

/** What would have anybody take the page of these minutes for the page itself. */
const VALIDATORS = ['etag', 'last-modified', 'accept-ranges'] as const;

/** Whether a file is asked for, by a name with an ending; pages have none. */
function isFile(request: FastifyRequest): boolean {
  return /\.(?!html$)[^/.]+$/.test(request.url.split('?', 1)[0] ?? '');
}

/** The stand-in for sign-in providers has pages of its own, with which an operator gets in. */
function isProviderPage(request: FastifyRequest): boolean {
  return request.url.startsWith(`${LOCAL_PROVIDER_PATH}/`);
}

/** Whether an operator has chosen to look past the screen. */
async function looksPast(request: FastifyRequest, callers: Callers): Promise<boolean> {
  if (readCookie(request.headers.cookie, BYPASS_COOKIE.name) !== BYPASS_COOKIE.on) return false;
  const caller = await readCaller(request);
  return caller !== undefined && callers.isOperator(caller);
}

/** Whether the screen of maintenance is to answer a call for a document. */
export async function isClosedFor(
  request: FastifyRequest,
  { maintenance, callers }: { readonly maintenance: Maintenance; readonly callers: Callers },
): Promise<boolean> {
  return (await maintenance.isOn()) && !(await looksPast(request, callers));
}

async function refuseCall(request: FastifyRequest, callers: Callers): Promise<void> {
  const { contract } = request.routeOptions.config;
  if (contract === undefined || contract.openInMaintenance === true) return;
  const caller = await readCaller(request);
  if (caller !== undefined && callers.isOperator(caller)) return;
  throw new ApiFailure('maintenance', { retryAfter: RETRY_AFTER_S });
}

/** The page itself, whose first screen tells of the maintenance, with a status that tells machines. */
function markDocument(reply: FastifyReply): void {
  for (const name of VALIDATORS) reply.removeHeader(name);
  reply
    .code(UNAVAILABLE)
    .header('retry-after', String(RETRY_AFTER_S))
    .header('cache-control', 'no-store');
}

/**
 * While maintenance is on, answers everybody's calls but an operator's with `maintenance`, and every
 * page with status 503; files stay as they are. To be added after callers can be told, and before
 * anybody is refused for who they are.
 */
export function addMaintenance(
  app: FastifyInstance,
  maintenance: Maintenance,
  callers: Callers,
): void {
  app.addHook('onReady', async () => {
    await maintenance.isOn();
  });
  app.addHook('onRequest', async (request) => {
    if (!(await maintenance.isOn())) return;
    if (isApiCall(request)) {
      await refuseCall(request, callers);
      return;
    }
    if (isFile(request)) return;
    // A browser's copy of the page would be called good, and its status with it.
    delete request.raw.headers['if-none-match'];
    delete request.raw.headers['if-modified-since'];
    delete request.raw.headers.range;
  });
  app.addHook('onSend', async (request, reply) => {
    if (!DOCUMENT.test(String(reply.getHeader('content-type')))) return;
    if (isApiCall(request) || isProviderPage(request)) return;
    if (await maintenance.isOn()) markDocument(reply);
  });
}
