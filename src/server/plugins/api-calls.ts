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

/** No cache may keep an answer of the API: it is about one person, or about this moment. */
export const NEVER_STORED = 'no-store';

/** Makes every answer of the API forbid storing it. */
export function addNeverStored(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApiCall(request)) reply.header('cache-control', NEVER_STORED);
    done();
  });
}
