import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { listSupportTickets, setTicketState } from '#contracts/operator-support.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { customerCare }) => {
  serveSignedIn(app, listSupportTickets, async ({ caller, query }) => {
    const { tickets, hasMore } = await customerCare.readTickets(
      caller.user.id,
      query.state,
      query.before,
    );
    return {
      hasMore,
      tickets: tickets.map(({ userId, createdAt, ...ticket }) => ({
        ...ticket,
        customerId: userId,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
  serveSignedIn(app, setTicketState, async ({ caller, params, body }) => {
    await customerCare.setTicketState(caller.user.id, params.id, body.state);
    return { success: true as const };
  });
};
