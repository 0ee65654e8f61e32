import type { FastifyInstance } from 'fastify';
import {
  grantAccess,
  readCustomer,
  refundPayment,
  revokeAccess,
  searchCustomers,
} from '#contracts/operator-customers.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

const DONE = { success: true as const };

export function addOperatorCustomerRoutes(
  app: FastifyInstance,
  { customerCare }: Pick<Services, 'customerCare'>,
): void {
  serveSignedIn(app, searchCustomers, async ({ caller, query }) => {
    const owners = await customerCare.search(caller.user.id, query.query);
    return owners.map(({ id, kind, user }) => ({
      id,
      kind,
      name: user?.name ?? null,
      email: user?.email ?? null,
    }));
  });
  serveSignedIn(app, readCustomer, ({ caller, params }) =>
    customerCare.read(caller.user.id, params.id),
  );
  serveSignedIn(app, refundPayment, async ({ caller, params, body }) => ({
    refunded: await customerCare.refund({
      ...body,
      actor: caller.user.id,
      ownerId: params.id,
      amountCents: body.amountCents,
    }),
  }));
  serveSignedIn(app, grantAccess, async ({ caller, params, body }) => {
    const until = new Date(body.until);
    await customerCare.grant({ ...body, until, actor: caller.user.id, ownerId: params.id });
    return DONE;
  });
  serveSignedIn(app, revokeAccess, async ({ caller, params, body }) => {
    await customerCare.revoke({ ...body, actor: caller.user.id, ownerId: params.id });
    return DONE;
  });
}
