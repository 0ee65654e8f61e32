import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import { addHealthRoute } from './health.ts';

/** Registers the route of every contract. */
export function addApiRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  addHealthRoute(app, dependencies);
}
