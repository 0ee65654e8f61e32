import { readPaymentOptions } from '#contracts/payment-options.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { payments }) => {
  serveContract(app, readPaymentOptions, () => ({
    provider: payments.provider?.kind ?? ('none' as const),
    publishableKey: payments.provider?.publishableKey ?? null,
    onSale: payments.plansOnSale,
  }));
};
