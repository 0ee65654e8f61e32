import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  downloadInvoice,
  listInvoices,
  readSubscription,
  resumeSubscription,
  usePaymentMethod,
} from '#contracts/subscription.ts';
import type { FastifyInstance } from 'fastify';
import { createInvoices, type Invoices } from '#server/services/invoices/invoices.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { database, subscriptions }) => {
  serveSignedIn(app, readSubscription, async ({ caller }) => {
    const { proExpiresAt, graceUntil, ...plan } = await subscriptions.read({
      userId: caller.user.id,
    });
    return {
      ...plan,
      proExpiresAt: proExpiresAt?.toISOString() ?? null,
      graceUntil: graceUntil?.toISOString() ?? null,
    };
  });
  serveSignedIn(app, cancelSubscription, async ({ caller }) => {
    await subscriptions.cancel(caller.user.id);
    return { success: true as const };
  });
  serveSignedIn(app, resumeSubscription, async ({ caller }) => {
    await subscriptions.resume(caller.user.id);
    return { success: true as const };
  });
  serveSignedIn(app, changePaymentMethod, async ({ caller }) => ({
    client_secret: await subscriptions.prepareCard(caller.user.id),
  }));
  serveSignedIn(app, usePaymentMethod, ({ caller }) => subscriptions.takeCard(caller.user.id));
  addInvoiceRoutes(app, createInvoices({ database }));
};

function addInvoiceRoutes(app: FastifyInstance, invoices: Invoices): void {
  serveSignedIn(app, listInvoices, async ({ caller }) => {
    const list = await invoices.list(caller.user.id);
    return list.map(
      ({
        paymentId,
        kind,
        amountCents,
        refundedCents,
        paidAt,
        number,
        currency,
        status,
        card,
      }) => ({
        id: paymentId,
        number,
        type: kind,
        amount: amountCents,
        refunded: refundedCents,
        currency,
        paidAt: paidAt.toISOString(),
        status,
        card,
      }),
    );
  });
  serveSignedIn(app, downloadInvoice, async ({ caller, params, reply }) => {
    const { name, bytes } = await invoices.draw(caller.user.id, params.id);
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return bytes;
  });
}
