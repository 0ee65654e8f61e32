import type { FastifyReply } from 'fastify';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createPictures } from '#server/services/pictures/pictures.ts';

/** Aborted when the caller hangs up before the answer: nobody waits for it any more. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}

export const addRoutes: AddRoutes = (app, { pictureThread, now }) => {
  const pictures = createPictures(pictureThread, now);
  app.addHook('preClose', pictures.stop);
  serveSignedIn(app, analyzeFace, ({ body, reply }) =>
    pictures.analyzeFace(body.imageData, whenLeft(reply)),
  );
  serveSignedIn(app, analyzeSkin, ({ body, reply }) =>
    pictures.analyzeSkin(body.image, body.currentMakeup, whenLeft(reply)),
  );
};
