import type { FastifyInstance } from 'fastify';
import { health, ready } from '#contracts/health.ts';
import type { Guard } from '#server/admission/guard.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { serveContract } from './serve-contract.ts';

const MS_PER_S = 1000;

export interface HealthNeeds {
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
  /** The product's version. */
  readonly version: string;
  readonly database: Pick<DatabaseConnection, 'engine' | 'ping'>;
}

export function addHealthRoutes(
  app: FastifyInstance,
  { clock, version, database }: HealthNeeds,
  guard: Pick<Guard, 'isStuck'>,
): void {
  const startedAt = clock();
  serveContract(app, health, () => ({
    status: 'ok',
    version,
    uptime: (clock() - startedAt) / MS_PER_S,
  }));
  serveContract(app, ready, async () => {
    if (guard.isStuck()) {
      throw new ApiFailure('unavailable', { cause: new Error('No call that was let in ends.') });
    }
    try {
      await database.ping();
    } catch (cause) {
      throw new ApiFailure('unavailable', { cause });
    }
    return { status: 'ready', database: database.engine };
  });
}
