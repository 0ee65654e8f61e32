import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addApiRoutes } from './add-api-routes.ts';
import { addRepeatedWork } from './services/jobs/add-repeated-work.ts';
import { createGuard, type Guard } from './admission/guard.ts';
import type { Config } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { logOptions } from './log/log-options.ts';
import { startProvider } from './payment/start-provider.ts';
import { addAnsweredLog } from './plugins/answered-log.ts';
import { addNeverStored, NEVER_STORED } from './plugins/api-calls.ts';
import { BODY_LIMIT_BYTES, takeOnlyJson } from './plugins/bodies.ts';
import { addAccess, addCallers } from './plugins/callers.ts';
import { answerConnectionError } from './plugins/connection-errors.ts';
import { serveDocuments } from './plugins/documents.ts';
import { addErrorAnswers, answerError } from './plugins/errors.ts';
import { addGuests } from './plugins/guests.ts';
import { addLimits } from './plugins/limits.ts';
import { addMaintenance, isClosedFor } from './plugins/maintenance.ts';
import { addOpenapi } from './plugins/openapi.ts';
import { addOriginCheck } from './plugins/origin-check.ts';
import { addProGuard } from './plugins/pro-guard.ts';
import { readFrom, serveProductDocuments } from './plugins/product-documents.ts';
import { addSecurityHeaders, type Headers, securityHeaders } from './plugins/security-headers.ts';
import { addMissingAnswers, serveStaticFiles } from './plugins/static-files.ts';
import { serveSubscribeDocument } from './plugins/subscribe-document.ts';
import { backUp } from './services/backup/backup.ts';
import { sessionCookieName } from './services/callers/session-cookie.ts';
import { createProductPages } from './services/product-pages/product-pages.ts';
import { createServices } from './services/create-services.ts';
import { answerCatalogue } from './services/operators/catalogue-answer.ts';
import { addOperatorSocket } from './services/operators/add-operator-socket.ts';
import { answerSales } from './services/operators/sales-answer.ts';
import { addRetention } from './services/retention/add-retention.ts';
import { callbackAddress } from './services/social-sign-in/callback-address.ts';
import { addFormCallback } from './services/social-sign-in/form-callback.ts';
import { serveLocalProvider } from './services/social-sign-in/local-provider/serve-local-provider.ts';

/** A deleted look is gone for good about this long after it could last be brought back. */
const LOOKS_ERASED_EVERY_MS = 60_000;

/** Makes the framework itself: what it takes, how it logs and how it stops. */
function createFramework(
  config: Config,
  { log }: Pick<Dependencies, 'log'>,
  headers: Headers,
  guard: Guard,
): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy.join(),
    genReqId: () => randomUUID(),
    logger: logOptions(config, log),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // While the server closes, the guard answers instead, in the API's format.
    return503OnClosing: false,
    serverFactory: guard.createServer,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run before an address is understood.
      reply.headers({ ...headers, 'cache-control': NEVER_STORED, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
    clientErrorHandler: answerConnectionError,
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
  const headers = await securityHeaders(config);
  const guard = createGuard(dependencies.clock, headers);
  const app = createFramework(config, dependencies, headers, guard);
  addSecurityHeaders(app, headers);
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
  const provider = await startProvider(app, config, dependencies);
  const { isBusy } = guard;
  const services = createServices({
    ...dependencies,
    config,
    database: dependencies.database.database,
    news: dependencies.database.news,
    readAnywhere: dependencies.database.readAnywhere,
    log: app.log,
    provider,
    isBusy,
  });
  addCallers(app, services);
  addMaintenance(app, services.maintenance, services.callers);
  addAccess(app, services.callers);
  addGuests(app, services.guests);
  addProGuard(app);
  addLimits(app, services.throttles);
  app.addHook('onReady', services.jobs.start);
  app.addHook('onClose', services.jobs.stop);
  app.addHook('onReady', async () => services.payments.start());
  app.addHook('onClose', services.payments.stop);
  // Calls that wait for the language model are answered without it, so that the server can stop.
  app.addHook('preClose', async () => services.languageModel?.stop());
  addRepeatedWork(app, {
    work: () => services.looks.erase(),
    everyMs: LOOKS_ERASED_EVERY_MS,
    failure: 'deleted looks could not be erased',
  });
  addRetention(app, {
    database: dependencies.database.database,
    mails: services.mails,
    now: dependencies.now,
  });
  addApiRoutes(app, {
    ...services,
    version: dependencies.version,
    pictureThread: dependencies.pictureThread,
    signingProgram: dependencies.signingProgram,
    forwarderProgram: dependencies.forwarderProgram,
    connection: dependencies.database,
    isStuck: guard.isStuck,
    isLeaving: guard.isLeaving,
    placeState: guard.placeState,
  });
  await addFormCallback(app, config.origin);
  await serveLocalProvider(app, {
    origin: config.origin,
    clients: services.signInProviders.local,
    callbackOf: (id) => callbackAddress(config.origin, id, 'link'),
  });
  const { operators, newsletterIssues, productRegister } = services;
  addOperatorSocket(app, {
    config,
    connection: dependencies.database,
    operators,
    newsletterIssues,
    productRegister,
    backUp: (file) => backUp(dependencies.database.database, file, dependencies.now()),
    takeFeed: (feed) => answerCatalogue(dependencies.database.database, feed),
    takeSales: (report) => answerSales(dependencies.database.database, report),
  });
  serveDocuments(app, {
    origin: config.origin,
    secure: config.secure,
    folder: dependencies.documentsFolder,
    isClosedFor: (request) => isClosedFor(request, services),
  });
  const { documentsFolder } = dependencies;
  serveProductDocuments(app, {
    origin: config.origin,
    secure: config.secure,
    readMade:
      dependencies.makeDocument ??
      (documentsFolder === undefined ? undefined : readFrom(documentsFolder)),
    pages: createProductPages(services),
    throttles: services.throttles,
    now: dependencies.now,
    isClosedFor: (request) => isClosedFor(request, services),
  });
  if (dependencies.appFolder !== undefined) {
    await serveStaticFiles(app, {
      folder: dependencies.appFolder,
      secure: config.secure,
      isUnderMaintenance: services.maintenance.isOn,
    });
    serveSubscribeDocument(app, {
      admitsProvider: config.paymentKeys !== undefined,
      secure: config.secure,
    });
  }
  return app;
}
