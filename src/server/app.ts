import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { errorBody } from './api-failure.ts';
import { addCallers } from './plugins/callers.ts';
import { addErrorAnswers, answerError } from './plugins/errors.ts';
import { addOpenapi } from './plugins/openapi.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addMissingAnswers, serveStaticFiles } from './plugins/static-files.ts';
import { addApiRoutes } from './routes/index.ts';
import { createServices } from './services/create-services.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const REQUEST_LIMIT_MS = 30_000;

/** The whole answer to a connection that does not speak HTTP. */
function malformedAnswer(): string {
  const body = JSON.stringify(errorBody('bad_request'));
  return [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Makes the server, ready to listen or to be asked through `inject`.
 * Rejects with AppNotBuiltError when `dependencies.appFolder` holds no page.
 */
export async function createApp(
  config: Config,
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy.join(),
    requestTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    logger: {
      level: config.logLevel,
      serializers: {
        // The path alone: neither what was asked for with it nor who asked.
        req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
    },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(malformedAnswer());
    },
  });
  await addSecurityHeaders(app, { secure: config.secure });
  addErrorAnswers(app);
  addMissingAnswers(app, { withPages: dependencies.appFolder !== undefined });
  await addOpenapi(app, dependencies.version);
  const services = createServices(config, dependencies, app.log);
  addCallers(app, services.callers);
  addApiRoutes(app, dependencies, services);
  if (dependencies.appFolder !== undefined) {
    await serveStaticFiles(app, dependencies.appFolder);
  }
  return app;
}
