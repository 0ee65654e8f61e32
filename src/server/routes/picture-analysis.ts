import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { whenLeft } from '#server/plugins/when-left.ts';
import { agreedModel } from '#server/services/language-model/agreed-model.ts';
import { createPictures } from '#server/services/pictures/pictures.ts';
import { wordAdvice } from '#server/services/pictures/word-advice.ts';

export const addRoutes: AddRoutes = (app, { pictureThread, now, languageModel }) => {
  const pictures = createPictures(pictureThread, now);
  app.addHook('preClose', pictures.stop);
  serveSignedIn(app, analyzeFace, async ({ body, reply }) => {
    const signal = whenLeft(reply);
    const found = await pictures.analyzeFace(body.imageData, signal);
    const { mayUseModel: agreed, modelName } = body;
    const model = agreedModel(languageModel, { agreed, modelName });
    return model === undefined ? found : wordAdvice(model, found, signal);
  });
  serveSignedIn(app, analyzeSkin, ({ body, reply }) =>
    pictures.analyzeSkin(body.image, body.currentMakeup, whenLeft(reply)),
  );
};
