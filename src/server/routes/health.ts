import type { FastifyInstance } from 'fastify';
import { health } from '#contracts/health.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { serveContract } from './serve-contract.ts';

const MS_PER_S = 1000;

export function addHealthRoute(app: FastifyInstance, { clock, version }: Dependencies): void {
  const startedAt = clock();
  serveContract(app, health, () => ({
    status: 'ok',
    version,
    uptime: (clock() - startedAt) / MS_PER_S,
  }));
}
