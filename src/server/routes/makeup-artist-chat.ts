import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { chatWithArtist } from '#contracts/makeup-artist-chat.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { servePieces } from '#server/plugins/serve-pieces.ts';
import { createArtistChat } from '#server/services/artist-chat/artist-chat.ts';

export const addRoutes: AddRoutes = (app, { languageModel }) => {
  const chat = createArtistChat(languageModel);
  servePieces(app, chatWithArtist, async function* ({ body }, signal) {
    const { artistId, message, history = [], currentMakeup: look, features } = body;
    const { mayShowFeatures = false, modelName } = body;
    if (!AI_ARTISTS.some(({ id }) => id === artistId)) throw new ApiFailure('not_found');
    // The operator may have changed models since the person was asked.
    const isNamed = modelName === undefined || modelName === languageModel?.publicName;
    const modelMayKnow = mayShowFeatures && isNamed;
    return yield* chat.answer({ artistId, message, history, look, features, modelMayKnow }, signal);
  });
};
