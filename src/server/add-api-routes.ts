import type { FastifyInstance } from 'fastify';
import type { AddRoutes, RouteNeeds } from './plugins/api-routes.ts';

const FILES = import.meta.glob('./routes/*.ts', { eager: true });

function isRouteFile(loaded: unknown): loaded is { readonly addRoutes: AddRoutes } {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'addRoutes' in loaded &&
    typeof loaded.addRoutes === 'function'
  );
}

/** Registers the routes of every file in `routes`. */
export function addApiRoutes(app: FastifyInstance, needs: RouteNeeds): void {
  for (const [path, file] of Object.entries(FILES)) {
    if (!isRouteFile(file)) throw new Error(`${path} exports no addRoutes.`);
    file.addRoutes(app, needs);
  }
}
