import type { FastifyInstance } from 'fastify';
import { openapi } from '#contracts/openapi.ts';
import { serveContract } from './serve-contract.ts';

export function addOpenapiRoute(app: FastifyInstance): void {
  serveContract(app, openapi, () => openapi.reply.parse(app.swagger()));
}
