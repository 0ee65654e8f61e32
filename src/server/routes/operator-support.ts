import type { FastifyInstance } from 'fastify';
import { listSupportTickets } from '#contracts/operator-support.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addOperatorSupportRoutes(
  app: FastifyInstance,
  { customerCare }: Pick<Services, 'customerCare'>,
): void {
  serveSignedIn(app, listSupportTickets, async ({ caller, query }) => {
    const { tickets, hasMore } = await customerCare.readTickets(caller.user.id, query.before);
    return {
      hasMore,
      tickets: tickets.map(({ userId, createdAt, ...ticket }) => ({
        ...ticket,
        customerId: userId,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}
