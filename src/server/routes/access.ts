import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { clearPass, readAccess } from '#contracts/access.ts';
import { holderOf } from '#server/services/access/holder.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { access, guests }) => {
  serveContract(app, readAccess, async ({ request, readCaller }) => {
    const holder = holderOf(await readCaller(), request.headers, guests);
    const { time, features, graceUntil, ...rest } = await access.read(holder);
    return {
      ...rest,
      time: time.toISOString(),
      features: features.map((feature) => ({ ...feature, until: feature.until.toISOString() })),
      graceUntil: graceUntil?.toISOString() ?? null,
    };
  });
  serveContract(app, clearPass, async ({ request, readCaller }) => {
    await access.clearPasses(holderOf(await readCaller(), request.headers, guests));
    return { success: true as const };
  });
};
