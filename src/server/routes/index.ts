import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#server/dependencies.ts';
import type { Services } from '#server/services/services.ts';
import { addHealthRoutes } from './health.ts';
import { addOpenapiRoute } from './openapi.ts';

/** Registers the route of every contract. */
export function addApiRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  _services: Services,
): void {
  addHealthRoutes(app, dependencies);
  addOpenapiRoute(app);
}
