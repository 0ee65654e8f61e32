import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether a request is a call of the API, known or not, rather than one for a page or a file. */
export function isApiCall(request: FastifyRequest): boolean {
  return (
    request.routeOptions.config.contract !== undefined ||
    request.url === '/api' ||
    request.url.startsWith('/api/') ||
    request.url.startsWith('/api?')
  );
}

/** Nobody keeps what the API answers: it is about one person, or about now. */
export const NEVER_STORED = 'no-store';

/** Has every answer of the API forbid to store it. */
export function addNeverStored(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) reply.header('cache-control', NEVER_STORED);
    done();
  });
}
