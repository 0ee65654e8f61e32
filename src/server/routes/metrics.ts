import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { readMetrics } from '#contracts/metrics.ts';
import { createSurvey } from '#server/concurrency/survey.ts';
import { isLoopback } from '#server/config/addresses.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { routeOf } from '#server/log/log-options.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { CallMeter } from '#server/services/metrics/call-meter.ts';
import { createDatabaseMeter } from '#server/services/metrics/database-meter.ts';
import {
  family,
  gauge,
  labelled,
  OPEN_METRICS_TYPE,
  writeOpenMetrics,
} from '#server/services/metrics/open-metrics.ts';
import { createProcessMeter } from '#server/services/metrics/process-meter.ts';

const MS_PER_S = 1000;

/** What a proxy adds: behind one, everybody comes from its address. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return (
    isLoopback(ip.replace(/^::ffff:/, '')) && FORWARDED.every((name) => headers[name] === undefined)
  );
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

const families = z.array(family);

export const addRoutes: AddRoutes = (app, needs) => {
  const { config, database, readAnywhere, now, clock, connection, placeState } = needs;
  const calls = new CallMeter();
  const process = createProcessMeter({ places: placeState, pool: () => connection.pool?.() });
  const stored = createDatabaseMeter({ database, readAnywhere, now, clock });
  const survey = createSurvey(() => [...calls.families(), ...process.families()]);

  app.addHook('onResponse', (request, reply, done) => {
    calls.note({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / MS_PER_S,
    });
    done();
  });
  app.addHook('onClose', async () => {
    process.stop();
    survey.stop();
  });

  serveContract(app, readMetrics, async ({ request, reply }) => {
    if (!isFromThisMachine(request) && !hasToken(request, config.metricsToken)) {
      throw new ApiFailure('forbidden');
    }
    const answers = await survey.ask();
    const ofProcesses = answers.flatMap(({ process: number, answer }) =>
      labelled(families.parse(answer), 'process', String(number)),
    );
    // While the database is away, everything else can still be reported.
    const ofDatabase = await stored.families().catch(() => undefined);
    reply.header('content-type', OPEN_METRICS_TYPE);
    return writeOpenMetrics([
      gauge('lookglass_database_up', 'Whether the database answered.', ofDatabase ? 1 : 0),
      ...ofProcesses,
      ...(ofDatabase ?? []),
    ]);
  });
};
