import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { health, ready } from '#contracts/health.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

const MS_PER_S = 1000;

export const addRoutes: AddRoutes = (app, { clock, version, connection, isStuck, isLeaving }) => {
  const startedAt = clock();
  serveContract(app, health, () => ({
    status: 'ok',
    version,
    uptime: (clock() - startedAt) / MS_PER_S,
  }));
  serveContract(app, ready, async () => {
    if (isLeaving()) {
      throw new ApiFailure('unavailable', { cause: new Error('The server is about to stop.') });
    }
    if (isStuck()) {
      throw new ApiFailure('unavailable', { cause: new Error('No call that was let in ends.') });
    }
    try {
      await connection.ping();
    } catch (cause) {
      throw new ApiFailure('unavailable', { cause });
    }
    return { status: 'ready', database: connection.engine };
  });
};
