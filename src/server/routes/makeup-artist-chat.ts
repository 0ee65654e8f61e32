import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { servePieces } from '#server/plugins/serve-pieces.ts';
import { agreedModel } from '#server/services/language-model/agreed-model.ts';
import { createArtistChat } from '#server/services/artist-chat/artist-chat.ts';

export const addRoutes: AddRoutes = (app, { languageModel }) => {
  const chat = createArtistChat(languageModel);
  servePieces(app, chatWithArtist, async function* ({ body }, signal) {
    const { artistId, message, history = [], currentMakeup: look, features } = body;
    const { mayShowFeatures: agreed, modelName } = body;
    if (!AI_ARTISTS.some(({ id }) => id === artistId)) throw new ApiFailure('not_found');
    const modelMayKnow = agreedModel(languageModel, { agreed, modelName }) !== undefined;
    return yield* chat.answer({ artistId, message, history, look, features, modelMayKnow }, signal);
  });
};
