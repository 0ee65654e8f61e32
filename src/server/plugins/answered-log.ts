import type { FastifyInstance } from 'fastify';
import { routeOf } from '#server/log/log-options.ts';

/** Writes one line for each request that was answered, and sends its id to the caller. */
export function addAnsweredLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
