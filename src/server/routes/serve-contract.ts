import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '#contracts/contract.ts';

/**
 * Registers the route of a contract. The reply is parsed by it, so that nothing reaches the network
 * that the contract does not declare; a handler that breaks it answers 500.
 */
export function serveContract<Reply>(
  app: FastifyInstance,
  contract: Contract<Reply>,
  handler: (request: FastifyRequest) => Reply | Promise<Reply>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    handler: async (request) => contract.reply.parse(await handler(request)),
  });
}
