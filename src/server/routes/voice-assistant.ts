import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { agreedModel } from '#server/services/language-model/agreed-model.ts';
import { createVoiceAssistant } from '#server/services/voice-assistant/voice-assistant.ts';

export const addRoutes: AddRoutes = (app, { languageModel }) => {
  const assistant = createVoiceAssistant();
  serveSignedIn(app, askVoiceAssistant, ({ body }) => {
    const { command, currentMakeup, mayUseModel: agreed, modelName } = body;
    return assistant.answer(
      command,
      currentMakeup,
      agreedModel(languageModel, { agreed, modelName }),
    );
  });
};
