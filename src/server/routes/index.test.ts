import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#contracts/index.ts';
import { addApiRoutes } from './index.ts';

const contractFiles = import.meta.glob('#contracts/*.ts', { eager: true });

function routesOfTheApi(): string[] {
  const app = fastify({ exposeHeadRoutes: false });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(`${String(method)} ${url}`);
  });
  addApiRoutes(app, { clock: () => 0, version: '0.0.0', appFolder: undefined });
  return routes;
}

describe('contracts and routes', () => {
  it('are the same, one route for each contract and one contract for each route', () => {
    const contracts = CONTRACTS.map(({ method, path }) => `${method} ${path}`);
    expect(routesOfTheApi().toSorted()).toEqual(contracts.toSorted());
  });

  it('lists every contract that a file declares', () => {
    const declared = Object.values(contractFiles)
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .filter((value) => typeof value === 'object' && value !== null && 'reply' in value);
    expect(new Set(declared)).toEqual(new Set<unknown>(CONTRACTS));
  });
});
