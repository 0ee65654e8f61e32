import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isLoopback } from '#server/config/addresses.ts';
import { isApiCall } from './api-calls.ts';

/** What tells where a request comes from. */
export interface Provenance {
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which a page cannot forge (Fetch Metadata, W3C). */
  readonly fetchSite: string | undefined;
  readonly hasCookie: boolean;
}

const READS = new Set(['GET', 'HEAD']);

/** What `Sec-Fetch-Site` says for a page of ours, and for a typed address. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Whether `origin` is `ours`. If ours is one of the names that a machine has for itself, any of these
 * names is ours: nobody else has pages there.
 */
export function isSameOrigin(origin: string, ours: string): boolean {
  if (origin === ours) return true;
  if (!URL.canParse(origin)) return false;
  const [theirs, own] = [new URL(origin), new URL(ours)];
  return (
    theirs.origin === origin &&
    theirs.protocol === own.protocol &&
    theirs.port === own.port &&
    isLoopback(theirs.hostname) &&
    isLoopback(own.hostname)
  );
}

/**
 * Whether a write may come from there. A browser sends its page's origin with every write; whatever sends
 * none is a program, which carries nobody's cookies.
 */
export function mayWrite({ origin, fetchSite, hasCookie }: Provenance, ours: string): boolean {
  if (origin !== undefined) return isSameOrigin(origin, ours);
  return !hasCookie && (fetchSite === undefined || OWN_SITES.has(fetchSite));
}

/** Refuses every write of the API that a page of another origin sent. */
export function addOriginCheck(app: FastifyInstance, ours: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin, cookie, 'sec-fetch-site': fetchSite } = request.headers;
    const isWrite = !READS.has(request.method) && isApiCall(request);
    const provenance = {
      origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      hasCookie: cookie !== undefined,
    };
    done(isWrite && !mayWrite(provenance, ours) ? new ApiFailure('wrong_origin') : undefined);
  });
}
