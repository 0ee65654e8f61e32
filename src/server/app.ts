import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createGuard } from './admission/guard.ts';
import { errorBody } from './api-failure.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { logOptions } from './log/log-options.ts';
import { addAnsweredLog } from './plugins/answered-log.ts';
import { addNeverStored } from './plugins/api-calls.ts';
import { BODY_LIMIT_BYTES, takeOnlyJson } from './plugins/bodies.ts';
import { addCallers } from './plugins/callers.ts';
import { addErrorAnswers, answerError } from './plugins/errors.ts';
import { addOpenapi } from './plugins/openapi.ts';
import { addOriginCheck } from './plugins/origin-check.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addMissingAnswers, serveStaticFiles } from './plugins/static-files.ts';
import { addApiRoutes } from './routes/index.ts';
import { sessionCookieName } from './services/callers/session-cookie.ts';
import { createServices } from './services/create-services.ts';
import { addOperatorSocket } from './services/operators/add-operator-socket.ts';
import { serveLocalProvider } from './services/social-sign-in/local-provider/serve-local-provider.ts';

/** The whole answer to a connection that does not speak HTTP. */
function malformedAnswer(): string {
  const body = JSON.stringify(errorBody('bad_request'));
  return [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Makes the framework itself: what it takes, how it logs and how it stops. */
function createFramework(
  config: Config,
  { clock, log }: Pick<Dependencies, 'clock' | 'log'>,
): FastifyInstance {
  const guard = createGuard(clock);
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy.join(),
    genReqId: () => randomUUID(),
    logger: logOptions(config, log),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // The guard answers then, as the API does.
    return503OnClosing: false,
    serverFactory: guard.createServer,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(malformedAnswer());
    },
  });
  guard.watch(app);
  return app;
}

/**
 * Makes the server, ready to listen or to be asked through `inject`.
 * Rejects with AppNotBuiltError when `dependencies.appFolder` holds no page.
 */
export async function createApp(
  config: Config,
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const app = createFramework(config, dependencies);
  await addSecurityHeaders(app, { secure: config.secure });
  addNeverStored(app);
  addAnsweredLog(app);
  addErrorAnswers(app);
  addOriginCheck(app, config.origin);
  takeOnlyJson(app);
  addMissingAnswers(app, { withPages: dependencies.appFolder !== undefined });
  await addOpenapi(app, {
    version: dependencies.version,
    sessionCookie: sessionCookieName(config),
  });
  const services = createServices(config, dependencies, app.log);
  addCallers(app, services.callers);
  addApiRoutes(app, dependencies, services);
  await serveLocalProvider(app, config.origin, services.signInProviders);
  const { operators } = services;
  addOperatorSocket(app, { config, connection: dependencies.database, operators });
  if (dependencies.appFolder !== undefined) {
    await serveStaticFiles(app, dependencies.appFolder);
  }
  return app;
}
