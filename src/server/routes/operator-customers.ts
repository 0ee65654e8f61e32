import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  grantAccess,
  readCustomer,
  refundPayment,
  revokeAccess,
  searchCustomers,
} from '#contracts/operator-customers.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

const DONE = { success: true as const };

export const addRoutes: AddRoutes = (app, { customerCare }) => {
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
};
