import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { clearPass, readAccess } from '#contracts/access.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { access, languageModel }) => {
  serveContract(app, readAccess, async ({ who }) => {
    const { time, proUntil, features, graceUntil, ...rest } = await who.rights();
    return {
      ...rest,
      time: time.toISOString(),
      proUntil: proUntil?.toISOString() ?? null,
      features: features.map((feature) => ({ ...feature, until: feature.until.toISOString() })),
      graceUntil: graceUntil?.toISOString() ?? null,
      hasLanguageModel: languageModel !== undefined,
      ...(languageModel?.publicName !== undefined && {
        languageModelName: languageModel.publicName,
      }),
    };
  });
  serveContract(app, clearPass, async ({ who }) => {
    await access.clearPasses(await who.holder());
    return { success: true as const };
  });
};
