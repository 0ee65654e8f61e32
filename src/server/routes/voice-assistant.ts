import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { askVoiceAssistant } from '#contracts/voice-assistant.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createVoiceAssistant } from '#server/services/voice-assistant/voice-assistant.ts';

export const addRoutes: AddRoutes = (app, { languageModel }) => {
  const assistant = createVoiceAssistant(languageModel);
  serveSignedIn(app, askVoiceAssistant, ({ body }) =>
    assistant.answer(body.command, body.currentMakeup),
  );
};
