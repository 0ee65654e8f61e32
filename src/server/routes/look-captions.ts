import { writeLookCaption } from '#contracts/look-captions.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { wordCaption } from '#server/services/look-captions/word-caption.ts';

export const addRoutes: AddRoutes = (app, { languageModel }) => {
  serveSignedIn(app, writeLookCaption, async ({ body }) => ({
    caption: languageModel === undefined ? null : await wordCaption(languageModel, body),
  }));
};
